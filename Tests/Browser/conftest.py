"""What the browser tests share: one Chromium, a new profile for each test, and a look at what the page complains of."""

import os
import pathlib
import re
import shutil
import time

import pytest
from axe_playwright_python.sync_playwright import Axe
from hosts import AppHost, built
from playwright.sync_api import expect, sync_playwright
from shop import Shop
from stand_in import StandIn

ROOT = pathlib.Path(__file__).resolve().parents[2]
SCREENSHOTS = ROOT / ".build/screenshots"
MILLISECONDS_MAX = 20_000
expect.set_options(timeout=MILLISECONDS_MAX)

# What the browser says of requests that a test made fail on purpose.
EXPECTED = re.compile(r"Failed to load resource|net::ERR_|EventSource's response has a")


def eventually(page, expression, wanted=True):
    """Waits until an expression has a value. The page's policy forbids Playwright's own way."""
    deadline = time.monotonic() + MILLISECONDS_MAX / 1000
    while (found := page.evaluate(expression)) != wanted:
        assert time.monotonic() < deadline, f"{expression} is {found}, not {wanted}"
        page.wait_for_timeout(20)


@pytest.fixture(scope="session")
def browser():
    """The one browser; without a sandbox of its own, which containers forbid."""
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(
            executable_path=os.environ.get("CHROMIUM") or shutil.which("chromium"), args=["--no-sandbox", "--disable-gpu"])
        yield launched
        launched.close()


@pytest.fixture
def new_page(browser):
    """Makes a page in a profile of its own. The test fails if a page reports an error or breaks its content policy."""
    contexts, complaints, expected = [], [], [EXPECTED]

    def make(context=None, host=None, **options):
        if context is None:
            context = browser.new_context(**{"locale": "en-US", "viewport": {"width": 900, "height": 800}, **options})
            context.set_default_timeout(MILLISECONDS_MAX)
            contexts.append(context)
            if host:
                host.enter(context)
        page = context.new_page()
        page.on("pageerror", lambda error: complaints.append(f"{error.name}: {error.message}"))
        page.on("console", lambda said: said.type in ("error", "warning") and complaints.append(said.text))
        return page

    make.expect = lambda pattern: expected.append(re.compile(pattern))
    yield make
    for context in contexts:
        context.close()
    assert [said for said in complaints if not any(pattern.search(said) for pattern in expected)] == []


@pytest.fixture
def look(request):
    """Keeps a picture of a page under the test's name, and has axe find nothing serious or critical in it."""
    SCREENSHOTS.mkdir(parents=True, exist_ok=True)

    def keep(page, name, check=True):
        page.mouse.move(0, 0)
        page.screenshot(path=SCREENSHOTS / f"{name}.png")
        if check:
            found = Axe().run(page).response["violations"]
            serious = [one for one in found if one["impact"] in ("serious", "critical")]
            assert [(one["id"], place["html"][:200], place["failureSummary"]) for one in serious for place in one["nodes"]] == []

    return keep


@pytest.fixture
def stand_in():
    """Makes hosts that play what the test says."""
    made = []

    def make(html, **options):
        made.append(StandIn(html, **options))
        return made[-1]

    yield make
    for host in made:
        host.stop()


@pytest.fixture(scope="session")
def fixture_host():
    """The small screens, for all tests that end no host."""
    host = AppHost(built("BrowserHostFixture"))
    yield host
    assert host.is_running()
    assert host.stop() == 0


@pytest.fixture(scope="session")
def shop():
    """The example app with a shop and a vault."""
    opened = Shop()
    yield opened
    opened.stop()
