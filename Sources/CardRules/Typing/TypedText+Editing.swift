extension TypedText {
    /// The text and caret after an edit, or nil when the edit is refused.
    ///
    /// The new text is what VGS Collect shows: the edited text filled into the mask anew. Caret rules:
    /// 1. The caret stands between the same two typed characters as in the edited text, right after what came in.
    /// 2. Where literals lie between these two, it keeps its distance from the text's start as far as they allow, so a typed digit does not
    ///    carry it over the space that follows, and a caret put behind a space stays there.
    /// 3. Deleting nothing but literals deletes the typed character next to them: the one before, or the one after if the caret stands at
    ///    the range's start (forward delete). If there is none, only the caret moves.
    /// - Parameters:
    ///   - edit: The change. A range beyond the text is cut to it; a bound inside a character of two units takes all of that character.
    ///   - maxInputLength: Most characters the new raw text may have. A longer one is refused whole, unless the edit shortened it.
    ///   - mask: Gives the mask for the edited text, whose letters and digits it gets (all of the text if the mask it returns is empty).
    public func applying(_ edit: TextEdit, maxInputLength: Int? = nil, mask: (String) -> Mask) -> TypedText? {
        var span = Span(edit.range, in: text)
        var edited = text.replacing(span, with: edit.replacement)
        var chosen = mask(Mask.letters.rawText(edited))
        if !chosen.isEmpty, edit.replacement.isEmpty, span.holdsOnlyLiterals(of: text) {
            span.reachForTypedCharacter(of: text, forward: caret <= span.lower.utf16Offset(in: text))
            edited = text.replacing(span, with: "")
            chosen = mask(Mask.letters.rawText(edited))
        }
        if let maxInputLength {
            let count = chosen.rawText(edited).count
            if count > maxInputLength && count >= chosen.rawText(text).count { return nil }
        }
        let place = span.lower.utf16Offset(in: text) + edit.replacement.utf16.count
        let fill = chosen.fill(edited, caret: place)
        return TypedText(text: fill.text, caret: min(max(place, fill.caretMin), fill.caretMax))
    }

    /// The text and caret after an edit under one mask, see ``applying(_:maxInputLength:mask:)-((TextEdit,_,(String)->Mask))``.
    public func applying(_ edit: TextEdit, mask: Mask, maxInputLength: Int? = nil) -> TypedText? {
        applying(edit, maxInputLength: maxInputLength) { _ in mask }
    }

    /// The text and caret after an edit of a card number, whose mask follows its brand.
    public func applyingToCardNumber(_ edit: TextEdit, maxInputLength: Int? = nil) -> TypedText? {
        applying(edit, maxInputLength: maxInputLength) { CardBrand(detectingDigitsIn: $0).mask }
    }
}

extension Mask {
    /// Any mask that is not empty; its raw text is the letters and digits.
    static let letters = Mask("*")
}

/// A stretch of a text between whole characters' scalars.
private struct Span {
    var lower: String.Index
    var upper: String.Index

    init(_ range: Range<Int>, in text: String) {
        let count = text.utf16.count
        lower = String.Index(utf16Offset: min(max(range.lowerBound, 0), count), in: text)
        upper = String.Index(utf16Offset: min(max(range.upperBound, 0), count), in: text)
        // Inside a character of two units: out to its ends.
        if lower.samePosition(in: text.unicodeScalars) == nil { lower = text.utf16.index(before: lower) }
        if upper.samePosition(in: text.unicodeScalars) == nil { upper = text.utf16.index(after: upper) }
    }

    func holdsOnlyLiterals(of text: String) -> Bool {
        lower < upper && text.unicodeScalars[lower..<upper].allSatisfy { !Placeholder.any.takes($0) }
    }

    mutating func reachForTypedCharacter(of text: String, forward: Bool) {
        if forward {
            if let typed = text[upper...].firstIndex(where: Placeholder.any.takes) { upper = text.index(after: typed) }
        } else if let typed = text[..<lower].lastIndex(where: Placeholder.any.takes) {
            lower = typed
        }
    }
}

extension String {
    fileprivate func replacing(_ span: Span, with replacement: String) -> String {
        var result = ""
        result.reserveCapacity(utf8.count + replacement.utf8.count)
        result.append(contentsOf: self[..<span.lower])
        result.append(contentsOf: replacement)
        result.append(contentsOf: self[span.upper...])
        return result
    }
}
