import CofferRendered

/// When something shows.
public enum Visibility: Hashable, CaseIterable, Sendable {
    /// As the platform does, always, never.
    case automatic, visible, hidden
}

extension View {
    private nonisolated func asking(
        _ kind: NodeKind, _ title: Text?, _ isPresented: Binding<Bool>, _ actions: some View, _ message: some View
    ) -> some View {
        presenting(kind, isPresented: isPresented) {
            Group {
                if let title { Part(kind: .title, content: title) }
                if !(message is EmptyView) { Part(kind: .message, content: message) }
                if actions is EmptyView { Button("OK") {} } else { actions }
            }
        }
    }

    /// Shows an alert while a value is true. Each of its buttons closes it; without any there is an OK button.
    public nonisolated func alert<A: View>(_ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A) -> some View {
        asking(.alert, title, isPresented, actions(), EmptyView())
    }
    /// Shows an alert, its title looked up.
    public nonisolated func alert<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View { alert(Text(titleKey), isPresented: isPresented, actions: actions) }
    /// Shows an alert, its title as it is.
    @_disfavoredOverload
    public nonisolated func alert<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View { alert(Text(title), isPresented: isPresented, actions: actions) }
    /// Shows an alert with a message.
    public nonisolated func alert<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View { asking(.alert, title, isPresented, actions(), message()) }
    /// Shows an alert with a message, its title looked up.
    public nonisolated func alert<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View { alert(Text(titleKey), isPresented: isPresented, actions: actions, message: message) }
    /// Shows an alert with a message, its title as it is.
    @_disfavoredOverload
    public nonisolated func alert<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View { alert(Text(title), isPresented: isPresented, actions: actions, message: message) }

    /// Shows a choice of actions while a value is true. Each action closes it.
    public nonisolated func confirmationDialog<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View { asking(.confirmation, titleVisibility == .visible ? title : nil, isPresented, actions(), message()) }
    /// Shows a choice of actions, its title looked up.
    public nonisolated func confirmationDialog<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        confirmationDialog(Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions, message: message)
    }
    /// Shows a choice of actions without a message, its title looked up.
    public nonisolated func confirmationDialog<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View {
        confirmationDialog(Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions) { EmptyView() }
    }
    /// Shows a choice of actions without a message, its title as it is.
    @_disfavoredOverload
    public nonisolated func confirmationDialog<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
    ) -> some View {
        confirmationDialog(Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions) { EmptyView() }
    }
}
