internal import CCofferOpenSSL

/// Overwrites what returned calls have left on the stack.
public enum StackWiping {
    /// Overwrites the 16 KiB of the thread's stack below the caller. To be called, on the same thread and without a suspension between,
    /// after a call that held a secret in plain values.
    @inline(never)
    public static func wipe() { coffer_wipe_stack() }
}
