import Testing

@testable import CoinmeVaultSDK

// A6
@Suite struct IngressOriginTests {
    @Test(arguments: [
        ("tnt-xyz.sandbox.verygoodproxy.com", "https://tnt-xyz.sandbox.verygoodproxy.com"),
        ("vault.example:8443", "https://vault.example:8443"), ("https://vault.example", "https://vault.example"),
        ("https://vault.example/", "https://vault.example"), ("https://Vault.Example:8443", "https://vault.example:8443"),
        ("HTTPS://vault.example", "https://vault.example"), ("10.0.0.5", "https://10.0.0.5"), ("localhost", "http://localhost"),
        ("localhost:8080", "http://localhost:8080"), ("127.0.0.1:80", "http://127.0.0.1:80"), ("127.8.9.1", "http://127.8.9.1"),
        ("[::1]:8080", "http://[::1]:8080"), ("http://127.0.0.1:8080", "http://127.0.0.1:8080"), ("https://localhost", "https://localhost"),
        ("http://[::1]", "http://[::1]"), ("https://[2001:db8::1]:443", "https://[2001:db8::1]:443"),
    ])
    func `a host, host and port, or origin is accepted`(_ text: String, _ origin: String) {
        #expect(IngressOrigin(text)?.text == origin)
    }

    @Test(arguments: [
        "", " ", "http://vault.example", "http://10.0.0.5", "http://127.0.0.1.evil.example", "http://localhost.evil.example",
        "http://127.0.0.1@evil.example", "ftp://vault.example", "ws://localhost", "user@vault.example", "user:pass@vault.example",
        "https://user@vault.example", "vault.example/path", "https://vault.example/path", "vault.example?x=1", "vault.example#x",
        "vault.example:", "vault.example:0", "vault.example:65536", "vault.example:8a", "vault example", "-vault.example", "vault..example",
        ".example", "vault.example.", "https://", "://vault.example", "https:vault.example", "http://128.0.0.1", "http://127.0.0.256",
        "http://0x7f.0.0.1", "127.1.example:80/..", "vault.example\\@evil", String(repeating: "a", count: 254),
    ])
    func `anything else is refused`(_ text: String) {
        #expect(IngressOrigin(text) == nil)
    }

    @Test func `a host name at the length limit is accepted and one byte more is refused`() {
        let label = String(repeating: "a", count: 62) + "."
        let host = String(repeating: label, count: 4) + "a"
        #expect(host.utf8.count == 253)
        #expect(IngressOrigin(host) != nil)
        #expect(IngressOrigin(host + "a") == nil)
    }
}
