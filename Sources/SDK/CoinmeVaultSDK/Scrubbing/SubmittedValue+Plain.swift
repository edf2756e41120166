import CofferFoundation

extension SubmittedValue {
    /// Headers whose values are credentials, in lower case.
    private static let credentialHeaders: Set<String> = ["authorization", "proxy-authorization", "cookie", "x-api-key"]

    /// The texts and numbers of the extra data, whatever their keys, but for the words of the API itself.
    static func plain(in extraData: Any) -> [SubmittedValue] {
        switch extraData {
        case let members as [String: Any]: return members.values.flatMap { plain(in: $0) }
        case let elements as [Any]: return elements.flatMap { plain(in: $0) }
        case let text as String:
            guard text.count >= VaultLimits.substringCharactersMin, PaymentProcessAssociation(rawValue: text) == nil else { return [] }
            return [SubmittedValue(.plain, forms: [text])]
        case let number as Int:
            let text = String(number)
            return text.count >= VaultLimits.substringCharactersMin ? [SubmittedValue(.plain, forms: [text])] : []
        default: return []
        }
    }

    /// The credentials among headers, with and without their scheme (`Bearer …`).
    static func credentials(in headers: [String: String]) -> [SubmittedValue] {
        headers.filter { credentialHeaders.contains($0.key.lowercased()) }.map { header in
            let words = header.value.split(separator: " ").map(String.init)
            return SubmittedValue(.plain, forms: [header.value] + (words.count > 1 ? [words[words.count - 1]] : []))
        }
    }
}
