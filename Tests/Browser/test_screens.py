"""The small screens of the fixture: controls, texts, dialogs, rows, surroundings, and what happens to a page's host."""

import pytest
from conftest import eventually
from hosts import AppHost, built
from playwright.sync_api import expect


@pytest.fixture
def open_screen(fixture_host, new_page):
    """Opens a screen of the fixture."""

    def make(name, **options):
        page = new_page(host=fixture_host, **options)
        page.goto(fixture_host.url)
        page.get_by_role("button", name=name, exact=True).click()
        return page

    return make


def test_controls(open_screen, look):
    page = open_screen("controls")
    expect(page.get_by_role("heading", name="All controls")).to_be_visible()
    for name, taps in [("Tap", 1), ("Prominent", 11), ("Add", 111)]:
        page.get_by_role("button", name=name, exact=True).click()
        expect(page.get_by_test_id("taps")).to_have_text(f"Taps: {taps}")
    page.get_by_text("Tap me").click()
    expect(page.get_by_test_id("taps")).to_have_text("Taps: 10111")
    expect(page.get_by_role("button", name="Off", exact=True)).to_be_disabled()
    page.get_by_role("switch", name="Save this card").click()
    expect(page.get_by_test_id("saving")).to_have_text("Saving")
    expect(page.get_by_role("switch", name="Save this card")).to_be_checked()
    page.get_by_label("Name").fill("Jane")
    page.get_by_label("Code").fill("7373")
    expect(page.get_by_test_id("counts")).to_have_text("4 and 4")
    expect(page.get_by_role("progressbar", name="Progress")).to_have_attribute("aria-valuenow", "25")
    page.get_by_role("button", name="Remove").click()
    expect(page.get_by_role("progressbar", name="Progress")).to_have_attribute("aria-valuenow", "100")
    page.get_by_role("button", name="Enable").click()
    expect(page.get_by_label("Name")).to_be_disabled()
    page.get_by_role("button", name="Enable").click()
    expect(page.get_by_label("Name")).to_be_enabled()
    look(page, "controls")
    page.get_by_role("button", name="Go on").click()
    expect(page.get_by_text("The next page")).to_be_visible()
    expect(page.get_by_role("heading", name="Next")).to_be_visible()
    look(page, "controls-next-page")
    page.get_by_role("button", name="Back").click()
    expect(page.get_by_test_id("taps")).to_have_text("Taps: 10111")


def test_a_switch_that_the_app_does_not_turn_goes_back(open_screen):
    page = open_screen("controls")
    page.get_by_role("switch", name="Never on").click()
    expect(page.get_by_role("switch", name="Never on")).not_to_be_checked()


def test_the_controls_by_keyboard_alone(open_screen):
    page = open_screen("controls")
    seen = []
    for _ in range(40):
        page.keyboard.press("Tab")
        name = page.evaluate("(document.activeElement.getAttribute('aria-label') || document.activeElement.textContent).trim()")
        if name in seen:
            break
        if name == "Tap me":
            page.keyboard.press("Enter")
        if name in ("Save this card", "Tap"):
            page.keyboard.press("Space")
        if name == "Name":
            page.keyboard.type("Jane")
        seen.append(name)
    expect(page.get_by_test_id("taps")).to_have_text("Taps: 10001")
    expect(page.get_by_test_id("saving")).to_have_text("Saving")
    expect(page.get_by_test_id("counts")).to_have_text("4 and 0")
    assert [name for name in ("Tap", "Prominent", "Remove", "Add", "Tap me", "Go on", "Save this card", "Name", "Code") if name not in seen] == []
    assert "Off" not in seen


@pytest.mark.parametrize("name, options", [
    ("dark", {"color_scheme": "dark"}), ("rtl", {"locale": "ar-EG"}), ("390", {"viewport": {"width": 390, "height": 844}}),
    ("320", {"viewport": {"width": 320, "height": 640}})])
