import CofferFoundation

/// The bytes by which a text of ASCII digits could be found in a file, whatever a program does to it short of encryption.
struct SecretForms {
    struct Form {
        let name: String
        let bytes: [UInt8]
    }

    let all: [Form]

    /// Every form of a card number.
    init(number: String) { all = Self.texts(of: number) + Self.grouped(number) + Self.binary(number) }

    /// The forms of a security code that chance does not write into random bytes: two bytes of packed digits would be found in any key.
    init(securityCode: String) { all = Self.texts(of: securityCode) }

    /// The forms that stand in some bytes, by name.
    func found(in data: Data) -> [String] { all.filter { data.range(of: Data($0.bytes)) != nil }.map(\.name) }

    /// The forms in which a hash, given in hexadecimal, stands in some bytes.
    static func traces(ofHash hash: String, in data: Data) -> [String] {
        let digits = Array(hash.utf8).map { $0 < 0x3A ? $0 - 0x30 : $0 - 0x57 }
        let bytes = stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
        let forms = [
            Form(name: "bytes", bytes: bytes), Form(name: "small letters", bytes: Array(hash.utf8)),
            Form(name: "capital letters", bytes: Array(hash.uppercased().utf8)),
            Form(name: "base64", bytes: base64(bytes, after: 0)),
        ]
        return forms.filter { data.range(of: Data($0.bytes)) != nil }.map(\.name)
    }

    private static func texts(of digits: String) -> [Form] {
        let ascii = Array(digits.utf8), backward = Array(ascii.reversed())
        return [
            Form(name: "plain", bytes: ascii), Form(name: "reversed", bytes: backward),
            Form(name: "UTF-16, low byte first", bytes: ascii.flatMap { [$0, 0] }),
            Form(name: "UTF-16, high byte first", bytes: ascii.flatMap { [0, $0] }),
            Form(name: "UTF-32", bytes: Array(ascii.flatMap { [0, 0, 0, $0] }.dropFirst(3))),
            Form(name: "hexadecimal", bytes: hex(ascii)), Form(name: "hexadecimal, reversed", bytes: hex(backward)),
        ] + (0..<3).map { Form(name: "base64 at \($0)", bytes: base64(ascii, after: $0)) }
    }

    private static func grouped(_ digits: String) -> [Form] {
        let sizes = digits.count == 15 ? [4, 6, 5] : [4, 4, 4, 4]
        return [" ", "-"].map { separator in
            var rest = Substring(digits)
            let groups = sizes.map { size in
                defer { rest = rest.dropFirst(size) }
                return String(rest.prefix(size))
            }
            return Form(name: "in groups with '\(separator)'", bytes: Array(groups.joined(separator: separator).utf8))
        }
    }

    private static func binary(_ digits: String) -> [Form] {
        let values = digits.utf8.map { $0 - 0x30 }
        let padded = values.count % 2 == 0 ? [values] : [[0] + values, values + [0xF]]
        var forms = [Form(name: "a byte for each digit", bytes: values)]
        for nibbles in padded {
            let packed = stride(from: 0, to: nibbles.count, by: 2).map { nibbles[$0] << 4 | nibbles[$0 + 1] }
            forms.append(Form(name: "packed", bytes: packed))
            forms.append(Form(name: "packed, reversed", bytes: packed.reversed()))
            forms.append(Form(name: "packed, halves swapped", bytes: packed.map { $0 << 4 | $0 >> 4 }))
        }
        guard let integer = UInt64(digits) else { return forms }
        let high = withUnsafeBytes(of: integer.bigEndian, Array.init).drop { $0 == 0 }
        forms.append(Form(name: "integer, high byte first", bytes: Array(high)))
        forms.append(Form(name: "integer, low byte first", bytes: high.reversed()))
        forms.append(Form(name: "integer, hexadecimal", bytes: Array(String(integer, radix: 16).utf8)))
        return forms
    }

    private static func hex(_ bytes: [UInt8]) -> [UInt8] {
        bytes.flatMap { Array((($0 < 16 ? "0" : "") + String($0, radix: 16)).utf8) }
    }

    /// The characters of base64 that depend on `bytes` alone when `count` other bytes stand before them.
    private static func base64(_ bytes: [UInt8], after count: Int) -> [UInt8] {
        let text = Data([UInt8](repeating: 0, count: count) + bytes).base64EncodedString()
        let first = (count * 8 + 5) / 6, last = (count + bytes.count) * 8 / 6
        return Array(text.utf8.prefix(last).dropFirst(first))
    }
}

/// All files of a folder by name.
func files(in folder: String) throws -> [String: Data] {
    var files: [String: Data] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: folder) {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: folder + "/" + name, isDirectory: &isFolder), !isFolder.boolValue else { continue }
        files[name] = try Data(contentsOf: URL(fileURLWithPath: folder + "/" + name))
    }
    return files
}
