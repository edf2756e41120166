internal import CofferFoundation
internal import CofferHTTPServer
internal import CofferRendered
internal import CofferScreen

/// One screen as one page shows it: takes the page's events in their order, and sends it what changed.
@MainActor
final class ScreenSession {
    /// What became of a request's events.
    enum Outcome: Equatable {
        /// All are handled, now or before.
        case handled
        /// Events before the first one have not arrived.
        case gap
    }

    /// When the last page that listened went away, or the screen began, in nanoseconds; nil while one listens.
    private(set) var silentSince: UInt64?

    private let screen: Screen
    private let outbox: Outbox
    private let now: @Sendable () -> UInt64
    private var mirror: PageMirror
    private var log: PatchLog
    private var stream: HTTPStream?
    /// The number of the last event that was handled.
    private var handled = 0
    /// Fields whose text or caret was said, and the number of the last event handled by then: a page that had gone on meanwhile did not listen.
    private var said: [NodeID: Int] = [:]
    private var isHandling = false
    private var isScheduled = false
    private var isEnded = false

    /// Begins a screen.
    init(
        _ surroundings: PageSurroundings, limits: HostLimits, now: @escaping @Sendable () -> UInt64,
        makeScreen: @MainActor (Surroundings) -> Screen
    ) {
        outbox = Outbox(limits: limits)
        screen = makeScreen(surroundings.surroundings(outbox: outbox))
        mirror = PageMirror(screen.snapshot())
        log = PatchLog(limits: limits)
        (self.now, silentSince) = (now, now())
        screen.onChange = { [weak self] in self?.schedule() }
        outbox.onArrival = { [weak self] in self?.schedule() }
        if !titles.isEmpty { _ = log.add(titles, handled: 0) }
        if !outbox.isEmpty { schedule() }
    }

    /// What the page shows before its first patch.
    var html: String { mirror.html }

    /// How many nodes the screen remembers; one after the end.
    var nodeCount: Int { screen.nodeCount }

    // MARK: Events

    /// Handles what has not been handled, all or nothing of it, and then says what changed.
    func handle(_ batch: EventBatch) -> Outcome {
        guard batch.first <= handled + 1 else { return .gap }
        isHandling = true
        for event in batch.events.dropFirst(handled + 1 - batch.first) {
            // Counted before it is done: what it changes comes after it.
            handled += 1
            handle(event)
        }
        isHandling = false
        sendChanges()
        return .handled
    }

    private func handle(_ event: ClientEvent) {
        if let node = event.node { settle(node, event) }
        switch event {
        case .tap(let node): screen.send(.tap, to: node)
        case .toggle(let node, let isOn): toggle(node, isOn)
        case .dismiss(let node): screen.send(.dismiss, to: node)
        case .submit(let node): screen.send(.submit, to: node)
        case .focus(let node): focus(node)
        case .blur(let node): screen.send(.blur, to: node)
        case .select(let node, let range, let whole): select(node, range, of: whole)
        case .edit(let node, let range, let text, let whole): edit(node, range, text, whole: whole)
        case .surround(let surroundings): screen.surround(with: surroundings.surroundings(outbox: outbox))
        }
    }

    /// Says a field's text and caret again when the page may not have listened to what was said last. An edit says itself what the page shows.
    private func settle(_ node: NodeID, _ event: ClientEvent) {
        guard let before = said.removeValue(forKey: node), before < handled else { return }
        if case .edit = event { return }
        screen.repeatAttributes(screen.attributes(of: node)?[.selection] == nil ? [.value] : [.value, .selection], of: node)
    }

    /// The page may have turned it already, and what became of it may be what it was before, or it could not be
    /// turned: said in any case.
    private func toggle(_ node: NodeID, _ isOn: Bool) {
        screen.send(.toggle(isOn), to: node)
        screen.repeatAttributes([.on], of: node)
    }

    /// The page puts the caret somewhere by itself and says where with its next event; that the field puts it at the end is not said.
    private func focus(_ node: NodeID) {
        guard let value = screen.attributes(of: node)?[.value] else { return }
        let end = value.content.utf16.count
        screen.send(.focus, to: node, shown: [.selection: Self.selection(end..<end)])
    }

    private func select(_ node: NodeID, _ range: Range<Int>, of whole: String?) {
        guard let value = screen.attributes(of: node)?[.value] else { return }
        guard let whole else { return _ = screen.send(.select(range), to: node, shown: [.selection: Self.selection(range)]) }
        let place = CaretPlace.place(range.lowerBound, of: whole, in: value.content)
        let end = CaretPlace.place(range.upperBound, of: whole, in: value.content)
        screen.send(
            .select(place..<max(place, end)), to: node, shown: [.value: value.like(whole), .selection: Self.selection(range)])
    }

