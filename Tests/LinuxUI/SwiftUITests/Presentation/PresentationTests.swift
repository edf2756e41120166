import CofferRendered
import SwiftUI
import Testing

@MainActor
struct PresentationTests {
    struct Sheet: View {
        @Environment(\.dismiss) private var dismiss
        @State private var count = 0
        var body: some View {
            Button("count \(count)") { count += 1 }
            Button("close") { dismiss() }
        }
    }

    struct Screen: View {
        @State private var isShown = false
        @State private var ended = 0
        var body: some View {
            Button("open \(ended)") { isShown = true }
                .sheet(isPresented: $isShown, onDismiss: { ended += 1 }) { Sheet() }
        }
    }

    @Test func `a sheet is shown, closes itself, and starts anew`() {
        let stage = Stage(Screen())
        #expect(stage.node(.sheet) == nil)
        stage.tap("open 0")
        stage.tap("count 0")
        #expect(stage.node(.sheet, with: "count 1") != nil)
        stage.tap("close")
        #expect(stage.node(.sheet) == nil)
        #expect(stage.words == ["open 1"])
        stage.tap("open 1")
        #expect(stage.node(.sheet, with: "count 0") != nil)
    }

    @Test func `the user closes a sheet; a second time there is nothing to close`() {
        let stage = Stage(Screen())
        stage.tap("open 0")
        let sheet = stage.node(.sheet)
        #expect(sheet.map { stage.host.send(.dismiss, to: $0.id) } == true)
        #expect(sheet.map { stage.host.send(.dismiss, to: $0.id) } == false)
        #expect(stage.words == ["open 1"])
    }

    @Test func `a sheet for an item follows the item`() {
        struct Item: Identifiable { let id: Int }
        struct Items: View {
            @State private var item: Item?
            var body: some View {
                Button("one") { item = Item(id: 1) }
                    .sheet(item: $item) { item in
                        Text(verbatim: "item \(item.id)")
                        Sheet()
                    }
                Button("two") { item = Item(id: 2) }
            }
        }
        let stage = Stage(Items())
        stage.tap("one")
        stage.tap("count 0")
        #expect(stage.words.contains("item 1"))
        stage.tap("two")
        #expect(stage.words.contains("item 2"))
        #expect(stage.words.contains("count 0"))
        stage.tap("close")
        #expect(stage.node(.sheet) == nil)
    }

    @Test func `a button of an alert does its work and closes it`() {
        struct Asking: View {
            @State private var isShown = true
            @State private var answer = "none"
            var body: some View {
                Text(verbatim: answer)
                    .alert("Delete?", isPresented: $isShown) {
                        Button("Delete", role: .destructive) { answer = "deleted" }
                        Button("Cancel", role: .cancel) { answer = "kept" }
                    } message: {
                        Text("It cannot be undone.")
                    }
            }
        }
        let stage = Stage(Asking())
        #expect(
            stage.node(.alert)?.snapshot.description == """
                alert actions=dismiss
                  title
                    text "Delete?"
                  message
                    text "It cannot be undone."
                  button actions=tap role=destructive
                    text "Delete"
                  button actions=tap role=cancel
                    text "Cancel"
                """)
        stage.tap("Delete")
        #expect(stage.words == ["deleted"])
        #expect(stage.node(.alert) == nil)
    }

    @Test func `an alert without buttons has one that says OK`() {
        let stage = Stage(Text("a").alert(Text("Note"), isPresented: .constant(true)) {})
        #expect(stage.words == ["a", "Note", "OK"])
    }

    @Test func `a choice shows its title only when asked to`() {
        func words(_ visibility: Visibility) -> [String] {
            Stage(
                Text("a").confirmationDialog("Title", isPresented: .constant(true), titleVisibility: visibility) { Button("b") {} }
            ).words
        }
        #expect(words(.automatic) == ["a", "b"])
        #expect(words(.visible) == ["a", "Title", "b"])
    }
}
