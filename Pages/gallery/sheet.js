// A preset's own page: a spec sheet to hand over.

function wordsAbout(preset) {
  const { facts, spring } = preset, list = [];
  if (preset.flat.endless) list.push(say("endless"));
  else if (preset.kind === "spring") list.push(say("settlesAfter", { t: timeText(facts.settling ?? preset.span) }));
  else if (facts.duration !== undefined) list.push(say("takes", { t: timeText(facts.duration) }));
  else list.push(say("timeless"));
  if (spring?.perceptualDuration) list.push(say("perceptual", { t: timeText(spring.perceptualDuration) }));
  if (facts.dampingRatio !== undefined) list.push(say("dampingIs", { z: figure(facts.dampingRatio), word: say(facts.dampingRatio < 1 - 1e-9 ? "under" : facts.dampingRatio > 1 + 1e-9 ? "over" : "critical") }));
  if (facts.overshoot > 0.0005) list.push(say("overshoots", { p: percent(facts.overshoot) }));
  else if (facts.overshoot !== undefined && preset.scene.type === "progress") list.push(say("noGoBeyond"));
  if (facts.ninety !== undefined && preset.kind !== "duration") list.push(say("ninety", { t: facts.duration > 0 ? timeText(facts.ninety * facts.duration) : percent(facts.ninety) }));
  if (preset.feel?.length) list.push(say("feels", { f: feelText(preset) }));
  const mode = preset.flat.reducedMotion?.mode;
  if (mode === "cut" || mode === "keep") list.push(say(mode));
  return list;
}

function presetLink(name, role) {
  const found = byName.get(name), one = found?.isHidden ? undefined : found;
  return h("a", { class: "kin", href: one ? one.address : undefined }, drawing(one?.kind ?? "curve"), h("span", {}, one?.title ?? name), h("code", {}, name), role && h("small", {}, say(role)));
}

/** Values as they were written, a row each. */
function valueRows(preset) {
  const rows = [], spring = preset.spring, add = (key, value) => { if (value !== undefined && value !== null) rows.push([key, typeof value === "number" ? figure(value) : value]); };
  if (spring) { add(say("mass"), spring.mass); add(say("stiffness"), spring.stiffness); add(say("dampingC"), spring.damping); add(say("damping"), spring.dampingRatio); add(say("response"), spring.perceptualDuration && timeText(spring.perceptualDuration)); add(say("bounce"), spring.bounce ?? preset.facts.bounce); }
  const bezier = preset.bezier;
  if (bezier) add("cubic-bezier", bezier.map((one) => figure(one)).join(", "));
  if (preset.kind === "duration" || preset.facts.duration > 0 && !spring) add(say("duration"), timeText(preset.facts.duration));
  if (preset.role) add(say("role"), roleWord(preset.role));
  if (preset.scene.eye) add("eyeDistance", `${figure(preset.scene.eye.distance)} pt`);
  for (const one of (preset.flat.parameters ?? []).slice(0, 14)) add(one.name, `${figure(one.default ?? one.example)} ${one.unit ?? ""}`);
  return rows;
}

