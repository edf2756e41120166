import SwiftUI

/// Fields that lead from one to the next, and one that changes what is typed.
struct FormScreen: View {
    private enum Field: Hashable { case first, last, code }

    @FocusState private var focused: Field?
    @State private var first = ""
    @State private var last = ""
    @State private var code = ""
    @State private var submitted = 0

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Text("Form").font(.title2).accessibilityAddTraits(.isHeader)
            TextField("First name", text: $first).focused($focused, equals: .first).submitLabel(.next).onSubmit { focused = .last }
            TextField("Last name", text: $last).focused($focused, equals: .last).submitLabel(.done).onSubmit { submitted += 1 }
            TextField("Code", text: Binding(get: { code }, set: { code = String($0.uppercased().filter(\.isLetter).prefix(4)) }))
                .focused($focused, equals: .code)
            Text(verbatim: "\(first)|\(last)|\(code)").accessibilityIdentifier("values")
            Text(verbatim: "Submitted: \(submitted)").accessibilityIdentifier("submitted")
            Text(focused.map { "\($0)" } ?? "none").accessibilityIdentifier("focused")
            Button("To the first") { focused = .first }
            Button("Clear") {
                (first, last, code) = ("", "", "")
                focused = nil
            }
        }
        .padding()
    }
}
