internal import CofferCrypto

// The bytes in which a log is sealed: a count, then for each event its time, its kind and its members.
extension PaymentLog {
    private enum Kind {
        static let began: UInt8 = 1
        static let approved: UInt8 = 2
        static let refused: UInt8 = 3
        static let actionRequired: UInt8 = 4
        static let decided: UInt8 = 5
        static let resumed: UInt8 = 6
        static let approvedTooLate: UInt8 = 7
    }

    func write(to bytes: inout ByteWriter) {
        bytes.append(length: entries.count)
        for entry in entries {
            bytes.append(entry.at)
            Self.write(entry.event, to: &bytes)
        }
    }

    private static func write(_ event: PaymentEvent, to bytes: inout ByteWriter) {
        switch event {
        case .began(let kind, let amount, let isFinal, let reason):
            bytes.append(byte: Kind.began)
            bytes.append(byte: kind.rawValue)
            bytes.append(amount)
            bytes.append(byte: isFinal ? 1 : 0)
            bytes.append(optional: reason)
        case .approved(let step, let id):
            bytes.append(byte: Kind.approved)
            bytes.append(byte: UInt8(step))
            bytes.append(optional: id)
        case .refused(let step, let refusal):
            bytes.append(byte: Kind.refused)
            bytes.append(byte: UInt8(step))
            bytes.append(field: refusal.code.rawValue)
            bytes.append(field: refusal.source.rawValue)
        case .actionRequired(let action):
            bytes.append(byte: Kind.actionRequired)
            bytes.append(raw: action.secret)
            bytes.append(raw: action.resumeSecret)
            bytes.append(optional: action.processorId)
            bytes.append(field: action.reason)
            bytes.append(action.expiresAt)
        case .decided(let isApproved):
            bytes.append(byte: Kind.decided)
            bytes.append(byte: isApproved ? 1 : 0)
        case .resumed: bytes.append(byte: Kind.resumed)
        case .approvedTooLate(let id):
            bytes.append(byte: Kind.approvedTooLate)
            bytes.append(optional: id)
        }
    }

    /// Reads what ``write(to:)`` wrote; nil for anything else.
    init?(_ reader: inout ByteReader) {
        guard let count = reader.length() else { return nil }
        for _ in 0..<count {
            guard let at = reader.integer(), let kind = reader.byte(), let event = Self.event(kind, &reader) else { return nil }
            append(event, at: at)
        }
    }

    private static func event(_ kind: UInt8, _ reader: inout ByteReader) -> PaymentEvent? {
        switch kind {
        case Kind.began:
            guard let step = reader.byte().flatMap(PaymentStep.Kind.init(rawValue:)), let amount = reader.integer(),
                let isFinal = reader.byte(), let reason = reader.optionalText()
            else { return nil }
            return .began(step, amount: amount, isFinal: isFinal == 1, reason: reason)
        case Kind.approved:
            guard let step = reader.byte(), let id = reader.optionalText() else { return nil }
            return .approved(step: Int(step), id: id)
        case Kind.refused:
            guard let step = reader.byte(), let code = reader.text().flatMap(DeclineCode.init(rawValue:)),
                let source = reader.text().flatMap(PaymentRefusal.Source.init(rawValue:))
            else { return nil }
            return .refused(step: Int(step), PaymentRefusal(code, by: source))
        case Kind.actionRequired:
            let size = PaymentActionRequest.secretByteCount
            guard let secret = reader.raw(size), let resume = reader.raw(size), let id = reader.optionalText(),
                let reason = reader.text(), let expiresAt = reader.integer()
            else { return nil }
            return .actionRequired(
                PaymentActionRequest(
                    secret: Array(secret), resumeSecret: Array(resume), processorId: id, reason: reason, expiresAt: expiresAt))
        case Kind.decided: return reader.byte().map { .decided(isApproved: $0 == 1) }
        case Kind.resumed: return .resumed
        case Kind.approvedTooLate: return reader.optionalText().map { .approvedTooLate(id: $0) }
        default: return nil
        }
    }
}
