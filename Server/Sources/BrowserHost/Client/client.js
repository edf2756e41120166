"use strict";
// Shows one screen of an app: HTML and small patches come in, what the user does goes out.
//
// What it expects of the page:
//   <main id="app">           holds the screen
//   id="n12"                  the element of node 12; a text field's is its <input> or something around it
//   id="n-12"                 a part beside what is in the node: a page's bar, announcements
//   data-slot                 the place of a node's children, if they do not stand directly in its element
//   data-text                 the place of a node's own words, likewise
//   data-style                CSS of one element; the page's policy allows no style attributes
//   <button>, role="button"   a click taps the node; data-event="dismiss" dismisses it instead
//   role="switch", checkbox   a click toggles the node
//   <dialog>                  shown as modal; with data-dismiss it can be dismissed by Escape and by a click beside it
//
// The browser owns text in flight: what the app says about a field that the user went on changing is dropped; the app says it again if it must.

const EVENTS_MAX = 64; // in one request
const EVENT_BYTES_MAX = 30_000; // of one event; a request has room for two
const SELECTION_MILLISECONDS = 100; // between two reports of a moving caret
const NOTICE_MILLISECONDS = 400; // a shorter trouble is not told
const SPOKEN_MILLISECONDS = 50; // from an empty notice to its words
const ANSWER_MILLISECONDS = 30_000; // after which a request is sent again
const PAUSES = [250, 500, 1000, 2000, 4000]; // before a request is sent again

const app = document.getElementById("app");
const asItIs = { createHTML: (html) => html };
const policy = globalThis.trustedTypes?.createPolicy("coffer", asItIs) ?? asItIs;
const darkness = matchMedia("(prefers-color-scheme: dark)");

let screen = null; // its name
let ended = false;
let shown = 0; // number of the last patch done
let applying = false; // what the browser does meanwhile was not the user

// MARK: Elements

const NODE = /^n\d+$/;
const node = (id) => document.getElementById("n" + id);
const numberOf = (element) => Number(element.id.slice(1));

/** The element of the node that an element belongs to, or null. */
function nodeAround(element) {
    let place = element?.closest?.("[id]");
    while (place && !NODE.test(place.id)) place = place.parentElement?.closest("[id]");
    return place ?? null;
}

/** The node's own part that a selector finds, or null: not a part of a node inside it. */
function partOf(element, selector) {
    if (element.matches(selector)) return element;
    for (const child of element.children) {
        const found = NODE.test(child.id) ? null : partOf(child, selector);
        if (found) return found;
    }
    return null;
}

const FIELD = "input:not([type=checkbox]):not([type=radio]), textarea";
const isField = (element) => element instanceof Element && element.matches(FIELD) && app.contains(element);
const fieldOf = (element) => partOf(element, FIELD);
const slotOf = (element) => partOf(element, "[data-slot]") ?? element;
const controlOf = (element) => partOf(element, "input, textarea") ?? element;

/** A new element with attributes and content. Content is text or elements, never HTML. */
function make(name, attributes, ...content) {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    element.append(...content);
    return element;
}

/** Elements from HTML that the app wrote, with their own looks. */
function parse(html) {
    const template = document.createElement("template");
    template.innerHTML = policy.createHTML(html);
    const content = document.importNode(template.content, true);
    for (const element of content.querySelectorAll("[data-style]")) dress(element);
    return content;
}

function dress(element) {
    element.style.cssText = element.dataset.style ?? "";
}

// MARK: Events to the app

let made = 0; // number of the last event
let underWay = 0; // how many of the waiting ones are in the present request
let isPosting = false;
const waiting = []; // events without an answer; the last one has the number `made`

/** Sends an event as soon as possible; returns its number. */
function tell(...event) {
    if (ended) return made;
    const last = waiting.length > underWay ? waiting.at(-1) : null;
    if (last && event[0] === "select" && last[0] === "select" && last[1] === event[1]) {
        waiting[waiting.length - 1] = event;
        return made;
    }
    made += 1;
    waiting.push(event);
    void post();
    return made;
}

async function request(path, body) {
    const signal = AbortSignal.timeout(ANSWER_MILLISECONDS);
    return fetch(path, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body), cache: "no-store", signal });
}

const pause = (tries) => new Promise((resume) => setTimeout(resume, PAUSES[Math.min(tries, PAUSES.length - 1)]));

