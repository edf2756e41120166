"""B1 and B9: masked reads beside nginx, which answers every request with the same 210 bytes out of memory."""
import shutil
import socket
import time

from harness import HERE, Server, cards_of_customers, free_port, median, progress, spread, verdict

GATES = {"B1": 0.55, "B9": 0.35, "B9.p99": 1.5}
CARDS, LIST = "/caas/v2/paymentmethods/", "/sdk/payment-instruments"
NGINX_MARKER = '"last4":"4242"'
# Targets beyond this many would measure the load client's own memory.
CARDS_MAX, SESSIONS_MAX = 100_000, 20_000


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


class Reader:
    """A running Coffer on a copy of a preloaded store, and what can be read from it."""

    def __init__(self, bench, cards):
        store = bench.coffer_store(cards)
        self.bench, self.cards, self.data = bench, cards, bench.fresh_copy(store / "data")
        self.server = bench.start_coffer(self.data)
        # One card each: its path, and the id and the last four digits that the answer must contain.
        self.card_targets = bench.folder / f"cards-{cards}"
        self.card_targets.write_text("".join(spread((store / "targets").read_text().splitlines(keepends=True), CARDS_MAX)))
        # One customer each: a client session, and the ids and last four digits of all the customer's cards.
        customers = spread(cards_of_customers(store), SESSIONS_MAX)
        tokens = bench.sessions(self.server, [customer for customer, _ in customers])
        self.list_targets = bench.folder / f"lists-{cards}"
        self.list_targets.write_text("".join(
            f"\tPrimer-Client-Token: {token}\t" + "\t".join(f'"id":"{id}"\t"last4Digits":"{last4}"' for id, last4 in found) + "\n"
            for token, (_, found) in zip(tokens, customers)))

    def read(self):
        return self._load(self.server, CARDS, self.card_targets)

    def list(self):
        return self._load(Server(self.server.process, self.server.port), LIST, self.list_targets)

    def _load(self, server, path, targets):
        plan = self.bench.plan
        return self.bench.load(server, "get", path=path, targets=targets, seconds=plan.read_seconds, warm_up=plan.warm_up / 2)

    def stop(self):
        self.peak_mib = self.server.peak_mib()
        self.server.stop()
        shutil.rmtree(self.data)


class Beside:
    """nginx, asked with the same requests, headers included, whose answers are searched for as many texts: the load client does the same work."""

    def __init__(self, bench, binary, reader):
        self.bench, self.server = bench, start_nginx(bench, binary)
        self.token = reader.server.token
        self.card_targets, self.list_targets = self._beside(reader.card_targets), self._beside(reader.list_targets)

    def _beside(self, targets):
        """The same targets, with texts that stand in nginx's answer."""
        beside = self.bench.folder / ("nginx-" + targets.name)
        lines = (line.split("\t") for line in targets.read_text().splitlines())
        beside.write_text("".join("\t".join(fields[:2] + [NGINX_MARKER] * (len(fields) - 2)) + "\n" for fields in lines))
        return beside

    def read(self):
        return self._load(self.token, path=CARDS, targets=self.card_targets)

    def list(self):
        return self._load("", path=LIST, targets=self.list_targets)

    def _load(self, token, **options):
        plan = self.bench.plan
        return self.bench.load(Server(self.server.process, self.server.port, token), "get", seconds=plan.read_seconds,
                               warm_up=plan.warm_up / 2, **options)


def reads(bench, nginx_binary):
    """Rounds of nginx, one card, nginx, one list; then lists from a small and from a large store, in turns."""
    reader = Reader(bench, bench.plan.preload)
    nginx = Beside(bench, nginx_binary, reader)
    rounds = []
    for i in range(bench.plan.read_rounds):
        one = {"nginx": nginx.read(), "card": reader.read(), "nginxList": nginx.list(), "list": reader.list()}
        rounds.append(one)
        progress(f"reads {i + 1} of {bench.plan.read_rounds}: " + ", ".join(f"{name} {r['perSecond']:,.0f}/s" for name, r in one.items()))
    nginx.server.stop()
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
    return {"rounds": rounds, "pairs": pairs, "peakMiB": reader.peak_mib, "largePeakMiB": large.peak_mib}


def report(results, plan):
    """Prints B1 and B9."""
    rounds, pairs = results["rounds"], results["pairs"]
    for name, pick, beside, what in [("B1", "card", "nginx", "masked reads/s / nginx"), ("B9", "list", "nginxList", "lists/s / nginx")]:
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
    print(f"    Coffer's peak memory while reading: {results['peakMiB']:.0f} MiB at {plan.preload:,} cards, "
          f"{results['largePeakMiB']:.0f} MiB at {plan.large:,}, mapped pages of the database included")
