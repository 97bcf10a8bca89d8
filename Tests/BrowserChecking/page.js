// Answers questions about pages, each in a frame of its own, so that none sees another's styles,
// animations or modules.

async function frame(page) {
  const frame = document.createElement("iframe");
  frame.style.cssText = "position: fixed; inset: 0; border: 0";
  frame.style.width = `${page.width}px`;
  frame.style.height = `${page.height}px`;
  frame.srcdoc = "<!doctype html>";
  const loaded = new Promise((resolve) => (frame.onload = resolve));
  document.body.replaceChildren(frame);
  await loaded;
  return frame.contentWindow;
}

/// Lays a page out and returns its document with the animations it starts, all paused at once:
/// a short one would be over, and gone from `getAnimations`, before a later look.
async function lay(page) {
  const { document } = await frame(page);
  document.documentElement.dir = page.direction;
  const style = document.createElement("style");
  style.textContent = page.sheet + page.css;
  document.head.append(style);
  document.body.innerHTML = page.html;
  document.getAnimations();
  for (const { selector, name } of page.added) find(document, selector).classList.add(name);
  const animations = document.getAnimations();
  for (const animation of animations) animation.pause();
  return { document, animations };
}

function find(document, selector) {
  const element = document.querySelector(selector);
  if (!element) throw new Error(`the page has no ${selector}`);
  return element;
}

function seek(animations, seconds) {
  for (const animation of animations) animation.currentTime = seconds * 1000;
}

/// The typed object model has the numbers as they are; the text rounds them to six digits.
function read(element, property) {
  const view = element.ownerDocument.defaultView;
  const text = view.getComputedStyle(element).getPropertyValue(property);
  const value = element.computedStyleMap().get(property);
  if (!value) throw new Error(`the property ${property} is not known`);
  return { text, numbers: numbers(property, value, text, view) };
}

function numbers(property, value, text, view) {
  if (value instanceof view.CSSUnitValue) return [value.value];
  if (property === "transform") return matrix(value, text, view);
  return (text.match(/[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?/gi) ?? []).map(Number);
}

function matrix(value, text, view) {
  try {
    return elements(value.toMatrix());
  } catch {
    // `none` has no matrix, and a percentage none before it is resolved, as it is in the text.
    return elements(new view.DOMMatrix(text));
  }
}

function elements(matrix) {
  return [...matrix.toFloat64Array()];
}

async function samples({ page, readings, times }) {
  const { document, animations } = await lay(page);
  const places = readings.map(({ selector, property }) => [find(document, selector), property]);
  const rows = times.map((time) => {
    seek(animations, time);
    return places.map(([element, property]) => read(element, property));
  });
  return { animations: animations.map((a) => a.animationName ?? a.transitionProperty), rows };
}

/// An effect's own easing shapes its progress, which is told in full; a keyframe's easing shapes
/// only the values, which styles round.
async function progress({ easing, duration, times }) {
  const timing = { easing, duration: duration * 1000, fill: "both" };
  const animation = document.documentElement.animate(null, timing);
  animation.pause();
  const outputs = times.map((time) => {
    seek([animation], time);
    return animation.effect.getComputedTiming().progress;
  });
  animation.cancel();
  return outputs;
}

/// A child without a size lies where its corner does, to some millionths of a pixel; boxes of the
/// whole, and what the inspector tells, are rounded to 64ths.
async function corners({ page, selector, times, module }) {
  let { document, animations } = await lay(page);
  if (module) {
    const view = document.defaultView;
    view.eval(`(${module.setup})`)(await load(view, module), document);
    animations = document.getAnimations();
    for (const animation of animations) animation.pause();
  }
  const element = find(document, selector);
  const style = document.defaultView.getComputedStyle(element);
  if (style.position === "static") element.style.position = "relative";
  const corners = [
    ["left", "top"],
    ["right", "top"],
    ["right", "bottom"],
    ["left", "bottom"],
  ];
  const probes = corners.map((sides) => {
    const probe = document.createElement("i");
    probe.style.cssText = "all: initial; position: absolute";
    for (const side of sides) probe.style[side] = `-${style[`border-${side}-width`]}`;
    element.append(probe);
    return probe;
  });
  return times.map((time) => {
    seek(animations, time);
    return probes.map((probe) => {
      const { x, y } = probe.getBoundingClientRect();
      return { x, y };
    });
  });
}

async function show({ page, time }) {
  const { animations } = await lay(page);
  seek(animations, time);
}

let held = [];

/// Replaces a page's content in a view transition of a type, and pauses it at once.
async function transit({ page, type, content }) {
  const { document } = await lay(page);
  const update = () => (document.body.innerHTML = content);
  const transition = document.startViewTransition({ update, types: [type] });
  transition.finished.catch(() => {});
  await transition.ready;
  held = document.getAnimations();
  for (const animation of held) animation.pause();
}

/// Lays out the page that is to look alike.
async function lie({ other }) {
  held = (await lay(other)).animations;
}

async function hold({ time }) {
  seek(held, time);
}

/// Counts for each pair of pictures the pixels of which another one has nothing alike within a
/// pixel: a blended edge is alike if its color lies between those around it.
async function strangers({ pairs }) {
  const counts = [];
  for (const pair of pairs) {
    const [one, other] = await Promise.all(pair.map(pixels));
    counts.push(Math.max(unlike(one, other), unlike(other, one)));
  }
  return counts;
}

async function pixels(base64) {
  const image = new Image();
  image.src = `data:image/png;base64,${base64}`;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height);
  const context = canvas.getContext("2d");
  context.drawImage(image, 0, 0);
  return context.getImageData(0, 0, image.width, image.height);
}

