/// A property of a class that delivers each new value, and tells its object's `objectWillChange`, before it changes.
@propertyWrapper
public struct Published<Value> {
    private var box: PublishedBox<Value>

    /// Creates the property with its first value.
    public init(initialValue: Value) { box = PublishedBox(initialValue) }

    /// Creates the property with its first value.
    public init(wrappedValue: Value) { box = PublishedBox(wrappedValue) }

    /// Delivers the present value and each later one before it is set.
    public var projectedValue: Publisher {
        mutating get { Publisher(box: box) }
        set { box = newValue.box }
    }

    /// Works in classes only.
    @available(*, unavailable, message: "@Published is only available on properties of classes")
    public var wrappedValue: Value {
        get { fatalError("@Published is only available on properties of classes") }
        set { fatalError("@Published is only available on properties of classes") }
    }

    /// Reads and writes the property of an object.
    public static subscript<EnclosingSelf: AnyObject>(
        _enclosingInstance object: EnclosingSelf, wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
    ) -> Value {
        get { object[keyPath: storageKeyPath].box.value }
        set {
            let box = object[keyPath: storageKeyPath].box
            if !box.knowsWillChange, let publisher = WillChangeTable.shared.known(for: object) { box.willChange(through: publisher) }
            box.set(newValue)
        }
    }

    /// Delivers the values of a published property.
    public struct Publisher: Combine.Publisher {
        /// The property's values.
        public typealias Output = Value
        /// Cannot fail.
        public typealias Failure = Never

        let box: PublishedBox<Value>

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never { box.attach(subscriber) }
    }
}

extension Published: WillChangeSender {
    func willChange(through publisher: ObservableObjectPublisher) { box.willChange(through: publisher) }
}

extension Publisher where Failure == Never {
    /// Writes values into a published property for as long as the property lives.
    public func assign(to published: inout Published<Output>.Publisher) { subscribe(PublishedFeeder(published.box)) }
}
