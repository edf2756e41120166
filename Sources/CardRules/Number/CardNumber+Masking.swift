extension CardNumber {
    /// The last four digits.
    public var last4: String { text(from: count - 4, to: count) }

    /// The leading digits VGS reports as BIN, see ``CardBrand/binLength(ofNumberWith:)``; empty when it reports none.
    public var bin: String { text(from: 0, to: brand.binLength(ofNumberWith: count)) }

    /// First six digits, an asterisk for each hidden one, last four: as many characters as the number has digits.
    ///
    /// Source: masked number of Coinme's payment-method object.
    public var masked: String {
        let count = count
        return withUnsafeDigits { (digits: UnsafeBufferPointer<UInt8>) -> String in
            String(unsafeUninitializedCapacity: count) { out in
                for index in 0..<count { out[index] = CardNumber.shown(digits, index) }
                return count
            }
        }
    }

    /// Adds ``masked`` as ASCII bytes to a buffer, without making a `String`.
    public func appendMasked(to bytes: inout [UInt8]) {
        withUnsafeDigits { (digits: UnsafeBufferPointer<UInt8>) in
            for index in digits.indices { bytes.append(CardNumber.shown(digits, index)) }
        }
    }

    private static func shown(_ digits: UnsafeBufferPointer<UInt8>, _ index: Int) -> UInt8 {
        index < 6 || index >= digits.count - 4 ? digits[index] : 0x2A
    }

    private func text(from start: Int, to end: Int) -> String {
        withUnsafeDigits { (digits: UnsafeBufferPointer<UInt8>) -> String in
            String(unsafeUninitializedCapacity: end - start) { out in
                for index in start..<end { out[index - start] = digits[index] }
                return end - start
            }
        }
    }
}
