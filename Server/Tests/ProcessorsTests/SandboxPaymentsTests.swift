import CofferCrypto
import Testing

@testable import CofferProcessors
@testable import CofferVault

@Suite struct SandboxPaymentsTests {
    static func reference(_ number: Int64, step: Int = 0) -> PaymentReference {
        PaymentReference(payment: PaymentID(TimedID.bounds(at: number).lowest), step: step)
    }

    static func secret(_ text: String) -> SecretBytes { SecretBytes(copying: Array(text.utf8)) }

    static func charge(_ number: String, code: String? = "123", reference: PaymentReference = reference(1)) -> Charge {
        Charge(
            reference: reference, tenant: TenantID(1), amount: 100, currency: "EUR", number: secret(number), month: 12, year: 2030,
            securityCode: code.map(secret), person: CardPerson(), account: nil, isStored: false, descriptor: nil, orderId: nil)
    }

    struct Row: Sendable, CustomTestStringConvertible {
        let testDescription: String, number: String, code: String?, answer: ProcessorAnswer
        init(_ name: String, _ number: String, code: String? = "123", _ answer: ProcessorAnswer) {
            testDescription = name
            self.number = number
            self.code = code
            self.answer = answer
        }
    }

    static func refused(_ code: DeclineCode, _ source: PaymentRefusal.Source = .issuer) -> ProcessorAnswer {
        .refused(PaymentRefusal(code, by: source))
    }

    static let approved = ProcessorAnswer.approved(id: "sandbox.\(reference(1).text)")
    static let action = ProcessorAnswer.actionRequired(id: "sandbox.\(reference(1).text)", reason: "3DS")

    static let rows: [Row] = [
        Row("a card", "4242424242424242", approved), Row("without a code", "4242424242424242", code: nil, approved),
        Row("a card of 15 digits", "378282246310005", code: "1234", approved), Row("a debit card", "4111111111111111", approved),
        Row("declined", "4000000000000002", refused(.declined)), Row("declined, too", "5100000000000008", refused(.declined)),
        Row("failed", "4000000000000010", refused(.error, .application)),
        Row("failed, too", "5100000000000016", refused(.error, .application)),
        Row("expired", "4000000000000069", refused(.expiredCard)), Row("a wrong code", "4000000000000127", refused(.declined)),
        Row("an issuer that is away", "4000000000000119", refused(.issuerTemporarilyUnavailable)),
        Row("a wrong address", "4000000000000036", refused(.declined, .gateway)),
        Row("not supported", "4000000000009979", refused(.doNotHonor, .gateway)),
        Row("a wrong direction", "4000000000003063", refused(.doNotHonor, .gateway)),
        Row("no money", "4000000000009995", refused(.insufficientFunds)),
        Row("a code of zeros", "4242424242424242", code: "000", refused(.declined)),
        Row("a longer code of zeros", "378282246310005", code: "0000", refused(.declined)),
        Row("almost a code of zeros", "4242424242424242", code: "001", approved),
        Row("an action", "4000002500003155", action), Row("another action", "4000002760003184", action),
        Row("an action with a code of zeros", "4000002500003155", code: "000", refused(.declined)),
        Row("an answer that is lost", "4000000000000341", .unanswered),
    ]

    @Test(arguments: rows) func `the answer depends on number and code`(_ row: Row) async {
        #expect(await SandboxProcessor().authorise(Self.charge(row.number, code: row.code)) == row.answer)
    }

    @Test(arguments: SandboxPayments.outcomes.map { $0.number.description }) func `every number of the table is a valid one`(
        _ number: String
    ) {
        let sum = number.utf8.reversed().enumerated().reduce(0) { sum, digit in
            let value = Int(digit.element - 0x30) * (digit.offset % 2 + 1)
            return sum + value / 10 + value % 10
        }
        #expect(number.utf8.count == 16 && sum % 10 == 0)
    }

    @Test func `a reference is charged once, and its answer stays`() async {
        let sandbox = SandboxProcessor()
        let first = await sandbox.authorise(Self.charge("4000000000000002"))
        #expect(await sandbox.authorise(Self.charge("4242424242424242")) == first)
        #expect(await sandbox.lookup(Self.reference(1), tenant: TenantID(1)) == .answered(first))
        #expect(await sandbox.lookup(Self.reference(2), tenant: TenantID(1)) == .neverSeen)
    }

    @Test func `a lost answer is found at the second lookup`() async {
        let sandbox = SandboxProcessor()
        #expect(await sandbox.authorise(Self.charge("4000000000000341")) == .unanswered)
        #expect(await sandbox.lookup(Self.reference(1), tenant: TenantID(1)) == .undecided)
        #expect(await sandbox.lookup(Self.reference(1), tenant: TenantID(1)) == .answered(Self.approved))
        #expect(await sandbox.lookup(Self.reference(1), tenant: TenantID(1)) == .answered(Self.approved))
    }

    @Test func `the slow card takes two seconds, and is being worked on meanwhile`() async {
        let (pauses, pausing) = AsyncStream<Int64>.makeStream()
        let (ends, ending) = AsyncStream<Void>.makeStream()
        let clock = VaultClock(
            milliseconds: { 0 },
            pause: { milliseconds in
                pausing.yield(milliseconds)
                for await _ in ends {}
            })
        let sandbox = SandboxProcessor(clock: clock)
        async let answer = sandbox.authorise(Self.charge("4000000000000077"))
        var waited: Int64?
        for await milliseconds in pauses {
            waited = milliseconds
            break
        }
        #expect(waited == 2_000)
        #expect(await sandbox.lookup(Self.reference(1), tenant: TenantID(1)) == .undecided)
        ending.finish()
        #expect(await answer == Self.approved)
    }

    @Test(arguments: [true, false]) func `after an action the customer's decision counts`(_ isApproved: Bool) async {
        let sandbox = SandboxProcessor()
        _ = await sandbox.authorise(Self.charge("4000002500003155"))
        let answer = await sandbox.resume(
            Resumption(reference: Self.reference(1), tenant: TenantID(1), action: nil, isApproved: isApproved))
        #expect(answer == (isApproved ? Self.approved : Self.refused(.authenticationRequired)))
        #expect(await sandbox.lookup(Self.reference(1), tenant: TenantID(1)) == .answered(answer))
    }

    @Test func `captures, cancellations and refunds succeed, each once`() async {
        let sandbox = SandboxProcessor()
        for step in 1...3 {
            let movement = Movement(
                reference: Self.reference(1, step: step), tenant: TenantID(1), authorisation: nil, amount: 1, currency: "EUR",
                isFinal: false)
            let answer =
                switch step {
                case 1: await sandbox.capture(movement)
                case 2: await sandbox.refund(movement)
                default: await sandbox.cancel(movement)
                }
            #expect(answer == .approved(id: "sandbox.\(movement.reference.text)"))
            #expect(await sandbox.lookup(movement.reference, tenant: TenantID(1)) == .answered(answer))
        }
    }

    @Test func `the oldest of ten thousand references is forgotten first`() async {
        let ledger = SandboxLedger()
        for number in 1...Int64(SandboxLedger.referencesMax + 1) {
            #expect(ledger.begin(Self.reference(number)) == nil)
            ledger.finish(Self.reference(number), with: Self.approved)
        }
        #expect(ledger.lookup(Self.reference(1)) == .neverSeen)
        #expect(ledger.lookup(Self.reference(2)) == .answered(Self.approved))
        #expect(ledger.lookup(Self.reference(Int64(SandboxLedger.referencesMax + 1))) == .answered(Self.approved))
    }
}
