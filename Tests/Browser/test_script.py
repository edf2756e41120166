"""The client script by itself, against a host that plays what each test says."""

import re

import pytest
from conftest import eventually
from playwright.sync_api import expect

FIELD = '<div id="n2"><label>Number <input data-testid="number" value=""></label></div>'


def screen(*parts):
    return f'<div id="n1" data-slot>{"".join(parts)}</div>'


def opened(new_page, host, **options):
    page = new_page(**options)
    page.goto(host.url)
    host.wait(lambda host: host.listeners > 0)
    return page


def test_operations_change_the_page(new_page, stand_in):
    host = stand_in(screen('<p id="n2">old</p>', '<section id="n3"><h2>Rows</h2><ul data-slot><li id="n4">a</li><li id="n5">b</li></ul></section>'))
    page = opened(new_page, host)
    rows = lambda: page.locator("#n3 > ul > *").all_text_contents()
    host.say(["t", 2, "<b>new</b> & more"])
    expect(page.locator("#n2")).to_have_text("<b>new</b> & more")
    host.say(["+", 3, 0, '<li id="n6">c</li>'], ["+", 3, 4, '<li id="n7">first</li>'])
    expect(page.locator("#n6")).to_be_visible()
    assert rows() == ["first", "a", "b", "c"]
    host.say(["m", 6, 3, 7], ["-", 5])
    expect(page.locator("#n5")).to_have_count(0)
    assert rows() == ["c", "first", "a"]
    host.say(["=", 2, {"aria-label": "said", "data-style": "color:rgb(1, 2, 3);padding:7px"}])
    expect(page.locator("#n2")).to_have_css("padding-left", "7px")
    host.say(["=", 2, {"aria-label": None, "data-style": None}], ["title", "Another title"])
    expect(page).to_have_title("Another title")
    assert page.locator("#n2").get_attribute("style") in (None, "")
    host.say(["r", 2, '<h1 id="n2" data-style="margin:3px">instead</h1>'])
    expect(page.locator("h1#n2")).to_have_css("margin-left", "3px")
    # Operations on what is not there do nothing.
    host.say(["-", 99], ["t", 99, "x"], ["=", 99, {"a": "b"}], ["m", 99, 3, 0], ["v", 99, "x"], ["+", 99, 0, "<p id='n98'>"], ["what", 1])
    host.say(["t", 2, "still here"])
    expect(page.locator("#n2")).to_have_text("still here")


def test_markup_in_patches_runs_nothing(new_page, stand_in):
    host = stand_in(screen('<p id="n2">old</p>', FIELD.replace("n2", "n3")))
    page = opened(new_page, host)
    host.say(["t", 2, '<img src=x onerror="window.hit=1"><script>window.hit=1</script>'], ["v", 3, '"><script>window.hit=1</script>'])
    expect(page.get_by_label("Number")).to_have_value('"><script>window.hit=1</script>')
    assert page.evaluate("[window.hit, document.querySelectorAll('#app script, #app img').length]") == [None, 0]


def test_the_page_lets_no_script_be_written(new_page, stand_in):
    new_page.expect("requires 'TrustedHTML' assignment")
    page = opened(new_page, stand_in(screen()))
    said = page.evaluate("(() => { try { document.body.innerHTML = '<p>'; return 'written' } catch (error) { return error.name } })()")
    assert said == "TypeError"


