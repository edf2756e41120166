import CofferTestServer
import Testing

@Suite struct ChanceTests {
    @Test(arguments: [
        ("lock 0x7f739a0", "lock ·"), ("pointerValue: 739739", "·"), ("id 550e8400-e29b-41d4-a716-446655440739 end", "id · end"),
        ("Host: 127.0.0.1:46987", "Host: ·"), ("X-B3-Traceid: f0779a98714", "·"), ("X-B3-SPANID: 987", "·"),
        ("at 2026-11-30T09:53:07.739Z", "at ·Z"), ("code 739", "code 739"), ("739", "739"), ("cvv=739,", "cvv=739,"), ("", ""),
    ])
    func `only what is chance goes`(_ text: String, _ expected: String) {
        #expect(text.withoutChance == expected)
    }
}
