import CofferFoundation

extension UIControl {
    /// What can happen to a control.
    public struct Event: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Creates events from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// A finger goes down.
        public static let touchDown = Event(rawValue: 1 << 0)
        /// A finger goes down again soon.
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        /// A finger moves inside.
        public static let touchDragInside = Event(rawValue: 1 << 2)
        /// A finger moves outside.
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        /// A finger comes in.
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        /// A finger goes out.
        public static let touchDragExit = Event(rawValue: 1 << 5)
        /// A finger goes up inside: a tap.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// A finger goes up outside.
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// The system takes the touch away.
        public static let touchCancel = Event(rawValue: 1 << 8)
        /// A value changed.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// The control was used.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// The control's menu opens.
        public static let menuActionTriggered = Event(rawValue: 1 << 14)
        /// Editing began.
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        /// The user changed the text.
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// Editing ended.
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// The Return key was pressed.
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        /// All touches.
        public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
        /// All of editing.
        public static let allEditingEvents = Event(rawValue: 0x000F_0000)
        /// Free for apps.
        public static let applicationReserved = Event(rawValue: 0x0F00_0000)
        /// Kept by the system.
        public static let systemReserved = Event(rawValue: 0xF000_0000)
        /// Everything.
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }

    /// How a control looks now.
    public struct State: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Creates a state from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Nothing special.
        public static let normal = State([])
        /// Pressed.
        public static let highlighted = State(rawValue: 1 << 0)
        /// Not usable.
        public static let disabled = State(rawValue: 1 << 1)
        /// Chosen.
        public static let selected = State(rawValue: 1 << 2)
        /// Under the focus engine.
        public static let focused = State(rawValue: 1 << 3)
    }
}
