import SwiftUI
import Testing

@MainActor
struct AppTests {
    struct Shop: App {
        @StateObject private var model = ObjectTests.Model()
        @State private var taps = 0
        var body: some Scene {
            WindowGroup {
                Text(verbatim: "\(model.count) \(taps)")
                Button("both") {
                    model.count += 1
                    taps += 1
                }
            }
        }
    }

    @Test func `an app shows its window and keeps its state`() {
        let host = ViewHost(Shop.self)
        let stage = Stage(host: host)
        #expect(stage.words.first == "0 0")
        stage.tap("both")
        #expect(stage.words.first == "1 1")
    }

    @Test func `each screen of an app has its own state`() {
        let stages = [Stage(host: ViewHost(Shop.self)), Stage(host: ViewHost(Shop.self))]
        stages[0].tap("both")
        #expect(stages.map(\.words.first) == ["1 1", "0 0"])
    }
}
