internal import CofferCrypto

/// Builds unambiguous bytes: fixed-width integers, and fields that carry their length.
struct ByteWriter {
    private(set) var bytes: [UInt8] = []

    init(capacity: Int) { bytes.reserveCapacity(capacity) }

    mutating func append(byte: UInt8) { bytes.append(byte) }

    mutating func append(_ value: Int64) {
        withUnsafeBytes(of: value.bigEndian) { bytes.append(contentsOf: $0) }
    }

    mutating func append(raw: UnsafeRawBufferPointer) { bytes.append(contentsOf: raw) }

    mutating func append(raw: [UInt8]) { bytes.append(contentsOf: raw) }

    /// Appends a length of four bytes and the content.
    mutating func append(field: [UInt8]) {
        append(length: field.count)
        bytes.append(contentsOf: field)
    }

    /// Appends a length of four bytes and the UTF-8 text.
    mutating func append(field: String) {
        append(length: field.utf8.count)
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
        withUnsafeBytes(of: UInt32(length).bigEndian) { bytes.append(contentsOf: $0) }
    }

    /// Overwrites what was built.
    mutating func wipe() { bytes.wipe() }
}
