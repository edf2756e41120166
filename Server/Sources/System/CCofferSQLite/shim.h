#include <sqlite3.h>

/// Switches off SQLite's allocation counters, which cost a lock per allocation. Must run before the first connection opens.
static inline int coffer_sqlite_disable_memory_statistics(void) {
    return sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0);
}
