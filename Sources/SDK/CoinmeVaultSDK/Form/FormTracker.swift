/// Turns what happens to a form's fields into snapshots: events in, a ``VaultFormState`` out.
///
/// Fields are told apart by an id of the caller's. A field is *seeded* when it is bound: required ones invalid, optional ones valid, and
/// nothing else is believed of it, whatever it holds. With the first event of its own it becomes *read*, and from then on every event of any
/// field brings its reading up to date, because one field may decide another's validity (a brand decides a security code's length). When two
/// fields are bound under one name the later takes the name. After ``Event/disposed`` nothing changes any more.
struct FormTracker<ID: Hashable & Sendable>: Sendable {
    /// What can happen.
    enum Event: Sendable {
        /// A field is bound; a second time for the same id has no effect.
        case bound(ID, name: String, isOptional: Bool)
        /// A field changed; nil for one that is not bound.
        /// - Parameters:
        ///   - readings: What the field says now, and every other that ``FormTracker/hasRead(_:)`` knows.
        ///   - focused: The fields that have the focus now.
        case changed(ID?, readings: [ID: FieldReading], focused: Set<ID>)
        /// The form is gone.
        case disposed
    }

    private struct Entry: Sendable {
        var id: ID
        var isOptional: Bool
        var isRead = false
        var state: VaultFieldState

        /// Brings the state up to date after an event of the field `changed`.
        mutating func update(changed: ID?, readings: [ID: FieldReading], focused: Set<ID>) {
            if id == changed { isRead = true }
            let reading = isRead ? readings[id] : nil
            let isEmpty = reading.map { $0.contentLength == 0 } ?? state.isEmpty
            state = VaultFieldState(
                fieldName: state.fieldName,
                isValid: reading.map { isOptional ? $0.isValid || isEmpty : $0.isValid && !isEmpty } ?? state.isValid,
                isEmpty: isEmpty,
                isFocused: focused.contains(id),
                contentLength: reading?.contentLength ?? state.contentLength,
                cardBrand: reading.map(\.cardBrand) ?? state.cardBrand,
                last4: reading.map(\.last4) ?? state.last4)
        }
    }

    private var entries: [String: Entry] = [:]
    private var boundIDs: Set<ID> = []
    private var readIDs: Set<ID> = []
    private var isDisposed = false

    /// The form now.
    var snapshot: VaultFormState { VaultFormState(fields: entries.mapValues(\.state)) }

    /// Why the form cannot be submitted: `required` for a field that is empty or was never touched, else `invalid`, one for each field that
    /// is not valid; nil when it can be submitted.
    var validationFailure: [String: [String]]? {
        if snapshot.isValid { return nil }
        return entries.values.reduce(into: [:]) { failures, entry in
            if entry.state.isValid { return }
            failures[entry.state.fieldName] = [entry.isRead && !entry.state.isEmpty ? "invalid" : "required"]
        }
    }

    /// Whether a field has had an event of its own, so that its reading counts from then on.
    func hasRead(_ id: ID) -> Bool { readIDs.contains(id) }

    /// Takes an event in.
    mutating func handle(_ event: Event) {
        if isDisposed { return }
        switch event {
        case .bound(let id, let name, let isOptional):
            bind(id, name: name, isOptional: isOptional)
        case .changed(let id, let readings, let focused):
            if let id { readIDs.insert(id) }
            for name in entries.keys {
                entries[name]?.update(changed: id, readings: readings, focused: focused)
            }
        case .disposed:
            isDisposed = true
            entries = [:]
        }
    }

    private mutating func bind(_ id: ID, name: String, isOptional: Bool) {
        guard boundIDs.insert(id).inserted else { return }
        let seed = VaultFieldState(
            fieldName: name, isValid: isOptional, isEmpty: true, isFocused: false, contentLength: 0, cardBrand: nil, last4: nil)
        entries[name] = Entry(id: id, isOptional: isOptional, state: seed)
    }
}