/** The first waiting events that fit into one request. */
function batch() {
    let bytes = 0;
    const fits = waiting.slice(0, EVENTS_MAX).findIndex((event) => (bytes += byteCount(event)) > 2 * EVENT_BYTES_MAX);
    return waiting.slice(0, fits < 0 ? EVENTS_MAX : Math.max(fits, 1));
}

const byteCount = (event) => new TextEncoder().encode(JSON.stringify(event)).length;

async function post() {
    if (isPosting) return;
    isPosting = true;
    await null; // events of one moment go together
    for (let tries = 0; waiting.length > 0 && screen && !ended; ) {
        const events = batch();
        underWay = events.length;
        const from = made - waiting.length + 1;
        const answer = await request(`/screens/${screen}/events`, { from, events }).catch(() => null);
        if (answer?.ok) {
            waiting.splice(0, events.length);
            [underWay, tries] = [0, 0];
            trouble("events", false);
        } else if (!answer || answer.status >= 500 || answer.status === 429) {
            trouble("events", true);
            await pause(tries++);
        } else {
            finish(answer.status);
        }
    }
    isPosting = false;
}

// MARK: Patches from the app

let patches = null;

function listen() {
    patches?.close();
    patches = new EventSource(`/screens/${screen}/patches`);
    patches.onopen = () => trouble("patches", false);
    patches.onmessage = (message) => receive(JSON.parse(message.data));
    patches.onerror = () => {
        if (ended) return;
        trouble("patches", true);
        if (patches.readyState === EventSource.CLOSED) void listenAgain();
    };
}

/** After the browser gave up: it does not say why, so ask. */
async function listenAgain() {
    for (let tries = 0; !ended; tries++) {
        await pause(tries);
        const stop = new AbortController();
        const answer = await fetch(`/screens/${screen}/patches`, { signal: stop.signal }).catch(() => null);
        stop.abort();
        if (answer?.ok) return listen();
        if ([401, 403, 404].includes(answer?.status)) return finish(answer.status);
    }
}

/** Does a patch once, and no patch after one that is missing. */
function receive({ n, a, o }) {
    const isWhole = o.some(([name]) => name === "reset");
    if (ended || (n <= shown && !isWhole)) return;
    if (n !== shown + 1 && !isWhole) return listen();
    shown = n;
    const held = document.activeElement;
    const holder = app.contains(held) ? nodeAround(held) : null;
    applying = true;
    try {
        // Where the caret goes comes last: setting a text moves it.
        for (const operation of o) if (operation[0] !== "c") apply(operation, a);
        for (const operation of o) if (operation[0] === "c") apply(operation, a);
    } finally {
        applying = false;
    }
    showDialogs();
    // Unless the app took the caret away.
    if (holder && !ended && !o.some(([name]) => name === "b")) keepFocus(held, holder);
}

const operations = {
    "-": (a, id) => node(id) && take(node(id)),
    "+": (a, parent, before, html) => put(parse(html), parent, before),
    m: (a, id, parent, before) => node(id) && put(node(id), parent, before),
    r: (a, id, html) => node(id) && exchange(a, node(id), () => node(id).replaceWith(parse(html))),
    "=": (a, id, attributes) => node(id) && change(node(id), attributes, a),
    t: (a, id, text) => node(id) && ((partOf(node(id), "[data-text]") ?? node(id)).textContent = text),
    v: (a, id, text) => onField(id, (field) => holdText(field, a, ["v", id, text]) || setText(field, text)),
    c: (a, id, first, last) => onField(id, (field) => holdText(field, a, ["c", id, first, last]) || setSelection(field, first, last)),
    f: (a, id) => onField(id, (field) => a >= caretEvent && giveCaret(field)),
    b: (a, id) => onField(id, (field) => a >= caretEvent && field.blur()),
    u: (a, url) => offer(url),
    title: (a, text) => (document.title = text),
    reset: (a, html) => exchange(a, app, () => app.replaceChildren(parse(html))),
    end: () => finish(404),
};

function apply([name, ...values], a) {
    operations[name]?.(a, ...values);
}

function onField(id, action) {
    const field = node(id) && fieldOf(node(id));
    if (field) action(field);
}

function put(what, parent, before) {
    const next = before ? node(before) : null;
    const place = next?.parentNode ?? (node(parent) ? slotOf(node(parent)) : null);
    if (!place) return;
    if (!what.isConnected) place.insertBefore(what, next);
    // A move that keeps focus and scroll positions, where the browser has it.
    else if (place.moveBefore) place.moveBefore(what, next);
    else keepingScroll(() => place.insertBefore(what, next));
}

