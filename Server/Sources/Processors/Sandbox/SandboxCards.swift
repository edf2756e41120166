internal import CofferVault

/// The card numbers with which the sandbox shows something other than success (docs/sandbox.md). All of them are published test numbers.
///
/// Any other number that is valid by brand, length and checksum succeeds. Two numbers of the table can be added and fail at payment:
/// 4000000000000010 and 5100000000000016, for which the CAAS face has no code.
enum SandboxCards {
    /// Adding answers with the refusal.
    static let refusedWhenAdded: [(number: StaticString, refusal: ProcessorRefusal)] = [
        ("4000000000000002", .declined),
        ("5100000000000008", .declined),
        ("4000000000000069", .expired),
        ("4000000000000127", .wrongSecurityCode),
        ("4000000000000119", .unavailable),
        ("4000000000000036", .wrongAddress),
        ("4000000000009979", .notSupported),
        ("4000000000003063", .directionNotSupported),
    ]

    /// The refusal of a number given as ASCII digits, nil where it succeeds.
    static func refusal(of number: UnsafeRawBufferPointer) -> ProcessorRefusal? {
        guard number.count == 16 else { return nil }
        return refusedWhenAdded.first { row in
            row.number.withUTF8Buffer { $0.elementsEqual(number) }
        }?.refusal
    }
}
