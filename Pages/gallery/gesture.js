// Gestures: a preset that a finger drives can be grabbed, by mouse, touch and keys.

/**
 * How long a finger's velocity continues when a release is projected, in seconds, as in scroll
 * views.
 */
const coasting = 0.499;

/**
 * The decision at release, as in `curvet simulate`: finish, cancel, continue, forward, reverse, or
 * stay. The speed is the finger's speed toward the end, in fractions of the distance per second.
 */
function decisionAt({ kind, flat }, fraction, speed) {
  const { onRelease = kind === "transition" ? "threshold" : undefined, threshold = 0.5 } =
    flat.interaction;
  const over = (reached) => (reached > threshold ? "finish" : "cancel");
  switch (onRelease) {
    case "threshold":
      return over(fraction);
    case "projected":
      return over(fraction + speed * coasting);
    case "velocity":
      return speed === 0 ? "continue" : speed > 0 ? "forward" : "reverse";
    case "reverse":
      return "reverse";
    case "continue":
      return "continue";
    default:
      return "stay";
  }
}

/** The goal of a decision: its end, 1; its start, 0; or undefined. */
function goalAfter(decision, isReversed) {
  return { finish: 1, continue: isReversed ? 0 : 1, forward: 1, cancel: 0, reverse: 0 }[decision];
}

/** The value of a sum or formula of lengths, with the view in the middle of the screen. */
function lengthHere(value, known) {
  if (value === undefined || typeof value === "number") return value;
  const named = (name) => {
    const found = known.get(name);
    const [, part, axis] = name.match(/^view\.(center|origin)\.([xy])$/) ?? [];
    return (
      found ??
      (part
        ? screenSize[axis === "x" ? 0 : 1] / (part === "center" ? 2 : Infinity)
        : { "container.width": screenSize[0], "container.height": screenSize[1] }[name])
    );
  };
  if (typeof value === "object")
    return Object.entries(value.plus).reduce(
      (sum, [name, factor]) => sum + factor * (named(name) ?? 0),
      value.base,
    );
  const words = value.match(/[\d.]+(?![\w.])|[A-Za-z_][\w.]*|[-+*/()]/g) ?? [];
  const one = () => {
    const word = words.shift();
    if (word === "-") return -one();
    if (word === "(") {
      const inner = sum();
      words.shift();
      return inner;
    }
    return /^[\d.]/.test(word) ? Number(word) : named(word);
  };
  const product = () => {
    let left = one();
    while ("*/".includes(words[0] ?? " "))
      left = words.shift() === "*" ? left * one() : left / one();
    return left;
  };
  const sum = () => {
    let left = product();
    while ("+-".includes(words[0] ?? " "))
      left = words.shift() === "+" ? left + product() : left - product();
    return left;
  };
  const found = sum();
  return Number.isFinite(found) ? found : undefined;
}

/**
 * How far a finger may tremble before it pulls, in pixels; how much of its way counts for its
 * speed, and when it rests, in milliseconds.
 */
const slop = 6;
const speedTime = 100;
const restAfter = 80;
/** The side of the screen from which a gesture begins. */
const sideOf = (interaction) =>
  interaction.gesture === "screenEdgePan"
    ? ({ leading: "left", trailing: "right" }[interaction.edge] ?? interaction.edge ?? "left")
    : undefined;