def test_buttons_and_switches(new_page, stand_in):
    host = stand_in(screen(
        '<button id="n2" type="button"><span id="n3">Pay</span></button>',
        '<label id="n4"><input type="checkbox" role="switch">Save</label>',
        '<div id="n5" role="button" tabindex="0">Card</div>',
        '<div id="n6"><button type="button" data-event="dismiss">Back</button></div>',
        '<button id="n7" type="button" disabled>Not now</button>'))
    page = opened(new_page, host)
    page.get_by_text("Pay").click()
    page.get_by_label("Save").click()
    page.get_by_text("Save").click()
    page.locator("#n5").click()
    page.locator("#n5").press("Enter")
    page.locator("#n5").press(" ")
    page.locator("#n2").press("Enter")
    page.locator("#n2").press(" ")
    page.get_by_text("Not now").click(force=True)
    page.get_by_text("Back").click()
    host.wait(lambda host: len(host.events) == 9)
    assert host.events == [
        ["tap", 2], ["toggle", 4, True], ["toggle", 4, False], ["tap", 5], ["tap", 5], ["tap", 5], ["tap", 2], ["tap", 2], ["dismiss", 6]]


def test_a_switch_turned_on_meanwhile_stays(new_page, stand_in):
    host = stand_in(screen('<label id="n2"><input type="checkbox" role="switch">Save</label>', '<p id="n3"></p>'))
    page = opened(new_page, host)
    page.get_by_label("Save").click()
    page.get_by_label("Save").click()
    page.get_by_label("Save").click()
    host.wait(lambda host: len(host.events) == 3)
    host.say(["=", 2, {"checked": None}], ["t", 3, "late"], handled=2)
    expect(page.get_by_text("late")).to_be_visible()
    expect(page.get_by_label("Save")).to_be_checked()
    host.say(["=", 2, {"checked": None}], handled=3)
    expect(page.get_by_label("Save")).not_to_be_checked()


class Formatted:
    """A field that keeps digits and puts a space after each four, as the app would: the caret follows the digits."""

    def __init__(self, number=2):
        self.number, self.text = number, ""

    def __call__(self, event):
        if event[0] != "edit":
            return []
        _, number, first, last, typed, whole = event
        caret = first + len(typed)
        digits = re.sub(r"\D", "", whole)[:16]
        before = len(re.sub(r"\D", "", whole[:caret]))
        self.text = " ".join(re.findall(".{1,4}", digits))
        place, seen = 0, 0
        while seen < before and place < len(self.text):
            seen += self.text[place] != " "
            place += 1
        answers = [["v", number, self.text]] if self.text != whole else []
        return answers + ([["c", number, place, place]] if place != caret or answers else [])


NEVER_BACK = """() => {
    const field = document.querySelector('input'); window.seen = [];
    const look = () => { window.seen.push(field.value.replace(/ /g, '')); requestAnimationFrame(look) }; look();
}"""


@pytest.mark.parametrize("delay", [0, 0.3])
def test_typing_never_goes_back(new_page, stand_in, delay):
    host = stand_in(screen(FIELD), react=Formatted(), delay=delay)
    page = opened(new_page, host)
    page.evaluate(NEVER_BACK)
    page.get_by_label("Number").press_sequentially("4242424242424242", delay=20)
    expect(page.get_by_label("Number")).to_have_value("4242 4242 4242 4242")
    assert all("4242424242424242".startswith(text) for text in page.evaluate("seen"))
    lengths = page.evaluate("seen.map(text => text.length)")
    assert lengths == sorted(lengths)
    assert page.evaluate("document.querySelector('input').selectionStart") == 19


@pytest.mark.parametrize("delay", [0, 0.3])
def test_editing_in_the_middle(new_page, stand_in, delay):
    host = stand_in(screen(FIELD), react=Formatted(), delay=delay)
    page = opened(new_page, host)
    field = page.get_by_label("Number")
    caret = lambda: page.evaluate("[document.activeElement.selectionStart, document.activeElement.selectionEnd]")
    field.press_sequentially("42424242")
    expect(field).to_have_value("4242 4242")
    for _ in range(6):
        field.press("ArrowLeft")
    field.press_sequentially("111")
    expect(field).to_have_value("4241 1124 242")
    eventually(page, "document.activeElement.selectionStart", 7)
    # Over the separator: backspace right behind it takes the space, and the app puts it back.
    field.press("ArrowLeft")
    field.press("ArrowLeft")
    assert caret() == [5, 5]
    field.press("Backspace")
    eventually(page, "document.activeElement.value", "4241 1124 242")
    field.press("Control+a")
    field.press("Delete")
    expect(field).to_have_value("")
    host.heard("edit", 2, 0, 13, "", "")
    edits = [event for event in host.events if event[0] == "edit"]
    assert edits[-2][2:] == [4, 5, "", "42411124 242"] and edits[-1][2:] == [0, 13, "", ""]


