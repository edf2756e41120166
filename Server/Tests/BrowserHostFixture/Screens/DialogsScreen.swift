import SwiftUI

/// What stands above a screen.
struct DialogsScreen: View {
    @State private var isSheetShown = false
    @State private var isLockedShown = false
    @State private var isAlertShown = false
    @State private var isChoiceShown = false
    @State private var isInnerShown = false
    @State private var said = "nothing"
    @State private var name = ""
    @Environment(\.openURL) private var openURL

    var body: some View {
        VStack(spacing: 12) {
            Text("Dialogs").font(.title2).accessibilityAddTraits(.isHeader)
            Text(said).accessibilityIdentifier("said")
            Button("Sheet") { isSheetShown = true }
            Button("Locked sheet") { isLockedShown = true }
            Button("Alert") { isAlertShown = true }
            Button("Choice") { isChoiceShown = true }
            Button("Web page") { if let url = URL(string: "https://bank.example/approve?payment=1") { openURL(url) } }
        }
        .sheet(isPresented: $isSheetShown, onDismiss: { said = "sheet closed" }, content: { sheet })
        .sheet(isPresented: $isLockedShown) { locked }
        .alert("Not paid", isPresented: $isAlertShown) {
            Button("Try again") { said = "again" }
            Button("Cancel", role: .cancel) { said = "cancelled" }
        } message: {
            Text("The bank refused.")
        }
        .confirmationDialog("Delete the card?", isPresented: $isChoiceShown, titleVisibility: .visible) {
            Button("Delete", role: .destructive) { said = "deleted" }
        } message: {
            Text("It cannot be undone.")
        }
    }

    private var sheet: some View {
        VStack(spacing: 12) {
            Text("A sheet").font(.headline).accessibilityAddTraits(.isHeader)
            TextField("Nickname", text: $name)
            Button("Alert above") { isInnerShown = true }
            Button("Close") { isSheetShown = false }
        }
        .padding()
        .alert("Above", isPresented: $isInnerShown) { Button("Good") { said = "good" } }
    }

    private var locked: some View {
        VStack {
            Text("Wait").font(.headline).accessibilityAddTraits(.isHeader)
            Button("Unlock") { isLockedShown = false }
        }
        .padding()
        .interactiveDismissDisabled()
    }
}
