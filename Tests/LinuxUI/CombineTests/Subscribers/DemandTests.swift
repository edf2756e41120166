import CofferFoundation
import Combine
import Testing

struct DemandTests {
    typealias Demand = Subscribers.Demand

    struct Row: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let result: Demand
        let expected: Demand
        init(_ name: String, _ result: Demand, _ expected: Demand) {
            (testDescription, self.result, self.expected) = (name, result, expected)
        }
    }

    @Test(arguments: [
        Row("2 + 3", .max(2) + .max(3), .max(5)),
        Row("2 + unlimited", .max(2) + .unlimited, .unlimited),
        Row("unlimited + 2", .unlimited + 2, .unlimited),
        Row("2 + 3 as a number", .max(2) + 3, .max(5)),
        Row("2 + -3 as a number", .max(2) + -3, .none),
        Row("the sum overflows", .max(.max) + .max(1), .unlimited),
        Row("the largest number is not unlimited", .max(.max) + .none, .max(.max)),
        Row("5 - 3", .max(5) - .max(3), .max(2)),
        Row("3 - 5", .max(3) - .max(5), .none),
        Row("unlimited - 5", .unlimited - 5, .unlimited),
        Row("unlimited - unlimited", .unlimited - .unlimited, .unlimited),
        Row("5 - unlimited", .max(5) - .unlimited, .none),
        Row("5 - 7 as a number", .max(5) - 7, .none),
        Row("5 - -7 as a number", .max(5) - -7, .max(12)),
        Row("5 - the smallest number", .max(5) - .min, .unlimited),
        Row("2 * 3", .max(2) * 3, .max(6)),
        Row("2 * 0", .max(2) * 0, .none),
        Row("unlimited * 0", .unlimited * 0, .unlimited),
        Row("the product overflows", .max(.max) * 2, .unlimited),
    ])
    func `a sum is exact, never negative, and unlimited beyond all numbers`(_ row: Row) { #expect(row.result == row.expected) }

    @Test func `assigning operators do the same`() {
        var demand = Demand.max(2)
        demand += .max(3)
        demand += 1
        demand *= 2
        demand -= .max(2)
        demand -= 1
        #expect(demand == .max(9))
    }

    @Test func `demands compare with each other and with numbers`() {
        #expect(Demand.none < .max(1) && Demand.max(.max) < .unlimited && Demand.none == .max(0))
        #expect(Demand.max(2) == 2 && Demand.max(2) != 3 && Demand.unlimited != 3)
        #expect(Demand.max(2) < 3 && Demand.max(3) <= 3 && Demand.max(4) > 3 && Demand.max(3) >= 3)
        #expect(Demand.unlimited > Int.max && !(Demand.unlimited < Int.max) && !(Demand.unlimited <= Int.max))
        #expect(
            3 > Demand.max(2) && 3 >= Demand.max(3) && 3 < Demand.unlimited && 3 <= Demand.max(3) && 3 == Demand.max(3)
                && 4 != Demand.max(3))
        #expect(Demand.unlimited.max == nil && Demand.max(4).max == 4)
    }

    @Test(arguments: [Demand.unlimited, .none, .max(7)])
    func `a demand survives coding`(_ demand: Demand) throws {
        let data = try JSONEncoder().encode([demand])
        #expect(try JSONDecoder().decode([Demand].self, from: data) == [demand])
    }

    @Test func `a demand is told in words`() {
        #expect("\(Demand.unlimited)" == "unlimited")
        #expect("\(Demand.max(3))" == "max(3)")
    }
}
