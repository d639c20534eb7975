"""Eyes that look at a page as its readers do: nothing cut, nothing too small, one button in view, axe content."""

from __future__ import annotations

from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Page, expect

from tests.thorough import usually

EVERYTHING = usually(6, 1)  # the whole page at one kind of question in so many
STANDARDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]

# Only what is wrong crosses over to Python: the list of all that is right is long.
FLAWS = """async ([parts, standards]) => {
    const where = parts.length ? {include: parts.map(part => [part])} : document;
    const found = await axe.run(where, {runOnly: standards, resultTypes: ['violations']});
    const said = ({all, any, none}) => [...all, ...any, ...none].map(one => one.message);
    return found.violations.flatMap(({id, nodes}) => nodes.map(
        node => `${id}: ${node.html.slice(0, 160)} ${said(node)}`
    ));
}"""

TROUBLES = """([least, touch]) => {
    const seen = e => {
        const box = e.getBoundingClientRect(), style = getComputedStyle(e);
        return style.visibility !== 'hidden' && box.width > 1 && box.height > 1
            && !e.closest('.visually-hidden') && e.checkVisibility();
    };
    const troubles = [];
    if (document.documentElement.scrollWidth > innerWidth) troubles.push('wider than the window');
    for (const e of document.querySelectorAll('button, a[href], select, input, summary')) {
        if (!seen(e) || e.classList.contains('skip') || e.matches('.switch input, [type=range]')) continue;
        const {width, height} = e.getBoundingClientRect();
        const name = `${e.className} ${e.textContent.trim().slice(0, 30)} ${Math.round(width)}x${Math.round(height)}`;
        const inline = getComputedStyle(e).display === 'inline';
        if (!inline && Math.min(width, height) < least) troubles.push(`small: ${name}`);
        if (touch && e.matches('.btn, .opt, .tool') && height < 44 && !e.closest('li[data-n]'))
            troubles.push(`not for fingers: ${name}`);
    }
    for (const e of document.querySelectorAll('h1, h2, h3, .opt b, .btn, .tag, .lab, p, label')) {
        if (seen(e) && e.scrollWidth > e.clientWidth + 1 && getComputedStyle(e).overflow !== 'visible')
            troubles.push(`cut: ${e.textContent.trim().slice(0, 40)}`);
    }
    return troubles;
}"""


def troubles(page: Page, screen: str) -> list[str]:
    return list(page.evaluate(TROUBLES, [24, screen == "phone"]))


def sound(page: Page, screen: str) -> list[str]:
    """What is wrong with a moment at which this reader is asked: parts that are cut or too small, or not one button in
    view that says what it does."""
    found = troubles(page, screen)
    buttons = page.locator("#decision .btn.primary:visible")
    expect(buttons).to_have_count(1)  # where all play together, another may have been quicker: then it comes again
    box, size = buttons.bounding_box(), page.viewport_size
    if box is None or size is None or box["y"] + box["height"] > size["height"] + 1:
        found.append("the button is not in view")
    if buttons.inner_text().strip().lower() in {"", "ok"}:
        found.append("the button does not say what it does")
    return found


def flaws(page: Page, *parts: str) -> list[str]:
    """What axe finds on the whole page, or in these parts of it."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE_SCRIPT)
    return list(page.evaluate(FLAWS, [list(parts), STANDARDS]))


class Eyes:
    """Look at every moment of a whole game on one screen, and with axe at each kind of question when it first comes;
    now and then at all that is around it, too, which takes long and changes little."""

    def __init__(self, screen: str) -> None:
        self.screen = screen
        self.met: set[str] = set()

    def look(self, page: Page, kind: str) -> None:
        assert sound(page, self.screen) == [], kind
        if kind not in self.met:
            parts = [] if len(self.met) % EVERYTHING == 0 else ["#decision"]
            self.met.add(kind)
            assert flaws(page, *parts) == [], kind
