// The few calls on our own process that Swift's system modules lack.
#ifndef COFFER_PROCESS_H
#define COFFER_PROCESS_H

/// Sets the limit of core files to 0 and, on Linux, closes the process to debuggers and dump handlers. 0, or -1 and `errno`.
int coffer_forbid_dumps(void);

/// Lets the process open as many files as it may.
void coffer_raise_file_limit(void);

/// Puts this program in its own place once more, with the environment as it is now. Returns only where that fails.
void coffer_restart(char *const *arguments);

#endif
