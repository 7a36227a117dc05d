"""Draw the app's PNG icons from our own web/public/icon.svg: `python tools/icons.py` (needs Chromium).

Phones want bitmaps: 192 and 512 pixels for launchers, a maskable one whose picture stays inside the safe circle, and
Apple's, which has no transparent corners. The results are small and committed; the build needs no browser.
"""

from __future__ import annotations

import shutil
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

PUBLIC = Path(__file__).resolve().parent.parent / "web" / "public"
SKY = "#cfeaf7"
GRASS = "#7cc98a"
ICONS = {
    "icon-192": (192, 1.0),
    "icon-512": (512, 1.0),
    "icon-maskable": (512, 0.72),
    "apple-touch-icon": (180, 0.86),
}
"""For each icon its size, and which part of it the picture fills; one that is not filled gets sky and grass around."""


def draw(browser: Browser, svg: str, size: int, share: float) -> bytes:
    """One icon as PNG."""
    page = browser.new_page(viewport={"width": size, "height": size})
    ground = "transparent" if share == 1 else f"linear-gradient({SKY} 68%, {GRASS} 68%)"
    page.set_content(
        f"<style>html,body{{margin:0;height:100%;background:{ground}}}body{{display:grid;place-items:center}}"
        f"svg{{width:{share:.0%};height:{share:.0%}}}</style>{svg}"
    )
    drawn = page.screenshot(omit_background=True)
    page.close()
    return drawn


def main() -> None:
    """Write all icons."""
    svg = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        for name, (size, share) in ICONS.items():
            file = PUBLIC / f"{name}.png"
            file.write_bytes(draw(browser, svg, size, share))
            print(file, file.stat().st_size)
        browser.close()


if __name__ == "__main__":
    main()
