import CofferRendered

extension ElementMaker {
    /// How what is in the node stands.
    func addLayout(to look: inout Look) {
        switch kind {
        case .vstack, .list, .section, .message, .title: look.add("column")
        case .hstack, .view: look.add("row")
        case .scroll:
            if (attributes[.axes]?.words ?? []).contains("vertical") { look.add("column") } else { look.add("row") }
            if (attributes[.axes]?.words ?? []).contains("horizontal") { look.add("sideways") }
        case .zstack, .box, .background, .overlay, .presenter, .button, .navigation: look.add("pile")
        default: break
        }
        look.style.add("gap", points: attributes[.spacing]?.double)
        for word in attributes[.alignment]?.words ?? [] {
            switch word {
            case "leading": look.add("a-leading")
            case "trailing": look.add("a-trailing")
            case "top": look.add("a-top")
            case "bottom": look.add("a-bottom")
            case "firstTextBaseline": look.add("a-baseline")
            case "lastTextBaseline": look.add("a-last-baseline")
            case "principal": look.add("a-principal")
            default: break
            }
        }
        if kind == .spacer, let least = attributes[.minLength]?.double {
            look.style.add(place.parent == .hstack ? "min-width" : "min-height", points: least)
        }
        if attributes[.fixedSize] != nil || (attributes[.layoutPriority]?.double ?? 0) > 0 { look.add("firm") }
    }

    /// Room, size and ground.
    func addBox(to look: inout Look) {
        addSize(to: &look)
        if let padding = attributes[.padding]?.words.map({ Double($0) }) {
            let sides = padding.count == 1 ? Array(repeating: padding[0], count: 4) : padding
            if sides.count == 4 {
                if sides[0] != 0 || sides[2] != 0 { look.style.add("padding-block", points: [sides[0], sides[2]]) }
                if sides[1] != 0 || sides[3] != 0 { look.style.add("padding-inline", points: [sides[1], sides[3]]) }
                if children.first?.kind == .textField { look.style.add("--pad", points: sides.compactMap { $0 }.min()) }
            }
        }
        if kind != .shape { look.style.add(ground: attributes[.fill]) }
        if kind != .shape, let width = attributes[.lineWidth]?.double, attributes[.stroke] != nil {
            look.add("lined")
            look.style.add("--line", points: width)
            look.style.add("--line-color", color: attributes[.stroke])
        }
        if let clip = attributes[.clip]?.content {
            look.add("clip")
            addCorners(of: clip, to: &look)
        }
        look.style.add("opacity", number: attributes[.opacity]?.double)
        look.style.add(shadow: attributes[.shadow])
        look.style.add("rotate", number: attributes[.rotation]?.double, unit: "deg")
        look.style.add("scale", number: attributes[.scale]?.double)
        look.style.add("z-index", number: attributes[.zIndex]?.double?.rounded())
        if attributes[.offsetX] != nil || attributes[.offsetY] != nil {
            look.style.add("translate", points: [attributes[.offsetX]?.double ?? 0, attributes[.offsetY]?.double ?? 0])
        }
        if attributes[.invisible] != nil { look.add("unseen") }
    }

    private func addSize(to look: inout Look) {
        guard kind == .box || kind == .image else { return }
        if let width = attributes[.width]?.double, attributes[.maxWidth] == nil {
            look.style.add("width", points: width)
            if kind == .box { look.add("firm") }
        }
        if let height = attributes[.height]?.double, attributes[.maxHeight] == nil {
            // What holds words may have to be higher than the screen thinks.
            look.style.add(holdsWords ? "min-height" : "height", points: height)
        }
        look.style.add("min-width", points: attributes[.minWidth]?.double)
        look.style.add("min-height", points: attributes[.minHeight]?.double)
        if let width = attributes[.maxWidth]?.double, width.isFinite {
            look.add("bounded")
            look.style.add("max-width", points: width)
        }
        if let height = attributes[.maxHeight]?.double, height.isFinite { look.style.add("max-height", points: height) }
    }

    private var holdsWords: Bool {
        switch children.first?.kind {
        case nil, .shape, .image, .zstack, .progress, .scroll, .list: false
        default: true
        }
    }

    /// Round corners of a shape.
    func addCorners(of shape: String, to look: inout Look) {
        switch shape {
        case "circle", "ellipse": look.add("round")
        case "capsule": look.add("capsule")
        case let rounded where rounded.hasPrefix("rounded "):
            look.style.add("border-radius", points: Double(rounded.dropFirst("rounded ".count)))
        default: break
        }
    }

    func box() -> HTMLElement {
        var element = HTMLElement(tag: plainTag)
        if attributes[.actions]?.words.contains("tap") ?? false {
            (element.attributes[.role], element.attributes[.tabindex]) = ("button", "0")
        }
        return element
    }

    func divider() -> HTMLElement {
        guard !place.isPhrase else { return HTMLElement(tag: .span) }
        return HTMLElement(tag: .hr, attributes: place.parent == .hstack ? [.ariaOrientation: "vertical"] : [:])
    }
}
