internal import CofferCrypto

/// The name of a required action in its URLs: the payment, so that it is found without an index, and 16 bytes that nobody can guess.
struct ActionID: Equatable, Sendable {
    let tenant: TenantID
    let payment: PaymentID
    let secret: [UInt8]

    private static let byteCount = 8 + TimedID.byteCount + PaymentActionRequest.secretByteCount

    init(tenant: TenantID, payment: PaymentID, secret: [UInt8]) {
        self.tenant = tenant
        self.payment = payment
        self.secret = secret
    }

    /// Reads the text form, or nil for anything else.
    init?(_ text: String) {
        guard text.utf8.count <= 2 * Self.byteCount, let bytes = Base64URL.decode(text.utf8), bytes.count == Self.byteCount else {
            return nil
        }
        let parts = bytes.withUnsafeBytes { bytes -> (Int64, TimedID, [UInt8])? in
            var reader = ByteReader(bytes)
            guard let tenant = reader.integer(), let payment = reader.id(), let secret = reader.raw(PaymentActionRequest.secretByteCount)
            else { return nil }
            return (tenant, payment, Array(secret))
        }
        guard let parts else { return nil }
        self.init(tenant: TenantID(parts.0), payment: PaymentID(parts.1), secret: parts.2)
    }

    var text: String {
        var bytes = ByteWriter(capacity: Self.byteCount)
        bytes.append(tenant.number)
        payment.raw.withUnsafeBytes { bytes.append(raw: $0) }
        bytes.append(raw: secret)
        return Base64URL.encode(bytes.bytes)
    }
}
