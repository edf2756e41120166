internal import CCofferProcess
internal import CofferFoundation

/// Keeps the memory of the process out of crash reports and core files (design D16): a backtrace was seen printing bytes of a PAN.
public enum ProcessGuard {
    private static let backtraceVariable = "SWIFT_BACKTRACE"
    private static let backtraceOff = "enable=no"
    private static let markVariable = "COFFER_GUARDED"

    /// Returns in a process whose backtracer is off and that leaves no core file; starts the program anew where that takes it.
    ///
    /// To be called before any key is read and before any thread is started.
    /// - Returns: False where the system does not let us.
    public static func enter() -> Bool {
        let isMarked = getenv(markVariable) != nil
        let isQuiet = getenv(backtraceVariable).map { String(cString: $0) } == backtraceOff
        if isMarked, isQuiet {
            unsetenv(markVariable)
            return coffer_forbid_dumps() == 0
        }
        setenv(backtraceVariable, backtraceOff, 1)
        setenv(markVariable, "1", 1)
        coffer_restart(CommandLine.unsafeArgv)
        return false
    }

    /// Lets the process open as many files as it may.
    public static func raiseFileLimit() { coffer_raise_file_limit() }
}
