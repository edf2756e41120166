"""Runs Coffer beside its rivals and prints ratios. Started by script/bench, which builds and installs what this needs.

Rules: docs/benchmarks.md. Standard output holds the results, standard error the progress. Each server that is written to gets a
fresh copy of a preloaded store for every measurement, in a temporary folder that is removed at the end.
"""
import argparse
import json
import os
import pathlib
import shutil
import signal
import subprocess
import sys
import tempfile

import creates
import payments
import reads
import screens
from harness import BUILD, CONNECTIONS, Bench, Plan, progress

PARTS = ["creates", "growth", "reads", "payments", "keystrokes", "screens"]


def typing(bench, program):
    """Keystrokes through a field, measured by a program of its own."""
    done = subprocess.run([str(program)] + (["--quick"] if bench.plan.quick else []), capture_output=True, text=True,
                          timeout=bench.plan.timeout(120))
    if done.returncode:
        bench.die(f"keystrokes: {done.stderr}")
    return json.loads(done.stdout)


def report_typing(typing):
    print(f"    keystrokes/s, configured card field with observers: {typing['fieldPerSecond']:,.0f} "
          f"({typing['fieldAllocations']:.1f} allocations each); bare text field: {typing['barePerSecond']:,.0f} "
          f"({typing['bareAllocations']:.1f}); ratio {typing['fieldPerSecond'] / typing['barePerSecond']:.2f}")


def measure(bench, options, results):
    wanted = [options.only] if options.only else PARTS
    if "keystrokes" in wanted:
        progress("typing into a field")
        results["typing"] = typing(bench, options.keystrokes)
    if "creates" in wanted:
        results["creates"] = creates.creates(bench)
    if "growth" in wanted:
        results["growth"] = creates.growth(bench)
    if "reads" in wanted:
        results["reads"] = reads.reads(bench, options.nginx)
    if "payments" in wanted:
        results["payments"] = payments.payments(bench)
    if "screens" in wanted:
        results["screens"] = screens.screens(bench, options.screens, options.browser)


def report(results, plan):
    print(f"{results['cores']} cores, load {results['loadBefore']:.1f} before the start, {CONNECTIONS} connections, "
          f"{plan.preload:,} cards preloaded, medians{', QUICK: figures are rough' if plan.quick else ''}")
    if "reads" in results:
        reads.report(results["reads"], plan)
    if "payments" in results:
        payments.report(results["payments"])
    if "creates" in results:
        creates.report_creates(results["creates"], plan)
    if "growth" in results:
        creates.report_growth(results["growth"], plan)
    if "typing" in results:
        report_typing(results["typing"])
    if "screens" in results:
        screens.report(results["screens"])


def main():
    parser = argparse.ArgumentParser(prog="script/bench", description="Runs Coffer beside its rivals and prints ratios.")
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--only", choices=PARTS)
    parser.add_argument("--json", metavar="FILE")
    parser.add_argument("--coffer", required=True)
    parser.add_argument("--keystrokes", required=True)
    parser.add_argument("--nginx", required=True)
    parser.add_argument("--screens", required=True)
    parser.add_argument("--browser", required=True)
    options = parser.parse_args()
    plan = Plan(options.quick)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    folder = pathlib.Path(tempfile.mkdtemp(dir=BUILD, prefix="run-"))
    bench = Bench(plan, options.coffer, folder)
    results = {"quick": plan.quick, "loadBefore": os.getloadavg()[0], "cores": os.cpu_count()}
    try:
        measure(bench, options, results)
    finally:
        bench.end_all()
        shutil.rmtree(folder, ignore_errors=True)
    report(results, plan)
    if options.json:
        pathlib.Path(options.json).write_text(json.dumps(results, indent=1) + "\n")


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit(130)
