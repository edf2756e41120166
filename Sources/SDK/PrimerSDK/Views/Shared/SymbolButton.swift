import SwiftUI

/// A button that is a symbol.
@available(iOS 15.0, *)
struct SymbolButton: View {
    private let symbol: String
    private let label: String
    private let id: String
    private let action: () -> Void
    @Look var look

    init(_ symbol: String, label: String, id: String, action: @escaping () -> Void) {
        self.symbol = symbol
        self.label = label
        self.id = id
        self.action = action
    }

    var body: some View {
        Button(action: { action() }) {
            Image(systemName: symbol)
                .foregroundColor($look[.primerColorIconPrimary])
                .frame(width: $look.primerSizeXxlarge, height: $look.primerSizeXxlarge)
                .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .accessibilityLabel(label)
        .accessibilityIdentifier(id)
    }
}
