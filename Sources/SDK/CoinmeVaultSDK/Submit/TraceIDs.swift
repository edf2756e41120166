/// The ids by which one submit can be followed through the service (B3 propagation): lower-case hexadecimal, random, never all zero.
struct TraceIDs: Equatable, Sendable {
    /// 32 digits, 128 bits.
    let trace: String
    /// 16 digits, 64 bits.
    let span: String

    /// Draws new ids.
    init(using generator: inout some RandomNumberGenerator) {
        trace = Self.hex(Self.draw(using: &generator)) + Self.hex(.random(in: .min ... .max, using: &generator))
        span = Self.hex(Self.draw(using: &generator))
    }

    /// The headers that carry the ids; neither a sampling decision nor a parent.
    var headers: [String: String] { ["X-B3-TraceId": trace, "X-B3-SpanId": span] }

    private static func draw(using generator: inout some RandomNumberGenerator) -> UInt64 { .random(in: 1 ... .max, using: &generator) }

    private static func hex(_ value: UInt64) -> String {
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
