import CofferRendered
import SwiftUI
import Testing

@MainActor
struct NavigationTests {
    @MainActor final class Log { var lines: [String] = [] }

    struct Detail: View {
        @Environment(\.dismiss) private var dismiss
        @Environment(\.isPresented) private var isPresented
        let word: String
        var body: some View {
            Text(verbatim: "detail \(word) \(isPresented)").navigationTitle("Detail")
            NavigationLink("deeper", destination: Text("deep").navigationTitle("Deep"))
            Button("back") { dismiss() }
        }
    }

    struct Screen: View {
        let log: Log
        @State private var word = "a"
        var body: some View {
            NavigationView {
                VStack {
                    NavigationLink(destination: Detail(word: word)) { Text("go") }
                    Button("rename") { word = "b" }
                }
                .navigationTitle("Root")
                .onAppear { log.lines.append("come") }
                .onDisappear { log.lines.append("gone") }
                .toolbar { ToolbarItem(placement: .navigationBarTrailing) { Button("edit") {} } }
            }
        }
    }

    private func titles(_ stage: Stage) -> [String?] {
        stage.nodes.filter { $0.kind == .page }.map { $0.attributes[.title]?.content }
    }

    @Test func `links push pages, and pages go back`() {
        let stage = Stage(Screen(log: Log()))
        #expect(titles(stage) == ["Root"])
        stage.tap("go")
        #expect(titles(stage) == ["Root", "Detail"])
        #expect(stage.words.contains("detail a true"))
        stage.tap("deeper")
        #expect(titles(stage) == ["Root", "Detail", "Deep"])
        let last = stage.nodes.last { $0.kind == .page }
        #expect(last.map { stage.host.send(.dismiss, to: $0.id) } == true)
        stage.tap("back")
        #expect(titles(stage) == ["Root"])
    }

    @Test func `the first page cannot go back`() {
        let stage = Stage(Screen(log: Log()))
        #expect(stage.node(.page).map { stage.host.send(.dismiss, to: $0.id) } == false)
    }

    @Test func `a pushed page follows the state of the page below`() {
        let stage = Stage(Screen(log: Log()))
        stage.tap("go")
        stage.tap("rename")
        #expect(stage.words.contains("detail b true"))
    }

    @Test func `a covered page has disappeared, and comes back with its state`() {
        let log = Log()
        let stage = Stage(Screen(log: log))
        #expect(log.lines == ["come"])
        stage.tap("go")
        #expect(log.lines == ["come", "gone"])
        stage.tap("back")
        #expect(log.lines == ["come", "gone", "come"])
    }

    @Test func `a value pushes a page and follows it back`() {
        struct Bound: View {
            @State private var isActive = true
            var body: some View {
                Text(verbatim: "\(isActive)")
                NavigationView { NavigationLink(destination: Detail(word: "x"), isActive: $isActive) { Text("go") } }
            }
        }
        let stage = Stage(Bound())
        #expect(stage.words.contains("detail x true"))
        stage.tap("back")
        #expect(stage.words == ["false", "go"])
    }

    @Test func `items of a bar are shown with their places`() {
        let stage = Stage(Screen(log: Log()))
        #expect(
            stage.node(.toolbar)?.snapshot.description == "toolbar\n  box alignment=trailing\n    button actions=tap\n      text \"edit\"")
    }
}
