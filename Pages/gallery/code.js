// Code to copy: what the program wrote for each target, with its fidelity.

const targetNames = { swiftui: "SwiftUI", uikit: "UIKit", "core-animation": "Core Animation", css: "CSS", compose: "Compose", "android-xml": "Android XML", motion: "Motion", flutter: "Flutter", "react-native": "React Native", dtcg: "Design tokens", json: "JSON", cli: "Command" };

/** The codes of a preset: target, fidelity, text, note, and how far off it is where that is shown. */
function codesOf(preset) {
  if (preset.ownCodes) return preset.ownCodes;
  const document = { curvet: 1, presets: { [preset.name]: data.documents?.[preset.name] ?? {} } };
  return (preset.ownCodes = [...(preset.code ?? []).map(([target, degree, text, note, off], _, all) => [target, degree, typeof text === "number" ? all[text][2] : text, data.texts[note], off]),
    ...(data.documents?.[preset.name] ? [["json", "exact", `${JSON.stringify(document, null, 2)}\n`, ""]] : []),
    ["cli", "exact", `curvet show ${preset.name}\ncurvet export ${preset.name} --to swift -o Motion.swift\n`, ""]]);
}

async function copyText(text, what) {
  try { await navigator.clipboard.writeText(text); } catch {
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
  const codes = preset.tweaked?.code ?? codesOf(preset), one = codes.find(([target, degree]) => target === settings.code && degree !== "unsupported") ?? codes.find(([, degree]) => degree !== "unsupported");
  if (one) copyText(one[2], `${targetNames[one[0]] ?? one[0]}, ${preset.title}`);
}

function saveFile(name, text) {
  const link = h("a", { href: URL.createObjectURL(new Blob([text], { type: "application/json" })), download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
  announce(say("downloaded", { what: name }));
}

/** Tabs with the code for each target; what a target cannot say is struck through, with the reason. */
function codePanel(codes, { title = say("code") } = {}) {
  const panel = h("div", { class: "code", role: "tabpanel", tabindex: 0, id: "code-panel" }), note = h("p", { class: "fidelity" });
  const tabs = codes.map(([target, degree]) => h("button", { type: "button", role: "tab", id: `tab-${target}`, "aria-controls": "code-panel", "data-target": target, class: degree, onclick: () => select(target) }, targetNames[target] ?? target));
  let shown = codes.find(([target, degree]) => target === settings.code && degree !== "unsupported") ?? codes.find(([, degree]) => degree !== "unsupported") ?? codes[0];
  const select = (target, remembers = true) => {
    shown = codes.find(([one]) => one === target) ?? codes[0];
    if (remembers) { remember({ code: target }); document.dispatchEvent(new Event("code")); }
    const [name, degree, text, why] = shown;
    panel.replaceChildren(degree === "unsupported" ? h("p", { class: "why" }, why) : h("pre", {}, h("code", {}, text)));
    panel.setAttribute("aria-labelledby", `tab-${name}`);
    note.replaceChildren(h("b", { class: degree }, say(degree)), degree === "unsupported" || !why ? "" : ` ${why}`);
    for (const tab of tabs) { const chosen = tab.dataset.target === name; tab.setAttribute("aria-selected", chosen); tab.tabIndex = chosen ? 0 : -1; }
    copy.disabled = degree === "unsupported";
    save.hidden = name !== "json";
  };
  const copy = h("button", { type: "button", class: "plain", onclick: () => copyText(shown[2], targetNames[shown[0]] ?? shown[0]) }, drawing("copy"), say("copy"));
  const save = h("button", { type: "button", class: "plain", hidden: true, onclick: () => saveFile("presets.json", shown[2]) }, say("download"));
  const list = h("div", { class: "tabs", role: "tablist", "aria-label": title, onkeydown: (event) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    const next = tabs[(tabs.findIndex((one) => one.tabIndex === 0) + step + tabs.length) % tabs.length];
    event.preventDefault(); event.stopPropagation();
    select(next.dataset.target);
    next.focus();
  } }, tabs);
  select(shown[0], false);
  const missing = data.leftOut?.length > 0 && h("p", { class: "fidelity" }, say("leftOut", { what: data.leftOut.map((one) => targetNames[one] ?? one).join(", ") }));
  return h("section", { class: "codes" }, h("h2", {}, title), list, panel, h("div", { class: "under" }, note, save, copy), missing);
}
