import CofferFoundation
import CofferTestServer

/// Every way in which a value may end as text in a log.
enum TextForms {
    static func all(of subject: Any) -> [String] {
        var dumped = ""
        dump(subject, to: &dumped)
        var texts = [String(describing: subject), String(reflecting: subject), "\(subject)", dumped]
        if let convertible = subject as? any CustomStringConvertible { texts.append(convertible.description) }
        if let convertible = subject as? any CustomDebugStringConvertible { texts.append(convertible.debugDescription) }
        if let error = subject as? any Error { texts += all(ofError: error) }
        return texts.map(\.withoutChance)
    }

    private static func all(ofError error: any Error) -> [String] {
        let bridged = error as NSError
        var texts = [
            error.localizedDescription, bridged.description, bridged.debugDescription, bridged.localizedDescription, "\(bridged.userInfo)",
            bridged.domain, String(reflecting: bridged),
        ]
        if let localized = error as? any LocalizedError {
            texts += [localized.errorDescription, localized.failureReason, localized.recoverySuggestion, localized.helpAnchor].compactMap {
                $0
            }
        }
        for child in Mirror(reflecting: error).children { texts += mirrored(child.value, depth: 0) }
        return texts
    }

    private static func mirrored(_ value: Any, depth: Int) -> [String] {
        let own = ["\(value)", String(reflecting: value)]
        if depth == 4 { return own }
        return own + Mirror(reflecting: value).children.flatMap { mirrored($0.value, depth: depth + 1) }
            + ((value as? any Error).map { [($0 as NSError).description, "\(($0 as NSError).userInfo)", $0.localizedDescription] } ?? [])
    }
}
