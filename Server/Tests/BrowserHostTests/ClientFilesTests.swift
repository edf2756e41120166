import Testing

@testable import BrowserHost

@Suite struct ClientFilesTests {
    @Test func `the script and the style sheet are in the program`() {
        #expect(String(decoding: ClientFiles.script, as: UTF8.self).hasPrefix("\"use strict\";"))
        #expect(!ClientFiles.style.isEmpty)
    }
}
