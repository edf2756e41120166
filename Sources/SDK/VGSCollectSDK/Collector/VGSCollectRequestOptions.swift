/// Options of one send.
public struct VGSCollectRequestOptions: Sendable {
    /// How field names become JSON keys; `nestedJSON` unless set.
    public var fieldNameMappingPolicy: VGSCollectFieldNameMappingPolicy = .nestedJSON

    /// Options with every default.
    public init() {}
}
