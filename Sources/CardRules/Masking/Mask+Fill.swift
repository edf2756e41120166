/// A text filled into a mask, and between which places a caret may stand that stood in the unfilled text.
struct MaskFill {
    /// The text as shown.
    var text: String
    /// Right after the last character taken from before the caret, in UTF-16 units of `text`.
    var caretMin: Int
    /// Right before the first character taken from after the caret.
    var caretMax: Int
}

extension Mask {
    /// Fills a text into the mask and follows a caret through it.
    /// - Parameter caret: Place in `source`, in UTF-16 units from its start.
    func fill(_ source: String, caret: Int) -> MaskFill {
        if isEmpty { return MaskFill(text: source, caretMin: caret, caretMax: caret) }
        if isASCII {
            let filled = withBytes(of: source) { source in
                source.allSatisfy { $0 < 0x80 } ? withBytes(of: pattern) { Mask.fillASCII(source, caret: caret, pattern: $0) } : nil
            }
            if let filled { return filled }
        }
        return fillUnicode(source, caret: caret)
    }

    private static func fillASCII(
        _ source: UnsafeBufferPointer<UInt8>, caret: Int, pattern: UnsafeBufferPointer<UInt8>
    ) -> MaskFill {
        var caretMin = 0
        var caretMax = -1
        let text = String(unsafeUninitializedCapacity: pattern.count) { out in
            var (written, read) = (0, 0)
            while written < pattern.count {
                while read < source.count, !Placeholder.isASCIIAlphanumeric(source[read]) { read += 1 }
                guard read < source.count else { break }
                guard let placeholder = Placeholder(byte: pattern[written]) else {
                    out[written] = pattern[written]
                    written += 1
                    continue
                }
                if placeholder.takes(byte: source[read]) {
                    if read >= caret && caretMax < 0 { caretMax = written }
                    out[written] = source[read]
                    written += 1
                    if read < caret { caretMin = written }
                }
                read += 1
            }
            if caretMax < 0 { caretMax = written }
            return written
        }
        return MaskFill(text: text, caretMin: caretMin, caretMax: caretMax)
    }

    private func fillUnicode(_ source: String, caret: Int) -> MaskFill {
        var kept = ""
        var keptBeforeCaret = 0
        var offset = 0
        for scalar in source.unicodeScalars {
            if Placeholder.any.takes(scalar) {
                kept.unicodeScalars.append(scalar)
                if offset < caret { keptBeforeCaret += scalar.value > 0xFFFF ? 2 : 1 }
            }
            offset += scalar.value > 0xFFFF ? 2 : 1
        }

        var fill = MaskFill(text: "", caretMin: 0, caretMax: -1)
        var (written, read) = (0, 0)
        var rest = kept[...]
        for place in pattern {
            guard let placeholder = Placeholder(place) else {
                if rest.isEmpty { break }
                fill.text.append(place)
                written += place.utf16.count
                continue
            }
            while let next = rest.first, !placeholder.takes(next) {
                read += next.utf16.count
                rest.removeFirst()
            }
            guard let next = rest.popFirst() else { break }
            if read >= keptBeforeCaret && fill.caretMax < 0 { fill.caretMax = written }
            fill.text.append(next)
            written += next.utf16.count
            if read < keptBeforeCaret { fill.caretMin = written }
            read += next.utf16.count
        }
        if fill.caretMax < 0 { fill.caretMax = written }
        return fill
    }
}
