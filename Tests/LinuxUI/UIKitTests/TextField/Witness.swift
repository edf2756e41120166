import UIKit

/// Writes down what a field tells its delegate, its actions and its notifications, in order.
@MainActor
final class Witness: NSObject, UITextFieldDelegate {
    var log: [String] = []
    var refuses: Set<String> = []
    private let name: String
    private var tokens: [any NSObjectProtocol] = []

    init(_ name: String = "") { self.name = name }

    func note(_ event: String) { log.append(name + event) }

    private func ask(_ event: String) -> Bool {
        note(event)
        return !refuses.contains(event)
    }

    func watch(_ field: UITextField) {
        field.delegate = self
        let events: [(String, UIControl.Event)] = [
            (".editingDidBegin", .editingDidBegin), (".editingChanged", .editingChanged), (".editingDidEnd", .editingDidEnd),
            (".primaryActionTriggered", .primaryActionTriggered),
        ]
        for (name, event) in events { field.addAction(UIAction { _ in self.note(name) }, for: event) }
    }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { ask("shouldBegin") }
    func textFieldDidBeginEditing(_ textField: UITextField) { note("didBegin") }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { ask("shouldEnd") }
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) { note("didEnd(\(reason))") }
    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
        note("shouldChange(\(range.location),\(range.length),\(string))")
        return !refuses.contains("shouldChange")
    }
    func textFieldDidChangeSelection(_ textField: UITextField) { note("selection") }
    func textFieldShouldClear(_ textField: UITextField) -> Bool { ask("shouldClear") }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool { ask("shouldReturn") }
}

extension UITextField {
    /// Selects by UTF-16 offsets.
    func select(_ range: Range<Int>) {
        guard let start = position(from: beginningOfDocument, offset: range.lowerBound),
            let end = position(from: beginningOfDocument, offset: range.upperBound)
        else { return }
        selectedTextRange = textRange(from: start, to: end)
    }

    /// The selection as UTF-16 offsets.
    var selected: Range<Int>? {
        selectedTextRange.map { offset(from: beginningOfDocument, to: $0.start)..<offset(from: beginningOfDocument, to: $0.end) }
    }
}
