import SwiftUI

/// Two hundred rows that can be turned round, removed and counted.
struct RowsScreen: View {
    @State private var rows = Array(1...200)
    @State private var picked = 0

    var body: some View {
        VStack {
            Text("Rows").font(.title2).accessibilityAddTraits(.isHeader)
            HStack {
                Button("Turn round") { rows.reverse() }
                Button("First to last") { rows.append(rows.removeFirst()) }
                Button("Remove first") { rows.removeFirst() }
                Button("Add") { rows.insert((rows.max() ?? 0) + 1, at: 0) }
                Text(verbatim: "Picked: \(picked)").accessibilityIdentifier("picked")
            }
            ScrollView {
                LazyVStack(alignment: .leading) {
                    ForEach(rows, id: \.self) { row in
                        HStack {
                            Text(verbatim: "Row \(row)")
                            Spacer()
                            Button("Pick \(row)") { picked = row }
                        }
                        .accessibilityIdentifier("row")
                    }
                }
            }
            .frame(height: 300)
            .accessibilityIdentifier("rows")
        }
    }
}
