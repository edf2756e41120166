#!/usr/bin/env python3
"""No Swift file is longer than 400 lines, and the Linux stand-ins for Apple's frameworks stay under 8,000 lines together."""

import swiftsource

FILE_LINES_MAX = 400
LINUX_UI_LINES_MAX = 8_000

root = swiftsource.root_from_arguments()
problems = []
stand_ins = 0
for path in swiftsource.files(root, swiftsource.PRODUCT + swiftsource.TESTS):
    lines = swiftsource.read(root, path).count("\n")
    if lines > FILE_LINES_MAX:
        problems.append(f"{path}:1: {lines} lines, at most {FILE_LINES_MAX}: split it by topic")
    if path.startswith("Sources/LinuxUI/"):
        stand_ins += lines
if stand_ins > LINUX_UI_LINES_MAX:
    problems.append(f"Sources/LinuxUI: {stand_ins} lines, at most {LINUX_UI_LINES_MAX}")
swiftsource.finish(problems, f"no file over {FILE_LINES_MAX} lines; LinuxUI has {stand_ins} of {LINUX_UI_LINES_MAX}")
