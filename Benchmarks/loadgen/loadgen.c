// A load client for one machine that it shares with what it measures: one thread, epoll, keep-alive connections, one request
// in flight on each, and no work but splicing a number into a prepared request and looking for a marker in the answer.
//
//   cc -O2 loadgen.c -o loadgen && ./loadgen --mode coffer --port 9080 --token T --seconds 5
//
// Prints one JSON object. Every answer is checked; the first one that is not a success ends the run with status 1.
#define _GNU_SOURCE
#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <netinet/tcp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

enum {
  CONNECTIONS_MAX = 1024,
  REQUEST_BYTES_MAX = 4096,
  ANSWER_BYTES_MAX = 65536,
  SAVED_BYTES_MAX = 256,
  TARGETS_MAX = 2000000,
  TARGET_BYTES_MAX = 4096,
  TEXTS_MAX = 16,                                 // what one answer must contain
  SUB_BITS = 7,                                   // 128 steps per power of two: a latency is off by less than 0.8 %
  BUCKETS = (64 - SUB_BITS + 1) << SUB_BITS,
  SILENCE_SECONDS_MAX = 20,                       // no answer on any connection for so long ends the run
};

typedef enum { MODE_COFFER, MODE_FASTAPI, MODE_GET, MODE_POST, MODE_PAY } Mode;

typedef struct {
  Mode mode;
  int port, connections, cards_per_account;
  double seconds, warm_up_seconds;
  uint64_t count, first;
  const char *token, *path, *agent, *save, *targets, *marker, *member;
} Options;

// What is asked for: a path, a further header line, and what the answer must contain. In post mode the first text is the body.
typedef struct {
  const char *path, *headers, *texts[TEXTS_MAX];
  int text_count;
} Target;

typedef struct {
  int fd;
  uint64_t card, sent_at;
  const Target *target;
  bool exchanged;                                 // pay mode: the code is exchanged, the payment is on its way
  size_t request_size, request_sent, answer_size, answer_wanted, head_size;
  char number[17], request[REQUEST_BYTES_MAX], answer[ANSWER_BYTES_MAX + 1];
} Connection;

static Options options = {.mode = MODE_COFFER, .connections = 32, .cards_per_account = 2, .seconds = 5,
                          .token = "", .agent = "coffer-bench"};
static Connection *connections;
static uint64_t histogram[BUCKETS];
static uint64_t next_card, issued, answered, measured, measured_bytes, latency_max, latency_sum;
static bool warming;
static FILE *saved;
static Target *targets;
static size_t target_count;

static uint64_t now_ns(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return (uint64_t)t.tv_sec * 1000000000u + (uint64_t)t.tv_nsec;
}

__attribute__((noreturn, format(printf, 1, 2))) static void fail(const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  fputs("loadgen: ", stderr);
  vfprintf(stderr, format, arguments);
  fputc('\n', stderr);
  va_end(arguments);
  exit(1);
}

// MARK: Numbers

// Writes 16 digits that pass Luhn and begin with 42; each index below 10^13 gives another number, in no visible order.
// The published test numbers begin with 4000, 4111, 4242 or 5: an index that lands on one of those is moved out of the way.
static void write_number(uint64_t index, char *out) {
  const uint64_t space = 10000000000000u;
  uint64_t body = (uint64_t)((unsigned __int128)index * 7368787169311u % space);
  out[0] = '4';
  out[1] = '2';
  for (int i = 14; i >= 2; i--, body /= 10) out[i] = (char)('0' + body % 10);
  if (memcmp(out, "4242", 4) == 0) out[1] = '3';
  int sum = 0;
  for (int i = 0; i < 15; i++) {
    int digit = out[i] - '0';
    if (i % 2 == 0) digit = digit * 2 > 9 ? digit * 2 - 9 : digit * 2;
    sum += digit;
  }
  out[15] = (char)('0' + (10 - sum % 10) % 10);
  out[16] = 0;
}

static uint64_t mixed(uint64_t x) {
  x += 0x9e3779b97f4a7c15u;
  x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9u;
  x = (x ^ (x >> 27)) * 0x94d049bb133111ebu;
  return x ^ (x >> 31);
}

// Writes 16 letters for a number: an idempotency key as unpredictable as a UUID.
static void write_letters(uint64_t x, char *out) {
  for (int i = 0; i < 16; i++, x >>= 4) out[i] = (char)('a' + (x & 15));
  out[16] = 0;
}