function take(element) {
    // Closing gives the focus back; that is the user's focus again, so it counts.
    for (const dialog of [element, ...element.querySelectorAll("dialog")].reverse()) if (dialog.open) hide(dialog);
    element.remove();
}

/** Puts new elements in place of old ones; text in flight, carets and scroll positions stay. */
function exchange(a, element, action) {
    const fields = [...element.querySelectorAll(FIELD)].filter((field) => nodeAround(field));
    if (isField(element)) fields.push(element);
    const kept = fields.map((field) => {
        report(field);
        return { id: numberOf(nodeAround(field)), value: field.value, caret: [field.selectionStart, field.selectionEnd], state: stateOf(field) };
    });
    keepingScroll(action);
    for (const { id, value, caret, state } of kept) {
        onField(id, (field) => {
            states.set(field, { ...state, isComposing: false, held: [] });
            if (a < state.event || state.isComposing) field.value = value;
            else state.text = stateOf(field).text = field.value;
            const length = field.value.length;
            field.setSelectionRange(Math.min(caret[0], length), Math.min(caret[1], length));
            report(field);
        });
    }
}

/** Puts back what an action scrolled: the page and the boxes in it. */
function keepingScroll(action) {
    const scrolled = [...app.querySelectorAll("*")].filter((element) => element.scrollTop || element.scrollLeft);
    const places = scrolled.map((element) => ({ id: nodeAround(element)?.id, element, top: element.scrollTop, left: element.scrollLeft }));
    const [left, top] = [scrollX, scrollY];
    action();
    for (const place of places) {
        const element = place.element.isConnected ? place.element : document.getElementById(place.id);
        element?.scrollTo(place.left, place.top);
    }
    if (scrollX !== left || scrollY !== top) scrollTo(left, top);
}

function change(element, attributes, a) {
    const target = controlOf(element);
    for (const [name, value] of Object.entries(attributes)) {
        // A switch that the user went on turning stays as it is.
        if (name === "checked" || name === "aria-checked") {
            if (a < (toggles.get(target) ?? 0)) continue;
            if (name === "checked") target.checked = value !== null;
        }
        if (value === null) target.removeAttribute(name);
        else target.setAttribute(name, value);
        if (name === "data-style") dress(target);
    }
}

// MARK: Text fields

/** What the app knows of each field, or was told: text, selection; the number of the last event; whether a composition is under way. */
const states = new WeakMap();
let caretEvent = 0; // number of the last event that gave or took the caret

function stateOf(field) {
    if (!states.has(field)) {
        states.set(field, { text: field.defaultValue, selection: "", event: 0, before: null, isComposing: false, held: [] });
    }
    return states.get(field);
}

const selectionOf = (field) => `${field.selectionStart},${field.selectionEnd}`;

/** Tells the app what the user changed in a field since it was last told: the text, then the selection. */
function report(field) {
    const state = stateOf(field);
    const place = nodeAround(field);
    if (state.isComposing || !place) return;
    if (field.value !== state.text && !reportText(field, state, numberOf(place))) return;
    if (field !== document.activeElement || selectionOf(field) === state.selection) return;
    state.selection = selectionOf(field);
    state.event = tell("select", numberOf(place), field.selectionStart, field.selectionEnd, field.value);
}

function reportText(field, state, id) {
    const text = field.value;
    const [first, last, typed] = difference(state.text, text, state.before, field.selectionStart);
    state.before = null;
    const event = ["edit", id, first, last, typed, text];
    if (byteCount(event) > EVENT_BYTES_MAX) {
        field.value = state.text;
        say("That text is too long.");
        return false;
    }
    if (troubles.size === 0) say("");
    state.text = text;
    state.selection = `${first + typed.length},${first + typed.length}`;
    state.event = tell(...event);
    return true;
}

/** The stretch of a text that was replaced, and by what: at the selection there was, or before the caret there is, or the least. */
function difference(old, text, before, caret) {
    if (before) {
        const [first, last] = before;
        const end = text.length - (old.length - last);
        if (end >= first && text.startsWith(old.slice(0, first)) && text.endsWith(old.slice(last))) return whole(old, text, first, last);
    }
    let tail = text.length - caret;
    if (!old.endsWith(text.slice(caret))) for (tail = 0; isSame(old, text, tail); ) tail++;
    let first = 0;
    const most = Math.min(old.length, text.length) - tail;
    while (first < most && old[first] === text[first]) first++;
    return whole(old, text, first, old.length - tail);
}