function unlike(one, other) {
  const { width, height, data } = one;
  let count = 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const place = (y * width + x) * 4;
      const isSame = [0, 1, 2].every((part) => data[place + part] === other.data[place + part]);
      if (!isSame && !isAround(other, x, y, data, place)) count++;
    }
  }
  return count;
}

function isAround({ width, height, data }, x, y, colors, place) {
  return [0, 1, 2].every((part) => {
    let [least, largest] = [255, 0];
    for (let row = Math.max(y - 1, 0); row <= Math.min(y + 1, height - 1); row++) {
      for (let column = Math.max(x - 1, 0); column <= Math.min(x + 1, width - 1); column++) {
        const value = data[(row * width + column) * 4 + part];
        [least, largest] = [Math.min(least, value), Math.max(largest, value)];
      }
    }
    return colors[place + part] >= least - 16 && colors[place + part] <= largest + 16;
  });
}

function address(view, text) {
  return view.URL.createObjectURL(new view.Blob([text], { type: "text/javascript" }));
}

/// JSON has no functions and not every number: those are told by their text.
function plain(_, value) {
  if (value === undefined || typeof value === "function") return String(value);
  if (typeof value === "number" && !Number.isFinite(value)) return String(value);
  return value;
}

async function exported({ text, packages, expression }) {
  const view = await frame({ width: 100, height: 100 });
  const exports = await load(view, { text, packages });
  return JSON.stringify(await view.eval(`(${expression})`)(exports), plain);
}

async function load(view, { text, packages }) {
  const map = view.document.createElement("script");
  map.type = "importmap";
  const imports = Object.entries(packages).map(([name, text]) => [name, address(view, text)]);
  map.textContent = JSON.stringify({ imports: Object.fromEntries(imports) });
  view.document.head.append(map);
  const module = address(view, text);
  try {
    return await view.eval(`import(${JSON.stringify(module)})`);
  } catch (error) {
    throw new Error(`${error}${await place(view, module)}`);
  }
}

/// Returns where a module is wrong: only a script element tells.
async function place(view, module) {
  const script = view.document.createElement("script");
  script.type = "module";
  script.src = module;
  const found = new Promise((resolve) => {
    view.onerror = (_message, source, line, column) =>
      resolve(source === module ? ` at ${line}:${column}` : "");
    script.onload = script.onerror = () => resolve("");
  });
  view.document.head.append(script);
  return found;
}

/// Returns which of some declarations, selectors and media queries are not understood.
async function misunderstood({ checks }) {
  const understood = {
    declaration: ({ name, value }) => CSS.supports(name, value),
    selector: ({ value }) => CSS.supports(`selector(${value})`),
    media: ({ value }) =>
      !matchMedia(value).media.includes("not all") && features(value).every(isKnown),
  };
  return checks.map((check) => !understood[check.kind](check));
}

function features(media) {
  return media.match(/\([^()]*\)/g) ?? [];
}

/// An unknown feature neither matches nor doesn't.
function isKnown(feature) {
  return matchMedia(feature).matches || matchMedia(`not ${feature}`).matches;
}

const answers = {
  samples,
  progress,
  corners,
  show,
  transit,
  lie,
  hold,
  strangers,
  exported,
  misunderstood,
};

window.answer = async (question) => {
  try {
    return JSON.stringify({ answer: await answers[question.kind](question) });
  } catch (error) {
    return JSON.stringify({ refusal: [error.message ?? String(error)] });
  }
};
