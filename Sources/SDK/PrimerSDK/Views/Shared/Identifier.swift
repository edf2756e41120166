/// Names of views for tests.
enum Identifier {
    private static let prefix = "checkout_components_"

    static let showAll = prefix + "payment_selection_show_all_button"
    static let pay = prefix + "vault_pay_button"
    static let securityField = prefix + "vault_cvv_field"
    static let securityLabel = prefix + "vault_cvv_security_label"
    static let openPage = prefix + "open_page_button"
    static let cancelPayment = prefix + "cancel_payment_button"
    static let back = prefix + "back_button"
    static let close = prefix + "close_button"
    static let edit = prefix + "edit_button"
    static let done = prefix + "done_button"
    static let cancel = prefix + "cancel_button"
    static let delete = prefix + "delete_button"
    static let loading = prefix + "loading_indicator"
    static let errorMessage = prefix + "error_message_container"
    static let errorIcon = prefix + "error_icon"
    static let errorTitle = prefix + "error_title"
    static let errorDescription = prefix + "error_description"
    static let retry = prefix + "error_retry_button"
    static let otherMethod = prefix + "error_other_payment_method_button"
    static let success = prefix + "success_container"
    static let successIcon = prefix + "success_icon"
    static let successTitle = prefix + "success_title"
    static let successDescription = prefix + "success_description"

    /// A saved method in the list of all.
    static func item(_ id: String) -> String { prefix + "vaulted_payment_method_\(id)_item" }
    /// The button that asks whether to delete a saved method.
    static func deletion(_ id: String) -> String { prefix + "vaulted_payment_method_\(id)_delete_button" }
}
