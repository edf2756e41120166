import Combine
import Testing

@testable import PrimerSDK

/// primer.md §1.11: what a card form shows of what was typed.
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct CardFormStateTests {
    @Test func `a new form is empty, not valid and without errors`() async throws {
        let checkout = Checkout()
        #expect(checkout.session.cardForm == nil)
        let form = try await checkout.cardForm()
        #expect(form.state == PrimerCardFormState())
        #expect(form.state.displayFields == [.cardNumber, .expiryDate, .cvv, .cardholderName])
        #expect(checkout.session.cardForm === form)
    }

    struct Module: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let modules: String
        let fields: [PrimerInputElementType]
        init(_ name: String, _ modules: String, _ fields: [PrimerInputElementType]) {
            (testDescription, self.modules, self.fields) = (name, modules, fields)
        }
    }

    private nonisolated static let card: [PrimerInputElementType] = [.cardNumber, .expiryDate, .cvv, .cardholderName]
    private nonisolated static func address(_ options: String) -> String { #"{"type":"BILLING_ADDRESS","options":{\#(options)}}"# }

    @Test(arguments: [
        Module("no module", "", card), Module("an unknown module", #"{"type":"SHOES","options":{"postalCode":true}}"#, card),
        Module("an address without a postal code", address(#""city":true"#), card),
        Module("an address that refuses the postal code", address(#""postalCode":false,"city":true"#), card),
        Module(
            "a whole address", address(#""postalCode":true"#),
            card + [.countryCode, .firstName, .lastName, .addressLine1, .addressLine2, .postalCode, .city, .state]),
        Module(
            "fields that are refused", address(#""postalCode":true,"addressLine2":false,"state":false,"firstName":false,"city":true"#),
            card + [.countryCode, .lastName, .addressLine1, .postalCode, .city]),
        Module(
            "a telephone number", address(#""postalCode":true,"phoneNumber":true"#),
            card + [.countryCode, .firstName, .lastName, .addressLine1, .addressLine2, .postalCode, .city, .state, .phoneNumber]),
        Module(
            "no telephone number", address(#""postalCode":true,"phoneNumber":false,"firstName":false,"lastName":false"#),
            card + [.countryCode, .addressLine1, .addressLine2, .postalCode, .city, .state]),
        Module("no cardholder", #"{"type":"CARD_INFORMATION","options":{"cardHolderName":false}}"#, [.cardNumber, .expiryDate, .cvv]),
        Module("a cardholder", #"{"type":"CARD_INFORMATION","options":{"cardHolderName":true}}"#, card),
    ])
    func `modules decide which fields there are`(_ row: Module) async throws {
        let checkout = Checkout()
        checkout.service.answer(.configuration, 200, Checkout.formConfiguration(modules: row.modules))
        let form = try await checkout.cardForm()
        #expect(form.state.displayFields == row.fields && form.state.configuration.allFields == row.fields)
        #expect(form.state.configuration.requiresBillingAddress == (row.fields.contains(.postalCode)))
    }

    @Test func `every field is written by its own method`() async throws {
        let checkout = Checkout()
        checkout.service.answer(
            .configuration, 200, Checkout.formConfiguration(modules: Self.address(#""postalCode":true,"phoneNumber":true"#)))
        let form = try await checkout.cardForm()
        let writes: [(PrimerInputElementType, (String) -> Void)] = [
            (.expiryDate, form.updateExpiryDate), (.cardholderName, form.updateCardholderName), (.postalCode, form.updatePostalCode),
            (.countryCode, form.updateCountryCode), (.city, form.updateCity), (.state, form.updateState),
            (.addressLine1, form.updateAddressLine1), (.addressLine2, form.updateAddressLine2), (.phoneNumber, form.updatePhoneNumber),
            (.firstName, form.updateFirstName), (.lastName, form.updateLastName),
        ]
        for (field, write) in writes {
            write("text of \(field)")
            #expect(form.state.data[field] == "text of \(field)")
        }
        form.updateCardNumber("4242 4242 4242 4242")
        form.updateCvv("737")
        #expect(form.state.data[.cardNumber] == "424242••••••4242" && form.state.data[.cvv].isEmpty)
        #expect(writes.count + 2 == form.state.displayFields.count)
    }

    @Test func `a field that the form does not have is ignored`() async throws {
        let form = try await Checkout().cardForm()
        form.updatePostalCode("10115")
        form.updateCountryCode("DE")
        #expect(form.state == PrimerCardFormState())
    }

    @Test func `a form is valid with all four fields and not with three`() async throws {
        let form = try await Checkout().cardForm()
        form.typeCard()
        #expect(form.state.isValid && form.state.fieldErrors.isEmpty)
        let spoil: [() -> Void] = [
            { form.updateCardNumber("4242") }, { form.updateExpiryDate("") }, { form.updateCvv("7") }, { form.updateCardholderName("M") },
        ]
        for spoil in spoil {
            form.typeCard()
            #expect(form.state.isValid)
            spoil()
            #expect(!form.state.isValid)
        }
    }

    @Test func `a field that can still become right has no error, one that cannot has`() async throws {
        let form = try await Checkout().cardForm()
        form.updateCardNumber("4242")
        form.updateExpiryDate("03/")
        form.updateCvv("7")
        form.updateCardholderName("M")
        #expect(form.codes.isEmpty && !form.state.hasError(for: .cardNumber))
        form.updateCardNumber("4242424242424241")
        form.updateExpiryDate("03/21")
        form.updateCvv("7x")
        form.updateCardholderName("M4ria")
        #expect(form.codes == ["invalid-card_number", "invalid-expiry_date", "invalid-cvv", "invalid-cardholder_name"])
        #expect(form.state.hasError(for: .cvv) && form.state.errorMessage(for: .cvv) == "Please enter a valid CVV.")
        form.updateCvv("737")
        #expect(!form.state.hasError(for: .cvv) && form.state.errorMessage(for: .cvv) == nil)
    }

    @Test func `a network that is not taken has an error of its own`() async throws {
        let form = try await Checkout().cardForm()
        form.updateCardNumber("378282246310005")
        #expect(form.codes == ["unsupported-card-type"] && form.state.availableNetworks.isEmpty && form.state.selectedNetwork == nil)
        #expect(form.state.binData?.preferred == nil && form.state.binData?.alternatives.map(\.network) == [.amex])
        #expect(form.state.binData?.alternatives.map(\.allowed) == [false])
    }

    @Test func `the first digits tell the network, six of them at most are shown`() async throws {
        let form = try await Checkout().cardForm()
        form.updateCardNumber("5555 5555 5555 4444")
        #expect(form.state.selectedNetwork == PrimerCardNetwork(network: .mastercard))
        #expect(form.state.availableNetworks.map(\.network) == [.mastercard])
        #expect(
            form.state.binData
                == PrimerBinData(
                    preferred: PrimerCardNetwork(network: .mastercard), alternatives: [], status: .partial, firstDigits: "555555"))
        form.updateCardNumber("")
        #expect(form.state.selectedNetwork == nil && form.state.binData == nil)
    }

    @Test func `the country is told with name, flag and telephone prefix`() async throws {
        let checkout = Checkout(settings: PrimerSettings(localeData: PrimerLocaleData(languageCode: "en", regionCode: "US")))
        checkout.service.answer(.configuration, 200, Checkout.formConfiguration(modules: Self.address(#""postalCode":true"#)))
        let form = try await checkout.cardForm()
        form.updateCountryCode("de")
        #expect(form.state.selectedCountry == PrimerCountry(code: "DE", name: "Germany", flag: "🇩🇪", dialCode: "+49"))
        form.updatePostalCode("1234")
        #expect(!form.state.hasError(for: .postalCode))
        form.updateCountryCode("US")
        #expect(form.state.selectedCountry?.dialCode == "+1")
        form.updatePostalCode("1234x")
        #expect(form.state.hasError(for: .postalCode))
        form.updateCountryCode("USA")
        #expect(form.state.selectedCountry == nil && !form.state.hasError(for: .postalCode))
    }

    struct Surcharge: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let option: String
        let number: String
        let raw: Int?
        let text: String?
    }

    @Test(arguments: [
        Surcharge(
            testDescription: "of the network", option: #"{"type":"PAYMENT_CARD","networks":[{"type":"VISA","surcharge":120}]}"#,
            number: "4",
            raw: 120, text: "+ $1.20"),
        Surcharge(
            testDescription: "of another network", option: #"{"type":"PAYMENT_CARD","networks":[{"type":"MASTERCARD","surcharge":120}]}"#,
            number: "4", raw: nil, text: nil),
        Surcharge(
            testDescription: "of all cards", option: #"{"type":"PAYMENT_CARD","surcharge":{"amount":30}}"#, number: "4", raw: 30,
            text: "+ $0.30"),
        Surcharge(
            testDescription: "no network yet", option: #"{"type":"PAYMENT_CARD","surcharge":30}"#, number: "", raw: nil, text: nil),
        Surcharge(testDescription: "zero", option: #"{"type":"PAYMENT_CARD","surcharge":0}"#, number: "4", raw: nil, text: nil),
        Surcharge(testDescription: "of another method", option: #"{"type":"PAYPAL","surcharge":30}"#, number: "4", raw: nil, text: nil),
    ])
    func `the network's surcharge is told as an amount and in words`(_ row: Surcharge) async throws {
        let checkout = Checkout(settings: PrimerSettings(localeData: PrimerLocaleData(languageCode: "en", regionCode: "US")))
        checkout.service.answer(.configuration, 200, Checkout.formConfiguration(surcharges: row.option))
        let form = try await checkout.cardForm()
        form.updateCardNumber(row.number)
        #expect(form.state.surchargeAmountRaw == row.raw && form.state.surchargeAmount == row.text)
    }

    @Test func `no text form of a form shows what was typed`() async throws {
        let form = try await Checkout().cardForm()
        form.typeCard(cvv: "739")
        for text in textForms(form) + textForms(form.state) + textForms(form.state.data) {
            #expect(!text.contains("739") && !text.contains("4242424242424242") && !text.contains("Maria"))
        }
    }

    @Test func `a page of text is cut`() async throws {
        let form = try await Checkout().cardForm()
        form.updateCardholderName(String(repeating: "a", count: 10_000))
        #expect(form.state.data[.cardholderName].count == 256)
        form.updateCardNumber(String(repeating: "4", count: 10_000))
        #expect(form.codes == ["invalid-card_number"])
    }
}