def test_paste_cut_and_words(new_page, stand_in):
    host = stand_in(screen(FIELD))
    page = opened(new_page, host)
    field = page.get_by_label("Number")
    field.press_sequentially("one two three")
    field.press("Control+Shift+ArrowLeft")
    field.press("Control+x")
    expect(field).to_have_value("one two ")
    field.press("Home")
    field.press("Control+v")
    expect(field).to_have_value("threeone two ")
    field.press("End")
    field.press("Control+Backspace")
    expect(field).to_have_value("threeone ")
    field.press("Home")
    field.press("Control+Delete")
    expect(field).to_have_value(re.compile("^ ?$"))
    field.press("Control+z")
    expect(field).to_have_value("threeone ")
    host.wait(lambda host: len([event for event in host.events if event[0] == "edit"]) == 18)
    edits = [event[2:] for event in host.events if event[0] == "edit"][13:]
    assert edits[:3] == [[8, 13, "", "one two "], [0, 0, "three", "threeone two "], [9, 13, "", "threeone "]]


def test_edits_are_where_the_caret_is(new_page, stand_in):
    host = stand_in(screen('<div id="n2"><label>Number <input value="1111"></label></div>'))
    page = opened(new_page, host)
    field = page.get_by_label("Number")
    field.focus()
    page.evaluate("document.activeElement.setSelectionRange(2, 2)")
    field.press("1")
    field.press("Backspace")
    field.press("Delete")
    page.evaluate("document.activeElement.setSelectionRange(0, 2)")
    field.press("1")
    host.wait(lambda host: len([event for event in host.events if event[0] == "edit"]) == 4)
    assert [event[2:] for event in host.events if event[0] == "edit"] == [
        [2, 2, "1", "11111"], [2, 3, "", "1111"], [2, 3, "", "111"], [0, 2, "1", "11"]]


def test_pairs_of_surrogates_stay_whole(new_page, stand_in):
    host = stand_in(screen('<div id="n2"><label>Name <input value="a😀b"></label></div>'))
    page = opened(new_page, host)
    page.evaluate("""() => {
        const field = document.querySelector('input'); field.value = 'a😁b'; field.setSelectionRange(3, 3);
        field.dispatchEvent(new Event('input', {bubbles: true}));
    }""")
    host.heard("edit", 2, 1, 3, "😁", "a😁b")
    page.get_by_label("Name").fill("👩‍👩‍👧 שלום é")
    host.wait(lambda host: host.events[-1][-1] == "👩‍👩‍👧 שלום é" or host.events[-2][-1] == "👩‍👩‍👧 שלום é")


def test_a_composition_is_told_when_it_ends(new_page, stand_in):
    host = stand_in(screen(FIELD, '<p id="n3"></p>'))
    page = opened(new_page, host)
    field = page.get_by_label("Number")
    field.press_sequentially("a")
    host.heard("edit", 2, 0, 0, "a", "a")
    devtools = page.context.new_cdp_session(page)
    for text in ["n", "ni", "に"]:
        devtools.send("Input.imeSetComposition", {"text": text, "selectionStart": len(text), "selectionEnd": len(text)})
    expect(field).to_have_value("aに")
    host.say(["v", 2, "something else"], ["c", 2, 0, 0], ["t", 3, "late"])
    expect(page.get_by_text("late")).to_be_visible()
    expect(field).to_have_value("aに")
    assert [event for event in host.events if event[0] == "edit"] == [["edit", 2, 0, 0, "a", "a"]]
    devtools.send("Input.insertText", {"text": "日"})
    host.heard("edit", 2, 1, 1, "日", "a日")
    # What the app said meanwhile was about an older text.
    expect(field).to_have_value("a日")


