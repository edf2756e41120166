"""B2, B3 and growth: durable creates beside sqlite_ceiling and FastAPI, and into stores of two sizes."""
import os
import shutil
import sqlite3
import subprocess
import sys
import time
import urllib.request

from harness import BUILD, HERE, Server, free_port, median, progress, verdict

CEILING = BUILD / "sqlite_ceiling"
CEILING_BATCH, FASTAPI_WORKERS = 32, 2
GATES = {"B2": 0.60, "B3": 10.0, "B3.p99": 1 / 30, "growth": 0.10}


def start_fastapi(bench, database):
    port = free_port()
    process = bench.launch(
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
    bench.die("FastAPI did not start")


def measure_ceiling(bench):
    where = bench.folder / "ceiling"
    where.mkdir(exist_ok=True)
    done = subprocess.run([CEILING, where, str(CEILING_BATCH), str(bench.plan.ceiling_seconds)], capture_output=True, text=True,
                          check=True, timeout=bench.plan.timeout(60))
    shutil.rmtree(where)
    return float(done.stdout)


def preload_fastapi(bench, name, cards):
    progress(f"preloading {cards:,} cards into FastAPI's store, through its own create function")
    store = bench.folder / name
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
        subprocess.run([sys.executable, "-c", program, str(bench.next_card), str(cards)], check=True, timeout=bench.plan.timeout(240),
                       env={**os.environ, "PYTHONPATH": str(HERE / "rivals"), "VAULT_DB": str(store / "vault.db"),
                            "PYTHONDONTWRITEBYTECODE": "1"})
    except subprocess.TimeoutExpired:
        bench.die("preloading FastAPI's store did not end in time")
    bench.next_card += cards
    return store


def measure_coffer(bench, store, **options):
    data = bench.fresh_copy(store / "data")
    server = bench.start_coffer(data)
    result = bench.load(server, "coffer", **options)
    result["peakMiB"] = server.peak_mib()
    server.stop()
    shutil.rmtree(data)
    return result


def measure_fastapi(bench, store, **options):
    data = bench.fresh_copy(store)
    server = start_fastapi(bench, data / "vault.db")
    result = bench.load(server, "fastapi", **options)
    result["peakMiB"] = server.peak_mib()
    server.stop()
    with sqlite3.connect(data / "vault.db") as db:
        stored = db.execute("SELECT count(*) FROM card").fetchone()[0]
    db.close()
    if stored != bench.plan.preload + result["answered"]:
        bench.die("FastAPI's store does not hold every acknowledged card")
    shutil.rmtree(data)
    return result


def creates(bench):
    """B2 and B3."""
    coffer, fastapi = bench.coffer_store(bench.plan.preload), preload_fastapi(bench, "fastapi", bench.plan.preload)
    timing = {"seconds": bench.plan.seconds, "warm_up": bench.plan.warm_up}
    rounds = []
    for i in range(bench.plan.rounds):
        ceiling = measure_ceiling(bench)
        progress(f"round {i + 1} of {bench.plan.rounds}: sqlite_ceiling {ceiling:,.0f} cards/s")
        ours = measure_coffer(bench, coffer, **timing)
        progress(f"  Coffer {ours['perSecond']:,.0f} cards/s, p99 {ours['p99Micros'] / 1000:.2f} ms")
        theirs = measure_fastapi(bench, fastapi, **timing)
        progress(f"  FastAPI {theirs['perSecond']:,.0f} cards/s, p99 {theirs['p99Micros'] / 1000:.2f} ms")
        rounds.append({"ceiling": ceiling, "coffer": ours, "fastapi": theirs})
    return rounds


def growth(bench):
    """Creating into a store of 1 k cards against one of 100 k: the same number of cards, in turns."""
    small = bench.coffer_store(bench.plan.small)
    pairs = []
    for i in range(bench.plan.growth_rounds):
        pair = {}
        order = [("small", small), ("large", bench.coffer_store(bench.plan.preload))]
        for name, store in order if i % 2 == 0 else reversed(order):
            pair[name] = measure_coffer(bench, store, count=bench.plan.growth_cards, seconds=60)
        pairs.append(pair)
        progress(f"growth {i + 1} of {bench.plan.growth_rounds}: {pair['small']['perSecond']:,.0f} cards/s at "
                 f"{bench.plan.small:,} cards, {pair['large']['perSecond']:,.0f} at {bench.plan.preload:,}")
    return pairs


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
    print(f"    creates/s at {plan.preload:,} / at {plan.small:,} cards    {median(ratios):.2f}   gate {1 - GATES['growth']:.2f} "
          f"{verdict(median(ratios) >= 1 - GATES['growth'])}   rounds " + ", ".join(f"{v:.2f}" for v in ratios))
