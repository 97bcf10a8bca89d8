"""Answers questions about pages, easings and modules, by asking headless Chromium.

Usage: browser.py

Every line of standard input is a JSON array of questions: objects whose field `kind` names a function of page.js
or of this file. For each line it prints one: a JSON array that has for every question an object with its `answer`,
or with a `refusal`, which lists what is wrong with what was asked about. The end of standard input ends the browser.
"""

import base64
import importlib.resources
import json
import os
import pathlib
import shutil
import sys
import tempfile
import time

from selenium import webdriver
from selenium.common.exceptions import TimeoutException
from selenium.webdriver import ActionChains
from selenium.webdriver.common.actions.action_builder import ActionBuilder
from selenium.webdriver.common.actions.pointer_input import PointerInput
from selenium.webdriver.common.by import By
from selenium.webdriver.chrome.service import Service

from stylesheets import checks, told

FLAGS = [
    "--headless=new",
    # Only pages of the tests' own are shown; containers and root have no sandbox.
    "--no-sandbox",
    "--disable-dev-shm-usage",
    "--disable-gpu",
    "--force-device-scale-factor=1",
    "--force-color-profile=srgb",
    "--hide-scrollbars",
]
SECONDS = 60


def program(name):
    path = shutil.which(name)
    if path is None:
        sys.exit(f"{name} is missing: run 'make test-deps'")
    return path


def start(folder):
    options = webdriver.ChromeOptions()
    options.binary_location = program("chromium")
    for flag in FLAGS:
        options.add_argument(flag)
    options.set_capability("goog:loggingPrefs", {"browser": "WARNING"})
    service = Service(program("chromedriver"), env=os.environ | {"TMPDIR": folder})
    driver = webdriver.Chrome(options=options, service=service)
    driver.set_script_timeout(SECONDS)
    return driver


def load(driver):
    driver.get("about:blank")
    driver.execute_script(pathlib.Path(__file__).with_name("page.js").read_text())


def ask(driver, question):
    script = "window.answer(arguments[0]).then(arguments[1])"
    try:
        return json.loads(driver.execute_async_script(script, question))
    except TimeoutException:
        load(driver)
        return {"refusal": [f"no answer within {SECONDS} s"]}


known = {}


def complaints(driver, css):
    """Returns what is wrong with a style sheet; many pages have the same one."""
    if css not in known:
        known[css] = found(driver, css)
    return known[css]


def found(driver, css):
    errors, questions = checks(css)
    bad = ask(driver, {"kind": "misunderstood", "checks": questions})["answer"]
    return errors + [told(question) for question, isBad in zip(questions, bad) if isBad]


def emulate(driver, page):
    motion = "reduce" if page["reducedMotion"] else "no-preference"
    features = [{"name": "prefers-reduced-motion", "value": motion}]
    driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": features})


def picture(driver, question):
    """Saves what a page looks like at a time."""
    page = question["page"]
    shown = ask(driver, question | {"kind": "show"})
    if "refusal" in shown:
        return shown
    size = {"width": page["width"], "height": page["height"]}
    override = size | {"deviceScaleFactor": 1, "mobile": False}
    driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", override)
    pathlib.Path(question["path"]).write_bytes(base64.b64decode(screenshot(driver, page)))
    return {"answer": question["path"]}


def screenshot(driver, page):
    """Returns what the page that is shown looks like, as a PNG in base 64."""
    clip = {"x": 0, "y": 0, "width": page["width"], "height": page["height"], "scale": 1}
    shot = driver.execute_cdp_cmd("Page.captureScreenshot", {"format": "png", "clip": clip})
    return shot["data"]


def likeness(driver, question):
    """Compares how a view transition looks with how a page does, at times of their animations."""
    page = question["page"]
    size = {"width": page["width"], "height": page["height"]}
    override = size | {"deviceScaleFactor": 1, "mobile": False}
    driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", override)
    looks = []
    for kind in ("transit", "lie"):
        laid = ask(driver, question | {"kind": kind})
        if "refusal" in laid:
            return laid
        looks.append([])
        for time in question["times"]:
            ask(driver, {"kind": "hold", "time": time})
            looks[-1].append(screenshot(driver, page))
    pairs = [list(pair) for pair in zip(*looks)]
    return ask(driver, {"kind": "strangers", "pairs": pairs})


