"""What the gates share: which files to look at, and Swift source with its comments and strings blanked out."""

import os
import re
import sys

SKIPPED_FOLDERS = {".build", ".git", ".swiftpm", ".coffer", "node_modules", "DerivedData", "__pycache__"}
SHIPPED_TO_APPLE = ("Sources/CardRules", "Sources/Wire", "Sources/Foundation", "Sources/SDK", "Example/Sources")
PRODUCT = ("Sources", "Server/Sources", "Example/Sources", "Benchmarks/Sources")
TESTS = ("Tests", "Server/Tests", "Example/Tests")


def root_from_arguments():
    """The repository to check: the first argument, or the one that this file is in."""
    if len(sys.argv) > 1:
        return os.path.abspath(sys.argv[1])
    return os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))


def files(root, folders, suffix=".swift"):
    """Paths relative to `root`, sorted, below the named folders."""
    found = []
    for folder in folders:
        for directory, names, leaves in os.walk(os.path.join(root, folder)):
            names[:] = [name for name in names if name not in SKIPPED_FOLDERS]
            found += [os.path.relpath(os.path.join(directory, leaf), root) for leaf in leaves if leaf.endswith(suffix)]
    return sorted(set(found))


def read(root, path):
    with open(os.path.join(root, path), encoding="utf-8", errors="replace") as stream:
        return stream.read()


_TOKEN = re.compile(r'//[^\n]*|/\*|\*/|(?P<pounds>#*)(?P<quote>"""|")')


def code_only(text):
    """The same text with comments and the insides of string literals replaced by spaces; lines keep their numbers."""
    out = []
    position = 0
    while True:
        match = _TOKEN.search(text, position)
        if match is None:
            out.append(text[position:])
            return "".join(out)
        out.append(text[position:match.start()])
        if match.group("quote"):
            end = _string_end(text, match.end(), match.group("pounds"), match.group("quote"))
        elif match.group() == "/*":
            end = _block_comment_end(text, match.end())
        else:
            end = match.end()
        out.append(re.sub(r"[^\n]", " ", text[match.start():end]))
        position = end


def _block_comment_end(text, position):
    depth = 1
    for match in re.compile(r"/\*|\*/").finditer(text, position):
        depth += 1 if match.group() == "/*" else -1
        if depth == 0:
            return match.end()
    return len(text)


def _string_end(text, position, pounds, quote):
    closing = quote + pounds
    escape = "\\" + pounds
    while position < len(text):
        if text.startswith(escape + "(", position):
            position = _interpolation_end(text, position + len(escape) + 1)
        elif text.startswith(escape, position):
            position += len(escape) + 1
        elif text.startswith(closing, position):
            return position + len(closing)
        elif quote == '"' and text[position] == "\n":
            return position
        else:
            position += 1
    return len(text)


def _interpolation_end(text, position):
    depth = 1
    while position < len(text) and depth:
        match = _TOKEN.match(text, position)
        if match and match.group("quote"):
            position = _string_end(text, match.end(), match.group("pounds"), match.group("quote"))
            continue
        depth += {"(": 1, ")": -1}.get(text[position], 0)
        position += 1
    return position


def finish(problems, clean):
    """Prints the problems and leaves with 1, or prints the sentence and leaves with 0."""
    for problem in problems:
        print(problem)
    if problems:
        print(f"{len(problems)} problem{'s' if len(problems) > 1 else ''}")
        sys.exit(1)
    print(clean)
    sys.exit(0)
