import Combine
import Testing
import UIKit

@MainActor
struct UIControlTests {
    @Test func `actions run in the order of registration, for any of their events`() {
        let (control, log) = (UIControl(), Log())
        control.addAction(UIAction { _ in log.lines.append("a") }, for: [.touchDown, .touchUpInside])
        control.addAction(UIAction { _ in log.lines.append("b") }, for: .touchUpInside)
        control.sendActions(for: .touchUpInside)
        control.sendActions(for: .touchDown)
        control.sendActions(for: .valueChanged)
        #expect(log.lines == ["a", "b", "a"])
    }

    @Test func `an action of the same name and events replaces the former`() {
        let (control, log) = (UIControl(), Log())
        let name = UIAction.Identifier("pay")
        control.addAction(UIAction(identifier: name) { _ in log.lines.append("old") }, for: .touchUpInside)
        control.addAction(UIAction(identifier: name) { _ in log.lines.append("new") }, for: .touchUpInside)
        control.sendActions(for: .touchUpInside)
        #expect(log.lines == ["new"])
    }

    @Test func `a removed action runs no more, and other events keep theirs`() {
        let (control, log) = (UIControl(), Log())
        let action = UIAction(title: "Pay") { log.lines.append($0.title) }
        control.addAction(action, for: [.touchDown, .touchUpInside])
        control.removeAction(action, for: .touchUpInside)
        control.sendActions(for: .touchUpInside)
        #expect(log.lines.isEmpty)
        control.sendActions(for: .touchDown)
        #expect(log.lines == ["Pay"])
        control.removeAction(identifiedBy: action.identifier, for: .allEvents)
        control.sendActions(for: .touchDown)
        #expect(log.lines == ["Pay"])
    }

    @Test func `an action knows its sender while it runs`() {
        let button = UIButton(type: .system, primaryAction: UIAction(title: "Pay") { ($0.sender as? UIButton)?.tag = 1 })
        #expect(button.currentTitle == "Pay")
        button.sendActions(for: .primaryActionTriggered)
        #expect(button.tag == 1)
    }

    @Test func `the state sums up the flags and chooses the title`() {
        let button = UIButton(type: .custom)
        #expect(button.state == .normal && button.buttonType == .custom)
        button.setTitle("Pay", for: .normal)
        button.setTitle("Wait", for: .disabled)
        button.isSelected = true
        #expect(button.state == .selected && button.currentTitle == "Pay")
        button.isSelected = false
        button.isEnabled = false
        #expect(button.state == .disabled && button.currentTitle == "Wait")
        button.setTitle(nil, for: .disabled)
        #expect(button.title(for: .disabled) == "Pay")
    }

    @Test func `a publisher enables a button on the main run loop`() async {
        let (states, submitButton) = (CurrentValueSubject<FormState, Never>(FormState(isValid: true)), UIButton(type: .system))
        submitButton.isEnabled = false
        var cancellables = Set<AnyCancellable>()
        states.eraseToAnyPublisher()
            .map(\.isValid)
            .receive(on: RunLoop.main)
            .assign(to: \.isEnabled, on: submitButton)
            .store(in: &cancellables)
        #expect(!submitButton.isEnabled)
        await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
        #expect(submitButton.isEnabled)
        cancellables.removeAll()
    }

    private struct FormState { let isValid: Bool }

    @MainActor private final class Log { var lines: [String] = [] }
}
