// Gestures: a preset that a finger drives can be grabbed, by mouse, touch and keys.

/** How long a finger's velocity goes on counting when a release is projected, in seconds; as scroll views do. */
const coasting = 0.499;

/**
 * What happens at release, as `curvet simulate` decides it: finish, cancel, continue, forward, reverse or stay.
 * The speed is that of the finger towards the end, in fractions of the distance a second.
 */
function decisionAt({ kind, flat }, fraction, speed) {
  const { onRelease = kind === "transition" ? "threshold" : undefined, threshold = 0.5 } = flat.interaction;
  const over = (reached) => (reached > threshold ? "finish" : "cancel");
  switch (onRelease) {
    case "threshold": return over(fraction);
    case "projected": return over(fraction + speed * coasting);
    case "velocity": return speed === 0 ? "continue" : speed > 0 ? "forward" : "reverse";
    case "reverse": return "reverse";
    case "continue": return "continue";
    default: return "stay";
  }
}

/** Where it goes then: to its end, back to its start, or nowhere. A transition has to end, and only a threshold finishes it. */
function goalAfter(preset, decision) {
  if (preset.kind === "transition") return decision === "finish" ? 1 : 0;
  return { finish: 1, continue: 1, forward: 1, cancel: 0, reverse: 0 }[decision];
}

/** What a sum or a formula of lengths is here: those of the view are counted as if it stood in the middle. */
function lengthHere(value, known) {
  if (value === undefined || typeof value === "number") return value;
  const named = (name) => {
    const found = known.get(name), [, part, axis] = name.match(/^view\.(center|origin)\.([xy])$/) ?? [];
    return found ?? (part ? screenSize[axis === "x" ? 0 : 1] / (part === "center" ? 2 : Infinity) : { "container.width": screenSize[0], "container.height": screenSize[1] }[name]);
  };
  if (typeof value === "object") return Object.entries(value.plus).reduce((sum, [name, factor]) => sum + factor * (named(name) ?? 0), value.base);
  const words = value.match(/[\d.]+(?![\w.])|[A-Za-z_][\w.]*|[-+*/()]/g) ?? [];
  const one = () => { const word = words.shift(); if (word === "-") return -one(); if (word === "(") { const inner = sum(); words.shift(); return inner; } return /^[\d.]/.test(word) ? Number(word) : named(word); };
  const product = () => { let left = one(); while ("*/".includes(words[0] ?? " ")) left = words.shift() === "*" ? left * one() : left / one(); return left; };
  const sum = () => { let left = product(); while ("+-".includes(words[0] ?? " ")) left = words.shift() === "+" ? left + product() : left - product(); return left; };
  const found = sum();
  return Number.isFinite(found) ? found : undefined;
}