def test_controls_elsewhere(open_screen, look, name, options):
    page = open_screen("controls", **options)
    expect(page.get_by_role("heading", name="All controls")).to_be_visible()
    look(page, f"controls-{name}")
    if name != "rtl":
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_texts_are_texts(open_screen, look):
    page = open_screen("texts")
    markup = page.get_by_test_id("text0").text_content()
    assert markup.startswith('<img src=x onerror="document.title=\'hit\'"><script>')
    assert page.evaluate("document.querySelectorAll('#app img, #app script').length") == 0
    assert "hit" not in page.title() or page.title().startswith("<img")
    expect(page.get_by_role("button", name=markup)).to_be_visible()
    field = page.get_by_role("textbox")
    expect(field).to_have_value(markup)
    assert field.get_attribute("aria-label") == markup
    field.fill('"><script>document.title="hit"</script>')
    expect(page.get_by_test_id("typed")).to_have_text('"><script>document.title="hit"</script>')
    assert page.evaluate("document.querySelectorAll('#app img, #app script').length") == 0
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.get_by_test_id("text4").text_content() == "שלום 4242 عربي"
    look(page, "texts")


def test_dialogs(open_screen, look):
    page = open_screen("dialogs")
    said = page.get_by_test_id("said")
    page.get_by_role("button", name="Sheet", exact=True).click()
    sheet = page.get_by_role("dialog", name="A sheet")
    expect(sheet).to_be_visible()
    look(page, "dialogs-sheet")
    sheet.get_by_label("Nickname").fill("Blue")
    sheet.get_by_role("button", name="Alert above").click()
    expect(page.get_by_role("alertdialog", name="Above")).to_be_visible()
    look(page, "dialogs-alert-above-sheet")
    page.get_by_role("button", name="Good").click()
    expect(page.get_by_role("alertdialog")).to_have_count(0)
    expect(sheet.get_by_role("button", name="Alert above")).to_be_focused()
    expect(sheet.get_by_label("Nickname")).to_have_value("Blue")
    # The focus stays in the sheet.
    for _ in range(8):
        page.keyboard.press("Tab")
        assert page.evaluate("document.activeElement === document.body || document.activeElement.closest('dialog') !== null")
    page.keyboard.press("Escape")
    expect(said).to_have_text("sheet closed")
    expect(page.get_by_role("button", name="Sheet", exact=True)).to_be_focused()
    page.get_by_role("button", name="Locked sheet").click()
    expect(page.get_by_role("dialog", name="Wait")).to_be_visible()
    for _ in range(3):
        page.keyboard.press("Escape")
    page.mouse.click(2, 2)
    expect(page.get_by_role("dialog", name="Wait")).to_be_visible()
    page.get_by_role("button", name="Unlock").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.get_by_role("button", name="Alert", exact=True).click()
    expect(page.get_by_role("alertdialog", name="Not paid")).to_contain_text("The bank refused.")
    look(page, "dialogs-alert")
    page.get_by_role("button", name="Try again").click()
    expect(said).to_have_text("again")
    page.get_by_role("button", name="Choice").click()
    expect(page.get_by_role("dialog", name="Delete the card?")).to_contain_text("It cannot be undone.")
    look(page, "dialogs-choice")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(said).to_have_text("again")
    page.get_by_role("button", name="Choice").click()
    page.get_by_role("button", name="Delete").click()
    expect(said).to_have_text("deleted")
    page.get_by_role("button", name="Web page").click()
    expect(page.get_by_role("link", name="Open bank.example")).to_have_attribute("href", "https://bank.example/approve?payment=1")
    look(page, "dialogs-web-page")
    page.keyboard.press("Escape")
    expect(page.get_by_role("link")).to_have_count(0)


def test_two_hundred_rows(open_screen, look):
    page = open_screen("rows")
    rows = page.get_by_test_id("row")
    expect(rows).to_have_count(200)
    look(page, "rows")
    page.get_by_role("button", name="Pick 200", exact=True).click()
    expect(page.get_by_test_id("picked")).to_have_text("Picked: 200")
    page.get_by_role("button", name="Turn round").click()
    expect(rows.first).to_contain_text("Row 200")
    expect(rows.last).to_contain_text("Row 1")
    page.get_by_role("button", name="First to last").click()
    expect(rows.last).to_contain_text("Row 200")
    page.get_by_role("button", name="Remove first").click()
    expect(rows).to_have_count(199)
    page.get_by_role("button", name="Add").click()
    expect(rows.first).to_contain_text("Row 201")
    texts = rows.all_text_contents()
    assert [int(text.split("Pick ")[1]) for text in texts] == [201, *range(198, 0, -1), 200]


