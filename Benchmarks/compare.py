"""Runs Coffer beside its rivals and prints ratios. Started by script/bench, which builds and installs what this needs.

Rules: docs/benchmarks.md. Standard output holds the results, standard error the progress. Each server gets a fresh copy of a
preloaded store for every measurement, all of it in a temporary folder that is removed at the end.
"""
import argparse
import base64
import json
import os
import pathlib
import shutil
import signal
import socket
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request

HERE = pathlib.Path(__file__).resolve().parent
BUILD = HERE / ".build"
LOADGEN, CEILING = BUILD / "loadgen", BUILD / "sqlite_ceiling"
AGENT = "coffer-bench"
CONNECTIONS, CEILING_BATCH, FASTAPI_WORKERS = 32, 32, 2
GATES = {"B2": 0.60, "B3": 10.0, "B3.p99": 1 / 30, "growth": 0.10}


class Plan:
    """How long and how often; the quick plan shows that everything works, its figures are rough."""

    def __init__(self, quick):
        self.quick = quick
        self.rounds = 3
        self.seconds = 2.0 if quick else 5.0
        self.ceiling_seconds = 1.0 if quick else 3.0
        self.warm_up = 0.5 if quick else 1.0
        self.preload = 10_000 if quick else 100_000
        self.growth_small = 1_000
        self.growth_cards = 3_000 if quick else 5_000
        self.growth_rounds = 3 if quick else 9
        self.deadline = time.monotonic() + (240 if quick else 900)

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

    def __init__(self, process, port, token=""):
        self.process, self.port, self.token = process, port, token

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
    def __init__(self, plan, coffer, keystrokes, folder):
        self.plan, self.coffer, self.keystrokes, self.folder = plan, coffer, keystrokes, folder
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
        return Server(process, port, token)

    def start_fastapi(self, database):
        port = free_port()
        process = self.launch(
            [sys.executable, "-m", "uvicorn", "fastapi_vault:app", "--app-dir", HERE / "rivals", "--host", "127.0.0.1", "--port", port,
             "--workers", FASTAPI_WORKERS, "--no-access-log", "--log-level", "warning"], {"VAULT_DB": str(database)})
        until = time.monotonic() + 30
        while time.monotonic() < until and process.poll() is None:
            try:
                with urllib.request.urlopen(f"http://127.0.0.1:{port}/openapi.json", timeout=2):
                    time.sleep(1)  # the second worker comes up a moment after the first
                    return Server(process, port, "sk_test_abc")
            except OSError:
                time.sleep(0.1)
        self.die("FastAPI did not start")

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

    def load(self, server, mode, **options):
        """One run of the load client; every answer was a success or this does not return."""
        command = [LOADGEN, "--mode", mode, "--port", server.port, "--token", server.token, "--connections", CONNECTIONS,
                   "--first", self.next_card]
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
        self.next_card = result["next"]
        return result

    def ceiling(self):
        where = self.folder / "ceiling"
        where.mkdir(exist_ok=True)
        done = subprocess.run([CEILING, where, str(CEILING_BATCH), str(self.plan.ceiling_seconds)], capture_output=True, text=True,
                              check=True, timeout=self.plan.timeout(60))
        shutil.rmtree(where)
        return float(done.stdout)

    # Stores

    def preload_coffer(self, name, cards):
        progress(f"preloading {cards:,} cards into Coffer, through its own API")
        store = self.folder / name
        server = self.start_coffer(store)
        # Runs on copies take their cards from where the preload ended, so no number meets a stored one.
        self.load(server, "coffer", count=cards, seconds=240)
        server.stop()
        return store

    def preload_fastapi(self, name, cards):
        progress(f"preloading {cards:,} cards into FastAPI's store, through its own create function")
        store = self.folder / name
        store.mkdir()
        program = """
import sys
import fastapi_vault as vault
first, cards = int(sys.argv[1]), int(sys.argv[2])
db = vault.database()
db.execute("PRAGMA synchronous=OFF")  # while preloading only; a worker's own connection is FULL
def account(i):
    return i // 2 * 7368787169 % 10**10
def number(i):
    body = f"42{i * 7368787169311 % 10**13:013d}"
    body = "43" + body[2:] if body.startswith("4242") else body
    total = sum(sum(divmod(int(d) * (2 if k % 2 == 0 else 1), 10)) for k, d in enumerate(body))
    return body + str(-total % 10)
for i in range(first, first + cards):
    vault.create(vault.Card(number=number(i), exp_month=i % 12 + 1, exp_year=2031, customer=f"bench-{account(i)}"), "Bearer sk_test_abc")
db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
"""
        try:
            subprocess.run([sys.executable, "-c", program, str(self.next_card), str(cards)], check=True, timeout=self.plan.timeout(240),
                           env={**os.environ, "PYTHONPATH": str(HERE / "rivals"), "VAULT_DB": str(store / "vault.db"),
                                "PYTHONDONTWRITEBYTECODE": "1"})
        except subprocess.TimeoutExpired:
            self.die("preloading FastAPI's store did not end in time")
        self.next_card += cards
        return store

    def fresh_copy(self, store):
        """A copy that is on the disk before the measurement begins."""
        copy = pathlib.Path(tempfile.mkdtemp(dir=self.folder, prefix="store-"))
        shutil.copytree(store, copy, dirs_exist_ok=True)
        os.sync()
        return copy

    # Measures

    def measure_coffer(self, store, **options):
        data = self.fresh_copy(store)
        server = self.start_coffer(data)
        result = self.load(server, "coffer", **options)
        result["peakMiB"] = server.peak_mib()
        server.stop()
        shutil.rmtree(data)
        return result

    def measure_fastapi(self, store, **options):
        data = self.fresh_copy(store)
        server = self.start_fastapi(data / "vault.db")
        result = self.load(server, "fastapi", **options)
        result["peakMiB"] = server.peak_mib()
        server.stop()
        with sqlite3.connect(data / "vault.db") as db:
            stored = db.execute("SELECT count(*) FROM card").fetchone()[0]
        db.close()
        if stored != self.plan.preload + result["answered"]:
            self.die("FastAPI's store does not hold every acknowledged card")
        shutil.rmtree(data)
        return result

    def creates(self):
        """B2 and B3."""
        coffer, fastapi = self.preload_coffer("coffer", self.plan.preload), self.preload_fastapi("fastapi", self.plan.preload)
        timing = {"seconds": self.plan.seconds, "warm_up": self.plan.warm_up}
        rounds = []
        for i in range(self.plan.rounds):
            ceiling = self.ceiling()
            progress(f"round {i + 1} of {self.plan.rounds}: sqlite_ceiling {ceiling:,.0f} cards/s")
            ours = self.measure_coffer(coffer, **timing)
            progress(f"  Coffer {ours['perSecond']:,.0f} cards/s, p99 {ours['p99Micros'] / 1000:.2f} ms")
            theirs = self.measure_fastapi(fastapi, **timing)
            progress(f"  FastAPI {theirs['perSecond']:,.0f} cards/s, p99 {theirs['p99Micros'] / 1000:.2f} ms")
            rounds.append({"ceiling": ceiling, "coffer": ours, "fastapi": theirs})
        self.coffer_store = coffer
        return rounds

    def growth(self):
        """Creating into a store of 1 k cards against one of 100 k: the same number of cards, in turns."""
        small = self.preload_coffer("coffer-small", self.plan.growth_small)
        pairs = []
        for i in range(self.plan.growth_rounds):
            pair = {}
            order = [("small", small), ("large", self.coffer_store)]
            for name, store in order if i % 2 == 0 else reversed(order):
                pair[name] = self.measure_coffer(store, count=self.plan.growth_cards, seconds=60)
            pairs.append(pair)
            progress(f"growth {i + 1} of {self.plan.growth_rounds}: {pair['small']['perSecond']:,.0f} cards/s at "
                     f"{self.plan.growth_small:,} cards, {pair['large']['perSecond']:,.0f} at {self.plan.preload:,}")
        return pairs

    def typing(self):
        done = subprocess.run([str(self.keystrokes)] + (["--quick"] if self.plan.quick else []), capture_output=True, text=True,
                              timeout=self.plan.timeout(120))
        if done.returncode:
            self.die(f"keystrokes: {done.stderr}")
        return json.loads(done.stdout)


