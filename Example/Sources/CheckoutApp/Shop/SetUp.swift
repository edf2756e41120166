import SwiftUI

/// What the app has to be told: where the vault is, and how to come by tokens.
enum SetUp {
    /// Everything is there.
    case ready(Shop)
    /// These values are missing.
    case incomplete([String])

    /// What each value is.
    static let meaning = [
        "COFFER_URL": "where the vault is, such as http://127.0.0.1:8080",
        "COFFER_ADD_TOKEN": "a bearer that adds cards for one customer; or COFFER_BACKEND, the address of a shop's server that gives them",
        "COFFER_CLIENT_TOKEN": "a client token of a checkout; or COFFER_BACKEND, which gives them too",
    ]

    /// Judges what is set.
    /// - Parameter value: The value of a name.
    init(_ value: (String) -> String?) {
        func given(_ name: String) -> String? { value(name).flatMap { $0.isEmpty ? nil : $0 } }
        var server: ShopServer?
        if let backEnd = given("COFFER_BACKEND").flatMap(URL.init(string:)) {
            server = .at(backEnd)
        } else if let addToken = given("COFFER_ADD_TOKEN"), let clientToken = given("COFFER_CLIENT_TOKEN") {
            server = .fixed(addToken: addToken, clientToken: clientToken)
        }
        if let vault = given("COFFER_URL"), let server {
            self = .ready(Shop(vault: vault, server: server))
        } else {
            let tokens = ["COFFER_ADD_TOKEN", "COFFER_CLIENT_TOKEN"]
            self = .incomplete((["COFFER_URL"] + (server == nil ? tokens : [])).filter { given($0) == nil })
        }
    }

    /// Looks in the environment, which an Xcode scheme has too, then among launch arguments (`-COFFER_URL http://…`), then in Info.plist.
    static func lookUp(_ name: String) -> String? {
        ProcessInfo.processInfo.environment[name] ?? UserDefaults.standard.string(forKey: name)
            ?? Bundle.main.object(forInfoDictionaryKey: name) as? String
    }
}

/// What all screens need.
struct Shop {
    /// Where the vault is.
    let vault: String
    /// Gives tokens.
    let server: ShopServer
}
