public import UIKit

/// Shows a view of UIKit among those of SwiftUI.
@MainActor
@preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
    /// The type of the UIKit view.
    associatedtype UIViewType: UIView
    /// Carries news from the UIKit view.
    associatedtype Coordinator = Void
    /// What the methods get.
    typealias Context = UIViewRepresentableContext<Self>

    /// Makes the view, once.
    @MainActor @preconcurrency func makeUIView(context: Context) -> UIViewType
    /// Brings the view up to date: after it was made, and whenever the screen changes.
    @MainActor @preconcurrency func updateUIView(_ uiView: UIViewType, context: Context)
    /// Cleans up when the view is gone.
    @MainActor @preconcurrency static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
    /// Makes the coordinator, before the view.
    @MainActor @preconcurrency func makeCoordinator() -> Coordinator
}

extension UIViewRepresentable {
    /// Nothing.
    public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
}

extension UIViewRepresentable where Coordinator == Void {
    /// Nothing.
    public func makeCoordinator() {}
}

/// What a representable's methods get.
@MainActor
@preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    /// Made by the representable.
    public let coordinator: Representable.Coordinator
    /// The environment of the place.
    public internal(set) var environment: EnvironmentValues
}

extension UIViewRepresentable {
    func resolveHosted(in node: GraphNode) {
        var linked = self
        node.link(&linked)
        let environment = node.inputs.environment
        let hosted = node.slot(-1) { () -> HostedView<Self> in
            let context = Context(coordinator: linked.makeCoordinator(), environment: environment)
            return HostedView(linked.makeUIView(context: context), context: context, host: node.host)
        }
        hosted.context.environment = environment
        linked.updateUIView(hosted.view, context: hosted.context)
        node.child(.part(0), UIKitView(view: hosted.view), node.inputs)
    }
}

/// A UIKit view at its place.
@MainActor
final class HostedView<Representable: UIViewRepresentable>: Ending {
    let view: Representable.UIViewType
    var context: Representable.Context
    private let host: ViewHost

    init(_ view: Representable.UIViewType, context: Representable.Context, host: ViewHost) {
        (self.view, self.context, self.host) = (view, context, host)
        host.window.addSubview(view)
    }

    func end() {
        if view.superview === host.window { view.removeFromSuperview() }
        Representable.dismantleUIView(view, coordinator: context.coordinator)
    }
}
