#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

#include <stdint.h>

/// Calls of malloc, calloc, realloc and the aligned family since the start, by every thread of the process.
uint64_t allocation_count(void);

#endif
