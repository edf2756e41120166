/// Whether the user can close a sheet.
@MainActor
final class DismissLock {
    var isLocked = false
}

private struct DismissLockKey: EnvironmentKey {
    static var defaultValue: DismissLock? { nil }
}

extension EnvironmentValues {
    /// The lock of the sheet that the view is on.
    var dismissLock: DismissLock? {
        get { self[DismissLockKey.self] }
        set { self[DismissLockKey.self] = newValue }
    }
}

extension View {
    /// Whether the user cannot close the sheet that the view is on; what the app does closes it all the same.
    public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        changing("interactiveDismissDisabled") { inputs in
            let lock = inputs.environment.dismissLock
            MainActor.assumeIsolated { if isDisabled { lock?.isLocked = true } }
        }
    }
}
