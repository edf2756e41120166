import CofferFoundation
import CoinmeVaultSDK
import Testing

/// The whole road of a card, from a key to the vault and back.
@MainActor @Suite(.vaultForEach) struct CardRoadTests {
    @Test(arguments: [AppForm.caasPath, AppForm.servicesPath])
    func `a typed card is vaulted, listed, read, counted and deleted`(path: String) async throws {
        let sandbox = try VaultTrait.sandbox
        let backend = PartnerBackend(sandbox)
        let card = TypedCard()
        let form = try AppForm(ingress: sandbox.hostAndPort, path: path)
        form.type(card)
        #expect(form.vault.formState.isValid)
        let result = try await form.submit(card, token: try await backend.addToken(for: card.account))

        #expect(result.status == 200)
        let root = try #require(result.data as? [String: Any])
        #expect(root.keys.sorted() == ["data", "errorResponse"])
        #expect(root["errorResponse"] is NSNull)
        let data = try #require(root["data"] as? [String: Any])
        #expect(data["customerId"] as? String == card.account)
        #expect(data["partnerId"] as? String == sandbox.credentials.partnerId)
        let added = try #require(data["paymentMethod"] as? [String: Any])
        let id = try #require(added["paymentMethodId"] as? String)
        let stored = StoredMethod(id: id).members
        #expect(text(added) == text(stored))

        let listed = try await backend.paymentMethods(of: card.account, path: path)
        #expect(listed.map(text) == [text(stored)])
        let read = try await backend.call("GET", "\(path)/\(id)?customerId=\(card.account)")
        #expect(text(read.data) == text(stored))
        let status = try await backend.call("GET", "\(path)/status?customerId=\(card.account)")
        #expect(status.data as? [String: Bool] == ["maxReached": false, "maxVerifiedReached": false, "maxTotalReached": false])

        let deleted = try await backend.call("DELETE", "\(path)/\(id)?customerId=\(card.account)")
        #expect(deleted.data["status"] as? String == "DELETED")
        #expect(deleted.data["verifiedAt"] == nil)
        #expect(deleted.data["deletedAt"] as? Int64 == NewYear.of2030)
        #expect(try await backend.paymentMethods(of: card.account, path: path).isEmpty)
        #expect(try await backend.call("GET", "\(path)/\(id)?customerId=\(card.account)").errorCode == "430-400-313-608")
    }

    @Test func `keys change the form step by step and no snapshot shows more than four digits`() async throws {
        let card = TypedCard()
        let form = try AppForm(ingress: try VaultTrait.sandbox.hostAndPort)
        var snapshots: [VaultFormState] = []
        form.vault.onFormStateChange = { snapshots.append($0) }

        press("4", in: form.number)
        let first = try #require(form.vault.fieldState(VaultFieldNames.cardNumber))
        #expect(first.cardBrand == "Visa" && first.contentLength == 1 && !first.isEmpty && !first.isValid && first.last4 == nil)
        press(String(card.number.dropFirst().dropLast()), in: form.number)
        #expect(form.vault.fieldState(VaultFieldNames.cardNumber)?.isValid == false)
        #expect(form.vault.fieldState(VaultFieldNames.cardNumber)?.last4 == nil)
        press(String(card.number.suffix(1)), in: form.number)
        let whole = try #require(form.vault.fieldState(VaultFieldNames.cardNumber))
        #expect(whole.isValid && whole.last4 == "4242" && whole.contentLength == 16)
        #expect(!form.vault.formState.isValid)

        for (keys, field) in [
            (card.expiry, form.expiry), (card.code, form.code), (card.holder, form.holder), (card.line1, form.line1),
            (card.city, form.city),
        ] {
            press(keys, in: field)
            #expect(!form.vault.formState.isValid)
        }
        press(card.zipCode, in: form.zipCode)
        #expect(form.vault.formState.isValid)
        #expect(snapshots.last == form.vault.formState)
        // One snapshot for each key, but for the focus that comes before it.
        #expect(snapshots.count >= 16 + 4 + 3 + card.holder.count)
        var dumped = ""
        dump(snapshots, to: &dumped)
        #expect(!dumped.contains("42424"))
        for value in [card.holder, card.line1, card.city, card.zipCode, card.code] { #expect(!dumped.contains(value)) }
        #expect(innerControl(of: form.number)?.text == nil)
    }

    @Test func `a number corrected in its middle is vaulted as it reads in the end`() async throws {
        let sandbox = try VaultTrait.sandbox
        let form = try AppForm(ingress: sandbox.hostAndPort)
        var card = TypedCard()
        // 4242 5242 4242 4242, then the 5 in its middle is replaced.
        card.number = "4242524242424242"
        form.type(card)
        #expect(!form.vault.formState.isValid)
        let control = try #require(innerControl(of: form.number))
        control.becomeFirstResponder()
        let start = try #require(control.position(from: control.beginningOfDocument, offset: 5))
        let end = try #require(control.position(from: control.beginningOfDocument, offset: 6))
        control.selectedTextRange = control.textRange(from: start, to: end)
        control.insertText("4")
        #expect(form.vault.formState.isValid)
        #expect(await form.outcome(card, token: try sandbox.addToken(customerId: card.account)) == "added")
        #expect(try await PartnerBackend(sandbox).maskedNumbers(of: card.account) == ["424242******4242"])
    }

    @Test func `every network's number is masked to its own length`() async throws {
        let sandbox = try VaultTrait.sandbox
        var masked: [String] = []
        for (index, card) in TypedCard.published.enumerated() {
            let card = card.of("account-\(index)")
            #expect(try await AppForm.add(card, to: sandbox) == "added")
            masked += try await PartnerBackend(sandbox).maskedNumbers(of: card.account)
        }
        #expect(
            masked == [
                "424242******4242", "411111******1111", "401288******1881", "555555******4444", "378282*****0005", "601111******1117",
                "510510******5100", "353011******0000",
            ])
    }

