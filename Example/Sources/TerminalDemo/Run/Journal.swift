import CofferFoundation

/// Tells what happens: sentences for people, JSON lines for machines.
@MainActor
final class Journal {
    private let isJSON: Bool
    /// Whether every step so far ended as its card demands.
    private(set) var isAllWell = true
    /// Called when nobody reads any more.
    private let outputClosed: () -> Never

    /// - Parameters:
    ///   - isJSON: Standard output is for JSON alone; sentences go to standard error.
    ///   - outputClosed: Stops everything and leaves.
    init(isJSON: Bool, outputClosed: @escaping () -> Never) {
        self.isJSON = isJSON
        self.outputClosed = outputClosed
    }

    /// A sentence for a person.
    func say(_ text: String) {
        write(text + "\n", to: isJSON ? .standardError : .standardOutput)
    }

    /// Text without a line's end, for a person.
    func show(_ text: String) {
        write(text, to: isJSON ? .standardError : .standardOutput)
    }

    /// A step for a machine; its `ok` counts for the exit status.
    func record(_ step: Step) {
        isAllWell = isAllWell && step.ok
        guard isJSON else { return }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        guard let line = try? encoder.encode(step) else { return }
        write(String(decoding: line, as: UTF8.self) + "\n", to: .standardOutput)
    }

    private func write(_ text: String, to stream: FileHandle) {
        do { try stream.write(contentsOf: Data(text.utf8)) } catch { outputClosed() }
    }
}
