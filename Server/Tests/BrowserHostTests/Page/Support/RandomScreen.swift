import CofferRendered

/// A tree that changes at random, the same way for the same seed.
@MainActor
final class RandomScreen {
    let tree = RenderedTree()
    private var dice: Dice

    /// The generator SplitMix64.
    private struct Dice: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var z = state
            z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
            z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
            return z ^ (z >> 31)
        }
    }

    init(seed: UInt64) {
        dice = Dice(state: seed)
        tree.root.set(children: (0..<3).map { _ in node(depth: 3) })
    }

    private static let kinds = NodeKind.allCases.filter { $0 != .root }
    private static let words = ["", "a", "Pay", "<b>&\"'</b>", "•••• 4242", "two\nlines", "\u{0}\u{1B}", "https://shop.example", "مرحبا"]
    private static let choices: [AttributeName: [AttributeValue]] = [
        .value: ["", "4242", .secret("123"), "<"], .title: ["", "Card", "<h1>"], .prompt: ["MM/YY"], .selection: ["0,0", "1,3", "x"],
        .focused: [.yes], .secure: [.yes], .keyboard: ["numberPad", "emailAddress"], .content: ["cc-number", "name", "javascript:"],
        .submitLabel: ["done"], .disabled: [.yes], .actions: ["tap", "dismiss", "toggle"], .role: ["cancel", "destructive"],
        .style: ["plain", "borderedProminent", "roundedBorder"], .on: [.yes], .progress: [0.5, 2, .number(.nan)],
        .font: ["body", 13, "16 Inter"],
        .weight: ["bold"], .color: ["#FF0000", "#00FF0080", "red;x:y"], .lineLimit: [1, 3], .textAlignment: ["center"],
        .runs: ["weight=bold\ta\n\tb"], .spacing: [0, 12, .number(.infinity)], .alignment: ["leading", "trailing", "leading top"],
        .axes: ["vertical", "horizontal"], .padding: [8, "1 2 3 4", "1 2"], .width: [28], .height: [44],
        .maxWidth: [.number(.infinity), 300],
        .maxHeight: [.number(.infinity)], .fixedSize: ["horizontal", "horizontal vertical"], .fill: ["#FFFFFF"], .stroke: ["#000000"],
        .lineWidth: [1], .shape: ["circle", "rounded 8", "path"], .path: ["0 0 28 20\nM0 0\nL1 1\nZ", "0 0 28 20\nX"], .clip: ["rounded 4"],
        .opacity: [0.5], .label: ["Visa", "\"><script>"], .hint: ["Three digits", ""], .identifier: ["pay_button"],
        .traits: ["header", "live", "selected", "image", "header live"], .hidden: [.yes], .children: ["ignore", "combine", "contain"],
        .direction: ["rtl"], .scheme: ["dark"], .resizable: [.yes], .invisible: [.yes],
    ]

    private func attributes(_ kind: NodeKind) -> Attributes {
        var attributes: Attributes = [:]
        if kind == .text || kind == .image { attributes[.text] = .text(Self.words.randomElement(using: &dice) ?? "") }
        for name in Self.choices.keys.sorted() where Int.random(in: 0..<6, using: &dice) == 0 {
            attributes[name] = Self.choices[name]?.randomElement(using: &dice)
        }
        return attributes
    }

    private func node(depth: Int) -> RenderedNode {
        let node = tree.makeNode(Self.kinds.randomElement(using: &dice) ?? .text)
        node.set(attributes(node.kind))
        guard depth > 0 else { return node }
        node.set(children: (0..<Int.random(in: 0..<5, using: &dice)).map { _ in self.node(depth: depth - 1) })
        return node
    }

    private var nodes: [RenderedNode] {
        func below(_ node: RenderedNode) -> [RenderedNode] { [node] + node.children.flatMap(below) }
        return below(tree.root)
    }

    /// Changes a few nodes: properties, order, what is in them; once in a while a node goes to another parent.
    func change() {
        for _ in 0..<Int.random(in: 1..<6, using: &dice) {
            guard let node = nodes.randomElement(using: &dice) else { return }
            switch Int.random(in: 0..<6, using: &dice) {
            case 0, 1: if node !== tree.root { node.set(attributes(node.kind)) }
            case 2: node.set(children: node.children.shuffled(using: &dice))
            case 3: node.set(children: node.children.filter { _ in Bool.random(using: &dice) })
            case 4:
                var children = node.children
                children.insert(self.node(depth: 2), at: Int.random(in: 0...children.count, using: &dice))
                node.set(children: children)
            default: carry(node)
            }
        }
    }

    private func carry(_ node: RenderedNode) {
        guard let parent = node.parent, let other = nodes.randomElement(using: &dice) else { return }
        var above: RenderedNode? = other
        while let next = above {
            if next === node { return }
            above = next.parent
        }
        parent.set(children: parent.children.filter { $0 !== node })
        other.set(children: other.children + [node])
    }
}
