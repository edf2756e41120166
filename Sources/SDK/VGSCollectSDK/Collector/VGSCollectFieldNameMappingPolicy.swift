/// How field names become JSON keys, and how the fields meet the extra data.
public enum VGSCollectFieldNameMappingPolicy: Sendable {
    /// The name is the key as it stands; dots and brackets mean nothing.
    case flatJSON
    /// A dot steps into an object; brackets mean nothing.
    case nestedJSON
    /// Dots step into objects and `[n]` into arrays; arrays of the extra data are merged index by index.
    case nestedJSONWithArrayMerge
    /// Dots step into objects and `[n]` into arrays; an array of the fields replaces the one of the extra data.
    case nestedJSONWithArrayOverwrite
}
