import Testing

@testable import CofferAPI

@Suite struct FormBodyTests {
    private func form(_ text: String) -> FormBody? { Array(text.utf8).withUnsafeBytes { FormBody($0) } }

    @Test(arguments: [
        ("a=b", "b"), ("x=1&a=b&y=2", "b"), ("a=b+c", "b c"), ("a=%41%2b", "A+"), ("a=b=c", "b=c"), ("%61=b", "b"), ("a=%C3%A9", "é"),
        ("&&a=b&", "b"),
    ])
    func `a member is decoded`(_ text: String, _ value: String) throws {
        #expect(try form(text)?.value("a") == value)
    }

    @Test(arguments: ["", "a", "a=", "b=c", "&"])
    func `an empty or missing member is absent`(_ text: String) throws {
        let form = try #require(self.form(text))
        #expect(try form.value("a") == nil)
    }

    @Test(arguments: ["a=%", "a=%4", "a=%zz", "a=%C3", "%=b"])
    func `a broken escape is no form`(_ text: String) { #expect(form(text) == nil) }

    @Test func `a member that stands twice is refused`() {
        #expect(throws: CaasRefusal.invalid("a")) { try form("a=b&a=b")?.value("a") }
    }
}