const isSame = (old, text, tail) => tail < Math.min(old.length, text.length) && old.at(-1 - tail) === text.at(-1 - tail);

/** Widens a stretch so that it parts no pair of surrogates. */
function whole(old, text, first, last) {
    const parts = (string, index) => /^[\ud800-\udbff][\udc00-\udfff]/.test(string.slice(index - 1, index + 1)) && index > 0;
    const shift = text.length - old.length;
    while (parts(old, first) || parts(text, first)) first--;
    while (parts(old, last) || parts(text, last + shift)) last++;
    return [first, last, text.slice(first, last + shift)];
}

/** Whether what the app says about a field must not be done: not now, while the user composes; never, if the user went on. */
function holdText(field, a, operation) {
    report(field);
    const state = stateOf(field);
    if (a < state.event) return true;
    if (state.isComposing) state.held.push([a, operation]);
    return state.isComposing;
}

function setText(field, text) {
    const state = stateOf(field);
    state.text = text;
    if (field.value === text) return;
    const caret = [field.selectionStart, field.selectionEnd].map((place) => Math.min(place, text.length));
    field.value = text;
    if (field === document.activeElement) field.setSelectionRange(...caret);
    state.selection = selectionOf(field);
}

function setSelection(field, first, last) {
    if (field !== document.activeElement) return;
    field.setSelectionRange(first, last);
    stateOf(field).selection = selectionOf(field);
}

function giveCaret(field) {
    if (field === document.activeElement) return;
    field.focus();
    setSelection(field, field.value.length, field.value.length);
}

addEventListener("beforeinput", ({ target }) => {
    if (isField(target) && !stateOf(target).isComposing) stateOf(target).before = [target.selectionStart, target.selectionEnd];
});

addEventListener("input", ({ target }) => {
    if (!isField(target)) return;
    const events = made;
    report(target);
    // Filled in by the browser: the app gives the caret to what is typed in, so say where it is.
    if (made === events || target === document.activeElement) return;
    const active = nodeAround(document.activeElement);
    caretEvent = active && isField(document.activeElement) ? tell("focus", numberOf(active)) : tell("blur", numberOf(nodeAround(target)));
});

addEventListener("compositionstart", ({ target }) => {
    if (!isField(target)) return;
    report(target);
    stateOf(target).isComposing = true;
    stateOf(target).before = [target.selectionStart, target.selectionEnd];
});

addEventListener("compositionend", ({ target }) => {
    if (!isField(target)) return;
    const state = stateOf(target);
    state.isComposing = false;
    report(target);
    const held = state.held.splice(0);
    applying = true;
    for (const [a, operation] of held) apply(operation, a);
    applying = false;
});

// Some browsers fill in without more.
addEventListener("change", ({ target }) => isField(target) && report(target));

let selectionTimer = null;
document.addEventListener("selectionchange", () => {
    selectionTimer ??= setTimeout(() => {
        selectionTimer = null;
        if (isField(document.activeElement)) report(document.activeElement);
    }, SELECTION_MILLISECONDS);
});

addEventListener("focusin", ({ target }) => {
    if (applying || !isField(target) || !nodeAround(target)) return;
    stateOf(target).selection = "";
    caretEvent = tell("focus", numberOf(nodeAround(target)));
});

addEventListener("focusout", ({ target, relatedTarget }) => {
    // The window losing the focus is not the field losing the caret; and the app takes the caret from one field to give it to the next.
    if (applying || !isField(target) || !nodeAround(target) || target === document.activeElement) return;
    report(target);
    if (!isField(relatedTarget)) caretEvent = tell("blur", numberOf(nodeAround(target)));
});

// MARK: Buttons, switches, keys

const toggles = new WeakMap(); // number of the last event of each switch

