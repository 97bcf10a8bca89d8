// Tweaking: handles on the curve, numbers below it. What comes of it leaves as a command and as code.

/** What tweaks a preset; undefined if it is neither a cubic Bézier nor a spring of plain numbers. */
function tweakOf(preset) {
  const isSpring = preset.kind === "spring" && preset.spring?.perceptualDuration > 0 && (preset.motion.tracks[0]?.spring?.v ?? 1) === 0 && preset.motion.tracks[0].spring.begin === 0;
  if (!isSpring && !preset.bezier) return undefined;
  const original = isSpring ? { duration: preset.spring.perceptualDuration, bounce: bounceOf(preset.facts.dampingRatio) } : { bezier: preset.bezier.slice(), duration: preset.facts.duration };
  const make = isSpring ? springVariant : curveVariant, same = (a, b) => JSON.stringify(a) === JSON.stringify(b);
  let values = readTweak(state.tweak, original) ?? original, shown = same(values, original) ? preset : make(preset, values), held, player;
  const past = [];
  const inputs = {}, command = h("code", { class: "command" }), copy = h("button", { type: "button", class: "plain", onclick: () => copyText(command.textContent, say("command")) }, say("copy"));
  const undo = h("button", { type: "button", class: "plain", onclick: () => { if (past.length) set(past.pop(), false); } }, say("undo"));
  const reset = h("button", { type: "button", class: "plain", onclick: () => set(original) }, say("reset"));

  const limit = (value, low, high) => Math.min(Math.max(value, low), high);
  const cleaned = (next) => (isSpring
    ? { duration: Number(places(limit(next.duration, 0.03, 5), 4)), bounce: Number(places(limit(next.bounce, -0.9, 0.95), 4)) }
    : { bezier: next.bezier.map((one, n) => Number(places(n % 2 ? limit(one, -1.5, 2.5) : limit(one, 0, 1), 4))), duration: next.duration });

  function set(next, remembers = true) {
    next = same(next, original) ? original : cleaned(next);
    if (same(next, values)) return;
    if (remembers && !held) past.push(values);
    values = next;
    shown = same(values, original) ? preset : make(preset, values);
    refresh();
  }

  function refresh() {
    preset.tweaked = shown === preset ? undefined : { code: variantCodes(preset, shown) };
    for (const [key, { number, range }] of Object.entries(inputs)) { const value = read[key](); if (document.activeElement !== number) number.value = places(value, 3); if (range) { range.value = value; range.style.setProperty("--part", `${((value - range.min) / (range.max - range.min)) * 100}%`); } }
    command.textContent = shown === preset ? "" : commandOf(preset, shown);
    line.hidden = shown === preset;
    undo.disabled = past.length === 0;
    reset.disabled = shown === preset;
    if (!held) {
      state.tweak = shown === preset ? "" : isSpring ? `duration=${values.duration}&bounce=${values.bounce}` : `bezier=${values.bezier.join(",")}`;
      history.replaceState(null, "", addressOf());
      const old = $(".codes");
      if (old) old.replaceWith(codePanel(preset.tweaked?.code ?? codesOf(preset)));
    }
    if (player) { const time = player.mover.time; player.draw(); if (!driver.wants(player.mover)) { player.mover.time = Math.min(time, player.mover.span); player.mover.show(player.mover.time, 1); } }
  }

  const read = isSpring ? { bounce: () => values.bounce, duration: () => values.duration, end: () => shown.span }
    : { x1: () => values.bezier[0], y1: () => values.bezier[1], x2: () => values.bezier[2], y2: () => values.bezier[3], duration: () => values.duration ?? 0 };
  const write = isSpring ? {
    bounce: (value) => ({ ...values, bounce: value }), duration: (value) => ({ ...values, duration: value }),
    end: (value) => ({ ...values, duration: (values.duration * value) / shown.span }),
  } : { ...Object.fromEntries(["x1", "y1", "x2", "y2"].map((key, n) => [key, (value) => ({ ...values, bezier: values.bezier.map((one, at) => (at === n ? value : one)) })])), duration: (value) => ({ ...values, duration: value > 0 ? value : undefined }) };

  const field = (key, word, low, high, step, hasRange) => {
    const use = (text) => { const value = Number(text); if (text !== "" && Number.isFinite(value)) set(write[key](value)); };
    const number = h("input", { type: "number", min: low, max: high, step, "aria-label": word, oninput: () => use(number.value), onblur: () => { number.value = places(read[key](), 3); } });
    const range = hasRange && h("input", { type: "range", class: "seek", min: low, max: high, step, "aria-label": word, tabindex: 0, oninput: () => use(range.value) });
    inputs[key] = { number, range };
    return h("label", { class: hasRange ? "field wide" : "field" }, h("span", {}, word), range, number);
  };
  const fields = isSpring
    ? [field("bounce", say("bounce"), -0.9, 0.95, 0.01, true), field("duration", say("duration"), 0.05, 2, 0.01, true), field("end", say("fit"), 0.05, 10, 0.01, false)]
    : [field("x1", "x1", 0, 1, 0.01), field("y1", "y1", -1.5, 2.5, 0.01), field("x2", "x2", 0, 1, 0.01), field("y2", "y2", -1.5, 2.5, 0.01), field("duration", say("duration"), 0, 10, 0.01)];
  const paste = h("input", { type: "text", class: "paste", placeholder: say("paste"), "aria-label": say("paste"), onchange: () => {
    const found = paste.value.trim() && readMotion(paste.value);
    if (isSpring && found?.spring) set(found.spring);
    else if (!isSpring && found?.bezier) set({ bezier: found.bezier, duration: found.duration ?? values.duration });
    else if (paste.value.trim()) { announce(say("unread")); return; } else return;
    announce(say("pasted", { what: paste.value.slice(0, 60) }));
    paste.value = "";
  }, onpaste: () => setTimeout(() => paste.dispatchEvent(new Event("change"))) });
  const line = h("div", { class: "line command-line", hidden: true }, command, copy);
  const element = h("div", { class: "tweak" }, h("div", { class: "fields" }, fields, paste, h("span", { class: "buttons" }, undo, reset)), line);

  /** A handle, 44 pixels wide, that is a slider for keys. */
  function grip(label, at, moved, keys) {
    const handle = h("div", { class: "grip", role: "slider", tabindex: 0, "data-grip": "", "aria-label": label, onkeydown: (event) => {
      const step = event.shiftKey ? 0.1 : 0.01, [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] }[event.key] ?? [];
      if (dx === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      set(keys(dx * step, dy * step));
      requestAnimationFrame(() => document.querySelectorAll(".grip")[at.index]?.focus());
    } }, h("i", {}));
    handle.addEventListener("pointerdown", (event) => {
      event.preventDefault();
      event.stopPropagation();
      const before = values, plot = at.plot, box = $(".plot-half svg").getBoundingClientRect();
      held = axis();
      const drag = (next) => { next.preventDefault(); set(moved(next.clientX - box.left, next.clientY - box.top, plot), false); };
      const drop = () => { removeEventListener("pointermove", drag); removeEventListener("pointerup", drop); removeEventListener("pointercancel", drop); held = undefined; if (!same(before, values)) past.push(before); refresh(); document.querySelectorAll(".grip")[at.index]?.focus(); };
      addEventListener("pointermove", drag);
      addEventListener("pointerup", drop);
      addEventListener("pointercancel", drop);
      handle.focus();
    });
    return handle;
  }

  const axis = () => held ?? Math.max(shown.span, shown === preset ? 0 : preset.span);
  /** Puts the handles where the numbers say. */
  function place(half, plot) {
    const put = (handle, x, y, text, now) => {
      handle.style.left = `${x}px`;
      handle.style.top = `${y}px`;
      handle.setAttribute("aria-valuetext", text);
      handle.setAttribute("aria-valuenow", now);
      half.append(handle);
    };
    if (isSpring) {
      const time = values.duration / 2, level = (bounce) => springPosition(2 * Math.PI, dampingRatioOf(bounce), 0, 0.5);
      const handle = grip(`${say("bounce")}, ${say("duration")}`, { plot, index: 0 }, (x, y) => {
        const wanted = (plot.y0 - y) / (plot.y0 - plot.y1);
        let low = -0.9, high = 0.95;
        for (let n = 0; n < 40; n++) { const middle = (low + high) / 2; if (level(middle) < wanted) low = middle; else high = middle; }
        return { duration: (2 * axis() * (x - plot.x0)) / (plot.x1 - plot.x0), bounce: low };
      }, (dx, dy) => ({ duration: values.duration + dx, bounce: values.bounce + dy }));
      handle.setAttribute("aria-valuemin", -0.9);
      handle.setAttribute("aria-valuemax", 0.95);
      put(handle, plot.x(time), plot.y(shown.progress(time)), `${say("bounce")} ${places(values.bounce, 2)}, ${say("duration")} ${timeText(values.duration)}`, values.bounce);
    } else {
      const [x1, y1, x2, y2] = values.bezier, span = axis();
      plot.root.append(s("path", { class: "arm", d: `M${plot.x(0)} ${plot.y(0)}L${fixed(plot.x(x1 * span))} ${fixed(plot.y(y1))}M${plot.x(span)} ${plot.y(1)}L${fixed(plot.x(x2 * span))} ${fixed(plot.y(y2))}` }));
      [[x1, y1], [x2, y2]].forEach(([x, y], n) => {
        const next = (a, b) => ({ ...values, bezier: n ? [x1, y1, a, b] : [a, b, x2, y2] });
        const handle = grip(`${say("curve")} ${n + 1}`, { plot, index: n }, (px, py) => next((px - plot.x0) / (plot.x1 - plot.x0), (plot.y0 - py) / (plot.y0 - plot.y1)), (dx, dy) => next(x + dx, y + dy));
        handle.setAttribute("aria-valuemin", 0);
        handle.setAttribute("aria-valuemax", 1);
        put(handle, plot.x(x * span), plot.y(y), `${places(x, 2)}, ${places(y, 2)}`, x);
      });
    }
  }

  preset.tweaked = shown === preset ? undefined : { code: variantCodes(preset, shown) };
  leaving.push(() => { preset.tweaked = undefined; });
  return { element, axis, place, get shown() { return shown; }, attach(one) { player = one; setTimeout(refresh); } };
}

function readTweak(text, original) {
  const parts = new URLSearchParams(text), number = (key) => (parts.has(key) && Number.isFinite(Number(parts.get(key))) ? Number(parts.get(key)) : undefined);
  if (original.bezier) { const four = parts.get("bezier")?.split(",").map(Number); return four?.length === 4 && four.every(Number.isFinite) && [0, 2].every((n) => four[n] >= 0 && four[n] <= 1) ? { bezier: four, duration: original.duration } : undefined; }
  const [duration, bounce] = [number("duration"), number("bounce")];
  return duration > 0.02 && duration <= 5 && bounce >= -0.9 && bounce <= 0.95 ? { duration, bounce } : undefined;
}
