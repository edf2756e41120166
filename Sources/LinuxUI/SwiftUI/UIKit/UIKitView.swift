import CofferFoundation
import CofferRendered
import UIKit

/// Shows a view of UIKit and those in it. Asked again after each event and update, for UIKit's views change without being asked.
nonisolated struct UIKitView: View, PrimitiveView {
    let view: UIView
    /// Properties that stand above the view's own.
    var attributes: Attributes = [:]

    var shape: String { "\(ObjectIdentifier(view))" }

    @MainActor func resolve(in node: GraphNode) {
        node.slots[-1] = UIKitPlace(view, node: node)
        let own = view.renderedAttributes.merging(attributes) { $1 }
        switch view {
        case let field as UITextField:
            let isEnabled = field.isEnabled && node.inputs.environment.isEnabled
            let disabled: Attributes = isEnabled ? [:] : [.disabled: .yes]
            node.render(.textField, own.merging(disabled) { $1 }) { [weak field] in isEnabled && field?.handle($0) ?? false }
        case is UILabel: node.render(.text, own)
        case is UIImageView: node.render(.image, own)
        case let button as UIButton:
            let isEnabled = button.isEnabled && node.inputs.environment.isEnabled
            let disabled: Attributes = isEnabled ? [.actions: "tap"] : [.disabled: .yes]
            node.render(.button, own.merging(disabled) { $1 }) { [weak button] event in
                guard isEnabled, event == .tap, let button else { return false }
                button.sendActions(for: [.touchUpInside, .primaryActionTriggered])
                return true
            }
        default:
            node.render(.view, own)
            for subview in view.subviews where !subview.isHidden {
                node.child(.element(ObjectIdentifier(subview), 0), UIKitView(view: subview), node.inputs.inner)
            }
        }
    }
}

/// Where a UIKit view is shown; while it is, it is among those looked at after each update.
@MainActor
final class UIKitPlace: Ending {
    let view: UIView
    private let host: ViewHost
    private let id: ObjectIdentifier

    init(_ view: UIView, node: GraphNode) {
        (self.view, host, id) = (view, node.host, ObjectIdentifier(node))
        // The outermost view stands for those in it.
        if !(node.parent?.view is UIKitView) { host.hosted[id] = node }
    }

    func end() { host.hosted[id] = nil }
}

extension UIView {
    /// What a host has to know of the view.
    var renderedAttributes: Attributes {
        var result: Attributes = [:]
        if !(self is UILabel) { result[.label] = accessibilityLabel.map { .text($0) } }
        result[.hint] = accessibilityHint.map { .text($0) }
        result[.valueLabel] = accessibilityValue.map { .text($0) }
        result[.identifier] = accessibilityIdentifier.map { .text($0) }
        result[.fill] = backgroundColor.flatMap { $0.cgColor.alpha > 0 ? Color($0).resolved(in: EnvironmentValues()) : nil }
        if alpha < 1 { result[.opacity] = .number(Double(alpha)) }
        if layer.cornerRadius > 0 { result[.clip] = .text("rounded \(AttributeValue.short(Double(layer.cornerRadius)))") }
        if layer.borderWidth > 0 {
            result[.lineWidth] = .number(Double(layer.borderWidth))
            result[.stroke] = layer.borderColor.map { Color(UIColor(cgColor: $0)).resolved(in: EnvironmentValues()) }
        }
        switch self {
        case let field as UITextField: field.describe(into: &result)
        case let label as UILabel: result[.text] = .text(label.text ?? "")
        case let button as UIButton: result[.title] = button.currentTitle.map { .text($0) }
        default: break
        }
        return result
    }
}

extension UITextField {
    fileprivate func describe(into result: inout Attributes) {
        // What a field keeps from its app is in no description either.
        result[.value] = isSecureTextEntry || text != drawnText ? .secret(drawnText) : .text(drawnText)
        result[.title] = placeholder.map { .text($0) }
        if isSecureTextEntry { result[.secure] = .yes }
        if isEditing { result[.focused] = .yes }
        if let range = selectedTextRange {
            let first = offset(from: beginningOfDocument, to: range.start)
            result[.selection] = .text("\(first),\(offset(from: beginningOfDocument, to: range.end))")
        }
        if keyboardType != .default { result[.keyboard] = .text("\(keyboardType)") }
        result[.content] = textContentType.map { .text($0.rawValue) }
        if returnKeyType != .default { result[.submitLabel] = .text("\(returnKeyType)") }
    }

    /// Does what a user did, by the ways a keyboard has.
    fileprivate func handle(_ event: ViewEvent) -> Bool {
        switch event {
        case .focus, .tap: return becomeFirstResponder()
        case .blur:
            guard isFirstResponder else { return false }
            return resignFirstResponder()
        case .select(let range):
            guard becomeFirstResponder(), let range = textRange(range) else { return false }
            selectedTextRange = range
        case .edit(let range, let typed):
            guard becomeFirstResponder(), let range = textRange(range) else { return false }
            replace(range, withText: typed)
        case .change(let text):
            guard becomeFirstResponder() else { return false }
            let (range, typed) = Self.edit(from: Array(drawnText.utf16), to: Array(text.utf16))
            if let range = textRange(range) { replace(range, withText: typed) }
        case .submit: insertText("\n")
        case .toggle, .dismiss: return false
        }
        return true
    }

    private func textRange(_ range: Range<Int>) -> UITextRange? {
        guard let first = position(from: beginningOfDocument, offset: range.lowerBound),
            let last = position(from: beginningOfDocument, offset: range.upperBound)
        else { return nil }
        return textRange(from: first, to: last)
    }

    /// The least edit that leads from one text to another.
    private static func edit(from old: [UInt16], to new: [UInt16]) -> (Range<Int>, String) {
        var (head, tail) = (0, 0)
        while head < old.count, head < new.count, old[head] == new[head] { head += 1 }
        while tail < old.count - head, tail < new.count - head, old[old.count - 1 - tail] == new[new.count - 1 - tail] { tail += 1 }
        return (head..<old.count - tail, String(decoding: new[head..<new.count - tail], as: UTF16.self))
    }
}
