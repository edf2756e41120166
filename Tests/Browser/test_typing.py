"""Typing into fields of an app: what the browser shows, what the app has, and that neither loses anything."""

import random
import re

import pytest
from conftest import eventually
from playwright.sync_api import expect

# Patches come this much later than they were sent.
LATE = """
const listen = Object.getOwnPropertyDescriptor(EventSource.prototype, 'onmessage');
Object.defineProperty(EventSource.prototype, 'onmessage', {
    ...listen, set(handler) { listen.set.call(this, (message) => setTimeout(() => handler(message), MILLISECONDS)) },
});
"""
WATCH = """() => {
    window.seen = [];
    const look = () => { window.seen.push(document.activeElement.value ?? ''); requestAnimationFrame(look) };
    look();
}"""
DELAYS = [0, 300]


@pytest.fixture
def open_screen(fixture_host, new_page):
    """Opens a screen of the fixture."""

    def make(name, delay=0, **options):
        page = new_page(host=fixture_host, **options)
        if delay:
            page.context.add_init_script(LATE.replace("MILLISECONDS", str(delay)))
        page.goto(fixture_host.url)
        page.get_by_role("button", name=name, exact=True).click()
        return page

    return make


def caret(page):
    return page.evaluate("[document.activeElement.selectionStart, document.activeElement.selectionEnd]")


def place_caret(page, first, last=None):
    page.evaluate(f"document.activeElement.setSelectionRange({first}, {first if last is None else last})")


@pytest.mark.parametrize("delay", DELAYS)
def test_a_number_is_formatted_and_never_rolled_back(open_screen, delay):
    page = open_screen("card", delay)
    number = page.get_by_label("Card number")
    number.click()
    page.evaluate(WATCH)
    page.keyboard.type("4242424242424242", delay=20)
    expect(number).to_have_value("4242 4242 4242 4242")
    expect(page.get_by_test_id("number_state")).to_have_text("16 valid Visa 4242")
    seen = [re.sub(" ", "", text) for text in page.evaluate("seen")]
    assert [len(text) for text in seen] == sorted(len(text) for text in seen)
    assert all("4242424242424242".startswith(text) for text in seen)
    eventually(page, "document.activeElement.selectionStart", 19)


@pytest.mark.parametrize("delay", DELAYS)
def test_digits_go_in_and_out_in_the_middle(open_screen, delay):
    page = open_screen("card", delay)
    number = page.get_by_label("Card number")
    number.click()
    page.keyboard.type("42424242")
    expect(number).to_have_value("4242 4242")
    place_caret(page, 2)
    page.keyboard.type("111", delay=20)
    expect(number).to_have_value("4211 1424 242")
    eventually(page, "document.activeElement.selectionStart", 6)
    page.keyboard.press("Backspace")
    expect(number).to_have_value("4211 4242 42")
    # Backspace over the separator alone, then the digit before it.
    place_caret(page, 5)
    page.keyboard.press("Backspace")
    expect(page.get_by_test_id("number_state")).to_contain_text(re.compile("^(9|10) "))
    page.keyboard.press("Control+a")
    page.keyboard.press("Backspace")
    expect(number).to_have_value("")
    expect(page.get_by_test_id("number_state")).to_contain_text("0 not valid")


@pytest.mark.parametrize("delay", DELAYS)
def test_pasting(open_screen, delay):
    page = open_screen("card", delay)
    number = page.get_by_label("Card number")
    paste(page, "Card number", "5555-5555 5555.4444")
    expect(number).to_have_value("5555 5555 5555 4444")
    expect(page.get_by_test_id("number_state")).to_have_text("16 valid Mastercard 4444")
    page.keyboard.press("Control+a")
    paste(page, "Card number", "378282246310005")
    expect(number).to_have_value("3782 822463 10005")
    expect(page.get_by_test_id("number_state")).to_have_text("15 valid American Express 0005")
    # Over a selection in the middle.
    place_caret(page, 5, 11)
    paste(page, "Card number", "99")
    expect(number).to_have_value("3782 991000 5")
    page.keyboard.press("Control+a")
    paste(page, "Card number", "no digits at all")
    expect(page.get_by_test_id("number_state")).to_contain_text("0 not valid")
    expect(number).to_have_value("")


