/// The envelope of every CAAS answer: `{"data": …, "errorResponse": null}` or the other way round.
public enum CaasEnvelope {
    /// Writes a success.
    /// - Parameter data: Writes exactly one value.
    public static func success(capacity: Int = 512, _ data: (inout JSONWriter) -> Void) -> [UInt8] {
        var writer = JSONWriter(capacity: capacity)
        writer.literal(#"{"data":"#)
        data(&writer)
        writer.literal(#","errorResponse":null}"#)
        return writer.finish()
    }

    /// Writes a refusal.
    public static func failure(_ response: CaasErrorObject) -> [UInt8] {
        var writer = JSONWriter()
        writer.beginObject()
        writer.key("data")
        writer.null()
        writer.key("errorResponse")
        response.write(to: &writer)
        writer.endObject()
        return writer.bytes
    }

    /// The refusal in the root's `errorResponse`; nil when that is missing, null, an empty object or no object.
    public static func wrappedError(in root: JSONValue) -> CaasErrorObject? {
        guard let value = root["errorResponse"], !value.members.isEmpty else { return nil }
        return CaasErrorObject(value)
    }

    /// The refusal that stands bare at the root, recognised by an `errorData` array; nil otherwise.
    public static func bareError(in root: JSONValue) -> CaasErrorObject? {
        guard root["errorData"]?.kind == .array else { return nil }
        return CaasErrorObject(root)
    }
}