def median(values):
    return statistics.median(list(values))


def verdict(met):
    return "met" if met else "NOT met"


def report_creates(rounds, plan):
    ceiling = [r["coffer"]["perSecond"] / r["ceiling"] for r in rounds]
    rate = [r["coffer"]["perSecond"] / r["fastapi"]["perSecond"] for r in rounds]
    tail = [r["coffer"]["p99Micros"] / r["fastapi"]["p99Micros"] for r in rounds]
    memory = [r["coffer"]["peakMiB"] / r["fastapi"]["peakMiB"] for r in rounds]
    shown = lambda values: ", ".join(f"{v:.3g}" for v in values)  # noqa: E731
    print(f"B2  creates/s / sqlite_ceiling batch {CEILING_BATCH}     {median(ceiling):.2f}   gate {GATES['B2']:.2f} "
          f"{verdict(median(ceiling) >= GATES['B2'])}   rounds {shown(ceiling)}")
    print(f"B3  creates/s / FastAPI, {FASTAPI_WORKERS} workers           {median(rate):.1f}   gate {GATES['B3']:.0f} "
          f"{verdict(median(rate) >= GATES['B3'])}   rounds {shown(rate)}")
    print(f"B3  p99 / FastAPI's p99                    1/{1 / median(tail):.0f}   gate 1/30 "
          f"{verdict(median(tail) <= GATES['B3.p99'])}   rounds " + ", ".join(f"1/{1 / v:.0f}" for v in tail))
    print(f"    peak memory / FastAPI's                {median(memory):.2f}   rounds {shown(memory)}")
    for name, pick in [("Coffer", "coffer"), ("FastAPI", "fastapi")]:
        print(f"    {name}: {median(r[pick]['perSecond'] for r in rounds):,.0f} cards/s, "
              f"p50 {median(r[pick]['p50Micros'] for r in rounds) / 1000:.2f} ms, "
              f"p99 {median(r[pick]['p99Micros'] for r in rounds) / 1000:.2f} ms, "
              f"peak {median(r[pick]['peakMiB'] for r in rounds):.0f} MiB, "
              f"server CPU {median(r[pick]['serverCPUMicros'] for r in rounds):.0f} us/card")
    print(f"    sqlite_ceiling: {median(r['ceiling'] for r in rounds):,.0f} cards/s")


