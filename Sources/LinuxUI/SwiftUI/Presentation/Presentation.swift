import CofferRendered

/// Something above the screen: a sheet, an alert, a choice.
nonisolated struct Presented: View, PrimitiveView {
    let kind: NodeKind
    let isPresented: Binding<Bool>
    let content: any View

    @MainActor func resolve(in node: GraphNode) {
        let isPresented = isPresented
        let lock = node.slot(-2) { DismissLock() }
        var inputs = node.inputs.inner
        inputs.environment.inherited.submit = nil
        if kind == .sheet {
            inputs.environment.dismiss = DismissAction(isPresented: isPresented)
            inputs.environment.isPresented = true
            inputs.environment.dismissLock = lock
        } else {
            inputs.environment.inherited.closing = { isPresented.wrappedValue = false }
        }
        lock.isLocked = false
        node.child(.part(0), content, inputs)
        node.render(kind, lock.isLocked ? [:] : [.actions: "dismiss"]) { event in
            guard event == .dismiss, !lock.isLocked else { return false }
            isPresented.wrappedValue = false
            return true
        }
    }
}

/// A rendered node around views, such as the title of an alert.
nonisolated struct Part<Content: View>: View, PrimitiveView {
    let kind: NodeKind
    let content: Content

    @MainActor func resolve(in node: GraphNode) {
        node.render(kind, [:])
        node.child(.part(0), content, node.inputs.inner)
    }
}

extension View {
    nonisolated func presenting(
        _ kind: NodeKind, key: AnyHashable = 0, isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
        content: @escaping () -> some View
    ) -> some View {
        changing(kind.rawValue) { inputs in
            var box = Box(kind: .presenter, environment: inputs.environment)
            if isPresented.wrappedValue {
                let view = Presented(kind: kind, isPresented: isPresented, content: content()).onDisappear(perform: onDismiss)
                box.others = [(key: key, view: view)]
            }
            inputs.attach(.box(box))
        }
    }

    /// Shows a sheet while a value is true. Closing the sheet makes it false.
    public nonisolated func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View { presenting(.sheet, isPresented: isPresented, onDismiss: onDismiss, content: content) }

    /// Shows a sheet for an item while there is one. Closing the sheet takes the item away; another item gets another sheet.
    public nonisolated func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        changing("item") { inputs in
            var box = Box(kind: .presenter, environment: inputs.environment)
            if let shown = item.wrappedValue {
                let isPresented = Binding(get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } })
                let view = Presented(kind: .sheet, isPresented: isPresented, content: content(shown)).onDisappear(perform: onDismiss)
                box.others = [(key: AnyHashable(shown.id), view: view)]
            }
            inputs.attach(.box(box))
        }
    }

    /// Shows content over the whole screen while a value is true; a sheet here.
    public nonisolated func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View { sheet(isPresented: isPresented, onDismiss: onDismiss, content: content) }
}
