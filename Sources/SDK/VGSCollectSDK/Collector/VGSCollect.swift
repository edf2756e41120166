package import CofferCardPromise
package import CofferFoundation

/// A form: it knows its fields, tells of their events and sends their texts to a vault.
///
/// Fields register themselves when they are configured. The collector holds its fields, they do not hold it: someone has to keep it alive.
@MainActor
public class VGSCollect {
    /// What names the form; nothing is sent from it.
    public internal(set) var formAnalyticsDetails: VGSFormAnanlyticsDetails
    /// Headers of every send from now on, over the module's own. Names are compared without regard to case.
    public var customHeaders: [String: String]?
    /// Called with the field at each event of a field, after ``observeStates``.
    public var observeFieldState: ((_ textField: VGSTextField) -> Void)?
    /// Called with all registered fields at each event of a field.
    public var observeStates: ((_ form: [VGSTextField]) -> Void)?
    /// The registered fields, first registered first.
    public private(set) var textFields: [VGSTextField] = []

    /// The field that last had an event.
    var lastActiveField: FieldIdentity?
    let address: CollectorAddress
    let transport: CollectorTransport
    let promise: CardPromise
    let today: Today

    /// A form of a vault.
    ///
    /// With an id or an environment that no vault can have, or a host name that is none, every send fails with code 1480.
    /// - Parameters:
    ///   - id: The vault's id, of ASCII letters and digits.
    ///   - environment: `sandbox` or `live`, maybe with a region: `live-eu1`.
    ///   - hostname: A host in the place of the vault's own: `host`, `host:port` or an `https` origin; plain HTTP for loopback only. It is
    ///     trusted as it stands and never exchanged for another. An empty one means none.
    public init(id: String, environment: String, hostname: String? = nil) {
        formAnalyticsDetails = VGSFormAnanlyticsDetails(formId: UUID().uuidString, tenantId: id, environment: environment)
        address = CollectorAddress(id: id, environment: environment, hostname: hostname)
        transport = .session()
        promise = .process
        today = .ofDevice
        if hostname == "" { VGSCollectLogger.shared.warn("An empty host name is no host name; the vault's own is used.") }
        warnIfUnusable()
    }

    /// A form of a vault in one of the two environments, maybe in a region; see ``init(id:environment:hostname:)-(_,String,_)``.
    public convenience init(id: String, environment: Environment = .sandbox, dataRegion: String? = nil, hostname: String? = nil) {
        let region = dataRegion.map { $0.isEmpty ? "" : "-" + $0 } ?? ""
        self.init(id: id, environment: environment.rawValue + region, hostname: hostname)
    }

    /// A form of a vault at a trusted origin, with the world it lives in.
    /// - Parameters:
    ///   - origin: Where the requests go; nil for the vault's own host.
    ///   - transport: How they go there.
    ///   - promise: Whether real cards may go there.
    ///   - now: The clock by which dates are judged.
    package init(
        id: String, environment: String, origin: VaultOrigin?, transport: CollectorTransport = .session(),
        promise: CardPromise = .process, now: (@Sendable () -> Date)? = nil
    ) {
        formAnalyticsDetails = VGSFormAnanlyticsDetails(formId: UUID().uuidString, tenantId: id, environment: environment)
        address =
            origin.map { CollectorAddress(id: id, environment: environment, origin: $0) }
            ?? CollectorAddress(id: id, environment: environment, hostname: nil)
        self.transport = transport
        self.promise = promise
        today = now.map { Today(now: $0) } ?? .ofDevice
        warnIfUnusable()
    }

    private func warnIfUnusable() {
        if isRefused { VGSCollectLogger.shared.warn("\(CardPromise.sentence) Every send will fail.") }
        guard address.origin(routeId: nil) == nil else { return }
        VGSCollectLogger.shared.warn("The vault id, the environment or the host name is not valid; every send will fail.")
    }

    /// Whether the form's vault is one of real cards, which this process does not take.
    var isRefused: Bool { promise.refuses(environment: formAnalyticsDetails.environment) }

    // MARK: Fields

    /// The first registered field of a name.
    public func getTextField(fieldName: String) -> VGSTextField? { textFields.first { $0.settings.name == fieldName } }

    /// Takes a field out of the form. Its events still reach the observers.
    public func unsubscribeTextField(_ textField: VGSTextField) { textFields.removeAll { $0 === textField } }

    /// Takes fields out of the form.
    public func unsubscribeTextFields(_ textFields: [VGSTextField]) { textFields.forEach(unsubscribeTextField) }

    /// Takes every field out of the form.
    public func unsubscribeAllTextFields() { textFields.removeAll() }

    /// Takes a field into the form, unless it is in it.
    func register(_ field: VGSTextField) {
        if !textFields.contains(where: { $0 === field }) { textFields.append(field) }
    }

    /// The field whose rules follow the card number's brand.
    var firstSecurityCodeField: VGSTextField? { textFields.first { $0.settings.type == .cvc } }
}

extension VGSCollect: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The type's name only.
    nonisolated public var description: String { "VGSCollect" }
    /// The same as ``description``.
    nonisolated public var debugDescription: String { description }
    /// Without children.
    nonisolated public var customMirror: Mirror { .silent(self) }
}
