"""B10: a keystroke in a browser until its visible patch, against a bare input echoed by the same process; and what screens with many rows cost.

The first is measured in Chromium (browser_typing.py), the second over the same two connections that a page has: events go out on one, patches
come in on the other.
"""
import html
import http.client
import json
import re
import socket
import subprocess
import time

from harness import HERE, median, progress, verdict

AIM = 2.0
BOARDS = {"echo": "", "card": " in a card's field", "rows": " beside 200 rows"}
ITEM = "checkout_components_vaulted_payment_method_card-{}_item"
DELETION = "checkout_components_vaulted_payment_method_card-{}_delete_button"
NAMED = {name: "checkout_components_" + identifier for name, identifier in {
    "all": "payment_selection_show_all_button", "code": "vault_cvv_field", "edit": "edit_button", "delete": "delete_button"}.items()}


def percentile(values, part):
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))]


def screens(bench, program, browser_python):
    process = bench.launch([program], pipe=True)
    bare, host = process.stdout.readline().strip(), process.stdout.readline().strip()
    if not host:
        bench.die("screens printed no address")
    progress("typing in a browser")
    plan = bench.plan
    done = subprocess.run(
        [browser_python, HERE / "browser_typing.py", bare + "/bare", host, str(plan.rounds if plan.quick else 5), str(48 if plan.quick else 160)],
        capture_output=True, text=True, timeout=plan.timeout(600))
    if done.returncode:
        bench.die(f"browser_typing: {done.stderr}")
    end(bench, process)
    progress("screens with 5 and with 200 saved methods")
    process = bench.launch([program], pipe=True)
    host = [process.stdout.readline().strip() for _ in range(2)][1]
    visitor = Visitor(host)
    methods = {count: saved_methods(visitor, board, 5 if plan.quick else 15) for count, board in ((5, "few"), (200, "many"))}
    end(bench, process)
    return {"typing": json.loads(done.stdout), "methods": methods}


def end(bench, process):
    process.terminate()
    if process.wait(20):
        bench.die(f"screens ended with {process.returncode}")


class Visitor:
    """A browser that was let in."""

    def __init__(self, url):
        self.host, path = url.removeprefix("http://").split("/", 1)
        connection = self.connection()
        connection.request("GET", "/" + path)
        self.cookie = connection.getresponse().getheader("Set-Cookie").split(";")[0]
        connection.close()

    def connection(self):
        connection = http.client.HTTPConnection(self.host, timeout=30)
        connection.connect()
        connection.sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        return connection

    def headers(self, **more):
        return {"Cookie": self.cookie, "Origin": f"http://{self.host}", **more}


class Page:
    """One page: sends events, reads patches, and remembers which node has which identifier."""

    def __init__(self, visitor):
        self.visitor, self.made, self.ids = visitor, 0, {}
        self.events = visitor.connection()
        opened = json.loads(self.post("/screens", {"dark": False, "locale": "en-US"}))
        self.path = f"/screens/{opened['screen']}"
        self.learn(opened["html"])
        self.listen("0")

    def post(self, path, body):
        self.events.request("POST", path, json.dumps(body), self.visitor.headers(**{"Content-Type": "application/json"}))
        answer = self.events.getresponse()
        text = answer.read()
        if answer.status // 100 != 2:
            raise SystemExit(f"bench: {path} answered {answer.status}")
        return text

    def listen(self, last):
        connection = self.visitor.connection()
        connection.request("GET", self.path + "/patches", headers=self.visitor.headers(**{"Last-Event-ID": last}))
        self.stream = connection.getresponse()

    def patch(self):
        """The next patch: its bytes with all that frames them, its operations, and the number of the last event before it."""
        lines = []
        while True:
            line = self.stream.readline()
            if not line:
                raise SystemExit("bench: the stream of patches ended")
            lines.append(line)
            if line == b"\n":
                if any(one.startswith(b"data: ") for one in lines):
                    break
                lines = []
        patch = json.loads(next(one for one in lines if one.startswith(b"data: "))[6:])
        for name, *values in patch["o"]:
            if name in ("+", "r", "reset"):
                self.learn(values[-1])
        return sum(map(len, lines)), patch["o"], patch["a"]

    def learn(self, text):
        around = None
        for tag in re.finditer(r"<[a-z][^>]*>", text):
            own = re.search(r' id="n(\d+)"', tag[0])
            around = own or around
            name = re.search(r' data-testid="([^"]*)"', tag[0])
            if name:
                self.ids[html.unescape(name[1])] = int(around[1])

    def send(self, *event):
        """Sends an event; gives the bytes of the first patch after it, and the milliseconds from the one to the other."""
        self.made += 1
        body = json.dumps({"from": self.made, "events": [event]})
        begun = time.perf_counter()
        self.events.request("POST", self.path + "/events", body, self.visitor.headers(**{"Content-Type": "application/json"}))
        size, _, handled = self.patch()
        while handled < self.made:  # of an earlier event, such as a caret that was given later
            size, _, handled = self.patch()
        milliseconds = (time.perf_counter() - begun) * 1000
        answer = self.events.getresponse()
        answer.read()
        if answer.status != 204:
            raise SystemExit(f"bench: an event was answered {answer.status}")
        return {"milliseconds": milliseconds, "bytes": size}

    def send_quietly(self, *event):
        """Sends an event after which there is nothing to say."""
        self.made += 1
        self.post(self.path + "/events", {"from": self.made, "events": [event]})

    def until(self, identifier):
        """Reads patches until one brings a node; gives the bytes of all of them."""
        size = 0
        while identifier not in self.ids:
            size += self.patch()[0]
        return size

    def whole(self):
        """The page made anew: its bytes."""
        self.listen("999999999")
        return self.patch()[0]