/** The gesture that drives a preset; undefined if there is none. */
function gestureOf(preset) {
  const interaction = preset.flat.interaction;
  if (!interaction || !["pan", "screenEdgePan", "slider", "press"].includes(interaction.gesture))
    return draggableOf(preset);
  const { preset: actual, cuts } = shownOf(preset);
  const drive = makeDrive(actual);
  const isPress = interaction.gesture === "press";
  const { invertsWhenOpen } = interaction;
  const rule = interaction.onRelease ?? (preset.kind === "transition" ? "threshold" : undefined);
  const side = sideOf(interaction);
  const known = preset.motion.known;
  const points = lengthHere(interaction.distance, known);
  const start = clamp(lengthHere(interaction.startProgress, known) ?? 0, 0, 1);
  const isUpright =
    (interaction.axis ??
      (["left", "right"].includes(side) || interaction.gesture === "slider" ? "x" : "y")) === "y";
  const words = side
    ? say("pullFrom", { side: say(`side ${side}`) })
    : say({ slider: "slide", press: "press" }[interaction.gesture] ?? "drag");
  const keyWords = say(isPress ? "pressKeys" : "pullKeys");
  const meter = h("output", { class: "meter" });
  const bar = h("i", {});
  const gauge = h(
    "span",
    { class: "gauge" },
    bar,
    ["threshold", "projected"].includes(rule) &&
      points !== undefined &&
      h("b", { style: { left: `${(interaction.threshold ?? 0.5) * 100}%` } }),
  );
  const pull = h(
    "p",
    { class: "pull" },
    h("span", {}, words, " ", h("small", {}, `· ${keyWords}`)),
    gauge,
    meter,
  );
  let half;
  let mover;
  let finger;
  let length = 1;
  let speed = 0;
  let isPressed = false;
  let restTimer = 0;

  const goal = () =>
    goalAfter(
      interaction.gesture === "slider" && preset.kind !== "transition"
        ? "stay"
        : decisionAt(preset, drive.held, speed),
      drive.isReversed,
    );
  /** Shows the position, and the result of a release. */
  const tell = (isHeld) => {
    const part = `${Math.round(drive.place * 100)}${percentSign()}`;
    const end = goal();
    const opens = end === (drive.isOpen ? 0 : 1);
    bar.style.width = `${fixed(drive.place * 100)}%`;
    const words = invertsWhenOpen ? ["opens", "closes"] : ["finishes", "returns"];
    const what = end === undefined ? part : `${part} · ${say(words[opens ? 0 : 1])}`;
    meter.textContent = isHeld ? what : "";
    half.setAttribute("aria-valuenow", Math.round(drive.place * 100));
    half.setAttribute("aria-valuetext", meter.textContent || part);
  };
  /**
   * Catches the preset where it is. One that ended restarts, unless the same gesture also closes
   * it.
   */
  const take = (byKey) => {
    if (drive.isActive) {
      mover.goal = undefined;
      drive.pause();
      return;
    }
    const isOver = mover.time >= mover.span;
    const beginsAnew = !byKey || driver.wants(mover);
    // A swipe restarts a transition; an animator is caught where it is. Keys continue from a
    // stopped preset.
    if (beginsAnew && (preset.kind === "transition" || (isOver && !invertsWhenOpen)))
      mover.time = 0;
    drive.take(mover.time, isOver && Boolean(invertsWhenOpen));
    if (mover.time <= 0 && start > 0) drive.hold(start);
  };
  /** Shows the position of the drive. */
  const show = () => {
    driver.seek(mover, drive.time);
    mover.sought?.();
  };
  const hold = (fraction) => {
    drive.hold(fraction);
    show();
    tell(true);
  };
  const run = (end, isRest) => {
    mover.pace = drive.go(end, isRest);
    mover.goal = drive.goalTime;
    driver.wake();
  };
  const release = () => {
    clearTimeout(restTimer);
    const end = goal();
    if (end === undefined) return;
    run(end);
    tell(false);
  };
  /** A press plays it while the finger is down; one that is caught on its way back reverses. */
  const press = () => {
    isPressed = true;
    speed = 0;
    if (!drive.isActive) {
      if (mover.time >= mover.span) mover.time = 0;
      drive.take(mover.time, false);
    }
    mover.own = undefined;
    if (!drive.isRunning || drive.isReversed) run(1, false);
    mover.sought?.();
  };
  const letUp = (isTaken) => {
    if (!isPressed) return;
    isPressed = false;
    const end = isTaken && ["threshold", "projected"].includes(rule) ? 0 : goal();
    if (end !== undefined && (!drive.isRunning || drive.isReversed !== (end === 0))) run(end);
    if (end === undefined && !drive.isRunning) arrive();
    tell(false);
  };
  /** A preset that reached its end is over, unless a press holds it there. */
  const arrive = () => {
    if (isPressed) {
      drive.hold(1);
      tell(true);
      return;
    }
    drive.leave();
    meter.textContent = "";
    settle(mover.time);
  };
  const settle = (time) => {
    const part = Math.round(drive.placeAt(time) * 100);
    bar.style.width = `${part}%`;
    half.setAttribute("aria-valuenow", part);
    half.setAttribute("aria-valuetext", `${part}${percentSign()}`);
  };

  /** Where the screens of the stage are, in its own pixels. */
  const screens = () =>
    [...half.querySelectorAll(".stage")].map((stage) => {
      const [from, own] = [half.getBoundingClientRect(), stage.getBoundingClientRect()];
      const {
        k,
        frame: [x, y, width, height],
      } = fitting(actual.scene.box ?? [0, 0, 1, 1], [34, 20, own.width - 68, own.height - 40]);
      return {
        k,
        x: own.left - from.left + x,
        y: own.top - from.top + y,
        width,
        height,
        left: own.left - from.left,
        right: own.right - from.left,
      };
    });
  /**
   * Strips at the edge of the screens from which a gesture begins: a sixth of it, and no less than
   * a finger needs.
   */
  const strips = () =>
    screens().map(({ x, y, width, height }) => {
      const wide = Math.max(44, width / 6);
      const tall = Math.max(44, height / 6);
      return {
        left: { x: x - 8, y, width: wide, height },
        right: { x: x + width + 8 - wide, y, width: wide, height },
        top: { x, y: y - 8, width, height: tall },
        bottom: { x, y: y + height + 8 - tall, width, height: tall },
      }[side];
    });
  const isAtEdge = ({ clientX, clientY }) => {
    if (!side) return true;
    const { left, top } = half.getBoundingClientRect();
    const [x, y] = [clientX - left, clientY - top];
    // Positions beyond the edge count, like the frame of a phone.
    return strips().some(
      (one) =>
        (side === "left" ? x > one.x - 40 : x >= one.x) &&
        (side === "right" ? x < one.x + one.width + 40 : x <= one.x + one.width) &&
        (side === "top" || y >= one.y) &&
        (side === "bottom" || y <= one.y + one.height),
    );
  };

  function place(stage, ownMover) {
    [half, mover] = [stage, ownMover];
    half.classList.add("grabbable");
    half.tabIndex = 0;
    half.style.touchAction = isPress || !isUpright ? "pan-y" : "pan-x";
    for (const [name, value] of Object.entries({
      role: "slider",
      "aria-label": `${words}. ${keyWords}`,
      "aria-valuemin": 0,
      "aria-valuemax": 100,
      "aria-orientation": isUpright ? "vertical" : "horizontal",
    }))
      half.setAttribute(name, value);
    const canvas = $("canvas", half);
    const room = isUpright ? canvas.clientHeight : canvas.clientWidth;
    // The finger moves as far as the object if the stage has room; otherwise, as far as on a small
    // screen.
    const ownScale = screens()[0]?.k ?? 1;
    const scale =
      (actual.scene.type === "field" && Math.abs(points * ownScale) > room * 0.8) ||
      actual.scene.type === "progress"
        ? (canvas.clientHeight - 40) / screenSize[1]
        : ownScale;
    length = points === undefined ? canvas.clientWidth * 0.6 : points * scale;
    half.dataset.length = length;
    if (side)
      half.append(
        ...strips().map((one) =>
          h("i", {
            class: `edge-strip ${side}`,
            "aria-hidden": "true",
            "data-length": length,
            style: Object.fromEntries(
              Object.entries({ left: one.x, top: one.y, width: one.width, height: one.height }).map(
                ([key, value]) => [key, `${value}px`],
              ),
            ),
          }),
        ),
      );
    half.onpointerdown = down;
    half.onpointermove = move;
    half.onpointerup = half.onpointercancel = half.onlostpointercapture = up;
    half.oncontextmenu = (event) => {
      if (finger) event.preventDefault();
    };
    half.onkeydown = keydown;
    half.onkeyup = (event) => {
      if (isPress && (event.key === "Enter" || event.key === " ")) {
        event.preventDefault();
        letUp(false);
      }
    };
    // Losing focus releases it.
    half.onblur = () => {
      if (finger || !drive.isActive || (drive.isRunning && !isPressed)) return;
      if (isPress) letUp(true);
      else {
        speed = 0;
        release();
      }
    };
    // A stage that is rebuilt has no finger on it.
    if (finger) up({ pointerId: finger.id, type: "pointercancel" });
    if (drive.isActive) tell(!drive.isRunning);
    else settle(mover.time);
  }

  const signed = (way) => (way / length) * (drive.isOpen ? -1 : 1);
  function down(event) {
    event.stopPropagation();
    if (event.button !== 0 || finger) return;
    event.preventDefault();
    half.setPointerCapture(event.pointerId);
    finger = {
      id: event.pointerId,
      x: event.clientX,
      y: event.clientY,
      trail: [],
      isRefused: !isAtEdge(event),
    };
    if (isPress) press();
    // A moving preset is caught immediately.
    else if (drive.isRunning && !finger.isRefused) grasp(event);
  }
  function grasp(event) {
    take(false);
    finger.isHolding = true;
    finger.held = drive.held;
    finger.trail.push([event.timeStamp, isUpright ? finger.y : finger.x]);
    speed = 0;
    show();
    tell(true);
  }
  function move(event) {
    if (finger?.id !== event.pointerId || isPress) return;
    const [x, y] = [event.clientX - finger.x, event.clientY - finger.y].map(Math.abs);
    if (!finger.isHolding) {
      if (Math.hypot(x, y) < slop) return;
      finger.hasMoved = true;
      if (interaction.begin === "axisDominates" && (isUpright ? y <= x : x <= y))
        finger.isRefused = true;
      if (finger.isRefused) {
        half.classList.add("refuses");
        return;
      }
      grasp(event);
    }
    const at = isUpright ? event.clientY : event.clientX;
    const trail = (finger.trail = [
      ...finger.trail.filter(([time]) => event.timeStamp - time <= speedTime),
      [event.timeStamp, at],
    ]);
    const [[firstTime, first], [time, last]] = [trail[0], trail.at(-1)];
    speed = time > firstTime ? (signed(last - first) / (time - firstTime)) * 1000 : 0;
    clearTimeout(restTimer);
    restTimer = setTimeout(() => {
      if (finger?.isHolding) {
        speed = 0;
        tell(true);
      }
    }, restAfter);
    hold(finger.held + signed(at - (isUpright ? finger.y : finger.x)));
  }
  function up(event) {
    if (finger?.id !== event.pointerId) return;
    const { isHolding, hasMoved, trail } = finger;
    const isTaken = event.type !== "pointerup";
    finger = undefined;
    half.classList.remove("refuses");
    if (isPress) {
      letUp(isTaken);
      return;
    }
    if (!isHolding) {
      if (!hasMoved && !isTaken) {
        drive.leave();
        togglePlay(mover);
        mover.sought?.();
      }
      return;
    }
    // A finger at rest has no speed. If the system cancels the touch, the preset returns, where a
    // threshold decides.
    if (isTaken || event.timeStamp - trail.at(-1)[0] > restAfter) speed = 0;
    if (isTaken && (preset.kind === "transition" || ["threshold", "projected"].includes(rule))) {
      clearTimeout(restTimer);
      run(0);
      tell(false);
    } else release();
  }
  function keydown(event) {
    const { key } = event;
    const isGo = key === "Enter" || (isPress && key === " ");
    const step = isPress
      ? undefined
      : {
          ArrowRight: 0.05,
          ArrowDown: length < 0 ? -0.05 : 0.05,
          ArrowLeft: -0.05,
          ArrowUp: length < 0 ? 0.05 : -0.05,
          Home: -1,
          End: 1,
        }[key];
    if ((!isGo && step === undefined) || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    if (finger) return;
    if (isPress) {
      if (!event.repeat) press();
      return;
    }
    if (isGo && drive.isActive && !drive.isRunning && goal() !== undefined) {
      release();
      return;
    }
    if (isGo) {
      drive.leave();
      togglePlay(mover);
      mover.sought?.();
      return;
    }
    speed = 0;
    take(true);
    hold(drive.held + (drive.isOpen ? -step : step));
  }

  /** Shows a time of the player, or the position that a finger or a release sets. */
  const watch =
    (paint) =>
    (time, ...rest) => {
      if (drive.isActive && mover.goal !== undefined) drive.follow(time);
      // The player was moved by something else.
      else if (drive.isActive && !isPressed && Math.abs(time - drive.time) > 1e-6) {
        drive.leave();
        meter.textContent = "";
      }
      if (!drive.isActive) {
        paint(time, ...rest);
        if (half && !driver.wants(mover)) settle(time);
        return;
      }
      const end =
        drive.isRunning && !isPressed
          ? drive.goalTime
          : goal() === undefined
            ? drive.time
            : drive.isOpen
              ? mover.span
              : isPressed
                ? drive.time
                : 0;
      if (cuts) paint(end, ...rest);
      else drive.paint(() => paint(drive.seenTime, ...rest));
      if (mover.goal !== undefined) tell(isPressed);
    };
  return { place, element: pull, preset: drive.preset, arrived: arrive, watch };
}
