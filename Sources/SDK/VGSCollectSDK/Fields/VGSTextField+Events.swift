import CofferCardRules
import UIKit

/// The moments at which a field tells of itself.
enum FieldEvent {
    case beganEditing
    case changed
    case endedEditing
    case endedOnReturn
}

extension VGSTextField {
    // MARK: Text comes in

    /// Applies what the user did: a key, a deletion, a paste. A change that would exceed `maxInputLength` is refused whole, without event.
    /// - Returns: Whether the control should make the change itself: it does where no mask is in its way, because composed input (marked
    ///   text) needs the system's own editing. ``takeControlText()`` follows then.
    func edit(_ range: NSRange, replacement: String) -> Bool {
        guard range.length > 0 || !replacement.isEmpty else { return false }
        let old = control.typedText
        let count = old.text.utf16.count
        let lower = min(max(range.location, 0), count)
        let edit = TextEdit(range: lower..<lower + min(max(range.length, 0), count - lower), replacement: replacement)
        var mask = settings.mask
        let new = old.applying(edit, maxInputLength: applied?.maxInputLength) { text in
            mask = self.mask(forText: text)
            return mask
        }
        guard let new else { return false }
        if mask.isEmpty { return true }
        settings.mask = mask
        hasStaleMask = false
        control.show(new)
        notify(.changed, marksDirty: true)
        return false
    }

    /// Empties the field by its clear button.
    func clearByUser() {
        put("")
        notify(.changed, marksDirty: true)
    }

    /// Takes a text that the control changed itself, be it without a mask or by an autofill that asked nobody.
    func takeControlText() {
        let limit = applied?.maxInputLength ?? Int.max
        if !mask(forText: shownText).isEmpty || shownText.count > limit { put(shownText) }
        notify(.changed, marksDirty: true)
    }

    /// Shows the first `maxInputLength` characters of a text under the mask.
    func put(_ text: String?) {
        var text = text ?? ""
        if let limit = applied?.maxInputLength { text = String(text.prefix(max(0, limit))) }
        settings.mask = mask(forText: text)
        hasStaleMask = false
        control.show(TypedText(settings.mask.apply(text)))
    }

    /// The mask that a text gets: a card number's is its brand's, found by the text's digits.
    private func mask(forText text: String) -> Mask {
        settings.type == .cardNumber ? VGSPaymentCards.available.detectDigits(in: text).mask : settings.mask
    }

    // MARK: Events go out

    /// Runs the steps of one event in their order: dirty, mask and coupling, focus, the form's observer, the field's observer, icon, delegate.
    func notify(_ event: FieldEvent, marksDirty: Bool = false) {
        if marksDirty { isDirty = true }
        refreshMask()
        if let collector {
            collector.lastActiveField = identity
            collector.observeStates?(collector.textFields)
            collector.observeFieldState?(self)
        }
        refreshIcon()
        tellDelegate(event)
        if let states { states.send(state) }
    }

    private func tellDelegate(_ event: FieldEvent) {
        guard let delegate else { return }
        switch event {
        case .beganEditing: delegate.vgsTextFieldDidBeginEditing(self)
        case .changed: delegate.vgsTextFieldDidChange(self)
        case .endedEditing: delegate.vgsTextFieldDidEndEditing(self)
        case .endedOnReturn: delegate.vgsTextFieldDidEndEditingOnReturn(self)
        }
    }

    /// Gives a card number its brand's mask and the collector's first security code its brand's rules, then fills the text in anew.
    private func refreshMask() {
        if settings.type == .cardNumber {
            let card = VGSPaymentCards.available.detectDigits(in: control.shownText)
            if card.mask != settings.mask {
                settings.mask = card.mask
                hasStaleMask = true
            }
            collector?.firstSecurityCodeField?.couple(to: card)
        }
        guard hasStaleMask else { return }
        hasStaleMask = false
        // Nothing to fill in, and composed input must not be disturbed.
        if settings.mask.isEmpty { return }
        let typed = control.typedText
        control.show(TypedText(text: settings.mask.apply(typed.text), caret: typed.caret))
    }

    /// Takes a brand's security code rules. The text is not cut before this field's own next event.
    private func couple(to card: AvailableCard) {
        guard coupledCard !== card else { return }
        coupledCard = card
        settings.mask = card.cvcMask
        settings.rules = card.cvcRules
        hasStaleMask = true
        didCouple()
    }
}
