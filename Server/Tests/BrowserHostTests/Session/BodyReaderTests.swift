import CofferRendered
import CofferWire
import Testing

@testable import BrowserHost

@Suite struct BodyReaderTests {
    private static let reader = BodyReader(limits: HostLimits())

    struct Good: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let event: ClientEvent
        init(_ text: String, _ event: ClientEvent) { (testDescription, self.event) = (text, event) }
    }

    private static let node = NodeID(rawValue: 12)

    @Test(arguments: [
        Good(#"["tap",12]"#, .tap(node)), Good(#"["toggle",12,true]"#, .toggle(node, true)),
        Good(#"["toggle",12,false]"#, .toggle(node, false)),
        Good(#"["dismiss",12]"#, .dismiss(node)), Good(#"["submit",12]"#, .submit(node)), Good(#"["focus",12]"#, .focus(node)),
        Good(#"["blur",12]"#, .blur(node)), Good(#"["select",12,0,0]"#, .select(node, 0..<0)),
        Good(#"["select",12,3,16384]"#, .select(node, 3..<16384)), Good(#"["select",12,0,1,"ab"]"#, .select(node, 0..<1, of: "ab")),
        Good(#"["edit",12,0,2,"a","ab"]"#, .edit(node, 0..<2, text: "a", whole: "ab")),
        Good(#"["edit",12,0,0,"","\ud83d\ude00\u0000\n"]"#, .edit(node, 0..<0, text: "", whole: "😀\u{0}\n")),
        Good(#"["surround",true,"ar"]"#, .surround(PageSurroundings(isDark: true, locale: "ar"))),
        Good(#"["surround",false,"zh-Hans-CN"]"#, .surround(PageSurroundings(isDark: false, locale: "zh-Hans-CN"))),
        Good(#" [ "tap" , 9007199254740991 ] "#, .tap(NodeID(rawValue: 9_007_199_254_740_991))),
    ])
    func `an event is read`(_ row: Good) throws {
        let batch = try Self.reader.batch(Array(#"{"from":7,"events":[\#(row.testDescription)]}"#.utf8))
        #expect(batch == EventBatch(first: 7, events: [row.event]))
    }

    @Test(arguments: [
        "tap", #""tap""#, "[]", "{}", "null", "1", #"["tap"]"#, #"["tap",12,1]"#, #"["tap",0]"#, #"["tap",-1]"#, #"["tap",1.0]"#,
        #"["tap",1e0]"#,
        #"["tap",1.5]"#, #"["tap","12"]"#, #"["tap",null]"#, #"["tap",true]"#, #"["tap",[12]]"#, #"["tap",9007199254740992]"#,
        #"["tap",99999999999999999999999999]"#, #"["tap",1e400]"#, #"["tap",NaN]"#, #"["tap",Infinity]"#, #"["tap",012]"#, #"["tap",+1]"#,
        #"["TAP",12]"#, #"["tap ",12]"#, #"["",12]"#, #"[12,"tap"]"#, #"[null,12]"#, #"["change",12,"a"]"#, #"["reset",12]"#,
        #"["toggle",12]"#, #"["toggle",12,1]"#, #"["toggle",12,"true"]"#, #"["toggle",12,null]"#, #"["toggle",12,true,true]"#,
        #"["select",12]"#, #"["select",12,0]"#, #"["select",12,2,1]"#, #"["select",12,-1,1]"#, #"["select",12,0,16385]"#,
        #"["select",12,0,1.5]"#, #"["select",12,"0","1"]"#, #"["select",12,0,1,2]"#, #"["select",12,0,1,"a",2]"#,
        #"["edit",12,0,0,"a"]"#, #"["edit",12,0,0,"a","a","a"]"#, #"["edit",12,1,0,"a","a"]"#, #"["edit",12,-1,0,"a","a"]"#,
        #"["edit",12,0,16385,"a","a"]"#, #"["edit",12,0,0,1,"a"]"#, #"["edit",12,0,0,"a",null]"#, #"["edit",12,0,0,"a",["a"]]"#,
        #"["edit",12,0,0,"\ud83d","a"]"#, #"["edit",12,0,0,"a","\ude00"]"#, #"["edit",12,0,0,"\ude00\ud83d","a"]"#,
        #"["surround",true]"#, #"["surround","true","en"]"#, #"["surround",true,""]"#, #"["surround",true,"e"]"#,
        #"["surround",true,"en_US"]"#,
        #"["surround",true,"en-"]"#, #"["surround",true,"-en"]"#, #"["surround",true,"en--US"]"#, #"["surround",true,"en-<b>"]"#,
        #"["surround",true,"123"]"#, #"["surround",true,"abcdefghi"]"#, #"["surround",true,"en-US",1]"#, #"["surround",true,5]"#,
        #"["surround",true,"é-US"]"#,
    ])
    func `what is not quite an event is refused`(_ text: String) {
        #expect(status(#"{"from":1,"events":[\#(text)]}"#) == 400)
        // Beside a good one too.
        #expect(status(#"{"from":1,"events":[["tap",1],\#(text)]}"#) == 400)
    }

    @Test(arguments: [
        "", " ", "{", "[]", "null", "\"\"", "{}", #"{"from":1}"#, #"{"events":[["tap",1]]}"#, #"{"from":1,"events":[]}"#,
        #"{"from":0,"events":[["tap",1]]}"#, #"{"from":-1,"events":[["tap",1]]}"#, #"{"from":1.0,"events":[["tap",1]]}"#,
        #"{"from":"1","events":[["tap",1]]}"#, #"{"from":null,"events":[["tap",1]]}"#, #"{"from":9007199254740991,"events":[["tap",1]]}"#,
        #"{"from":1,"events":{"0":["tap",1]}}"#, #"{"from":1,"events":null}"#, #"{"from":1,"events":[["tap",1]],"more":1}"#,
        #"{"from":1,"from":1,"events":[["tap",1]]}"#, #"{"from":1,"events":[["tap",1]],"\u0065vents":[["tap",1]]}"#,
        #"{"from":1,"events":[["tap",1]]}{}"#, #"{"from":1,"events":[["tap",1],]}"#, #"{'from':1,"events":[["tap",1]]}"#,
        #"{"From":1,"events":[["tap",1]]}"#, "\u{FEFF}" + #"{"from":1,"events":[["tap",1]]}"#, #"{"from":1,"events":[["tap",[1]]]}"#,
        String(repeating: "[", count: 100_000),
    ])
    func `what is not quite a batch is refused`(_ text: String) { #expect(status(text) == 400) }

    @Test func `bytes that are not UTF-8 are refused`() {
        var bytes = Array(#"{"from":1,"events":[["edit",1,0,0,"x","x"]]}"#.utf8)
        bytes[bytes.lastIndex(of: UInt8(ascii: "x")) ?? 0] = 0xFF
        #expect(throws: RequestProblem.self) { try Self.reader.batch(bytes) }
    }

    @Test func `a batch has at most so many events`() {
        func events(_ count: Int) -> String { Array(repeating: #"["tap",1]"#, count: count).joined(separator: ",") }
        #expect(status(#"{"from":1,"events":[\#(events(64))]}"#) == 200)
        #expect(status(#"{"from":1,"events":[\#(events(65))]}"#) == 413)
    }

    @Test(arguments: ["a", "é", "😀"])
    func `a text has at most so many UTF-16 units`(_ letter: String) {
        let most = String(repeating: letter, count: 16384 / letter.utf16.count)
        #expect(status(#"{"from":1,"events":[["edit",1,0,0,"\#(most)","\#(most)"]]}"#) == 200)
        #expect(status(#"{"from":1,"events":[["edit",1,0,0,"","\#(most)a"]]}"#) == 413)
        #expect(status(#"{"from":1,"events":[["edit",1,0,0,"\#(most)a",""]]}"#) == 413)
    }

    @Test func `the longest edit fits into a body`() {
        let most = String(repeating: "€", count: 16384)
        #expect(#"{"from":1,"events":[["edit",1,0,0,"\#(most)","\#(most)"]]}"#.utf8.count <= HostLimits().bodyBytesMax)
    }

    @Test(arguments: [
        (#"{"dark":true,"locale":"en-US"}"#, 200), (#"{"locale":"de","dark":false}"#, 200),
        ("{\"dark\":true,\"locale\":\"en-\(String(repeating: "abcdefg-", count: 7))abcde\"}", 200),
        ("{\"dark\":true,\"locale\":\"en-\(String(repeating: "abcdefg-", count: 7))abcdef\"}", 400),
        ("{}", 400), ("", 400), (#"{"dark":true}"#, 400), (#"{"locale":"en"}"#, 400), (#"{"dark":1,"locale":"en"}"#, 400),
        (#"{"dark":true,"locale":null}"#, 400), (#"{"dark":true,"locale":"en","x":1}"#, 400), (#"[true,"en"]"#, 400),
        (#"{"dark":true,"dark":true,"locale":"en"}"#, 400), (#"{"dark":true,"locale":"../../etc"}"#, 400),
    ])
    func `surroundings are read as strictly`(_ text: String, _ expected: Int) {
        do throws(RequestProblem) {
            _ = try Self.reader.surroundings(Array(text.utf8))
            #expect(expected == 200)
        } catch {
            #expect(error.status == expected)
        }
    }

    @Test func `events show nothing of what was typed`() throws {
        let batch = try Self.reader.batch(Array(#"{"from":1,"events":[["edit",1,0,0,"4242424242424242","4242424242424242"]]}"#.utf8))
        var dumped = ""
        dump(batch, to: &dumped)
        for text in ["\(batch)", String(reflecting: batch.events), dumped, "\(batch.events[0])"] { #expect(!text.contains("4242")) }
    }

    private func status(_ text: String) -> Int {
        do throws(RequestProblem) {
            _ = try Self.reader.batch(Array(text.utf8))
            return 200
        } catch {
            return error.status
        }
    }
}
