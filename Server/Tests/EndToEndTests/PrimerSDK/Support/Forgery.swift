import CofferFoundation
import Testing

/// Tokens that somebody has changed.
enum Forgery {
    /// The same token with another access token in it.
    static func changingAccessToken(of token: String) throws -> String {
        try changing(token) { payload in
            let access = try #require(payload["accessToken"] as? String)
            payload["accessToken"] = String(access.reversed())
        }
    }

    /// The same token with other members in it.
    static func changing(_ token: String, _ change: (inout [String: Any]) throws -> Void) throws -> String {
        let parts = token.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        try #require(parts.count == 3)
        var base64 = parts[1].replacingOccurrences(of: "-", with: "+").replacingOccurrences(of: "_", with: "/")
        while base64.utf8.count % 4 != 0 { base64 += "=" }
        let data = try #require(Data(base64Encoded: base64))
        var payload = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        try change(&payload)
        let changed = try JSONSerialization.data(withJSONObject: payload).base64EncodedString()
        let part = changed.replacingOccurrences(of: "+", with: "-").replacingOccurrences(of: "/", with: "_")
        return [parts[0], part.replacingOccurrences(of: "=", with: ""), parts[2]].joined(separator: ".")
    }
}
