"""Measures the gallery in headless Chromium: first paint, filters, and long tasks while it is scrolled.

Usage: gallery.py PAGE...
"""

import os
import pathlib
import shutil
import statistics
import sys
import tempfile
import time

from selenium import webdriver
from selenium.webdriver.chrome.service import Service

FLAGS = [
    "--headless=new",
    # Only pages of the project's own are shown; containers and root have no sandbox.
    "--no-sandbox",
    "--disable-dev-shm-usage",
    "--disable-gpu",
    "--hide-scrollbars",
]

QUERIES = ["s", "弾む", "srping", "spring", "kind:spring", "bouncy", "duration:0.2..0.5", "flip", "ease in out", ""]

# Tasks of over 50 ms are told by the browser itself.
OBSERVE = """
window.tasks = [];
new PerformanceObserver((list) => tasks.push(...list.getEntries().map((one) => one.duration)))
  .observe({entryTypes: ["longtask"]});
"""

FILTER = """
const [query, done] = arguments, field = document.querySelector("input[type=search]");
const start = performance.now();
field.value = query;
field.dispatchEvent(new Event("input", {bubbles: true}));
requestAnimationFrame(() => setTimeout(() => done(performance.now() - start)));
"""

SCROLL = """
const done = arguments[0];
let step = 0, most = 0;
const next = () => {
  most = Math.max(most, gallery.running);
  if (step === 120) return done(most);
  scrollTo(0, (document.documentElement.scrollHeight * step++) / 120);
  requestAnimationFrame(next);
};
next();
"""


def start(folder):
    options = webdriver.ChromeOptions()
    options.binary_location = shutil.which("chromium")
    for flag in FLAGS:
        options.add_argument(flag)
    service = Service(shutil.which("chromedriver"), env=os.environ | {"TMPDIR": folder})
    driver = webdriver.Chrome(options=options, service=service)
    driver.set_window_size(1280, 860)
    return driver


def paint(driver):
    script = "return performance.getEntriesByName('first-contentful-paint')[0]?.startTime"
    while (found := driver.execute_script(script)) is None:
        time.sleep(0.05)
    return found


def measure(driver, path):
    page = pathlib.Path(path).resolve()
    paints = []
    for _ in range(3):
        driver.get(page.as_uri())
        paints.append(paint(driver))
    count = driver.execute_script("return gallery.shown.length")
    time.sleep(2)
    driver.execute_script(OBSERVE)
    driver.execute_async_script(FILTER, "warm")
    filters = [driver.execute_async_script(FILTER, query) for query in QUERIES]
    time.sleep(0.5)
    driver.execute_script("tasks.length = 0")
    most = driver.execute_async_script(SCROLL)
    time.sleep(0.5)
    longest = max(driver.execute_script("return tasks"), default=0)
    print(f"{count} presets")
    print(f"  file                    {page.stat().st_size / 1e6:8.2f} MB")
    print(f"  first paint             {statistics.median(paints):8.0f} ms  (below 500)")
    print(f"  filter, slowest of {len(QUERIES)}    {max(filters):8.0f} ms  (below 50)")
    print(f"  animations at most      {most:8}     (24)")
    print(f"  longest task, scrolling {longest:8.0f} ms  (below 100)")


def main():
    with tempfile.TemporaryDirectory(dir="/tmp", ignore_cleanup_errors=True) as folder:
        driver = start(folder)
        try:
            for path in sys.argv[1:]:
                measure(driver, path)
        finally:
            driver.quit()


main()
