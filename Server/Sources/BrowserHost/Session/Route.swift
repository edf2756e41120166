internal import CofferHTTPServer

/// Where a request goes.
enum Route: Equatable {
    /// The page.
    case page
    /// The page's script.
    case script
    /// The page's style sheet.
    case style
    /// The picture beside a page's title, which browsers ask for whether there is one or not.
    case icon
    /// The screens together.
    case screens
    /// What changes on a screen.
    case patches(of: String)
    /// What somebody did on a screen.
    case events(of: String)
    /// The end of a screen.
    case close(String)

    /// The route of a path; nil for none.
    init?(path: String) {
        switch path {
        case "/": self = .page
        case "/client.js": self = .script
        case "/client.css": self = .style
        case "/favicon.ico": self = .icon
        case "/screens": self = .screens
        default:
            let parts = path.split(separator: "/", omittingEmptySubsequences: false)
            guard parts.count == 4, parts[0].isEmpty, parts[1] == "screens", !parts[2].isEmpty else { return nil }
            let name = String(parts[2])
            switch parts[3] {
            case "patches": self = .patches(of: name)
            case "events": self = .events(of: name)
            case "close": self = .close(name)
            default: return nil
            }
        }
    }

    /// Whether it changes something, and so takes `POST`; the others take `GET`.
    var isChange: Bool {
        switch self {
        case .screens, .events, .close: true
        case .page, .script, .style, .icon, .patches: false
        }
    }
}
