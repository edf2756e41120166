#!/usr/bin/env python3
"""Every public and package declaration has a `///` comment: also enum cases and protocol requirements, which have no modifier of their own."""

import re

import swiftsource

KEYWORD = r"(?:func|var|let|init|subscript|class|struct|enum|protocol|actor|typealias|associatedtype|case|macro|(?:infix|prefix|postfix)\s+operator)"
OPENED = re.compile(r"\b(?:public|package|open)\b(?!\s*(?:\(|import\b))")
DECLARATION = re.compile(
    r"^\s*(?:@\w+(?:\.\w+)*(?:\([^)]*\))?\s+)*(?P<modifiers>(?:(?:public|package|open|internal|private|fileprivate|static|class|final|"
    r"mutating|nonmutating|override|required|convenience|indirect|lazy|weak|unowned|dynamic|optional|nonisolated|isolated|borrowing|consuming)"
    r"(?:\((?:set|unsafe|get|nonsending)\))?\s+)*)(?P<keyword>" + KEYWORD + r")\b")
TYPE = re.compile(r"\b(enum|struct|class|actor|protocol|extension)\s+(?!(?:func|var|let|subscript|override)\b)[\w`]")
BODY = re.compile(r"\b(?:func|init|var|let|subscript|case)\b")
QUIET = re.compile(r"^\s*(?:@|//(?!/)|#(?:if|else|elseif|endif)\b|\)$)")


def scope_opened_by(text):
    """What a `{` opens, from the code between the brace before it and itself: (kind, is open to others)."""
    matches = list(TYPE.finditer(text))
    if not matches:
        return ("body", False)
    match = matches[-1]
    line_start = text.rfind("\n", 0, match.start()) + 1
    if BODY.search(text[line_start:match.start()]) or re.search(r"\n[\s\w]*\b(?:func|init|var|let|subscript)\b", text[match.end():]):
        return ("body", False)
    return (match.group(1), bool(OPENED.search(text[line_start:match.start()])))


def scopes_at_line_starts(code):
    """For each line the innermost scope at its first character."""
    stack = [("file", False)]
    pending = ""
    result = []
    for line in code.split("\n"):
        result.append(stack[-1])
        for character in line + "\n":
            if character == "{":
                stack.append(scope_opened_by(pending))
                pending = ""
            elif character == "}":
                stack = stack[:-1] or [("file", False)]
                pending = ""
            else:
                pending += character
    return result


def needs_comment(line, scope):
    match = DECLARATION.match(line)
    if not match:
        return False
    modifiers = match.group("modifiers").split()
    if "override" in modifiers or any(word in ("private", "fileprivate", "internal") for word in modifiers):
        return False
    if OPENED.search(match.group("modifiers")):
        return True
    kind, is_open = scope
    if not is_open:
        return False
    return kind in ("protocol", "extension") or (kind == "enum" and match.group("keyword") == "case")


def has_comment(lines, index):
    while index > 0:
        index -= 1
        line = lines[index]
        if line.lstrip().startswith("///"):
            return True
        if not QUIET.match(line):
            return False
    return False


root = swiftsource.root_from_arguments()
problems = []
for path in swiftsource.files(root, ("Sources", "Server/Sources", "Example/Sources", "Benchmarks/Sources")):
    text = swiftsource.read(root, path)
    code = swiftsource.code_only(text)
    lines = text.split("\n")
    code_lines = code.split("\n")
    for index, scope in enumerate(scopes_at_line_starts(code)):
        if needs_comment(code_lines[index], scope) and not has_comment(lines, index):
            problems.append(f"{path}:{index + 1}: a declaration that others see has no /// comment")
swiftsource.finish(problems, "every public and package declaration is documented")
