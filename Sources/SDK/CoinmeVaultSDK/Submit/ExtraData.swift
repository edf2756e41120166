import CofferFoundation

/// Judges extra data before it goes anywhere.
enum ExtraData {
    /// Whether it can be written as JSON and nests no deeper than ``VaultLimits/extraDataDepthMax``.
    static func isJSON(_ extraData: [String: Any]) -> Bool {
        // The depth first: everything else recurses without end.
        isShallow(extraData, VaultLimits.extraDataDepthMax) && JSONSerialization.isValidJSONObject(extraData)
    }

    private static func isShallow(_ value: Any, _ levels: Int) -> Bool {
        if let members = value as? [String: Any] { return levels > 0 && members.values.allSatisfy { isShallow($0, levels - 1) } }
        if let elements = value as? [Any] { return levels > 0 && elements.allSatisfy { isShallow($0, levels - 1) } }
        return true
    }
}
