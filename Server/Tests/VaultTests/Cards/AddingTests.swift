import CofferCrypto
import CofferVault
import Testing

@Suite struct AddingTests {
    @Test func `an added card is verified, masked and listed`() async throws {
        try await TestVault.with { (test: TestVault) async throws in
            let person = CardPerson(
                holderName: "Ada Lovelace", billingAddress: BillingAddress(country: "US", addressLine1: "1 Main St", zipCode: "94105"))
            let added = try await test.vault.addCard(.test(person: person), by: test.partner)
            #expect(added.effect == .added)
            #expect(!added.isReplay)
            #expect(added.card.person == person)
            let card = try #require(try test.vault.cards(of: "cus_1", by: test.partner).first)
            #expect(card.id == added.card.id)
            #expect(card.token != CardToken(card.id.raw))
            #expect(card.maskedNumber == "424242******4242")
            #expect((card.month, card.year) == (12, 2030))
            #expect(card.status == .verified)
            #expect(card.brand == .visa)
            #expect(card.funding == .debit)
            #expect(card.person == person)
            #expect(card.createdAt == test.clock.milliseconds)
            #expect(card.verifiedAt == test.clock.milliseconds)
            #expect(try test.vault.card(card.id.text, of: "cus_1", by: test.partner).last4 == "4242")
        }
    }

    static let people: [(String, CardPerson)] = [
        ("nobody", CardPerson()), ("a name", CardPerson(holderName: "Ada")),
        ("an empty address", CardPerson(billingAddress: BillingAddress())),
        (
            "some members", CardPerson(holderName: "Zoë", billingAddress: BillingAddress(country: "CH", city: "Zürich"))
        ),
        (
            "all members",
            CardPerson(
                billingAddress: BillingAddress(
                    firstName: "Ada", lastName: "Lovelace", country: "US", addressLine1: "1 Main Street, back entrance",
                    addressLine2: "Floor 2",
                    zipCode: "94105", city: "San Francisco", state: "CA"))
        ),
    ]

    @Test(arguments: people) func `an address lends just the members that it has, fresh and read again`(
        _ name: String, _ person: CardPerson
    ) async throws {
        try await TestVault.with { (test: TestVault) async throws in
            let added = try await test.vault.addCard(.test(person: person), by: test.partner).card
            let read = try test.vault.card(added.id.text, of: "cus_1", by: test.partner)
            for card in [added, read] {
                #expect(card.person == person)
                #expect(card.openedPerson.hasAddress == (person.billingAddress != nil))
                var address = person.billingAddress.map { _ in BillingAddress() }
                card.openedPerson.forEachAddressMember { member, text in
                    #expect(address?[member] == nil)
                    address?[member] = String(decoding: text, as: UTF8.self)
                }
                #expect(address == person.billingAddress)
                #expect(!String(reflecting: card).contains("Zürich"))
            }
        }
    }

    @Test func `cards are listed oldest first`() async throws {
        try await TestVault.with { (test: TestVault) async throws in
            for number in ["4242424242424242", "5555555555554444", "378282246310005"] {
                _ = try await test.vault.addCard(.test(number, code: number.hasPrefix("37") ? "1234" : "123"), by: test.partner)
                test.clock.milliseconds += 1
            }
            let listed = try test.vault.cards(of: "cus_1", by: test.partner).map(\.last4)
            #expect(listed == ["4242", "4444", "0005"])
        }
    }

    struct Refusal: Sendable, CustomTestStringConvertible {
        let testDescription: String, request: AddCard, error: VaultError
        init(_ name: String, _ request: AddCard, _ error: VaultError) {
            testDescription = name
            self.request = request
            self.error = error
        }
    }

    static func person(_ change: (inout BillingAddress) -> Void) -> CardPerson {
        var address = BillingAddress()
        change(&address)
        return CardPerson(billingAddress: address)
    }

