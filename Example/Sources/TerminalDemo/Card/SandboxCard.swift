/// The published test numbers for which a sandbox vault has an answer of its own. Every other valid number is stored.
enum SandboxCard {
    /// Number, the code that a sandbox refuses it with, and what it stands for.
    static let refused: [(number: String, code: String, meaning: String)] = [
        ("4000000000000002", "430-402-313-905", "declined"),
        ("5100000000000008", "430-402-313-905", "declined"),
        ("4000000000000069", "430-400-313-908", "expired"),
        ("4000000000000127", "430-400-313-909", "wrong security code"),
        ("4000000000000119", "430-503-313-911", "provider unavailable"),
        ("4000000000000036", "430-400-313-906", "address refused"),
        ("4000000000009979", "430-400-313-904", "card not supported"),
        ("4000000000003063", "430-400-313-910", "transaction type not supported"),
    ]

    /// Numbers that are stored and refused at payment, with the merchant's code for that.
    static let refusedAtPayment: [String: String] = [
        "4000000000000010": "ERROR", "5100000000000016": "ERROR", "4000000000009995": "INSUFFICIENT_FUNDS",
    ]

    /// Numbers whose payment gets no answer from the processor.
    static let unansweredAtPayment: Set = ["4000000000000341"]

    /// What a refusal's code says, in a word or two; empty for a code that no test number has.
    static func meaning(of code: String) -> String {
        refused.first { $0.code == code }.map { "(\($0.meaning))" } ?? ""
    }

    /// Numbers that a person may try first, with what happens to them.
    static let suggestions: [(line: String, meaning: String)] = [
        ("4242 4242 4242 4242", "Visa, is stored"),
        ("5555 5555 5555 4444", "Mastercard, is stored"),
        ("3782 822463 10005", "American Express, is stored (code of 4 digits)"),
        ("4000 0000 0000 0002", "is declined"),
        ("4000 0000 0000 0119", "provider unavailable"),
        ("4000 0000 0000 9995", "is stored; paying: insufficient funds"),
        ("4242 4242 4242 4241", "wrong check digit: the form refuses it"),
    ]
}
