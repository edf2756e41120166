internal import CCofferOpenSSL
internal import CofferFoundation

/// Bytes that are overwritten when the last reference goes, and that show nothing in any text form.
///
/// The contents never change after `init`, which makes sharing between threads safe.
public final class SecretBytes: @unchecked Sendable {
    // `@unchecked`: no lock is needed, `storage` is written in `init` only and wiped in `deinit` only.
    private let storage: UnsafeMutableRawBufferPointer
    private let isLocked: Bool

    /// Makes a secret of `count` bytes and lets `fill` write them; starts as zeros.
    /// - Parameter lockInMemory: Ask the system to keep the page out of swap. Best effort: a refusal is not an error. For long-lived keys.
    public init(count: Int, lockInMemory: Bool = false, fill: (UnsafeMutableRawBufferPointer) throws -> Void) rethrows {
        precondition(count >= 0, "a secret has no negative size")
        // A locked secret owns whole pages: unlocking one must not unlock its neighbour.
        let page = 4096
        let size = lockInMemory ? max(page, (count + page - 1) / page * page) : max(count, 1)
        let storage = UnsafeMutableRawBufferPointer.allocate(byteCount: size, alignment: lockInMemory ? page : 16)
        storage.initializeMemory(as: UInt8.self, repeating: 0)
        self.storage = storage
        self.count = count
        self.isLocked = lockInMemory && mlock(storage.baseAddress, storage.count) == 0
        try fill(UnsafeMutableRawBufferPointer(rebasing: storage[..<count]))
    }

    /// Copies `bytes`; the original is the caller's to wipe.
    public convenience init(copying bytes: some Collection<UInt8>, lockInMemory: Bool = false) {
        self.init(count: bytes.count, lockInMemory: lockInMemory) { $0.copyBytes(from: bytes) }
    }

    deinit {
        OPENSSL_cleanse(storage.baseAddress, storage.count)
        if isLocked { munlock(storage.baseAddress, storage.count) }
        storage.deallocate()
    }

    /// The number of bytes.
    public let count: Int

    /// Lends the bytes for the time of `body`; the pointer must not leave it.
    public func withUnsafeBytes<R, E: Error>(_ body: (UnsafeRawBufferPointer) throws(E) -> R) throws(E) -> R {
        try body(UnsafeRawBufferPointer(rebasing: storage[..<count]))
    }
}

extension SecretBytes: Equatable {
    /// Compares in a time that depends on the lengths only.
    public static func == (left: SecretBytes, right: SecretBytes) -> Bool {
        left.withUnsafeBytes { a in right.withUnsafeBytes { b in ConstantTime.equal(a, b) } }
    }
}

extension SecretBytes: Silent {}
