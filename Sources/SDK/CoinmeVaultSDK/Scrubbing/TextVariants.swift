import CofferFoundation

/// The spellings of a text that ``ByteSearch`` does not tell by itself: it compares ASCII letters without case and sees through escapes.
enum TextVariants {
    /// The text composed and decomposed, in small and in capital letters where it has others than ASCII, and its base64.
    static func all(of form: String) -> [[UInt8]] {
        let composed = [form, form.precomposedStringWithCanonicalMapping, form.decomposedStringWithCanonicalMapping]
        let texts = composed + composed.flatMap { [$0.lowercased(), $0.uppercased()] } + [base64(form)]
        var seen: Set<[UInt8]> = []
        return texts.compactMap { text in
            let bytes = text.utf8.map(ByteSearch.lower)
            return bytes.isEmpty || !seen.insert(bytes).inserted ? nil : bytes
        }
    }

    /// Without the padding at the end, so that it is found with and without.
    private static func base64(_ text: String) -> String {
        String(Data(text.utf8).base64EncodedString().prefix { $0 != "=" })
    }
}
