"""What every measurement shares: how long it lasts, how servers start and stop, how the load is made, and where stores come from.

Everything lives in a temporary folder that is removed at the end, but for the preloaded stores, which the next run uses again.
"""
import base64
import hashlib
import json
import os
import pathlib
import shutil
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request

HERE = pathlib.Path(__file__).resolve().parent
BUILD = HERE / ".build"
LOADGEN = BUILD / "loadgen"
STORES = BUILD / "stores"
AGENT = "coffer-bench"
CONNECTIONS = 32


class Plan:
    """How long and how often; the quick plan shows that everything works, its figures are rough."""

    def __init__(self, quick):
        self.quick = quick
        self.rounds = 3
        self.seconds = 2.0 if quick else 5.0
        self.ceiling_seconds = 1.0 if quick else 3.0
        self.warm_up = 0.5 if quick else 1.0
        self.preload = 10_000 if quick else 100_000
        self.small = 1_000
        self.large = 100_000 if quick else 1_000_000
        self.read_seconds = 1.0 if quick else 3.0
        self.read_rounds = 3 if quick else 7
        self.growth_cards = 3_000 if quick else 5_000
        self.growth_rounds = 3 if quick else 9
        self.deadline = time.monotonic() + (300 if quick else 1_800)

    def timeout(self, seconds):
        """Seconds a step may take: its own bound, or what is left of the whole run's."""
        left = self.deadline - time.monotonic()
        if left <= 0:
            sys.exit("bench: the time for the whole run is used up")
        return min(seconds, left)


def progress(text):
    print(f"  {text}", file=sys.stderr, flush=True)


def free_port():
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        return s.getsockname()[1]


def status_kib(pid, name):
    try:
        for line in pathlib.Path(f"/proc/{pid}/status").read_text().splitlines():
            if line.startswith(name + ":"):
                return int(line.split()[1])
    except OSError:
        pass
    return 0


def cpu_seconds(pid):
    try:
        fields = pathlib.Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def family(pid):
    """The process and all that it started."""
    found, queue = [], [pid]
    while queue:
        one = queue.pop()
        found.append(one)
        for task in pathlib.Path(f"/proc/{one}/task").glob("*/children"):
            try:
                queue += [int(word) for word in task.read_text().split()]
            except OSError:
                pass
    return found


class Server:
    """A started server: stop() ends it and waits."""

    def __init__(self, process, port, token="", secret_key=""):
        self.process, self.port, self.token, self.secret_key = process, port, token, secret_key

    def peak_mib(self):
        """VmHWM, summed over the processes of the server."""
        return sum(status_kib(pid, "VmHWM") for pid in family(self.process.pid)) / 1024

    def cpu(self):
        return sum(cpu_seconds(pid) for pid in family(self.process.pid))

    def stop(self):
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            try:
                self.process.wait(20)
            except subprocess.TimeoutExpired:
                os.killpg(self.process.pid, signal.SIGKILL)
                self.process.wait()
                sys.exit("bench: a server did not stop within 20 s")


