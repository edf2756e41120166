internal import CofferCrypto

/// Builds unambiguous bytes: fixed-width integers, and fields that carry their length.
struct ByteWriter {
    private(set) var bytes: [UInt8] = []

    init(capacity: Int) { bytes.reserveCapacity(capacity) }

    mutating func append(byte: UInt8) {
        reserve(1)
        bytes.append(byte)
    }

    mutating func append(_ value: Int64) {
        reserve(8)
        withUnsafeBytes(of: value.bigEndian) { bytes.append(contentsOf: $0) }
    }

    mutating func append(raw: UnsafeRawBufferPointer) {
        reserve(raw.count)
        bytes.append(contentsOf: raw)
    }

    mutating func append(raw: [UInt8]) {
        reserve(raw.count)
        bytes.append(contentsOf: raw)
    }

    /// Appends a length of four bytes and the content.
    mutating func append(field: [UInt8]) {
        append(length: field.count)
        append(raw: field)
    }

    /// Appends a length of four bytes and the UTF-8 text.
    mutating func append(field: String) {
        append(length: field.utf8.count)
        reserve(field.utf8.count)
        bytes.append(contentsOf: field.utf8)
    }

    /// Appends a marker for an absent text, or the text as a field.
    mutating func append(optional: String?) {
        if let optional { append(field: optional) } else { append(length: Int(UInt32.max)) }
    }

    /// Appends the members of an address, each as an optional text.
    mutating func append(_ address: BillingAddress) {
        append(optional: address.firstName)
        append(optional: address.lastName)
        append(optional: address.country)
        append(optional: address.addressLine1)
        append(optional: address.addressLine2)
        append(optional: address.zipCode)
        append(optional: address.city)
        append(optional: address.state)
    }

    /// Appends a length of four bytes.
    mutating func append(length: Int) {
        reserve(4)
        withUnsafeBytes(of: UInt32(length).bigEndian) { bytes.append(contentsOf: $0) }
    }

    /// Makes room as an array does, and overwrites what the array would leave behind when it moves.
    private mutating func reserve(_ count: Int) {
        guard bytes.count + count > bytes.capacity else { return }
        var grown: [UInt8] = []
        grown.reserveCapacity(max(bytes.count + count, bytes.capacity * 2))
        grown.append(contentsOf: bytes)
        bytes.wipe()
        bytes = grown
    }

    /// Overwrites what was built.
    mutating func wipe() { bytes.wipe() }
}
