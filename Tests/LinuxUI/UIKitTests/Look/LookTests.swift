import Testing
import UIKit

@MainActor
struct LookTests {
    @Test func `colours are equal by their components`() {
        #expect(UIColor.red == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(UIColor.red != UIColor.red.withAlphaComponent(0.5))
        #expect(Set([UIColor.white, UIColor(white: 1, alpha: 1)]).count == 1)
        #expect(UIColor(white: 7, alpha: -1).cgColor.components == [1, 1, 1, 0])
        var (red, alpha): (CGFloat, CGFloat) = (0, 0)
        #expect(UIColor.orange.getRed(&red, green: nil, blue: nil, alpha: &alpha))
        #expect(red == 1 && alpha == 1)
    }

    @Test func `fonts are equal by face, size and weight`() {
        #expect(UIFont.systemFont(ofSize: 17) == UIFont.preferredFont(forTextStyle: .body))
        #expect(UIFont.systemFont(ofSize: 17) != UIFont.boldSystemFont(ofSize: 17))
        #expect(UIFont.systemFont(ofSize: 17).withSize(12).pointSize == 12)
        #expect(UIFont(name: "Helvetica", size: 12) == nil)
    }

    @Test func `insets make a rectangle smaller`() {
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(CGRect(x: 0, y: 0, width: 10, height: 10).inset(by: insets) == CGRect(x: 2, y: 1, width: 4, height: 6))
        #expect(UIEdgeInsets() == .zero)
    }

    @Test func `no picture is found by name`() { #expect(UIImage(named: "visa") == nil) }

    @Test func `a longer text or placeholder asks for more room`() {
        let field = UITextField()
        let empty = field.intrinsicContentSize.width
        field.placeholder = "4111 1111"
        let prompted = field.intrinsicContentSize.width
        field.text = "4111 1111 1111 1111"
        #expect(empty < prompted && prompted < field.intrinsicContentSize.width)
        #expect(field.attributedPlaceholder?.string == "4111 1111")
    }
}
