import Testing
import UIKit

@MainActor
struct UIViewTests {
    @Test func `a view has one parent and stands in front of those added before`() {
        let (one, other, a, b) = (UIView(), UIView(), UIView(), UIView())
        one.addSubview(a)
        one.addSubview(b)
        #expect(one.subviews == [a, b])
        one.addSubview(a)
        #expect(one.subviews == [b, a])
        other.addSubview(a)
        #expect(one.subviews == [b] && other.subviews == [a])
        #expect(a.superview === other && a.next === other)
        other.insertSubview(b, at: 0)
        #expect(other.subviews == [b, a])
        a.removeFromSuperview()
        a.removeFromSuperview()
        #expect(a.superview == nil && other.subviews == [b])
    }

    @Test func `a parent does not live for its children`() {
        let child = UIView()
        weak var gone: UIView?
        do {
            let parent = UIView()
            gone = parent
            parent.addSubview(child)
        }
        #expect(gone == nil && child.superview == nil)
    }

    @Test func `hooks are called when the tree changes, and for the window only when it changes`() {
        let (window, parent, view) = (UIWindow(), Hooked(), Hooked())
        parent.addSubview(view)
        #expect(view.log == ["will move", "did move"])
        #expect(parent.log == ["did add"])
        window.addSubview(parent)
        #expect(view.log.last == "window true")
        view.log = []
        view.removeFromSuperview()
        #expect(view.log == ["will move", "window false", "did move"])
        #expect(parent.log.last == "will remove")
    }

    @Test func `layout happens once for each time it was asked for`() {
        let (parent, view) = (UIView(), Hooked())
        parent.addSubview(view)
        parent.layoutIfNeeded()
        parent.layoutIfNeeded()
        #expect(view.layouts == 1)
        view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        parent.layoutIfNeeded()
        view.frame.origin.x = 9
        parent.layoutIfNeeded()
        #expect(view.layouts == 2)
        #expect(view.bounds == CGRect(x: 0, y: 0, width: 3, height: 4))
        view.center = CGPoint(x: 10, y: 10)
        #expect(view.frame.origin == CGPoint(x: 8.5, y: 8))
    }

    @Test func `look and layer are the same thing`() {
        let view = UIView()
        #expect(view.backgroundColor == nil && view.alpha == 1 && !view.isHidden && !view.clipsToBounds)
        view.backgroundColor = .red
        view.clipsToBounds = true
        view.isHidden = true
        view.alpha = 2
        #expect(view.layer.backgroundColor == UIColor.red.cgColor)
        #expect(view.layer.masksToBounds && view.layer.isHidden && view.layer.opacity == 1)
        #expect(view.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric))
    }

    @Test func `a view is found by its number`() {
        let (window, inner) = (UIWindow(), UILabel())
        let group = UIView()
        window.addSubview(group)
        group.addSubview(inner)
        inner.tag = 7
        #expect(window.viewWithTag(7) === inner)
        #expect(window.viewWithTag(8) == nil)
        #expect(inner.isDescendant(of: window) && !window.isDescendant(of: inner))
    }

    @Test func `labels and controls are for assistive technology, and say their text`() {
        let (label, button) = (UILabel(), UIButton(type: .system))
        label.text = "Card number"
        button.setTitle("Pay", for: .normal)
        #expect(label.isAccessibilityElement && button.isAccessibilityElement && !UIView().isAccessibilityElement)
        #expect(label.accessibilityLabel == "Card number" && button.accessibilityLabel == "Pay")
        button.accessibilityLabel = "Pay now"
        #expect(button.accessibilityLabel == "Pay now" && button.currentTitle == "Pay")
    }

    private final class Hooked: UIView {
        var log: [String] = []
        var layouts = 0
        override func didAddSubview(_ subview: UIView) { log.append("did add") }
        override func willRemoveSubview(_ subview: UIView) { log.append("will remove") }
        override func willMove(toSuperview newSuperview: UIView?) { log.append("will move") }
        override func didMoveToSuperview() { log.append("did move") }
        override func didMoveToWindow() { log.append("window \(window != nil)") }
        override func layoutSubviews() { layouts += 1 }
    }
}
