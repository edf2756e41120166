// Defines malloc and its family in the executable, ahead of the C library's; each counts and then calls glibc's own
// under its second name. The executable's symbols win for every shared library too, so nothing escapes the count.
#include "allocation_counter.h"
#include <errno.h>
#include <stddef.h>

static uint64_t count;

uint64_t allocation_count(void) { return __atomic_load_n(&count, __ATOMIC_RELAXED); }

#if defined(__linux__) && defined(__GLIBC__)
extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);

static void tally(void) { __atomic_fetch_add(&count, 1, __ATOMIC_RELAXED); }

void *malloc(size_t size) {
  tally();
  return __libc_malloc(size);
}

void *calloc(size_t items, size_t size) {
  tally();
  return __libc_calloc(items, size);
}

void *realloc(void *block, size_t size) {
  tally();
  return __libc_realloc(block, size);
}

void *memalign(size_t alignment, size_t size) {
  tally();
  return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  tally();
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **block, size_t alignment, size_t size) {
  tally();
  if (alignment < sizeof(void *) || (alignment & (alignment - 1)) != 0) return EINVAL;
  void *found = __libc_memalign(alignment, size);
  if (!found) return ENOMEM;
  *block = found;
  return 0;
}
#endif
