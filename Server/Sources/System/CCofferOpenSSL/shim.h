#include <openssl/crypto.h>
#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/rand.h>
#include <openssl/sha.h>

// Overwrites the part of the thread's stack that calls which have just returned may have used.
static __attribute__((noinline, unused)) void coffer_wipe_stack(void) {
    unsigned char used[16 * 1024];
    OPENSSL_cleanse(used, sizeof used);
}