// MARK: Latencies

static int bucket_of(uint64_t value) {
  if (value < (1u << SUB_BITS)) return (int)value;
  int shift = 63 - __builtin_clzll(value) - SUB_BITS;
  return ((shift + 1) << SUB_BITS) + (int)((value >> shift) - (1u << SUB_BITS));
}

static uint64_t top_of(int bucket) {
  if (bucket < (1 << SUB_BITS)) return (uint64_t)bucket;
  int shift = (bucket >> SUB_BITS) - 1;
  uint64_t base = (uint64_t)(bucket & ((1 << SUB_BITS) - 1)) + (1u << SUB_BITS);
  return ((base + 1) << shift) - 1;
}

static double percentile_us(double share) {
  uint64_t wanted = (uint64_t)(share * (double)measured + 0.999999), seen = 0;
  for (int i = 0; i < BUCKETS; i++) {
    seen += histogram[i];
    if (seen >= wanted && seen > 0) return (double)(top_of(i) < latency_max ? top_of(i) : latency_max) / 1000.0;
  }
  return (double)latency_max / 1000.0;
}

// MARK: Requests

// The account of a card: a number of ten digits at most, in no visible order; no two indices below 10^10 share one.
static unsigned long long account_of(uint64_t card) {
  const uint64_t space = 10000000000u;
  return (unsigned long long)((unsigned __int128)(card / (uint64_t)options.cards_per_account) * 7368787169u % space);
}

// The value of a string member, looked for by its quoted name; NULL if it is not there.
static const char *member(const char *body, const char *quoted_name, size_t *size) {
  const char *p = strstr(body, quoted_name);
  if (!p) return NULL;
  p += strlen(quoted_name);
  while (*p == ' ' || *p == ':') p++;
  if (*p++ != '"') return NULL;
  const char *end = strchr(p, '"');
  if (!end) return NULL;
  *size = (size_t)(end - p);
  return p;
}

static void ready(Connection *c, int size) {
  if (size >= REQUEST_BYTES_MAX) fail("the request does not fit its buffer");
  c->request_size = (size_t)size;
  c->request_sent = 0;
  c->answer_size = c->answer_wanted = c->head_size = 0;
}

// The second half of a payment: pays with the token that the exchange answered.
static void prepare_payment(Connection *c) {
  size_t token_size = 0;
  const char *token = member(c->answer + c->head_size, "\"token\"", &token_size);
  char key[2][17], body[1024];
  int body_size = snprintf(body, sizeof body, "{\"paymentMethodToken\":\"%.*s\"}", (int)token_size, token);
  if (body_size >= (int)sizeof body) fail("the token does not fit its buffer");
  write_letters(mixed(c->card), key[0]);
  write_letters(c->card, key[1]);
  ready(c, snprintf(c->request, sizeof c->request,
      "POST /sdk/payments HTTP/1.1\r\nHost: 127.0.0.1\r\nUser-Agent: %s\r\n%s\r\nX-Idempotency-Key: %s%s\r\n"
      "Content-Type: application/json\r\nContent-Length: %d\r\n\r\n%s",
      options.agent, c->target->headers, key[0], key[1], body_size, body));
}

