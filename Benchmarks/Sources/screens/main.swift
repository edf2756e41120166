// What Benchmarks/screens.py measures: screens shown by BrowserHost and, in the same process, a bare page and a checkout service.
// The first line of standard output is the bare page's address, the second one BrowserHost's own.
import BrowserHost
import CofferFoundation

FileHandle.standardOutput.write(Data("\(PlainService.shared.url)\n".utf8))
BrowserHost.run(BoardsApp.self)
