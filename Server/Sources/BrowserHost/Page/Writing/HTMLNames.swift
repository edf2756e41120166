/// The elements that a page is made of. No name comes from a screen's content.
enum HTMLTag: String, Sendable {
    case div, span, section, header, h1, h2, button, label, input, hr, dialog, svg, path
}

/// The attributes that elements get. No name comes from a screen's content.
enum HTMLAttribute: String, Sendable, Comparable {
    case id, `class`, type, dir, role, hidden, disabled, tabindex
    case value, placeholder, autofocus, autocomplete, inputmode, enterkeyhint, spellcheck
    case autocapitalize, autocorrect
    case viewBox, preserveAspectRatio, d, fill, stroke
    case strokeWidth = "stroke-width"
    case vectorEffect = "vector-effect"
    case ariaLabel = "aria-label"
    case ariaLevel = "aria-level"
    case ariaLabelledby = "aria-labelledby"
    case ariaDescribedby = "aria-describedby"
    case ariaDisabled = "aria-disabled"
    case ariaHidden = "aria-hidden"
    case ariaChecked = "aria-checked"
    case ariaPressed = "aria-pressed"
    case ariaInvalid = "aria-invalid"
    case ariaLive = "aria-live"
    case ariaModal = "aria-modal"
    case ariaOrientation = "aria-orientation"
    case ariaValuemin = "aria-valuemin"
    case ariaValuemax = "aria-valuemax"
    case ariaValuenow = "aria-valuenow"
    case ariaValuetext = "aria-valuetext"
    case dataDismiss = "data-dismiss"
    case dataEvent = "data-event"
    case dataScheme = "data-scheme"
    case dataSlot = "data-slot"
    case dataStyle = "data-style"
    case dataTestid = "data-testid"
    case dataText = "data-text"

    /// By name.
    static func < (left: HTMLAttribute, right: HTMLAttribute) -> Bool { left.rawValue < right.rawValue }
}

/// What attributes of an element are set to.
typealias HTMLAttributes = [HTMLAttribute: String]