/** What grabs a preset; undefined if no gesture drives it. */
function gestureOf(preset) {
  const interaction = preset.flat.interaction;
  if (!interaction || !["pan", "screenEdgePan", "slider", "press"].includes(interaction.gesture)) return undefined;
  const known = preset.motion.known, points = lengthHere(interaction.distance, known), isPress = interaction.gesture === "press";
  // What hasn't begun is taken hold of here.
  const start = Math.min(Math.max(lengthHere(interaction.startProgress, known) ?? 0, 0), 1);
  const along = interaction.axis === "y" ? "clientY" : "clientX", course = courseAt(preset), threshold = interaction.threshold ?? 0.5;
  const meter = h("output", { class: "meter" }), bar = h("i", {}), pull = h("p", { class: "pull" }, say({ slider: "slide", screenEdgePan: "pull", press: "press" }[interaction.gesture] ?? "drag"), h("span", { class: "gauge" }, bar, ["threshold", "projected"].includes(interaction.onRelease ?? (preset.kind === "transition" ? "threshold" : "")) && points !== undefined && h("b", { style: { left: `${threshold * 100}%` } })), meter);
  let half, mover, fraction = 0, speed = 0, hasBegun = false, isPressed = false;

  /** The time at which the preset has come so far; an animator that scrubs evenly takes no notice of its easing. */
  const timeAt = (part) => {
    if (!preset.flat.scrubsLinearly || part <= 0 || part >= 1) return part * preset.span;
    let low = 0, high = preset.span;
    for (let n = 0; n < 40; n++) { const middle = (low + high) / 2; if (course(middle) < part) low = middle; else high = middle; }
    return high;
  };
  const goal = () => (interaction.gesture === "slider" ? undefined : goalAfter(preset, decisionAt(preset, fraction, speed)));
  const tell = () => {
    bar.style.width = `${fraction * 100}%`;
    meter.textContent = `${Math.round(fraction * 100)} %${goal() === undefined ? "" : ` · ${say(goal() ? "finishes" : "returns")}`}`;
    pull.classList.add("held");
  };
  const hold = (part) => {
    hasBegun = true;
    fraction = Math.min(Math.max(part, 0), 1);
    mover.goal = undefined;
    driver.seek(mover, timeAt(fraction));
    mover.sought?.();
    tell();
  };
  const release = () => {
    if (goal() === undefined) return;
    mover.goal = goal() * preset.span;
    meter.textContent = "";
    pull.classList.remove("held");
    driver.wake();
  };
  /** A press runs it while the finger is down; what it catches on its way back turns round. */
  const press = () => {
    isPressed = true;
    if (mover.time >= preset.span || (!hasBegun && fraction >= 1)) mover.time = 0;
    hasBegun = true;
    speed = 0;
    mover.own = undefined;
    mover.goal = preset.span;
    mover.sought?.();
    driver.wake();
  };
  const letUp = (isTaken) => {
    if (!isPressed) return;
    isPressed = false;
    // What was held to its end has nothing left to turn round.
    if (mover.time >= preset.span) { mover.goal = undefined; return settle(1); }
    if (isTaken && ["threshold", "projected"].includes(interaction.onRelease)) fraction = 0;
    if (goal() !== undefined) release();
  };
  const settle = (end) => { fraction = end; hasBegun = false; bar.style.width = `${end * 100}%`; meter.textContent = ""; pull.classList.remove("held"); };
  /** Takes hold of what hasn't begun, or is over, where its author says. */
  const begin = () => {
    if (fraction >= 1 && !interaction.invertsWhenOpen) [fraction, hasBegun] = [0, false];
    if (!hasBegun && fraction <= 0) fraction = start;
  };

  function place(stage, ownMover) {
    [half, mover] = [stage, ownMover];
    const canvas = $("canvas", half);
    half.classList.add("grabbable");
    Object.assign(half, { tabIndex: 0 });
    half.setAttribute("role", "slider");
    half.setAttribute("aria-label", pull.firstChild.textContent);
    half.setAttribute("aria-valuemin", 0);
    half.setAttribute("aria-valuemax", 100);
    half.setAttribute("aria-valuenow", Math.round(fraction * 100));
    // A point of the scene in pixels of the stage.
    const scale = preset.scene.type === "field" || preset.scene.type === "progress" ? 1 : (canvas.clientHeight - 40) / screenSize[1];
    const length = points === undefined ? canvas.clientWidth * 0.6 : points * scale;
    half.dataset.length = length;
    half.onpointerdown = (event) => {
      if (event.button !== 0) return;
      event.preventDefault();
      event.stopPropagation();
      half.setPointerCapture(event.pointerId);
      if (isPress) {
        press();
        half.onpointerup = half.onpointercancel = (next) => { half.onpointerup = half.onpointercancel = null; letUp(next.type === "pointercancel"); };
        return;
      }
      // What is over begins again, but for what a finger closes as it has opened it.
      begin();
      const from = event[along] - fraction * length;
      let last = event[along], at = event.timeStamp;
      speed = 0;
      half.onpointermove = (next) => {
        const elapsed = Math.max(next.timeStamp - at, 1);
        speed = ((next[along] - last) / length / elapsed) * 1000;
        [last, at] = [next[along], next.timeStamp];
        hold((next[along] - from) / length);
      };
      half.onpointerup = half.onpointercancel = (next) => {
        half.onpointermove = half.onpointerup = half.onpointercancel = null;
        // A finger that has come to rest has no speed; one that is taken away by the system lets it go back.
        if (next.timeStamp - at > 80) speed = 0;
        if (next.type === "pointercancel" && goal() !== undefined) [fraction, speed] = [0, 0];
        release();
      };
      hold(fraction);
    };
    if (isPress) {
      half.onkeydown = (event) => { if (event.key === "Enter" || event.key === " ") { event.preventDefault(); event.stopPropagation(); if (!event.repeat) press(); } };
      half.onkeyup = (event) => { if (event.key === "Enter" || event.key === " ") { event.preventDefault(); letUp(false); } };
      half.onblur = () => letUp(true);
    } else half.onkeydown = (event) => {
      const step = { ArrowRight: 0.05, ArrowDown: length < 0 ? -0.05 : 0.05, ArrowLeft: -0.05, ArrowUp: length < 0 ? 0.05 : -0.05 }[event.key];
      if (step !== undefined) { event.preventDefault(); event.stopPropagation(); speed = 0; if (!hasBegun) begin(); hold(fraction + step); } else if (event.key === "Enter") { event.preventDefault(); release(); fraction = mover.goal ? 1 : 0; }
      half.setAttribute("aria-valuenow", Math.round(fraction * 100));
    };
  }
  return { place, element: pull, released: () => { if (!isPressed) settle(mover.time > 0 ? 1 : 0); }, shown(time) { if (mover?.goal !== undefined && !isPressed) bar.style.width = `${fixed(Math.min(time / preset.span, 1) * 100)}%`; if (!isPress || (!isPressed && mover?.goal === undefined)) return; fraction = Math.min(time / preset.span, 1); if (isPressed) tell(); half?.setAttribute("aria-valuenow", Math.round(fraction * 100)); } };
}
