#define _GNU_SOURCE 1
#include "CCofferMicrohttpdShims.h"

#include <arpa/inet.h>
#include <errno.h>
#include <netinet/in.h>
#include <poll.h>
#include <string.h>
#include <strings.h>
#include <sys/socket.h>
#include <unistd.h>

#ifndef MSG_NOSIGNAL
#define MSG_NOSIGNAL 0
#endif

// Paths and arguments are handed on as they came; the Swift side decodes what it needs.
static size_t keep_escapes(void *cls, struct MHD_Connection *connection, char *text) {
    (void)cls;
    (void)connection;
    return strlen(text);
}

struct MHD_Daemon *coffer_mhd_start(const coffer_mhd_options *o) {
    struct sockaddr_in v4;
    struct sockaddr_in6 v6;
    memset(&v4, 0, sizeof v4);
    memset(&v6, 0, sizeof v6);
    v4.sin_family = AF_INET;
    v4.sin_port = htons(o->port);
    v6.sin6_family = AF_INET6;
    v6.sin6_port = htons(o->port);
    if (inet_pton(o->ipv6 ? AF_INET6 : AF_INET, o->address, o->ipv6 ? (void *)&v6.sin6_addr : (void *)&v4.sin_addr) != 1) {
        errno = EINVAL;
        return NULL;
    }
    const struct sockaddr *address = o->ipv6 ? (const struct sockaddr *)&v6 : (const struct sockaddr *)&v4;

    unsigned flags = MHD_ALLOW_SUSPEND_RESUME;
    flags |= MHD_is_feature_supported(MHD_FEATURE_EPOLL) == MHD_YES ? MHD_USE_EPOLL_INTERNAL_THREAD : MHD_USE_POLL_INTERNAL_THREAD;
    if (o->ipv6) flags |= MHD_USE_IPv6;
    errno = 0;
    return MHD_start_daemon(
        flags, o->port, NULL, NULL, o->access, o->context, //
        MHD_OPTION_SOCK_ADDR, address,                     //
        MHD_OPTION_NOTIFY_CONNECTION, o->connection, o->context, //
        MHD_OPTION_NOTIFY_COMPLETED, o->completed, o->context,   //
        MHD_OPTION_UNESCAPE_CALLBACK, keep_escapes, NULL,        //
        MHD_OPTION_THREAD_POOL_SIZE, o->threads,                 //
        MHD_OPTION_CONNECTION_LIMIT, o->connections_max,         //
        MHD_OPTION_CONNECTION_TIMEOUT, o->idle_seconds,          //
        MHD_OPTION_LISTEN_BACKLOG_SIZE, o->backlog,              //
        MHD_OPTION_CONNECTION_MEMORY_LIMIT, o->connection_memory_bytes, //
        MHD_OPTION_STRICT_FOR_CLIENT, 1,                                //
        MHD_OPTION_END);
}

uint16_t coffer_mhd_port(struct MHD_Daemon *daemon) {
    const union MHD_DaemonInfo *info = MHD_get_daemon_info(daemon, MHD_DAEMON_INFO_BIND_PORT);
    return info ? info->port : 0;
}

void *coffer_mhd_socket_context(struct MHD_Connection *connection) {
    const union MHD_ConnectionInfo *info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_SOCKET_CONTEXT);
    return info ? info->socket_context : NULL;
}

int coffer_mhd_socket(struct MHD_Connection *connection) {
    const union MHD_ConnectionInfo *info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
    return info ? info->connect_fd : -1;
}

size_t coffer_mhd_header_bytes(struct MHD_Connection *connection) {
    const union MHD_ConnectionInfo *info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_REQUEST_HEADER_SIZE);
    return info ? info->header_size : 0;
}

const char *coffer_mhd_header(struct MHD_Connection *connection, const char *name) {
    return MHD_lookup_connection_value(connection, MHD_HEADER_KIND, name);
}

const char *coffer_mhd_query(struct MHD_Connection *connection, const char *name) {
    return MHD_lookup_connection_value(connection, MHD_GET_ARGUMENT_KIND, name);
}

struct counting {
    const char *name;
    unsigned count;
};

static enum MHD_Result count_one(void *cls, enum MHD_ValueKind kind, const char *key, const char *value) {
    struct counting *c = cls;
    (void)kind;
    (void)value;
    if (key && strcasecmp(key, c->name) == 0) c->count++;
    return MHD_YES;
}

unsigned coffer_mhd_header_count(struct MHD_Connection *connection, const char *name) {
    struct counting c = {name, 0};
    MHD_get_connection_values(connection, MHD_HEADER_KIND, count_one, &c);
    return c.count;
}

unsigned coffer_mhd_query_count(struct MHD_Connection *connection, const char *name) {
    struct counting c = {name, 0};
    MHD_get_connection_values(connection, MHD_GET_ARGUMENT_KIND, count_one, &c);
    return c.count;
}

struct MHD_Response *coffer_mhd_response_from_reader(
    MHD_ContentReaderCallback reader, MHD_ContentReaderFreeCallback released, void *context, bool without_body) {
    // The block is used for clients of HTTP/1.0 only; chunks are made in the connection's memory.
    struct MHD_Response *response = MHD_create_response_from_callback(MHD_SIZE_UNKNOWN, 4096, reader, context, released);
    // Version 0.9.75 would end an empty body in chunks with its last chunk although the client waits for none.
    if (response && without_body) MHD_set_response_options(response, MHD_RF_HTTP_1_0_COMPATIBLE_STRICT, MHD_RO_END);
    return response;
}

bool coffer_socket_peer_has_ended(int socket) {
#ifdef POLLRDHUP
    struct pollfd p = {socket, POLLRDHUP, 0};
    return poll(&p, 1, 0) > 0 && (p.revents & (POLLRDHUP | POLLHUP | POLLERR)) != 0;
#else
    char byte;
    return recv(socket, &byte, 1, MSG_PEEK | MSG_DONTWAIT) == 0;
#endif
}

void coffer_socket_repeat_end(int socket) {
#ifdef POLLRDHUP
    // Nothing more can arrive, and what has is still read: all this changes is that whoever waits for the socket is woken.
    struct pollfd p = {socket, POLLRDHUP, 0};
    if (poll(&p, 1, 0) > 0 && (p.revents & POLLRDHUP) != 0) (void)shutdown(socket, SHUT_RD);
#else
    (void)socket;
#endif
}

void coffer_socket_end_sending(int socket) {
    (void)shutdown(socket, SHUT_WR);
}

void coffer_socket_abort(int socket) {
    struct linger at_once = {1, 0};
    (void)setsockopt(socket, SOL_SOCKET, SO_LINGER, &at_once, sizeof at_once);
    (void)shutdown(socket, SHUT_RDWR);
}

void coffer_socket_send_and_end(int socket, const void *bytes, size_t count) {
    if (count > 0) (void)send(socket, bytes, count, MSG_DONTWAIT | MSG_NOSIGNAL);
    (void)shutdown(socket, SHUT_RDWR);
}

void coffer_socket_refuse(int socket) {
    if (socket >= 0) (void)shutdown(socket, SHUT_RDWR);
}

void coffer_socket_close(int socket) {
    if (socket >= 0) (void)close(socket);
}

void coffer_wipe(void *bytes, size_t count) {
    volatile unsigned char *p = bytes;
    memset(bytes, 0, count);
    __asm__ __volatile__("" : : "r"(p) : "memory");
}
