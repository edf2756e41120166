#!/usr/bin/env python3
"""Runs the demo as its users do: a shop in a browser, lines into --headless --json, a person at a terminal, Ctrl-C in the middle, a reader that goes away.

usage: check-demo.py FOLDER, where DemoLauncher, CheckoutDemo, TerminalDemo and coffer are.
"""

import http.client
import json
import os
import pty
import re
import select
import signal
import subprocess
import sys
import tempfile
import time

FOLDER = os.path.abspath(sys.argv[1])
DEMO = os.path.join(FOLDER, "TerminalDemo")
SHOP = os.path.join(FOLDER, "DemoLauncher")
APP = os.path.join(FOLDER, "CheckoutDemo")
SECONDS_MAX = 120
LINES = [
    ("4242424242424242|12/30|737|Jane Doe", "stored", "Visa", "4242"),
    ("4242 4242 4242 4242|12/30|737|Jane Doe", "stored", "Visa", "4242"),
    ("5555555555554444|01/31|123|Jo-Ann O'Neil", "stored", "Mastercard", "4444"),
    ("378282246310005|12/30|7373|Jane Doe", "stored", "American Express", "0005"),
    ("4000000000000002|12/30|737|Jane Doe", "430-402-313-905", "Visa", "0002"),
    ("4000000000000119|12/30|737|Jane Doe", "430-503-313-911", "Visa", "0119"),
    ("4242424242424241|12/30|737|Jane Doe", "validation", None, None),
    ("4242424242424242|13/30|737|Jane Doe", "validation", None, None),
    ("4000000000000010|12/30|737|Jane Doe", "stored", "Visa", "0010"),
    ("4000000000009995|12/30|737|Jane Doe", "stored", "Visa", "9995"),
    ("4000002500003155|12/30|737|Jane Doe", "stored", "Visa", "3155"),
    ("4242424242424242|12/30|000|Jane Doe", "stored", "Visa", "4242"),
]
# What a stored card goes through; each pair is a checkout without and one with the security code asked for again.
ROAD = ["type", "submit", "list", "secrecy", "delete", "session", "session", "methods", "methods", "pay", "pay"]
# Cards that are stored and do not pay, with the code of each of the two payments.
UNPAID = {9: ("ERROR", "ERROR"), 10: ("INSUFFICIENT_FUNDS", "INSUFFICIENT_FUNDS"), 12: (None, "DECLINED")}

failures = []


def check(what, condition):
    print(f"{'ok' if condition else 'error: not so'}: {what}")
    if not condition:
        failures.append(what)


def left_over(folder):
    """Processes that still run from the build folder, and files that the demo left in its temporary folder."""
    running = []
    for name in os.listdir("/proc"):
        try:
            path = os.readlink(f"/proc/{name}/exe")
        except OSError:
            continue
        if path in [os.path.realpath(program) for program in (DEMO, SHOP, APP, os.path.join(FOLDER, "coffer"))]:
            running.append((name, path))
    return running + [name for name in os.listdir(folder) if name.startswith("coffer-demo")]


def is_clean(folder):
    deadline = time.monotonic() + 10
    while left_over(folder) and time.monotonic() < deadline:
        time.sleep(0.05)
    return not left_over(folder)


def start(folder, arguments, **streams):
    return subprocess.Popen([DEMO, *arguments], env={**os.environ, "TMPDIR": folder}, **streams)


