extension PaymentMethodOption {
    /// Reads the merchant's object, keyed by type.
    static func options(_ reader: FieldReader) throws(WireProblem) -> [PaymentMethodOption] {
        var options: [PaymentMethodOption] = []
        let members = reader.value.members
        if members.count > WireLimits.networksMax {
            throw WireProblem(path: reader.path, reason: .tooMany(maximum: WireLimits.networksMax))
        }
        for (key, value) in members where !value.isNull {
            let type = try constant(key, in: reader)
            let entry = try FieldReader(value, path: reader.path(type))
            options.append(
                PaymentMethodOption(
                    type: type, surcharge: try surcharge(in: entry), networks: try networks(in: entry),
                    captureVaultedCardCvv: try entry.bool("captureVaultedCardCvv")))
        }
        return options
    }

    /// Writes the merchant's object, keyed by type.
    static func write(_ options: [PaymentMethodOption], to writer: inout JSONWriter) {
        writer.beginObject()
        for option in options {
            writer.key(option.type)
            writer.beginObject()
            writeSurcharge(option.surcharge, to: &writer)
            if !option.networks.isEmpty {
                writer.key("networks")
                writer.beginObject()
                for network in option.networks {
                    writer.key(network.type)
                    writer.beginObject()
                    writeSurcharge(network.surcharge, to: &writer)
                    writer.endObject()
                }
                writer.endObject()
            }
            writer.member(ifPresent: "captureVaultedCardCvv", option.captureVaultedCardCvv)
            writer.endObject()
        }
        writer.endObject()
    }

    private static func writeSurcharge(_ amount: Int64?, to writer: inout JSONWriter) {
        guard let amount else { return }
        writer.key("surcharge")
        writer.beginObject()
        writer.member("amount", amount)
        writer.endObject()
    }

    private static func networks(in entry: FieldReader) throws(WireProblem) -> [NetworkSurcharge] {
        guard let networks = try entry.object("networks") else { return [] }
        let members = networks.value.members
        if members.count > WireLimits.networksMax {
            throw WireProblem(path: networks.path, reason: .tooMany(maximum: WireLimits.networksMax))
        }
        var read: [NetworkSurcharge] = []
        for (key, value) in members where !value.isNull {
            let type = try constant(key, in: networks)
            let network = try FieldReader(value, path: networks.path(type))
            read.append(NetworkSurcharge(type: type, surcharge: try surcharge(in: network)))
        }
        return read
    }

    /// `surcharge` as an integer or as an object with `amount`; zero is none.
    private static func surcharge(in entry: FieldReader) throws(WireProblem) -> Int64? {
        let amount: Int64?
        if entry.present("surcharge")?.kind == .object {
            amount = try entry.object("surcharge")?.requiredAmount("amount")
        } else {
            amount = try entry.amount("surcharge")
        }
        return amount == 0 ? nil : amount
    }

    /// A key that is a constant: only such a one is named in a problem's path.
    private static func constant(_ key: JSONValue, in reader: FieldReader) throws(WireProblem) -> String {
        guard let text = key.string, (1...64).contains(text.utf8.count),
            text.utf8.allSatisfy({ (0x41...0x5A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x5F }),
            let first = text.utf8.first, first > 0x39
        else { throw WireProblem(path: reader.path, reason: .unknownValue) }
        return text
    }
}
