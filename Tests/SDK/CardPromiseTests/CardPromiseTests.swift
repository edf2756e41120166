import CofferCardPromise
import Testing

@Suite struct CardPromiseTests {
    @Test(arguments: ["live", "live-eu1", "live-", "LIVE", "Live-EU-1", "live123", "livesandbox"])
    func `real cards are refused once that was promised, and not before`(_ environment: String) {
        let promise = CardPromise()
        #expect(!promise.refuses(environment: environment))
        promise.refuseLive()
        promise.refuseLive()
        #expect(promise.refuses(environment: environment))
    }

    @Test(arguments: ["sandbox", "sandbox-eu1", "", "-", "alive", "sandbox-live", " live"])
    func `other environments are not refused`(_ environment: String) {
        let promise = CardPromise()
        promise.refuseLive()
        #expect(!promise.refuses(environment: environment))
    }

    @Test func `this process has promised nothing`() {
        #expect(!CardPromise.process.refusesLive)
    }
}
