import CofferTestServer
import Testing
import VGSCollectSDK

@testable import CoinmeVaultSDK

@MainActor @Suite struct CoinmeFieldsTests {
    @Test(arguments: [
        (VaultFieldNames.cardNumber, "card.cardNumber"), (VaultFieldNames.expMonth, "card.month"), (VaultFieldNames.expYear, "card.year"),
        (VaultFieldNames.cvc, "card.cvv"), (VaultFieldNames.cardHolder, "cardHolderName"),
        (VaultFieldNames.address1, "billingAddress.addressLine1"), (VaultFieldNames.address2, "billingAddress.addressLine2"),
        (VaultFieldNames.city, "billingAddress.city"), (VaultFieldNames.zipCode, "billingAddress.zipCode"),
        (VaultFieldNames.expiry, "card"),
    ])
    func `field names are the specification's`(_ name: String, _ value: String) { #expect(name == value) }

    @Test func `factories set name and type and register with the collector`() throws {
        let collector = VGSCollect(id: "tnt1", environment: "sandbox")
        let fields: [(VGSTextField, String, FieldType)] = [
            (CoinmeFields.cardNumber(collector: collector), "card.cardNumber", .cardNumber),
            (CoinmeFields.expiry(collector: collector), "card", .expDate), (CoinmeFields.cvc(collector: collector), "card.cvv", .cvc),
            (CoinmeFields.cardHolder(collector: collector), "cardHolderName", .cardHolderName),
            (CoinmeFields.text(collector: collector, fieldName: "billingAddress.city"), "billingAddress.city", .none),
            (CoinmeFields.cardNumber(collector: collector, fieldName: "pan"), "pan", .cardNumber),
            (CoinmeFields.cvc(collector: collector, fieldName: "code"), "code", .cvc),
            (CoinmeFields.cardHolder(collector: collector, fieldName: "name"), "name", .cardHolderName),
        ]
        for (field, name, type) in fields {
            #expect(field.configuration?.fieldName == name)
            #expect(field.configuration?.type == type)
            // G4
            #expect(field.configuration?.isRequired == false)
            #expect(field.configuration?.isRequiredValidOnly == false)
        }
        #expect(collector.textFields.map(ObjectIdentifier.init) == fields.map { ObjectIdentifier($0.0) })
    }

    @Test func `the expiry is typed in one field and written as month and four-digit year`() throws {
        let collector = VGSCollect(id: "tnt1", environment: "sandbox")
        let dates = CoinmeFields.expiry(collector: collector).configuration as? VGSExpDateConfiguration
        let configuration = try #require(dates)
        #expect(configuration.inputSource == .keyboard)
        let separate = configuration.serializers.first as? VGSExpDateSeparateSerializer
        let serializer = try #require(separate)
        #expect(configuration.serializers.count == 1)
        #expect(serializer.monthFieldName == "card.month")
        #expect(serializer.yearFieldName == "card.year")
    }

    // G1, G2
    @Test func `number, month and year are sent as strings of digits`() async throws {
        let server = try TestServer(.json("{}"))
        let form = try TestForm(server)
        form.fill()
        try await form.vault.submit()
        let card = try #require(server.requests.first?.object?["card"] as? [String: String])
        #expect(card["cardNumber"] == "4242424242424242")
        #expect(card["month"] == "02")
        #expect(card["year"] == "2031")
    }

    // G3
    @Test(arguments: [("Zoe O'Brien-Quux Jr.", true), ("Jürgen", false), ("李", false), ("Z", false), ("Al", true)])
    func `a holder name is judged as the collector judges it`(_ name: String, _ isValid: Bool) throws {
        let form = try TestForm(TestServer(.json("{}")))
        type(name, into: form.holder)
        #expect(form.vault.fieldState(VaultFieldNames.cardHolder)?.isValid == isValid)
    }

    // G5, B9
    @Test(arguments: ["", " "])
    func `a field with a blank name cannot be bound`(_ name: String) throws {
        let vault = try TestForm(TestServer(.json("{}"))).vault
        let before = vault.formState
        let city = CoinmeFields.text(collector: vault.collector, fieldName: "other")
        vault.bind(CoinmeFields.text(collector: vault.collector, fieldName: name), VGSTextField(), city)
        #expect(Set(vault.formState.fields.keys) == Set(before.fields.keys).union(["other"]))
    }
}
