"""A host that plays what a test tells it, so that the script can be tested alone: late, lost and repeated messages included."""

import json
import pathlib
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

CLIENT = pathlib.Path(__file__).resolve().parents[2] / "Server/Sources/BrowserHost/Client"
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types coffer")
SHELL = (
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Stand-in</title>'
    '<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="stylesheet" href="/client.css"></head>'
    '<body><main id="app"></main><script src="/client.js"></script></body></html>')
SECONDS_MAX = 10


class StandIn:
    """One screen. `events` is what came in; `say` sends a patch, `react` is asked for operations after each event."""

    def __init__(self, html, react=None, delay=0.0):
        self.html, self.react, self.delay = html, react, delay
        self.changed = threading.Condition()
        self.events, self.posts, self.patches, self.timers = [], [], [], []
        self.begun, self.closed, self.listeners, self.generation = 0, 0, 0, 0
        self.lost_answers = 0  # how many requests with events are handled and get no answer
        self.refusals = []  # statuses that the next requests with events get, unhandled
        self.status = 200  # of everything about the screen
        owner = self

        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_GET(self):
                owner.get(self)

            def do_POST(self):
                owner.post(self)

            def log_message(self, *arguments):
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.server.daemon_threads = True
        self.url = f"http://127.0.0.1:{self.server.server_port}/"
        threading.Thread(target=self.server.serve_forever, kwargs={"poll_interval": 0.02}, daemon=True).start()

    def stop(self):
        for timer in self.timers:
            timer.cancel()
        self.cut()
        self.server.shutdown()
        self.server.server_close()

    # What a test does

    def say(self, *operations, handled=None):
        """Sends a patch at once."""
        with self.changed:
            number = len(self.patches) + 1
            handled = len(self.events) if handled is None else handled
            self.patches.append(json.dumps({"n": number, "a": handled, "o": operations}))
            self.changed.notify_all()

    def say_late(self, *operations):
        """Sends a patch after the delay; it says what was handled by now."""
        timer = threading.Timer(self.delay, self.say, operations, {"handled": len(self.events)})
        self.timers.append(timer)
        timer.start()

    def cut(self):
        """Ends the streams under way."""
        with self.changed:
            self.generation += 1
            self.changed.notify_all()

    def wait(self, condition):
        """Waits until a condition on this object holds."""
        with self.changed:
            assert self.changed.wait_for(lambda: condition(self), SECONDS_MAX), f"still not so; events: {self.events}"

    def heard(self, *events):
        """Waits for an event: its first members."""
        wanted = list(events)
        self.wait(lambda host: any(event[: len(wanted)] == wanted for event in host.events))

    # What a browser asks

    def answer(self, request, status, body=b"", kind="text/plain"):
        request.send_response(status)
        request.send_header("Content-Type", kind)
        request.send_header("Content-Length", str(len(body)))
        request.send_header("Content-Security-Policy", POLICY)
        request.send_header("Cache-Control", "no-cache")
        request.end_headers()
        request.wfile.write(body)

    def get(self, request):
        files = {"/client.js": "text/javascript", "/client.css": "text/css"}
        if request.path == "/":
            self.answer(request, 200, SHELL.encode(), "text/html; charset=utf-8")
        elif request.path in files:
            self.answer(request, 200, (CLIENT / request.path[1:]).read_bytes(), files[request.path])
        elif request.path == "/screens/S/patches" and self.status == 200:
            self.stream(request)
        else:
            self.answer(request, self.status if self.status != 200 else 404)

    def post(self, request):
        body = request.rfile.read(int(request.headers.get("Content-Length") or 0))
        if request.path == "/screens":
            with self.changed:
                self.begun += 1
                self.changed.notify_all()
            if self.status != 200:
                return self.answer(request, self.status)
            begun = {"screen": "S", "html": self.html, "rtl": json.loads(body)["locale"].startswith("ar")}
            return self.answer(request, 200, json.dumps(begun).encode(), "application/json")
        if request.path == "/screens/S/close":
            with self.changed:
                self.closed += 1
                self.changed.notify_all()
            return self.answer(request, 204)
        if self.status != 200:
            return self.answer(request, self.status)
        with self.changed:
            self.posts.append(json.loads(body))
            if self.refusals:
                return self.answer(request, self.refusals.pop(0))
            self.handle(self.posts[-1])
            self.changed.notify_all()
            if self.lost_answers > 0:
                self.lost_answers -= 1
                request.close_connection = True
                return request.connection.close()
        self.answer(request, 204)

    def handle(self, batch):
        assert batch["from"] <= len(self.events) + 1 and len(batch["events"]) <= 64
        for event in batch["events"][len(self.events) + 1 - batch["from"] :]:
            self.events.append(event)
            operations = self.react(event) if self.react else []
            if operations:
                self.say_late(*operations) if self.delay else self.say(*operations)

    def stream(self, request):
        request.send_response(200)
        request.send_header("Content-Type", "text/event-stream")
        request.send_header("Cache-Control", "no-store")
        request.send_header("Connection", "close")
        request.close_connection = True
        request.end_headers()
        sent = int(request.headers.get("Last-Event-ID") or 0)
        try:
            request.wfile.write(b"retry: 100\n\n")
            with self.changed:
                self.listeners += 1
                self.changed.notify_all()
                generation = self.generation
                while generation == self.generation:
                    for patch in self.patches[sent:]:
                        sent += 1
                        request.wfile.write(f"id: {sent}\ndata: {patch}\n\n".encode())
                    request.wfile.flush()
                    self.changed.wait(1)
        except OSError:
            pass
        finally:
            with self.changed:
                self.listeners -= 1