static void prepare_request(Connection *c) {
  if (options.mode == MODE_PAY && c->exchanged) return prepare_payment(c);
  uint64_t card = next_card++;
  c->card = card;
  write_number(card, c->number);
  unsigned long long account = account_of(card);
  char body[1024], key[2][17];
  int body_size = 0, size = 0;
  switch (options.mode) {
  case MODE_COFFER:
    body_size = snprintf(body, sizeof body,
        "{\"accountId\":\"bench-%llu\",\"stagingProviderId\":\"3\",\"webSessionId\":\"bench-session-%llu\","
        "\"paymentProcessAssociation\":\"BUY\","
        "\"card\":{\"cardNumber\":\"%s\",\"month\":\"%02d\",\"year\":\"2031\",\"cvv\":\"%03d\"},"
        "\"cardHolderName\":\"Ada Example\",\"billingAddress\":{\"firstName\":\"Ada\",\"lastName\":\"Example\",\"country\":\"US\","
        "\"addressLine1\":\"1 Main Street\",\"addressLine2\":\"\",\"zipCode\":\"98101\",\"city\":\"Seattle\",\"state\":\"WA\"}}",
        account, account, c->number, (int)(card % 12 + 1), (int)(card % 900 + 100));
    write_letters(mixed(card), key[0]);
    write_letters(card, key[1]);
    size = snprintf(c->request, sizeof c->request,
        "POST %s HTTP/1.1\r\nHost: 127.0.0.1\r\nUser-Agent: %s\r\nAuthorization: Bearer %s\r\n"
        "Content-Type: application/json\r\nIdempotency-Key: %s%s\r\nContent-Length: %d\r\n\r\n%s",
        options.path, options.agent, options.token, key[0], key[1], body_size, body);
    break;
  case MODE_FASTAPI:
    body_size = snprintf(body, sizeof body,
        "{\"number\":\"%s\",\"exp_month\":%d,\"exp_year\":2031,\"cvc\":\"%03d\",\"customer\":\"bench-%llu\"}",
        c->number, (int)(card % 12 + 1), (int)(card % 900 + 100), account);
    size = snprintf(c->request, sizeof c->request,
        "POST %s HTTP/1.1\r\nHost: 127.0.0.1\r\nUser-Agent: %s\r\nAuthorization: Bearer %s\r\n"
        "Content-Type: application/json\r\nContent-Length: %d\r\n\r\n%s",
        options.path, options.agent, options.token, body_size, body);
    break;
  case MODE_POST:
    c->target = &targets[card % target_count];
    size = snprintf(c->request, sizeof c->request,
        "POST %s%s HTTP/1.1\r\nHost: 127.0.0.1\r\nUser-Agent: %s\r\n%s\r\nContent-Type: application/json\r\n"
        "Content-Length: %zu\r\n\r\n%s",
        options.path, c->target->path, options.agent, c->target->headers, strlen(c->target->texts[0]), c->target->texts[0]);
    break;
  case MODE_PAY:
    c->target = &targets[mixed(card) % target_count];
    size = snprintf(c->request, sizeof c->request,
        "POST /sdk/payment-instruments/%s/exchange HTTP/1.1\r\nHost: 127.0.0.1\r\nUser-Agent: %s\r\n%s\r\n"
        "Content-Type: application/json\r\nContent-Length: 13\r\n\r\n{\"cvv\":\"123\"}",
        c->target->path, options.agent, c->target->headers);
    break;
  case MODE_GET:
    c->target = target_count ? &targets[mixed(card) % target_count] : NULL;
    size = snprintf(c->request, sizeof c->request,
        "GET %s%s HTTP/1.1\r\nHost: 127.0.0.1\r\nUser-Agent: %s\r\n%s%s%s%s%s\r\n",
        options.path, c->target ? c->target->path : "", options.agent, *options.token ? "Authorization: Bearer " : "",
        options.token, *options.token ? "\r\n" : "", c->target ? c->target->headers : "",
        c->target && *c->target->headers ? "\r\n" : "");
    break;
  }
  if (body_size >= (int)sizeof body) fail("the request does not fit its buffer");
  ready(c, size);
}

static void push(Connection *c) {
  while (c->request_sent < c->request_size) {
    ssize_t n = send(c->fd, c->request + c->request_sent, c->request_size - c->request_sent, MSG_NOSIGNAL);
    if (n < 0 && errno == EINTR) continue;
    if (n < 0) fail("send: %s", strerror(errno));   // a request is far smaller than the socket's buffer: it never blocks
    c->request_sent += (size_t)n;
  }
}

static void start_request(Connection *c) {
  prepare_request(c);
  issued++;
  c->sent_at = now_ns();
  push(c);
}

// MARK: Answers

__attribute__((noreturn)) static void refuse(Connection *c, const char *why) {
  c->answer[c->answer_size] = 0;
  for (char *p = c->answer; *p; p++) {
    if (*p >= '0' && *p <= '9' && p > c->answer + 12) *p = '#';
    if (*p == '\r') *p = ' ';
  }
  fail("%s after %llu answers:\n%.600s", why, (unsigned long long)answered, c->answer);
}

