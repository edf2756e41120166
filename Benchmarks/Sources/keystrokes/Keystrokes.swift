// Types a published test number into fields over and over, and prints keystrokes per second and allocations per keystroke
// as one JSON object: for a card field as an app configures it, with every observer set, and for a bare text field.
import CAllocationCounter
import Dispatch
import UIKit
import VGSCollectSDK

@main
@MainActor
struct Keystrokes {
    static let number = "4242424242424242"

    static func main() {
        let rounds = CommandLine.arguments.contains("--quick") ? 200 : 2000
        let bare = UITextField()
        let collector = VGSCollect(id: "vaultbench", environment: .sandbox)
        let field = VGSCardTextField()
        let seen = Observers()
        configure(field, collector: collector, seen: seen)
        guard let inner = textField(in: field) else { fatalError("a card field holds a text field") }

        // Alternating, medians of the runs.
        var bareRuns: [Run] = []
        var fieldRuns: [Run] = []
        for _ in 0..<5 {
            bareRuns.append(measure(rounds: rounds, input: bare) { bare.text = nil })
            let before = seen.total
            fieldRuns.append(measure(rounds: rounds, input: inner) { field.cleanText() })
            precondition(seen.total - before >= 3 * rounds * number.count, "each keystroke reaches each observer")
            precondition((field.state as? VGSCardState)?.last4 == "4242", "the last round left the whole number in the field")
            field.cleanText()
        }
        let fieldRun = Run.median(fieldRuns)
        let bareRun = Run.median(bareRuns)
        print(
            "{\"fieldPerSecond\":\(fieldRun.perSecond),\"fieldAllocations\":\(fieldRun.allocations),"
                + "\"barePerSecond\":\(bareRun.perSecond),\"bareAllocations\":\(bareRun.allocations)}")
    }

    /// What an app sets: name, type, required, mask by default, the collector's two observers and a delegate.
    static func configure(_ field: VGSCardTextField, collector: VGSCollect, seen: Observers) {
        let configuration = VGSConfiguration(collector: collector, fieldName: "card.cardNumber")
        configuration.type = .cardNumber
        configuration.isRequired = true
        configuration.isRequiredValidOnly = true
        field.configuration = configuration
        field.delegate = seen
        collector.observeFieldState = { field in
            seen.total += 1
            seen.valid = field.state.isValid
        }
        collector.observeStates = { fields in
            seen.total += 1
            seen.valid = fields.allSatisfy { $0.state.isValid }
        }
    }

    /// Types the number `rounds` times, emptying the field in between; the emptying is not counted.
    static func measure(rounds: Int, input: UITextField, empty: () -> Void) -> Run {
        var nanoseconds: UInt64 = 0
        var allocations: UInt64 = 0
        let keys = number.map(String.init)
        _ = input.becomeFirstResponder()
        for _ in 0..<rounds {
            empty()
            let allocationsBefore = allocation_count()
            let start = DispatchTime.now().uptimeNanoseconds
            for key in keys { input.insertText(key) }
            nanoseconds += DispatchTime.now().uptimeNanoseconds - start
            allocations += allocation_count() - allocationsBefore
        }
        let strokes = Double(rounds * keys.count)
        return Run(perSecond: strokes / (Double(nanoseconds) / 1e9), allocations: Double(allocations) / strokes)
    }

    /// The text field inside a view, looked for as a test or a host does.
    static func textField(in view: UIView) -> UITextField? {
        if let found = view as? UITextField { return found }
        for child in view.subviews {
            if let found = textField(in: child) { return found }
        }
        return nil
    }
}

/// One run's figures.
struct Run {
    let perSecond: Double
    let allocations: Double

    /// The run in the middle, by speed.
    static func median(_ runs: [Run]) -> Run {
        runs.sorted { $0.perSecond < $1.perSecond }[runs.count / 2]
    }
}

/// Counts what the collector and the field report, and reads the state as an app would.
@MainActor
final class Observers: VGSTextFieldDelegate {
    var total = 0
    var valid = false

    func vgsTextFieldDidChange(_ textField: VGSTextField) {
        total += 1
        valid = textField.state.isValid
    }
}
