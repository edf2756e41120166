"""The example app in a browser, at a real vault: from typing a card to paying with it."""

import re

import pytest
from playwright.sync_api import expect
from shop import YEAR

VISA, MASTERCARD, AMEX = "4242424242424242", "5555555555554444", "378282246310005"
EXPIRY = f"12{YEAR % 100}"
PART = "checkout_components_"
ELSEWHERE = {
    "dark": {"color_scheme": "dark"},
    "rtl": {"locale": "ar-EG"},
    "390": {"viewport": {"width": 390, "height": 844}},
    "320": {"viewport": {"width": 320, "height": 640}},
    # What is left of 900 by 800 when everything is twice as large.
    "zoom": {"viewport": {"width": 450, "height": 400}, "device_scale_factor": 2},
}


@pytest.fixture
def open_shop(shop, new_page):
    """Signs a new customer in and opens the app."""

    def make(*cards, asks_for_code=False, **options):
        shop.sign_in(*cards, asks_for_code=asks_for_code)
        page = new_page(host=shop.app, **options)
        page.goto(shop.app.url)
        expect(page.get_by_role("heading", name="Harbour Coffee")).to_be_visible()
        return page

    return make


def add_card(page, number, code="737", expiry=EXPIRY, name="Jane Doe", save=True):
    page.get_by_label("Card number", exact=True).press_sequentially(number)
    page.get_by_label("Expiry date", exact=True).press_sequentially(expiry)
    page.get_by_label("Security code", exact=True).press_sequentially(code)
    page.get_by_label("Name on card", exact=True).press_sequentially(name)
    # What the fields make of it arrives, however fast it was typed.
    expect(page.get_by_label("Expiry date", exact=True)).to_have_value(f"{expiry[:2]}/{expiry[2:]}" if expiry == EXPIRY else re.compile("."))
    if save:
        expect(page.get_by_test_id("card_save")).to_be_enabled()
        page.get_by_test_id("card_save").click()


def check_out(page):
    page.get_by_test_id("start_checkout").click()
    expect(page.get_by_test_id(PART + "vault_pay_button")).to_be_visible()


def pay(page):
    expect(page.get_by_test_id(PART + "vault_pay_button")).to_be_enabled()
    page.get_by_test_id(PART + "vault_pay_button").click()


def fits(page):
    """Nothing is cut off or has to be scrolled sideways."""
    return page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_card_is_typed_saved_and_pays(shop, open_shop, look):
    page = open_shop()
    look(page, "start")
    page.get_by_test_id("start_add_card").click()
    expect(page.get_by_test_id("card_save")).to_be_disabled()
    look(page, "add-card-empty")
    page.get_by_label("Card number", exact=True).press_sequentially(VISA, delay=20)
    expect(page.get_by_label("Card number", exact=True)).to_have_value("4242 4242 4242 4242")
    expect(page.get_by_test_id("card_brand")).to_have_text("Visa")
    page.get_by_label("Expiry date", exact=True).press_sequentially(EXPIRY)
    expect(page.get_by_label("Expiry date", exact=True)).to_have_value(f"12/{YEAR % 100}")
    page.get_by_label("Security code", exact=True).press_sequentially("737")
    expect(page.get_by_test_id("card_save")).to_be_disabled()
    page.get_by_label("Name on card", exact=True).press_sequentially("Jane Doe")
    expect(page.get_by_test_id("card_save")).to_be_enabled()
    look(page, "add-card-complete")
    assert "4242424242424242" not in page.content() and "737" not in page.content()
    page.get_by_test_id("card_save").click()
    expect(page.get_by_test_id("card_saved")).to_contain_text("Visa ending in 4242 is saved.")
    look(page, "add-card-saved")
    assert shop.saved() == ["4242"]
    page.get_by_test_id("card_done").click()
    check_out(page)
    expect(page.get_by_text("•••• 4242")).to_be_visible()
    look(page, "checkout")
    pay(page)
    expect(page.get_by_test_id("receipt")).to_contain_text("Your order is paid")
    look(page, "checkout-paid")
    expect(page.get_by_role("dialog")).to_have_count(0)
    look(page, "receipt")