addEventListener("click", (event) => {
    const dialog = event.target;
    if (dialog instanceof HTMLDialogElement && isBeside(dialog, event)) return dismiss(dialog);
    const control = event.target.closest?.("button, input, [role=button], [role=link], [role=switch], [data-event]");
    const place = app.contains(control) ? nodeAround(control) : null;
    if (!place || control.matches(":disabled, [aria-disabled=true], input:not([type=checkbox])")) return;
    if (isField(document.activeElement)) report(document.activeElement);
    if (control.matches("input[type=checkbox]")) {
        toggles.set(control, tell("toggle", numberOf(place), control.checked));
    } else if (control.matches("[role=switch]")) {
        const isOn = control.getAttribute("aria-checked") !== "true";
        control.setAttribute("aria-checked", isOn);
        toggles.set(control, tell("toggle", numberOf(place), isOn));
    } else {
        tell(control.dataset.event ?? "tap", numberOf(place));
    }
});

addEventListener("keydown", (event) => {
    const { target, key } = event;
    if (event.isComposing || event.keyCode === 229) return;
    if (key === "Escape" && modals().length > 0) {
        event.preventDefault();
        dismiss(modals().at(-1));
    } else if (key === "Enter" && isField(target)) {
        event.preventDefault();
        report(target);
        if (!event.repeat && nodeAround(target)) tell("submit", numberOf(nodeAround(target)));
    } else if ((key === "Enter" || key === " ") && target.matches?.("[role=button], [role=link], [role=switch]") && !target.matches("button, a, input")) {
        event.preventDefault();
        if (!event.repeat) target.click();
    }
});

// MARK: Dialogs

const openers = new Map(); // open modal dialog -> what had the focus before
const modals = () => [...openers.keys()].filter((dialog) => dialog.isConnected);

/** Shows the dialogs that came with a patch. */
function showDialogs() {
    for (const dialog of openers.keys()) if (!dialog.isConnected) openers.delete(dialog);
    for (const dialog of app.querySelectorAll("dialog")) if (!dialog.open) open(dialog);
    if (said) placeNotice();
}

function open(dialog) {
    const opener = document.activeElement;
    openers.set(dialog, { element: opener, id: nodeAround(opener)?.id });
    dialog.showModal();
}

/** Closes a dialog; the focus goes back to what had it, or to what stands in its place. */
function hide(dialog) {
    const opener = openers.get(dialog);
    openers.delete(dialog);
    const was = applying;
    applying = false;
    dialog.close();
    if (document.activeElement === document.body || dialog.contains(document.activeElement)) {
        const again = opener?.element?.isConnected ? opener.element : document.getElementById(opener?.id);
        const place = again && again !== document.body ? again : modals().at(-1);
        if (place) focusIn(place);
    }
    applying = was;
}

const FOCUSABLE = "button:not(:disabled), input:not(:disabled), a[href], [tabindex]";

function focusIn(element) {
    (element.matches(FOCUSABLE) ? element : element.querySelector(FOCUSABLE))?.focus({ preventScroll: true });
}

/** After a patch that took the focused element away: to the one in its place, else to the page or dialog shown. */
function keepFocus(held, holder) {
    if (document.activeElement !== document.body && document.activeElement !== null) return;
    const again = held.isConnected ? held : document.getElementById(holder.id);
    if (again) focusIn(again);
    if (document.activeElement !== document.body || held.isConnected) return;
    const place = modals().at(-1) ?? app;
    place.setAttribute("tabindex", "-1");
    place.focus({ preventScroll: true });
}

function dismiss(dialog) {
    if (dialog.dataset.dismiss === undefined) return;
    const place = app.contains(dialog) ? nodeAround(dialog) : null;
    if (place) tell("dismiss", numberOf(place));
    else removePanel(dialog);
}

/** Whether a click on a dialog was outside its frame: on what is behind it. */
function isBeside(dialog, { clientX, clientY, detail }) {
    const frame = dialog.getBoundingClientRect();
    const isInside = clientX >= frame.left && clientX <= frame.right && clientY >= frame.top && clientY <= frame.bottom;
    return detail > 0 && !isInside && dialog.getAttribute("role") !== "alertdialog";
}

// Only the app closes its dialogs; the browser's own ways are told to it.
addEventListener("cancel", (event) => {
    if (!(event.target instanceof HTMLDialogElement)) return;
    event.preventDefault();
    dismiss(event.target);
}, true);
addEventListener("close", ({ target }) => {
    if (openers.has(target) && target.isConnected && !target.open) target.showModal();
}, true);

// MARK: What the page itself says

const notice = make("div", { class: "coffer-notice", role: "status", popover: "manual" });
let said = "";
let [noticeTimer, spokenTimer] = [null, null];
const troubles = new Set();

