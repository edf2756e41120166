#!/usr/bin/env python3
"""No file names a path of the machine it was written on, a package host, or holds a merge's conflict mark."""

import os
import re

import swiftsource

FOREIGN = [
    (re.compile(r"(?<![\w.~-])/(?:work|root|home/\w+|Users/\w+|opt/swift)(?:/|\b)"), "a path of one machine"),
    (re.compile(r"\b(?:deb\.debian\.org|archive\.ubuntu\.com|pypi\.org|pythonhosted\.org|proxy\.golang\.org)\b"), "a package host"),
    (re.compile(r"^(?:<{7}|>{7}|={7})(?:\s|$)"), "a conflict mark"),
]
BINARY = (".png", ".jpg", ".pdf", ".db", ".gz", ".der")

root = swiftsource.root_from_arguments()
own = os.path.join("script", "gates")
problems = []
for path in swiftsource.files(root, ("",), ""):
    if path.endswith(BINARY) or path.startswith(own) or path == ".git":
        continue
    for number, line in enumerate(swiftsource.read(root, path).split("\n"), 1):
        for pattern, what in FOREIGN:
            if pattern.search(line):
                problems.append(f"{path}:{number}: {what}")
swiftsource.finish(problems, "no path of one machine, no package host")
