internal import CofferFoundation

/// What an app asks of the page beside showing its views.
@MainActor
final class Outbox {
    /// Called when something has come in.
    var onArrival: (() -> Void)?
    private var urls: [String] = []
    private let urlBytesMax: Int

    init(limits: HostLimits) { urlBytesMax = limits.urlBytesMax }

    /// Asks for a web page to be opened.
    /// - Returns: false for anything but `http` and `https`, and for what is too long; then nothing is asked.
    func open(_ url: URL) -> Bool {
        let text = url.absoluteString
        guard let scheme = url.scheme?.lowercased(), scheme == "http" || scheme == "https", url.host?.isEmpty == false,
            text.utf8.count <= urlBytesMax
        else { return false }
        urls.append(text)
        onArrival?()
        return true
    }

    /// Whether nothing is asked.
    var isEmpty: Bool { urls.isEmpty }

    /// Takes the URLs to be opened.
    func takeURLs() -> [String] {
        defer { urls = [] }
        return urls
    }
}