function showSheet(preset) {
  const tags = h("p", { class: "tags" }, (preset.tags ?? []).map((tag) => h("a", { href: `#!tag=${encodeURIComponent(tag)}` }, tag)));
  const at = results.list.indexOf(preset), beside = (step) => results.list[at + step];
  const arrow = (step, name, word) => h("button", { type: "button", class: "round", "aria-label": say(word), title: say(word), disabled: !beside(step) || at < 0, onclick: () => change({ open: beside(step).name, tweak: "" }) }, drawing(name));
  const copyButton = h("button", { type: "button", class: "strong", onclick: () => copyCode(preset) });
  const nameCopy = () => { const codes = codesOf(preset), one = codes.find(([target, degree]) => target === settings.code && degree !== "unsupported") ?? codes.find(([, degree]) => degree !== "unsupported"); copyButton.textContent = `${say("copy")} ${targetNames[one?.[0]] ?? ""}`; };
  nameCopy();
  document.addEventListener("code", nameCopy);
  leaving.push(() => document.removeEventListener("code", nameCopy));
  const compareButton = h("button", { type: "button", class: "plain", onclick: () => toggleCompare(preset) });
  const showChosen = () => { const isChosen = state.compare.includes(preset.name); compareButton.replaceChildren(drawing(isChosen ? "check" : "plus"), say("compare")); compareButton.setAttribute("aria-pressed", String(isChosen)); };
  showChosen();
  document.addEventListener("chosen", showChosen);
  leaving.push(() => document.removeEventListener("chosen", showChosen));
  const about = wordsAbout(preset), rows = valueRows(preset);
  const kin = [...(preset.references ?? []).map(([role, name]) => [name, ["counterpart", "reducedMotion"].includes(role) ? role : "uses"]), ...preset.usedBy.map(([role, name]) => [name, ["counterpart", "reducedMotion"].includes(role) ? undefined : "usedBy"]).filter(([, role]) => role)];
  const seen = new Set(), related = kin.filter(([name]) => !seen.has(name) && seen.add(name));
  const similar = similarTo(preset);
  let heading;
  const body = h("article", { class: "sheet" },
    h("nav", { class: "way" }, h("button", { type: "button", class: "bare", onclick: closeView }, drawing("back"), say("back")), h("span", { class: "space" }), at >= 0 && results.list.length > 1 && [arrow(-1, "back", "previous"), arrow(1, "next", "nextWord")]),
    (heading = h("header", { class: "heading" }, h("div", {},
      h("p", { class: "eyebrow" }, drawing(preset.kind), h("span", {}, [oneKind(preset.kind), preset.role && roleWord(preset.role), feelText(preset)].filter(Boolean).join(" · ")), h("button", { type: "button", class: "pill", onclick: () => copyText(preset.name, preset.name), "aria-label": `${say("copy")} ${preset.name}` }, h("code", {}, preset.name), drawing("copy"))),
      h("h1", {}, preset.title), preset.about && h("p", { class: "summary" }, preset.about), tags),
      h("div", { class: "actions" }, h("button", { type: "button", class: "round bordered", title: say("print"), "aria-label": say("print"), onclick: () => print() }, drawing("print")), compareButton, copyButton))));
  const player = sheetPlayer(preset);
  const code = codePanel(codesOf(preset));
  const notes = [...(preset.notes ?? []), ...(preset.scene.style?.startsWith("curl") ? [say("shapeUnknown")] : []), ...(preset.scene.assumesEye ? [say("eyeAssumed", { n: assumedEye })] : [])];
  heading.remove();
  body.append(h("div", { class: "sheet-grid" }, h("div", { class: "main-part" }, player.element, h("div", { class: "columns" },
      h("div", {}, h("section", {}, h("h2", {}, say("words")), h("ul", { class: "words" }, about.map((one) => h("li", {}, one)))),
        rows.length > 0 && h("section", {}, h("h2", {}, say("tokens")), h("dl", { class: "values" }, rows.map(([key, value]) => [h("dt", {}, key), h("dd", {}, value)]))),
        preset.findings?.length > 0 && h("section", {}, h("h2", {}, say("findings")), h("ul", { class: "finding-list" }, preset.findings.map(([level, rule, text]) => h("li", { class: level }, h("b", {}, level), " ", text, " ", h("code", {}, rule))))),
        notes.length > 0 && h("section", {}, h("h2", {}, say("note")), h("ul", { class: "notes" }, notes.map((one) => h("li", {}, one))))),
      h("div", {}, related.length > 0 && h("section", {}, h("h2", {}, say("kin")), h("div", { class: "kins" }, related.slice(0, 12).map(([name, role]) => presetLink(name, role)))),
        similar.length > 0 && h("section", { class: "similar" }, h("h2", {}, say("similar")), h("div", { class: "kins" }, similar.map((one) => h("a", { class: "kin", href: one.address }, shapeOf(one) ? spark(one) : drawing(one.kind), h("span", {}, one.title), h("code", {}, one.name), h("small", {}, one.timeWord))))),
        h("section", {}, h("h2", {}, say("source")), h("p", { class: "source" }, preset.source ? [preset.source.title, preset.source.author, preset.source.year].filter(Boolean).join(", ") : "–"),
          h("p", { class: "source" }, `${say("history")}: @${preset.revision ?? 1}${preset.updated ? `, ${preset.updated.slice(0, 10)}` : ""}`))))), h("div", { class: "aside" }, heading, code)));
  main.replaceChildren(body);
  player.start();
  $("h1", body).tabIndex = -1;
}

function spark(preset, width = 40, height = 22) {
  const y = (value) => height - 5 - (height - 12) * value;
  return s("svg", { width, height, class: "spark", viewBox: `0 0 ${width} ${height}`, "aria-hidden": "true" }, s("path", { d: path(Array.from({ length: 41 }, (_, n) => [1 + ((width - 2) * n) / 40, Math.max(1, Math.min(height - 1, y(preset.progress((preset.span * n) / 40))))])) }));
}

/** The player of a sheet, with what tweaks a curve or a spring. */
function sheetPlayer(preset) {
  const tweak = tweakOf(preset), gesture = gestureOf(preset), hasCSS = () => settings.css ?? gesture !== undefined;
  const beside = cssOf(preset) && preset.kind !== "duration" && h("button", { type: "button", class: "round word", "aria-pressed": String(hasCSS()), title: say("asCSS"), "aria-label": say("asCSS"), onclick: () => { remember({ css: !hasCSS() }); beside.setAttribute("aria-pressed", hasCSS()); player.draw(); } }, "CSS");
  const player = makePlayer(preset.title, (width, stageWidth, height, picture, mover) => {
    const shown = tweak?.shown ?? preset;
    const plot = preset.scene.type === "progress" && preset.kind !== "duration" ? progressPlot(preset, width, timeHeight(preset), true, { shown, span: tweak?.axis() }) : plotOf(preset, width, timeHeight(preset), true);
    const both = hasCSS() ? besideCSS(shown, preset, stageWidth, height, { large: true }) : undefined;
    const parts = playerParts(shown, plot, both?.stage ?? stageOf(shown, stageWidth, height, { large: true }), picture, { half: both?.half, row: gesture?.element });
    if (gesture) { const show = parts.show; parts.show = (time, visibility) => { show(time, visibility); gesture.shown(time); }; }
    tweak?.place($(".plot-half", picture), plot, width);
    gesture?.place($(".stage-half", picture), mover);
    mover.arrived = () => { gesture?.released(); mover.sought(); };
    return parts;
  }, { extra: [tweak?.element], tools: [beside] });
  tweak?.attach(player);
  return player;
}
