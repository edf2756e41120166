import Testing
import UIKit

@MainActor
struct EditingTests {
    struct Row: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let text: String
        let selection: Range<Int>
        let does: @MainActor @Sendable (UITextField) -> Void
        let leaves: String
        let selected: Range<Int>

        init(
            _ name: String, _ text: String, _ selection: Range<Int>, _ does: @escaping @MainActor @Sendable (UITextField) -> Void,
            _ leaves: String, _ selected: Range<Int>
        ) {
            testDescription = name
            (self.text, self.selection, self.does, self.leaves, self.selected) = (text, selection, does, leaves, selected)
        }
    }

    @Test(arguments: [
        Row("typing in the middle", "4422", 2..<2, { $0.insertText("2") }, "44222", 3..<3),
        Row("typing at the start", "42", 0..<0, { $0.insertText("4") }, "442", 1..<1),
        Row("deleting in the middle", "4202", 3..<3, { $0.deleteBackward() }, "422", 2..<2),
        Row("deleting at the start", "42", 0..<0, { $0.deleteBackward() }, "42", 0..<0),
        Row("deleting a family", "a👩‍👩‍👧b", 9..<9, { $0.deleteBackward() }, "ab", 1..<1),
        Row("deleting a flag", "🇩🇰", 4..<4, { $0.deleteBackward() }, "", 0..<0),
        Row("deleting a letter with its mark", "cafe\u{301}", 5..<5, { $0.deleteBackward() }, "caf", 3..<3),
        Row("a caret inside an emoji goes before it", "a👍b", 2..<2, { $0.insertText("x") }, "ax👍b", 2..<2),
        Row("a selection of half an emoji takes it whole", "a👍b", 1..<2, { $0.deleteBackward() }, "ab", 1..<1),
        Row("a selection from half an emoji on takes it whole", "a👍b", 2..<4, { $0.insertText("") }, "a", 1..<1),
        Row("a joiner melts two emoji, the caret goes behind", "👩💻", 2..<2, { $0.insertText("\u{200D}") }, "👩\u{200D}💻", 5..<5),
        Row("typing a mark onto a letter", "cafe", 4..<4, { $0.insertText("\u{301}") }, "cafe\u{301}", 5..<5),
        Row("assigning puts the caret at the end", "4242", 1..<1, { $0.text = "555" }, "555", 3..<3),
        Row("selecting all", "4242 42", 3..<3, { $0.selectAll(nil) }, "4242 42", 0..<7),
        Row("selecting the word", "4242 55 42", 6..<6, { $0.select(nil) }, "4242 55 42", 5..<7),
        Row(
            "clearing on insertion", "4242", 4..<4,
            {
                $0.clearsOnInsertion = true; $0.insertText("5")
            }, "5", 1..<1),
        Row(
            "clearing on insertion happens once", "4242", 4..<4,
            {
                $0.clearsOnInsertion = true; $0.insertText("5"); $0.insertText("5")
            }, "55", 2..<2),
        Row(
            "deleting does not clear on insertion", "4242", 4..<4,
            {
                $0.clearsOnInsertion = true; $0.deleteBackward()
            }, "424", 3..<3),
    ])
    func `editing keeps whole characters and puts the caret behind`(_ row: Row) {
        let (window, field) = (UIWindow(), UITextField())
        window.addSubview(field)
        field.text = row.text
        field.becomeFirstResponder()
        field.select(row.selection)
        row.does(field)
        #expect(field.text == row.leaves)
        #expect(field.selected == row.selected)
    }

    @Test func `places are counted in UTF-16 units and end at the text`() throws {
        let field = UITextField()
        field.text = "a👍"
        let (start, end) = (field.beginningOfDocument, field.endOfDocument)
        #expect(field.offset(from: start, to: end) == 3)
        #expect(field.offset(from: end, to: start) == -3)
        #expect(field.position(from: start, offset: 4) == nil)
        #expect(field.position(from: start, offset: -1) == nil)
        #expect(field.position(from: end, offset: Int.max) == nil)
        #expect(field.position(from: start, offset: 3) != nil)
        #expect(field.compare(start, to: end) == .orderedAscending)
        #expect(field.compare(end, to: start) == .orderedDescending)
        #expect(field.compare(start, to: field.beginningOfDocument) == .orderedSame)
        let all = try #require(field.textRange(from: end, to: start))
        #expect(field.text(in: all) == "a👍")
        #expect(!all.isEmpty)
    }

    @Test func `a stretch of a longer text that is gone is cut, and the delegate is asked about what there is`() throws {
        let (field, witness) = (UITextField(), Witness())
        field.text = "4242 4242"
        let stale = try #require(field.textRange(from: field.beginningOfDocument, to: field.endOfDocument))
        field.text = "42"
        field.delegate = witness
        field.replace(stale, withText: "5")
        #expect(witness.log == ["shouldChange(0,2,5)"])
        #expect(field.text == "5")
    }

    @Test func `nothing is selected unless the user is editing`() {
        let (window, field) = (UIWindow(), UITextField())
        window.addSubview(field)
        field.text = "42"
        field.selectAll(nil)
        #expect(field.selectedTextRange == nil)
        field.becomeFirstResponder()
        #expect(field.selected == 2..<2)
        field.selectedTextRange = nil
        #expect(field.selected == 2..<2)
    }

    @Test func `a delegate that refuses and writes the text itself keeps the caret it chose and sends no event`() {
        let (window, field, mask) = (UIWindow(), UITextField(), Grouping())
        window.addSubview(field)
        field.delegate = mask
        var changes = 0
        field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
        field.becomeFirstResponder()
        for digit in "424242" { field.insertText(String(digit)) }
        #expect(field.text == "4242 42")
        #expect(field.selected == 7..<7)
        field.select(2..<2)
        field.insertText("0")
        #expect(field.text == "4204 242")
        #expect(field.selected == 3..<3)
        #expect(changes == 0)
    }

    /// Groups digits by four.
    private final class Grouping: NSObject, UITextFieldDelegate {
        func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
            let whole = ((textField.text ?? "") as NSString).replacingCharacters(in: range, with: string)
            let digits = whole.filter(\.isNumber)
            let groups = stride(from: 0, to: digits.count, by: 4).map { String(digits.dropFirst($0).prefix(4)) }
            let before = (whole as NSString).substring(to: range.location + string.utf16.count).filter(\.isNumber).count
            textField.text = groups.joined(separator: " ")
            let caret = before + max(0, before - 1) / 4
            textField.select(caret..<caret)
            return false
        }
    }
}
