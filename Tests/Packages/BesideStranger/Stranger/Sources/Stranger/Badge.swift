/// Where there is no SwiftUI, a word.
public struct Badge {
    /// The word.
    public let word: String
    /// Creates a badge.
    public init(_ word: String) { self.word = word }
}

#if canImport(SwiftUI)
    import SwiftUI

    extension Badge: View {
        /// Apple's SwiftUI has it, ours does not: this file compiles only with the one or without any.
        public var body: some View { GeometryReader { Text(verbatim: "\(word) \($0.size.width)") } }
    }
#endif

#if canImport(UIKit)
    import UIKit

    extension Badge {
        /// A screen.
        public var controller: UIViewController { UIViewController() }
    }
#endif

#if canImport(Combine)
    import Combine

    extension Badge {
        /// The word, gathered.
        public func words() -> AnyPublisher<[String], Never> { Just(word).collect().eraseToAnyPublisher() }
    }
#endif
