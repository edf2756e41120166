import PrimerSDK
import SwiftUI
import VGSCollectSDK

/// The screens that are measured. The first one names them.
struct BoardsApp: App {
    var body: some Scene {
        WindowGroup { Boards() }
    }
}

private struct Boards: View {
    enum Board: String, CaseIterable {
        case echo, rows, card, few, many
    }

    @State private var board: Board?

    var body: some View {
        switch board {
        case nil:
            VStack {
                ForEach(Board.allCases, id: \.self) { board in
                    Button(board.rawValue) { self.board = board }.accessibilityIdentifier(board.rawValue)
                }
            }
        case .echo: EchoBoard(rows: 0)
        case .rows: EchoBoard(rows: 200)
        case .card: CardBoard()
        case .few: MethodsBoard(count: 5)
        case .many: MethodsBoard(count: 200)
        }
    }
}

/// A field and a text that says the same; and rows of the same view, which is asked for all of them again at each keystroke.
private struct EchoBoard: View {
    let rows: Int
    @State private var typed = ""

    var body: some View {
        VStack {
            TextField("Echoed", text: $typed)
            Text(verbatim: typed).accessibilityIdentifier("echo")
            ForEach(0..<rows, id: \.self) { row in
                HStack {
                    Text(verbatim: "Row \(row)")
                    Spacer()
                    Text(verbatim: "EUR \(row).00")
                }
            }
        }
    }
}

/// A card number's field, which formats what is typed, and a text that says how many digits it has.
private struct CardBoard: View {
    @StateObject private var card = Card()

    var body: some View {
        VStack {
            FieldView(field: card.field)
            Text(verbatim: "\(card.digits)").accessibilityIdentifier("echo")
        }
    }

    @MainActor
    private final class Card: ObservableObject {
        @Published private(set) var digits = 0
        let field = VGSCardTextField()
        private let collector = VGSCollect(id: "vaultbench", environment: .sandbox)

        init() {
            let configuration = VGSConfiguration(collector: collector, fieldName: "card.cardNumber")
            configuration.type = .cardNumber
            configuration.isRequired = true
            configuration.isRequiredValidOnly = true
            field.configuration = configuration
            collector.observeFieldState = { [weak self] field in self?.digits = field.state.inputLength }
        }
    }

    private struct FieldView: UIViewRepresentable {
        let field: VGSTextField
        func makeUIView(context: Context) -> VGSTextField { field }
        func updateUIView(_ uiView: VGSTextField, context: Context) {}
    }
}

/// A customer's saved methods as the SDK shows them.
private struct MethodsBoard: View {
    @StateObject private var owner: Owner

    init(count: Int) { _owner = StateObject(wrappedValue: Owner(count)) }

    var body: some View {
        ScrollView { PrimerVaultedPaymentMethods() }.primerCheckoutSession(owner.session)
    }

    @MainActor
    private final class Owner: ObservableObject {
        let session: PrimerCheckoutSession
        init(_ count: Int) { session = PrimerCheckoutSession(clientToken: PlainService.shared.clientToken(methods: count)) }
    }
}
