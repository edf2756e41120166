import CofferRendered

extension ElementMaker {
    func page() -> HTMLElement {
        let hasBack = attributes[.actions]?.words.contains("dismiss") ?? false
        return HTMLElement(tag: .div, text: attributes[.title]?.content ?? "", inside: .page(hasBack: hasBack))
    }

    /// A sheet, an alert or a choice. The script shows it above everything else.
    func dialog() -> HTMLElement {
        let isDismissed = attributes[.actions]?.words.contains("dismiss") ?? false
        var html: HTMLAttributes = [.ariaModal: "true"]
        if kind == .alert { html[.role] = "alertdialog" }
        if isDismissed { html[.dataDismiss] = "" }
        if let heading {
            html[.ariaLabelledby] = PartID(node: heading).htmlID
        } else {
            html[.ariaLabel] = kind == .sheet ? "Sheet" : "Question"
        }
        if kind != .sheet, let message = children.first(where: { $0.kind == .message }) {
            html[.ariaDescribedby] = PartID(node: message.id).htmlID
        }
        let closing: HTMLElement.Closing = kind == .sheet ? .grip : kind == .confirmation ? .cancel : .nothing
        return HTMLElement(tag: .dialog, attributes: html, inside: .dialog(closing))
    }
}