class Bench:
    """Starts, loads and ends what is measured."""

    def __init__(self, plan, coffer, folder):
        self.plan, self.coffer, self.folder = plan, coffer, folder
        self.running = []
        self.next_card = 0

    # Servers

    def launch(self, command, environment=None, pipe=False):
        log = open(self.folder / "server.log", "ab")
        process = subprocess.Popen(
            [str(word) for word in command], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE if pipe else log, stderr=log,
            env={**os.environ, **(environment or {})}, start_new_session=True, text=pipe)
        log.close()
        self.running.append(process)
        return process

    def start_coffer(self, data):
        process = self.launch([self.coffer, "serve", "--sandbox", "--port", "0", "--data", data], pipe=True)
        line = process.stdout.readline()
        if not line:
            self.die("coffer printed no first line")
        first = json.loads(line)
        port = int(first["url"].rsplit(":", 1)[1].split("/")[0])
        basic = base64.b64encode(f"{first['partnerId']}:{first['clientSecret']}".encode()).decode()
        request = urllib.request.Request(
            f"http://127.0.0.1:{port}/services/authorize", data=b"", method="POST",
            headers={"Authorization": f"Basic {basic}", "User-Agent": AGENT, "Content-Type": "application/x-www-form-urlencoded"})
        with urllib.request.urlopen(request, timeout=10) as answer:
            token = json.load(answer)["access_token"]
        return Server(process, port, token, first["secretKey"])

    def die(self, why):
        log = (self.folder / "server.log")
        tail = log.read_text(errors="replace")[-2000:] if log.exists() else ""
        sys.exit(f"bench: {why}\n{tail}")

    def end_all(self):
        for process in self.running:
            if process.poll() is None:
                try:
                    os.killpg(process.pid, signal.SIGKILL)
                except ProcessLookupError:
                    pass
                process.wait()

    # Load

    def load(self, server, mode, from_card=None, **options):
        """One run of the load client; every answer was the right one or this does not return."""
        first = self.next_card if from_card is None else from_card
        command = [LOADGEN, "--mode", mode, "--port", server.port, "--connections", CONNECTIONS, "--first", first]
        if server.token:
            command += ["--token", server.token]
        for name, value in options.items():
            command += ["--" + name.replace("_", "-"), value]
        bound = 60 + float(options.get("seconds", 60))
        before = server.cpu()
        try:
            done = subprocess.run([str(word) for word in command], capture_output=True, text=True, timeout=self.plan.timeout(bound))
        except subprocess.TimeoutExpired:
            self.die(f"{mode}: the load did not end in time")
        if done.returncode:
            self.die(f"{mode}: {done.stderr}")
        result = json.loads(done.stdout)
        result["serverCPUMicros"] = (server.cpu() - before) / result["answered"] * 1e6
        if mode in ("coffer", "fastapi"):
            self.next_card = max(self.next_card, result["next"])
        return result

    def sessions(self, server, customers):
        """Opens a client session for each customer; gives their access tokens, in the same order."""
        asked, answered = self.folder / "sessions", self.folder / "tokens"
        asked.write_text("".join(
            f"/client-session\tX-API-KEY: {server.secret_key}\t"
            + json.dumps({"orderId": f"bench-{i}", "currencyCode": "USD", "amount": 1000, "customerId": customer}) + "\n"
            for i, customer in enumerate(customers)))
        self.load(server, "post", from_card=0, targets=asked, count=len(customers), seconds=120, member='"clientToken"', save=answered)
        tokens = [""] * len(customers)
        for line in answered.read_text().splitlines():
            index, token = line.split("\t")
            payload = token.split(".")[1]
            tokens[int(index)] = json.loads(base64.urlsafe_b64decode(payload + "=" * (-len(payload) % 4)))["accessToken"]
        return tokens

    # Stores

    def coffer_store(self, cards):
        """A folder with a store of the first so many cards, filled through Coffer's own API, and the targets that read them.

        It is kept for the next run; a change of the tables or of the load client makes a new one.
        """
        key = hashlib.sha256((HERE / "loadgen" / "loadgen.c").read_bytes())
        for file in sorted((HERE.parent / "Server" / "Sources" / "VaultSQLite" / "Database").glob("Schema*.swift")):
            key.update(file.read_bytes())
        store = STORES / f"{cards}-{key.hexdigest()[:12]}"
        if not store.exists():
            for old in STORES.glob(f"{cards}-*"):
                shutil.rmtree(old)
            progress(f"preloading {cards:,} cards into Coffer, through its own API")
            making = self.folder / f"making-{cards}"
            making.mkdir()
            server = self.start_coffer(making / "data")
            self.load(server, "coffer", from_card=0, count=cards, seconds=60 + cards / 2_000, save=making / "targets")
            server.stop()
            STORES.mkdir(exist_ok=True)
            making.rename(store)
        # Runs on copies take their cards from where the preload ended, so no number meets a stored one.
        self.next_card = max(self.next_card, cards)
        return store

    def fresh_copy(self, data):
        """A copy that is on the disk before the measurement begins."""
        copy = pathlib.Path(tempfile.mkdtemp(dir=self.folder, prefix="store-"))
        shutil.copytree(data, copy, dirs_exist_ok=True)
        os.sync()
        return copy



def spread(lines, most):
    """At most so many of the lines, evenly out of all of them."""
    return lines[::-(-len(lines) // most)]


def cards_of_customers(store):
    """Each customer of a store with the ids and last four digits of the cards, in the order in which they were added."""
    customers = {}
    for line in (store / "targets").read_text().splitlines():
        path, _, _, ending = line.split("\t")
        card, customer = path.split("?customerId=", 1)
        customers.setdefault(customer, []).append((card, ending[1:5]))
    return list(customers.items())


def median(values):
    """The median of any series of numbers."""
    return statistics.median(list(values))


def verdict(met):
    """How a gate is reported."""
    return "met" if met else "NOT met"
