extension Mirror {
    /// A mirror that shows neither the subject's members nor those of its superclasses.
    static func silent<Subject>(_ subject: Subject) -> Mirror {
        Mirror(subject, children: [:], displayStyle: nil, ancestorRepresentation: .suppressed)
    }
}
