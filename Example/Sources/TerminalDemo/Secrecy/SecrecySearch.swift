import CofferFoundation
import Glibc
import DemoVault

/// Searches every file of a folder for a card number and a security code: database, log of changes, keys, the server's own output.
struct SecrecySearch: Sendable {
    private let needles: [Needle]

    /// What was looked at and what was found.
    struct Report: Equatable, Sendable {
        /// Files read.
        var files = 0
        /// Bytes read.
        var bytes = 0
        /// Forms that were found, each once. Names of forms, never what was found.
        var found: Set<String> = []
    }

    /// Looks for what was typed.
    init(number: String, code: String) {
        needles = Needle.forms(ofNumber: number) + Needle.forms(ofCode: code)
    }

    /// How many forms are looked for.
    var formCount: Int { needles.count }

    /// Reads every file below the folder.
    /// - Throws: ``DemoProblem/unreadableFile`` if one cannot be read or there is none: then a clean result would mean nothing.
    func search(_ folder: URL) throws(DemoProblem) -> Report {
        var report = Report()
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: [.isRegularFileKey])
        while let file = files?.nextObject() as? URL {
            guard (try? file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile) == true else { continue }
            guard let data = try? Data(contentsOf: file) else { throw .unreadableFile }
            report.files += 1
            report.bytes += data.count
            report.found.formUnion(forms(in: data))
        }
        guard report.files > 0 else { throw .unreadableFile }
        return report
    }

    /// The forms found in one file's bytes.
    func forms(in data: Data) -> Set<String> {
        data.withUnsafeBytes { bytes in Set(needles.filter { Self.holds(bytes, $0.bytes) }.map(\.form)) }
    }

    private static func holds(_ bytes: UnsafeRawBufferPointer, _ needle: [UInt8]) -> Bool {
        guard let start = bytes.baseAddress, let first = needle.first else { return false }
        var place = 0
        while place + needle.count <= bytes.count {
            guard let found = memchr(start + place, Int32(first), bytes.count - needle.count - place + 1) else { return false }
            if memcmp(found, needle, needle.count) == 0 { return true }
            place = UnsafeRawPointer(found) - start + 1
        }
        return false
    }
}
