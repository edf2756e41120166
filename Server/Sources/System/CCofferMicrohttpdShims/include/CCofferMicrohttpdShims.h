// Calls into libmicrohttpd that take variable arguments, and a few that are cheaper made from C.
#ifndef COFFER_MICROHTTPD_SHIMS_H
#define COFFER_MICROHTTPD_SHIMS_H

#include <microhttpd.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// What a daemon is started with.
typedef struct {
    /// A numeric address, ended by NUL.
    const char *address;
    bool ipv6;
    uint16_t port;
    unsigned threads;
    unsigned connections_max;
    unsigned idle_seconds;
    unsigned backlog;
    size_t connection_memory_bytes;
    MHD_AccessHandlerCallback access;
    MHD_NotifyConnectionCallback connection;
    MHD_RequestCompletedCallback completed;
    /// Handed to each callback.
    void *context;
} coffer_mhd_options;

/// Starts a daemon; NULL and `errno` where it does not start, `EINVAL` for an address that is none.
struct MHD_Daemon *coffer_mhd_start(const coffer_mhd_options *options);

/// The port that a daemon listens on, 0 where it has none.
uint16_t coffer_mhd_port(struct MHD_Daemon *daemon);

/// What the connection callback has put into the socket's context.
void *coffer_mhd_socket_context(struct MHD_Connection *connection);

/// The socket of a connection, -1 where it has none.
int coffer_mhd_socket(struct MHD_Connection *connection);

/// Bytes of the request line and the header fields together.
size_t coffer_mhd_header_bytes(struct MHD_Connection *connection);

/// The value of the first header field of this name (without regard to case), NULL where none is.
const char *coffer_mhd_header(struct MHD_Connection *connection, const char *name);

/// The value of the first argument of this name (undecoded, without regard to case) in the request's query, NULL where it has none.
const char *coffer_mhd_query(struct MHD_Connection *connection, const char *name);

/// How often a header field of this name (without regard to case) is in the request.
unsigned coffer_mhd_header_count(struct MHD_Connection *connection, const char *name);

/// How often an argument of this name (undecoded, without regard to case) is in the request's query.
unsigned coffer_mhd_query_count(struct MHD_Connection *connection, const char *name);

/// A response whose body is asked for piece by piece until it ends; NULL where there is no memory. `released` is called with `context` when
/// libmicrohttpd lets go of it. With `without_body` only the head is sent, and the connection closed.
struct MHD_Response *coffer_mhd_response_from_reader(
    MHD_ContentReaderCallback reader, MHD_ContentReaderFreeCallback released, void *context, bool without_body);

/// Whether the other end of a socket has closed it, or at least its own half.
bool coffer_socket_peer_has_ended(int socket);

/// Where the other end has closed its half of a socket, has epoll tell so once more.
///
/// libmicrohttpd is told of each change once only. Where the last bytes and the end come together, version 0.9.75 takes the bytes and
/// is not told of the end again.
void coffer_socket_repeat_end(int socket);

/// Ends the direction in which we send on a socket, after what is unsent.
void coffer_socket_end_sending(int socket);

/// Ends both directions of a socket, and has what is unsent thrown away when it is closed. The caller keeps the socket open.
void coffer_socket_abort(int socket);

/// Sends bytes without waiting, then ends both directions of a socket. The caller keeps the socket open.
void coffer_socket_send_and_end(int socket, const void *bytes, size_t count);

/// Makes the system refuse further connections to a listening socket, which stays open.
void coffer_socket_refuse(int socket);

/// Closes a socket that the daemon has given back.
void coffer_socket_close(int socket);

/// Overwrites memory with zeros in a way that the compiler does not leave out.
void coffer_wipe(void *bytes, size_t count);

#endif
