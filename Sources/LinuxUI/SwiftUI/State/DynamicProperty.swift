/// A property of a view that takes part in its updates. Properties of its own that are dynamic are connected first.
public protocol DynamicProperty {
    /// Called before each time the view is asked for its content.
    mutating func update()
}

extension DynamicProperty {
    /// Nothing.
    public mutating func update() {}
}
