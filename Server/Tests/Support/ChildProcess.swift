internal import CofferFoundation

/// A process that is started with two pipes, its environment and nothing else of ours.
///
/// Foundation's own cannot be used beside a hundred open vaults: it keeps descriptors in a set that ends at 1,024.
package struct ChildProcess: Sendable {
    /// Why no process was started.
    package struct Problem: Error { package var errno: Int32 }

    /// How a process ended.
    package struct Ending: Sendable {
        /// Its exit status, or the signal that ended it.
        package var status: Int32
        /// Whether a signal ended it.
        package var bySignal: Bool
    }

    /// Its number.
    package let id: Int32
    /// Descriptor to read its output from; whoever reads it closes it.
    package let output: Int32
    /// Descriptor to read its errors from; whoever reads it closes it.
    package let errors: Int32

    /// Between the making of a pipe and its closing in the child nobody else may start one, who would hold the pipe open.
    private static let starting = NSLock()

    /// Starts a program.
    package init(path: String, arguments: [String], environment: [String: String], folder: String?) throws(Problem) {
        Self.starting.lock()
        defer { Self.starting.unlock() }
        let out = try Self.pipe(), err = try Self.pipe()
        defer {
            close(out.write)
            close(err.write)
        }
        #if os(Linux)
            var actions = posix_spawn_file_actions_t()
            var attributes = posix_spawnattr_t()
            let flags = Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF)
        #else
            var actions: posix_spawn_file_actions_t?
            var attributes: posix_spawnattr_t?
            let flags = Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_CLOEXEC_DEFAULT)
        #endif
        posix_spawn_file_actions_init(&actions)
        posix_spawnattr_init(&attributes)
        defer {
            posix_spawn_file_actions_destroy(&actions)
            posix_spawnattr_destroy(&attributes)
        }
        // Threads of Dispatch block every signal; a child would inherit that.
        var none = sigset_t(), usual = sigset_t()
        sigemptyset(&none)
        sigemptyset(&usual)
        for signal in [SIGPIPE, SIGTERM, SIGINT] { sigaddset(&usual, signal) }
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setsigdefault(&attributes, &usual)
        posix_spawnattr_setflags(&attributes, flags)
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, out.write, 1)
        posix_spawn_file_actions_adddup2(&actions, err.write, 2)
        // No portable call starts a process in another folder: the shell goes there and becomes the program.
        let command = folder.map { ["/bin/sh", "-c", #"cd "$0" && exec "$@""#, $0, path] } ?? [path]
        var words = (command + arguments).map { strdup($0) } + [nil]
        var variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { for text in words + variables { free(text) } }
        var child: pid_t = 0
        let problem = posix_spawn(&child, command[0], &actions, &attributes, &words, &variables)
        guard problem == 0 else {
            close(out.read)
            close(err.read)
            throw Problem(errno: problem)
        }
        id = child
        output = out.read
        errors = err.read
    }

    /// Waits for the end, once; blocks the thread.
    package func wait() -> Ending {
        var status: Int32 = 0
        while waitpid(id, &status, 0) < 0, errno == EINTR {}
        let signal = status & 0x7F
        return Ending(status: signal == 0 ? status >> 8 & 0xFF : signal, bySignal: signal != 0)
    }

    private static func pipe() throws(Problem) -> (read: Int32, write: Int32) {
        var ends: [Int32] = [0, 0]
        guard Foundation.pipe(&ends) == 0 else { throw Problem(errno: errno) }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        return (ends[0], ends[1])
    }
}
