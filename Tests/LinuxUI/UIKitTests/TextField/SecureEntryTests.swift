import Testing
import UIKit

@MainActor
struct SecureEntryTests {
    private func secureField(_ text: String, in window: UIWindow) -> UITextField {
        let field = UITextField()
        window.addSubview(field)
        field.isSecureTextEntry = true
        field.text = text
        field.becomeFirstResponder()
        return field
    }

    @Test func `a secure field gives nothing to the pasteboard and loses nothing`() {
        let window = UIWindow()
        let field = secureField("123", in: window)
        UIPasteboard.general.string = "before"
        field.selectAll(nil)
        field.copy(nil)
        field.cut(nil)
        #expect(UIPasteboard.general.string == "before")
        #expect(field.text == "123")
    }

    @Test func `an open field gives its selection to the pasteboard`() {
        let window = UIWindow()
        let field = secureField("4242", in: window)
        field.isSecureTextEntry = false
        field.select(1..<3)
        let count = UIPasteboard.general.changeCount
        field.copy(nil)
        #expect(UIPasteboard.general.string == "24" && UIPasteboard.general.hasStrings)
        #expect(UIPasteboard.general.changeCount == count + 1)
        #expect(field.text == "4242")
    }

    @Test(arguments: [("typing", "5", "5"), ("deleting", "", "")])
    func `the first change after coming back replaces the old text`(_ name: String, _ typed: String, _ leaves: String) {
        let window = UIWindow()
        let field = secureField("123", in: window)
        typed.isEmpty ? field.deleteBackward() : field.insertText(typed)
        #expect(field.text == leaves)
        field.insertText("6")
        #expect(field.text == leaves + "6")
    }

    @Test func `text assigned while editing is not replaced by the next character`() {
        let window = UIWindow()
        let field = secureField("123", in: window)
        field.text = "45"
        field.insertText("6")
        #expect(field.text == "456")
    }

    @Test func `no text form of a field or of the pasteboard shows what was typed`() {
        let window = UIWindow()
        let field = secureField("4242424242424242", in: window)
        field.isSecureTextEntry = false
        field.selectAll(nil)
        field.copy(nil)
        for object in [field, UIPasteboard.general, window] as [Any] {
            var dumped = ""
            dump(object, to: &dumped)
            for form in [
                dumped, "\(object)", String(reflecting: object), String(describing: Mirror(reflecting: object).children.map(\.value)),
            ] {
                #expect(!form.contains("4242"))
            }
        }
    }
}