def paste(page, label, text):
    """Pastes as a user does: copied from a field of the test's own, pasted with the keyboard, over what is selected."""
    page.get_by_label(label, exact=True).focus()
    selected = caret(page)
    page.evaluate("""(text) => {
        const from = document.createElement('textarea');
        from.id = 'from'; from.value = text; document.body.append(from); from.select();
    }""", text)
    page.keyboard.press("Control+c")
    page.evaluate("document.querySelector('#from').remove()")
    page.get_by_label(label, exact=True).focus()
    place_caret(page, *selected)
    page.keyboard.press("Control+v")


def test_expiry_and_code(open_screen):
    page = open_screen("card")
    page.get_by_label("Expiry").press_sequentially("1230", delay=20)
    expect(page.get_by_label("Expiry")).to_have_value("12/30")
    expect(page.get_by_test_id("expiry_state")).to_contain_text("valid")
    page.keyboard.press("Tab")
    page.keyboard.type("737")
    expect(page.get_by_test_id("code_state")).to_contain_text("3 valid")
    assert page.get_by_label("Security code").get_attribute("type") == "password"
    # Nothing of it is in the page but in the field itself.
    assert "737" not in page.content()


@pytest.mark.parametrize("delay", DELAYS)
def test_the_app_has_what_was_typed(open_screen, delay):
    page = open_screen("echo", delay)
    field, echo = page.get_by_label("Echoed"), page.get_by_test_id("echo")
    text = "The quick brown fox jumps over the lazy dog"
    field.press_sequentially(text, delay=10)
    expect(echo).to_have_text(text)
    expect(field).to_have_value(text)
    place_caret(page, 4, 9)
    page.keyboard.type("slow")
    page.keyboard.press("Control+ArrowRight")
    page.keyboard.press("Control+Backspace")
    page.keyboard.press("Home")
    page.keyboard.press("Delete")
    page.keyboard.press("End")
    page.keyboard.type("!")
    value = field.input_value()
    assert value.startswith("he slow ") and value.endswith("dog!")
    expect(echo).to_have_text(value)
    page.keyboard.press("Shift+Home")
    page.keyboard.press("Control+x")
    expect(echo).to_have_text("")
    page.keyboard.press("Control+v")
    expect(echo).to_have_text(value)
    page.keyboard.press("Control+z")
    expect(field).to_have_value("")
    expect(echo).to_have_text("")
    page.keyboard.press("Control+Shift+z")
    expect(echo).to_have_text(value)


def test_emoji_and_other_scripts(open_screen):
    page = open_screen("echo")
    field, echo = page.get_by_label("Echoed"), page.get_by_test_id("echo")
    for text in ["a😀b", "👩‍👩‍👧‍👦🇩🇪", "שלום עולם", "e\u0301", "<b>&amp;\"'`"]:
        field.fill("")
        for character in text:
            page.keyboard.insert_text(character)
        expect(echo).to_have_text(text)
        expect(field).to_have_value(text)
        page.keyboard.press("Backspace")
        page.keyboard.press("Backspace")
        eventually(page, "document.querySelector('[data-testid=echo]').textContent === document.querySelector('input').value")


@pytest.mark.parametrize("delay", DELAYS)
def test_composition(open_screen, delay):
    page = open_screen("echo", delay)
    field, echo = page.get_by_label("Echoed"), page.get_by_test_id("echo")
    field.press_sequentially("ab")
    place_caret(page, 1)
    devtools = page.context.new_cdp_session(page)
    for text in ["n", "に", "にh", "にほ", "にほn", "にほん"]:
        devtools.send("Input.imeSetComposition", {"text": text, "selectionStart": len(text), "selectionEnd": len(text)})
    expect(field).to_have_value("aにほんb")
    devtools.send("Input.insertText", {"text": "日本"})
    expect(field).to_have_value("a日本b")
    expect(echo).to_have_text("a日本b")
    assert caret(page) == [3, 3]
    # In a field that changes what is typed, too.
    page = open_screen("form", delay)
    page.get_by_label("Code").press_sequentially("x")
    expect(page.get_by_label("Code")).to_have_value("X")
    devtools = page.context.new_cdp_session(page)
    devtools.send("Input.imeSetComposition", {"text": "y", "selectionStart": 1, "selectionEnd": 1})
    devtools.send("Input.imeSetComposition", {"text": "yz", "selectionStart": 2, "selectionEnd": 2})
    expect(page.get_by_label("Code")).to_have_value("Xyz")
    devtools.send("Input.insertText", {"text": "yz1"})
    expect(page.get_by_label("Code")).to_have_value("XYZ")
    expect(page.get_by_test_id("values")).to_have_text("||XYZ")