def test_a_composition_given_up_takes_what_the_app_said(new_page, stand_in):
    host = stand_in(screen(FIELD, '<p id="n3"></p>'))
    page = opened(new_page, host)
    field = page.get_by_label("Number")
    field.press_sequentially("a")
    devtools = page.context.new_cdp_session(page)
    devtools.send("Input.imeSetComposition", {"text": "n", "selectionStart": 1, "selectionEnd": 1})
    host.wait(lambda host: host.events[-1][0] in ("edit", "select"))
    host.say(["v", 2, "from the app"], ["t", 3, "late"], handled=99)
    expect(page.get_by_text("late")).to_be_visible()
    expect(field).to_have_value("an")
    devtools.send("Input.imeSetComposition", {"text": "", "selectionStart": 0, "selectionEnd": 0})
    expect(field).to_have_value("from the app")


def test_return_and_focus(new_page, stand_in):
    host = stand_in(screen(FIELD, '<div id="n3"><label>Name <input></label></div>', '<button id="n4" type="button">Go</button>'))
    page = opened(new_page, host)
    page.get_by_label("Number").press_sequentially("1")
    page.get_by_label("Number").press("Enter")
    page.keyboard.press("Tab")
    expect(page.get_by_label("Name")).to_be_focused()
    page.keyboard.press("Tab")
    host.heard("blur", 3)
    assert [event[:2] for event in host.events if event[0] != "select"] == [
        ["focus", 2], ["edit", 2], ["submit", 2], ["focus", 3], ["blur", 3]]
    host.say(["f", 2])
    expect(page.get_by_label("Number")).to_be_focused()
    host.say(["b", 2])
    expect(page.get_by_label("Number")).not_to_be_focused()
    # The app did it: nothing of it is told.
    page.get_by_text("Go").click()
    host.heard("tap", 4)
    assert [event[:2] for event in host.events if event[0] in ("focus", "blur")] == [["focus", 2], ["focus", 3], ["blur", 3]]


def test_a_caret_given_late_does_not_move(new_page, stand_in):
    host = stand_in(screen(FIELD, '<div id="n3"><label>Name <input></label></div>', '<p id="n4"></p>'))
    page = opened(new_page, host)
    page.get_by_label("Number").focus()
    page.get_by_label("Name").focus()
    host.heard("focus", 3)
    host.say(["f", 2], ["b", 3], ["t", 4, "late"], handled=1)
    expect(page.get_by_text("late")).to_be_visible()
    expect(page.get_by_label("Name")).to_be_focused()


def test_what_the_browser_fills_in_is_told(new_page, stand_in):
    host = stand_in(screen(FIELD, '<div id="n3"><label>Name <input></label></div>'))
    page = opened(new_page, host)
    page.get_by_label("Number").focus()
    page.evaluate("""for (const [index, field] of [...document.querySelectorAll('input')].entries()) {
        field.value = 'filled ' + index; field.dispatchEvent(new Event('input', {bubbles: true}));
    }""")
    host.heard("edit", 3, 0, 0, "filled 1", "filled 1")
    host.wait(lambda host: host.events[-1] == ["focus", 2] or host.events[-2] == ["focus", 2])
    host.heard("edit", 2, 0, 0, "filled 0", "filled 0")


