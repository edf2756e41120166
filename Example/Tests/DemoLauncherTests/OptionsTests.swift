import DemoVault
import Testing

@testable import DemoLauncher

@Suite struct OptionsTests {
    @Test func `without words the customer has cards, and vault and app are beside the program`() throws {
        let options = try Options([], program: "/a/b/DemoLauncher")
        #expect(options.port == 0 && options.customer == "customer-1" && options.amount == nil)
        #expect(options.hasSavedCards && !options.asksForCode && options.opensBrowser)
        #expect(options.server == "/a/b/coffer" && options.app == "/a/b/CheckoutDemo")
    }

    @Test func `every word is understood`() throws {
        let words = [
            "--port", "8080", "--customer", "Ada-7", "--amount", "99999999", "--no-cards", "--ask-code", "--no-browser", "--server",
            "/c", "--app", "/d",
        ]
        let options = try Options(words, program: "/a")
        #expect(options.port == 8080 && options.customer == "Ada-7" && options.amount == 99_999_999)
        #expect(!options.hasSavedCards && options.asksForCode && !options.opensBrowser)
        #expect(options.server == "/c" && options.app == "/d")
    }

    @Test(arguments: [
        ["card"], ["--port"], ["--port", "65536"], ["--port", "-1"], ["--port", "8o"], ["--port", "--no-cards"], ["--amount", "0"],
        ["--amount", "100000000"], ["--amount", "12.99"], ["--customer", ""], ["--customer", "a&scope=all"],
        ["--customer", String(repeating: "a", count: 65)], ["--server"], ["--headless"], ["--help"],
    ])
    func `anything else is wrong usage`(_ words: [String]) {
        #expect(throws: DemoProblem.unknownArgument) { try Options(words, program: "/a") }
    }

    @Test func `the longest customer is taken`() throws {
        let name = String(repeating: "a", count: 64)
        #expect(try Options(["--customer", name], program: "/a").customer == name)
    }

    @Test(arguments: [(nil, 1_299), (1, 1), (4_200, 4_200)] as [(Int?, Int)])
    func `a basket costs what it is told to, or what is in it`(_ amount: Int?, _ total: Int) {
        #expect(Basket(amount: amount).total == total)
    }
}
