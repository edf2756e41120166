"""Types into pages in a browser and prints, as JSON, how long each keystroke took until the page showed it.

usage: browser_typing.py BARE_URL HOST_URL ROUNDS STROKES. Run by screens.py with a Python that has Playwright.

From the key's own time stamp until the text that says what the field holds is in the document, seen by a MutationObserver: the same script in
every page. Pages take turns; each is typed into at a steady pace, sixteen digits at a time.
"""
import json
import os
import shutil
import sys
import time

from playwright.sync_api import sync_playwright

DIGITS = "4242424242424242"
BOARDS = ["echo", "card", "rows"]
PACE = 0.06
SECONDS_MAX = 20

WATCH = """
(isCount) => {
    const field = document.querySelector("#app input");
    const label = () => document.querySelector("[data-testid=echo]")?.textContent ?? "";
    const shown = () => isCount ? Number(label()) : label().length;
    const pending = [];
    let at = null;
    window.watched = { pending, shown, label, times: [] };
    addEventListener("keydown", ({ key, ctrlKey, timeStamp }) => { at = key.length === 1 && !ctrlKey ? timeStamp : null; }, true);
    addEventListener("input", () => {
        if (at !== null) pending.push({ at, count: field.value.replaceAll(" ", "").length });
    }, true);
    new MutationObserver(() => {
        const [now, count] = [performance.now(), shown()];
        while (pending.length > 0 && pending[0].count <= count) watched.times.push(now - pending.shift().at);
    }).observe(document.getElementById("app"), { subtree: true, childList: true, characterData: true });
}
"""


def until(page, expression, wanted):
    deadline = time.monotonic() + SECONDS_MAX
    while (found := page.evaluate(expression)) != wanted:
        if time.monotonic() > deadline:
            sys.exit(f"{page.url.split('?')[0]}: {expression} is {found}, not {wanted}")
        page.wait_for_timeout(10)


def type_digits(page):
    """The times of sixteen keystrokes."""
    begun = time.monotonic()
    for index, digit in enumerate(DIGITS):
        time.sleep(max(0, begun + index * PACE - time.monotonic()))
        page.keyboard.press(digit)
    until(page, "watched.pending.length", 0)
    until(page, "watched.shown()", len(DIGITS))
    page.keyboard.press("Control+a")
    page.keyboard.press("Backspace")
    until(page, "watched.shown()", 0)
    times = page.evaluate("watched.times.splice(0)")
    if len(times) != len(DIGITS):
        sys.exit(f"{len(times)} keystrokes were shown, {len(DIGITS)} typed")
    return times


def main():
    bare_url, host_url, rounds, strokes = sys.argv[1], sys.argv[2], int(sys.argv[3]), int(sys.argv[4])
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=os.environ.get("CHROMIUM") or shutil.which("chromium"), args=["--no-sandbox", "--disable-gpu"])
        context = browser.new_context(locale="en-US", viewport={"width": 900, "height": 800})
        context.set_default_timeout(SECONDS_MAX * 1000)
        pages = {"bare": context.new_page()}
        pages["bare"].goto(bare_url)
        for board in BOARDS:
            page = pages[board] = context.new_page()
            # The address lets the browser in once; from then on its cookie does.
            page.goto(host_url if board == BOARDS[0] else host_url.split("?")[0])
            page.locator(f"[data-testid={board}]").click()
            page.locator("#app input").wait_for()
        for name, page in pages.items():
            page.evaluate(WATCH, name == "card")
        measured = []
        for _ in range(rounds):
            measured.append({})
            for name, page in pages.items():
                page.bring_to_front()
                page.locator("#app input").click()
                type_digits(page)  # warms up
                measured[-1][name] = [one for _ in range(strokes // len(DIGITS)) for one in type_digits(page)]
        browser.close()
    print(json.dumps(measured))


if __name__ == "__main__":
    main()
