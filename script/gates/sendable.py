#!/usr/bin/env python3
"""`@unchecked Sendable` and `nonisolated(unsafe)` stand beside a comment that names what makes them true: a lock, a queue, a thread, immutability.

A local `nonisolated(unsafe) let x = x` hands one value over once and needs no comment."""

import re

import swiftsource

CLAIM = re.compile(r"@unchecked\s+Sendable|nonisolated\(unsafe\)(?!\s+let\s+(\w+)\s*=\s*\1\s*$)")
REASON = re.compile(r"//.*\b(?:\w*lock\w*|\w*mutex\w*|queue|threads?|immutable|read-only|never (?:changes|written)|constants?|main actor)\b", re.IGNORECASE)
LINES_ABOVE = 8
LINES_BELOW = 2

root = swiftsource.root_from_arguments()
problems = []
for path in swiftsource.files(root, swiftsource.PRODUCT):
    text = swiftsource.read(root, path)
    lines = text.split("\n")
    for number, line in enumerate(swiftsource.code_only(text).split("\n"), 1):
        if CLAIM.search(line) and not any(REASON.search(near) for near in lines[max(0, number - 1 - LINES_ABOVE):number + LINES_BELOW]):
            problems.append(f"{path}:{number}: says it may cross threads; a comment beside it must name the lock that makes it true")
swiftsource.finish(problems, "every unchecked claim of thread safety names its lock")
