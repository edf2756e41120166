import SwiftUI

/// What changes by itself, and what the screen's surroundings are.
struct LifeScreen: View {
    @Environment(\.colorScheme) private var scheme
    @Environment(\.layoutDirection) private var direction
    @Environment(\.locale) private var locale
    @State private var count = 0
    @State private var isCounting = false

    var body: some View {
        VStack(alignment: .leading) {
            Text("Life").font(.title2).accessibilityAddTraits(.isHeader)
            Text(scheme == .dark ? "dark" : "light").accessibilityIdentifier("scheme")
            Text(direction == .rightToLeft ? "right to left" : "left to right").accessibilityIdentifier("direction")
            Text(locale.identifier).accessibilityIdentifier("locale")
            Text(verbatim: "\(count)").accessibilityIdentifier("count").accessibilityAddTraits(.updatesFrequently)
            Button("Count") { isCounting = true }
            if isCounting {
                Text("Counting").task {
                    while count < 1000, !Task.isCancelled {
                        count += 1
                        await Task.yield()
                    }
                    isCounting = false
                }
            }
        }
        .padding()
    }
}