static void check(Connection *c) {
  if (memcmp(c->answer, "HTTP/1.1 2", 10) != 0) refuse(c, "not a success");
  const char *body = c->answer + c->head_size;
  char ends[8];
  size_t size = 0;
  switch (options.mode) {
  case MODE_COFFER: {
    const char *id = member(body, "\"paymentMethodId\"", &size);
    snprintf(ends, sizeof ends, "*%s\"", c->number + 12);
    if (!id || !size || !strstr(body, "\"errorResponse\":null") || !strstr(body, ends)) refuse(c, "no stored card in the answer");
    if (saved && size < SAVED_BYTES_MAX) {
      fprintf(saved, "%.*s?customerId=bench-%llu\t\t\"paymentMethodId\":\"%.*s\"\t%s\n", (int)size, id, account_of(c->card),
              (int)size, id, ends);
    }
    break;
  }
  case MODE_FASTAPI: {
    const char *id = member(body, "\"id\"", &size);
    snprintf(ends, sizeof ends, "\"%s\"", c->number + 12);
    if (!id || size < 5 || memcmp(id, "tok_", 4) != 0 || !strstr(body, ends)) refuse(c, "no stored card in the answer");
    if (saved && size < SAVED_BYTES_MAX) fprintf(saved, "%.*s\t\t%s\n", (int)size, id, ends);
    break;
  }
  case MODE_GET:
    if (options.marker && !strstr(body, options.marker)) refuse(c, "the answer lacks the marker");
    for (int i = 0; c->target && i < c->target->text_count; i++) {
      if (!strstr(body, c->target->texts[i])) refuse(c, "the answer is not the one for its target");
    }
    break;
  case MODE_POST: {
    const char *value = member(body, options.member, &size);
    if (!value || !size) refuse(c, "the member is not in the answer");
    if (saved) fprintf(saved, "%llu\t%.*s\n", (unsigned long long)(c->card % target_count), (int)size, value);
    break;
  }
  case MODE_PAY: {
    const char *value = member(body, c->exchanged ? "\"status\"" : "\"token\"", &size);
    if (!value || !size) refuse(c, "no token or no status in the answer");
    if (c->exchanged && (size != 7 || memcmp(value, "SUCCESS", 7) != 0)) refuse(c, "the payment was no success");
    if (!c->exchanged && !strstr(body, c->target->path)) refuse(c, "the answer is not the one for its target");
    break;
  }
  }
}

// Reads what has come; true once the whole answer is there.
static bool pull(Connection *c) {
  ssize_t n = recv(c->fd, c->answer + c->answer_size, ANSWER_BYTES_MAX - c->answer_size, 0);
  if (n < 0 && (errno == EAGAIN || errno == EINTR)) return false;
  if (n < 0) fail("recv: %s", strerror(errno));
  if (n == 0) refuse(c, "the server closed a connection");
  c->answer_size += (size_t)n;
  c->answer[c->answer_size] = 0;
  if (!c->head_size) {
    const char *end = memmem(c->answer, c->answer_size, "\r\n\r\n", 4);
    if (!end) return false;
    c->head_size = (size_t)(end - c->answer) + 4;
    const char *length = strcasestr(c->answer, "\r\nContent-Length:");
    if (!length || length > end) refuse(c, "an answer without Content-Length");
    c->answer_wanted = c->head_size + strtoull(length + 17, NULL, 10);
    if (c->answer_wanted > ANSWER_BYTES_MAX) refuse(c, "an answer too long");
  }
  if (c->answer_size > c->answer_wanted) refuse(c, "bytes after the answer");
  return c->answer_size == c->answer_wanted;
}

// MARK: The run

static void open_connection(Connection *c, int poll) {
  struct sockaddr_in address = {.sin_family = AF_INET, .sin_port = htons((uint16_t)options.port)};
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  c->fd = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  if (c->fd < 0 || connect(c->fd, (struct sockaddr *)&address, sizeof address) != 0) fail("connect: %s", strerror(errno));
  int one = 1;
  setsockopt(c->fd, IPPROTO_TCP, TCP_NODELAY, &one, sizeof one);
  fcntl(c->fd, F_SETFL, O_NONBLOCK);
  struct epoll_event event = {.events = EPOLLIN, .data.ptr = c};
  if (epoll_ctl(poll, EPOLL_CTL_ADD, c->fd, &event) != 0) fail("epoll_ctl: %s", strerror(errno));
}

