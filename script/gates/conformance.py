#!/usr/bin/env python3
"""Counts which statements of the specs are proved by this very run.

usage: conformance.py ROOT LOGS

Reads ROOT/docs/conformance.md and, from LOGS, the event streams that Swift Testing wrote (*.events.jsonl) and the list of steps that passed (passed).
A statement counts when it names at least one proof and each of them exists and passed. Fails when a named proof is missing or did not pass, and when a
statement of a finished part names none.
"""

import glob
import json
import os
import re
import sys

SPEC = re.compile(r"^## Spec (\d+):")
PART = re.compile(r"^### (?P<title>.+) \((?P<state>finished|open: .+)\)$")
ROW = re.compile(r"^\| (?P<number>\d+\.\d+[a-z]?) \| (?P<statement>.+?) \| (?P<proofs>.*?) ?\|$")
TEST_ID = re.compile(r"^(?P<target>[^.]+)\.(?P<path>.*)/(?P<file>[^/]+)\.swift:\d+:\d+$", re.DOTALL)


def test_results(logs):
    """Reference, in each form that the page may use -> did every test of that name pass?"""
    outcome, forms = {}, {}
    for path in glob.glob(os.path.join(logs, "*.events.jsonl")):
        with open(path, encoding="utf-8") as stream:
            for line in stream:
                record = json.loads(line)
                payload = record["payload"]
                if record["kind"] == "test" and payload["kind"] == "function":
                    forms[payload["id"]] = reference_forms(payload)
                    outcome.setdefault(payload["id"], None)
                elif record["kind"] == "event" and "testID" in payload:
                    note(outcome, payload)
    results = {}
    for identifier, names in forms.items():
        for name in names:
            results[name] = results.get(name, True) and outcome[identifier] is True
    return results


def note(outcome, payload):
    kind, identifier = payload["kind"], payload["testID"]
    if kind == "testEnded":
        passed = not any(message.get("symbol") == "fail" for message in payload.get("messages", []))
        outcome[identifier] = passed and outcome.get(identifier) is not False
    elif kind == "issueRecorded" and not payload.get("issue", {}).get("isKnown") and payload.get("issue", {}).get("isFailure", True):
        outcome[identifier] = False
    elif kind == "testSkipped":
        outcome[identifier] = False


def reference_forms(payload):
    match = TEST_ID.match(payload["id"])
    if match is None:
        return []
    function = payload["name"]
    suites = match["path"][: -len(function)].rstrip("/") if match["path"].endswith(function) else ""
    names = {plain(function)} | ({payload["displayName"]} if payload.get("displayName") else set())
    places = [match["target"], f"{match['target']}/{match['file']}"] + ([f"{match['target']}/{suites.replace('`', '')}"] if suites else [])
    return [f"{place}/{name}" for place in places for name in names]


def plain(function):
    """`a test name`(_:) and name(_:) without backticks and parentheses."""
    match = re.match(r"^`(.*)`\(.*\)$", function, re.DOTALL) or re.match(r"^([^(]*)\(", function)
    return match.group(1) if match else function


def statements(page):
    """[(spec, part, is finished, number, [proofs])], and what is wrong with the page itself."""
    rows, problems, numbers = [], [], set()
    spec, part, finished = None, None, False
    for count, line in enumerate(page.split("\n"), 1):
        where = f"docs/conformance.md:{count}"
        if match := SPEC.match(line):
            spec, part = match.group(1), None
        elif line.startswith("### "):
            match = PART.match(line)
            if match is None:
                problems.append(f"{where}: a part's heading ends in (finished) or (open: why)")
                continue
            part, finished = match["title"], match["state"] == "finished"
        elif line.startswith("| ") and not line.startswith("| #"):
            match = ROW.match(line)
            if match is None or part is None:
                problems.append(f"{where}: not a row of a part: | number | statement | proofs |")
                continue
            if match["number"] in numbers:
                problems.append(f"{where}: number {match['number']} is used twice")
            numbers.add(match["number"])
            proofs = [proof.strip().replace("\\|", "|") for proof in match["proofs"].split("<br>") if proof.strip()]
            rows.append((spec, where, finished, match["number"], proofs))
    return rows, problems


def main():
    root, logs = os.path.abspath(sys.argv[1]), os.path.abspath(sys.argv[2])
    with open(os.path.join(root, "docs/conformance.md"), encoding="utf-8") as stream:
        rows, problems = statements(stream.read())
    results = test_results(logs)
    passed_steps = os.path.join(logs, "passed")
    if os.path.exists(passed_steps):
        with open(passed_steps, encoding="utf-8") as stream:
            results.update({f"step/{line.strip()}": True for line in stream})
    if not results:
        problems.append("error: this run left no test results")
    counts = {"1": [0, 0], "2": [0, 0]}
    unproved = []
    for spec, where, finished, number, proofs in rows:
        counts[spec][1] += 1
        bad = [proof for proof in proofs if not results.get(proof)]
        for proof in bad:
            problems.append(f"error: {where}: {number}: {'did not pass' if proof in results else 'no such proof'}: {proof}")
        if not proofs and finished:
            problems.append(f"error: {where}: {number} is in a finished part and names no proof")
        if proofs and not bad:
            counts[spec][0] += 1
        else:
            unproved.append(number)
    for problem in problems:
        print(problem)
    if unproved:
        print("not proved: " + ", ".join(unproved))
    print(", ".join(f"spec {spec}: {count[0]} of {count[1]}" for spec, count in sorted(counts.items())))
    sys.exit(1 if problems else 0)


main()
