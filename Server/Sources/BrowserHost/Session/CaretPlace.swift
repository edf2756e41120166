/// Where the caret stands in what a field made of a text that the page showed.
enum CaretPlace {
    /// The place in a field's text behind the same letters and digits as a place in the page's text: formats add and take separators, and a field
    /// may refuse characters or change their case.
    /// - Parameters:
    ///   - place: A place in `whole`, in UTF-16 units.
    ///   - whole: What the page shows.
    ///   - text: What the field has.
    static func place(_ place: Int, of whole: String, in text: String) -> Int {
        if place >= whole.utf16.count { return text.utf16.count }
        if whole == text { return place }
        let before = String(decoding: whole.utf16.prefix(max(place, 0)), as: UTF16.self)
        var found = text.startIndex
        for character in before where !isSeparator(character) {
            var next = found
            while next < text.endIndex, isSeparator(text[next]) { next = text.index(after: next) }
            // Not there: the field did not take it.
            guard next < text.endIndex, text[next].lowercased() == character.lowercased() else { continue }
            found = text.index(after: next)
        }
        return found.utf16Offset(in: text)
    }

    private static func isSeparator(_ character: Character) -> Bool { !(character.isLetter || character.isNumber || character.isSymbol) }
}
