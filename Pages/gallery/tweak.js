// Tweaking: handles on the curve, numbers below it. The result is a command and code.

/** The reason why a curve or a spring can't be tweaked; undefined for other kinds. */
function untweakable(preset) {
  if (preset.kind !== "curve" && preset.kind !== "spring") return undefined;
  return h(
    "p",
    { class: "tweak told" },
    say(preset.kind === "spring" ? "openVelocity" : "notBezier", { name: preset.name }),
  );
}

/**
 * The controls that tweak a preset; undefined if it is neither a cubic Bézier nor a spring of plain
 * numbers.
 */
function tweakOf(preset) {
  const isSpring = preset.kind === "spring" && preset.spring?.perceptualDuration > 0;
  if (!isSpring && !preset.bezier) return undefined;
  const written = data.documents?.[preset.name]?.motion ?? {};
  const isPerceptual = typeof written.bounce === "number";
  const { velocity } = isSpring ? startOf(preset) : {};
  const original = isSpring
    ? {
        duration: preset.spring.perceptualDuration,
        bounce: isPerceptual
          ? written.bounce
          : (preset.facts.bounce ?? bounceOf(preset.facts.dampingRatio)),
      }
    : { bezier: preset.bezier.slice(), duration: preset.facts.duration };
  const make = isSpring ? springVariant : curveVariant;
  const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);
  const limits = tweakLimits(original);
  const linked = readTweak(state.tweak, original, limits);
  let values;
  let shown;
  let held;
  let heldPeak;
  let player;
  let source;
  const past = [];
  const future = [];
  const inputs = {};
  const command = h("code", { class: "command" });
  const copy = h(
    "button",
    {
      type: "button",
      class: "plain",
      onclick: () => copyText(command.textContent, say("command")),
    },
    say("copy"),
  );
  const cut = h("p", { class: "cut" });
  const told = h("p", { class: "told", role: "status", hidden: true });
  const tell = (...words) => {
    told.hidden = words.length === 0;
    told.replaceChildren(...words);
  };
  const undo = h(
    "button",
    { type: "button", class: "plain", title: "Ctrl+Z, ⌘Z", onclick: () => step(past, future) },
    say("undo"),
  );
  const reset = h(
    "button",
    { type: "button", class: "plain", onclick: () => set(original) },
    say("toOriginal"),
  );

  const limit = (value, [low, high]) => clamp(value, low, high);
  /** Unchanged values keep all their digits, unless the motion is rewritten. */
  const cleaned = (next, digits) => {
    const round = (value, key) => Number(places(limit(value, limits[key]), digits));
    if (!isSpring)
      return {
        bezier: next.bezier.map((one, n) =>
          one === original.bezier[n] ? one : round(one, n % 2 ? "y" : "x"),
        ),
        duration:
          next.duration === undefined || next.duration === original.duration
            ? next.duration
            : round(next.duration, "duration"),
      };
    const keeps = next.duration === original.duration && written.use === undefined;
    return {
      duration: keeps ? next.duration : round(next.duration, "duration"),
      bounce:
        next.bounce === original.bounce && (isPerceptual || keeps)
          ? next.bounce
          : round(next.bounce, "bounce"),
    };
  };

  values = same(linked.values, original) ? original : cleaned(linked.values, 6);
  shown = values === original ? preset : make(preset, values);

  /** Shows other values. Steps of one and the same field are undone at once. */
  function set(next, { remembers = true, digits = 4, by } = {}) {
    next = same(next, original) ? original : cleaned(next, digits);
    tell();
    if (same(next, values)) return;
    if (remembers && !held) {
      if (by === undefined || by !== source) past.push(values);
      future.length = 0;
      source = by;
    }
    apply(next, by === undefined);
  }
  function apply(next, isForced) {
    values = same(next, original) ? original : next;
    shown = values === original ? preset : make(preset, values);
    refresh(isForced);
  }
  function step(from, to) {
    if (!from.length) return;
    to.push(values);
    source = undefined;
    tell();
    apply(from.pop(), true);
  }

  function refresh(isForced) {
    const change = shown === preset ? undefined : changeOf(preset, shown);
    preset.tweaked = change && {
      code: variantCodes(preset, shown),
      command: commandOf(preset, shown),
    };
    for (const [key, { number, range }] of Object.entries(inputs)) {
      const value = read[key]();
      if (isForced === true || document.activeElement !== number)
        number.value = value === undefined ? "" : places(value, 3);
      if (range) {
        range.value = value;
        range.style.setProperty(
          "--part",
          `${((value - range.min) / (range.max - range.min)) * 100}%`,
        );
      }
    }
    command.textContent = preset.tweaked?.command ?? "";
    cut.textContent = change?.cut.map((name) => say("cutLink", { name })).join(" ") ?? "";
    line.hidden = shown === preset;
    cut.hidden = !cut.textContent;
    undo.disabled = past.length === 0;
    reset.disabled = shown === preset;
    if (!held) {
      state.tweak = shown === preset ? "" : tweakText(values, original);
      history.replaceState(null, "", addressOf());
      const old = $(".codes");
      if (old) old.replaceWith(codePanel(preset.tweaked?.code ?? codesOf(preset), { preset }));
    }
    document.dispatchEvent(new CustomEvent("tweaked", { detail: { shown, held } }));
    if (player) {
      const time = player.mover.time;
      player.draw();
      if (!driver.wants(player.mover)) {
        player.mover.time = Math.min(time, player.mover.span);
        player.mover.show(player.mover.time);
      }
    }
  }

  const settles = (duration) => {
    const z = dampingRatioOf(values.bounce);
    return (
      shown.wait +
      springSettling((2 * Math.PI) / duration, isClamped(preset) ? Math.min(z, 1) : z, velocity)
    );
  };
  /**
   * The duration for which a spring of this bounce settles at a time; if there is none, shows a
   * message and returns undefined.
   */
  function resting(time) {
    let [low, high] = limits.duration;
    const ends = [settles(low), settles(high)];
    if (!(time >= ends[0] && time <= ends[1])) {
      tell(say("restLimits", { low: timeText(ends[0]), high: timeText(ends[1]) }));
      return undefined;
    }
    for (let n = 0; n < 40; n++) {
      const middle = (low + high) / 2;
      if (settles(middle) < time) low = middle;
      else high = middle;
    }
    return high;
  }
  const rest = (time, by) => {
    const duration = resting(time);
    if (duration)
      set(
        { ...values, duration },
        { by, digits: Math.abs(settles(Number(places(duration, 4))) - time) > 0.0005 ? 6 : 4 },
      );
  };

  const read = isSpring
    ? {
        bounce: () => values.bounce,
        duration: () => values.duration,
        end: () => preset.wait + (shown.facts.settling ?? shown.facts.duration),
      }
    : {
        x1: () => values.bezier[0],
        y1: () => values.bezier[1],
        x2: () => values.bezier[2],
        y2: () => values.bezier[3],
        duration: () => values.duration,
      };
  const write = isSpring
    ? {
        bounce: (value) => ({ ...values, bounce: value }),
        duration: (value) => ({ ...values, duration: value }),
      }
    : {
        ...Object.fromEntries(
          ["x1", "y1", "x2", "y2"].map((key, n) => [
            key,
            (value) => ({
              ...values,
              bezier: values.bezier.map((one, at) => (at === n ? value : one)),
            }),
          ]),
        ),
        duration: (value) => ({ ...values, duration: value }),
      };

  const field = (key, word, [low, high], hasRange, title) => {
    const use = (input) => {
      const value = input.value === "" ? undefined : Number(input.value);
      const isNone = value === undefined && key === "duration" && !isSpring;
      if (input.validity.badInput || (!isNone && !Number.isFinite(value))) return;
      if (key === "end") {
        rest(value, input);
        return;
      }
      set(write[key](value), { by: input });
      if (value < low || value > high) tell(say("limited", { what: word, low, high }));
    };
    const number = h("input", {
      type: "number",
      min: low,
      max: high,
      step: 0.01,
      "aria-label": word,
      placeholder: "–",
      oninput: () => use(number),
      onblur: () => {
        const value = read[key]();
        source = undefined;
        number.value = value === undefined ? "" : places(value, 3);
      },
    });
    const range =
      hasRange &&
      h("input", {
        type: "range",
        class: "seek",
        min: low,
        max: key === "duration" ? Math.max(2, original.duration) : high,
        step: 0.01,
        "aria-label": word,
        tabindex: 0,
        oninput: () => use(range),
        onchange: () => {
          source = undefined;
        },
      });
    inputs[key] = { number, range };
    return h(
      "label",
      { class: hasRange ? "field wide" : "field", title },
      h("span", {}, word),
      range,
      number,
    );
  };
  const fields = isSpring
    ? [
        field("bounce", say("bounce"), limits.bounce, true),
        field("duration", say("duration"), limits.duration, true),
        field("end", say("fit"), [0.05, 10], false, say("atRest")),
      ]
    : [
        ...["x1", "y1", "x2", "y2"].map((key, n) => field(key, key, limits[n % 2 ? "y" : "x"])),
        field("duration", say("duration"), limits.duration),
      ];
  const paste = h("input", {
    type: "text",
    class: "paste",
    placeholder: say("paste"),
    "aria-label": say("paste"),
    onchange: () => {
      const text = paste.value.trim();
      const found = text ? readMotion(text) : undefined;
      if (!text) return;
      if (isSpring && found?.spring) set(found.spring);
      else if (!isSpring && found?.bezier)
        set({ bezier: found.bezier, duration: found.duration ?? values.duration });
      else {
        explain(text, found);
        return;
      }
      announce(say("pasted", { what: text.slice(0, 60) }));
      paste.value = "";
    },
    onpaste: () => setTimeout(() => paste.dispatchEvent(new Event("change"))),
  });
  /** Explains why pasted text can't be used, and offers alternatives. */
  function explain(text, found) {
    if (!found) {
      tell(
        /^[^:]*\b(linear|steps)\(/.test(text)
          ? say("notBezier", { name: preset.name })
          : say("unread"),
      );
      return;
    }
    const action = (word, act) =>
      h(
        "button",
        {
          type: "button",
          class: "plain",
          onclick: () => {
            paste.value = "";
            act();
          },
        },
        word,
      );
    const { duration, bounce } = found.spring ?? {};
    const like = found.bezier
      ? `cubic-bezier(${found.bezier.join(", ")})`
      : `spring(duration: ${places(duration, 4)}, bounce: ${places(bounce, 4)})`;
    tell(
      h("span", {}, say(found.bezier ? "isCurve" : "isSpring")),
      found.duration > 0 && isSpring
        ? action(say("restWith", { t: timeText(found.duration) }), () => rest(found.duration))
        : "",
      action(say("findLike"), () => change({ ...blank(), q: like, compare: state.compare })),
    );
  }
  const line = h(
    "div",
    { class: "line command-line", hidden: true },
    h("div", { class: "said" }, command, cut),
    copy,
  );
  const element = h(
    "div",
    { class: "tweak" },
    h("div", { class: "fields" }, fields, paste, h("span", { class: "buttons" }, undo, reset)),
    told,
    line,
  );
  const onKey = (event) => {
    const key = event.key.toLowerCase();
    if (
      !(event.ctrlKey || event.metaKey) ||
      event.altKey ||
      (key !== "z" && key !== "y") ||
      event.target.matches("input[type=text], input[type=search], textarea")
    )
      return;
    event.preventDefault();
    if (key === "y" || event.shiftKey) step(future, past);
    else step(past, future);
  };
  document.addEventListener("keydown", onKey);

  /** A handle, 44 pixels wide, that is a slider for keys. */
  function grip(label, at, moved, keys) {
    const handle = h(
      "div",
      {
        class: "grip",
        role: "slider",
        tabindex: 0,
        "data-grip": "",
        "aria-label": label,
        onkeydown: (event) => {
          const step = event.shiftKey ? 0.1 : 0.01;
          const [dx, dy] =
            { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] }[
              event.key
            ] ?? [];
          if (dx === undefined) return;
          event.preventDefault();
          event.stopPropagation();
          set(keys(dx * step, dy * step));
          requestAnimationFrame(() => document.querySelectorAll(".grip")[at.index]?.focus());
        },
      },
      h("i", {}),
    );
    handle.addEventListener("pointerdown", (event) => {
      event.preventDefault();
      event.stopPropagation();
      const before = values;
      const plot = at.plot;
      const box = $(".plot-half svg").getBoundingClientRect();
      [heldPeak, held] = [peak(), axis()];
      const drag = (next) => {
        next.preventDefault();
        set(moved(next.clientX - box.left, next.clientY - box.top, plot), { remembers: false });
      };
      const drop = () => {
        removeEventListener("pointermove", drag);
        removeEventListener("pointerup", drop);
        removeEventListener("pointercancel", drop);
        held = undefined;
        if (!same(before, values)) {
          past.push(before);
          future.length = 0;
        }
        source = undefined;
        refresh();
        document.querySelectorAll(".grip")[at.index]?.focus();
      };
      addEventListener("pointermove", drag);
      addEventListener("pointerup", drop);
      addEventListener("pointercancel", drop);
      handle.focus();
    });
    return handle;
  }

  const axis = () => held ?? Math.max(shown.span, shown === preset ? 0 : preset.span);
  /**
   * The largest value of the plot: of the curves and their handles. It doesn't change during a
   * drag.
   */
  const peak = () =>
    held
      ? heldPeak
      : Math.max(
          1 + (shown.facts.overshoot ?? 0),
          1 + (preset.facts.overshoot ?? 0),
          values.bezier?.[1] ?? 0,
          values.bezier?.[3] ?? 0,
        );
  /** Positions the handles. */
  function place(half, plot) {
    const put = (handle, x, y, text, now) => {
      handle.style.left = `${x}px`;
      handle.style.top = `${clamp(y, 12, plot.root.clientHeight - 12)}px`;
      handle.setAttribute("aria-valuetext", text);
      handle.setAttribute("aria-valuenow", now);
      half.append(handle);
    };
    // The time at a position of the plot.
    const timeAt = (x) => (axis() * (x - plot.x0)) / (plot.x1 - plot.x0);
    if (isSpring) {
      const time = shown.wait + values.duration / 2;
      const level = (bounce, duration) =>
        springPosition(2 * Math.PI, dampingRatioOf(bounce), velocity * duration, 0.5);
      const handle = grip(
        `${say("bounce")}, ${say("duration")}`,
        { plot, index: 0 },
        (x, y) => {
          const wanted = (plot.y0 - y) / (plot.y0 - plot.y1);
          const duration = limit(2 * (timeAt(x) - shown.wait), limits.duration);
          let [low, high] = limits.bounce;
          for (let n = 0; n < 40; n++) {
            const middle = (low + high) / 2;
            if (level(middle, duration) < wanted) low = middle;
            else high = middle;
          }
          return { duration, bounce: low };
        },
        (dx, dy) => ({ duration: values.duration + dx, bounce: values.bounce + dy }),
      );
      handle.setAttribute("aria-valuemin", limits.bounce[0]);
      handle.setAttribute("aria-valuemax", limits.bounce[1]);
      put(
        handle,
        plot.x(time),
        plot.y(shown.progress(time)),
        [
          `${say("bounce")} ${places(values.bounce, 2)}`,
          `${say("duration")} ${timeText(values.duration)}`,
        ].join(", "),
        values.bounce,
      );
    } else {
      const [x1, y1, x2, y2] = values.bezier;
      const { wait, span } = shown;
      const at = (part) => plot.x(wait + part * (span - wait));
      const part = (x) => (timeAt(x) - wait) / (span - wait || span);
      const arm = (...ends) => path(ends.map(([input, output]) => [at(input), plot.y(output)]));
      plot.root.append(
        s("path", { class: "arm", d: arm([0, 0], [x1, y1]) + arm([1, 1], [x2, y2]) }),
      );
      [
        [x1, y1],
        [x2, y2],
      ].forEach(([x, y], n) => {
        const next = (a, b) => ({ ...values, bezier: n ? [x1, y1, a, b] : [a, b, x2, y2] });
        const handle = grip(
          `${say("curve")} ${n + 1}`,
          { plot, index: n },
          (px, py) => next(part(px), (plot.y0 - py) / (plot.y0 - plot.y1)),
          (dx, dy) => next(x + dx, y + dy),
        );
        handle.setAttribute("aria-valuemin", 0);
        handle.setAttribute("aria-valuemax", 1);
        put(handle, at(x), plot.y(y), `${places(x, 2)}, ${places(y, 2)}`, x);
      });
    }
  }

  if (linked.refused.length) tell(linked.refused.join(" "));
  preset.tweaked =
    shown === preset
      ? undefined
      : { code: variantCodes(preset, shown), command: commandOf(preset, shown) };
  leaving.push(() => {
    preset.tweaked = undefined;
    document.removeEventListener("keydown", onKey);
  });
  return {
    element,
    axis,
    peak,
    place,
    get shown() {
      return shown;
    },
    attach(one) {
      player = one;
      setTimeout(refresh);
    },
  };
}

