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

/** What grabs a preset; undefined if no gesture drives it, or one that has no distance. */
function gestureOf(preset) {
  const interaction = preset.flat.interaction;
  if (!interaction || !["pan", "screenEdgePan", "slider"].includes(interaction.gesture)) return undefined;
  const open = interaction.distance, known = preset.motion.known;
  const points = open === undefined ? undefined : typeof open === "number" ? open : Object.entries(open.plus).reduce((sum, [name, factor]) => sum + factor * (known.get(name) ?? 0), open.base);
  const along = interaction.axis === "y" ? "clientY" : "clientX", course = courseAt(preset), threshold = interaction.threshold ?? 0.5;
  const meter = h("output", { class: "meter" }), bar = h("i", {}), pull = h("p", { class: "pull" }, say(interaction.gesture === "slider" ? "slide" : interaction.gesture === "screenEdgePan" ? "pull" : "drag"), h("span", { class: "gauge" }, bar, ["threshold", "projected", undefined].includes(interaction.onRelease) && points !== undefined && h("b", { style: { left: `${threshold * 100}%` } })), meter);
  let mover, fraction = 0, speed = 0;

  /** The time at which the preset has come so far; an animator that scrubs evenly takes no notice of its easing. */
  const timeAt = (part) => {
    if (!preset.flat.scrubsLinearly || part <= 0 || part >= 1) return part * preset.span;
    let low = 0, high = preset.span;
    for (let n = 0; n < 40; n++) { const middle = (low + high) / 2; if (course(middle) < part) low = middle; else high = middle; }
    return high;
  };
  const goal = () => (interaction.gesture === "slider" ? undefined : goalAfter(preset, decisionAt(preset, fraction, speed)));
  const hold = (part) => {
    fraction = Math.min(Math.max(part, 0), 1);
    mover.goal = undefined;
    driver.seek(mover, timeAt(fraction));
    mover.sought?.();
    bar.style.width = `${fraction * 100}%`;
    meter.textContent = `${Math.round(fraction * 100)} %${goal() === undefined ? "" : ` · ${say(goal() ? "finishes" : "returns")}`}`;
    pull.classList.add("held");
  };
  const release = () => {
    if (goal() === undefined) return;
    mover.goal = goal() * preset.span;
    bar.style.width = mover.goal ? "100%" : "0%";
    meter.textContent = "";
    pull.classList.remove("held");
    driver.wake();
  };

  function place(half, ownMover) {
    mover = ownMover;
    const canvas = $("canvas", half);
    half.classList.add("grabbable");
    Object.assign(half, { tabIndex: 0 });
    half.setAttribute("role", "slider");
    half.setAttribute("aria-label", pull.firstChild.textContent);
    half.setAttribute("aria-valuemin", 0);
    half.setAttribute("aria-valuemax", 100);
    half.setAttribute("aria-valuenow", Math.round(fraction * 100));
    half.append(pull);
    // A point of the scene in pixels of the stage.
    const scale = preset.scene.type === "field" || preset.scene.type === "progress" ? 1 : (canvas.clientHeight - 40) / screenSize[1];
    const length = points === undefined ? canvas.clientWidth * 0.6 : points * scale;
    half.dataset.length = length;
    half.onpointerdown = (event) => {
      if (event.button !== 0) return;
      event.preventDefault();
      event.stopPropagation();
      half.setPointerCapture(event.pointerId);
      // What is over begins again, but for what a finger closes as it has opened it.
      if (fraction >= 1 && !interaction.invertsWhenOpen) fraction = 0;
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
    half.onkeydown = (event) => {
      const step = { ArrowRight: 0.05, ArrowDown: length < 0 ? -0.05 : 0.05, ArrowLeft: -0.05, ArrowUp: length < 0 ? 0.05 : -0.05 }[event.key];
      if (step !== undefined) { event.preventDefault(); event.stopPropagation(); speed = 0; hold(fraction + step); } else if (event.key === "Enter") { event.preventDefault(); release(); fraction = mover.goal ? 1 : 0; }
      half.setAttribute("aria-valuenow", Math.round(fraction * 100));
    };
  }
  return { place, released: () => { fraction = mover.goal ? 1 : 0; } };
}
