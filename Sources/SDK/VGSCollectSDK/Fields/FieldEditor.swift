import UIKit

/// Takes what the user does in the inner control and gives it to the field.
final class FieldEditor: NSObject, UITextFieldDelegate {
    weak var field: VGSTextField?

    func textFieldDidBeginEditing(_ textField: UITextField) { field?.notify(.beganEditing) }

    func textFieldDidEndEditing(_ textField: UITextField) { field?.notify(.endedEditing) }

    /// False where there is a mask: the field then shows the new text itself, with the caret where it belongs.
    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
        field?.edit(range, replacement: string) ?? false
    }

    func textFieldShouldClear(_ textField: UITextField) -> Bool {
        field?.clearByUser()
        return false
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        field?.notify(.endedOnReturn)
        textField.resignFirstResponder()
        return false
    }
}