/** From where to where values go; what the catalog has already is never too far. */
function tweakLimits({ bezier, duration = 0, bounce = 0 }) {
  if (!bezier)
    return {
      duration: [Math.min(0.03, duration), Math.max(5, duration)],
      bounce: [Math.min(-0.9, bounce), Math.max(0.95, bounce)],
    };
  return {
    x: [0, 1],
    y: [Math.min(-1.5, bezier[1], bezier[3]), Math.max(2.5, bezier[1], bezier[3])],
    duration: [0, Math.max(10, duration)],
  };
}

/** A tweak as text in an address. */
function tweakText({ bezier, duration, bounce }, original) {
  if (!bezier) return `duration=${duration}&bounce=${bounce}`;
  const time = duration === original.duration ? "" : `&duration=${duration ?? "none"}`;
  return `bezier=${bezier.join(",")}${time}`;
}

/** Reads a tweak from an address: the values, and what in it is not possible. */
function readTweak(text, original, limits) {
  const parts = new URLSearchParams(text);
  const values = { ...original };
  const refused = [];
  const fits = (value, [low, high]) => Number.isFinite(value) && value >= low && value <= high;
  const round = (value) => Number(places(value, 6));
  const refuse = (key, [low, high]) =>
    refused.push(
      say("linkRefused", {
        what: `${key}=${parts.get(key)}`,
        low: places(low, 4),
        high: places(high, 4),
      }),
    );
  for (const key of new Set(parts.keys())) {
    const value = parts.get(key).trim() === "" ? NaN : Number(parts.get(key));
    if (key === "bezier" && original.bezier) {
      const four = parts
        .get(key)
        .split(",")
        .map((one) => (one.trim() === "" ? NaN : Number(one)));
      const wrong = four.findIndex((one, n) => !fits(one, limits[n % 2 ? "y" : "x"]));
      if (four.length === 4 && wrong < 0) values.bezier = four.map(round);
      else refuse(key, limits[wrong % 2 === 1 ? "y" : "x"]);
    } else if (key === "duration" && original.bezier && parts.get(key) === "none")
      values.duration = undefined;
    else if (
      (key === "duration" || (key === "bounce" && !original.bezier)) &&
      fits(value, limits[key])
    )
      values[key] = Math.abs(value - original[key]) < 1e-9 ? original[key] : round(value);
    else if (key === "duration" || (key === "bounce" && !original.bezier)) refuse(key, limits[key]);
    else refused.push(say("linkUnknown", { what: `${key}=${parts.get(key)}` }));
  }
  return { values, refused };
}
