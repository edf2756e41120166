import CofferFoundation

@testable import BrowserHost

/// A page as a browser would hold it: elements from HTML, changed by operations as JSON.
final class PageModel {
    final class Element {
        let tag: String
        var attributes: [String: String]
        var content: [Content] = []
        weak var parent: Element?

        init(_ tag: String, _ attributes: [String: String] = [:]) { (self.tag, self.attributes) = (tag, attributes) }

        var elements: [Element] { content.compactMap { if case .element(let element) = $0 { element } else { nil } } }
        var all: [Element] { [self] + elements.flatMap(\.all) }
        func part(_ name: String) -> Element? { elements.first { $0.attributes[name] != nil } }
    }

    enum Content {
        case element(Element)
        case text(String)
    }

    struct Problem: Error, CustomStringConvertible {
        let description: String
    }

    private(set) var main = Element("main")
    private(set) var title = ""

    init(_ html: String) throws { try fill(html) }

    private func fill(_ html: String) throws {
        main = Element("main")
        for content in try Parser.read(html) { append(content, to: main, at: nil) }
    }

    /// The page's HTML in one form. What was announced is left out: a new page has not said anything.
    var text: String { main.content.map { Self.text($0) }.joined() }

    private static func text(_ content: Content) -> String {
        switch content {
        case .text(let text): return "“\(text)”"
        case .element(let element):
            let attributes = element.attributes.sorted { $0.key < $1.key }.map { " \($0.key)=“\($0.value)”" }.joined()
            let inside = element.attributes["class"] == "announcer" ? "" : element.content.map(Self.text).joined()
            return "\n<\(element.tag)\(attributes)>\(inside)</\(element.tag)>"
        }
    }

    func element(_ id: Int) throws -> Element {
        let found = main.all.filter { $0.attributes["id"] == "n\(id)" }
        guard found.count == 1 else { throw Problem(description: "\(found.count) elements n\(id)") }
        return found[0]
    }

    /// What assistive technology was told by a part.
    func announcement(_ id: Int) throws -> String { try Self.words(element(-id)) }

    private static func words(_ element: Element) -> String {
        element.content.map { if case .text(let text) = $0 { text } else { "" } }.joined()
    }

    private func append(_ content: Content, to parent: Element, at place: Int?) {
        if case .element(let element) = content { element.parent = parent }
        parent.content.insert(content, at: place ?? parent.content.count)
    }

    /// Does an operation as the client does.
    func apply(_ json: String) throws {
        guard let list = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [Any], let name = list.first as? String else {
            throw Problem(description: "no list: \(json)")
        }
        func number(_ index: Int) -> Int { list[index] as? Int ?? 0 }
        func words(_ index: Int) -> String { list[index] as? String ?? "" }
        switch name {
        case "-": try take(number(1))
        case "+": for content in try Parser.read(words(3)) { try put(content, into: number(1), before: number(2)) }
        case "m": try put(.element(take(number(1))), into: number(2), before: number(3))
        case "r":
            let old = try element(number(1))
            guard let parent = old.parent, let place = Self.place(of: old, in: parent) else {
                throw Problem(description: "no place: \(json)")
            }
            parent.content.remove(at: place)
            for content in try Parser.read(words(2)) { append(content, to: parent, at: place) }
        case "=":
            let target = try field(number(1))
            for (name, value) in list[2] as? [String: Any] ?? [:] { target.attributes[name] = value as? String }
        case "t":
            let element = try element(number(1))
            let target =
                element.part("data-text") ?? element.part("class").flatMap { $0.tag == "header" ? $0.part("data-text") : nil } ?? element
            target.content = words(2).isEmpty ? [] : [.text(words(2))]
        case "v": try field(number(1)).attributes["value"] = words(2).isEmpty ? nil : words(2)
        case "c": _ = try field(number(1))
        case "f": try field(number(1)).attributes["autofocus"] = ""
        case "b": try field(number(1)).attributes["autofocus"] = nil
        case "title": title = words(1)
        case "reset": try fill(words(1))
        default: throw Problem(description: "unknown: \(json)")
        }
    }

    /// A field's input, or the element itself.
    private func field(_ id: Int) throws -> Element {
        let element = try element(id)
        return element.tag == "label" ? element.elements.first { $0.tag == "input" } ?? element : element
    }

    @discardableResult
    private func take(_ id: Int) throws -> Element {
        let element = try element(id)
        guard let parent = element.parent, let place = Self.place(of: element, in: parent) else { throw Problem(description: "no parent") }
        parent.content.remove(at: place)
        return element
    }

    private func put(_ content: Content, into id: Int, before next: Int) throws {
        let parent = try element(id)
        let slot = parent.part("data-slot") ?? parent
        guard next != 0 else { return append(content, to: slot, at: nil) }
        guard let place = Self.place(of: try element(next), in: slot) else { throw Problem(description: "n\(next) is not in n\(id)") }
        append(content, to: slot, at: place)
    }

    private static func place(of element: Element, in parent: Element) -> Int? {
        parent.content.firstIndex { if case .element(let other) = $0 { other === element } else { false } }
    }
}

/// Reads the HTML that is written here, and refuses any other.
private struct Parser {
    fileprivate var rest: Substring

    static func read(_ html: String) throws -> [PageModel.Content] {
        var parser = Parser(rest: Substring(html))
        return try parser.content()
    }

    private mutating func content(until tag: String? = nil) throws -> [PageModel.Content] {
        var found: [PageModel.Content] = []
        while !rest.isEmpty {
            if let tag, rest.hasPrefix("</") {
                try skip("</\(tag)>")
                return found
            }
            if rest.hasPrefix("<") {
                found.append(.element(try element()))
            } else {
                found.append(.text(try Self.plain(take { $0 != "<" })))
            }
        }
        guard tag == nil else { throw PageModel.Problem(description: "\(tag ?? "") has no end") }
        return found
    }

    private mutating func element() throws -> PageModel.Element {
        try skip("<")
        let element = PageModel.Element(take { $0.isLetter || $0.isNumber })
        while rest.hasPrefix(" ") {
            rest.removeFirst()
            let name = take { $0 != "=" && $0 != ">" && $0 != " " }
            try skip("=\"")
            guard element.attributes[name] == nil else { throw PageModel.Problem(description: "\(name) twice") }
            element.attributes[name] = try Self.plain(take { $0 != "\"" })
            try skip("\"")
        }
        try skip(">")
        guard element.tag != "input", element.tag != "hr" else { return element }
        element.content = try content(until: element.tag)
        for inner in element.elements { inner.parent = element }
        return element
    }

    private mutating func take(while condition: (Character) -> Bool) -> String {
        let found = rest.prefix(while: condition)
        rest = rest[found.endIndex...]
        return String(found)
    }

    private mutating func skip(_ text: String) throws {
        guard rest.hasPrefix(text) else { throw PageModel.Problem(description: "no “\(text)” before: \(rest.prefix(60))") }
        rest.removeFirst(text.count)
    }

    private static func plain(_ text: String) throws -> String {
        var (plain, rest) = ("", Substring(text))
        let references = ["&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": "\"", "&#39;": "'", "&#13;": "\r"]
        while let place = rest.firstIndex(of: "&") {
            plain += rest[..<place]
            rest = rest[place...]
            guard let found = references.first(where: { rest.hasPrefix($0.key) }) else {
                throw PageModel.Problem(description: "a bare ampersand: \(rest.prefix(20))")
            }
            plain += found.value
            rest.removeFirst(found.key.count)
        }
        return plain + rest
    }
}