def saved_methods(visitor, board, times):
    """What the screen of all saved methods costs, and what changes on it do."""
    page = Page(visitor)
    page.send("tap", page.ids[board])
    page.until(NAMED["code"])
    code = page.ids[NAMED["code"]]
    seen = {name: [] for name in ("show", "keystroke", "dark", "choose", "edit", "delete")}
    for turn in range(times):
        seen["show"].append(page.send("tap", page.ids[NAMED["all"]]))
        page.send_quietly("edit", code, 0, 0, "7", "7")
        page.send_quietly("edit", code, 1, 1, "3", "73")
        seen["keystroke"].append(page.send("edit", code, 2, 2, "7", "737"))
        whole = page.whole()
        seen["dark"].append(page.send("surround", True, "en-US"))
        page.send("surround", False, "en-US")
        seen["choose"].append(page.send("tap", page.ids[ITEM.format(2 - turn % 2)]))
    for card in range(3, 6):
        page.send("tap", page.ids[NAMED["all"]])
        seen["edit"].append(page.send("tap", page.ids[NAMED["edit"]]))
        seen["delete"].append(deletion(page, card))
        page.send("tap", page.ids[ITEM.format(1)])
    result = {name: {"milliseconds": median(one["milliseconds"] for one in all), "bytes": int(median(one["bytes"] for one in all))}
              for name, all in seen.items()}
    return {"whole": whole, **result}


def deletion(page, card):
    """Asks, confirms, and waits until the service has deleted the card and all others are listed again."""
    page.ids.pop(NAMED["edit"])
    steps = [page.send("tap", page.ids[DELETION.format(card)])]
    begun = time.perf_counter()
    steps.append(page.send("tap", page.ids[NAMED["delete"]]))
    size = page.until(NAMED["edit"])
    return {"bytes": sum(one["bytes"] for one in steps) + size, "milliseconds": (time.perf_counter() - begun) * 1000}


def report(results):
    rounds = results["typing"]
    for board, where in BOARDS.items():
        ratios = [percentile(one[board], 0.95) / percentile(one["bare"], 0.95) for one in rounds]
        ratio = median(ratios)
        name = f"keystroke to patch{where}, p95 / bare echo's"
        aim = f"aim {AIM:.1f} {verdict(ratio <= AIM)}"
        print(f"B10 {name:<58}{ratio:5.2f}   {aim}   rounds {', '.join(f'{one:.2f}' for one in ratios)}")
    for board in ("bare", *BOARDS):
        times = [one for round in rounds for one in round[board]]
        print(f"    {board}: p50 {percentile(times, 0.5):.1f} ms, p95 {percentile(times, 0.95):.1f} ms, {len(times)} keystrokes")
    words = {"show": "all shown", "keystroke": "a keystroke in the security code", "choose": "another one chosen", "dark": "dark",
             "edit": "edit", "delete": "one deleted, the others listed"}
    for count, seen in results["methods"].items():
        print(f"    {count} saved methods, page {seen['whole']:,} bytes; patch bytes, / the page's, ms until it is there")
        for name, word in words.items():
            one = seen[name]
            print(f"      {word:<34}{one['bytes']:>9,}{one['bytes'] / seen['whole']:>9.2%}{one['milliseconds']:>9.1f} ms")
