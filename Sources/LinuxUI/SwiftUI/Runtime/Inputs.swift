import CofferRendered

/// What comes to a view from above.
nonisolated struct Inputs {
    /// The environment.
    var environment: EnvironmentValues
    /// What the next rendered views take on, outermost first.
    private(set) var attachments: [Attachment] = []

    init(environment: EnvironmentValues) { self.environment = environment }

    mutating func attach(_ attachment: Attachment) { attachments.append(attachment) }

    /// For views inside a rendered one: the same environment, nothing to take on.
    var inner: Inputs { Inputs(environment: environment) }
}

/// What a modifier gives to each rendered view of its content.
nonisolated enum Attachment {
    /// A node around it.
    case box(Box)
    /// Properties.
    case mark(Attributes)
    /// Something that lives as long as it does.
    case life(any Life)
}

/// A node around a rendered view.
nonisolated struct Box {
    var kind = NodeKind.box
    var attributes: Attributes = [:]
    /// The environment where the modifier stands.
    var environment: EnvironmentValues
    /// Views beside the content, with keys of their own.
    var others: [(key: AnyHashable, view: any View)] = []
    /// What a tap does.
    var onTap: (() -> Void)?
}

/// Something that lives as long as a rendered view does.
nonisolated protocol Life {
    /// Whether it goes on while another page is above the view's.
    var outlastsCover: Bool { get }
    /// The view appeared.
    @MainActor func begin(in node: GraphNode) -> AnyObject?
    /// The view was brought up to date.
    @MainActor func update(_ state: AnyObject?, in node: GraphNode)
    /// The view is gone.
    @MainActor func end(_ state: AnyObject?, in node: GraphNode)
}

extension Life {
    var outlastsCover: Bool { false }
    @MainActor func begin(in node: GraphNode) -> AnyObject? { nil }
    @MainActor func update(_ state: AnyObject?, in node: GraphNode) {}
    @MainActor func end(_ state: AnyObject?, in node: GraphNode) {}
}
