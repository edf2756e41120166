/// Bytes that must not be found, and the form that they stand for.
struct Needle: Equatable, Sendable {
    /// Such as `digits` or `base64`.
    let form: String
    /// What to look for.
    let bytes: [UInt8]

    /// The forms in which a program may have written a card number: text, grouped, reversed, UTF-16, hexadecimal, base64, packed decimal, a binary integer, and
    /// each part that a mask must hide. A form that is part of first six plus last four, which may be kept side by side, is left out.
    static func forms(ofNumber number: String) -> [Needle] {
        let digits = Array(number.utf8.filter { (48...57).contains($0) })
        guard digits.count >= 12 else { return [] }
        let values = digits.map { $0 - 48 }
        var needles = [
            Needle(form: "digits", bytes: digits),
            Needle(form: "digits reversed", bytes: digits.reversed()),
            Needle(form: "digits without the first six", bytes: Array(digits.dropFirst(6))),
            Needle(form: "digits without the last four", bytes: Array(digits.dropLast(4))),
            Needle(form: "UTF-16", bytes: digits.flatMap { [$0, 0] }.dropLast()),
            Needle(form: "hexadecimal of the text", bytes: digits.flatMap { [51, $0] }),
            Needle(form: "packed decimal", bytes: packed(values.count.isMultiple(of: 2) ? values : [0] + values)),
            Needle(form: "one byte per digit", bytes: values),
        ]
        if !values.count.isMultiple(of: 2) { needles.append(Needle(form: "packed decimal", bytes: packed(values + [0xF]))) }
        for separator in [UInt8(ascii: " "), UInt8(ascii: "-")] {
            let sizes = digits.count == 15 ? [4, 6, 5] : Array(repeating: 4, count: (digits.count + 3) / 4)
            needles.append(Needle(form: "grouped digits", bytes: grouped(digits, sizes: sizes, separator: separator)))
        }
        if let integer = UInt64(String(decoding: digits, as: UTF8.self)) {
            let little = (0..<7).map { UInt8(truncatingIfNeeded: integer >> (8 * UInt64($0))) }
            needles.append(Needle(form: "binary integer", bytes: little))
            needles.append(Needle(form: "binary integer", bytes: little.reversed()))
        }
        let kept = Needle(form: "kept", bytes: digits.prefix(6) + digits.suffix(4))
        return needles.filter { !kept.contains($0) } + base64(of: digits, form: "base64")
    }

    private func contains(_ other: Needle) -> Bool {
        bytes.indices.contains { bytes[$0...].starts(with: other.bytes) }
    }

    /// The forms in which a program may have written a security code *as* a security code. Three digits by themselves turn up in any file of some size, in
    /// identifiers and times, so a bare run of them proves nothing; what is looked for is the code as the value of a member of that name, in JSON, a form, SQL or
    /// base64 of JSON.
    static func forms(ofCode code: String) -> [Needle] {
        guard code.utf8.count >= 3 else { return [] }
        let names = ["cvv", "CVV", "cvc", "CVC", "cvv2", "cvc2", "cid", "code", "securityCode", "security_code", "cardCode", "csc"]
        var needles: [Needle] = []
        for name in names {
            for text in [
                "\"\(name)\":\"\(code)\"", "\"\(name)\": \"\(code)\"", "\"\(name)\" : \"\(code)\"", "\"\(name)\":\(code)",
                "\"\(name)\": \(code)",
                "\\\"\(name)\\\":\\\"\(code)\\\"", "\(name)=\(code)", "\(name)='\(code)'", "\(name): \(code)", "\(name):\(code)",
                "\(name) \(code)",
            ] { needles.append(Needle(form: "security code by name", bytes: Array(text.utf8))) }
            needles += base64(of: Array("\"\(name)\":\"\(code)\"".utf8), form: "security code in base64")
        }
        return needles
    }

    /// The base64 text of `bytes` wherever they start in a longer input, without the characters that depend on their neighbours.
    private static func base64(of bytes: [UInt8], form: String) -> [Needle] {
        (0..<3).map { lead in
            let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
            let input = [UInt8](repeating: 0, count: lead) + bytes
            let whole = (lead * 8 + 5) / 6..<(input.count * 8) / 6
            return Needle(
                form: form,
                bytes: whole.map { place in
                    let bit = place * 6
                    let pair = UInt16(input[bit / 8]) << 8 | (bit / 8 + 1 < input.count ? UInt16(input[bit / 8 + 1]) : 0)
                    return alphabet[Int(pair >> UInt16(10 - bit % 8)) & 63]
                })
        }
    }

    private static func packed(_ values: [UInt8]) -> [UInt8] {
        stride(from: 0, to: values.count, by: 2).map { values[$0] << 4 | values[$0 + 1] }
    }

    private static func grouped(_ digits: [UInt8], sizes: [Int], separator: UInt8) -> [UInt8] {
        var rest = digits[...]
        return Array(
            sizes.map { size in
                defer { rest = rest.dropFirst(size) }
                return Array(rest.prefix(size))
            }.joined(separator: [separator]))
    }
}