def drag(driver, step):
    """Takes hold of an element and lets it go, by so much of the length that it says it has."""
    element = driver.find_element(By.CSS_SELECTOR, step["element"])
    length = float(element.get_attribute("data-length") or 1)
    actions = ActionBuilder(driver, mouse=PointerInput(step["pointer"], "finger"), duration=20)
    pointer = actions.pointer_action
    pointer.move_to(element)
    pointer.pointer_down()
    across, down = (round(part * length / 4) for part in step["by"])
    for _ in range(4):
        pointer.move_by(across, down)
    # What has come to rest has no speed.
    pointer.pause(step["rest"])
    pointer.pointer_up()
    actions.perform()


def audit(driver):
    """Returns what axe-core finds: the rule, and the first elements that break it."""
    if not driver.execute_script("return 'axe' in window"):
        source = importlib.resources.files("axe_core_python").joinpath("axe.min.js")
        driver.execute_script(source.read_text())
    driver.set_script_timeout(SECONDS)
    return driver.execute_async_script(
        """
        const done = arguments[arguments.length - 1];
        axe.run().then(({violations}) => done(JSON.stringify(violations.map(({id, nodes}) =>
          `${id}: ${nodes.slice(0, 3).map((one) => one.target.join(" ")).join(", ")}`))));
        """
    )


def visit(driver, question):
    """Opens a whole page as it is, and takes steps on it; answers with what each step found."""
    emulate(driver, question)
    size = {"width": question["width"], "height": question["height"]}
    override = size | {"deviceScaleFactor": 1, "mobile": False}
    driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", override)
    driver.get_log("browser")
    with tempfile.TemporaryDirectory(dir="/tmp") as folder:
        page = pathlib.Path(folder, "page.html")
        page.write_text(question["html"], encoding="utf-8")
        driver.get(page.as_uri())
        found = []
        for step in question["steps"]:
            if step.get("keys"):
                ActionChains(driver).send_keys(step["keys"]).perform()
            if step.get("drag"):
                drag(driver, step["drag"])
            time.sleep(step["seconds"])
            if step["isAudit"]:
                found.append(audit(driver))
                continue
            found.append(driver.execute_script(f"return Promise.resolve({step['question']}).then(JSON.stringify)"))
        complaints = [entry["message"] for entry in driver.get_log("browser")]
    load(driver)
    return {"answer": {"found": found, "complaints": complaints}}


def answer(driver, question):
    if question["kind"] == "visit":
        return visit(driver, question)
    page = question.get("page")
    if page is not None:
        wrong = complaints(driver, page["sheet"]) + complaints(driver, page["css"])
        if wrong:
            return {"refusal": wrong}
        emulate(driver, page)
    if question["kind"] == "picture":
        return picture(driver, question)
    if question["kind"] == "likeness":
        return likeness(driver, question)
    return ask(driver, question)


def reset(driver):
    """Takes back what earlier questions left behind."""
    driver.execute_cdp_cmd("Emulation.clearDeviceMetricsOverride", {})
    driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": []})
    # All files are one origin.
    stored = {"origin": "file://", "storageTypes": "all"}
    driver.execute_cdp_cmd("Storage.clearDataForOrigin", stored)
    ActionBuilder(driver).clear_actions()


def main():
    # Chromium leaves files behind. The path of its socket has to be short.
    with tempfile.TemporaryDirectory(dir="/tmp", ignore_cleanup_errors=True) as folder:
        driver = start(folder)
        try:
            load(driver)
            for line in sys.stdin:
                reset(driver)
                print(json.dumps([answer(driver, question) for question in json.loads(line)]), flush=True)
        finally:
            driver.quit()


main()
