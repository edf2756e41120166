import CofferFoundation

/// An app: its scenes, and what they share.
@MainActor
@preconcurrency
public protocol App {
    /// What the app shows.
    associatedtype Body: Scene
    /// What the app shows.
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }
    /// Creates the app.
    @MainActor @preconcurrency init()
}

extension App {
    /// Where the program begins. There is no screen here: a host has to be asked to show the app.
    public static func main() {
        FileHandle.standardError.write(
            Data("There is no screen on Linux: show \(Self.self) with BrowserHost.run(\(Self.self).self).\n".utf8))
        exit(69)
    }
}

/// A part of an app with a life of its own.
@MainActor
@preconcurrency
public protocol Scene {
    /// What the scene is made of.
    associatedtype Body: Scene
    /// What the scene is made of.
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Scene where Body == Never {
    /// Never asked for.
    public nonisolated var body: Never { preconditionFailure("\(Self.self) has no body; it is shown by itself.") }
}

extension Never: Scene {}

/// Makes one scene of those that a closure lists; one, here.
@resultBuilder
public nonisolated struct SceneBuilder {
    /// One scene is itself.
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

/// Windows with the same content; a host shows one.
public nonisolated struct WindowGroup<Content: View>: Scene, WindowScene {
    fileprivate let content: Content

    /// Creates the windows.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    var view: any View { content }
}

private nonisolated protocol WindowScene {
    var view: any View { get }
}

/// An app as a view: its state lives as long as the host shows it.
nonisolated struct AppView<A: App>: View, PrimitiveView {
    let app: A

    @MainActor func resolve(in node: GraphNode) {
        var linked = app
        node.link(&linked)
        node.child(.part(0), Self.window(of: linked.body), node.inputs)
    }

    @MainActor private static func window(of scene: some Scene) -> any View {
        (scene as? any WindowScene)?.view ?? window(of: scene.body)
    }
}

extension ViewHost {
    /// Shows an app.
    package convenience init<A: App>(_ app: A.Type, environment: EnvironmentValues = EnvironmentValues()) {
        self.init(AppView(app: app.init()), environment: environment)
    }
}