/** Shows and speaks a line above everything; an empty one takes it away. */
function say(text) {
    if (text === said) return;
    said = text;
    placeNotice();
    // A change of what is there already is spoken; what comes with its text may not be.
    clearTimeout(spokenTimer);
    spokenTimer = setTimeout(() => { notice.textContent = text; }, SPOKEN_MILLISECONDS);
}

/** What is outside a modal dialog is not spoken. */
function placeNotice() {
    const place = modals().at(-1) ?? document.body;
    if (notice.parentNode !== place) place.append(notice);
    notice.togglePopover?.(said !== "");
}

/** Notes that a way to the app does not work, or works again. */
function trouble(way, isThere) {
    if (isThere === troubles.has(way)) return;
    if (isThere) troubles.add(way);
    else troubles.delete(way);
    clearTimeout(noticeTimer);
    if (troubles.size === 0) return say("");
    const text = "The connection to the app is lost. Trying again; what you do meanwhile is kept.";
    noticeTimer = setTimeout(() => { if (!ended) say(text); }, NOTICE_MILLISECONDS);
}

/** A dialog of the page's own. */
function panel(title, text, attributes, ...controls) {
    const heading = make("h2", { id: "coffer-panel-title" }, title);
    const dialog = make("dialog", { class: "coffer-panel", "aria-labelledby": heading.id, ...attributes }, heading, make("p", {}, text), ...controls);
    for (const old of document.querySelectorAll(".coffer-panel")) removePanel(old);
    document.body.append(dialog);
    open(dialog);
    return dialog;
}

function removePanel(dialog) {
    hide(dialog);
    dialog.remove();
}

/** Offers to open an address: a browser opens no window that its user did not ask for. */
function offer(text) {
    const url = URL.canParse(text) ? new URL(text) : null;
    if (url?.protocol !== "https:" && url?.protocol !== "http:") return;
    const link = make("a", { class: "coffer-link", href: url.href, target: "_blank", rel: "noopener noreferrer" }, `Open ${url.host}`);
    const close = make("button", { type: "button" }, "Not now");
    const dialog = panel("Open another page?", `The app asks you to go on at ${url.host}.`, { "data-dismiss": "" }, link, close);
    for (const control of [link, close]) control.addEventListener("click", () => removePanel(dialog));
}

/** The screen is gone, or was never there: 404, or any other status with which nothing can go on. */
function finish(status) {
    if (ended) return;
    ended = true;
    patches?.close();
    forget();
    clearTimeout(noticeTimer);
    say("");
    if (status === 401 || status === 403) {
        panel("No access", "The app was started anew, or this page was opened by somebody else. Open the address that the app printed.", { role: "alertdialog" });
        return;
    }
    const again = make("button", { type: "button" }, "Start again");
    again.addEventListener("click", () => location.reload());
    const text = status === 404 ? "This screen has ended." : `Something went wrong (${status}).`;
    panel("Ended", text, { role: "alertdialog" }, again);
}

// MARK: Life

/** Nothing that was typed stays behind on a page that has ended, or that the browser keeps for its Back button. */
function forget() {
    waiting.length = 0;
    for (const field of app.querySelectorAll(FIELD)) [field.value, stateOf(field).text] = ["", ""];
}

const surroundings = () => ({ dark: darkness.matches, locale: navigator.language });

function surround() {
    document.documentElement.lang = navigator.language;
    if (screen) tell("surround", darkness.matches, navigator.language);
}

async function begin() {
    document.documentElement.lang = navigator.language;
    document.body.append(notice);
    for (let tries = 0; !screen && !ended; tries++) {
        const answer = await request("/screens", surroundings()).catch(() => null);
        if (answer?.ok) {
            const first = await answer.json();
            screen = encodeURIComponent(first.screen);
            app.replaceChildren(parse(first.html));
            document.documentElement.dir = first.rtl ? "rtl" : "ltr";
        } else if (answer && answer.status < 500 && answer.status !== 429) {
            return finish(answer.status);
        } else {
            trouble("screen", true);
            await pause(tries);
        }
    }
    trouble("screen", false);
    listen();
    showDialogs();
}

darkness.addEventListener("change", surround);
addEventListener("languagechange", surround);
addEventListener("pagehide", () => {
    patches?.close();
    if (screen && !ended) navigator.sendBeacon(`/screens/${screen}/close`);
    ended = true;
    forget();
});
addEventListener("pageshow", ({ persisted }) => persisted && location.reload());
void begin();