def test_focus_and_scroll_survive_patches(new_page, stand_in):
    rows = "".join(f'<li id="n{number}"><button type="button">Row {number}</button></li>' for number in range(100, 200))
    host = stand_in(screen(f'<div id="n2" data-style="height:200px;overflow:auto"><ul data-slot>{rows}</ul></div>', FIELD.replace("n2", "n3")))
    page = opened(new_page, host)
    page.get_by_label("Number").press_sequentially("123")
    page.evaluate("document.querySelector('#n2').scrollTop = 500; document.querySelector('input').setSelectionRange(1, 2)")
    host.say(["m", 3, 1, 2], ["m", 150, 2, 100], ["+", 2, 100, '<li id="n300">new</li>'], ["-", 101])
    expect(page.locator("#n300")).to_have_count(1)
    here = "[document.activeElement.tagName, document.activeElement.selectionStart, document.activeElement.selectionEnd]"
    assert page.evaluate(here) == ["INPUT", 1, 2]
    top = page.evaluate("document.querySelector('#n2').scrollTop")
    assert top > 400
    host.say(["r", 3, FIELD.replace("n2", "n3").replace('value=""', 'value="123" class="other"')])
    expect(page.locator("input.other")).to_be_focused()
    assert page.evaluate(here) == ["INPUT", 1, 2]
    host.say(["reset", screen(f'<div id="n2" data-style="height:200px;overflow:auto"><ul data-slot>{rows}</ul></div>', FIELD.replace("n2", "n3"))], handled=0)
    expect(page.locator("input.other")).to_have_count(0)
    expect(page.get_by_label("Number")).to_have_value("123")
    expect(page.get_by_label("Number")).to_be_focused()
    assert page.evaluate("document.querySelector('#n2').scrollTop") == top


def test_dialogs(new_page, stand_in, look):
    host = stand_in(screen('<button id="n2" type="button">Open</button>', '<div id="n3" data-slot></div>'))
    page = opened(new_page, host)
    page.get_by_text("Open").click()
    sheet = '<dialog id="n4" data-dismiss aria-label="Sheet"><div data-slot><button id="n5" type="button">Inside</button></div></dialog>'
    alert = '<dialog id="n6" role="alertdialog" aria-label="Alert"><button id="n7" type="button">OK</button></dialog>'
    host.say(["+", 3, 0, sheet])
    expect(page.get_by_role("button", name="Inside")).to_be_focused()
    page.keyboard.press("Tab")
    assert page.evaluate("!document.querySelector('#n2').matches(':focus')")
    host.say(["+", 4, 0, alert])
    expect(page.get_by_role("button", name="OK")).to_be_focused()
    # Nothing closes what the app does not let be closed, and nothing is told.
    for _ in range(4):
        page.keyboard.press("Escape")
    expect(page.get_by_role("alertdialog")).to_be_visible()
    host.say(["-", 6])
    expect(page.get_by_role("button", name="Inside")).to_be_focused()
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    host.wait(lambda host: host.events.count(["dismiss", 4]) == 2)
    expect(page.get_by_role("dialog")).to_be_visible()
    page.mouse.click(3, 3)
    host.wait(lambda host: host.events.count(["dismiss", 4]) == 3)
    host.say(["-", 4])
    expect(page.get_by_role("button", name="Open")).to_be_focused()
    assert [event for event in host.events if event[0] == "dismiss"] == [["dismiss", 4]] * 3


def test_an_opener_that_was_drawn_anew_gets_the_focus_back(new_page, stand_in):
    host = stand_in(screen('<button id="n2" type="button">Open</button>', '<div id="n3" data-slot></div>'))
    page = opened(new_page, host)
    page.get_by_text("Open").click()
    host.say(["+", 3, 0, '<dialog id="n4"><button id="n5" type="button">Inside</button></dialog>'])
    expect(page.get_by_role("button", name="Inside")).to_be_focused()
    host.say(["r", 2, '<button id="n2" type="button">Open again</button>'])
    host.say(["-", 4])
    expect(page.get_by_role("button", name="Open again")).to_be_focused()


