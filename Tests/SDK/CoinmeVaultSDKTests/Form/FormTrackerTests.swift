import Testing

@testable import CoinmeVaultSDK

@Suite struct FormTrackerTests {
    private static let empty = FieldReading(isValid: true, contentLength: 0)
    private static let good = FieldReading(isValid: true, contentLength: 3)
    private static let bad = FieldReading(isValid: false, contentLength: 2)
    private static let emptyBad = FieldReading(isValid: false, contentLength: 0)

    private func tracker(required: [Int] = [], optional: [Int] = []) -> FormTracker<Int> {
        var tracker = FormTracker<Int>()
        for id in required { tracker.handle(.bound(id, name: "f\(id)", isOptional: false)) }
        for id in optional { tracker.handle(.bound(id, name: "f\(id)", isOptional: true)) }
        return tracker
    }

    // B1, B2
    @Test(arguments: [false, true])
    func `a bound field is seeded as empty and valid only when optional`(_ isOptional: Bool) {
        let tracker = isOptional ? tracker(optional: [1]) : tracker(required: [1])
        let seed = VaultFieldState(
            fieldName: "f1", isValid: isOptional, isEmpty: true, isFocused: false, contentLength: 0, cardBrand: nil, last4: nil)
        #expect(tracker.snapshot.fields == ["f1": seed])
        #expect(tracker.snapshot.isValid == isOptional)
    }

    // B3
    @Test func `a form without fields is not valid and names no field`() {
        let tracker = tracker()
        #expect(!tracker.snapshot.isValid)
        #expect(tracker.validationFailure == [:])
    }

    struct Verdict: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let isOptional: Bool
        let reading: FieldReading
        let isValid: Bool
        let reasons: [String]?
    }

    // B5, B6, B7, C4
    @Test(arguments: [
        Verdict(testDescription: "required, filled", isOptional: false, reading: good, isValid: true, reasons: nil),
        Verdict(
            testDescription: "required, cleared, valid to the collector", isOptional: false, reading: empty, isValid: false,
            reasons: ["required"]),
        Verdict(
            testDescription: "required, cleared, invalid to the collector", isOptional: false, reading: emptyBad, isValid: false,
            reasons: ["required"]),
        Verdict(testDescription: "required, bad", isOptional: false, reading: bad, isValid: false, reasons: ["invalid"]),
        Verdict(testDescription: "optional, filled", isOptional: true, reading: good, isValid: true, reasons: nil),
        Verdict(
            testDescription: "optional, cleared, valid to the collector", isOptional: true, reading: empty, isValid: true, reasons: nil),
        Verdict(
            testDescription: "optional, cleared, invalid to the collector", isOptional: true, reading: emptyBad, isValid: true, reasons: nil
        ),
        Verdict(testDescription: "optional, bad", isOptional: true, reading: bad, isValid: false, reasons: ["invalid"]),
    ])
    func `validity takes emptiness into account`(_ row: Verdict) {
        var tracker = row.isOptional ? tracker(optional: [1]) : tracker(required: [1])
        tracker.handle(.changed(1, readings: [1: row.reading], focused: []))
        #expect(tracker.snapshot.fields["f1"]?.isValid == row.isValid)
        #expect(tracker.validationFailure == row.reasons.map { ["f1": $0] })
    }

    // B4
    @Test func `an untouched field stays as it was seeded, but for its focus`() {
        var tracker = tracker(required: [1, 2])
        let before = tracker.snapshot.fields["f2"]
        tracker.handle(.changed(1, readings: [1: Self.good, 2: Self.good], focused: [1]))
        #expect(tracker.snapshot.fields["f2"] == before)
        #expect(tracker.snapshot.fields["f1"]?.isFocused == true)
        tracker.handle(.changed(2, readings: [1: Self.good, 2: Self.good], focused: [2]))
        #expect(tracker.snapshot.fields["f1"]?.isFocused == false)
        #expect(tracker.snapshot.isValid)
    }

    @Test func `a field that has been worked on follows what another field does to it`() {
        var tracker = tracker(required: [1, 2])
        tracker.handle(.changed(1, readings: [1: Self.good, 2: Self.empty], focused: [1]))
        tracker.handle(.changed(2, readings: [1: Self.bad, 2: Self.good], focused: [2]))
        #expect(tracker.snapshot.fields["f1"]?.isValid == false)
        #expect(tracker.validationFailure == ["f1": ["invalid"]])
    }

    // B8
    @Test func `the first bind of a field counts and the last field of a name counts`() {
        var tracker = tracker(required: [1])
        tracker.handle(.bound(1, name: "f1", isOptional: true))
        #expect(!tracker.snapshot.isValid)
        tracker.handle(.bound(2, name: "f1", isOptional: true))
        #expect(tracker.snapshot.isValid)
        tracker.handle(.changed(1, readings: [1: Self.bad, 2: Self.good], focused: [1]))
        #expect(tracker.snapshot.fields["f1"]?.contentLength == 0)
        tracker.handle(.changed(2, readings: [1: Self.bad, 2: Self.good], focused: [2]))
        #expect(tracker.snapshot.fields["f1"]?.contentLength == 3)
    }

    @Test func `a change of a field that is not bound changes nothing but focus`() {
        var tracker = tracker(required: [1])
        let before = tracker.snapshot
        for stranger in [9, nil] {
            tracker.handle(.changed(stranger, readings: [1: Self.good], focused: [9]))
            #expect(tracker.snapshot == before)
        }
        #expect(!tracker.hasRead(1))
    }

    // F4
    @Test func `after disposal nothing is left and nothing comes back`() {
        var tracker = tracker(required: [1])
        tracker.handle(.disposed)
        tracker.handle(.bound(2, name: "f2", isOptional: true))
        tracker.handle(.changed(1, readings: [1: Self.good], focused: [1]))
        #expect(tracker.snapshot.fields.isEmpty)
        #expect(!tracker.snapshot.isValid)
    }

    @Test func `brand, last four and length come from the reading`() {
        var tracker = tracker(required: [1])
        let card = FieldReading(isValid: true, contentLength: 16, cardBrand: "Visa", last4: "4242")
        tracker.handle(.changed(1, readings: [1: card], focused: [1]))
        #expect(
            tracker.snapshot.fields["f1"]
                == VaultFieldState(
                    fieldName: "f1", isValid: true, isEmpty: false, isFocused: true, contentLength: 16, cardBrand: "Visa", last4: "4242"))
        tracker.handle(.changed(1, readings: [1: FieldReading(isValid: false, contentLength: 15)], focused: []))
        #expect(tracker.snapshot.fields["f1"]?.cardBrand == nil)
        #expect(tracker.snapshot.fields["f1"]?.last4 == nil)
    }
}
