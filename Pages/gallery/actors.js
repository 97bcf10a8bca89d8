// Actors: what the properties of each target make of it at an instant.

const screenSize = [390, 844];
/** How far UIKit's eye is when it flips is not documented; Curvet assumes this everywhere. */
const assumedEye = 1000;

const number = (value) => (Array.isArray(value) && value.length === 1 ? value[0] : undefined);

/** One target at an instant: its frame, how it is turned, how it looks. */
function actorAt(target, values, home) {
  let [x, y, w, h] = home;
  const get = (name) => number(values.get(name));
  const frame = values.get("frame");
  if (frame?.length === 4) [x, y, w, h] = frame;
  const size = values.get("bounds.size") ?? values.get("bounds")?.slice(-2);
  let centre = [x + w / 2, y + h / 2];
  if (size?.length === 2) [w, h] = size;
  [w, h] = [get("bounds.size.width") ?? w, get("bounds.size.height") ?? h];
  const place = values.get("position") ?? values.get("center");
  if (place?.length >= 2) centre = [place[0], place[1]];
  centre = [
    get("position.x") ?? get("center.x") ?? centre[0],
    get("position.y") ?? get("center.y") ?? centre[1],
  ];
  // An edge of the screen holds the same edge of the thing.
  const top = get("constraint.top");
  const bottom = get("constraint.bottom");
  if (top !== undefined) centre = [centre[0], top + h / 2];
  else if (bottom !== undefined) centre = [centre[0], screenSize[1] + bottom - h / 2];
  const vector = (name, none) => {
    const whole = values.get(name) ?? [];
    const all = ["x", "y", "z"].map(
      (axis, n) => get(`${name}.${axis}`) ?? (whole.length > 1 ? (whole[n] ?? none) : none),
    );
    return all;
  };
  const rotation = vector("transform.rotation", 0);
  rotation[2] += get("transform.rotation") ?? 0;
  const each = vector("transform.scale", 1);
  const all = get("transform.scale") ?? 1;
  const color = values.get("backgroundColor");
  return {
    target,
    size: [w, h],
    centre,
    rotation,
    translation: vector("transform.translation", 0),
    scale: [each[0] * all, each[1] * all],
    opacity: clamp(get("opacity") ?? get("alpha") ?? 1, 0, 1),
    hidden: values.get("hidden") === true || values.get("isHidden") === true,
    radius: get("cornerRadius") ?? (target === "circle" ? Math.min(w, h) / 2 : undefined),
    color: color?.length === 4 ? color : undefined,
    effect: values.get("effect"),
    progress: get("progress"),
  };
}

/**
 * The scene of a motion: how large it is, what moves in it, and the actors at any time, from back
 * to front.
 */
function sceneOf(preset, motion) {
  const names = [...new Set(motion.tracks.map((track) => track.target))];
  if (preset.kind === "transition") {
    const planes = motion.stage?.planes ?? names;
    const flips = motion.tracks.some((track) => /rotation\.[xy]$/.test(track.property));
    const eye = motion.stage?.eyeDistance ?? (flips ? assumedEye : undefined);
    const centre = motion.stage?.center ?? [0.5, 0.5];
    return {
      type: "screens",
      box: [0, 0, ...screenSize],
      flips,
      planes,
      assumesEye: flips && motion.stage?.eyeDistance === undefined,
      eye: eye && { distance: eye, at: [screenSize[0] * centre[0], screenSize[1] * centre[1]] },
      style: motion.stage?.style,
      actors(time, ended) {
        const frame = frameOf(motion, time, { ended });
        return planes
          .map((name) => actorAt(name, frame.get(name) ?? new Map(), [0, 0, ...screenSize]))
          .filter((one) => !(ended && one.target.endsWith(".snapshot")))
          .concat(frame.has("") ? [actorAt("", frame.get(""), [0, 0, 0, 0])] : []);
      },
    };
  }
  const properties = new Set(motion.tracks.map((track) => track.property));
  if (properties.size === 0 || (properties.size === 1 && properties.has("progress")))
    return { type: "progress" };
  const isScreen = [...properties].some((one) => one === "frame" || one.startsWith("constraint"));
  const home = (name) => {
    // Several objects are side by side, unless the preset positions them.
    if (!isScreen) return [-30 + (names.indexOf(name) - (names.length - 1) / 2) * 84, -30, 60, 60];
    if (name === "backdrop" || name === "overlay") return [0, 0, ...screenSize];
    // An object attached by its lower edge doesn't reach the screen's upper edge.
    if (properties.has("constraint.bottom")) return [0, 64, screenSize[0], screenSize[1] - 64];
    if (name === "sheet" || (name === "card" && properties.has("constraint.top")))
      return [0, 0, screenSize[0], screenSize[1]];
    if (name === "previous" || name === "next")
      return [name === "previous" ? -40 : 370, 120, 60, 200];
    return [24, 400, 342, 120];
  };
  const order = (name) =>
    name === "backdrop" || name === "overlay"
      ? 0
      : ["previous", "next"].includes(name)
        ? 1
        : name === "description" || name === "close"
          ? 3
          : 2;
  const sorted = names.slice().sort((a, b) => order(a) - order(b));
  const scene = {
    type: isScreen ? "app" : "field",
    box: [0, 0, ...screenSize],
    home,
    actors(time, ended) {
      const frame = frameOf(motion, time, { ended });
      return sorted.map((name) => actorAt(name, frame.get(name) ?? new Map(), home(name)));
    },
  };
  if (!isScreen) scene.box = extent(scene, motion);
  return scene;
}

/** The bounds of a field that contains every moving object, at 97 instants. */
function extent(scene, motion) {
  const span = motion.endless ? (motion.clock?.duration ?? 1) : (motion.duration ?? 1);
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let n = 0; n <= 96; n++) {
    for (const one of scene.actors(span * Math.min(n / 96, 1 - 1e-9))) {
      const map = projection(one);
      const [w, h] = one.size;
      for (const [u, v] of [
        [-w, -h],
        [w, -h],
        [w, h],
        [-w, h],
      ]) {
        const [x, y] = map(u / 2, v / 2);
        [left, top, right, bottom] = [
          Math.min(left, x),
          Math.min(top, y),
          Math.max(right, x),
          Math.max(bottom, y),
        ];
      }
    }
  }
  // A motionless object isn't enlarged.
  const [w, h] = [Math.max(right - left, 190), Math.max(bottom - top, 110)];
  return [(left + right - w) / 2, (top + bottom - h) / 2, w, h];
}
