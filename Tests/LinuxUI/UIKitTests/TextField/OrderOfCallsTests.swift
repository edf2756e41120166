import Testing
import UIKit

/// Each test is parallel to others on the main actor only, and the focus is one per window: every row has a window of its own.
@MainActor
struct OrderOfCallsTests {
    struct Row: CustomTestStringConvertible, Sendable {
        let testDescription: String
        var text = ""
        var refuses: Set<String> = []
        let does: @MainActor @Sendable (UITextField) -> Void
        let calls: [String]
        let leaves: String

        init(
            _ name: String, text: String = "", refuses: Set<String> = [], _ does: @escaping @MainActor @Sendable (UITextField) -> Void,
            calls: [String], leaves: String
        ) {
            testDescription = name
            (self.text, self.refuses, self.does, self.calls, self.leaves) = (text, refuses, does, calls, leaves)
        }
    }

    nonisolated static let begin = ["shouldBegin", "didBegin", ".editingDidBegin", "selection"]
    nonisolated static let end = ["shouldEnd", "didEnd(committed)", ".editingDidEnd"]

    nonisolated static func change(_ location: Int, _ length: Int, _ text: String) -> [String] {
        ["shouldChange(\(location),\(length),\(text))", "selection", ".editingChanged"]
    }

    @Test(arguments: [
        Row("beginning", text: "42", { $0.becomeFirstResponder() }, calls: begin, leaves: "42"),
        Row(
            "beginning twice",
            {
                $0.becomeFirstResponder(); $0.becomeFirstResponder()
            }, calls: begin, leaves: ""),
        Row("beginning refused", refuses: ["shouldBegin"], { $0.becomeFirstResponder() }, calls: ["shouldBegin"], leaves: ""),
        Row(
            "beginning disabled",
            {
                $0.isEnabled = false; $0.becomeFirstResponder()
            }, calls: [], leaves: ""),
        Row(
            "beginning with clearing", text: "42",
            {
                $0.clearsOnBeginEditing = true; $0.becomeFirstResponder()
            },
            calls: ["shouldBegin", "shouldClear", "didBegin", ".editingDidBegin", "selection"], leaves: ""),
        Row(
            "beginning with clearing refused", text: "42", refuses: ["shouldClear"],
            {
                $0.clearsOnBeginEditing = true; $0.becomeFirstResponder()
            },
            calls: ["shouldBegin", "shouldClear", "didBegin", ".editingDidBegin", "selection"], leaves: "42"),
        Row(
            "ending",
            {
                $0.becomeFirstResponder(); $0.resignFirstResponder()
            }, calls: begin + end, leaves: ""),
        Row("ending without having begun", { $0.resignFirstResponder() }, calls: [], leaves: ""),
        Row(
            "ending refused", refuses: ["shouldEnd"],
            {
                $0.becomeFirstResponder(); $0.resignFirstResponder()
            },
            calls: begin + ["shouldEnd"], leaves: ""),
        Row(
            "ending forced", refuses: ["shouldEnd"],
            {
                $0.becomeFirstResponder(); $0.endEditing(true)
            }, calls: begin + end, leaves: ""),
        Row(
            "ending by disabling",
            {
                $0.becomeFirstResponder(); $0.isEnabled = false
            }, calls: begin + end, leaves: ""),
        Row(
            "ending by leaving the screen, refused in vain", refuses: ["shouldEnd"],
            {
                $0.becomeFirstResponder(); $0.removeFromSuperview()
            },
            calls: begin + end, leaves: ""),
        Row(
            "typing", text: "4",
            {
                $0.becomeFirstResponder(); $0.insertText("2")
            }, calls: begin + change(1, 0, "2"), leaves: "42"),
        Row(
            "typing refused", text: "4", refuses: ["shouldChange"],
            {
                $0.becomeFirstResponder(); $0.insertText("2")
            },
            calls: begin + ["shouldChange(1,0,2)"], leaves: "4"),
        Row(
            "typing nothing", text: "4",
            {
                $0.becomeFirstResponder(); $0.insertText("")
            }, calls: begin, leaves: "4"),
        Row(
            "typing over a selection", text: "4242",
            {
                $0.becomeFirstResponder(); $0.select(1..<3); $0.insertText("0")
            },
            calls: begin + ["selection"] + change(1, 2, "0"), leaves: "402"),
        Row(
            "deleting", text: "42",
            {
                $0.becomeFirstResponder(); $0.deleteBackward()
            }, calls: begin + change(1, 1, ""), leaves: "4"),
        Row(
            "deleting nothing",
            {
                $0.becomeFirstResponder(); $0.deleteBackward()
            }, calls: begin, leaves: ""),
        Row(
            "deleting refused", text: "42", refuses: ["shouldChange"],
            {
                $0.becomeFirstResponder(); $0.deleteBackward()
            },
            calls: begin + ["shouldChange(1,1,)"], leaves: "42"),
        Row(
            "deleting all by select all", text: "42",
            {
                $0.becomeFirstResponder(); $0.selectAll(nil); $0.delete(nil)
            },
            calls: begin + ["selection"] + change(0, 2, ""), leaves: ""),
        Row(
            "replacing", text: "4242",
            { field in
                field.becomeFirstResponder()
                let second = field.position(from: field.beginningOfDocument, offset: 1)!
                field.replace(field.textRange(from: field.beginningOfDocument, to: second)!, withText: "5")
            }, calls: begin + change(0, 1, "5"), leaves: "5242"),
        Row(
            "pasting", text: "4",
            { field in
                field.becomeFirstResponder()
                UIPasteboard.general.string = "2\n4"
                field.paste(nil)
            }, calls: begin + change(1, 0, "2 4"), leaves: "42 4"),
        Row(
            "pasting from an empty board", text: "4",
            { field in
                field.becomeFirstResponder()
                UIPasteboard.general.string = nil
                field.paste(nil)
            }, calls: begin, leaves: "4"),
        Row(
            "cutting", text: "4242",
            {
                $0.becomeFirstResponder(); $0.select(0..<2); $0.cut(nil)
            },
            calls: begin + ["selection"] + change(0, 2, ""), leaves: "42"),
        Row(
            "cutting without a selection", text: "42",
            {
                $0.becomeFirstResponder(); $0.cut(nil)
            }, calls: begin, leaves: "42"),
        Row(
            "assigning text while editing",
            {
                $0.becomeFirstResponder(); $0.text = "42"
            }, calls: begin + ["selection"], leaves: "42"),
        Row("assigning text before editing", { $0.text = "42" }, calls: [], leaves: "42"),
        Row("assigning nil", text: "42", { $0.text = nil }, calls: [], leaves: ""),
        Row(
            "moving the caret", text: "42",
            {
                $0.becomeFirstResponder(); $0.select(0..<0)
            }, calls: begin + ["selection"], leaves: "42"),
        Row(
            "leaving the caret where it is", text: "42",
            {
                $0.becomeFirstResponder(); $0.select(2..<2)
            }, calls: begin, leaves: "42"),
        Row("clearing", text: "42", { $0.tapClearButton() }, calls: ["shouldClear", ".editingChanged"], leaves: ""),
        Row("clearing refused", text: "42", refuses: ["shouldClear"], { $0.tapClearButton() }, calls: ["shouldClear"], leaves: "42"),
        Row(
            "Return without an action for it",
            {
                $0.becomeFirstResponder(); $0.insertText("\n")
            },
            calls: begin + ["shouldReturn", ".primaryActionTriggered"], leaves: ""),
        Row(
            "Return as carriage return and line feed",
            {
                $0.becomeFirstResponder(); $0.insertText("\r\n")
            },
            calls: begin + ["shouldReturn", ".primaryActionTriggered"], leaves: ""),
        Row(
            "Return refused", refuses: ["shouldReturn"],
            {
                $0.becomeFirstResponder(); $0.insertText("\n")
            },
            calls: begin + ["shouldReturn"], leaves: ""),
        Row(
            "Return with an action for it",
            { field in
                field.addAction(UIAction { _ in }, for: .editingDidEndOnExit)
                field.becomeFirstResponder()
                field.insertText("\n")
            }, calls: begin + ["shouldReturn", ".primaryActionTriggered"] + end, leaves: ""),
    ])
    func `the delegate and the actions hear of an event in UIKit's order`(_ row: Row) {
        let (window, field, witness) = (UIWindow(), UITextField(), Witness())
        window.addSubview(field)
        field.text = row.text
        witness.watch(field)
        witness.refuses = row.refuses
        row.does(field)
        #expect(witness.log == row.calls)
        #expect(field.text == row.leaves)
        #expect(window.subviews.count <= 1)
    }

