// Gestures: a preset that a finger drives can be grabbed, by mouse, touch and keys.

/** What grabs a preset; undefined if no gesture drives it, or one that has no distance. */
function gestureOf(preset) {
  const interaction = preset.flat.interaction;
  if (!interaction || !["pan", "screenEdgePan", "slider"].includes(interaction.gesture)) return undefined;
  const open = interaction.distance, known = preset.motion.known;
  const points = open === undefined ? undefined : typeof open === "number" ? open : Object.entries(open.plus).reduce((sum, [name, factor]) => sum + factor * (known.get(name) ?? 0), open.base);
  const along = interaction.axis === "y" ? "clientY" : "clientX", course = courseAt(preset), threshold = interaction.threshold ?? 0.5;
  const meter = h("output", { class: "meter" }), bar = h("i", {}), pull = h("p", { class: "pull" }, say(interaction.gesture === "slider" ? "slide" : interaction.gesture === "screenEdgePan" ? "pull" : "drag"), h("span", { class: "gauge" }, bar, points !== undefined && h("b", { style: { left: `${threshold * 100}%` } })), meter);
  let mover, fraction = 0, speed = 0;

  /** The time at which the preset has come so far; an animator that scrubs evenly takes no notice of its easing. */
  const timeAt = (part) => {
    if (!preset.flat.scrubsLinearly || part <= 0 || part >= 1) return part * preset.span;
    let low = 0, high = preset.span;
    for (let n = 0; n < 40; n++) { const middle = (low + high) / 2; if (course(middle) < part) low = middle; else high = middle; }
    return high;
  };
  const finishes = () => (interaction.onRelease === "velocity" && Math.abs(speed) > 0.4 ? speed > 0 : fraction >= threshold);
  const hold = (part) => {
    fraction = Math.min(Math.max(part, 0), 1);
    mover.goal = undefined;
    driver.seek(mover, timeAt(fraction));
    mover.sought?.();
    bar.style.width = `${fraction * 100}%`;
    meter.textContent = `${Math.round(fraction * 100)} %${interaction.gesture === "slider" ? "" : ` · ${say(finishes() ? "finishes" : "returns")}`}`;
    pull.classList.add("held");
  };
  const release = () => {
    if (interaction.gesture === "slider") return;
    mover.goal = finishes() ? preset.span : 0;
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
    half.onpointerdown = (event) => {
      if (event.button !== 0) return;
      event.preventDefault();
      event.stopPropagation();
      half.setPointerCapture(event.pointerId);
      const from = event[along] - fraction * length;
      let last = event[along], at = event.timeStamp;
      half.onpointermove = (next) => {
        const elapsed = Math.max(next.timeStamp - at, 1);
        speed = ((next[along] - last) / length / elapsed) * 1000;
        [last, at] = [next[along], next.timeStamp];
        hold((next[along] - from) / length);
      };
      half.onpointerup = half.onpointercancel = () => { half.onpointermove = half.onpointerup = half.onpointercancel = null; release(); };
      hold(fraction >= 1 ? 0 : fraction);
    };
    half.onkeydown = (event) => {
      const step = { ArrowRight: 0.05, ArrowDown: length < 0 ? -0.05 : 0.05, ArrowLeft: -0.05, ArrowUp: length < 0 ? 0.05 : -0.05 }[event.key];
      if (step !== undefined) { event.preventDefault(); event.stopPropagation(); speed = 0; hold(fraction + step); } else if (event.key === "Enter") { event.preventDefault(); release(); fraction = mover.goal ? 1 : 0; }
      half.setAttribute("aria-valuenow", Math.round(fraction * 100));
    };
  }
  return { place, released: () => { fraction = mover.goal ? 1 : 0; } };
}
