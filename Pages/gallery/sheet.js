// A preset's own page: a spec sheet.

function showSheet(preset) {
  const tags = h(
    "p",
    { class: "tags" },
    (preset.tags ?? []).map((tag) => h("a", { href: `#!tag=${encodeURIComponent(tag)}` }, tag)),
  );
  const at = results.list.indexOf(preset);
  const beside = (step) => results.list[at + step];
  const arrow = (step, name, word) =>
    h(
      "button",
      {
        type: "button",
        class: "round",
        "aria-label": say(word),
        title: say(word),
        disabled: !beside(step) || at < 0,
        onclick: () => change({ open: beside(step).name, tweak: "" }),
      },
      drawing(name),
    );
  const copyButton = h("button", {
    type: "button",
    class: "strong",
    onclick: () => copyCode(preset),
  });
  const nameCopy = () => {
    const codes = preset.tweaked?.code ?? codesOf(preset);
    const one =
      codes.find(([target, degree]) => target === settings.code && isWritten(degree)) ??
      codes.find(([, degree]) => isWritten(degree));
    copyButton.textContent = `${say("copy")} ${targetNames[one?.[0]] ?? ""}`;
  };
  nameCopy();
  document.addEventListener("code", nameCopy);
  leaving.push(() => document.removeEventListener("code", nameCopy));
  const compareButton = h("button", {
    type: "button",
    class: "plain",
    onclick: () => toggleCompare(preset),
  });
  const showChosen = () => {
    const isChosen = state.compare.includes(preset.name);
    compareButton.replaceChildren(drawing(isChosen ? "check" : "plus"), say("compare"));
    compareButton.setAttribute("aria-pressed", String(isChosen));
  };
  showChosen();
  document.addEventListener("chosen", showChosen);
  leaving.push(() => document.removeEventListener("chosen", showChosen));
  const kin = [
    ...(preset.references ?? []).map(([role, name]) => [
      name,
      ["counterpart", "reducedMotion"].includes(role) ? role : "uses",
    ]),
    ...preset.usedBy
      .map(([role, name]) => [
        name,
        ["counterpart", "reducedMotion"].includes(role) ? undefined : "usedBy",
      ])
      .filter(([, role]) => role),
  ];
  const seen = new Set();
  const related = kin.filter(([name]) => !seen.has(name) && seen.add(name));
  let heading;
  const body = h(
    "article",
    { class: "sheet", "data-color": preset.kind },
    h(
      "nav",
      { class: "way" },
      h(
        "button",
        { type: "button", class: "bare", onclick: closeView },
        drawing("back"),
        say("back"),
      ),
      h("span", { class: "space" }),
      at >= 0 &&
        results.list.length > 1 && [arrow(-1, "back", "previous"), arrow(1, "next", "nextWord")],
    ),
    (heading = h(
      "header",
      { class: "heading" },
      h(
        "div",
        {},
        h(
          "p",
          { class: "eyebrow" },
          drawing(preset.kind),
          h(
            "span",
            {},
            joined([oneKind(preset.kind), preset.role && roleWord(preset.role)].filter(Boolean)),
            preset.feel?.length > 0 &&
              h("span", { class: "unless-tried" }, joined(["", feelText(preset)])),
          ),
        ),
        h("h1", {}, preset.title),
        h(
          "button",
          {
            type: "button",
            class: "pill",
            onclick: () => copyText(preset.name, preset.name),
            "aria-label": `${say("copy")} ${preset.name}`,
          },
          h("code", {}, preset.name),
          drawing("copy"),
        ),
        preset.about && h("p", { class: "summary" }, preset.about),
        tags,
      ),
      h(
        "div",
        { class: "actions" },
        h(
          "button",
          {
            type: "button",
            class: "round bordered",
            title: say("print"),
            "aria-label": say("print"),
            onclick: () => print(),
          },
          drawing("print"),
        ),
        linkButton(),
        compareButton,
        copyButton,
      ),
    )),
  );
  const player = sheetPlayer(preset);
  // A link may have values for a preset that can't be tweaked.
  const refused =
    state.tweak &&
    !player.tweak &&
    h(
      "p",
      { class: "refused", role: "status" },
      drawing("warn"),
      say("refused", { what: state.tweak }),
    );
  const code = codePanel(preset.tweaked?.code ?? codesOf(preset), { preset });
  const notes = [
    ...(preset.notes ?? []),
    ...(preset.scene.style?.startsWith("curl") ? [say("shapeUnknown")] : []),
    ...(preset.scene.assumesEye ? [say("eyeAssumed", { n: assumedEye })] : []),
  ];
  heading.remove();
  body.append(
    h(
      "div",
      { class: "sheet-grid" },
      h(
        "div",
        { class: "main-part" },
        refused,
        player.element,
        h(
          "div",
          { class: "columns" },
          h(
            "div",
            {},
            factParts(preset, preset),
            preset.findings?.length > 0 &&
              h(
                "section",
                {},
                h("h2", {}, say("findings"), h("small", { class: "if-tried" }, say("ofOriginal"))),
                h(
                  "ul",
                  { class: "finding-list" },
                  preset.findings.map(([level, rule, text]) =>
                    h(
                      "li",
                      { class: level },
                      h("b", {}, level === "info" ? "note" : level),
                      " ",
                      text,
                      " ",
                      h("code", {}, rule),
                    ),
                  ),
                ),
              ),
            notes.length > 0 &&
              h(
                "section",
                {},
                h("h2", {}, say("note")),
                h(
                  "ul",
                  { class: "notes" },
                  notes.map((one) => h("li", noteLanguage(one), noteText(one))),
                ),
              ),
          ),
          h(
            "div",
            {},
            related.length > 0 &&
              h(
                "section",
                {},
                h("h2", {}, say("kin")),
                h(
                  "div",
                  { class: "kins" },
                  related.slice(0, 12).map(([name, role]) => presetLink(name, role)),
                ),
              ),
            similarPart(preset, preset),
            h(
              "section",
              {},
              h("h2", {}, say("source")),
              h(
                "p",
                { class: "source" },
                preset.source
                  ? [...new Set([preset.source.title, preset.source.author, preset.source.year])]
                      .filter(Boolean)
                      .join(", ")
                  : "–",
              ),
              h(
                "p",
                { class: "source" },
                `${say("history")}: @${preset.revision ?? 1}`,
                preset.updated ? `, ${preset.updated.slice(0, 10)}` : "",
              ),
            ),
          ),
        ),
      ),
      h("div", { class: "aside" }, heading, code),
    ),
  );
  // The heading comes before the content.
  $(".sheet-grid", body).prepend(heading);
  followTweaks(preset, body);
  main.replaceChildren(body);
  const restore = [];
  const grid = $(".sheet-grid", body);
  const prepare = () => {
    restore.push(preparePrint(preset, player, grid));
  };
  const finish = () => {
    for (const action of restore.splice(0)) action();
  };
  addEventListener("beforeprint", prepare);
  addEventListener("afterprint", finish);
  leaving.push(() => {
    finish();
    removeEventListener("beforeprint", prepare);
    removeEventListener("afterprint", finish);
  });
  player.start();
  $("h1", body).tabIndex = -1;
}

