public import CofferCrypto

/// Name and address of a card, opened and found whole, and made into texts only where somebody asks for them. Silent in every text form.
///
/// A masked read copies them into its answer: nine texts that nobody keeps would cost more than all of the copying.
public struct OpenedPerson: Sendable {
    private enum Content {
        case person(CardPerson)
        /// Has been read to its end before.
        case plain(SecretBytes)
    }

    private let content: Content

    init(_ person: CardPerson) { content = .person(person) }

    /// Takes what a sealed record held; nil unless it is whole and every text in it is UTF-8.
    init?(plain: SecretBytes) {
        let isWhole = plain.withUnsafeBytes { bytes in Self.read(bytes) { _, text in text.map(ByteReader.isUTF8) ?? true } }
        guard isWhole else { return nil }
        content = .plain(plain)
    }

    /// Name and address as texts.
    public var person: CardPerson {
        switch content {
        case .person(let person): return person
        case .plain(let plain):
            var person = CardPerson()
            _ = plain.withUnsafeBytes { bytes in
                Self.read(bytes) { member, text in
                    let text = text.map { String(decoding: $0, as: UTF8.self) }
                    if let member {
                        if person.billingAddress == nil { person.billingAddress = BillingAddress() }
                        person.billingAddress?[member] = text
                    } else {
                        person.holderName = text
                    }
                    return true
                }
            }
            return person
        }
    }

    /// Whether there is an address, be it an empty one.
    public var hasAddress: Bool {
        switch content {
        case .person(let person): person.billingAddress != nil
        case .plain(let plain): plain.withUnsafeBytes { $0.first == 1 }
        }
    }

    /// Lends the members of the address that are there, as UTF-8, one after the other.
    public func forEachAddressMember(_ body: (BillingAddress.Member, UnsafeRawBufferPointer) -> Void) {
        switch content {
        case .person(let person):
            guard let address = person.billingAddress else { return }
            for member in BillingAddress.Member.allCases {
                guard var text = address[member] else { continue }
                text.withUTF8 { body(member, UnsafeRawBufferPointer($0)) }
            }
        case .plain(let plain):
            _ = plain.withUnsafeBytes { bytes in
                Self.read(bytes) { member, text in
                    if let member, let text { body(member, text) }
                    return true
                }
            }
        }
    }

    /// Reads a record: the name, which belongs to no member, then the members of the address if there is one; false where it is not whole or
    /// `body` says so.
    private static func read(
        _ bytes: UnsafeRawBufferPointer, _ body: (BillingAddress.Member?, UnsafeRawBufferPointer?) -> Bool
    ) -> Bool {
        var reader = ByteReader(bytes)
        guard let hasAddress = reader.byte(), let name = reader.optionalField(), body(nil, name) else { return false }
        if hasAddress == 1 {
            for member in BillingAddress.Member.allCases {
                guard let text = reader.optionalField(), body(member, text) else { return false }
            }
        }
        return reader.isAtEnd
    }
}

extension OpenedPerson: Silent {}
