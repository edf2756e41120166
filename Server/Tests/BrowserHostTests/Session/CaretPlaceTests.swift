import Testing

@testable import BrowserHost

@Suite struct CaretPlaceTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let whole: String
        let place: Int
        let text: String
        let wanted: Int

        init(_ name: String, _ whole: String, _ place: Int, _ text: String, _ wanted: Int) {
            (testDescription, self.whole, self.place, self.text, self.wanted) = (name, whole, place, text, wanted)
        }
    }

    @Test(arguments: [
        Row("the same text", "4242", 2, "4242", 2),
        Row("the end stays the end", "42424", 5, "4242 4", 6),
        Row("separators move on", "421112 4242", 5, "4211 1242 42", 6),
        Row("a separator is taken away", "4242 42", 6, "424242", 5),
        Row("right behind a separator that is put back", "42424242", 4, "4242 4242", 4),
        Row("a refused character", "42a42", 3, "4242", 2),
        Row("only refused characters before", "ab42", 2, "42", 0),
        Row("another case", "xyz", 1, "XYZ", 1),
        Row("the beginning", "4242", 0, "42 42", 0),
        Row("a text cut at the end", "4242 4242 4242 4242 99", 21, "4242 4242 4242 4242", 19),
        Row("an emptied field", "4242", 2, "", 0),
        Row("a place outside", "42", 99, "4 2", 3),
        Row("a place before", "42", -1, "4 2", 0),
        Row("letters of two units", "a\u{1F600}b", 3, "a \u{1F600}b", 4),
        Row("an expiry date", "1230", 3, "12/30", 4),
    ])
    func `the caret stays behind what was typed`(_ row: Row) {
        #expect(CaretPlace.place(row.place, of: row.whole, in: row.text) == row.wanted)
    }
}
