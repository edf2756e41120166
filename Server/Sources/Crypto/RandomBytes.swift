internal import CCofferOpenSSL
internal import CofferFoundation

/// Random bytes from OpenSSL's generator, fetched in batches and handed out once.
public final class RandomBytes: @unchecked Sendable {
    // `@unchecked`: `buffer` and `used` are touched under `lock` only.
    private let lock = NSLock()
    private var buffer: [UInt8]
    private var used: Int

    /// How many bytes one batch holds; longer requests bypass it.
    static let batchByteCount = 4096

    /// Starts with an empty batch.
    public init() {
        buffer = [UInt8](repeating: 0, count: Self.batchByteCount)
        used = Self.batchByteCount
    }

    deinit { buffer.wipe() }

    /// `count` fresh bytes.
    /// - Throws: ``CryptoError/randomUnavailable`` when the system has no entropy to give.
    public func bytes(_ count: Int) throws(CryptoError) -> [UInt8] {
        var failed = false
        let result = [UInt8](unsafeUninitializedCapacity: count) { out, written in
            do throws(CryptoError) {
                try fill(UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(out)[..<count]))
                written = count
            } catch {
                failed = true
                written = 0
            }
        }
        if failed { throw .randomUnavailable }
        return result
    }

    /// Fills all of `target` with fresh bytes.
    /// - Throws: ``CryptoError/randomUnavailable`` when the system has no entropy to give.
    public func fill(_ target: UnsafeMutableRawBufferPointer) throws(CryptoError) {
        guard target.count <= Self.batchByteCount / 8 else {
            let bytes = target.assumingMemoryBound(to: UInt8.self)
            guard RAND_bytes(bytes.baseAddress, Int32(target.count)) == 1 else { throw .randomUnavailable }
            return
        }
        lock.lock()
        defer { lock.unlock() }
        if used + target.count > Self.batchByteCount {
            guard RAND_bytes(&buffer, Int32(Self.batchByteCount)) == 1 else { throw .randomUnavailable }
            used = 0
        }
        buffer.withUnsafeMutableBytes { bytes in
            let slice = UnsafeMutableRawBufferPointer(rebasing: bytes[used..<used + target.count])
            target.copyMemory(from: UnsafeRawBufferPointer(slice))
            // Forget what was handed out.
            slice.initializeMemory(as: UInt8.self, repeating: 0)
        }
        used += target.count
    }

    /// A secret of `count` random bytes.
    public func secret(_ count: Int, lockInMemory: Bool = false) throws(CryptoError) -> SecretBytes {
        var problem: CryptoError?
        let secret = SecretBytes(count: count, lockInMemory: lockInMemory) { out in
            do throws(CryptoError) { try fill(out) } catch { problem = error }
        }
        if let problem { throw problem }
        return secret
    }
}
