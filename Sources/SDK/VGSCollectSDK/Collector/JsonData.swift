/// A JSON object as `JSONSerialization` reads and writes it.
public typealias JsonData = [String: Any]

/// Header names and their values.
public typealias HTTPHeaders = [String: String]
