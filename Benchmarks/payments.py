"""Payments with the sandbox processor: the exchange of a security code and the payment itself, counted as one."""
import shutil

from harness import Server, cards_of_customers, median, progress, spread

SESSIONS_MAX = 10_000


def payments(bench):
    """Rounds of payments, each on a fresh copy of the preloaded store, by sessions whose customers are spread over all of it."""
    store = bench.coffer_store(bench.plan.preload)
    customers = spread(cards_of_customers(store), SESSIONS_MAX)
    targets = bench.folder / "payments"
    rounds = []
    for i in range(bench.plan.rounds):
        data = bench.fresh_copy(store / "data")
        server = bench.start_coffer(data)
        tokens = bench.sessions(server, [customer for customer, _ in customers])
        targets.write_text("".join(
            f"{found[0][0]}\tPrimer-Client-Token: {token}\n" for token, (_, found) in zip(tokens, customers)))
        result = bench.load(Server(server.process, server.port), "pay", targets=targets, seconds=bench.plan.seconds,
                            warm_up=bench.plan.warm_up)
        result["peakMiB"] = server.peak_mib()
        server.stop()
        shutil.rmtree(data)
        rounds.append(result)
        progress(f"payments {i + 1} of {bench.plan.rounds}: {result['perSecond']:,.0f}/s, p99 {result['p99Micros'] / 1000:.2f} ms")
    return rounds


def report(rounds):
    print(f"    payments/s, exchange of the code included: {median(r['perSecond'] for r in rounds):,.0f}, "
          f"p50 {median(r['p50Micros'] for r in rounds) / 1000:.2f} ms, p99 {median(r['p99Micros'] for r in rounds) / 1000:.2f} ms, "
          f"server CPU {median(r['serverCPUMicros'] for r in rounds):.0f} us each, "
          f"peak {median(r['peakMiB'] for r in rounds):.0f} MiB")
