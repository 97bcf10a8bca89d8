// Code to copy: the program's code for each target, with its fidelity.

const targetNames = {
  swiftui: "SwiftUI",
  uikit: "UIKit",
  "core-animation": "Core Animation",
  css: "CSS",
  compose: "Compose",
  "android-xml": "Android XML",
  motion: "Motion",
  flutter: "Flutter",
  "react-native": "React Native",
  dtcg: "Design tokens",
  json: "JSON",
  cli: "Command",
};
const targetName = (target) =>
  target === "cli" ? say("command") : (targetNames[target] ?? target);

/** The program's fixed notes in the reader's language; other notes are unchanged. */
function noteText(text) {
  const [, lengths] = text.match(/^drawn with (.*)$/) ?? [];
  const [, needs] = text.match(/^needs (.*)$/) ?? [];
  return lengths !== undefined
    ? say("drawnWith", { what: lengths })
    : needs !== undefined
      ? say("needsThis", { what: needs })
      : text;
}
const noteLanguage = (text) => (language !== "en" && noteText(text) === text ? { lang: "en" } : {});

/**
 * Code whose numbers have no more digits than can be seen: a millionth of a point, of a second, or
 * of the distance.
 */
const rounded = (text) =>
  text.replace(/\d+\.\d{7,}/g, (number) => String(Number(Number(number).toFixed(6))));

/** The code of a preset: target, fidelity, text, notes, and the error if it's shown. */
function codesOf(preset) {
  if (preset.ownCodes) return preset.ownCodes;
  const document = { curvet: 1, presets: { [preset.name]: data.documents?.[preset.name] ?? {} } };
  return (preset.ownCodes = [
    ...(preset.code ?? []).map(([target, degree, text, notes, off], _, all) => [
      target,
      degree,
      rounded(typeof text === "number" ? all[text][2] : text),
      notes.map((one) => data.texts[one]),
      off,
    ]),
    ...(data.documents?.[preset.name]
      ? [["json", "exact", `${JSON.stringify(document, null, 2)}\n`, []]]
      : []),
    [
      "cli",
      "exact",
      `curvet show ${preset.name}\ncurvet export ${preset.name} --to swift -o Motion.swift\n`,
      [],
    ],
  ]);
}

/** Whether a degree of fidelity means that the page has code for the target. */
const isWritten = (degree) => degree !== "unsupported" && degree !== "unwritten";

/** What `export --to` takes for a target, where that isn't its name. */
const targetOptions = {
  swiftui: "swift --framework swiftui -o Motion.swift",
  uikit: "swift --framework uikit -o Motion.swift",
  "core-animation": "swift --framework core-animation -o Motion.swift",
  "android-xml": "android-xml -o res",
};

/** The command that exports a preset for a target, with everything that its code needs. */
const exportOf = (preset, target) =>
  `curvet export ${preset.name} --to ${targetOptions[target] ?? target}`;

async function copyText(text, what) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const area = h("textarea", { style: { position: "fixed", opacity: 0 } });
    area.value = text;
    document.body.append(area);
    area.select();
    document.execCommand("copy");
    area.remove();
  }
  announce(say("copied", { what }));
}

function copyCode(preset) {
  const codes = preset.tweaked?.code ?? codesOf(preset);
  const one =
    codes.find(([target, degree]) => target === settings.code && isWritten(degree)) ??
    codes.find(([, degree]) => isWritten(degree));
  if (one) copyText(one[2], `${targetNames[one[0]] ?? one[0]}, ${preset.title}`);
}

/** Copies the address of what is shown. */
const linkButton = () =>
  h(
    "button",
    {
      type: "button",
      class: "round bordered",
      title: say("link"),
      "aria-label": say("link"),
      onclick: () => copyText(location.href, say("linkWord")),
    },
    drawing("link"),
  );

/** A file of one preset has its name. */
function fileName(text) {
  const names = Object.keys(JSON.parse(text).presets);
  if (names.length !== 1) return "presets.json";
  const name = names[0].replace(/[^\p{L}\p{N}.]+/gu, "-").replace(/^[-.]+/, "");
  return `${name || "preset"}.json`;
}

function saveFile(name, text) {
  const link = h("a", {
    href: URL.createObjectURL(new Blob([text], { type: "application/json" })),
    download: name,
  });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
  announce(say("downloaded", { what: name }));
}

/** The printed code for each platform, with its fidelity. Long code is truncated. */
function printedCodes(codes, room) {
  const height = (line) => Math.max(1, Math.ceil(line.length / 76));
  return h(
    "section",
    { class: "printed" },
    codes
      .filter(([target]) => !["json", "cli"].includes(target))
      .map(([target, degree, text, why]) => {
        const lines = degree === "unsupported" ? [] : text.trimEnd().split("\n");
        const shown = [];
        const said = why.map(noteText).join("; ");
        let left = Math.min(room, 22);
        while (shown.length < lines.length && (left -= height(lines[shown.length])) >= 0)
          shown.push(lines[shown.length]);
        const rest = lines.length - shown.length;
        if (rest > 0 && shown.length < 3) shown.length = 0;
        // A box takes the height of two lines.
        if (shown.length) room -= shown.reduce((sum, line) => sum + height(line), 2);
        const more = shown.length
          ? say("moreLines", { n: rest })
          : say("allLines", { n: lines.length });
        const degreeWord = degree === "unwritten" ? "" : say(degree);
        return h(
          "div",
          {},
          h(
            "h3",
            {},
            targetName(target),
            h("small", {}, degreeWord + (rest > 0 ? `, ${more}` : "")),
          ),
          said && h("p", {}, said.length > 110 ? `${said.slice(0, 109)}…` : said),
          shown.length > 0 &&
            h("pre", {}, (rest > 0 ? [shown.join("\n").trimEnd(), "…"] : shown).join("\n")),
        );
      }),
  );
}

