/// A body that adds a card, member by member as JSON text, so that each can be made wrong.
package struct CardBody: Sendable {
    /// The members of the root besides `card`, values as JSON.
    package var root: [(String, String)]
    /// The members of `card`, values as JSON.
    package var card: [(String, String)]

    /// A good body.
    package init(account: String, number: String = "4242424242424242", month: String = "02", year: String = "2031", cvv: String = "123") {
        root = [
            ("accountId", "\"\(account)\""), ("stagingProviderId", #""provider-1""#), ("webSessionId", #""session-1""#),
            ("paymentProcessAssociation", #""BUY""#), ("cardHolderName", #""Ada Example""#),
            (
                "billingAddress",
                #"{"firstName":"Ada","lastName":"Example","country":"US","addressLine1":"1 Main St","addressLine2":"","#
                    + #""zipCode":"12345","city":"Springfield","state":"IL"}"#
            ),
        ]
        card = [
            ("cardNumber", "\"\(number)\""), ("month", "\"\(month)\""), ("year", "\"\(year)\""), ("cvv", "\"\(cvv)\""),
        ]
    }

    /// The same with a member of the root set, or left out for nil.
    package func with(_ name: String, _ json: String?) -> CardBody {
        var body = self
        Self.set(&body.root, name, json)
        return body
    }

    /// The same with a member of `card` set, or left out for nil.
    package func withCard(_ name: String, _ json: String?) -> CardBody {
        var body = self
        Self.set(&body.card, name, json)
        return body
    }

    private static func set(_ members: inout [(String, String)], _ name: String, _ json: String?) {
        let index = members.firstIndex { $0.0 == name } ?? members.endIndex
        if let json {
            if index == members.endIndex { members.append((name, json)) } else { members[index].1 = json }
        } else if index != members.endIndex {
            members.remove(at: index)
        }
    }

    /// The text.
    package var json: String {
        let card = "{" + card.map { "\"\($0)\":\($1)" }.joined(separator: ",") + "}"
        return "{" + (root + [("card", card)]).map { "\"\($0)\":\($1)" }.joined(separator: ",") + "}"
    }
}