def test_a_pasted_card(shop, open_shop):
    page = open_shop()
    page.get_by_test_id("start_add_card").click()
    page.get_by_label("Card number", exact=True).focus()
    page.keyboard.insert_text(" 5555-5555-5555-4444 ")
    expect(page.get_by_label("Card number", exact=True)).to_have_value("5555 5555 5555 4444")
    expect(page.get_by_test_id("card_brand")).to_have_text("Mastercard")


@pytest.mark.parametrize("name, field, typed, sentence", [
    ("number", "number", "4242424242424241", "Check the number"), ("short", "number", "42424242", "Check the number"),
    ("date", "expiry", "1320", "Check the date"), ("code", "code", "12", "Check the code")])
def test_what_is_not_valid_is_said_and_not_sent(shop, open_shop, look, name, field, typed, sentence):
    page = open_shop()
    page.get_by_test_id("start_add_card").click()
    add_card(page, **{"number": VISA, field: typed}, save=False)
    page.keyboard.press("Tab")
    expect(page.get_by_test_id(f"card_{field}_problem")).to_contain_text(sentence)
    # The field itself says it, too.
    label = {"number": "Card number", "expiry": "Expiry date", "code": "Security code"}[field]
    expect(page.get_by_label(label, exact=True)).to_have_accessible_description(re.compile(sentence))
    expect(page.get_by_test_id("card_save")).to_be_disabled()
    look(page, f"add-card-invalid-{name}")
    assert shop.saved() == []


@pytest.mark.parametrize("name, number, sentence", [
    ("expired", "4000000000000069", "The card has expired"), ("declined", "4000000000000002", "The bank declined the card"),
    ("code", "4000000000000127", "The security code is not right"), ("provider", "4000000000000119", "The bank does not answer")])
def test_a_refused_card_says_why(shop, open_shop, look, name, number, sentence):
    page = open_shop()
    page.get_by_test_id("start_add_card").click()
    add_card(page, number)
    expect(page.get_by_test_id("card_refused")).to_contain_text(sentence)
    look(page, f"add-card-refused-{name}")
    assert shop.saved() == []


def test_the_same_card_twice(shop, open_shop, look):
    page = open_shop(VISA)
    page.get_by_test_id("start_add_card").click()
    add_card(page, VISA)
    expect(page.get_by_test_id("card_refused")).to_contain_text("This card is saved already")
    look(page, "add-card-refused-duplicate")
    assert shop.saved() == ["4242"]


def test_the_security_code_is_asked_for_again(shop, open_shop, look):
    page = open_shop(AMEX, VISA, asks_for_code=True)
    check_out(page)
    field = page.get_by_test_id(PART + "vault_cvv_field")
    expect(page.get_by_test_id(PART + "vault_pay_button")).to_be_disabled()
    look(page, "checkout-code")
    field.press_sequentially("73a7")
    expect(field).to_have_value("737")
    # American Express has four digits.
    expect(page.get_by_test_id(PART + "vault_pay_button")).to_be_disabled()
    field.press_sequentially("39")
    expect(field).to_have_value("7373")
    look(page, "checkout-code-complete")
    assert "7373" not in page.content()
    pay(page)
    expect(page.get_by_test_id("receipt")).to_contain_text("Your order is paid")


def test_a_payment_that_fails_can_be_tried_again(shop, open_shop, look):
    page = open_shop("4000000000000010", VISA)
    check_out(page)
    pay(page)
    expect(page.get_by_test_id(PART + "error_title")).to_be_visible()
    look(page, "checkout-failed")
    page.get_by_test_id(PART + "error_other_payment_method_button").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_test_id("checkout_problem")).to_contain_text("Nothing was charged")
    look(page, "checkout-failed-after")


