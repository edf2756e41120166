import CofferFoundation

/// Tells subscribers and subscriptions apart.
public struct CombineIdentifier: Hashable, CustomStringConvertible, Sendable {
    private let value: UInt

    /// A new identifier, unlike all before.
    public init() { value = CombineIdentifierCounter.shared.next() }

    /// The identifier of an object.
    public init(_ object: AnyObject) { value = UInt(bitPattern: ObjectIdentifier(object)) }

    /// The identifier as text.
    public var description: String { "0x" + String(value, radix: 16) }
}

/// Something with an identifier.
public protocol CustomCombineIdentifierConvertible {
    /// The identifier.
    var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
    /// The object's identity.
    public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}

/// Counts up. `lock` guards `last`.
private final class CombineIdentifierCounter: @unchecked Sendable {
    static let shared = CombineIdentifierCounter()
    private let lock = NSLock()
    private var last: UInt = 0

    func next() -> UInt {
        lock.withLock {
            last += 1
            return last
        }
    }
}
