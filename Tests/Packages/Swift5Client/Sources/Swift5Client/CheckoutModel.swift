import Combine
import CoinmeVaultSDK
import UIKit

/// A view model as an app in Swift 5 mode writes it: published state, an own subclass of a control, a text field's delegate.
@MainActor
final class CheckoutModel: NSObject, ObservableObject, UITextFieldDelegate {
    @Published private(set) var canPay = false
    @Published var note = ""
    private let vault: CoinmeVault
    private var cancellables = Set<AnyCancellable>()

    init(vault: CoinmeVault) {
        self.vault = vault
        super.init()
        vault.formStatePublisher.map(\.isValid).removeDuplicates().assign(to: &$canPay)
        $note.filter { !$0.isEmpty }.sink { print($0.count) }.store(in: &cancellables)
    }

    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
        string.count < 10
    }

    func textFieldDidEndEditing(_ textField: UITextField) { note = textField.text ?? "" }
}

final class PayButton: UIButton {
    override init(frame: CGRect) {
        super.init(frame: frame)
        addAction(UIAction { _ in print("pay") }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { fatalError("made in code") }
}
