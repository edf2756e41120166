import CofferFoundation
import CofferService
import CofferTestSupport
import Synchronization
import Testing

@Suite struct KillTests {
    static let kills = 20

    /// Published numbers, one account each: an account adds its card, changes its expiry and deletes it, over and over.
    static let numbers = [
        "4242424242424242", "4111111111111111", "4012888888881881", "5555555555554444", "5105105105105100", "6011111111111117",
        "6011000990139424", "4222222222222", "5200828282828210", "4000056655665556",
    ]

    enum Pending: Equatable {
        case nothing
        case addition(year: Int)
        case deletion
    }

    /// What an account knows of its own card from acknowledged answers, and what it had asked for when the server went.
    struct Account: Sendable {
        /// The card as the last acknowledged answer left it: id and year.
        var card: (id: String, year: Int)?
        /// What was asked for and never answered.
        var pending = Pending.nothing
    }

    @Test func `a server that is killed under load 20 times keeps every acknowledged card`() async throws {
        try await withFolder { folder in
            var accounts = [Account](repeating: Account(), count: Self.numbers.count)
            for kill in 0..<Self.kills {
                let (program, credentials) = try await Program.serve(data: folder)
                let token = try await bearer(credentials)
                let caller = client(credentials, token)
                for index in accounts.indices { try await check(&accounts[index], index, caller) }

                // The server goes after a number of answers that differs from round to round.
                let countdown = Countdown(15 + kill * 7 % 40) { program.send(SIGKILL) }
                let known = accounts
                accounts = await withTaskGroup(of: (Int, Account).self) { group in
                    for index in known.indices {
                        group.addTask { (index, await work(known[index], index, caller, countdown)) }
                    }
                    return await group.reduce(into: known) { $0[$1.0] = $1.1 }
                }
                #expect(await program.end().bySignal)
                #expect(countdown.isOver)
            }
            let (program, credentials) = try await Program.serve(data: folder)
            let caller = client(credentials, try await bearer(credentials))
            for index in accounts.indices { try await check(&accounts[index], index, caller) }
            await program.stop()
        }
    }

    /// Works until the server no longer answers.
    private func work(_ start: Account, _ index: Int, _ caller: CaasClient, _ countdown: Countdown) async -> Account {
        var account = start
        var year = (account.card?.year ?? 2030) + 1
        while true {
            if let card = account.card, year % 3 == 0 {
                account.pending = .deletion
                let path = "/services/paymentmethods/\(card.id)?customerId=\(index)"
                guard let answer = try? await caller.send("DELETE", path), answer.status == 200 else { return account }
                account.card = nil
            } else {
                let cardYear = 2031 + year % 15
                account.pending = .addition(year: cardYear)
                let body = CardBody(account: "\(index)", number: Self.numbers[index], year: "\(cardYear)")
                guard let answer = try? await caller.add(body.json), answer.status == 200 else { return account }
                // The same expiry once more is a refusal that changes nothing.
                if let id = answer.paymentMethodId { account.card = (id, cardYear) }
            }
            account.pending = .nothing
            year += 1
            countdown.step()
        }
    }

    /// Compares with what the server lists, and takes that over where a request was left unanswered.
    private func check(_ account: inout Account, _ index: Int, _ caller: CaasClient) async throws {
        let answer = try await caller.list("\(index)")
        let methods = try #require(answer.json?["data", "paymentMethods"]?.elements)
        #expect(methods.count <= 1)
        let listed = methods.first.flatMap { method -> (id: String, year: Int)? in
            guard let id = method["paymentMethodId"]?.string, let year = method["card"]?["year"]?.string.flatMap({ Int($0) }) else {
                return nil
            }
            return (id, year)
        }
        switch (account.pending, account.card) {
        case (.nothing, let card):
            #expect(listed?.id == card?.id)
            #expect(listed?.year == card?.year)
        case (.addition(let year), let card?):
            #expect(listed?.id == card.id)
            #expect(listed?.year == card.year || listed?.year == year)
        case (.addition(let year), nil):
            #expect(listed == nil || listed?.year == year)
        case (.deletion, let card):
            #expect(listed == nil || listed?.id == card?.id)
        }
        account.card = listed
        account.pending = .nothing
    }
}

/// Acts once, after a number of steps.
private final class Countdown: Sendable {
    private let left: Atomic<Int>
    private let act: @Sendable () -> Void

    init(_ steps: Int, act: @escaping @Sendable () -> Void) {
        left = Atomic(steps)
        self.act = act
    }

    var isOver: Bool { left.load(ordering: .relaxed) <= 0 }

    func step() {
        if left.wrappingSubtract(1, ordering: .relaxed).newValue == 0 { act() }
    }
}
