/// What a rendered node is.
public enum NodeKind: String, Sendable, CaseIterable {
    /// The whole screen.
    case root
    /// Children from top to bottom.
    case vstack
    /// Children from the leading to the trailing side.
    case hstack
    /// Children on top of each other, the first at the back.
    case zstack
    /// Takes the room that is left.
    case spacer
    /// A line between neighbours.
    case divider
    /// Children that can be scrolled.
    case scroll
    /// Rows.
    case list
    /// A group of rows with a header and a footer.
    case section
    /// A piece of text.
    case text
    /// A picture.
    case image
    /// Something to press; the children are its label.
    case button
    /// Something that is on or off; the children are its label.
    case toggle
    /// A line of text to edit.
    case textField
    /// Work going on.
    case progress
    /// A geometric shape.
    case shape
    /// One child with room, size or look around it.
    case box
    /// The last child with the others behind it.
    case background
    /// The first child with the others in front of it.
    case overlay
    /// The first child; the others are shown above the screen.
    case presenter
    /// A sheet above the screen.
    case sheet
    /// A question or a notice above the screen, with buttons.
    case alert
    /// A choice of actions above the screen.
    case confirmation
    /// The title of an alert or of a choice.
    case title
    /// The text of an alert or of a choice.
    case message
    /// Pages, of which the last shows.
    case navigation
    /// A page of a navigation.
    case page
    /// The buttons in a page's bar.
    case toolbar
    /// A UIKit view with no kind of its own.
    case view

    /// Whether it stands above the screen, and nothing else can be used until it is closed.
    public var isDialog: Bool { self == .sheet || self == .alert || self == .confirmation }
}
