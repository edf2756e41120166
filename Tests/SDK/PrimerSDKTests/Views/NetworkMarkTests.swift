import CofferRendered
import SwiftUI
import Testing

@testable import PrimerSDK

@MainActor
struct NetworkMarkTests {
    @Test(arguments: CardNetwork.allCases)
    func `a mark is a picture of the size asked for, with the network's name`(_ network: CardNetwork) throws {
        let screen = Screen(NetworkMark(network: network, width: 28))
        let picture = try #require(screen.nodes.first { $0.attributes[.traits] == "image" })
        #expect(picture.attributes[.label]?.content == network.displayName)
        #expect(picture.attributes[.children] == "ignore")
        #expect(picture.parent?.attributes[.width] == 28 && picture.parent?.attributes[.height] == 20)
        #expect(screen.nodes(.shape).count == MarkLayer.layers(of: network).count)
        #expect(screen.nodes(.text).isEmpty && screen.nodes(.image).isEmpty)
    }

    @Test(arguments: CardNetwork.allCases)
    func `a mark stays in its frame`(_ network: CardNetwork) {
        let frame = CGRect(x: 0, y: 0, width: 28, height: 20)
        for layer in MarkLayer.layers(of: network) {
            #expect(frame.insetBy(dx: -0.001, dy: -0.001).contains(layer.bounds), "\(layer)")
        }
    }

    @Test func `eight networks have marks of their own, the others share a plain card`() {
        let own: [CardNetwork] = [.amex, .bancontact, .cartesBancaires, .discover, .eftpos, .jcb, .mastercard, .visa]
        for network in CardNetwork.allCases {
            #expect((MarkLayer.layers(of: network) == MarkLayer.layers(of: .unknown)) == !own.contains(network))
        }
        for (index, network) in own.enumerated() {
            for other in own[(index + 1)...] { #expect(MarkLayer.layers(of: network) != MarkLayer.layers(of: other)) }
        }
    }

    @Test func `what is not a card has no mark`() {
        #expect(savedMethod("pm", type: "PAYPAL", kind: .payPalBillingAgreement, .init(network: "Visa")).markedNetwork == nil)
        #expect(savedMethod("pm", kind: .cardOffSession, .init(network: "Visa")).markedNetwork == .visa)
    }
}

extension MarkLayer {
    /// The room that the outline takes, from its own numbers.
    fileprivate var bounds: CGRect {
        switch outline {
        case .box(let x, let y, let width, let height, _): CGRect(x: x, y: y, width: width, height: height)
        case .disc(let x, let y, let radius): CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius)
        case .corners(let corners):
            corners.reduce(CGRect(x: corners[0].x, y: corners[0].y, width: 0, height: 0)) {
                $0.union(CGRect(x: $1.x, y: $1.y, width: 0, height: 0))
            }
        }
    }
}