def test_a_patch_carries_what_changed(open_screen):
    page = open_screen("rows")
    expect(page.get_by_test_id("row")).to_have_count(200)
    sizes = []
    devtools = page.context.new_cdp_session(page)
    devtools.on("Network.eventSourceMessageReceived", lambda message: sizes.append(len(message["data"])))
    devtools.send("Network.enable")
    page.get_by_role("button", name="Pick 7", exact=True).click()
    expect(page.get_by_test_id("picked")).to_have_text("Picked: 7")
    assert len(sizes) == 1 and sizes[0] < 200


def test_focus_and_scroll_stay_when_rows_move(open_screen):
    page = open_screen("rows")
    page.get_by_role("button", name="Pick 100", exact=True).focus()
    top = page.evaluate("document.querySelector('[data-testid=rows]').scrollTop")
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("picked")).to_have_text("Picked: 100")
    assert page.evaluate("document.querySelector('[data-testid=rows]').scrollTop") == top > 0
    # Pressed without taking the focus, as assistive technology does.
    page.evaluate("[...document.querySelectorAll('button')].find(button => button.textContent === 'Turn round').click()")
    expect(page.get_by_test_id("row").first).to_contain_text("Row 200")
    expect(page.get_by_role("button", name="Pick 100", exact=True)).to_be_focused()


def test_saved_methods_without_a_session_are_an_empty_placeholder(open_screen, look):
    page = open_screen("saved")
    expect(page.get_by_test_id("below")).to_be_visible()
    assert page.locator("#app").inner_text().split() == ["Above", "Below"]
    assert page.locator("#app").get_by_role("button").count() == 0
    look(page, "checkout-no-session")


def test_what_changes_by_itself_is_shown(open_screen):
    page = open_screen("life")
    page.get_by_role("button", name="Count").click()
    expect(page.get_by_test_id("count")).to_have_text("1000")
    expect(page.get_by_text("Counting")).to_have_count(0)


def test_surroundings_change(open_screen):
    page = open_screen("life", locale="ar-EG", color_scheme="dark")
    expect(page.get_by_test_id("scheme")).to_have_text("dark")
    expect(page.get_by_test_id("direction")).to_have_text("right to left")
    page.emulate_media(color_scheme="light")
    expect(page.get_by_test_id("scheme")).to_have_text("light")


def test_a_thousand_events_at_once(open_screen):
    page = open_screen("controls")
    expect(page.get_by_role("button", name="Tap", exact=True)).to_be_visible()
    page.evaluate("""() => {
        const button = [...document.querySelectorAll('button')].find(button => button.textContent === 'Tap');
        for (let count = 0; count < 1000; count++) button.click();
    }""")
    expect(page.get_by_test_id("taps")).to_have_text("Taps: 1000", timeout=60_000)


def test_two_tabs_have_screens_of_their_own(open_screen, new_page):
    page = open_screen("echo")
    page.get_by_label("Echoed").fill("first")
    other = new_page(context=page.context)
    other.goto(page.url)
    other.get_by_role("button", name="echo").click()
    other.get_by_label("Echoed").fill("second")
    expect(other.get_by_test_id("echo")).to_have_text("second")
    expect(page.get_by_test_id("echo")).to_have_text("first")
    other.close()
    page.get_by_label("Echoed").fill("still here")
    expect(page.get_by_test_id("echo")).to_have_text("still here")


def test_leaving_and_coming_back_begins_anew(open_screen):
    page = open_screen("echo")
    page.get_by_label("Echoed").fill("typed")
    expect(page.get_by_test_id("echo")).to_have_text("typed")
    page.reload()
    expect(page.get_by_role("button", name="echo")).to_be_visible()
    page.get_by_role("button", name="echo").click()
    expect(page.get_by_label("Echoed")).to_have_value("")
    page.goto("about:blank")
    page.go_back()
    expect(page.get_by_role("button", name="echo")).to_be_visible()


