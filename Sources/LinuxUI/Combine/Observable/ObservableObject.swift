/// An object that says when it is about to change.
public protocol ObservableObject: AnyObject {
    /// How it says so.
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher where ObjectWillChangePublisher.Failure == Never

    /// Delivers before each change.
    var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// Delivers before each change of a property marked with ``Published``.
    public var objectWillChange: ObservableObjectPublisher { WillChangeTable.shared.publisher(for: self) }
}
