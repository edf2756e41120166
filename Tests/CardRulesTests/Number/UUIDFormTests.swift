import CofferCardRules
import Testing

struct UUIDFormTests {
    static let table: [TextRow<Bool>] = [
        Row("an identifier", "550e8400-e29b-41d4-a716-446655440000", true),
        Row("upper case", "550E8400-E29B-41D4-A716-446655440000", true),
        Row("digits that would pass for a number", "42424242-4242-4242-8abc-def012345678", true),
        Row("one letter", "42424242-4242-4242-8000-00000000000a", true),
        Row("no letter", "42424242-4242-4242-8000-000000000000", false),
        Row("a letter after f", "550e8400-e29b-41d4-a716-44665544000g", false),
        Row("a sign between upper and lower case", "550e8400-e29b-41d4-a716-44665544000`", false),
        Row("one short", "550e8400-e29b-41d4-a716-44665544000", false),
        Row("one long", "550e8400-e29b-41d4-a716-4466554400000", false),
        Row("a hyphen elsewhere", "550e840-0e29b-41d4-a716-446655440000", false),
        Row("spaces for hyphens", "42424242 4242 4242 8abc def012345678", false),
        Row("no hyphens", "550e8400e29b41d4a716446655440000abcd", false),
        Row("braces", "{50e8400-e29b-41d4-a716-44665544000}", false),
        Row("a word in front", "x 42424242-4242-4242-8abc-def0123456", false),
        Row("a card number", "4242424242424242", false),
        Row("nothing", "", false),
    ]

    @Test(arguments: table) func `only a UUID with a letter is one`(_ row: TextRow<Bool>) {
        #expect(UUIDForm.matches(row.input.utf8) == row.output)
    }
}
