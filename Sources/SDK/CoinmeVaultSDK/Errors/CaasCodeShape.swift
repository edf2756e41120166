/// The shape of a CAAS error code: four groups of three digits with hyphens between.
enum CaasCodeShape {
    /// Whether a text has the shape.
    static func matches(_ text: String) -> Bool {
        let bytes = Array(text.utf8)
        return bytes.count == 15
            && bytes.enumerated().allSatisfy { offset, byte in
                offset % 4 == 3 ? byte == UInt8(ascii: "-") : byte &- UInt8(ascii: "0") < 10
            }
    }
}
