import CofferFoundation
import CofferWire
import Testing

@Suite struct JSONMutationTests {
    private static let body = Array(
        #"{"accountId":"a-1","card":{"cardNumber":"4111111111111111","month":"02","c\u0076v":"123"},"n":[1,-2.5e+3,true,null],"s":"\ud83d\ude00é\"\\"}"#
            .utf8)
    private static let bytes = Array("{}[]\",:\\u0dDeE+-.tfn1 \n".utf8) + [0x00, 0x7F, 0x80, 0xC3, 0xED, 0xF4, 0xFF]

    /// A fixed sequence (Knuth's MMIX constants), so that a failure comes again.
    private struct Sequence: RandomNumberGenerator {
        var state: UInt64
        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ state >> 29
        }
    }

    @Test(arguments: 0..<8)
    func `whatever a broken body is read as, Foundation reads it too`(_ seed: Int) throws {
        var random = Sequence(state: UInt64(seed))
        var accepted = 0
        for _ in 0..<1500 {
            var text = Self.body
            for _ in 0..<Int.random(in: 1...3, using: &random) {
                let at = Int.random(in: 0..<text.count, using: &random)
                switch Int.random(in: 0..<4, using: &random) {
                case 0: text.remove(at: at)
                case 1: text.insert(Self.bytes[Int.random(in: 0..<Self.bytes.count, using: &random)], at: at)
                case 2: text[at] = Self.bytes[Int.random(in: 0..<Self.bytes.count, using: &random)]
                default: text.removeSubrange(at...)
                }
                if text.isEmpty { text = [0x20] }
            }
            guard let document = try? JSONDocument(text) else { continue }
            accepted += 1
            #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(text), options: .fragmentsAllowed) }
            #expect(document.root.sourceRange.upperBound <= text.count)
            #expect(document.root.members.allSatisfy { $0.key.string != nil && document[$0.key.string ?? ""] != nil })
        }
        #expect(accepted > 50)
    }
}
