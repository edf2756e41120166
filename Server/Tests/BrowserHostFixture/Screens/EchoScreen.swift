import SwiftUI

/// A field and a text that says the same.
struct EchoScreen: View {
    @State private var typed = ""

    var body: some View {
        VStack {
            TextField("Echoed", text: $typed)
            Text(typed).accessibilityIdentifier("echo")
        }
        .padding()
    }
}
