public import Combine
import CofferCardPromise
import CofferFoundation
public import VGSCollectSDK

/// A card form and its vault: wraps a collector, follows the form's validity and submits the fields. One for each form or screen.
///
/// Values never reach the app: it sees validity and a few harmless facts. Call ``dispose()`` when the form goes away.
@MainActor
public final class CoinmeVault {
    /// The collector that ``CoinmeFields`` builds fields against, and the way to whatever the wrapper does not cover. Its `observeFieldState`
    /// belongs to the vault.
    public let collector: VGSCollect

    /// The form now.
    public private(set) var formState: VaultFormState

    /// Called on the main actor after each change of ``formState``, by a bind too; not when it is set.
    public var onFormStateChange: ((VaultFormState) -> Void)?

    /// Where a programming mistake is told; the system's log unless a test says otherwise. No sentence holds a value.
    var warn: (String) -> Void = { NSLog($0) }

    let configuration: VaultConfiguration
    let promise: CardPromise
    var isSubmitting = false
    private(set) var isDisposed = false
    private(set) var tracker = FormTracker<Int>()
    /// The bound fields, the tracker's id of each being its index; weak, since views are the app's.
    private var bound: [WeakField] = []
    /// Snapshots not told to everybody yet, oldest first; the first one is being told.
    private var untold: [VaultFormState] = []
    private let changes: CurrentValueSubject<VaultFormState, Never>

    private struct WeakField {
        weak var field: VGSTextField?
    }

    /// Creates a vault for an environment. Nothing is contacted.
    /// - Parameter config: Overrides of ingress and path; nil keeps the addresses baked in.
    /// - Throws: ``CoinmeVaultError/invalidConfiguration(_:)`` when the environment's vault id is not baked in, or its override is incomplete
    ///   or malformed, or when it is the live one in a process that takes no real cards.
    public static func create(environment: CoinmeVaultEnvironment, config: RuntimeVaultConfig? = nil) throws -> CoinmeVault {
        try create(environment: environment, config: config, ids: .baked)
    }

    /// Creates a vault with ids of the caller's choice in the place of the baked ones.
    static func create(environment: CoinmeVaultEnvironment, config: RuntimeVaultConfig?, ids: VaultIDs, promise: CardPromise = .process)
        throws(CoinmeVaultError) -> CoinmeVault
    {
        try promise.check(environment)
        let configuration = try VaultConfiguration(environment: environment, overrides: config, ids: ids)
        let collector = CollectorPlatform.makeCollector(
            vaultID: configuration.vaultID, environment: environment, ingress: configuration.ingress)
        return CoinmeVault(configuration: configuration, collector: collector, promise: promise)
    }

    /// A vault over a collector.
    init(configuration: VaultConfiguration, collector: VGSCollect, promise: CardPromise = .process) {
        self.configuration = configuration
        self.promise = promise
        self.collector = collector
        let empty = VaultFormState(fields: [:])
        formState = empty
        changes = CurrentValueSubject(empty)
        collector.observeFieldState = { [weak self] field in self?.fieldChanged(field) }
    }

    // MARK: Binding

    /// Binds fields that must be filled in; each starts as invalid, whatever it holds, until its first change.
    ///
    /// A field without a name, of another vault's collector, or bound before is skipped.
    public func bind(_ fields: VGSTextField...) {
        for field in fields { bind(field, isOptional: false) }
    }

    /// Binds fields that may be left empty; each starts as valid until its first change.
    ///
    /// A field without a name, of another vault's collector, or bound before is skipped.
    public func bindOptional(_ fields: VGSTextField...) {
        for field in fields { bind(field, isOptional: true) }
    }

    private func bind(_ field: VGSTextField, isOptional: Bool) {
        guard !isDisposed, let name = field.configuration?.fieldName, !name.isBlank else { return }
        guard collector.textFields.contains(where: { $0 === field }) else {
            return warn("CoinmeVaultSDK: a field that is not of this vault's collector was not bound.")
        }
        if index(of: field) != nil { return }
        bound.append(WeakField(field: field))
        tracker.handle(.bound(bound.count - 1, name: name, isOptional: isOptional))
        publish()
    }

    private func index(of field: VGSTextField) -> Int? { bound.firstIndex { $0.field === field } }

    // MARK: Form state

    /// The form now, then each change, without repetitions; completes with ``dispose()``.
    public var formStatePublisher: AnyPublisher<VaultFormState, Never> { changes.removeDuplicates().eraseToAnyPublisher() }

    /// One bound field; nil for a name that is not bound. The expiry's name is ``VaultFieldNames/expiry``.
    public func fieldState(_ fieldName: String) -> VaultFieldState? { formState.fields[fieldName] }

    private func fieldChanged(_ field: VGSTextField) {
        let changed = index(of: field)
        var readings: [Int: FieldReading] = [:]
        var focused: Set<Int> = []
        for (id, entry) in bound.enumerated() {
            guard let field = entry.field else { continue }
            if id == changed || tracker.hasRead(id) { readings[id] = FieldReading(field.state) }
            // The collector's `isFocused` stays true after editing has ended.
            if field.isFirstResponder { focused.insert(id) }
        }
        tracker.handle(.changed(changed, readings: readings, focused: focused))
        publish()
    }

    private func publish() {
        let snapshot = tracker.snapshot
        guard snapshot != formState else { return }
        formState = snapshot
        untold.append(snapshot)
        // A change that a callback or subscriber makes waits its turn, so that all hear every change in the same order.
        guard untold.count == 1 else { return }
        while let next = untold.first {
            onFormStateChange?(next)
            changes.send(next)
            untold = Array(untold.dropFirst())
        }
    }

    // MARK: The end

    /// Ends observation and takes every field out of the collector; a second call has no effect.
    ///
    /// A submit under way ends as it would have. Afterwards the vault is of no use: the form is empty, ``submit(_:)`` throws, binding does
    /// nothing.
    public func dispose() {
        if isDisposed { return }
        isDisposed = true
        collector.observeFieldState = nil
        collector.observeStates = nil
        collector.unsubscribeAllTextFields()
        bound = []
        untold = []
        onFormStateChange = nil
        tracker.handle(.disposed)
        formState = tracker.snapshot
        changes.send(completion: .finished)
    }
}

extension CoinmeVault: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The environment; the vault id stays out.
    nonisolated public var description: String { "CoinmeVault(\(configuration.environment))" }
    /// As ``description``.
    nonisolated public var debugDescription: String { description }
    /// Without children, so that `dump` shows neither id nor fields.
    nonisolated public var customMirror: Mirror { Mirror(self, children: [:]) }
}