def test_another_card_is_chosen_and_one_deleted(shop, open_shop, look):
    page = open_shop(VISA, MASTERCARD)
    check_out(page)
    page.get_by_test_id(PART + "payment_selection_show_all_button").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    look(page, "all-methods")
    page.get_by_role("button", name=re.compile("ending in 4444")).click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_text("•••• 4444")).to_be_visible()
    page.get_by_test_id(PART + "payment_selection_show_all_button").click()
    page.get_by_test_id(PART + "edit_button").click()
    remove = page.get_by_test_id(re.compile("vaulted_payment_method_.*_delete_button"))
    expect(remove).to_have_count(2)
    look(page, "all-methods-edit")
    remove.last.click()
    expect(page.get_by_text("Are you sure you want to delete this payment method?")).to_be_visible()
    look(page, "delete-question")
    page.get_by_test_id(PART + "cancel_button").click()
    expect(page.get_by_text("Are you sure")).to_have_count(0)
    # A deletion that fails is told, and nothing is gone.
    shop.front.rule = lambda method, path: 500 if method == "DELETE" else None
    page.get_by_test_id(PART + "edit_button").click()
    remove.last.click()
    page.get_by_test_id(PART + "delete_button").click()
    expect(page.get_by_test_id(PART + "error_message_container")).to_contain_text("could not be deleted")
    look(page, "delete-failed")
    assert shop.saved() == ["4242", "4444"]
    # The next time it succeeds, and the other card stays.
    shop.front.rule = lambda method, path: None
    page.get_by_test_id(PART + "edit_button").click()
    remove.last.click()
    page.get_by_test_id(PART + "delete_button").click()
    expect(page.get_by_text("Are you sure")).to_have_count(0)
    expect(page.get_by_role("dialog").get_by_role("button", name=re.compile("ending in"))).to_have_count(1)
    assert len(shop.saved()) == 1


def test_the_last_card_is_deleted_and_the_list_closes(shop, open_shop, look):
    page = open_shop(VISA)
    check_out(page)
    page.get_by_test_id(PART + "payment_selection_show_all_button").click()
    page.get_by_test_id(PART + "edit_button").click()
    page.get_by_test_id(re.compile("vaulted_payment_method_.*_delete_button")).click()
    page.get_by_test_id(PART + "delete_button").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_test_id(PART + "vault_pay_button")).to_have_count(0)
    look(page, "deleted-last")
    assert shop.saved() == []


def test_nothing_saved_shows_nothing(shop, open_shop, look):
    page = open_shop()
    page.get_by_test_id("start_checkout").click()
    expect(page.get_by_test_id("order_total")).to_be_visible()
    expect(page.get_by_test_id("checkout_add_card")).to_be_visible()
    expect(page.get_by_text("Saved payment methods")).to_have_count(0)
    expect(page.get_by_test_id(PART + "vault_pay_button")).to_have_count(0)
    look(page, "checkout-nothing-saved")


def test_the_customised_checkout(shop, open_shop, look):
    page = open_shop(VISA, MASTERCARD)
    page.get_by_test_id("start_custom_checkout").click()
    expect(page.get_by_text("Pay faster with a saved card")).to_be_visible()
    look(page, "checkout-customised")
    page.get_by_role("button", name="Manage").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.get_by_test_id(PART + "close_button").or_(page.get_by_test_id(PART + "back_button")).first.click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    pay(page)
    expect(page.get_by_test_id("receipt")).to_contain_text("Your order is paid")


@pytest.mark.parametrize("name", ELSEWHERE)
def test_the_screens_elsewhere(shop, open_shop, look, name):
    page = open_shop(VISA, MASTERCARD, asks_for_code=True, **ELSEWHERE[name])
    assert page.evaluate("document.documentElement.dir") == ("rtl" if name == "rtl" else "ltr")
    look(page, f"start-{name}")
    assert fits(page)
    page.get_by_test_id("start_add_card").click()
    number = page.get_by_label("Card number", exact=True)
    number.press_sequentially(VISA)
    expect(number).to_have_value("4242 4242 4242 4242")
    assert number.evaluate("field => getComputedStyle(field).direction") == "ltr"
    look(page, f"add-card-{name}")
    assert fits(page)
    page.get_by_role("button", name="Back").click()
    check_out(page)
    # Masked digits run from left to right in every language.
    assert page.get_by_text("•••• 4242").evaluate("text => getComputedStyle(text).direction") == "ltr"
    code = page.get_by_test_id(PART + "vault_cvv_field")
    assert code.evaluate("field => getComputedStyle(field).direction") == "ltr"
    look(page, f"checkout-{name}")
    assert fits(page)
    page.get_by_test_id(PART + "payment_selection_show_all_button").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    look(page, f"all-methods-{name}")
    assert fits(page)
    page.get_by_test_id(PART + "edit_button").click()
    page.get_by_test_id(re.compile("vaulted_payment_method_.*_delete_button")).first.click()
    expect(page.get_by_test_id(PART + "delete_button")).to_be_visible()
    look(page, f"delete-question-{name}")
    assert fits(page)