def test_an_address_is_offered_and_nothing_else(new_page, stand_in, look):
    host = stand_in(screen('<p id="n2">old</p>'))
    page = opened(new_page, host)
    for url in ["javascript:alert(1)", "file:///etc/passwd", "data:text/html,x", "//nowhere", "not an address", ""]:
        host.say(["u", url])
    host.say(["t", 2, "new"])
    expect(page.get_by_text("new", exact=True)).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(0)
    host.say(["u", "https://bank.example/approve?x=1&y=<2>"])
    link = page.get_by_role("link", name="Open bank.example")
    expect(link).to_be_visible()
    assert [link.get_attribute(name) for name in ("href", "target", "rel")] == [
        "https://bank.example/approve?x=1&y=%3C2%3E", "_blank", "noopener noreferrer"]
    look(page, "script-link")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    host.say(["u", "http://127.0.0.1:1/a"])
    page.get_by_role("button", name="Not now").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert host.events == []


def test_lost_answers_and_refusals_lose_and_repeat_nothing(new_page, stand_in):
    host = stand_in(screen('<button id="n2" type="button">Tap</button>', FIELD.replace("n2", "n3")))
    host.lost_answers, host.refusals = 1, [503, 429]
    page = opened(new_page, host)
    page.get_by_text("Tap").click()
    page.get_by_label("Number").press_sequentially("12345")
    host.wait(lambda host: host.events and host.events[-1][-1] in ("12345", 5))
    assert host.events[0] == ["tap", 2]
    assert [event[4] for event in host.events if event[0] == "edit"] == list("12345")
    assert [post["from"] for post in host.posts][:3] == [1, 1, 1]


def test_a_thousand_events_at_once(new_page, stand_in):
    host = stand_in(screen('<button id="n2" type="button">Tap</button>'))
    page = opened(new_page, host)
    page.evaluate("for (let count = 0; count < 1000; count++) document.querySelector('button').click()")
    host.wait(lambda host: len(host.events) == 1000)
    assert max(len(post["events"]) for post in host.posts) == 64


def test_a_stream_that_breaks_goes_on_where_it_was(new_page, stand_in):
    host = stand_in(screen('<p id="n2">0</p>'))
    page = opened(new_page, host)
    for number in range(1, 4):
        host.say(["t", 2, f"{number}"])
        expect(page.locator("#n2")).to_have_text(f"{number}")
        host.cut()
        host.say(["+", 1, 0, f'<p id="n{10 + number}">row</p>'])
        expect(page.locator(f"#n{10 + number}")).to_be_visible()
    assert page.get_by_text("row").count() == 3


def test_trouble_is_told_and_taken_back(new_page, stand_in, look):
    host = stand_in(screen('<button id="n2" type="button">Tap</button>'))
    page = opened(new_page, host)
    host.refusals = [503] * 3
    page.get_by_text("Tap").click()
    expect(page.get_by_role("status")).to_contain_text("connection to the app is lost")
    look(page, "script-lost")
    host.heard("tap", 2)
    expect(page.get_by_role("status")).to_have_count(0)


def test_trouble_is_told_above_a_dialog(new_page, stand_in, look):
    host = stand_in(screen('<button id="n2" type="button">Tap</button>', '<div id="n3" data-slot></div>'))
    page = opened(new_page, host)
    host.refusals = [503] * 4
    page.get_by_text("Tap").click()
    expect(page.get_by_role("status")).to_contain_text("connection to the app is lost")
    host.say(["+", 3, 0, '<dialog id="n4" aria-label="Sheet"><h2>Sheet</h2><button id="n5" type="button">Inside</button></dialog>'])
    expect(page.locator("dialog").get_by_role("status")).to_be_visible()
    look(page, "script-lost-in-a-dialog")
    host.say(["-", 4])
    host.heard("tap", 2)
    expect(page.get_by_role("status")).to_have_count(0)


