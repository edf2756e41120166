import Combine
import CofferFoundation
import Testing

private struct State: Equatable { let isValid: Bool }

@MainActor final class Target { var isEnabled = false }

@Suite struct Smoke {
    @Test @MainActor func `a form state reaches a property through the main run loop`() async {
        let subject = CurrentValueSubject<State, Never>(State(isValid: true))
        let target = Target()
        var cancellables = Set<AnyCancellable>()
        subject.eraseToAnyPublisher().map(\.isValid).receive(on: RunLoop.main).assign(to: \.isEnabled, on: target).store(in: &cancellables)
        await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in DispatchQueue.main.async { done.resume() } }
        #expect(target.isEnabled)
        cancellables.removeAll()
    }
}
