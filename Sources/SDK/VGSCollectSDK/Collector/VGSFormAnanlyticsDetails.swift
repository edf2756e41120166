/// What names a form; kept for source compatibility, nothing is ever sent from it. (The spelling is upstream's.)
public struct VGSFormAnanlyticsDetails: Sendable {
    /// A random identifier of the collector, made when it is created.
    public let formId: String
    /// The vault id the collector was created with.
    public let tenantId: String
    /// The environment text the collector was created with.
    public let environment: String

    /// Names a form.
    init(formId: String, tenantId: String, environment: String) {
        self.formId = formId
        self.tenantId = tenantId
        self.environment = environment
    }
}

extension VGSFormAnanlyticsDetails: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The type's name only: a baked vault id stays out of texts.
    public var description: String { "VGSFormAnanlyticsDetails" }
    /// The same as ``description``.
    public var debugDescription: String { description }
    /// Without children.
    public var customMirror: Mirror { Mirror(self, children: [:]) }
}
