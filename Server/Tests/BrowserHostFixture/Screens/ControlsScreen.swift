import SwiftUI

/// Each control once, with what it did.
struct ControlsScreen: View {
    @State private var taps = 0
    @State private var isOn = false
    @State private var name = ""
    @State private var secret = ""
    @State private var progress = 0.25
    @State private var isEnabled = true

    var body: some View {
        NavigationView {
            ScrollView {
                VStack(alignment: .leading, spacing: 12) {
                    Text("Controls").font(.title2).accessibilityAddTraits(.isHeader)
                    Text(verbatim: "Taps: \(taps)").accessibilityIdentifier("taps")
                    buttons
                    Toggle("Save this card", isOn: $isOn)
                    Text(isOn ? "Saving" : "Not saving").accessibilityIdentifier("saving")
                    Toggle("Never on", isOn: .constant(false))
                    TextField("Name", text: $name, prompt: Text("Jane Doe")).textFieldStyle(.roundedBorder).disabled(!isEnabled)
                    SecureField("Code", text: $secret)
                    Text(verbatim: "\(name.count) and \(secret.count)").accessibilityIdentifier("counts")
                    ProgressView("Working")
                    ProgressView(value: progress).accessibilityLabel("Progress")
                    pictures
                }
                .padding()
            }
            .navigationTitle("All controls")
            .toolbar { ToolbarItem { Button("Enable") { isEnabled.toggle() } } }
        }
    }

    private var buttons: some View {
        VStack(alignment: .leading) {
            HStack {
                Button("Tap") { taps += 1 }
                Button("Prominent") { taps += 10 }.buttonStyle(.borderedProminent)
                Button("Off") { taps += 1000 }.disabled(true)
            }
            HStack {
                Button("Remove", role: .destructive) { progress = 1 }.buttonStyle(.bordered)
                Button(action: { taps += 100 }, label: { Label("Add", systemImage: "plus") }).buttonStyle(.plain)
            }
            HStack {
                Text("Tap me").onTapGesture { taps += 10_000 }
                NavigationLink("Go on", destination: Text("The next page").navigationTitle("Next"))
            }
        }
    }

    private var pictures: some View {
        HStack {
            Image(systemName: "creditcard").accessibilityLabel("Card")
            Image(systemName: "there.is.no.such.symbol").accessibilityHidden(true)
            Image("there is no such picture").accessibilityLabel("Missing picture")
            Circle().fill(Color.green).frame(width: 20, height: 20)
            RoundedRectangle(cornerRadius: 4).stroke(Color.red, lineWidth: 2).frame(width: 40, height: 20)
        }
    }
}