@pytest.mark.parametrize("status, words", [(404, "This screen has ended"), (401, "No access"), (403, "No access")])
def test_a_screen_that_is_gone_says_so(new_page, stand_in, look, status, words):
    host = stand_in(screen('<button id="n2" type="button">Tap</button>'))
    page = opened(new_page, host)
    host.status = status
    host.cut()
    expect(page.get_by_role("alertdialog")).to_contain_text(words)
    for _ in range(3):
        page.keyboard.press("Escape")
    expect(page.get_by_role("alertdialog")).to_be_visible()
    look(page, f"script-ended-{status}")
    host.status = 200
    if status == 404:
        page.get_by_role("button", name="Start again").click()
        expect(page.get_by_role("button", name="Tap")).to_be_enabled()
        host.wait(lambda host: host.begun == 2)


def test_the_app_ends_the_screen(new_page, stand_in):
    host = stand_in(screen(FIELD))
    page = opened(new_page, host)
    host.say(["end"])
    expect(page.get_by_role("alertdialog")).to_contain_text("This screen has ended")


@pytest.mark.parametrize("status", [200, 403, 404])
def test_what_was_typed_does_not_stay_on_a_page_that_has_ended(new_page, stand_in, status):
    host = stand_in(screen(FIELD))
    page = opened(new_page, host)
    number = page.get_by_label("Number")
    number.press_sequentially("4242")
    host.heard("edit", 2, 3, 3, "2", "4242")
    if status == 200:
        host.say(["end"])
    else:
        host.status = status
        host.cut()
    expect(page.get_by_role("alertdialog")).to_be_visible()
    eventually(page, "document.querySelector('[data-testid=number]').value", "")


def test_what_was_typed_does_not_stay_on_a_page_that_the_browser_keeps(new_page, stand_in):
    host = stand_in(screen(FIELD))
    page = opened(new_page, host)
    page.get_by_label("Number").press_sequentially("4242")
    host.heard("edit", 2, 3, 3, "2", "4242")
    page.evaluate("dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))")
    assert page.evaluate("document.querySelector('[data-testid=number]').value") == ""
    host.wait(lambda host: host.closed == 1)


def test_a_screen_that_cannot_begin_says_so(new_page, stand_in):
    host = stand_in(screen(FIELD))
    host.status = 503
    page = new_page()
    page.goto(host.url)
    expect(page.get_by_role("status")).to_contain_text("connection to the app is lost")
    host.status = 200
    expect(page.get_by_label("Number")).to_be_visible()
    expect(page.get_by_role("status")).to_have_count(0)


def test_too_long_a_text_is_not_taken(new_page, stand_in):
    host = stand_in(screen(FIELD))
    page = opened(new_page, host)
    page.get_by_label("Number").fill("a")
    page.get_by_label("Number").fill("é" * 10_000)
    expect(page.get_by_role("status")).to_have_text("That text is too long.")
    expect(page.get_by_label("Number")).to_have_value("a")
    page.get_by_label("Number").fill("b" * 10_000)
    host.wait(lambda host: host.events[-1][-1] == "b" * 10_000 or host.events[-2][-1] == "b" * 10_000)
    expect(page.get_by_role("status")).to_have_count(0)


def test_surroundings(new_page, stand_in):
    host = stand_in(screen(FIELD))
    page = opened(new_page, host, locale="ar-EG", color_scheme="dark")
    assert page.evaluate("[document.documentElement.dir, document.documentElement.lang]") == ["rtl", "ar-EG"]
    page.emulate_media(color_scheme="light")
    host.heard("surround", False, "ar-EG")
    page.emulate_media(color_scheme="dark")
    host.heard("surround", True, "ar-EG")


def test_a_page_that_goes_says_so(new_page, stand_in):
    host = stand_in(screen(FIELD))
    page = opened(new_page, host)
    page.goto("about:blank")
    host.wait(lambda host: host.closed == 1)
    page.go_back()
    host.wait(lambda host: host.begun == 2)
    expect(page.get_by_label("Number")).to_be_visible()
