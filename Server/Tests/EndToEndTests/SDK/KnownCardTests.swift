import CofferFoundation
import Testing

/// What becomes of a card that the vault knows already, and of one too many.
@MainActor @Suite(.vaultForEach) struct KnownCardTests {
    nonisolated static let alreadyAdded = "caas 200 430-409-313-903 cardAlreadyAdded"
    nonisolated static let inUse = "caas 200 430-409-313-901 cardInUseByAnotherUser"
    nonisolated static let tooMany = "caas 200 430-400-313-902 maxNumberOfCardsReached"

    @Test func `the same card of the same account is already added, whatever else is typed`() async throws {
        let sandbox = try VaultTrait.sandbox
        var card = TypedCard()
        #expect(try await AppForm.add(card, to: sandbox) == "added")
        card.code = "123"
        card.holder = "Someone Else"
        card.city = "Elsewhere"
        #expect(try await AppForm.add(card, to: sandbox) == Self.alreadyAdded)
        let address = try await PartnerBackend(sandbox).paymentMethods(of: card.account).first?["billingAddress"] as? [String: String]
        #expect(address?["city"] == TypedCard().city)
    }

    @Test func `a card of one account is in use for another until it is deleted`() async throws {
        let sandbox = try VaultTrait.sandbox
        let backend = PartnerBackend(sandbox)
        let mine = TypedCard(), theirs = TypedCard().of("account-2")
        #expect(try await AppForm.add(mine, to: sandbox) == "added")
        #expect(try await AppForm.add(theirs, to: sandbox) == Self.inUse)
        // With another expiry it is still the same card.
        var renewed = theirs
        renewed.expiry = "0536"
        #expect(try await AppForm.add(renewed, to: sandbox) == Self.inUse)
        #expect(try await backend.paymentMethods(of: theirs.account).isEmpty)

        let id = try #require(try await backend.paymentMethods(of: mine.account).first?["paymentMethodId"] as? String)
        let stolen = try await backend.call("DELETE", "\(AppForm.caasPath)/\(id)?customerId=\(theirs.account)")
        #expect(stolen.errorCode == "430-400-313-608")
        #expect(try await backend.call("DELETE", "\(AppForm.caasPath)/\(id)?customerId=\(mine.account)").errorCode == nil)
        #expect(try await AppForm.add(theirs, to: sandbox) == "added")
        #expect(try await AppForm.add(mine, to: sandbox) == Self.inUse)
    }

    @Test func `a new expiry updates the card, says so, and keeps its id`() async throws {
        let sandbox = try VaultTrait.sandbox
        let backend = PartnerBackend(sandbox)
        var card = TypedCard()
        #expect(try await AppForm.add(card, to: sandbox) == "added")
        let old = try #require(try await backend.paymentMethods(of: card.account).first)
        card.expiry = "0136"
        card.city = "New Town"
        #expect(try await AppForm.add(card, to: sandbox) == "updated")
        let listed = try await backend.paymentMethods(of: card.account)
        #expect(listed.count == 1)
        let new = try #require(listed.first)
        #expect(new["paymentMethodId"] as? String == old["paymentMethodId"] as? String)
        #expect(new["card"] as? [String: String] == ["cardNumber": "424242******4242", "month": "01", "year": "2036"])
        #expect((new["billingAddress"] as? [String: String])?["city"] == "New Town")
        #expect(new["createdAt"] as? Int64 == old["createdAt"] as? Int64)
        // Updated it is the known card; with the old expiry it is a new expiry again.
        #expect(try await AppForm.add(card, to: sandbox) == Self.alreadyAdded)
        card.expiry = TypedCard().expiry
        #expect(try await AppForm.add(card, to: sandbox) == "updated")
    }

    @Test func `the fourth card is one too many until one of three is deleted`() async throws {
        let sandbox = try VaultTrait.sandbox
        let backend = PartnerBackend(sandbox)
        let cards = TypedCard.published
        let account = cards[0].account
        for card in cards.prefix(3) { #expect(try await AppForm.add(card, to: sandbox) == "added") }
        #expect(try await AppForm.add(cards[3], to: sandbox) == Self.tooMany)
        let full = try await backend.call("GET", "\(AppForm.caasPath)/status?customerId=\(account)")
        #expect(full.data as? [String: Bool] == ["maxReached": true, "maxVerifiedReached": true, "maxTotalReached": false])
        #expect(try await backend.maskedNumbers(of: account).sorted() == ["401288******1881", "411111******1111", "424242******4242"])

        // Another account is not concerned.
        #expect(try await AppForm.add(cards[3].of("account-2"), to: sandbox) == "added")

        let id = try #require(try await backend.paymentMethods(of: account).first?["paymentMethodId"] as? String)
        #expect(try await backend.call("DELETE", "\(AppForm.caasPath)/\(id)?customerId=\(account)").status == 200)
        #expect(try await AppForm.add(cards[4], to: sandbox) == "added")
        #expect(try await AppForm.add(cards[5], to: sandbox) == Self.tooMany)
    }

    @Test func `a new expiry is taken although the account is full`() async throws {
        let sandbox = try VaultTrait.sandbox
        for card in TypedCard.published.prefix(3) { #expect(try await AppForm.add(card, to: sandbox) == "added") }
        var renewed = TypedCard.published[1]
        renewed.expiry = "0237"
        #expect(try await AppForm.add(renewed, to: sandbox) == "updated")
        #expect(try await PartnerBackend(sandbox).paymentMethods(of: renewed.account).count == 3)
    }
}
