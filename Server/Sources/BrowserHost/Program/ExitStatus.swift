/// How the program ends; the numbers are those of `sysexits.h` where it has one, and the same as those of `coffer`.
enum ExitStatus: Int32 {
    /// Stopped as told; what was under way is finished.
    case success = 0
    /// The command line or the environment is wrong.
    case usage = 64
    /// The port cannot be had.
    case unavailable = 69
    /// The system refuses something else.
    case system = 71
    /// Standard output cannot be written.
    case output = 74
    /// Told to stop twice.
    case interrupted = 130
}