    private func edit(_ node: NodeID, _ range: Range<Int>, _ text: String, whole: String) {
        guard let value = screen.attributes(of: node)?[.value] else { return }
        let caret = range.lowerBound + text.utf16.count
        let fits = Self.replacing(range, of: Array(value.content.utf16), with: Array(text.utf16)) == Array(whole.utf16)
        let isDone = screen.send(
            fits ? .edit(range, text) : .change(whole), to: node,
            shown: [.value: value.like(whole), .selection: Self.selection(caret..<caret)])
        // The page had not seen what the field made of earlier edits. A change of the whole does not know the caret; the page does.
        guard isDone, !fits, let now = screen.attributes(of: node), now[.focused] != nil, let text = now[.value]?.content else { return }
        let place = CaretPlace.place(caret, of: whole, in: text)
        screen.send(.select(place..<place), to: node)
    }

    private static func selection(_ range: Range<Int>) -> AttributeValue { .text("\(range.lowerBound),\(range.upperBound)") }

    /// A text with a stretch of it replaced; nil where it is too short.
    private static func replacing(_ range: Range<Int>, of text: [UInt16], with other: [UInt16]) -> [UInt16]? {
        range.upperBound <= text.count ? text[..<range.lowerBound] + other + text[range.upperBound...] : nil
    }

    // MARK: Patches

    /// Says what changed once in the next turn of the main loop, however often it is asked for until then.
    private func schedule() {
        guard !isHandling, !isScheduled, !isEnded else { return }
        isScheduled = true
        Task { [weak self] in
            self?.isScheduled = false
            self?.sendChanges()
        }
    }

    private func sendChanges() {
        guard !isEnded else { return }
        var operations = takeOperations()
        if operations.contains(where: \.isReplacement) {
            // The mirror does not know what was typed; the screen does.
            for (id, node) in mirror.nodes where node.kind == .textField { screen.repeatAttributes([.value], of: id) }
            operations += takeOperations()
        }
        operations += outbox.takeURLs().map(PatchOperation.openURL)
        guard !operations.isEmpty else { return }
        send(log.add(operations, handled: handled))
    }

    private func takeOperations() -> [PatchOperation] {
        let changes = screen.changes()
        // A page that missed what stood in the field gets the whole screen, which does not have it.
        if changes.contains(where: emptiesField) { log.forget() }
        for change in changes {
            switch change {
            case .set(let node, let attributes) where attributes.keys.contains { $0 == .value || $0 == .selection }: said[node] = handled
            case .remove(let node): said[node] = nil
            default: break
            }
        }
        return changes.isEmpty ? [] : mirror.operations(for: changes)
    }

    /// Whether a field goes, or what was in it: nothing is kept of it then.
    private func emptiesField(_ change: TreeChange) -> Bool {
        switch change {
        case .remove(let node): mirror.below(node).contains { mirror.nodes[$0]?.kind == .textField }
        case .set(let node, let attributes):
            mirror.nodes[node]?.kind == .textField && attributes[.value].map { $0?.content.isEmpty ?? true } ?? false
        case .insert, .move: false
        }
    }

    private func send(_ message: [UInt8]) { stream?.send(message) }

    /// Says the document's title, where the screen has one.
    private var titles: [PatchOperation] { mirror.title.map { [.title($0)] } ?? [] }

    // MARK: Streams

    /// Takes a page that listens; the one before hears no more.
    /// - Parameter last: The number of the last patch that the page has; nil when it names none of ours.
    func attach(_ stream: HTTPStream, after last: Int?) {
        guard !isEnded else { return stream.finish() }
        sendChanges()
        self.stream?.finish()
        (self.stream, silentSince) = (stream, nil)
        if let missed = last.flatMap({ log.messages(after: $0) }) {
            for message in missed { send(message) }
        } else {
            sendWhole()
        }
    }

    /// A stream has ended, by whichever side.
    func detach(_ stream: HTTPStream) {
        guard self.stream === stream else { return }
        (self.stream, silentSince) = (nil, now())
    }

    private func sendWhole() {
        mirror = PageMirror(screen.snapshot())
        said = [:]
        log.forget()
        send(log.add([.reset(html: mirror.html)] + titles, handled: handled))
    }

    // MARK: The end

    /// Takes the screen away and tells the page so.
    func end() {
        guard !isEnded else { return }
        sendChanges()
        send(log.add([.end], handled: handled))
        isEnded = true
        stream?.finish()
        (stream, screen.onChange, outbox.onArrival) = (nil, nil, nil)
        screen.close()
        log.forget()
    }
}

extension PatchOperation {
    /// Whether an element is made anew with all that is in it.
    fileprivate var isReplacement: Bool {
        if case .replace = self { true } else { false }
    }
}

extension AttributeValue {
    /// Another text, a secret where this one is.
    fileprivate func like(_ text: String) -> AttributeValue {
        if case .secret = self { return .secret(text) }
        return .text(text)
    }
}