def press(page, name):
    """Goes on with the Tab key until something of that name has the focus, then presses it."""
    for _ in range(40):
        page.keyboard.press("Tab")
        here = page.evaluate(
            "(document.activeElement.getAttribute('data-testid') || '') + ' ' + (document.activeElement.getAttribute('aria-label') || document.activeElement.textContent)")
        if name in here:
            return page.keyboard.press("Enter")
    raise AssertionError(f"{name} cannot be reached with the keyboard")


def test_the_whole_road_by_keyboard(shop, open_shop):
    page = open_shop()
    press(page, "start_add_card")
    expect(page.get_by_label("Card number", exact=True)).to_be_visible()
    for label, text in [("Card number", VISA), ("Expiry date", EXPIRY), ("Security code", "737"), ("Name on card", "Jane Doe")]:
        for _ in range(20):
            page.keyboard.press("Tab")
            if page.evaluate("document.activeElement.getAttribute('aria-label')") == label:
                break
        page.keyboard.type(text)
    expect(page.get_by_test_id("card_save")).to_be_enabled()
    press(page, "card_save")
    expect(page.get_by_test_id("card_saved")).to_be_visible()
    press(page, "card_done")
    expect(page.get_by_test_id("start_checkout")).to_be_visible()
    press(page, "start_checkout")
    expect(page.get_by_test_id(PART + "vault_pay_button")).to_be_enabled()
    press(page, "show_all_button")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    press(page, "vault_pay_button")
    expect(page.get_by_test_id("receipt")).to_contain_text("Your order is paid")


def test_two_tabs(shop, open_shop, new_page):
    page = open_shop(VISA)
    other = new_page(context=page.context)
    other.goto(page.url)
    check_out(page)
    other.get_by_test_id("start_add_card").click()
    add_card(other, MASTERCARD)
    expect(other.get_by_test_id("card_saved")).to_contain_text("Mastercard ending in 4444")
    other.close()
    pay(page)
    expect(page.get_by_test_id("receipt")).to_contain_text("Your order is paid")
    assert shop.saved() == ["4242", "4444"]


def test_a_vault_that_is_started_again_in_the_middle(shop, open_shop, look):
    page = open_shop(VISA)
    page.get_by_test_id("start_add_card").click()
    add_card(page, MASTERCARD, save=False)
    expect(page.get_by_test_id("card_save")).to_be_enabled()
    # The permission to add is still given; the vault does not answer.
    shop.front.rule = lambda method, path: 503
    shop.vault.stop()
    page.get_by_test_id("card_save").click()
    expect(page.get_by_test_id("card_refused")).to_be_visible()
    look(page, "vault-away")
    shop.front.rule = lambda method, path: None
    shop.start_vault()
    page.get_by_test_id("card_save").click()
    expect(page.get_by_test_id("card_saved")).to_contain_text("Mastercard ending in 4444")
    page.get_by_test_id("card_done").click()
    check_out(page)
    pay(page)
    expect(page.get_by_test_id("receipt")).to_contain_text("Your order is paid")
    assert shop.saved() == ["4242", "4444"]


def test_a_payment_that_has_to_be_approved(shop, open_shop, new_page, look):
    page = open_shop("4000002500003155")
    check_out(page)
    pay(page)
    link = page.get_by_role("link", name=re.compile("^Open 127"))
    expect(link).to_be_visible()
    look(page, "approve-link")
    # Whoever put it off finds the way there again.
    page.get_by_role("button", name="Not now").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_test_id(PART + "cancel_payment_button")).to_be_visible()
    look(page, "approve-later")
    page.get_by_test_id(PART + "open_page_button").click()
    with page.context.expect_page() as opened:
        link.click()
    bank = opened.value
    bank.get_by_role("button", name=re.compile("Approve", re.I)).click()
    expect(page.get_by_test_id("receipt")).to_contain_text("Your order is paid")


def test_a_payment_that_has_to_be_approved_can_be_given_up(shop, open_shop, look):
    page = open_shop("4000002500003155")
    check_out(page)
    pay(page)
    page.get_by_role("button", name="Not now").click()
    page.get_by_test_id(PART + "cancel_payment_button").click()
    expect(page.get_by_test_id(PART + "error_description")).to_contain_text("The payment was cancelled.")
    look(page, "approve-cancelled")
