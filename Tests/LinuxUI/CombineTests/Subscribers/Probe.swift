import Combine

/// A subscriber that asks for what it is told to and writes down what comes. Threads: used by one at a time.
final class Probe<Input, Failure: Error>: Subscriber, Cancellable {
    var log: [String] = []
    var values: [Input] = []
    private(set) var subscription: (any Subscription)?
    private let first: Subscribers.Demand
    private let further: (Input) -> Subscribers.Demand

    init(_ first: Subscribers.Demand, then further: @escaping (Input) -> Subscribers.Demand = { _ in .none }) {
        self.first = first
        self.further = further
    }

    func receive(subscription: any Subscription) {
        log.append("subscription")
        self.subscription = subscription
        if first > .none { subscription.request(first) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        values.append(input)
        log.append("\(input)")
        return further(input)
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        switch completion {
        case .finished: log.append("finished")
        case .failure: log.append("failure")
        }
    }

    func request(_ demand: Subscribers.Demand) { subscription?.request(demand) }
    func cancel() { subscription?.cancel() }
}

/// A failure to test with.
enum Broken: Error, Equatable { case badly }