    static let malformed: [Refusal] = [
        Refusal("an empty number", .test(""), .invalidRequest(field: .cardNumber)),
        Refusal("one digit short", .test("424242424242424"), .invalidCardNumber),
        Refusal("a wrong check digit", .test("4242424242424241"), .invalidCardNumber),
        Refusal("a letter in the number", .test("424242424242424a"), .invalidCardNumber),
        Refusal("full-width digits in the number", .test("４２４２424242424242"), .invalidCardNumber),
        Refusal("spaces in the number", .test("4242 4242 4242 4242"), .invalidCardNumber),
        Refusal("a sound number of no known network", .test("1234567812345670"), .cardNotSupported),
        Refusal("month 13", .test(month: "13"), .invalidRequest(field: .month)),
        Refusal("month 00", .test(month: "00"), .invalidRequest(field: .month)),
        Refusal("an empty month", .test(month: ""), .invalidRequest(field: .month)),
        Refusal("a month of one digit", .test(month: "1"), .invalidRequest(field: .month)),
        Refusal("year 1999", .test(year: "1999"), .invalidRequest(field: .year)),
        Refusal("year 2100", .test(year: "2100"), .invalidRequest(field: .year)),
        Refusal("letters in the year", .test(year: "20x0"), .invalidRequest(field: .year)),
        Refusal("an empty year", .test(year: ""), .invalidRequest(field: .year)),
        Refusal("an empty code", .test(code: ""), .invalidRequest(field: .securityCode)),
        Refusal("a code of two digits", .test(code: "12"), .invalidSecurityCode),
        Refusal("a code of four digits on Visa", .test(code: "1234"), .invalidSecurityCode),
        Refusal("a code of three digits on American Express", .test("378282246310005", code: "12"), .invalidSecurityCode),
        Refusal("letters in the code", .test(code: "12a"), .invalidSecurityCode),
        Refusal("full-width digits in the code", .test(code: "１23"), .invalidSecurityCode),
        Refusal("a past month", .test(month: "12", year: "2025"), .expiredCard),
        Refusal("an empty account", .test(account: ""), .invalidRequest(field: .accountId)),
        Refusal("a space in the account", .test(account: "a b"), .invalidRequest(field: .accountId)),
        Refusal("an account of 129 bytes", .test(account: String(repeating: "a", count: 129)), .invalidRequest(field: .accountId)),
        Refusal("a card number as account", .test(account: "4111111111111111"), .invalidRequest(field: .accountId)),
        Refusal("an empty idempotency key", .test(key: ""), .invalidRequest(field: .idempotencyKey)),
        Refusal(
            "an idempotency key of 256 characters", .test(key: String(repeating: "é", count: 256)),
            .invalidRequest(field: .idempotencyKey)),
        Refusal(
            "a card number as holder", .test(person: CardPerson(holderName: "Ada 4111 1111 1111 1111")),
            .invalidRequest(field: .cardHolderName)),
        Refusal(
            "a holder of 513 bytes", .test(person: CardPerson(holderName: String(repeating: "a", count: 513))),
            .invalidRequest(field: .cardHolderName)),
        Refusal(
            "a line break in the city", .test(person: person { $0.city = "San\nFrancisco" }), .invalidRequest(field: .city)),
        Refusal(
            "a card number in the address", .test(person: person { $0.addressLine1 = "5555555555554444" }),
            .invalidRequest(field: .addressLine1)),
        Refusal("a country of three letters", .test(person: person { $0.country = "USA" }), .invalidRequest(field: .country)),
        Refusal("digits as state", .test(person: person { $0.state = "12" }), .invalidRequest(field: .state)),
        Refusal("an unknown account", .test(account: "unknown-account"), .unknownAccount),
    ]

    @Test(arguments: malformed) func `a malformed addition is refused with its reason and stores nothing`(_ row: Refusal) async throws {
        try await TestVault.with { (test: TestVault) async throws in
            let before = try test.vault.verifyAudit()
            await #expect(throws: row.error) { try await test.vault.addCard(row.request, by: test.partner) }
            #expect(test.processor.calls == 0)
            #expect(try test.vault.verifyAudit() == before)
        }
    }

    @Test func `the largest allowed members are accepted`() async throws {
        try await TestVault.with { (test: TestVault) async throws in
            let account = String(repeating: "a", count: 128)
            let request = AddCard.test(
                account: account, person: CardPerson(holderName: String(repeating: "a", count: 512)),
                key: String(repeating: "é", count: 255))
            #expect(try await test.vault.addCard(request, by: test.partner).effect == .added)
        }
    }

    @Test func `a session of another account is refused`() async throws {
        try await TestVault.with { (test: TestVault) async throws in
            var request = AddCard.test()
            request.webSessionId = "wrong-session"
            await #expect(throws: VaultError.webSessionMismatch) { try await test.vault.addCard(request, by: test.partner) }
        }
    }

    @Test(
        arguments: [
            (.declined, .cardDeclined), (.failed, .verificationFailed), (.expired, .expiredCard),
            (.wrongSecurityCode, .invalidSecurityCode), (.wrongAddress, .invalidBillingAddress), (.notSupported, .cardNotSupported),
            (.directionNotSupported, .directionNotSupported), (.unavailable, .providerUnavailable),
        ] as [(ProcessorRefusal, VaultError)])
    func `a processor's refusal is passed on and stores nothing`(_ refusal: ProcessorRefusal, _ error: VaultError) async throws {
        try await TestVault.with(processor: ScriptedProcessor(.refused(refusal))) { (test: TestVault) async throws in
            await #expect(throws: error) { try await test.vault.addCard(.test(key: "k"), by: test.partner) }
            #expect(try test.vault.cards(of: "cus_1", by: test.partner).isEmpty)
            await #expect(throws: error) { try await test.vault.addCard(.test(key: "k"), by: test.partner) }
            #expect(test.processor.calls == 2)
        }
    }

    @Test func `a card is good through its month at UTC-12 and not a millisecond longer`() async throws {
        try await TestVault.with { (test: TestVault) async throws in
            let end: Int64 = 1_769_947_200_000  // 2026-02-01T12:00:00Z
            test.clock.milliseconds = end
            await #expect(throws: VaultError.expiredCard) {
                try await test.vault.addCard(.test(month: "01", year: "2026"), by: test.partner)
            }
            test.clock.milliseconds = end - 1
            #expect(try await test.vault.addCard(.test(month: "01", year: "2026"), by: test.partner).effect == .added)
        }
    }
}
