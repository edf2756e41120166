import Testing

@testable import PrimerSDK

/// primer.md §4.3 and §4.4: when a code is needed, and what is said of what was typed.
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct SecurityCodeTests {
    struct Need: Sendable, CustomTestStringConvertible {
        let type: PaymentInstrumentType
        let captures: Bool
        let isRequired: Bool
        var testDescription: String { "\(type.rawValue), capture \(captures)" }
    }

    private nonisolated static let needs =
        PaymentInstrumentType.allCases.map { Need(type: $0, captures: false, isRequired: false) }
        + PaymentInstrumentType.allCases.map { Need(type: $0, captures: true, isRequired: $0 == .paymentCard || $0 == .cardOffSession) }

    @Test(arguments: needs)
    func `a code is needed for cards where the session captures it, as soon as they are selected`(_ need: Need) async throws {
        let selection = try await Checkout(capturesCvv: need.captures, list: Sample.list()).ready()
        selection.selectVaulted(Sample.method("m", type: need.type))
        #expect(selection.state.requiresCvvInput == need.isRequired)
    }

    @Test func `the default selection needs its code before anything is tapped`() async throws {
        let selection = try await Checkout(capturesCvv: true).ready()
        #expect(selection.state.requiresCvvInput && selection.state.cvvInput.isEmpty && selection.state.cvvError == nil)
    }

    struct Row: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let network: String?
        let text: String
        let isValid: Bool
        let hasError: Bool
        init(_ name: String, _ network: String?, _ text: String, valid: Bool = false, error: Bool = false) {
            (testDescription, self.network, self.text, isValid, hasError) = (name, network, text, valid, error)
        }
    }

    @Test(arguments: [
        Row("empty", "Visa", ""), Row("one digit", "Visa", "1"), Row("two digits", "Visa", "12"),
        Row("three digits", "Visa", "123", valid: true),
        Row("four digits", "Visa", "1234", error: true), Row("a letter", "Visa", "12a", error: true),
        Row("a letter alone", "Visa", "a", error: true),
        Row("a space", "Visa", "1 2", error: true), Row("a minus", "Visa", "-12", error: true),
        Row("a line break", "Visa", "123\n", error: true),
        Row("full-width digits", "Visa", "１２３", error: true), Row("Arabic digits", "Visa", "١٢٣", error: true),
        Row("a digit with a mark", "Visa", "12\u{0301}3", error: true), Row("Amex, three", "Amex", "123"),
        Row("Amex, four", "Amex", "1234", valid: true), Row("Amex, five", "Amex", "12345", error: true),
        Row("American Express in words", "American Express", "1234", valid: true), Row("no rule, three", "Bancontact", "123", valid: true),
        Row("no rule, four", "Bancontact", "1234", error: true), Row("no network, three", nil, "123", valid: true),
        Row("a page of digits", "Visa", String(repeating: "1", count: 10_000), error: true),
    ])
    func `typed text is judged by the network of the selected card`(_ row: Row) async throws {
        let selection = try await Checkout(capturesCvv: true, list: Sample.list()).ready()
        selection.selectVaulted(Sample.method("m", network: row.network))
        selection.updateCvvInput(row.text)
        #expect(selection.state.cvvInput == String(row.text.prefix(64)))
        #expect(selection.state.isCvvValid == row.isValid)
        #expect(selection.state.cvvError == (row.hasError ? "Please enter a valid CVV." : nil))
    }

    @Test func `with nothing selected a code has three digits`() async throws {
        let selection = try await Checkout(list: Sample.list()).ready()
        selection.updateCvvInput("123")
        #expect(selection.state.isCvvValid)
        selection.updateCvvInput("1234")
        #expect(selection.state.cvvError == "Please enter a valid CVV." && !selection.state.isCvvValid)
    }

    @Test func `an error goes with the next text that is none`() async throws {
        let selection = try await Checkout(capturesCvv: true).ready()
        selection.updateCvvInput("x")
        #expect(selection.state.cvvError != nil)
        selection.updateCvvInput("1")
        #expect(selection.state.cvvError == nil)
    }

    @Test(arguments: ["", "1", "12a", "1234", "１２３"])
    func `a payment without a valid code never starts, and the state says why`(_ text: String) async throws {
        let checkout = Checkout(capturesCvv: true)
        let selection = try await checkout.ready()
        selection.updateCvvInput(text)
        await selection.submitSelectedVaulted()
        #expect(selection.state.cvvError == "Please enter a valid CVV." && !selection.state.isVaultPaymentLoading)
        #expect(checkout.service.requests.map(\.step) == [.configuration, .list] && checkout.outcomes.isEmpty)
    }

    @Test func `a valid code goes into the exchange's body and a session without recapture sends no body`() async throws {
        let captured = Checkout(capturesCvv: true)
        var selection = try await captured.ready()
        selection.updateCvvInput("123")
        await selection.submitSelectedVaulted()
        #expect(captured.service.requests(.exchange).map(\.body) == [#"{"cvv":"123"}"#])
        #expect(captured.results.count == 1)

        let plain = Checkout()
        selection = try await plain.ready()
        selection.updateCvvInput("123")
        await selection.submitSelectedVaulted()
        #expect(plain.service.requests(.exchange).first?.request.httpBody == nil)
    }
}
