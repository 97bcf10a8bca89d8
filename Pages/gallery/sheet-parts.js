// The parts of the page of a preset: words, links, values, facts, and what is similar.

function wordsAbout(preset, feels = true) {
  const { facts, spring } = preset;
  const list = [];
  if (facts.delay > 0 && (preset.kind === "curve" || preset.kind === "spring"))
    list.push(say("waits", { t: timeText(facts.delay) }));
  if (preset.flat.endless) list.push(say("endless"));
  else if (preset.kind === "spring")
    list.push(say("settlesAfter", { t: timeText(facts.settling ?? preset.span) }));
  else if (preset.lasts !== undefined) list.push(say("takes", { t: timeText(preset.lasts) }));
  else list.push(say("timeless"));
  if (spring?.perceptualDuration)
    list.push(say("perceptual", { t: timeText(spring.perceptualDuration) }));
  if (facts.dampingRatio !== undefined)
    list.push(
      say("dampingIs", {
        z: figure(facts.dampingRatio),
        word: say(
          facts.dampingRatio < 1 - 1e-9
            ? "under"
            : facts.dampingRatio > 1 + 1e-9
              ? "over"
              : "critical",
        ),
      }),
    );
  if (facts.overshoot > 0.0005) list.push(say("overshoots", { p: percent(facts.overshoot) }));
  else if (facts.overshoot !== undefined && preset.scene.type === "progress")
    list.push(say("noGoBeyond"));
  // Flips are described by their angle, as in their picture.
  if (preset.scene.flips) list.push(say("turned", { t: timeText(reachOf(preset)) }));
  else if (facts.ninety !== undefined && preset.kind !== "duration")
    list.push(
      say("ninety", {
        t: facts.duration > 0 ? timeText(facts.ninety * facts.duration) : percent(facts.ninety),
      }),
    );
  if (preset.feel?.length && feels) list.push(say("feels", { f: feelText(preset) }));
  const mode = preset.flat.reducedMotion?.mode;
  if (mode === "cut" || mode === "keep") list.push(say(mode));
  return list;
}

function presetLink(name, role) {
  const found = byName.get(name);
  const one = found?.isHidden ? undefined : found;
  return h(
    "a",
    { class: "kin", "data-color": one?.kind, href: one ? one.address : undefined },
    drawing(one?.kind ?? "curve"),
    h("span", {}, one?.title ?? name),
    h("code", {}, name),
    role && h("small", {}, say(role)),
  );
}

/** The values of a preset, one row each. */
function valueRows(preset) {
  const rows = [];
  const { spring, facts } = preset;
  const add = (key, value) => {
    if (value !== undefined && value !== null)
      rows.push([key, typeof value === "number" ? figure(value) : value]);
  };
  if (spring) {
    add(say("mass"), spring.mass);
    add(say("stiffness"), spring.stiffness);
    add(say("dampingC"), spring.damping);
    add(say("damping"), spring.dampingRatio);
    add(say("response"), spring.perceptualDuration && timeText(spring.perceptualDuration));
    add(say("bounce"), spring.bounce ?? preset.facts.bounce);
  }
  const bezier = preset.bezier;
  if (bezier) add("cubic-bezier", bezier.map((one) => figure(one)).join(", "));
  if (preset.kind === "duration" || (preset.facts.duration > 0 && !spring))
    add(say("duration"), timeText(preset.facts.duration));
  if (facts.delay > 0) add(say("delay"), timeText(facts.delay));
  if (spring && startOf(preset).velocity) add(say("startVelocity"), startOf(preset).velocity);
  if (preset.role) add(say("role"), roleWord(preset.role));
  if (preset.scene.eye) add("eyeDistance", `${figure(preset.scene.eye.distance)} pt`);
  for (const one of (preset.flat.parameters ?? []).slice(0, 14))
    add(one.name, `${figure(preset.motion.known.get(one.name))} ${one.unit ?? ""}`);
  return rows;
}

/** The description and values of a preset, or of a tweak. */
function factParts(shown, preset) {
  const isTried = shown !== preset;
  const rows = valueRows(shown);
  const words = wordsAbout(shown, !isTried).map((one) => h("li", {}, one));
  if (isTried && preset.feel?.length)
    words.push(
      h(
        "li",
        { class: "of-original" },
        say("feels", { f: feelText(preset) }),
        h("small", {}, say("ofOriginal")),
      ),
    );
  return h(
    "div",
    { class: "facts" },
    h("section", {}, h("h2", {}, say("words")), h("ul", { class: "words" }, words)),
    rows.length > 0 &&
      h(
        "section",
        {},
        h("h2", {}, say("tokens")),
        h(
          "dl",
          { class: "values" },
          rows.map(([key, value]) => [h("dt", {}, key), h("dd", {}, value)]),
        ),
      ),
  );
}

/** Presets that are similar to a preset, or to a tweak. */
function similarPart(shown, preset) {
  const similar = similarTo(shown, 5)
    .filter((one) => one !== preset)
    .slice(0, 4);
  return similar.length > 0
    ? h(
        "section",
        { class: "similar" },
        h("h2", {}, say("similar")),
        h(
          "div",
          { class: "kins" },
          similar.map((one) =>
            h(
              "a",
              { class: "kin", "data-color": one.kind, href: one.address },
              shapeOf(one) ? spark(one) : drawing(one.kind),
              h("span", {}, one.title),
              h("code", {}, one.name),
              h("small", {}, one.timeWord),
            ),
          ),
        ),
      )
    : h("section", { class: "similar" });
}

/** Updates the sheet to follow a tweak; results that need the program are those of the original. */
function followTweaks(preset, article) {
  const follow = ({ detail: { shown, held } }) => {
    article.classList.toggle("tried", shown !== preset);
    $(".facts", article)?.replaceWith(factParts(shown, preset));
    if (!held) {
      $(".similar", article)?.replaceWith(similarPart(shown, preset));
      document.dispatchEvent(new Event("code"));
    }
  };
  document.addEventListener("tweaked", follow);
  leaving.push(() => document.removeEventListener("tweaked", follow));
}
