extension CardNetwork {
    /// Reads a network's name: the wire's raw value, a display name or an alias, in any case; spaces, hyphens, underscores and full stops
    /// do not count. Everything else is ``unknown``.
    init(reading text: String) {
        let key = Self.key(text)
        self = Self.names[key] ?? .unknown
    }

    /// The network of an instrument: the one that its number's first digits tell, else the one that it names, else ``unknown``.
    ///
    /// The one rule for what is shown, for the length of a security code and for judging one.
    init(of instrument: Response.Body.Tokenization.PaymentInstrumentData) {
        let candidates = [instrument.binData?.network, instrument.network].compactMap(\.self)
        self = candidates.lazy.map(Self.init(reading:)).first { $0 != .unknown } ?? .unknown
    }

    /// What the tables of the service and the names on cards add to raw values and display names.
    private static let aliases: [String: CardNetwork] = [
        "DINERS": .diners, "DINERSCLUB": .diners, "DINERSCLUBINTERNATIONAL": .diners, "CARTEBANCAIRE": .cartesBancaires,
        "CB": .cartesBancaires,
        "CHINAUNIONPAY": .unionpay,
    ]

    private static let names: [String: CardNetwork] = {
        var names = aliases
        for network in allCases { names[key(network.displayName)] = network }
        // Hiper and Hipercard share a display name; the raw value of the first is that name.
        for network in allCases { names[key(network.rawValue)] = network }
        return names
    }()

    private static func key(_ text: String) -> String {
        let ignored: Set<Unicode.Scalar> = [" ", "-", "_", "."]
        var key = String.UnicodeScalarView()
        for scalar in text.unicodeScalars where !ignored.contains(scalar) {
            key.append(upper(scalar))
        }
        return String(key)
    }

    private static func upper(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        ("a"..."z").contains(scalar) ? Unicode.Scalar(UInt8(scalar.value) - 0x20) : scalar
    }
}