static void record(Connection *c, uint64_t now) {
  uint64_t took = now - c->sent_at;
  histogram[bucket_of(took)]++;
  latency_sum += took;
  if (took > latency_max) latency_max = took;
  measured++;
  measured_bytes += c->answer_size;
}

// Keeps every connection busy until the time or the count is used up, then waits for the answers still out.
// Returns the seconds between the first request that counts and the last answer that counts.
static double drive(int poll) {
  struct epoll_event events[64];
  uint64_t begin = now_ns(), warm_until = begin + (uint64_t)(options.warm_up_seconds * 1e9);
  uint64_t until = warm_until + (uint64_t)(options.seconds * 1e9), last = warm_until;
  warming = options.warm_up_seconds > 0;
  int outstanding = 0;
  for (int i = 0; i < options.connections && (!options.count || issued < options.count); i++, outstanding++) {
    start_request(&connections[i]);
  }
  while (outstanding > 0) {
    int n = epoll_wait(poll, events, 64, SILENCE_SECONDS_MAX * 1000);
    if (n < 0 && errno == EINTR) continue;
    if (n <= 0) fail("no answer for %d seconds", SILENCE_SECONDS_MAX);
    for (int i = 0; i < n; i++) {
      Connection *c = events[i].data.ptr;
      if (!pull(c)) continue;
      uint64_t now = now_ns();
      check(c);
      if (options.mode == MODE_PAY) {
        c->exchanged = !c->exchanged;
        if (c->exchanged) {
          prepare_request(c);
          push(c);
          continue;
        }
      }
      answered++;
      if (warming && now >= warm_until) {
        warming = false;
        warm_until = last = now;
        until = now + (uint64_t)(options.seconds * 1e9);
      } else if (!warming && now <= until) {
        record(c, now);
        last = now;
      }
      if (now < until && (!options.count || issued < options.count)) start_request(c);
      else outstanding--;
    }
  }
  return (double)(last - warm_until) / 1e9;
}

// Cuts the next field off a line of fields that tabs separate; NULL after the last one.
static char *field(char **rest) { return *rest ? strsep(rest, "\t") : NULL; }

static void load_targets(void) {
  FILE *file = fopen(options.targets, "r");
  if (!file) fail("%s: %s", options.targets, strerror(errno));
  targets = calloc(TARGETS_MAX, sizeof *targets);
  char line[TARGET_BYTES_MAX];
  while (targets && target_count < TARGETS_MAX && fgets(line, sizeof line, file)) {
    line[strcspn(line, "\n")] = 0;
    char *rest = strdup(line);
    if (!rest) fail("no memory for the targets");
    Target *target = &targets[target_count++];
    target->path = field(&rest);
    const char *headers = field(&rest), *text;
    target->headers = headers ? headers : "";
    while ((text = field(&rest)) && target->text_count < TEXTS_MAX) target->texts[target->text_count++] = text;
  }
  fclose(file);
  if (!target_count) fail("%s holds no target", options.targets);
}

static const char *usage =
    "usage: loadgen --mode coffer|fastapi|get|post|pay --port N [options]\n"
    "  coffer, fastapi        stores a card with each request\n"
    "  get                    reads --path or --targets\n"
    "  post                   sends the targets in turn; the third field of each is the body\n"
    "  pay                    exchanges the code of an instrument (the target's path) and pays with it: two requests, counted as one\n"
    "  --connections N        open connections, one request in flight on each (32)\n"
    "  --seconds S            how long to measure (5)\n"
    "  --count N              stop after so many requests, if that comes first\n"
    "  --warm-up S            seconds before the measurement starts (0)\n"
    "  --first N              index of the first card; runs on one store take ranges that do not meet (0)\n"
    "  --cards-per-account N  cards that share an account (2)\n"
    "  --token T              bearer token\n"
    "  --path P               request path; in get mode a prefix for the path of each target\n"
    "  --targets FILE         get mode: one target a line, picked at random; fields that tabs separate: the end of the path,\n"
    "                         a further header line or nothing, and texts that the answer must contain\n"
    "  --marker TEXT          get mode: what each body must contain\n"
    "  --member NAME          post mode: the quoted name of a member that each answer must have; --save writes it after the target's index\n"
    "  --save FILE            create modes: write the ids of the stored cards, fit for --targets\n";