@pytest.mark.parametrize("delay", DELAYS)
def test_a_field_that_changes_what_is_typed(open_screen, delay):
    page = open_screen("form", delay)
    code = page.get_by_label("Code")
    code.press_sequentially("a1b2", delay=20)
    expect(code).to_have_value("AB")
    place_caret(page, 1)
    page.keyboard.type("9")
    expect(code).to_have_value("AB")
    # As on iOS: a text that the app assigns has the caret at its end.
    eventually(page, "document.activeElement.selectionStart", 2)
    place_caret(page, 1)
    page.keyboard.type("XYZ", delay=20)
    expect(code).to_have_value("AXYZ")
    expect(page.get_by_test_id("values")).to_have_text("||AXYZ")


def test_return_leads_on_and_the_app_moves_the_caret(open_screen):
    page = open_screen("form")
    page.get_by_label("First name").press_sequentially("Jane")
    expect(page.get_by_test_id("focused")).to_have_text("first")
    page.keyboard.press("Enter")
    expect(page.get_by_label("Last name")).to_be_focused()
    page.keyboard.type("Doe")
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("submitted")).to_have_text("Submitted: 1")
    expect(page.get_by_test_id("values")).to_have_text("Jane|Doe|")
    page.get_by_role("button", name="To the first").click()
    expect(page.get_by_label("First name")).to_be_focused()
    page.keyboard.press("End")
    page.keyboard.type("t")
    expect(page.get_by_test_id("values")).to_have_text("Janet|Doe|")
    page.get_by_role("button", name="Clear").click()
    expect(page.get_by_test_id("values")).to_have_text("||")
    expect(page.get_by_label("First name")).to_have_value("")
    expect(page.get_by_test_id("focused")).to_have_text("none")


def test_what_is_dragged_arrives(open_screen):
    page = open_screen("form")
    page.get_by_label("First name").press_sequentially("Jane")
    page.keyboard.press("Control+a")
    start, end = (page.get_by_label(name).bounding_box() for name in ("First name", "Last name"))
    page.mouse.move(start["x"] + 20, start["y"] + start["height"] / 2)
    page.mouse.down()
    page.mouse.move(start["x"] + 40, start["y"] + start["height"] / 2 + 4)
    page.mouse.move(end["x"] + 20, end["y"] + end["height"] / 2, steps=5)
    page.mouse.up()
    expect(page.get_by_test_id("values")).to_have_text("|Jane|")


@pytest.mark.parametrize("seed", [0, 1, 43, 45])
def test_whatever_is_done_quickly_nothing_is_lost(open_screen, seed):
    """Random keys, faster than patches travel: when all is quiet, the field has the digits that it had, in their format, and so has the app."""
    page = open_screen("card", [0, 60, 150, 300][seed % 4])
    number = page.get_by_label("Card number")
    number.click()
    dice = random.Random(seed)
    done = []
    for _ in range(3):
        for _ in range(12):
            length = len(number.input_value())
            key = dice.choice(["digit"] * 6 + ["Backspace", "Delete", "ArrowLeft", "Home", "End", "Control+Backspace", "select", "pause"])
            if key == "digit":
                page.keyboard.type(str(dice.randrange(10)))
            elif key == "select" and length:
                place_caret(page, *sorted(dice.randrange(length + 1) for _ in range(2)))
            elif key == "pause":
                page.wait_for_timeout(dice.choice([20, 100, 200]))
            elif key != "select":
                page.keyboard.press(key)
            done.append(key)
        digits, place = page.evaluate("""() => {
            const { value, selectionStart } = document.activeElement;
            return [value.replace(/ /g, ''), value.slice(0, selectionStart).replace(/ /g, '').length];
        }""")
        settled = "document.activeElement.value.replace(/ /g, '')"
        expect(page.get_by_test_id("number_state")).to_have_text(re.compile(f"^{min(len(digits), 19)} "))
        eventually(page, "document.activeElement.value.endsWith(' ') || / {2}/.test(document.activeElement.value)", False)
        assert page.evaluate(settled) == digits, done
        eventually(page, "document.activeElement.value.slice(0, document.activeElement.selectionStart).replace(/ /g, '').length", place)
