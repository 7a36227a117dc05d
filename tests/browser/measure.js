// What a reader would complain about, at the window's size: a list of sentences. Loaded by tests/browser/matrix.py.
(options) => {
    const problems = [];
    const least = innerWidth < 400 ? 11 : 12;
    const sheet = [...document.querySelectorAll("dialog[open]")].pop();
    const place = sheet ?? document.querySelector(".table");
    const name = (each) => (each.dataset?.action ?? each.textContent).trim().replace(/\s+/g, " ").slice(0, 60);
    const hidden = (each) => !each.checkVisibility({ visibilityProperty: true }) || each.closest(".unseen, .skip");

    /** The first ancestor that cuts a box off. One that scrolls does not: the rest can be reached. */
    function cutBy(element, box) {
        for (let each = element.closest("svg")?.parentElement ?? element; each && each !== document.body; each = each.parentElement) {
            const style = getComputedStyle(each);
            if (/auto|scroll/.test(style.overflowX + style.overflowY)) return null;
            if (!/hidden|clip/.test(style.overflowX + style.overflowY)) continue;
            const edge = each.getBoundingClientRect();
            const out = [edge.left - box.left, box.right - edge.right, edge.top - box.top, box.bottom - edge.bottom];
            if (Math.max(...out) > 1.5) return each;
        }
        return box.left < -1 || box.right > innerWidth + 1 ? document.body : null;
    }

    /** Whether something spills out of a button, card or item that it belongs to. */
    function spills(element, box) {
        const holders = "button, a.button, .face, li";
        for (let each = element.closest(holders); each && place.contains(each); each = each.parentElement.closest(holders)) {
            const edge = each.getBoundingClientRect();
            if (Math.max(edge.left - box.left, box.right - edge.right, edge.top - box.top, box.bottom - edge.bottom) > 0.5) return true;
        }
        return false;
    }

    /** Text in a drawing grows with the drawing. */
    function sizeOf(element) {
        const size = parseFloat(getComputedStyle(element).fontSize);
        const drawing = element.closest("svg");
        return drawing ? size * (drawing.getBoundingClientRect().width / drawing.viewBox.baseVal.width) : size;
    }

    function readText() {
        const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
        const range = document.createRange();
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
            const element = node.parentElement;
            if (!node.data.trim() || hidden(element)) continue;
            range.selectNodeContents(node);
            const text = node.data.trim().slice(0, 50);
            const size = sizeOf(element);
            if (size < least - 0.05) problems.push(`too small (${size.toFixed(1)} px): ${text}`);
            const whole = range.getBoundingClientRect(); // with the font's own margin above and below the letters
            const letters = new DOMRect(whole.x, whole.y + whole.height * 0.2, whole.width, whole.height * 0.6);
            const cut = cutBy(element, letters);
            if (cut) problems.push(`cut off by .${cut.className}: ${text}`);
            else if (spills(element, letters)) problems.push(`spills out: ${text}`);
            for (const word of node.data.matchAll(/[^\s\-–—/]+/g)) {
                range.setStart(node, word.index);
                range.setEnd(node, word.index + word[0].length);
                const lines = new Set([...range.getClientRects()].map((box) => Math.round(box.top / 4)));
                if (lines.size > 1) problems.push(`broken inside a word: ${word[0]}`);
            }
        }
    }

    /** Each line of an element's text, without the font's margin above and below it. */
    function linesOf(element) {
        const range = document.createRange();
        range.selectNodeContents(element);
        return [...range.getClientRects()].map((line) => new DOMRect(line.x, line.y + line.height * 0.2, line.width, line.height * 0.6));
    }

    const meet = (one, other) =>
        Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1.5 && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1.5;

    /** In a special building nothing lies on its text, and no button on its conditions. */
    function readSpecials() {
        for (const each of document.querySelectorAll(".specials li")) {
            const parts = (selector) => [...each.querySelectorAll(selector)].filter((part) => !hidden(part));
            const needs = parts(".need").map((part) => part.getBoundingClientRect());
            const gives = parts(".gives .sign").map((part) => part.getBoundingClientRect());
            const buttons = parts(".claim button").map((part) => part.getBoundingClientRect());
            const texts = parts(".name, .effect").flatMap(linesOf);
            const title = name(each).slice(0, 20);
            if (texts.some((line) => [...needs, ...gives, ...buttons].some((box) => meet(line, box)))) problems.push(`something lies on the text of ${title}`);
            if ([...needs, ...gives].some((box) => buttons.some((button) => meet(box, button)))) problems.push(`a button lies on the signs of ${title}`);
            if (needs.some((box) => gives.some((sign) => meet(box, sign)))) problems.push(`the signs of ${title} lie on each other`);
        }
    }

    function readSigns() {
        for (const each of place.querySelectorAll(".needs .mark, .counts .mark, .gives .sign")) {
            if (!hidden(each) && spills(each, each.getBoundingClientRect())) problems.push(`spills out: a sign of ${name(each.closest("button, li"))}`);
        }
    }

    /** Whether a click at five points of a button reaches it. */
    function uncovered(button) {
        const box = button.getBoundingClientRect();
        if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1) return "outside the window";
        const inset = Math.min(box.width, box.height) / 4; // inside rounded corners
        const xs = [box.left + inset, box.right - inset];
        const ys = [box.top + inset, box.bottom - inset];
        const points = [[(box.left + box.right) / 2, (box.top + box.bottom) / 2], ...xs.flatMap((x) => ys.map((y) => [x, y]))];
        const missed = points.some(([x, y]) => !button.contains(document.elementFromPoint(x, y)));
        return missed ? "covered" : "";
    }

    function reachActions() {
        const buttons = [...place.querySelectorAll("[data-action]")].filter((each) => !hidden(each));
        for (const each of buttons) {
            if (options.scrolling) each.scrollIntoView({ block: "center", inline: "center" });
            const trouble = uncovered(each);
            if (trouble) problems.push(`${trouble}: ${name(each)}`);
        }
        const offered = new Set(buttons.map((each) => each.dataset.action.split(" with ")[0]));
        for (const action of options.legal) if (!offered.has(action)) problems.push(`not offered: ${action}`);
    }

    /** How far a target reaches around its middle, or null if something else is there. */
    function felt(each) {
        const box = each.getBoundingClientRect();
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        const hit = (right, down) => each.contains(document.elementFromPoint(x + right, y + down));
        if (!hit(0, 0)) return null;
        if (hit(-21, 0) && hit(21, 0) && hit(0, -21) && hit(0, 21)) return { small: false };
        const reach = (right, down) => {
            let far = 0;
            while (far < 44 && hit(right * (far + 1), down * (far + 1))) far++;
            return far;
        };
        const bound = (edge, far) => (edge < 44 ? 44 : far); // the window's edge ends every target
        const wide = bound(Math.min(x, innerWidth - x) * 2, reach(-1, 0) + reach(1, 0));
        const high = bound(Math.min(y, innerHeight - y) * 2, reach(0, -1) + reach(0, 1));
        return { wide, high, small: wide < 42 || high < 42 };
    }

    function feelTargets() {
        for (const each of place.querySelectorAll("button, a.button")) {
            if (hidden(each) || getComputedStyle(each).pointerEvents === "none") continue;
            let size = felt(each);
            if (!size?.small) continue;
            each.scrollIntoView({ block: "center" }); // the bar may have covered a part of it
            size = felt(each);
            if (size?.small) problems.push(`a target of ${size.wide} x ${size.high} px: ${name(each)}`);
        }
    }

    /** What one decides on is the largest: a deck in step 2, in step 4 a special building that can be taken, else the market. */
    function weighCards() {
        const steps = { discard: ".faceup .face", draw: ".deck.open", buy: ".faceup .face", claim: ".specials .can" };
        const subject = steps[document.querySelector(".table").dataset.phase];
        /** A special building may be as large as its text. */
        const told = (each) => each.offsetHeight <= (each.querySelector(".effect") ? each.querySelector(".text").offsetHeight + 32 : 0);
        const areas = (cards) => [...document.querySelectorAll(cards)].filter((each) => !told(each)).map((each) => each.offsetWidth * each.offsetHeight);
        const largest = (cards) => Math.max(0, ...areas(cards));
        const decided = subject ? largest(subject) : 0;
        if (!decided) return;
        const say = (what, size) => problems.push(`${what} is larger than what is decided on (${size} > ${decided} px²)`);
        if (largest(".mine li button") > decided) say("a card of my city", largest(".mine li button"));
        if (subject !== ".faceup .face" && largest(".faceup .face") > decided) say("the market", largest(".faceup .face"));
        // A strip is not large, however long it is.
        const shorter = (each) => Math.min(each.offsetWidth, each.offsetHeight);
        const least = Math.max(...[...document.querySelectorAll(subject)].map(shorter));
        for (const each of document.querySelectorAll(".specials li:not(.can) .tile")) {
            const area = each.offsetWidth * each.offsetHeight;
            if (!told(each) && area > decided && shorter(each) > least) say(`a special building (${name(each).slice(0, 20)})`, area);
        }
    }

    scrollTo(0, 0);
    const wider = document.documentElement.scrollWidth - innerWidth;
    if (wider > 0) problems.push(`${wider} px wider than the window`);
    reachActions();
    if (!options.scrolling) readText();
    if (!options.scrolling) readSigns();
    if (!options.scrolling && !sheet) readSpecials();
    if (!options.scrolling && !sheet) weighCards();
    if (!options.scrolling && matchMedia("(pointer: coarse)").matches) feelTargets();
    return [...new Set(problems)];
}
