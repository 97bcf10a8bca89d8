// Things to drag: what no gesture drives along a way, but a finger takes anywhere, and a spring
// brings back.

/** Presets whose spring starts with the finger's velocity. */
const throws = (preset) =>
  JSON.stringify(
    authoredTiming(data.documents[preset.name]?.motion?.timing)?.initialVelocity ?? "",
  ).includes("gesture.velocity");

/** The drag gesture of a preset; undefined if nothing in it can be dragged. */
function draggableOf(preset) {
  const { motion, flat, kind, span } = preset;
  const index = motion.tracks.findIndex(
    (one) => one.property === "position" && one.keys.length === 2,
  );
  const track = motion.tracks[index];
  const { target } = track ?? {};
  const easing = flat.tracks?.[index]?.keys?.[0].easing?.spring;
  if (kind !== "animator" || !easing || !throws(preset)) return undefined;
  const { cuts } = shownOf(preset);
  const goal = track.keys[1].value;
  const first = track.keys[0].value;
  const written = authoredTiming(data.documents[preset.name].motion.timing).initialVelocity;
  // The thing comes to rest in the middle of the stage, with as much room around it as its way
  // there takes.
  const reach = [0, 1].map((axis) => Math.max(Math.abs(first[axis] - goal[axis]), 60) + 40);
  const box = [goal[0] - reach[0], goal[1] - reach[1], 2 * reach[0], 2 * reach[1]];
  /** The velocity with which the spring begins, of the way a second, as its author counts it. */
  const thrown = (velocity) => {
    const known = new Map([
      ...motion.known,
      ["gesture.velocity.x", velocity[0]],
      ["gesture.velocity.y", velocity[1]],
    ]);
    return [0, 1].map((axis) => {
      const one = Array.isArray(written) ? written[axis] : written;
      return lengthHere(one?.measure ?? one, known) ?? 0;
    });
  };
  const meter = h("output", { class: "meter" });
  const pull = h(
    "p",
    { class: "pull" },
    h("span", {}, say("dragIt"), " ", h("small", {}, `· ${say("dragKeys")}`)),
    meter,
  );
  let handle;
  let mover;
  let finger;
  let fit;
  let place = [...first];
  let origin;
  let velocity;
  let isHeld = false;
  let isPainting = false;

  const seen = (time) =>
    scene.actors(Math.min(time, span * (1 - 1e-9)), false).find((one) => one.target === target)
      .centre;
  const isThrown = () => origin !== undefined;
  /** The position of the spring, some seconds after the release. */
  const thrownTo = (time) =>
    goal.map(
      (end, axis) =>
        end +
        (origin[axis] - end) *
          (time >= span
            ? 0
            : 1 -
              springPosition(easing.angularFrequency, easing.dampingRatio, velocity[axis], time)),
    );
  const actors = (time, ended) =>
    preset.scene
      .actors(time, ended)
      .map((one) => (isPainting && one.target === target ? { ...one, centre: place } : one));
  const scene = Object.create(preset.scene, { box: { value: box }, actors: { value: actors } });
  const acting = Object.create(preset, { scene: { value: scene } });

  const tell = () => {
    const away = Math.round(Math.hypot(place[0] - goal[0], place[1] - goal[1]));
    const text = say("away", { n: away });
    meter.textContent = isHeld ? `${text} · ${say("returns")}` : "";
    handle.setAttribute("aria-valuenow", away);
    handle.setAttribute("aria-valuetext", meter.textContent || text);
  };
  const lay = () => {
    const [x, y] = fit.place(place);
    Object.assign(handle.style, { left: `${x}px`, top: `${y}px` });
  };
  const take = () => {
    if (isThrown()) place = thrownTo(mover.time);
    else if (!isHeld) place = [...seen(mover.time)];
    [origin, isHeld, mover.goal] = [undefined, true, undefined];
  };
  const hold = (at) => {
    const half = 24 / fit.k;
    const [x, y, w, h0] = fit.seen;
    place = [clamp(at[0], x + half, x + w - half), clamp(at[1], y + half, y + h0 - half)];
    driver.seek(mover, 0);
    mover.sought?.();
    tell();
  };
  const release = (points) => {
    [origin, velocity, isHeld] = [place, thrown(points), false];
    Object.assign(mover, { time: 0, goal: span, pace: 1 });
    driver.wake();
    tell();
  };

  function down(event) {
    event.stopPropagation();
    if (event.button !== 0 || finger) return;
    event.preventDefault();
    handle.setPointerCapture(event.pointerId);
    handle.focus({ preventScroll: true, focusVisible: false });
    take();
    finger = {
      id: event.pointerId,
      from: [event.clientX, event.clientY],
      at: place,
      trail: [[event.timeStamp, event.clientX, event.clientY]],
    };
    hold(place);
  }
  function move(event) {
    if (finger?.id !== event.pointerId) return;
    finger.trail = [
      ...finger.trail.filter(([time]) => event.timeStamp - time <= speedTime),
      [event.timeStamp, event.clientX, event.clientY],
    ];
    hold([
      finger.at[0] + (event.clientX - finger.from[0]) / fit.k,
      finger.at[1] + (event.clientY - finger.from[1]) / fit.k,
    ]);
  }
  function up(event) {
    if (finger?.id !== event.pointerId) return;
    const [first, last] = [finger.trail[0], finger.trail.at(-1)];
    const elapsed = (last[0] - first[0]) / 1000;
    const rests =
      event.type !== "pointerup" || event.timeStamp - last[0] > restAfter || elapsed <= 0;
    finger = undefined;
    release(rests ? [0, 0] : [1, 2].map((n) => (last[n] - first[n]) / fit.k / elapsed));
  }
  function keydown(event) {
    const way = { ArrowRight: [20, 0], ArrowLeft: [-20, 0], ArrowDown: [0, 20], ArrowUp: [0, -20] }[
      event.key
    ];
    if ((!way && event.key !== "Enter") || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    if (finger) return;
    if (!way) {
      if (isHeld) release([0, 0]);
      else {
        origin = undefined;
        togglePlay(mover);
        mover.sought?.();
      }
      return;
    }
    take();
    hold([place[0] + way[0], place[1] + way[1]]);
  }

  return {
    element: pull,
    preset: acting,
    isDragged: true,
    place(half, ownMover) {
      mover = ownMover;
      const canvas = $("canvas", half);
      const room = [34, 20, canvas.clientWidth - 68, canvas.clientHeight - 40];
      const seen = fitting(box, room);
      const {
        k,
        frame: [x, y],
      } = seen;
      fit = {
        ...seen,
        seen: [box[0] - x / k, box[1] - y / k, canvas.clientWidth / k, canvas.clientHeight / k],
      };
      handle = h("div", {
        class: "handle grabbable",
        role: "slider",
        tabindex: 0,
        "aria-label": `${say("dragIt")}. ${say("dragKeys")}`,
        "aria-valuemin": 0,
        "aria-valuemax": Math.round(Math.hypot(fit.seen[2], fit.seen[3])),
        onpointerdown: down,
        onpointermove: move,
        onpointerup: up,
        onpointercancel: up,
        onlostpointercapture: up,
        onkeydown: keydown,
        onblur: () => {
          if (isHeld && !finger) release([0, 0]);
        },
      });
      handle.style.setProperty("--size", `${Math.max(44, 60 * k)}px`);
      half.append(handle);
      if (finger) up({ pointerId: finger.id, type: "pointercancel" });
      tell();
    },
    arrived() {
      [origin, isHeld] = [undefined, false];
      place = [...goal];
      tell();
    },
    watch:
      (paint) =>
      (time, ...rest) => {
        // The player was moved by something else.
        if (isThrown() ? mover.goal === undefined : isHeld && time > 0)
          [origin, isHeld] = [undefined, false];
        const isOwn = isHeld || isThrown();
        place = isThrown()
          ? cuts
            ? [...goal]
            : thrownTo(time)
          : isHeld
            ? place
            : [...seen(cuts && time > 0 ? span : time)];
        isPainting = isOwn;
        paint(isOwn && cuts ? 0 : time, ...rest);
        isPainting = false;
        if (handle) {
          lay();
          if (isOwn || !driver.wants(mover)) tell();
        }
      },
  };
}
