/// How a program ends; the numbers are those of `sysexits.h` where it has one.
package enum ExitStatus: Int32 {
    /// All went well; a server that was told to stop has finished what was under way.
    case success = 0
    /// The command line or the environment is wrong.
    case usage = 64
    /// The address cannot be listened on.
    case unavailable = 69
    /// The system refuses what cannot be done without, such as keeping our memory out of crash reports.
    case system = 71
    /// Standard output cannot be written.
    case output = 74
    /// A server is already running on the data folder.
    case inUse = 75
    /// Folder, database, keys or credentials are not usable, or what was asked for does not exist yet.
    case configuration = 78
    /// Told to stop twice.
    case interrupted = 130
}
