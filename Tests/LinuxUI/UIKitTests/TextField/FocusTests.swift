import Testing
import UIKit

@MainActor
struct FocusTests {
    @Test func `each window has one first responder`() {
        let windows = [UIWindow(), UIWindow()]
        let fields = windows.map { window in
            let field = UITextField()
            window.addSubview(field)
            field.becomeFirstResponder()
            return field
        }
        #expect(fields.map(\.isFirstResponder) == [true, true])
    }

    @Test func `views without a window share one first responder, and one that is gone holds it no more`() {
        let one = UITextField()
        do {
            let other = UITextField()
            #expect(other.becomeFirstResponder())
        }
        #expect(one.becomeFirstResponder())
        let third = UITextField()
        #expect(third.becomeFirstResponder())
        #expect(!one.isFirstResponder)
        third.resignFirstResponder()
    }

    @Test func `a plain view takes no focus`() {
        let view = UIView()
        #expect(!view.becomeFirstResponder())
        #expect(!view.isFirstResponder)
        #expect(view.resignFirstResponder())
    }

    @Test func `moving inside a window keeps the focus, leaving it gives the focus up`() {
        let (window, group, other, field) = (UIWindow(), UIView(), UIWindow(), UITextField())
        window.addSubview(group)
        window.addSubview(field)
        field.becomeFirstResponder()
        group.addSubview(field)
        #expect(field.isFirstResponder)
        other.addSubview(group)
        #expect(!field.isFirstResponder)
        #expect(field.becomeFirstResponder())
        group.removeFromSuperview()
        #expect(!field.isFirstResponder)
    }

    @Test func `ending the editing of a screen ends it in the field inside`() {
        let (window, group, field) = (UIWindow(), UIView(), UITextField())
        window.addSubview(group)
        group.addSubview(field)
        #expect(!window.endEditing(false))
        field.becomeFirstResponder()
        #expect(!UIView().endEditing(true))
        #expect(window.endEditing(false))
        #expect(!field.isEditing)
    }

    @Test func `whoever takes the focus while the old holder ends keeps it`() {
        let (window, one, other, third) = (UIWindow(), UITextField(), UITextField(), UITextField())
        for field in [one, other, third] { window.addSubview(field) }
        one.becomeFirstResponder()
        one.addAction(UIAction { _ in third.becomeFirstResponder() }, for: .editingDidEnd)
        #expect(!other.becomeFirstResponder())
        #expect(third.isFirstResponder)
    }

    @Test func `side views are in the field when their mode says so`() {
        let (window, field, icon) = (UIWindow(), UITextField(), UIImageView(image: UIImage()))
        window.addSubview(field)
        field.rightView = icon
        #expect(icon.superview == nil)
        field.rightViewMode = .always
        #expect(icon.superview === field)
        field.rightViewMode = .whileEditing
        #expect(icon.superview == nil)
        field.becomeFirstResponder()
        #expect(icon.superview === field)
        field.rightViewMode = .unlessEditing
        #expect(icon.superview == nil)
        field.resignFirstResponder()
        #expect(icon.superview === field)
        field.rightView = nil
        #expect(icon.superview == nil)
    }
}
