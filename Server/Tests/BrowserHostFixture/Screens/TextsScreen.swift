import SwiftUI

/// Texts that would break a page that did not escape them, or that are long, or run the other way.
struct TextsScreen: View {
    private static let markup = #"<img src=x onerror="document.title='hit'"><script>document.title="hit"</script>&amp;'"`${1}`]]>--><!--"#
    private static let texts = [
        markup,
        String(repeating: "Donaudampfschifffahrtsgesellschaft", count: 30),
        String(repeating: "many words ", count: 300),
        "\u{1F469}\u{200D}\u{1F469}\u{200D}\u{1F467}\u{200D}\u{1F466} \u{1F1E9}\u{1F1EA} e\u{301} \u{202E}turned\u{202C} \u{0}\u{7}\u{FFFE}",
        "\u{05E9}\u{05DC}\u{05D5}\u{05DD} 4242 \u{0639}\u{0631}\u{0628}\u{064A}",
        "line one\nline two\u{2028}line three", "", " ",
    ]
    @State private var typed = TextsScreen.markup

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 8) {
                Text("Texts").font(.title2).accessibilityAddTraits(.isHeader)
                ForEach(Self.texts.indices, id: \.self) { index in
                    Text(Self.texts[index]).accessibilityIdentifier("text\(index)")
                }
                Text("named").accessibilityLabel(Self.markup).accessibilityIdentifier(Self.markup)
                Button(Self.markup) {}
                TextField(Self.markup, text: $typed)
                Text(typed).accessibilityIdentifier("typed")
            }
            .padding()
        }
        .navigationTitle(Self.markup)
    }
}
