import UIKit

@testable import VGSCollectSDK

extension MaskedTextField {
    /// Changes the text as some autofills do: past the delegate, with the event only.
    func putPastDelegate(_ text: String) {
        show(.init(text))
        sendActions(for: .editingChanged)
    }
}

extension VGSTextField {
    /// Assigns the present configuration once more.
    func configureAgain() {
        let same = configuration
        configuration = same
    }
}
