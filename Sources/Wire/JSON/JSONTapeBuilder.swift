/// Reads a JSON text once, from left to right, and writes the tape; without recursion.
struct JSONTapeBuilder {
    let bytes: UnsafeBufferPointer<UInt8>
    let depthMax: Int
    var position = 0
    var tape: [JSONToken] = []
    /// Tape indices of the containers still open, outermost first.
    var open: [Int] = []

    init(bytes: UnsafeBufferPointer<UInt8>, depthMax: Int) {
        self.bytes = bytes
        self.depthMax = depthMax
        tape.reserveCapacity(bytes.count / 8 + 8)
        open.reserveCapacity(min(depthMax, 8))
    }

    mutating func run() throws(JSONProblem) {
        if bytes.count >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF { throw .byteOrderMark }
        skipWhitespace()
        if position == bytes.count { throw .empty }
        repeat { try readValue() } while try finishValues()
        skipWhitespace()
        if position < bytes.count { throw .trailingBytes(offset: position) }
    }

    /// Reads up to the end of a scalar, or to where the first value inside a container must stand.
    private mutating func readValue() throws(JSONProblem) {
        while true {
            skipWhitespace()
            switch try peek() {
            case UInt8(ascii: "{"):
                try openContainer(.object)
                skipWhitespace()
                if try peek() == UInt8(ascii: "}") { return }
                try readKey()
            case UInt8(ascii: "["):
                try openContainer(.array)
                skipWhitespace()
                if try peek() == UInt8(ascii: "]") { return }
            case UInt8(ascii: "\""):
                return try readString(as: .string)
            case UInt8(ascii: "t"):
                return try readWord("true", as: .true)
            case UInt8(ascii: "f"):
                return try readWord("false", as: .false)
            case UInt8(ascii: "n"):
                return try readWord("null", as: .null)
            case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
                return try readNumber()
            default:
                throw .unexpectedByte(offset: position)
            }
        }
    }

    /// Closes every container that ends here; true when another value must follow.
    private mutating func finishValues() throws(JSONProblem) -> Bool {
        while let container = open.last {
            skipWhitespace()
            let isObject = tape[container].kind == .object
            switch try peek() {
            case UInt8(ascii: ","):
                position += 1
                if isObject {
                    skipWhitespace()
                    try readKey()
                }
                return true
            case UInt8(ascii: "}") where isObject:
                closeContainer(container)
                try refuseDuplicateKeys(in: container)
            case UInt8(ascii: "]") where !isObject:
                closeContainer(container)
            default:
                throw .unexpectedByte(offset: position)
            }
        }
        return false
    }

    private mutating func openContainer(_ kind: JSONToken.Kind) throws(JSONProblem) {
        if open.count == depthMax { throw .tooDeep(offset: position, maximum: depthMax) }
        open.append(tape.count)
        append(kind, from: position, to: position + 1)
        position += 1
    }

    private mutating func closeContainer(_ container: Int) {
        position += 1
        tape[container].end = UInt32(truncatingIfNeeded: position)
        tape[container].next = UInt32(truncatingIfNeeded: tape.count)
        open.removeLast()
    }

    private mutating func readKey() throws(JSONProblem) {
        guard try peek() == UInt8(ascii: "\"") else { throw .unexpectedByte(offset: position) }
        try readString(as: .key)
        skipWhitespace()
        guard try peek() == UInt8(ascii: ":") else { throw .unexpectedByte(offset: position) }
        position += 1
    }

    private mutating func readWord(_ word: StaticString, as kind: JSONToken.Kind) throws(JSONProblem) {
        let start = position
        for offset in 0..<word.utf8CodeUnitCount {
            guard try peek() == word.utf8Start[offset] else { throw .unexpectedByte(offset: position) }
            position += 1
        }
        append(kind, from: start, to: position)
    }

    private mutating func readNumber() throws(JSONProblem) {
        let start = position
        if bytes[position] == UInt8(ascii: "-") { position += 1 }
        if position < bytes.count, bytes[position] == UInt8(ascii: "0") {
            position += 1
        } else if !skipDigits() {
            throw .invalidNumber(offset: start)
        }
        if position < bytes.count, bytes[position] == UInt8(ascii: ".") {
            position += 1
            guard skipDigits() else { throw .invalidNumber(offset: start) }
        }
        if position < bytes.count, bytes[position] | 0x20 == UInt8(ascii: "e") {
            position += 1
            if position < bytes.count, bytes[position] == UInt8(ascii: "+") || bytes[position] == UInt8(ascii: "-") { position += 1 }
            guard skipDigits() else { throw .invalidNumber(offset: start) }
        }
        if position < bytes.count, isDigit(bytes[position]) { throw .invalidNumber(offset: start) }
        append(.number, from: start, to: position)
    }

    mutating func append(_ kind: JSONToken.Kind, from start: Int, to end: Int, hasEscape: Bool = false) {
        tape.append(
            JSONToken(
                start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: end),
                next: UInt32(truncatingIfNeeded: tape.count + 1), kind: kind, hasEscape: hasEscape))
    }

    private func peek() throws(JSONProblem) -> UInt8 {
        if position == bytes.count { throw .unexpectedEnd(offset: position) }
        return bytes[position]
    }

    private mutating func skipWhitespace() {
        while position < bytes.count {
            switch bytes[position] {
            case 0x20, 0x09, 0x0A, 0x0D: position += 1
            default: return
            }
        }
    }

    /// Skips digits; false when there is none.
    private mutating func skipDigits() -> Bool {
        let start = position
        while position < bytes.count, isDigit(bytes[position]) { position += 1 }
        return position > start
    }

    private func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }
}
