"""Draws the pictures of the gallery in docs/images, with headless Chromium.

Usage: screenshots.py PAGE FOLDER

PAGE is what `curvet gallery -o` writes.
"""

import os
import pathlib
import shutil
import sys
import time

from selenium import webdriver
from selenium.webdriver.chrome.service import Service

SEEK = """
const slider = document.querySelector('.seek');
if (slider) { slider.value = 1000 * arguments[0]; slider.dispatchEvent(new Event('input')); }
for (const card of document.querySelectorAll('.card')) card.mover.show(card.mover.span * arguments[0], 1);
"""
# Wide windows have one pixel for each of the page's, phones two.
WIDE, PHONE = (1440, 900, 1), (390, 844, 2)
# A name, what the address has behind `#`, the part of the time that is shown, the window, the colors.
PICTURES = [
    ("gallery", "", 0.34, WIDE, "light"),
    ("gallery-dark", "", 0.34, WIDE, "dark"),
    ("gallery-phone", "", 0.34, PHONE, "light"),
    ("gallery-flip", "transition/flip-present", 0.52, WIDE, "light"),
    ("gallery-css", "transition/flip-dismiss", 0.52, WIDE, "light"),
    ("gallery-tweak", "spring/figma/quick?duration=0.44&bounce=0.6", 0.2, WIDE, "light"),
    ("gallery-compare", "!view=compare&compare=spring/figma/quick,spring/swiftui/bouncy,curve/card",
     0.16, WIDE, "light"),
    ("gallery-map", "!view=map", 0, WIDE, "light"),
    ("gallery-sheet", "animator/card-expand", 0.5, WIDE, "light"),
]


def main(page, folder):
    options = webdriver.ChromeOptions()
    options.binary_location = shutil.which("chromium")
    for flag in ["--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
                 "--force-color-profile=srgb",
                 # Somebody with a mouse looks at it.
                 "--blink-settings=primaryHoverType=2,availableHoverTypes=2"]:
        options.add_argument(flag)
    driver = webdriver.Chrome(options=options, service=Service(shutil.which("chromedriver")))
    try:
        for name, address, part, (width, height, scale), theme in PICTURES:
            driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {
                "width": width, "height": height, "deviceScaleFactor": scale, "mobile": scale > 1})
            driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {
                "features": [{"name": "prefers-color-scheme", "value": theme}]})
            driver.get("about:blank")
            driver.get(pathlib.Path(page).resolve().as_uri() + "?still#" + address)
            time.sleep(1)
            driver.execute_script(SEEK, part)
            time.sleep(0.2)
            driver.save_screenshot(os.path.join(folder, f"{name}.png"))
    finally:
        driver.quit()


if __name__ == "__main__":
    main(*sys.argv[1:])
