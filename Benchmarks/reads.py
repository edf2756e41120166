"""B1 and B9: masked reads beside nginx, which answers every request with the same 210 bytes out of memory."""
import shutil
import socket
import time

from harness import HERE, Server, free_port, median, progress, verdict

GATES = {"B1": 0.55, "B9": 0.35, "B9.p99": 1.5}
METHODS = "/caas/v2/paymentmethods"
NGINX_MARKER = '"last4":"4242"'
# Targets beyond this many would measure the load client's own memory.
TARGETS_MAX = 100_000


def start_nginx(bench, binary):
    folder, port = bench.folder / "nginx", free_port()
    folder.mkdir()
    text = (HERE / "rivals" / "nginx.conf.in").read_text().replace("@DIR@", str(folder)).replace("@PORT@", str(port))
    (folder / "nginx.conf").write_text(text)
    process = bench.launch([binary, "-p", folder, "-e", folder / "nginx.err", "-c", folder / "nginx.conf", "-g", "daemon off;"])
    until = time.monotonic() + 10
    while time.monotonic() < until and process.poll() is None:
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
            return Server(process, port)
        except OSError:
            time.sleep(0.05)
    bench.die("nginx did not start")


def spread(lines):
    """At most TARGETS_MAX of the lines, evenly out of all of them."""
    step = -(-len(lines) // TARGETS_MAX)
    return lines[::step]


def card_targets(store, to):
    """One card each: its path, and the id and the last four digits that the answer must contain."""
    to.write_text("".join(spread((store / "targets").read_text().splitlines(keepends=True))))
    return to


def list_targets(store, to):
    """One customer each: the ids and last four digits of all the customer's cards."""
    customers = {}
    for line in (store / "targets").read_text().splitlines():
        path, _, *texts = line.split("\t")
        customers.setdefault(path.split("?", 1)[1], []).extend(texts)
    to.write_text("".join(spread([f"?{customer}\t\t" + "\t".join(texts) + "\n" for customer, texts in customers.items()])))
    return to


class Reader:
    """A running Coffer on a copy of a preloaded store, and the targets of its cards and customers."""

    def __init__(self, bench, cards):
        store = bench.coffer_store(cards)
        self.bench, self.cards, self.data = bench, cards, bench.fresh_copy(store / "data")
        self.card_targets = card_targets(store, bench.folder / f"cards-{cards}")
        self.list_targets = list_targets(store, bench.folder / f"lists-{cards}")
        self.server = bench.start_coffer(self.data)

    def read(self):
        return self._load(METHODS + "/", self.card_targets)

    def list(self):
        return self._load(METHODS, self.list_targets)

    def _load(self, path, targets):
        plan = self.bench.plan
        return self.bench.load(self.server, "get", path=path, targets=targets, seconds=plan.read_seconds, warm_up=plan.warm_up / 2)

    def stop(self):
        self.peak_mib = self.server.peak_mib()
        self.server.stop()
        shutil.rmtree(self.data)


def nginx_load(bench, nginx, token, sample):
    """The same request as Coffer's, headers included, for one path."""
    return bench.load(Server(nginx.process, nginx.port, token), "get", path=sample, marker=NGINX_MARKER,
                      seconds=bench.plan.read_seconds, warm_up=bench.plan.warm_up / 2)


def reads(bench, nginx_binary):
    """Rounds of nginx, one card, one list; then lists from a small and from a large store, in turns."""
    nginx = start_nginx(bench, nginx_binary)
    reader = Reader(bench, bench.plan.preload)
    sample = METHODS + "/" + reader.card_targets.read_text().split("\t", 1)[0]
    rounds = []
    for i in range(bench.plan.read_rounds):
        one = {"nginx": nginx_load(bench, nginx, reader.server.token, sample), "card": reader.read(),
               "nginxAgain": nginx_load(bench, nginx, reader.server.token, sample), "list": reader.list()}
        rounds.append(one)
        progress(f"reads {i + 1} of {bench.plan.read_rounds}: " + ", ".join(f"{name} {r['perSecond']:,.0f}/s" for name, r in one.items()))
    nginx.stop()
    reader.stop()
    small, large = Reader(bench, bench.plan.small), Reader(bench, bench.plan.large)
    pairs = []
    for i in range(bench.plan.read_rounds):
        order = [("small", small), ("large", large)]
        pair = {name: store.list() for name, store in (order if i % 2 == 0 else reversed(order))}
        pairs.append(pair)
        progress(f"lists {i + 1} of {bench.plan.read_rounds}: " + ", ".join(
            f"{store.cards:,} cards {pair[name]['perSecond']:,.0f}/s, p99 {pair[name]['p99Micros'] / 1000:.2f} ms" for name, store in order))
    small.stop()
    large.stop()
    return {"rounds": rounds, "pairs": pairs, "peakMiB": reader.peak_mib}


def report(results, plan):
    """Prints B1 and B9."""
    rounds, pairs = results["rounds"], results["pairs"]
    for name, pick, beside, what in [("B1", "card", "nginx", "masked reads/s / nginx"), ("B9", "list", "nginxAgain", "lists/s / nginx")]:
        ratios = [r[pick]["perSecond"] / r[beside]["perSecond"] for r in rounds]
        print(f"{name}  {what:<38} {median(ratios):.2f}   gate {GATES[name]:.2f} {verdict(median(ratios) >= GATES[name])}   rounds "
              + ", ".join(f"{v:.3f}" for v in ratios))
    tails = [p["large"]["p99Micros"] / p["small"]["p99Micros"] for p in pairs]
    rates = [p["large"]["perSecond"] / p["small"]["perSecond"] for p in pairs]
    print(f"B9  list p99 at {plan.large:,} / at {plan.small:,} cards   {median(tails):.2f}   gate {GATES['B9.p99']} "
          f"{verdict(median(tails) <= GATES['B9.p99'])}   rounds " + ", ".join(f"{v:.2f}" for v in tails)
          + f"; lists/s {median(rates):.2f}")
    for name, pick in [("one card", "card"), ("list of two", "list"), ("nginx", "nginx")]:
        print(f"    {name}: {median(r[pick]['perSecond'] for r in rounds):,.0f}/s, "
              f"p50 {median(r[pick]['p50Micros'] for r in rounds) / 1000:.2f} ms, "
              f"p99 {median(r[pick]['p99Micros'] for r in rounds) / 1000:.2f} ms, "
              f"{median(r[pick]['answerBytes'] for r in rounds):.0f} bytes an answer, "
              f"server CPU {median(r[pick]['serverCPUMicros'] for r in rounds):.1f} us each")
    print(f"    Coffer's peak memory while reading: {results['peakMiB']:.0f} MiB")