/** Lines of code; a long line wraps with an indent. */
const codeRows = (text) =>
  text
    .replace(/\n$/, "")
    .split("\n")
    .map((line) => [
      h("span", { class: "row", style: { "--in": `${line.search(/\S|$/) + 4}ch` } }, line),
      "\n",
    ]);

/** Tabs with the code for each target; an unsupported target is struck through, with the reason. */
function codePanel(codes, { title = say("code"), preset } = {}) {
  const panel = h("div", { class: "code", role: "tabpanel", tabindex: 0, id: "code-panel" });
  const note = h("div", { class: "fidelity" });
  const needs = h("div", { class: "needs" });
  const tabs = codes.map(([target, degree]) =>
    h(
      "button",
      {
        type: "button",
        role: "tab",
        id: `tab-${target}`,
        "aria-controls": "code-panel",
        "data-target": target,
        class: degree,
        onclick: () => select(target),
      },
      targetName(target),
    ),
  );
  let shown =
    codes.find(([target, degree]) => target === settings.code && degree !== "unsupported") ??
    codes.find(([, degree]) => degree !== "unsupported") ??
    codes[0];
  const select = (target, remembers = true) => {
    shown = codes.find(([one]) => one === target) ?? codes[0];
    if (remembers) {
      remember({ code: target });
      document.dispatchEvent(new Event("code"));
    }
    const [name, degree, text, why] = shown;
    const plain = why.join("; ");
    panel.replaceChildren(
      ...(isWritten(degree)
        ? []
        : [h("p", { class: "why", lang: degree === "unsupported" ? "en" : undefined }, plain)]),
      ...(degree === "unsupported" ? [] : [h("pre", {}, h("code", {}, codeRows(text)))]),
    );
    panel.setAttribute("aria-labelledby", `tab-${name}`);
    note.replaceChildren(
      ...(degree === "unwritten"
        ? []
        : [
            h("b", { class: degree }, say(degree)),
            isWritten(degree) && why.length
              ? h(
                  "ul",
                  { class: "notes" },
                  why.map((one) => h("li", noteLanguage(one), noteText(one))),
                )
              : "",
          ]),
    );
    const whole =
      preset && /needs the (type|class|support code) /.test(plain) ? exportOf(preset, name) : "";
    needs.hidden = !whole;
    needs.replaceChildren(
      h("span", {}, say("whole")),
      h(
        "code",
        {},
        whole
          .split(" ")
          .flatMap((word) => [word.startsWith("-") ? h("span", {}, word) : word, " "]),
      ),
      h(
        "button",
        {
          type: "button",
          class: "round bordered",
          title: say("copy"),
          "aria-label": `${say("copy")} ${whole}`,
          onclick: () =>
            copyText(
              preset.tweaked ? `${preset.tweaked.command}\n${whole}` : whole,
              say("command"),
            ),
        },
        drawing("copy"),
      ),
    );
    for (const tab of tabs) {
      const chosen = tab.dataset.target === name;
      tab.setAttribute("aria-selected", chosen);
      tab.tabIndex = chosen ? 0 : -1;
    }
    copy.disabled = degree === "unsupported";
    save.hidden = name !== "json";
  };
  const copy = h(
    "button",
    {
      type: "button",
      class: "plain",
      onclick: () => copyText(shown[2], targetNames[shown[0]] ?? shown[0]),
    },
    drawing("copy"),
    say("copy"),
  );
  const save = h(
    "button",
    {
      type: "button",
      class: "plain",
      hidden: true,
      onclick: () => saveFile(fileName(shown[2]), shown[2]),
    },
    say("download"),
  );
  const list = h(
    "div",
    {
      class: "tabs",
      role: "tablist",
      "aria-label": title,
      onkeydown: (event) => {
        const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
        if (!step) return;
        const next =
          tabs[(tabs.findIndex((one) => one.tabIndex === 0) + step + tabs.length) % tabs.length];
        event.preventDefault();
        event.stopPropagation();
        select(next.dataset.target);
        next.focus();
      },
    },
    tabs,
  );
  select(shown[0], false);
  const missing =
    data.leftOut?.length > 0 &&
    h(
      "p",
      { class: "fidelity" },
      say("leftOut", { what: data.leftOut.map((one) => targetNames[one] ?? one).join(", ") }),
    );
  return h(
    "section",
    { class: "codes" },
    h("h2", {}, title),
    list,
    panel,
    h("div", { class: "under" }, note, h("span", { class: "buttons" }, save, copy)),
    needs,
    missing,
  );
}
