import CofferRendered
import Testing

@testable import BrowserHost

@Suite struct PatchOperationTests {
    private static let node = NodeID(rawValue: 12)
    private static let next = NodeID(rawValue: 7)

    struct Row: CustomTestStringConvertible, Sendable {
        let operation: PatchOperation
        let json: String
        var testDescription: String { json }

        init(_ operation: PatchOperation, _ json: String) { (self.operation, self.json) = (operation, json) }
    }

    @Test(arguments: [
        Row(.remove(PartID(node: node)), #"["-",12]"#),
        Row(.insert(html: "<hr id=\"n3\">", into: PartID(node: node), before: next), #"["+",12,7,"\u003Chr id=\"n3\">"]"#),
        Row(.insert(html: "", into: PartID(node: node, isBeside: true), before: nil), #"["+",-12,0,""]"#),
        Row(.move(next, into: PartID(node: node), before: nil), #"["m",7,12,0]"#),
        Row(.replace(node, html: "x"), #"["r",12,"x"]"#),
        Row(.attributes(node, [.role: "img", .ariaLabel: nil]), #"["=",12,{"aria-label":null,"role":"img"}]"#),
        Row(.text(PartID(node: node), "a\nb"), #"["t",12,"a\nb"]"#),
        Row(.value(node, .secret("123")), #"["v",12,"123"]"#),
        Row(.selection(node, first: 1, last: 3), #"["c",12,1,3]"#),
        Row(.focus(node), #"["f",12]"#),
        Row(.blur(node), #"["b",12]"#),
        Row(.openURL("https://bank.example/?a=1&b=2"), #"["u","https://bank.example/?a=1&b=2"]"#),
        Row(.title("Shop"), #"["title","Shop"]"#),
        Row(.reset(html: ""), #"["reset",""]"#),
        Row(.end, #"["end"]"#),
    ])
    func `an operation is a list that begins with its name`(_ row: Row) {
        #expect(row.operation.json == row.json)
    }
}
