import CofferRendered
import SwiftUI
import Testing

@MainActor
struct InteractiveDismissTests {
    struct Screen: View {
        @State private var isShown = true
        @State private var isLocked = true
        var body: some View {
            Text("below").sheet(isPresented: $isShown) {
                Text("above").interactiveDismissDisabled(isLocked)
                Button("unlock") { isLocked = false }
                Button("close") { isShown = false }
            }
        }
    }

    @Test func `a locked sheet is not closed by the user, an unlocked one is`() {
        let stage = Stage(Screen())
        #expect(stage.node(.sheet)?.attributes[.actions] == nil)
        #expect(stage.node(.sheet).map { stage.host.send(.dismiss, to: $0.id) } == false)
        stage.tap("unlock")
        #expect(stage.node(.sheet)?.attributes[.actions] == "dismiss")
        #expect(stage.node(.sheet).map { stage.host.send(.dismiss, to: $0.id) } == true)
        #expect(stage.words == ["below"])
    }

    @Test func `the app closes a locked sheet`() {
        let stage = Stage(Screen())
        stage.tap("close")
        #expect(stage.node(.sheet) == nil)
    }
}
