internal import CCofferOpenSSL

extension Array where Element == UInt8 {
    /// Overwrites every byte with zero in a way that the optimiser keeps.
    public mutating func wipe() {
        withUnsafeMutableBytes { OPENSSL_cleanse($0.baseAddress, $0.count) }
    }
}
