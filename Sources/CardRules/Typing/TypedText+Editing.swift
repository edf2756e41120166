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
    ///   - mask: Gives the mask for the edited text; it gets that text's letters and digits.
    public func applying(_ edit: TextEdit, maxInputLength: Int? = nil, mask: (String) -> Mask) -> TypedText? {
        applying(edit, maxInputLength: maxInputLength, maskForEdited: { mask(Mask.alphanumerics.rawText($0)) })
    }

    /// The text and caret after an edit under one mask, by the same rules; nil when the edit is refused.
    public func applying(_ edit: TextEdit, mask: Mask, maxInputLength: Int? = nil) -> TypedText? {
        applying(edit, maxInputLength: maxInputLength, maskForEdited: { _ in mask })
    }

    /// The text and caret after an edit of a card number, whose mask follows its brand, by the same rules; nil when the edit is refused.
    public func applyingToCardNumber(_ edit: TextEdit, maxInputLength: Int? = nil) -> TypedText? {
        applying(edit, maxInputLength: maxInputLength, maskForEdited: { CardBrand(detectingDigitsIn: $0).mask })
    }

    private func applying(_ edit: TextEdit, maxInputLength: Int?, maskForEdited: (String) -> Mask) -> TypedText? {
        var span = Span(edit.range, in: text)
        var edited = text.replacing(span, with: edit.replacement)
        var mask = maskForEdited(edited)
        if edit.replacement.isEmpty, !mask.isEmpty, span.holdsOnlyLiterals(of: text) {
            span.reachForTypedCharacter(of: text, forward: caret <= span.lower.utf16Offset(in: text))
            edited = text.replacing(span, with: "")
            mask = maskForEdited(edited)
        }
        if let maxInputLength {
            let count = mask.rawText(edited).count
            if count > maxInputLength && count >= mask.rawText(text).count { return nil }
        }
        let place = span.lower.utf16Offset(in: text) + edit.replacement.utf16.count
        let fill = mask.fill(edited, caret: place)
        return TypedText(text: fill.text, caret: min(max(place, fill.caretMin), fill.caretMax))
    }
}

extension Mask {
    /// A mask whose raw text is the letters and digits.
    fileprivate static let alphanumerics = Mask("*")
}

/// A stretch of a text that begins and ends between whole scalars.
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
            if let typed = text[upper...].firstIndex(where: { Placeholder.any.takes($0) }) { upper = text.index(after: typed) }
        } else if let typed = text[..<lower].lastIndex(where: { Placeholder.any.takes($0) }) {
            lower = typed
        }
    }
}

extension String {
    fileprivate func replacing(_ span: Span, with replacement: String) -> String {
        let head = utf8.distance(from: startIndex, to: span.lower)
        let tail = utf8.distance(from: span.upper, to: endIndex)
        return withBytes(of: self) { whole in
            withBytes(of: replacement) { new in
                let count = head + new.count + tail
                return String(unsafeUninitializedCapacity: count) { out in
                    for at in 0..<head { out[at] = whole[at] }
                    for at in 0..<new.count { out[head + at] = new[at] }
                    for at in 0..<tail { out[count - tail + at] = whole[whole.count - tail + at] }
                    return count
                }
            }
        }
    }
}
