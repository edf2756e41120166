import CofferCardRules
import Testing

struct CardNumberTests {
    @Test func `a published Visa number is read`() throws {
        let number = try CardNumber("4242424242424242")
        #expect(number.brand == .visa)
        #expect(number.masked == "424242******4242")
        #expect(number.last4 == "4242")
        #expect(number.bin == "42424242")
    }
}