/**
 * Prepares a sheet for printing: light, at about half of the motion, with the code for each
 * platform. Returns a function that undoes it.
 */
function preparePrint(preset, player, grid) {
  const root = document.documentElement;
  const theme = root.dataset.theme;
  const { mover } = player;
  const { own, time, goal } = mover;
  const course = courseAt(preset);
  const half =
    Array.from({ length: 200 }, (_, n) => (n * preset.span) / 200).find(
      (at) => course(at) >= (preset.kind === "transition" ? 0.3 : 0.5),
    ) ?? preset.span / 2;
  let printed = h("section");
  const use = (name, isPrinting) => {
    if (name) root.dataset.theme = name;
    else delete root.dataset.theme;
    document.body.classList.toggle("printing", isPrinting);
    palettes.clear();
    player.draw();
  };
  use("light", true);
  driver.seek(mover, half);
  // As much code as fits on one sheet, A4 or Letter.
  for (const room of [110, 90, 75, 62, 50, 40, 32, 24, 16, 8, 0]) {
    printed.remove();
    grid.append((printed = printedCodes(preset.tweaked?.code ?? codesOf(preset), room)));
    if (grid.offsetHeight <= 1330) break;
  }
  return () => {
    printed.remove();
    use(theme, false);
    Object.assign(mover, { own, time, goal });
    mover.show(time);
    driver.wake();
  };
}

function spark(preset, width = 40, height = 22) {
  const y = (value) => height - 5 - (height - 12) * value;
  return s(
    "svg",
    { width, height, class: "spark", viewBox: `0 0 ${width} ${height}`, "aria-hidden": "true" },
    s("path", {
      d: path(
        Array.from({ length: 41 }, (_, n) => [
          1 + ((width - 2) * n) / 40,
          Math.max(1, Math.min(height - 1, y(preset.progress((preset.span * n) / 40)))),
        ]),
      ),
    }),
  );
}

/** The player of a sheet, with the controls that tweak a curve or a spring. */
function sheetPlayer(preset) {
  const tweak = tweakOf(preset);
  const gesture = gestureOf(preset);
  const hasCSS = () => settings.css ?? (gesture !== undefined && !gesture.isDragged);
  const beside =
    cssOf(preset) &&
    preset.kind !== "duration" &&
    h(
      "button",
      {
        type: "button",
        class: "round word",
        "aria-pressed": String(hasCSS()),
        title: say("asCSS"),
        "aria-label": say("asCSS"),
        onclick: () => {
          remember({ css: !hasCSS() });
          beside.setAttribute("aria-pressed", hasCSS());
          player.draw();
        },
      },
      "CSS",
    );
  const player = makePlayer(
    preset.title,
    (width, stageWidth, height, picture, mover) => {
      const shown = tweak?.shown ?? preset;
      const acting = gesture?.preset ?? shown;
      const { preset: actual, isOther } = shownOf(shown);
      const plot =
        !isOther && preset.scene.type === "progress" && preset.kind !== "duration"
          ? progressPlot(preset, width, timeHeight(preset), true, {
              shown,
              span: tweak?.axis(),
              peak: tweak?.peak(),
            })
          : plotOf(actual, width, timeHeight(actual), true);
      const both = hasCSS()
        ? besideCSS(acting, gesture ? acting : preset, stageWidth, height, { large: true })
        : undefined;
      const parts = playerParts(
        plot,
        both?.stage ?? stageOf(acting, stageWidth, height, { large: true }),
        picture,
        { half: both?.half, row: gesture?.element },
      );
      if (gesture) parts.show = gesture.watch(parts.show);
      if (!isOther) tweak?.place($(".plot-half", picture), plot, width);
      gesture?.place($(".stage-half", picture), mover);
      mover.arrived = () => {
        gesture?.arrived();
        mover.sought();
      };
      return parts;
    },
    {
      extra: [tweak?.element ?? untweakable(preset)],
      tools: [beside],
      hasCast: shownOf(preset).preset.scene.type === "progress",
    },
  );
  tweak?.attach(player);
  player.tweak = tweak;
  return player;
}