def test_a_line_that_is_cut_goes_on(open_screen, look):
    page = open_screen("echo")
    page.get_by_label("Echoed").fill("before")
    expect(page.get_by_test_id("echo")).to_have_text("before")
    page.context.set_offline(True)
    page.get_by_label("Echoed").press_sequentially(" and meanwhile")
    expect(page.get_by_role("status").filter(has_text="connection to the app is lost")).to_be_visible()
    look(page, "connection-lost")
    page.context.set_offline(False)
    expect(page.get_by_test_id("echo")).to_have_text("before and meanwhile")
    expect(page.get_by_role("status").filter(has_text="connection to the app is lost")).to_have_count(0)
    expect(page.get_by_label("Echoed")).to_have_value("before and meanwhile")


def test_strangers_are_kept_out(fixture_host, browser, new_page):
    context = browser.new_context()
    answer = context.request.get(fixture_host.url)
    assert answer.status == 403
    for path in ["client.js", "screens", "screens/x/patches"]:
        assert context.request.get(fixture_host.url + path).status == 403
    # The address that was printed lets in one browser only.
    assert context.request.get(fixture_host.first_line, max_redirects=0).status in (403, 303) and context.cookies() == []
    context.close()
    page = new_page(host=fixture_host)
    page.goto(fixture_host.url)
    told = page.context.request
    post = lambda path, data, **fields: told.post(
        fixture_host.url + path, data=data, headers={"Content-Type": "application/json", **fields}, fail_on_status_code=False).status
    own = fixture_host.url.rstrip("/")
    assert post("screens", '{"dark":false,"locale":"en"}', Origin="https://elsewhere.example") == 403
    assert post("screens", '{"dark":false,"locale":"en"}') == 403
    assert post("screens/none/events", '{"from":1,"events":[["tap",1]]}', Origin=own) == 404
    for wrong in ["", "{", "[]", '{"from":1}', '{"from":0,"events":[["tap",1]]}', '{"from":1,"events":[["what",1]]}', '{"from":1,"events":[["tap"]]}']:
        assert post("screens/none/events", wrong, Origin=own) in (400, 404), wrong


def test_events_for_what_is_gone_do_nothing(open_screen):
    page = open_screen("controls")
    expect(page.get_by_test_id("taps")).to_have_text("Taps: 0")
    page.evaluate("""() => {
        for (const id of [1, 999999, 9007199254740991]) {
            const button = document.createElement('button');
            button.id = `n${id}`; button.textContent = 'forged';
            document.querySelector('#app').append(button); button.click(); button.remove();
        }
    }""")
    page.get_by_role("button", name="Tap", exact=True).click()
    expect(page.get_by_test_id("taps")).to_have_text("Taps: 1")


def test_a_host_that_ends_and_one_that_begins(new_page, look):
    host = AppHost(built("BrowserHostFixture"))
    page = new_page(host=host)
    page.goto(host.url)
    page.get_by_role("button", name="echo").click()
    page.get_by_label("Echoed").fill("typed")
    expect(page.get_by_test_id("echo")).to_have_text("typed")
    assert host.stop() == 0
    expect(page.get_by_role("alertdialog").or_(page.get_by_role("status").filter(has_text="lost"))).to_be_visible()
    look(page, "host-stopped")
    again = AppHost(built("BrowserHostFixture"), port=host.port)
    page.reload()
    expect(page.get_by_role("heading", name="This link does not work")).to_be_visible()
    look(page, "host-restarted")
    page.goto(again.first_line)
    expect(page.get_by_role("button", name="echo")).to_be_visible()
    assert again.stop() == 0


def test_a_host_that_is_killed_and_starts_anew(new_page, look):
    host = AppHost(built("BrowserHostFixture"))
    page = new_page(host=host)
    page.goto(host.url)
    page.get_by_role("button", name="echo").click()
    expect(page.get_by_label("Echoed")).to_be_visible()
    host.stop(9)
    page.get_by_label("Echoed").press_sequentially("abc")
    expect(page.get_by_role("status").filter(has_text="connection to the app is lost")).to_be_visible()
    again = AppHost(built("BrowserHostFixture"), port=host.port)
    expect(page.get_by_role("alertdialog")).to_contain_text("No access")
    look(page, "host-killed-and-restarted")
    assert again.stop() == 0
