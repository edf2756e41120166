import SwiftUI

/// Says what the app has to be told before it can start.
struct SetUpScreen: View {
    let missing: [String]

    var body: some View {
        Page {
            Text("Not set up yet").font(.title).accessibilityAddTraits(.isHeader)
            Text("script/demo starts a vault, a shop's server and this app, and sets everything. By hand, set in the environment:")
            Card {
                ForEach(missing, id: \.self) { name in
                    VStack(alignment: .leading, spacing: 4) {
                        Text(verbatim: name).font(.headline)
                        Text(SetUp.meaning[name] ?? "").muted()
                    }
                }
            }
            .accessibilityElement(children: .contain)
            .accessibilityIdentifier("setup_missing")
            Text("In Xcode: Product, Scheme, Edit Scheme, Run, Arguments. Then start the app again.").muted()
        }
    }
}
