#!/usr/bin/env python3
"""What ships to Apple has no `#if os` or `#if canImport` outside a `Platform/` folder: the same lines run on every platform."""

import re

import swiftsource

CONDITION = re.compile(r"^\s*#(?:if|elseif)\b.*\b(?:os|canImport|targetEnvironment)\s*\(")

root = swiftsource.root_from_arguments()
problems = []
# The seam that re-exports Foundation exists to hold such a condition.
folders = [folder for folder in swiftsource.SHIPPED_TO_APPLE if folder != "Sources/Foundation"]
for path in swiftsource.files(root, folders):
    if "/Platform/" in path:
        continue
    for number, line in enumerate(swiftsource.code_only(swiftsource.read(root, path)).split("\n"), 1):
        if CONDITION.match(line):
            problems.append(f"{path}:{number}: a platform condition belongs in a Platform/ folder or in another target")
swiftsource.finish(problems, "no platform condition in shared logic")