    @Test func `moving on asks the new field, ends the old one, then begins the new one`() {
        let (window, one, other, witness) = (UIWindow(), UITextField(), UITextField(), Pair())
        window.addSubview(one)
        window.addSubview(other)
        one.delegate = witness
        other.delegate = witness
        one.tag = 1
        other.tag = 2
        one.becomeFirstResponder()
        witness.log = []
        #expect(other.becomeFirstResponder())
        #expect(witness.log == ["2 shouldBegin", "1 shouldEnd", "1 didEnd", "2 didBegin"])
        #expect(!one.isEditing && other.isEditing)
    }

    @Test func `a field that does not let go keeps the focus`() {
        let (window, one, other, witness) = (UIWindow(), UITextField(), UITextField(), Pair())
        window.addSubview(one)
        window.addSubview(other)
        one.delegate = witness
        witness.letsGo = false
        one.becomeFirstResponder()
        #expect(!other.becomeFirstResponder())
        #expect(one.isFirstResponder && !other.isFirstResponder)
    }

    @Test func `the end without a reason is told when the delegate knows no other`() {
        let (field, witness) = (UITextField(), Pair())
        let window = UIWindow()
        window.addSubview(field)
        field.delegate = witness
        field.becomeFirstResponder()
        field.resignFirstResponder()
        #expect(witness.log.last == "0 didEnd")
    }

    @Test func `notifications follow the actions and carry the field`() {
        let (window, field) = (UIWindow(), UITextField())
        window.addSubview(field)
        let heard = Heard()
        let names = [
            UITextField.textDidBeginEditingNotification, UITextField.textDidChangeNotification, UITextField.textDidEndEditingNotification,
        ]
        let tokens = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: field, queue: nil) { note in
                MainActor.assumeIsolated { heard.log.append(name.rawValue) }
            }
        }
        field.addAction(UIAction { _ in heard.log.append("action") }, for: .editingChanged)
        field.becomeFirstResponder()
        field.insertText("4")
        field.text = "42"
        field.resignFirstResponder()
        for token in tokens { NotificationCenter.default.removeObserver(token) }
        #expect(heard.log == [names[0].rawValue, "action", names[1].rawValue, names[2].rawValue])
    }

    @MainActor private final class Heard { var log: [String] = [] }

    private final class Pair: NSObject, UITextFieldDelegate {
        var log: [String] = []
        var letsGo = true
        func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
            log.append("\(textField.tag) shouldBegin")
            return true
        }
        func textFieldDidBeginEditing(_ textField: UITextField) { log.append("\(textField.tag) didBegin") }
        func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
            log.append("\(textField.tag) shouldEnd")
            return letsGo
        }
        func textFieldDidEndEditing(_ textField: UITextField) { log.append("\(textField.tag) didEnd") }
    }
}
