/// A text of the checkout by its key in `PrimerCheckout.strings`.
enum CheckoutText: String, CaseIterable, Sendable {
    /// Title above the chosen saved method.
    case sectionTitle = "primer_vault_section_title"
    /// Button that opens the screen of all saved methods.
    case showAll = "primer_vault_button_show_all"
    /// Button that shows the other payment methods again.
    case showOther = "primer_vault_selected_button_other"
    /// Title of the screen of all saved methods.
    case manageTitle = "primer_vault_manage_title"
    /// Button that lets methods be deleted.
    case manageEdit = "primer_vault_manage_button_edit"
    /// Button that ends deleting.
    case manageDone = "primer_vault_manage_button_done"
    /// The question before a method is deleted.
    case deleteMessage = "primer_vault_delete_message"
    /// Button that deletes.
    case deleteConfirm = "primer_vault_delete_button_confirm"
    /// Button that does not delete.
    case deleteCancel = "primer_vault_delete_button_cancel"
    /// Above the saved methods when one could not be deleted.
    case deleteError = "primer_vault_delete_error"
    /// What a PayPal account is called.
    case defaultPayPal = "primer_vault_default_paypal"
    /// What an account of an unknown bank is called.
    case defaultBank = "primer_vault_default_bank"
    /// What an unknown bank is called.
    case defaultBankName = "primer_vault_default_bank_name"
    /// What Klarna is called.
    case defaultKlarna = "primer_vault_default_klarna"
    /// What an unknown cardholder is called.
    case defaultCardholder = "primer_vault_default_cardholder"
    /// What Apple Pay is called.
    case defaultApplePay = "primer_vault_default_apple_pay"
    /// What Google Pay is called.
    case defaultGooglePay = "primer_vault_default_google_pay"
    /// What stands in brackets behind a bank whose account is debited.
    case directDebitSuffix = "primer_vaulted_gocardless_direct_debit_suffix"
    /// Digits behind bullets.
    case maskedFormat = "primer_vault_format_masked"
    /// Month and year of expiry.
    case expiresFormat = "primer_vault_format_expires"
    /// Network and last digits.
    case cardDetailsFormat = "primer_vault_format_card_details"
    /// The account of a bank.
    case bankFormat = "primer_vault_format_bank"
    /// A bank and how it is debited.
    case directDebitFormat = "primer_vault_format_direct_debit"
    /// Title of the security code's screen.
    case cvvTitle = "primer_vault_cvv_title"
    /// Text beside the security code's field.
    case cvvHint = "primer_vault_cvv_hint"
    /// Below the field of a code that cannot be right.
    case cvvErrorInvalid = "primer_vault_cvv_error_invalid"
    /// Below the field when the code could not be used.
    case cvvErrorGeneric = "primer_vault_cvv_error_generic"
    /// One digit of the field's placeholder.
    case cvvPlaceholderDigit = "primer_vault_cvv_placeholder_digit"
    /// Button that pays.
    case pay = "primer_common_button_pay"
    /// Button that pays an amount.
    case payAmount = "primer_common_button_pay_amount"
    /// While a payment waits for a page.
    case pageMessage = "primer_checkout_page_message"
    /// Button that opens that page again.
    case pageAgain = "primer_checkout_page_button_again"
    /// Button that gives that payment up.
    case pageCancel = "primer_checkout_page_button_cancel"
    /// Title of the screen after a payment.
    case successTitle = "primer_checkout_success_title"
    /// What the screen after a payment says.
    case successDescription = "primer_checkout_success_description"
    /// Title of the screen after a payment that is not decided yet.
    case pendingTitle = "primer_checkout_pending_title"
    /// What the screen after a payment says that is not decided yet.
    case pendingDescription = "primer_checkout_pending_description"
    /// Title of the screen after an attempt that failed.
    case errorTitle = "primer_checkout_error_title"
    /// What that screen says of a payment that was declined.
    case errorDeclined = "primer_checkout_error_declined"
    /// What that screen says of a payment that was given up.
    case errorCancelled = "primer_checkout_error_cancelled"
    /// What that screen says while another payment's outcome is not known.
    case errorUnresolved = "primer_checkout_error_unresolved"
    /// What that screen says of anything else.
    case errorGeneric = "primer_checkout_error_generic"
    /// Button that tries again.
    case errorRetry = "primer_checkout_error_button_retry"
    /// Button that goes back to the choice.
    case errorOther = "primer_checkout_error_button_other"
    /// In the place of a payment method's own screen where there is none.
    case methodUnavailable = "primer_checkout_method_unavailable"
    /// Button that goes back.
    case back = "primer_common_back"
    /// Button that closes.
    case close = "primer_common_close"
    /// A surcharge that is not known yet.
    case surchargeUnknown = "primer_surcharge_unknown"
    /// No surcharge.
    case surchargeNone = "primer_surcharge_none"
    /// A surcharge.
    case surchargeFormat = "primer_surcharge_format"
    /// A card number that is missing or wrong.
    case formNumber = "primer_form_error_card_number"
    /// An expiry that is missing, wrong or past.
    case formExpiry = "primer_form_error_expiry_date"
    /// A cardholder that is missing or wrong.
    case formCardholder = "primer_form_error_cardholder_name"
    /// A cardholder of one character.
    case formNameTooShort = "primer_form_error_cardholder_name_length"
    /// A card of a network that is not taken.
    case formUnsupportedNetwork = "primer_form_error_unsupported_card_type"
    /// A first name that is missing or wrong.
    case formFirstName = "primer_form_error_first_name"
    /// A last name that is missing or wrong.
    case formLastName = "primer_form_error_last_name"
    /// A postal code that is missing or wrong.
    case formPostalCode = "primer_form_error_postal_code"
    /// A line of an address that is missing or wrong.
    case formAddress = "primer_form_error_address"
    /// A city that is missing or wrong.
    case formCity = "primer_form_error_city"
    /// A state that is missing or wrong.
    case formState = "primer_form_error_state"
    /// A country that is missing or wrong.
    case formCountry = "primer_form_error_country_code"
    /// A telephone number that is missing or wrong.
    case formPhone = "primer_form_error_phone_number"
    /// Any other field that is missing or wrong.
    case formOther = "primer_form_error_other"
    /// VoiceOver: the button that opens the screen of all saved methods.
    case spokenShowAll = "accessibility_common_show_all"
    /// VoiceOver: a card with expiry and cardholder.
    case spokenCard = "accessibility_vaulted_card_full"
    /// VoiceOver: a card with expiry.
    case spokenCardNoName = "accessibility_vaulted_card_no_name"
    /// VoiceOver: a card with cardholder.
    case spokenCardNoExpiry = "accessibility_vaulted_card_no_expiry"
    /// VoiceOver: a card.
    case spokenCardNoExpiryNoName = "accessibility_vaulted_card_no_expiry_no_name"
    /// VoiceOver: a PayPal account.
    case spokenPayPal = "accessibility_vaulted_paypal"
    /// VoiceOver: a PayPal account with a masked address.
    case spokenPayPalEmail = "accessibility_vaulted_paypal_email"
    /// VoiceOver: Klarna.
    case spokenKlarna = "accessibility_vaulted_klarna"
    /// VoiceOver: Klarna with a masked address.
    case spokenKlarnaEmail = "accessibility_vaulted_klarna_email"
    /// VoiceOver: the account of a bank.
    case spokenBank = "accessibility_vaulted_ach"
    /// VoiceOver: the account of a bank with its last digits.
    case spokenBankDigits = "accessibility_vaulted_ach_full"
    /// VoiceOver: an account with its last digits.
    case spokenDigitsNoBank = "accessibility_vaulted_ach_full_no_bank"
    /// VoiceOver: any other saved method.
    case spokenOther = "accessibility_vaulted_payment_method"
    /// VoiceOver: the security code's field.
    case spokenCvvLabel = "accessibility_vault_cvv_label"
    /// VoiceOver: how many digits the security code has.
    case spokenCvvHint = "accessibility_vault_cvv_hint"
    /// VoiceOver: the button that deletes a method.
    case spokenDelete = "accessibility_vault_delete_payment_method"
    /// VoiceOver: work goes on.
    case spokenLoading = "accessibility_common_loading"
    /// VoiceOver: the picture of an error.
    case spokenError = "accessibility_common_error"
}