def headless(folder):
    process = start(folder, ["--headless", "--json"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    output, told = process.communicate("\n".join(line for line, *_ in LINES) + "\n", timeout=SECONDS_MAX)
    steps = [json.loads(line) for line in output.splitlines()]
    check("standard output is JSON lines only", len(steps) > 2)
    check("every line was handled as its card demands: exit 0", process.returncode == 0)
    check("it begins with start and ends with stop", steps[0]["step"] == "start" and steps[-1]["step"] == "stop")
    check("every step is ok", all(step["ok"] for step in steps))
    for number, (line, wanted, brand, last4) in enumerate(LINES, 1):
        mine = [step for step in steps if step["line"] == number]
        names = [step["step"] for step in mine]
        name = f"line {number} ({wanted})"
        if wanted == "stored":
            check(f"{name} goes through every step", names == ROAD)
            submit, listed, deleted = mine[1], mine[2], mine[4]
            methods, payments = mine[7:9], mine[9:11]
            check(f"{name} is shown with its last four at both checkouts", all(step.get("last4") == last4 for step in methods))
            check(f"{name} has payments of its own",
                  all(step.get("paymentId") and step["paymentMethodId"] == methods[0]["paymentMethodId"] for step in payments)
                  and payments[0]["paymentId"] != payments[1]["paymentId"])
            check(f"{name} pays, or is refused with its code",
                  tuple(step.get("errorCode") for step in payments) == UNPAID.get(number, (None, None)))
            check(f"{name} names brand and last four", (submit.get("cardBrand"), submit.get("last4"), submit.get("status")) == (brand, last4, 200))
            check(f"{name} is listed and deleted by its identifier",
                  bool(submit.get("paymentMethodId")) and submit["paymentMethodId"] == listed.get("paymentMethodId") == deleted.get("paymentMethodId"))
        else:
            check(f"{name} goes through type, submit, list, secrecy", names == ["type", "submit", "list", "secrecy"])
            check(f"{name} is refused with its code", mine[1].get("errorCode") == wanted)
    secrets = [line.split("|")[0].replace(" ", "") for line, *_ in LINES]
    squeezed = re.sub(r"[ -]", "", output + told)
    check("no number is in any output", not any(secret in squeezed or secret[6:] in squeezed or secret[:12] in squeezed for secret in secrets))
    check("nothing is left", is_clean(folder))


def wrong_line(folder):
    process = start(folder, ["--headless", "--json"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    output, _ = process.communicate("4242424242424242|12/30\n", timeout=SECONDS_MAX)
    steps = [json.loads(line) for line in output.splitlines()]
    check("a line that is no card ends in exit 1", process.returncode == 1)
    check("and says so", [step["step"] for step in steps] == ["start", "type", "stop"] and steps[1]["errorCode"] == "malformedLine")
    check("nothing is left", is_clean(folder))


def interrupted(folder, number):
    process = start(folder, ["--headless", "--json"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    first = process.stdout.readline()
    check("it starts", json.loads(first)["step"] == "start")
    process.send_signal(number)
    process.wait(timeout=30)
    check(f"{signal.Signals(number).name} ends it with {128 + number}", process.returncode == 128 + number)
    check("nothing is left", is_clean(folder))
    process.stdin.close()
    process.stdout.close()


def reader_gone(folder):
    process = start(folder, ["--headless", "--json"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    process.stdout.readline()
    process.stdout.close()
    process.stdin.write((LINES[0][0] + "\n").encode())
    process.stdin.close()
    process.wait(timeout=SECONDS_MAX)
    check("a reader that goes away ends it with 1", process.returncode == 1)
    check("nothing is left", is_clean(folder))


def visit(address, path, cookie=None):
    """One request of a browser; its status, its cookie and its body."""
    connection = http.client.HTTPConnection(address, timeout=30)
    connection.request("GET", path, headers={"Cookie": cookie} if cookie else {})
    response = connection.getresponse()
    body = response.read().decode()
    connection.close()
    return response.status, (response.getheader("Set-Cookie") or "").split(";")[0], body


def shop(folder, end):
    """A shop in a browser, which ends by a signal to it, or because its app or its vault ends."""
    process = subprocess.Popen([SHOP, "--no-browser"], env={**os.environ, "TMPDIR": folder}, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    url = process.stdout.readline().strip()
    match = re.fullmatch(r"http://(127\.0\.0\.1:\d+)(/\?token=[\w-]+)", url)
    check("the shop prints where its page is", match is not None)
    if match:
        address, path = match.groups()
        check("without its token nobody comes in", visit(address, "/")[0] in (401, 403))
        status, cookie, _ = visit(address, path)
        check("the URL lets a browser in", status == 303 and cookie)
        check("once", visit(address, path)[0] in (401, 403))
        status, _, body = visit(address, "/", cookie)
        check("and it is shown the page", status == 200 and 'id="app"' in body)
    if end in (APP, os.path.join(FOLDER, "coffer")):
        for child in children(process.pid):
            if os.readlink(f"/proc/{child}/exe") == os.path.realpath(end):
                os.kill(int(child), signal.SIGKILL)
        expected, name = 1, f"the end of its {os.path.basename(end)}"
    else:
        process.send_signal(end)
        expected, name = 128 + end, signal.Signals(end).name
    rest, told = process.communicate(timeout=60)
    check(f"{name} ends the shop with {expected}", process.returncode == expected)
    check("standard output has nothing else", rest == "")
    check("no token of the vault and no key is in any output", "eyJ" not in url + told and "secret" not in told)
    check("nothing is left", is_clean(folder))


def children(parent):
    """Processes that any thread of a process has started."""
    found = []
    for thread in os.listdir(f"/proc/{parent}/task"):
        with open(f"/proc/{parent}/task/{thread}/children", encoding="utf-8") as stream:
            found += stream.read().split()
    return found


def typed_by_a_person(folder):
    """A real terminal, a wrong digit taken back, the default answers."""
    try:
        child, terminal = pty.fork()
    except OSError:
        print("not checked: this machine has no pseudo-terminals to type on")
        return
    if child == 0:
        os.environ["TMPDIR"] = folder
        os.execv(DEMO, [DEMO])
    screen = b""

    def until(text):
        nonlocal screen
        deadline = time.monotonic() + SECONDS_MAX
        while text not in screen and time.monotonic() < deadline:
            if select.select([terminal], [], [], 0.5)[0]:
                try:
                    screen += os.read(terminal, 65536)
                except OSError:
                    return text in screen
        return text in screen

    def keys(text):
        for key in text:
            os.write(terminal, key.encode())
            time.sleep(0.01)

    check("it asks for the number and suggests test cards", until(b"Card number") and b"4242 4242 4242 4242" in screen)
    before = len(screen)
    keys("424242424242429\x7f42\r")
    until(b"Expiry")
    keys("1230\r")
    until(b"Security code")
    keys("737\r")
    until(b"Name on card")
    keys("Jane Doe\r")
    check("it is stored, with brand and last four on the screen", until(b"Delete it?") and b"stored" in screen and b"Visa" in screen and b"4242" in screen)
    keys("\r")
    check("it is deleted when wanted, and added again", until(b"Security code again") and b"DELETED" in screen and b"added again" in screen)
    check("the saved card is shown with its last four", screen.count("•••• 4242".encode()) == 2)
    keys("7378\x7f\r")
    check("it pays twice", until(b"Another card?") and screen.count(b"AUTHORIZED") == 2)
    keys("n\r")
    until(b"files are gone")
    _, status = os.waitpid(child, 0)
    os.close(terminal)
    check("the number is not echoed", re.search(rb"4242[ -]?4242", screen[before:]) is None)
    check("the security code is not echoed", b"737" not in re.sub(rb"account-\w+|\d{4,}", b"", screen[before:]))
    check("it ends with 0", os.waitstatus_to_exitcode(status) == 0)
    check("nothing is left", is_clean(folder))


def main():
    with tempfile.TemporaryDirectory() as folder:
        headless(folder)
        wrong_line(folder)
        for number in (signal.SIGINT, signal.SIGTERM):
            interrupted(folder, number)
        reader_gone(folder)
        typed_by_a_person(folder)
        for end in (signal.SIGINT, signal.SIGTERM, APP, os.path.join(FOLDER, "coffer")):
            shop(folder, end)
    sys.exit(1 if failures else 0)


main()