def report_growth(pairs, plan):
    ratios = [p["large"]["perSecond"] / p["small"]["perSecond"] for p in pairs]
    print(f"    creates/s at {plan.preload:,} / at {plan.growth_small:,} cards    {median(ratios):.2f}   gate {1 - GATES['growth']:.2f} "
          f"{verdict(median(ratios) >= 1 - GATES['growth'])}   rounds " + ", ".join(f"{v:.2f}" for v in ratios))


def report_typing(typing):
    print(f"    keystrokes/s, configured card field with observers: {typing['fieldPerSecond']:,.0f} "
          f"({typing['fieldAllocations']:.1f} allocations each); bare text field: {typing['barePerSecond']:,.0f} "
          f"({typing['bareAllocations']:.1f}); ratio {typing['fieldPerSecond'] / typing['barePerSecond']:.2f}")


def main():
    parser = argparse.ArgumentParser(prog="script/bench", description="Runs Coffer beside its rivals and prints ratios.")
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--only", choices=["creates", "growth", "keystrokes"])
    parser.add_argument("--json", metavar="FILE")
    parser.add_argument("--coffer", required=True)
    parser.add_argument("--keystrokes", required=True)
    options = parser.parse_args()
    plan = Plan(options.quick)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    folder = pathlib.Path(tempfile.mkdtemp(dir=BUILD, prefix="run-"))
    bench = Bench(plan, options.coffer, options.keystrokes, folder)
    results = {"quick": plan.quick, "loadBefore": os.getloadavg()[0], "cores": os.cpu_count()}
    try:
        if options.only in (None, "keystrokes"):
            progress("typing into a field")
            results["typing"] = bench.typing()
        if options.only in (None, "creates"):
            results["creates"] = bench.creates()
        if options.only in (None, "growth"):
            if not hasattr(bench, "coffer_store"):
                bench.coffer_store = bench.preload_coffer("coffer", plan.preload)
            results["growth"] = bench.growth()
    finally:
        bench.end_all()
        shutil.rmtree(folder, ignore_errors=True)
    print(f"{results['cores']} cores, load {results['loadBefore']:.1f} before the start, {CONNECTIONS} connections, "
          f"{plan.preload:,} cards preloaded, medians{', QUICK: figures are rough' if plan.quick else ''}")
    if "creates" in results:
        report_creates(results["creates"], plan)
    if "growth" in results:
        report_growth(results["growth"], plan)
    if "typing" in results:
        report_typing(results["typing"])
    if options.json:
        pathlib.Path(options.json).write_text(json.dumps(results, indent=1) + "\n")


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit(130)