    @Test func `an answer keeps year, masked number and times although the security code reads like them`() async throws {
        let sandbox = try VaultTrait.sandbox
        for (code, number) in [("2035", "378282246310005"), ("0005", "371449635398431"), ("1893", "341111111111111")] {
            let card = TypedCard(number: number, code: code).of("account-\(code)")
            let form = try AppForm(ingress: sandbox.hostAndPort)
            form.type(card)
            let result = try await form.submit(card, token: try sandbox.addToken(customerId: card.account))
            let data = try #require((result.data as? [String: Any])?["data"] as? [String: Any])
            let stored = try await PartnerBackend(sandbox).paymentMethods(of: card.account)
            #expect(try [#require(data["paymentMethod"] as? [String: Any])].map(text) == stored.map(text))
        }
    }

    @Test func `names and addresses beyond ASCII come back as they were typed`() async throws {
        let sandbox = try VaultTrait.sandbox
        let backend = PartnerBackend(sandbox)
        var card = TypedCard()
        card.line1 = "\"Nord\" & Süd\\straße 7 / 8"
        card.line2 = "c/o 株式会社 👩‍👩‍👧"
        card.city = "Zu\u{308}rich"
        card.firstName = "Łucja"
        #expect(try await AppForm.add(card, to: sandbox) == "added")
        let listed = try await backend.paymentMethods(of: card.account)
        let address = try #require(listed.first?["billingAddress"] as? [String: String])
        #expect(address["addressLine1"].map(scalars) == scalars(card.line1))
        #expect(address["addressLine2"].map(scalars) == scalars(card.line2))
        #expect(address["city"].map(scalars) == scalars(card.city))
        #expect(address["firstName"] == card.firstName)
        #expect(address["lastName"] == card.lastName)
    }

    @Test func `submit takes the account from extra data, as text or as a number`() async throws {
        let sandbox = try VaultTrait.sandbox
        for (extraData, index) in [(["accountId": "71"], 0), (["customerId": 72], 1)] as [([String: Any], Int)] {
            let card = TypedCard.published[index]
            let form = try AppForm(ingress: sandbox.hostAndPort)
            form.type(card)
            form.vault.collector.customHeaders = ["Authorization": "Bearer \(try sandbox.partnerToken())"]
            let result = try await form.vault.submit(VaultSubmitOptions(extraData: extraData))
            #expect(result.status == 200)
            let address = try await PartnerBackend(sandbox).paymentMethods(of: "7\(index + 1)").first?["billingAddress"]
            #expect((address as? [String: String])?["city"] == card.city)
        }
    }

    @Test func `the same idempotency key gives the same payment method again`() async throws {
        let sandbox = try VaultTrait.sandbox
        let card = TypedCard()
        let form = try AppForm(ingress: sandbox.hostAndPort)
        form.type(card)
        let options = VaultSubmitOptions(
            extraData: ["accountId": card.account],
            headers: ["Authorization": "Bearer \(try sandbox.addToken(customerId: card.account))", "Idempotency-Key": "one"])
        let first = try await form.vault.submit(options)
        let second = try await form.vault.submit(options)
        #expect(first.body != nil && first.body == second.body)
        #expect(try await PartnerBackend(sandbox).paymentMethods(of: card.account).count == 1)
    }

    private func scalars(_ text: String) -> [UInt32] { text.unicodeScalars.map(\.value) }

    private func text(_ object: [String: Any]) -> String {
        let data = try? JSONSerialization.data(withJSONObject: object, options: [.sortedKeys, .prettyPrinted])
        return data.map { String(decoding: $0, as: UTF8.self) } ?? "no JSON"
    }
}

/// What the vault keeps of ``TypedCard`` as it stands, to the last member.
private struct StoredMethod {
    let id: String

    var members: [String: Any] {
        [
            "paymentMethodId": id, "type": "DEBIT", "cardProvider": "Visa", "status": "VERIFIED",
            "card": ["cardNumber": "424242******4242", "month": "12", "year": "2035"],
            "providerId": "prov-1", "providerName": "Coffer Sandbox", "stagingProviderId": "prov-1",
            "stagingProviderName": "Coffer Sandbox",
            "billingAddress": [
                "firstName": "Jane", "lastName": "Doe-Smith", "country": "US", "addressLine1": "77 Elm Street", "zipCode": "98339",
                "city": "Port Hadlock", "state": "WA",
            ],
            "buySupported": true, "sellSupported": true, "createdAt": NewYear.of2030, "verifiedAt": NewYear.of2030,
        ]
    }
}
