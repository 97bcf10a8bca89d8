// The CSS preview: the browser plays the exported CSS next to the page's own picture.

/** The CSS of a preset as shown: text, fidelity, and error; undefined if it has no CSS. */
function cssOf(preset) {
  const found = (preset.tweaked?.code ?? codesOf(preset)).find(([target]) => target === "css");
  return found && found[1] !== "unsupported"
    ? { degree: found[1], text: found[2], off: found[4] }
    : undefined;
}

/** The largest difference that the program's writer found, in words. */
function cssDifference({ degree, off }) {
  // If only the gesture is missing, the error is 0.
  if (degree === "exact" || off?.error === 0) return say("cssSame");
  if (!off) return say("cssUnknown");
  const bound = `${places(Math.ceil(off.error * 1e5 - 1e-6) / 1e3, 3)}${percentSign()}`;
  const at =
    off.seconds === undefined ? off.fraction && percent(off.fraction) : timeText(off.seconds);
  return (
    say(off.isEstimate ? "cssAbout" : "cssOff", { p: bound }) +
    (at === undefined ? "" : say("cssAt", { t: at }))
  );
}

/** The custom properties of a declaration, and the rules that they name. */
function cssParts(text) {
  const at = text.search(/^@/m);
  const head = at < 0 ? text : text.slice(0, at);
  return {
    properties: new Map(
      [...head.matchAll(/^(--[^\s:]+): (.*);$/gm)].map(([, name, value]) => [name, value]),
    ),
    rules: at < 0 ? "" : text.slice(at),
  };
}

/** Names of the author's as CSS has them. */
function kebab(name) {
  let words = "";
  let isLower = false;
  for (const one of name) {
    if (/[A-Z]/.test(one)) {
      words += (isLower ? "-" : "") + one.toLowerCase();
      isLower = false;
    } else if (/[a-z0-9]/.test(one)) {
      words += one;
      isLower = true;
    } else {
      if (words && !words.endsWith("-")) words += "-";
      isLower = false;
    }
  }
  return words.endsWith("-") ? words.slice(0, -1) : words;
}

const cssSeconds = (text) =>
  text === undefined ? undefined : text.endsWith("ms") ? parseFloat(text) / 1000 : parseFloat(text);

/** A preset like another one, whose progress is that of the exported easing. */
function cssTwin(preset, css) {
  const { properties } = cssParts(css.text);
  const [[name, easing]] = properties;
  const value = (suffix) => cssSeconds(properties.get(name + suffix));
  const duration = value("-duration") ?? preset.span;
  const delay = preset.hasTime ? (value("-delay") ?? 0) : 0;
  const player = new Animation(
    new KeyframeEffect(null, null, {
      duration: duration * 1000,
      delay: delay * 1000,
      easing,
      fill: "both",
    }),
  );
  return Object.create(preset, {
    progress: {
      value: (time) => {
        player.currentTime = time * 1000;
        return player.effect.getComputedTiming().progress ?? 0;
      },
    },
  });
}

/** The animation of each target, by the names that the exported properties have. */
function cssAnimations(properties, targets) {
  const names = [...properties.keys()];
  const suffix = (target) => (target ? `-${kebab(target)}` : "");
  const known = new Map(targets.map((one) => [suffix(one), one]));
  // Both pages of a system's own transition are called by what they do.
  for (const [name, target] of [
    ["-leave", "source"],
    ["-enter", "destination"],
  ])
    if (!known.has(name)) known.set(name, target);
  const ends = [...known.keys(), "-perspective", "-stagger", "-duration", "-delay"];
  const first = names[0];
  const base = ends
    .filter((end) => first.endsWith(end))
    .map((end) => first.slice(0, first.length - end.length))
    .find((one) => names.every((name) => ends.some((end) => name === one + end)));
  const found = new Map();
  if (base !== undefined)
    for (const [end, target] of known)
      if (properties.has(base + end)) found.set(target, base + end);
  return {
    found,
    perspective: properties.has(`${base}-perspective`) ? `var(${base}-perspective)` : undefined,
  };
}

/**
 * Properties of no meaning to CSS glide only if they are registered, as the exported file does it.
 */
