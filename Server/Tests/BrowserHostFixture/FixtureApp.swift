import SwiftUI

/// Screens for the tests in a browser. The first one names them.
struct FixtureApp: App {
    var body: some Scene {
        WindowGroup { FixtureMenu() }
    }
}

/// Which screen is shown.
enum FixtureScreen: String, CaseIterable {
    case controls, card, texts, dialogs, rows, echo, form, life, saved
}

private struct FixtureMenu: View {
    @State private var screen: FixtureScreen?

    var body: some View {
        switch screen {
        case nil:
            VStack(spacing: 8) {
                Text("Screens").font(.title).accessibilityAddTraits(.isHeader)
                ForEach(FixtureScreen.allCases, id: \.self) { screen in
                    Button(screen.rawValue) { self.screen = screen }
                }
            }
        case .controls: ControlsScreen()
        case .card: CardScreen()
        case .texts: TextsScreen()
        case .dialogs: DialogsScreen()
        case .rows: RowsScreen()
        case .echo: EchoScreen()
        case .form: FormScreen()
        case .life: LifeScreen()
        case .saved: SavedScreen()
        }
    }
}
