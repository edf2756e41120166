public import CofferVault

/// Plays a card network: what it answers depends on the number and the security code alone. Keeps nothing of what it is shown.
public struct SandboxProcessor: CardProcessor {
    /// An account whose additions end the process by a fault, so that a test can search what a crash leaves behind; nil for none.
    private let crashingAccount: String?

    let ledger = SandboxLedger()
    let pause: @Sendable (Int64) async -> Void

    /// A sandbox.
    /// - Parameters:
    ///   - crashingAccount: For the crash test only; see `coffer`'s `COFFER_SANDBOX_CRASH_ACCOUNT`.
    ///   - clock: Whose pauses the slow card takes.
    public init(crashingAccount: String? = nil, clock: VaultClock = .system) {
        self.crashingAccount = crashingAccount
        pause = clock.pause
    }

    /// Approves every card but those of the sandbox's table.
    public func verify(_ card: CardVerification) async -> CardVerdict {
        if let crashingAccount, card.account.text == crashingAccount { crash(holding: card) }
        if let refusal = card.number.withUnsafeBytes(SandboxCards.refusal) { return .refused(refusal) }
        return .approved(CardApproval(funding: .debit))
    }

    /// Reads an address that is not mapped while the number and the code are in registers and on the stack.
    private func crash(holding card: CardVerification) -> Never {
        card.number.withUnsafeBytes { number in
            card.securityCode.withUnsafeBytes { code in
                let copies = Array(number) + Array(code)
                let nowhere = UnsafePointer<UInt8>(bitPattern: copies.count)
                fatalError("crash asked for \(nowhere?.pointee ?? 0)")
            }
        }
    }
}