static void read_options(int argc, char **argv) {
  for (int i = 1; i < argc; i++) {
    const char *name = argv[i];
    if (strcmp(name, "--help") == 0) { fputs(usage, stdout); exit(0); }
    if (i + 1 >= argc) { fputs(usage, stderr); exit(2); }
    const char *value = argv[++i];
    if (strcmp(name, "--mode") == 0) {
      if (strcmp(value, "coffer") == 0) options.mode = MODE_COFFER;
      else if (strcmp(value, "fastapi") == 0) options.mode = MODE_FASTAPI;
      else if (strcmp(value, "get") == 0) options.mode = MODE_GET;
      else if (strcmp(value, "post") == 0) options.mode = MODE_POST;
      else if (strcmp(value, "pay") == 0) options.mode = MODE_PAY;
      else { fputs(usage, stderr); exit(2); }
    } else if (strcmp(name, "--port") == 0) options.port = atoi(value);
    else if (strcmp(name, "--connections") == 0) options.connections = atoi(value);
    else if (strcmp(name, "--seconds") == 0) options.seconds = atof(value);
    else if (strcmp(name, "--count") == 0) options.count = strtoull(value, NULL, 10);
    else if (strcmp(name, "--warm-up") == 0) options.warm_up_seconds = atof(value);
    else if (strcmp(name, "--first") == 0) options.first = strtoull(value, NULL, 10);
    else if (strcmp(name, "--cards-per-account") == 0) options.cards_per_account = atoi(value);
    else if (strcmp(name, "--token") == 0) options.token = value;
    else if (strcmp(name, "--path") == 0) options.path = value;
    else if (strcmp(name, "--targets") == 0) options.targets = value;
    else if (strcmp(name, "--marker") == 0) options.marker = value;
    else if (strcmp(name, "--member") == 0) options.member = value;
    else if (strcmp(name, "--save") == 0) options.save = value;
    else { fputs(usage, stderr); exit(2); }
  }
  if (options.port <= 0 || options.connections < 1 || options.connections > CONNECTIONS_MAX || options.cards_per_account < 1) {
    fputs(usage, stderr);
    exit(2);
  }
  if (!options.path) {
    options.path = options.mode == MODE_COFFER ? "/caas/v2/paymentmethods" : options.mode == MODE_FASTAPI ? "/v1/cards" :
                   options.mode == MODE_GET ? "/" : "";
  }
}

int main(int argc, char **argv) {
  read_options(argc, argv);
  if (options.targets) load_targets();
  if ((options.mode == MODE_POST && !options.member) || (options.mode >= MODE_POST && !target_count)) fail("a mode needs more options");
  if (options.save && !(saved = fopen(options.save, "w"))) fail("%s: %s", options.save, strerror(errno));
  next_card = options.first;
  connections = calloc((size_t)options.connections, sizeof *connections);
  int poll = epoll_create1(EPOLL_CLOEXEC);
  if (!connections || poll < 0) fail("no memory or no epoll");
  for (int i = 0; i < options.connections; i++) open_connection(&connections[i], poll);
  double seconds = drive(poll);
  if (saved && fclose(saved) != 0) fail("%s: %s", options.save, strerror(errno));
  if (!measured || seconds <= 0) fail("nothing was measured");
  struct rusage used;
  getrusage(RUSAGE_SELF, &used);
  double own = (double)(used.ru_utime.tv_sec + used.ru_stime.tv_sec) + (double)(used.ru_utime.tv_usec + used.ru_stime.tv_usec) / 1e6;
  printf("{\"requests\":%llu,\"answered\":%llu,\"next\":%llu,\"seconds\":%.4f,\"perSecond\":%.1f,\"meanMicros\":%.1f,"
         "\"p50Micros\":%.1f,\"p90Micros\":%.1f,\"p99Micros\":%.1f,\"p999Micros\":%.1f,\"maxMicros\":%.1f,"
         "\"answerBytes\":%.1f,\"clientCPUSeconds\":%.4f}\n",
         (unsigned long long)measured, (unsigned long long)answered, (unsigned long long)next_card, seconds,
         (double)measured / seconds, (double)latency_sum / (double)measured / 1000.0, percentile_us(0.5), percentile_us(0.9),
         percentile_us(0.99), percentile_us(0.999), (double)latency_max / 1000.0, (double)measured_bytes / (double)measured, own);
  return 0;
}
