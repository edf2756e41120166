import CofferRendered

extension ElementMaker {
    private var isDisabled: Bool { attributes[.disabled] != nil }

    func button(_ look: inout Look) -> HTMLElement {
        look.classes.append(Self.styles[attributes[.style]?.content ?? ""] ?? "s-automatic")
        switch attributes[.role] {
        case "destructive": look.add("destructive")
        case "cancel": look.add("cancel")
        default: break
        }
        look.style.add("--tint", color: attributes[.color])
        var element: HTMLElement
        if place.isPhrase {
            // A parser ends a button where another one begins.
            element = HTMLElement(tag: .span, attributes: [.role: "button"])
            if isDisabled { element.attributes[.ariaDisabled] = "true" } else { element.attributes[.tabindex] = "0" }
        } else {
            element = HTMLElement(tag: .button, attributes: [.type: "button"])
            if isDisabled { element.attributes[.disabled] = "" }
        }
        // A question begins with the answer that leaves everything as it was.
        if attributes[.role] == "cancel", place.parent == .alert || place.parent == .confirmation { element.attributes[.autofocus] = "" }
        if traits.contains("link") { element.attributes[.role] = "link" }
        if traits.contains("selected") { element.attributes[.ariaPressed] = "true" }
        if let title = attributes[.title]?.content, children.isEmpty { (element.text, element.inside) = (title, .words) }
        return element
    }

    private static let styles = [
        "plain": "s-plain", "custom": "s-plain", "borderless": "s-automatic", "bordered": "s-bordered",
        "borderedProminent": "s-prominent",
    ]

    func toggle() -> HTMLElement {
        var element = HTMLElement(tag: place.isPhrase ? .span : .button, attributes: [.role: "switch"])
        element.attributes[.ariaChecked] = attributes[.on] == nil ? "false" : "true"
        if !place.isPhrase { element.attributes[.type] = "button" }
        if isDisabled { element.attributes[place.isPhrase ? .ariaDisabled : .disabled] = place.isPhrase ? "true" : "" }
        if !isDisabled, place.isPhrase { element.attributes[.tabindex] = "0" }
        return element
    }

    func progress(_ look: inout Look) -> HTMLElement {
        var element = HTMLElement(tag: plainTag, attributes: [.role: "progressbar"])
        look.style.add("--tint", color: attributes[.color])
        if let part = attributes[.progress]?.double, part.isFinite {
            look.add("bar-progress")
            let percent = (min(max(part, 0), 1) * 100).rounded()
            look.style.add("--part", number: percent, unit: "%")
            (element.attributes[.ariaValuemin], element.attributes[.ariaValuemax]) = ("0", "100")
            element.attributes[.ariaValuenow] = AttributeValue.short(percent)
        } else {
            look.add("wheel")
        }
        element.attributes[.ariaValuetext] = attributes[.valueLabel]?.content
        if let label = attributes[.label]?.content {
            element.attributes[.ariaLabel] = label
        } else if children.isEmpty {
            element.attributes[.ariaLabel] = "In progress"
        } else {
            element.attributes[.ariaLabelledby] = children.map { PartID(node: $0.id).htmlID }.joined(separator: " ")
        }
        return element
    }

    func field(_ look: inout Look) -> HTMLElement {
        addType(to: &look, attributes)
        let (keyboard, content) = (attributes[.keyboard]?.content ?? "default", attributes[.content]?.content ?? "")
        let isSecure = attributes[.secure] != nil
        let isCoded = Self.inputModes[keyboard] != nil || isSecure || content.hasPrefix("cc-") || Self.codes.contains(content)
        var html: HTMLAttributes = [.type: isSecure ? "password" : keyboard == "phonePad" || content == "tel" ? "tel" : "text"]
        html[.inputmode] = Self.inputModes[keyboard] ?? (content == "cc-number" ? "numeric" : nil)
        html[.autocomplete] = Self.autocompletes.contains(content) ? content : "off"
        (html[.spellcheck], html[.autocorrect]) = ("false", "off")
        html[.autocapitalize] = isCoded ? "off" : Self.names.contains(content) ? "words" : nil
        html[.enterkeyhint] = Self.returnKeys[attributes[.submitLabel]?.content ?? ""]
        // Numbers of cards and telephones run from left to right in every language.
        if isCoded {
            html[.dir] = "ltr"
            if attributes[.direction] == nil { look.add("natural") }
        }
        if isDisabled { html[.disabled] = "" }
        let title = attributes[.title]?.content ?? ""
        let shown = attributes[.prompt]?.content ?? title
        if !shown.isEmpty { html[.placeholder] = shown }
        let name = attributes[.label]?.content ?? title
        if !name.isEmpty { html[.ariaLabel] = name }
        if attributes[.textAlignment] == "center" { look.add("t-center") }
        if attributes[.textAlignment] == "trailing" { look.add("t-trailing") }
        var element = HTMLElement(tag: .label, attributes: html, inside: .field(""))
        element.text = attributes[.hint]?.content ?? ""
        if !element.text.isEmpty { element.attributes[.ariaDescribedby] = PartID(node: id).htmlID + "-hint" }
        element.field = .init(value: attributes[.value], isFocused: attributes[.focused] != nil)
        return element
    }

    private static let inputModes = [
        "numberPad": "numeric", "asciiCapableNumberPad": "numeric", "decimalPad": "decimal", "phonePad": "tel",
        "emailAddress": "email", "URL": "url", "webSearch": "search",
    ]
    private static let returnKeys = [
        "go": "go", "join": "go", "route": "go", "next": "next", "continue": "next", "search": "search", "google": "search",
        "yahoo": "search", "send": "send", "done": "done",
    ]
    /// What HTML's `autocomplete` knows of the meanings that fields can have.
    private static let autocompletes: Set<String> = [
        "name", "honorific-prefix", "given-name", "additional-name", "family-name", "honorific-suffix", "nickname", "organization-title",
        "organization", "street-address", "address-line1", "address-line2", "address-level1", "address-level2", "address-level3",
        "country-name", "postal-code", "tel", "email", "url", "cc-number", "cc-name", "cc-exp", "cc-exp-month", "cc-exp-year", "cc-csc",
        "cc-type", "username", "current-password", "new-password", "one-time-code",
    ]
    private static let codes: Set<String> = ["tel", "email", "url", "username", "password", "new-password", "one-time-code"]
    private static let names: Set<String> = ["name", "given-name", "additional-name", "family-name", "address-level2"]
}