const registered = new Set();
function registerProperties(rules) {
  for (const [, name] of rules.matchAll(/[{;]\s*(--[^\s:]+):/g)) {
    if (registered.has(name)) continue;
    registered.add(name);
    const isLength = new RegExp(`${name}: [^;]*(px|var\\()`).test(rules);
    try {
      CSS.registerProperty({
        name,
        syntax: isLength ? "<length>" : "<number>",
        inherits: true,
        initialValue: isLength ? "0px" : "0",
      });
    } catch {
      /* then it jumps, as in a browser without @property */
    }
  }
}

const px = (value) => `${places(value, 4)}px`;
const pageDrawing = (shapes) =>
  s(
    "svg",
    { viewBox: "0 0 390 844", preserveAspectRatio: "none" },
    shapes.map(([x, y, width, height, rx, color]) =>
      s("rect", { x, y, width, height, rx, style: { fill: `var(--c-${color})` } }),
    ),
  );

/**
 * The element of a target as the author's page would have it: what the animation says nothing of.
 */
function cssElement(preset, actor, isScreen) {
  const { target } = actor;
  const [w, h0] = actor.size;
  const tracks = preset.motion.tracks.filter((one) => one.target === target);
  const has = (test) => tracks.some((one) => test.test(one.property));
  const style = { width: px(w), height: px(h0) };
  const kind = preset.scene.type;
  if (has(/^(opacity|alpha)$/)) style.opacity = actor.opacity;
  if (actor.radius !== undefined) style["border-radius"] = px(actor.radius);
  if (actor.color) style["background-color"] = cssColor(actor.color);
  // Places of the author's are counted from where the container begins; ways to go from where the
  // thing was.
  const flat = (preset.flat.tracks ?? []).filter(
    (one) => (one.target ?? "") === target && /^(position|center)/.test(one.property),
  );
  const isPlaced = (axis) =>
    flat.some(
      (one) =>
        (one.property.length === 8 ||
          one.property === "center" ||
          one.property.endsWith(`.${axis}`)) &&
        !one.additive &&
        !/"start\./.test(JSON.stringify(one.keys.at(-1).value)),
    );
  const centre = [isPlaced("x") ? 0 : actor.centre[0], isPlaced("y") ? 0 : actor.centre[1]];
  if (isPlaced("x") || isPlaced("y"))
    style.translate = ["x", "y"]
      .map((axis, n) => px(isPlaced(axis) ? actor.centre[n] : 0))
      .join(" ");
  const element = h("div", { class: `actor ${kind}`, "data-target": target });
  if (has(/^constraint\.bottom$/))
    Object.assign(style, {
      left: px(centre[0] - w / 2),
      bottom: "calc(-1 * var(--motion-constraint-bottom))",
    });
  else if (has(/^constraint\.top$/))
    Object.assign(style, { left: px(centre[0] - w / 2), top: "var(--motion-constraint-top)" });
  else if (isScreen)
    Object.assign(style, { left: px(centre[0] - w / 2), top: px(centre[1] - h0 / 2) });
  for (const [name, value] of Object.entries(style)) element.style.setProperty(name, value);
  // An object without a frame grows from its center.
  return {
    element,
    root: isScreen
      ? element
      : h("div", { class: "anchor", style: { left: px(centre[0]), top: px(centre[1]) } }, element),
  };
}

/** The content of an element, in the page's own colors. */
function furnish(element, target, kind) {
  if (kind === "screens") {
    if (target !== "container")
      element.append(pageDrawing(target.startsWith("source") ? listPage : detailPage));
    return;
  }
  if (kind === "field") {
    element.append(h("i", { class: "shine" }));
    return;
  }
  if (target === "card" || target === "sheet")
    element.append(h("i", { class: `head ${target}` }, h("i", {})));
  if (target === "description")
    for (let row = 0; row < 4; row++)
      element.append(h("i", { class: row === 3 ? "line last" : "line" }));
}

/** A stage on which the exported CSS moves elements; undefined if its names are not understood. */
function cssStage(preset, css, width, height) {
  const { properties, rules } = cssParts(css.text);
  const { scene, motion, span } = preset;
  const kind = scene.type;
  const isScreen = kind !== "field";
  if (!properties.size) return undefined;
  const targets = [
    ...new Set([
      ...(kind === "screens" ? scene.planes : []),
      ...motion.tracks.map((one) => one.target),
    ]),
  ];
  const { found, perspective } = cssAnimations(properties, targets);
  if (!found.size) return undefined;
  registerProperties(rules);
  const pad = 34;
  const fit = fitting(scene.box, [pad, 20, width - 2 * pad, height - 40]);
  const [x, y, w, h0] = fit.frame;
  const corner = 26 * fit.k + 2;
  const lengths = [...motion.known]
    .filter(([, value]) => Number.isFinite(value))
    .map(([name, value]) => `--motion-${kebab(name)}: ${value}px;`);
  const declared = [...properties].map(([name, value]) => `${name}: ${value};`);
  const plays = (name) => `var(${name})`;
  const host = h("div", {
    class: "stage css",
    "aria-hidden": "true",
    style: { width: px(width), height: px(height) },
  });
  const root = host.attachShadow({ mode: "open" });
  const inner = h("div", {
    class: "scene",
    style: { width: px(scene.box[2]), height: px(scene.box[3]) },
  });
  const elements = new Map();
  if (perspective) {
    inner.style.perspective = perspective;
    if (scene.eye) inner.style.perspectiveOrigin = `${px(scene.eye.at[0])} ${px(scene.eye.at[1])}`;
  }
  if (kind === "app") inner.append(h("div", { class: "ground" }, pageDrawing(listPage)));
  const actors = scene.actors(0).filter((one) => targets.includes(one.target));
  for (const actor of actors) {
    const isContainer = kind === "screens" && actor.target === "container";
    const { element, root: own } = isContainer
      ? { element: inner, root: undefined }
      : cssElement(preset, actor, isScreen);
    if (found.has(actor.target))
      Object.assign(element.style, {
        animation: plays(found.get(actor.target)),
        animationPlayState: "paused",
      });
    if (isContainer) continue;
    furnish(element, actor.target, kind);
    elements.set(actor.target, element);
    // Parts of a card are on top of it.
    const card = ["description", "close"].includes(actor.target) ? elements.get("card") : undefined;
    if (card)
      Object.assign(
        element.style,
        actor.target === "close" ? { width: "34px", height: "34px" } : { height: "auto" },
      );
    (card ?? inner).append(own);
  }
  const scaled = h(
    "div",
    {
      class: "scale",
      style: {
        transform: `scale(${fit.k})`,
        ...(isScreen
          ? {}
          : { left: px(x - scene.box[0] * fit.k), top: px(y - scene.box[1] * fit.k) }),
      },
    },
    inner,
  );
  const frameStyle = {
    left: px(x),
    top: px(y),
    width: px(w),
    height: px(h0),
    "border-radius": px(corner),
  };
  const hostStyle = [
    "position: relative; display: block;",
    ...lengths,
    "--motion-inline: 1;",
    ...declared,
  ];
  root.append(
    h("style", {}, `:host { ${hostStyle.join(" ")} }\n${cssSceneStyle}\n${rules}`),
    ...(isScreen
      ? [
          h("div", { class: "screen", style: frameStyle }, scaled),
          h("div", { class: "edge", style: frameStyle }),
        ]
      : [scaled]),
  );
  let animations;
  let pace = 1;
  return {
    host,
    elements,
    span,
    fit,
    show(time) {
      if (!animations?.length && host.isConnected) {
        animations = root.getAnimations();
        for (const one of animations) one.pause();
        const end = Math.max(...animations.map((one) => one.effect.getComputedTiming().endTime));
        if (!preset.hasTime && Number.isFinite(end)) pace = end / (span * 1000);
      }
      // A motion that isn't kept at its end shows its last instant.
      const at =
        (preset.kind === "transition" ? Math.min(time, span) : Math.min(time, span - 2e-6)) *
        1000 *
        pace;
      // Under a finger each thing is where the finger has it, whenever it begins by itself.
      for (const one of animations ?? []) {
        const own = preset.timeIn?.(one.effect.target.dataset.target);
        one.currentTime = own === undefined ? at : Math.min(own, span - 2e-6) * 1000;
      }
    },
  };
}

/** Two stages side by side: the preset and its CSS; undefined if it has no CSS. */
function besideCSS(shown, preset, width, height, options) {
  const { preset: actual, cuts } = shownOf(shown);
  const css = cssOf(actual === shown ? preset : actual);
  const kind = actual.scene.type;
  if (!css || preset.kind === "duration") return undefined;
  const isFlat = kind === "progress";
  const wide = isFlat ? width : Math.floor(width / 2);
  const tall = isFlat ? Math.floor(height / 2) : height;
  const drawn = { ...options, beside: true };
  const own = stageOf(shown, wide, tall, drawn);
  const other = isFlat
    ? stageOf(cssTwin(actual, css), wide, tall, drawn)
    : cssStage(actual, css, wide, tall);
  if (!other) return undefined;
  const label = (...words) => h("figcaption", { class: "who" }, words);
  const side = (stage, ...words) => h("figure", {}, stage.host ?? stage.canvas, label(...words));
  const half = h(
    "div",
    { class: `stage-half several ${isFlat ? "rows" : "pair"}` },
    side(own, h("b", {}, say("asIs"))),
    side(other, h("b", {}, say("asCSS")), h("span", { class: "off" }, cssDifference(css))),
  );
  const show = (time) => {
    own.show(time);
    other.show(cuts ? (time > 0 ? actual.span : 0) : time);
  };
  return { half, stage: { ...own, show, other } };
}

/**
 * How far apart a preset and what CSS makes of it are on this page: of its way, or in points of its
 * scene. Undefined if CSS has nothing of it. This looks at some instants; the program's own figure
 * is found at all.
 */
function differenceFromCSS(preset, count = 16) {
  const holder = h("div", {
    style: { position: "fixed", left: "0", top: "0", visibility: "hidden" },
  });
  document.body.append(holder);
  const css = cssOf(preset);
  const both = css && besideCSS(preset, preset, 900, 400, { large: true });
  const times = Array.from(
    { length: count + 1 },
    (_, n) =>
      ((preset.span * n) / count) * (n === count && preset.kind !== "transition" ? 1 - 1e-4 : 1),
  );
  let worst = both ? 0 : undefined;
  if (both && preset.scene.type === "progress") {
    const twin = cssTwin(preset, css);
    worst = Math.max(...times.map((time) => Math.abs(preset.progress(time) - twin.progress(time))));
  } else if (both) {
    holder.append(both.half);
    const { elements, fit, show, host } = both.stage.other;
    const { scene } = preset;
    const names = new Set(preset.motion.tracks.map((one) => one.target));
    for (const time of times) {
      show(time);
      const origin = host.getBoundingClientRect();
      const ended = preset.kind === "transition" && time >= preset.span;
      for (const actor of scene.actors(preset.own(time))) {
        const element = elements.get(actor.target);
        const map = projection(actor, scene.eye);
        const [w, h0] = actor.size;
        if (
          !element ||
          !names.has(actor.target) ||
          ["description", "close", "overlay"].includes(actor.target)
        )
          continue;
        const style = getComputedStyle(element);
        const isHidden =
          element.style.visibility === "" &&
          style.visibility === "hidden" &&
          element
            .getAnimations()
            .some((one) => one.effect.getKeyframes().some((key) => key.visibility));
        worst = Math.max(worst, Math.abs(Number(style.opacity) - actor.opacity) * 100);
        if (isHidden || actor.hidden) continue;
        const corners = [
          [-w, -h0],
          [w, -h0],
          [w, h0],
          [-w, h0],
        ].map(([u, v]) => fit.place(map(u / 2, v / 2)));
        const box = element.getBoundingClientRect();
        const mine = [
          [0, Math.min],
          [0, Math.max],
          [1, Math.min],
          [1, Math.max],
        ].map(([axis, most]) => most(...corners.map((one) => one[axis])));
        const its = [
          box.left - origin.left,
          box.right - origin.left,
          box.top - origin.top,
          box.bottom - origin.top,
        ];
        worst = Math.max(worst, ...mine.map((one, n) => Math.abs(one - its[n]) / fit.k));
      }
      if (ended) break;
    }
  }
  holder.remove();
  return worst;
}
