import CofferScreen
import SwiftUI

@testable import BrowserHost

/// A screen with one of everything that a page can do something to.
struct Desk: View {
    @State var name = ""
    @State var code = ""
    @State var taps = 0
    @State var isOn = false
    @State var isShown = false
    @SwiftUI.Environment(\.openURL) var openURL
    @SwiftUI.Environment(\.colorScheme) var scheme
    @SwiftUI.Environment(\.locale) var locale
    @SwiftUI.Environment(\.layoutDirection) var direction

    var body: some View {
        Text(verbatim: "\(taps) taps").accessibilityIdentifier("count")
        Text(verbatim: "<\(name)>").accessibilityIdentifier("echo")
        Text(verbatim: "\(code.count) hidden").accessibilityIdentifier("hidden")
        Text(verbatim: "\(scheme == .dark ? "dark" : "light") \(locale.identifier) \(direction == .rightToLeft ? "rtl" : "ltr")")
            .accessibilityIdentifier("place")
        TextField("Name", text: $name).accessibilityIdentifier("name")
        SecureField("Code", text: $code).accessibilityIdentifier("code")
        // Keeps digits, four at most, in pairs.
        TextField("Pairs", text: Binding(get: { pairs }, set: { pairs = Self.inPairs($0) })).accessibilityIdentifier("pairs")
        Toggle("On", isOn: $isOn).accessibilityIdentifier("switch")
        Button("Tap") { taps += 1 }.accessibilityIdentifier("tap")
        Button("Never") { taps += 1000 }.disabled(true).accessibilityIdentifier("never")
        Button("Clear") { name = "" }.accessibilityIdentifier("clear")
        Button("Later") { Task { taps += 10 } }.accessibilityIdentifier("later")
        Button("Web") { URL(string: "https://example.com/a?b=c").map { openURL($0) } }.accessibilityIdentifier("web")
        Button("Mail") { URL(string: "mailto:a@example.com").map { openURL($0) } }.accessibilityIdentifier("mail")
        Button("Sheet") { isShown = true }.accessibilityIdentifier("sheet")
            .sheet(isPresented: $isShown) { Text(verbatim: "inside").accessibilityIdentifier("inside") }
    }

    @State private var pairs = ""

    private static func inPairs(_ text: String) -> String {
        let digits = text.filter(\.isNumber).prefix(4)
        return digits.count > 2 ? "\(digits.prefix(2)) \(digits.dropFirst(2))" : String(digits)
    }
}

/// Serves a view for the time of a call.
@MainActor
func withHost<Shown: View, Result>(
    _ view: @escaping @MainActor @autoclosure () -> Shown, limits: HostLimits = HostLimits(), clock: HandClock = HandClock(),
    _ body: @MainActor (BrowserServer) async throws -> Result
) async throws -> Result {
    let server = try BrowserServer(port: 0, limits: limits, now: { clock.now() }) { Screen(view(), surroundings: $0) }
    do {
        let result = try await body(server)
        await server.stop()
        return result
    } catch {
        await server.stop()
        throw error
    }
}
