import CofferRendered

extension ElementMaker {
    /// A symbol of ours; a picture that is not there is an empty place.
    func image(_ look: inout Look) -> HTMLElement {
        addType(to: &look, attributes)
        if let ratio = attributes[.aspectRatio]?.double, ratio > 0 { look.style.add("aspect-ratio", number: ratio) }
        guard let name = attributes[.text]?.content else {
            look.add("absent")
            return HTMLElement(tag: plainTag)
        }
        let symbol = Symbol(named: name)
        if symbol.followsText { look.add("follows-text") }
        var element = HTMLElement(tag: .svg, attributes: .symbol, inside: .symbol(symbol))
        if attributes[.label] != nil { element.attributes[.ariaHidden] = nil }
        return element
    }

    func shape(_ look: inout Look) -> HTMLElement {
        if attributes[.shape] == "path" {
            guard let drawing = Drawing(attributes) else { return HTMLElement(tag: plainTag) }
            return HTMLElement(tag: .svg, attributes: drawing.attributes, inside: .drawing(drawing))
        }
        addCorners(of: attributes[.shape]?.content ?? "", to: &look)
        if attributes[.shape] == "circle" { look.add("circle") }
        look.style.add(ground: attributes[.fill])
        if attributes[.stroke] != nil, let width = attributes[.lineWidth]?.double {
            look.add("lined")
            look.style.add("--line", points: width)
            look.style.add("--line-color", color: attributes[.stroke])
        }
        return HTMLElement(tag: plainTag)
    }
}
