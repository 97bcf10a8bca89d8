// Plays JSON written by `curvet export --to json --flat`. It has no dependencies.
//
//   const file = load(text);                                  // throws MotionError, with the location
//   const motion = bind(preset(file, "spring/card"), {});     // parameters become numbers
//   frame(motion, 0.1);                                       // every value at a time; pure
//   play(file, "transition/flip-present", { source, destination });
//
// Times are in seconds, lengths in pt (CSS px), angles in degrees, and colors are sRGB RGBA, each 0…1.
//
// It's one file, so that you can copy it: types, queries, playing on a page, evaluation, parsing.

/** An error in a file or a call, with its location. */
export class MotionError extends Error {
  override name = "MotionError";
}

/** A value. A number is an array with one element; vectors, frames, and colors have more. */
export type Value = readonly number[] | boolean | string;
/** A number, plus multiples of parameters. */
interface Sum { readonly base: number; readonly plus: readonly (readonly [string, number])[] }
type Open = readonly Sum[] | boolean | string;
/** An easing, from a fraction of the time to a progress, 0…1. */
type Easing = (fraction: number) => number;
interface Spring { angularFrequency: number; dampingRatio: number; velocity: number; begin: number }
interface Clock {
  begin: number; duration: number; active: number; autoreverses: boolean; speed: number; offset: number;
  before: boolean; after: boolean; stagger: number; progress: Easing | undefined;
}
interface Key<V> { time: number; value: V; easing: Easing | undefined; leaving: V | undefined; arriving: V | undefined }
/** One property of one target. */
interface Track<V> {
  readonly target: string; readonly property: string; readonly clocks: readonly Clock[]; readonly goesOn: boolean;
  readonly base: V | undefined; readonly keys: readonly Key<V>[]; readonly spring: Omit<Spring, "velocity"> | undefined;
  readonly velocity: V | undefined;
}
/** A value that is known only at run time. */
export interface Parameter { name: string; unit?: string; meaning: string; example: number; fallback?: number }
/** The stage of a transition. */
export interface Stage<V = number> { planes: string[]; direction?: string; eyeDistance?: V }
interface Shape<V> {
  readonly name: string; readonly duration?: number; readonly endless: boolean; readonly clock: Clock | undefined;
  readonly tracks: readonly Track<V>[]; readonly stage: Stage<V extends Open ? Sum : number> | undefined;
}
/** A preset in a file. */
export interface Preset extends Shape<Open> {
  readonly kind: string; readonly title?: string; readonly parameters: readonly Parameter[];
  readonly reducedMotion?: { mode: string; preset?: string };
}
/** A preset whose parameters are known. */
export interface Motion extends Omit<Shape<Value>, "stage"> {
  readonly stage: Stage | undefined;
  /** Whether left and right are swapped, as in right-to-left layouts. */
  readonly mirrored: boolean;
}
/** The presets of a file by name. */
export interface MotionFile { readonly presets: ReadonlyMap<string, Preset> }

// Queries

/** Reads a file. */
export function load(text: string): MotionFile {
  let root: Place;
  try { root = new Place(JSON.parse(text), ""); } catch (error) { throw new MotionError(`not JSON: ${String(error)}`); }
  if (root.get("format")?.value !== "curvet-motion") root.fail('"format": "curvet-motion"');
  const major = root.need("version").need("major").number();
  if (major !== 1) throw new MotionError(`/version/major: this player reads version 1, not ${major}`);
  return { presets: new Map(root.need("presets").entries().map(([name, place]) => [name, readPreset(name, place)])) };
}

/** Returns the preset with a name, or its alternative for reduced motion. */
export function preset(file: MotionFile, name: string, reduced = false): Preset {
  const seen = new Set<string>();
  let found = file.presets.get(name);
  while (reduced && found?.reducedMotion?.preset !== undefined && !seen.has(found.name)) {
    seen.add(found.name);
    found = file.presets.get(found.reducedMotion.preset) ?? found;
  }
  if (!found) throw new MotionError(`there is no preset "${name}"`);
  return found;
}

/**
 * Returns a motion with the values of its parameters. You can omit parameters that have a default. `rightToLeft`
 * mirrors transitions from the leading or trailing side.
 */
export function bind(
  preset: Preset, parameters: Readonly<Record<string, number>> = {}, { rightToLeft = false } = {},
): Motion {
  const known = new Map<string, number>();
  for (const { name, fallback, meaning } of preset.parameters) {
    const given = Object.prototype.hasOwnProperty.call(parameters, name) ? parameters[name] : fallback;
    if (given === undefined || !Number.isFinite(given)) throw new MotionError(`${preset.name}: the parameter "${name}" is missing. ${meaning}`);
    known.set(name, given);
  }
  const sum = ({ base, plus }: Sum) => plus.reduce((value, [name, factor]) => {
    const number = known.get(name);
    if (number === undefined) throw new MotionError(`${preset.name}: "${name}" is not among the parameters`);
    return value + factor * number;
  }, base);
  const value = (open: Open): Value => (typeof open === "object" ? open.map(sum) : open);
  const maybe = (open: Open | undefined) => open && value(open);
  const { stage, parameters: _, ...rest } = preset;
  const tracks = preset.tracks.map((track) => ({
    ...track, base: maybe(track.base), velocity: maybe(track.velocity),
    keys: track.keys.map((key) => ({ ...key, value: value(key.value), leaving: maybe(key.leaving), arriving: maybe(key.arriving) })),
  }));
  const spring = tracks[0]?.spring, v = tracks[0]?.velocity;
  const own = spring && preset.duration === undefined && Array.isArray(v) ? { duration: spring.begin + springTime({ ...spring, velocity: v[0] }) } : {};
  return {
    ...rest, ...own, tracks, mirrored: rightToLeft && /Leading|Trailing/.test(stage?.direction ?? ""),
    stage: stage && { ...stage, eyeDistance: stage.eyeDistance && sum(stage.eyeDistance) } as Stage | undefined,
  };
}

/** The value of one property of one target at a time. */
export interface Shown { target: string; property: string; value: Value | undefined }

/**
 * Returns all values at a time. If several tracks have the same property, the last one that has an effect wins, and
 * additive values are added. `ended` moves springs to their targets.
 */
export function frame(motion: Motion, time: number, { index = 0, ended = false } = {}): Shown[] {
  const shown: Shown[] = [];
  const plus = (a: Value, b: Value | undefined): Value =>
    (typeof a === "object" && typeof b === "object" ? a.map((one, n) => one + (b[n] ?? 0)) : a);
  for (const track of motion.tracks) {
    const found = ended && track.spring ? [1] : value(motion, track, time, index);
    const { target, property, base } = track;
    const same = property === "progress" ? undefined : shown.find((one) => one.target === target && one.property === property);
    if (!same) shown.push({ target, property, value: found && (base ? plus(base, found) : found) });
    else if (found !== undefined) same.value = base && same.value !== undefined ? plus(same.value, found) : base ? plus(base, found) : found;
  }
  return motion.mirrored ? shown.map(mirror) : shown;
}

/** Returns the mirror image: horizontal moves and rotations around y and z are reversed. */
function mirror({ target, property, value }: Shown): Shown {
  const turns = /^transform\.(translation(\.x)?|rotation(\.[yz])?)$/.test(property) && typeof value === "object";
  return { target, property, value: turns ? value.map((part, n) => (n === 0 ? 0 - part : part)) : value };
}

// Playing on a page

/** The elements to animate, by target name. "" is the element for tracks without a target. */
export type Elements = Readonly<Record<string, HTMLElement | undefined>>;
export interface PlayOptions {
  parameters?: Readonly<Record<string, number>>;
  /** Whether to use reduced motion. By default, it's the system setting when the motion starts. */
  reduced?: boolean;
  /** The duration in seconds for a curve or spring, or for a curve without a duration. */
  duration?: number;
  /** Called for each value before it's applied. Return true if you applied it. */
  apply?: (shown: Shown, element: HTMLElement | undefined) => boolean;
}
export interface Playback {
  /** Resolves to true at the end, or to false if it was canceled. */
  readonly finished: Promise<boolean>;
  /** Stops the motion if it's running, and restores the original styles of the elements. */
  cancel(): void;
  /** Shows a time, and pauses there until `resume`. */
  seek(seconds: number): void;
  resume(): void;
  readonly duration: number;
  /** The properties that this player can't set as styles. */
  readonly ignored: readonly string[];
}

/** Plays a preset on elements. The first frame is visible before this returns. */
export function play(file: MotionFile, name: string, elements: Elements, options: PlayOptions = {}): Playback {
  const reduced = options.reduced ?? matchMedia("(prefers-reduced-motion: reduce)").matches;
  const chosen = preset(file, name, reduced);
  const own = (target: string) => (Object.prototype.hasOwnProperty.call(elements, target) ? elements[target] : undefined);
  // A page needs no snapshot: the page itself moves, and isn't hidden.
  const page = (target: string) => (target.endsWith(".snapshot") && !own(target) ? target.slice(0, -".snapshot".length) : target);
  const pictured = new Set(chosen.tracks.map((one) => one.target).filter((one) => page(one) !== one).map(page));
  const stage = chosen.stage && own(page(chosen.stage.planes[0] ?? ""))?.parentElement;
  const rightToLeft = !!stage && getComputedStyle(stage).direction === "rtl";
  const known = { ...measured(elements), ...starts(chosen, (target) => own(page(target))), ...options.parameters };
  const motion = bind(chosen, known, { rightToLeft });
  const duration = options.duration ?? (motion.endless ? Infinity : motion.duration);
  if (duration === undefined) throw new MotionError(`${chosen.name}: it has no duration; give one as an option`);
  // A curve without a duration is evaluated by fraction.
  const scale = motion.clock || motion.tracks[0]?.spring || !options.duration ? 1 : 1 / duration;
  const players = new Map<HTMLElement, Styles>(), ignored = new Set<string>();
  const before = stage?.style.perspective ?? "";
  if (stage && motion.stage?.eyeDistance) stage.style.perspective = `${motion.stage.eyeDistance}px`;

  function show(time: number, ended: boolean) {
    for (const shown of frame(motion, time * scale, { ended })) {
      const target = page(shown.target), element = own(target);
      if (options.apply?.(shown, element) || !element) continue;
      if (shown.property === "hidden" && shown.target === target && pictured.has(target)) continue;
      let styles = players.get(element);
      if (!styles) {
        players.set(element, (styles = new Styles(element)));
        const plane = motion.stage?.planes.map(page).lastIndexOf(target) ?? -1;
        if (plane >= 0) element.style.zIndex = `${plane}`;
      }
      if (!styles.take(shown.property, shown.value)) ignored.add(shown.property);
    }
    for (const styles of players.values()) styles.apply();
  }

  let finish: (ended: boolean) => void = () => {};
  const finished = new Promise<boolean>((resolve) => (finish = resolve));
  let request = 0, began: number | undefined, now = 0, over = false;
  function end(ended: boolean) {
    over = true;
    cancelAnimationFrame(request);
    if (ended && stage && motion.stage?.eyeDistance) stage.style.perspective = before;
    finish(ended);
  }
  function tick(stamp: number) {
    began ??= stamp - now * 1000;
    now = (stamp - began) / 1000;
    show(Math.min(now, duration!), now >= duration!);
    if (now >= duration!) end(true); else request = requestAnimationFrame(tick);
  }
  const cut = reduced && chosen.reducedMotion?.mode === "cut";
  show(cut && Number.isFinite(duration) ? duration : 0, cut);
  if (cut) end(true); else request = requestAnimationFrame(tick);
  return {
    finished, duration, get ignored() { return [...ignored]; },
    seek(seconds) {
      cancelAnimationFrame(request);
      [now, began] = [Math.min(Math.max(seconds, 0), duration), undefined];
      show(now, now >= duration);
    },
    resume() { if (!over) { began = undefined; cancelAnimationFrame(request); request = requestAnimationFrame(tick); } },
    cancel() {
      for (const styles of players.values()) styles.restore();
      if (stage) stage.style.perspective = before;
      if (!over) end(false);
    },
  };
}

/** Returns the sizes of elements and their parent, for parameters that need them. */
function measured(elements: Elements): Record<string, number> {
  const found: Record<string, number> = {};
  for (const [name, one] of Object.entries(elements)) {
    if (!one) continue;
    const [x, y, width, height] = [one.offsetLeft, one.offsetTop, one.offsetWidth, one.offsetHeight];
    // An element is laid out at its final position.
    for (const place of name ? [name, `${name}.final`] : []) {
      Object.assign(found, { [`${place}.x`]: x, [`${place}.y`]: y, [`${place}.width`]: width, [`${place}.height`]: height });
    }
    const parent = one.parentElement;
    if (parent && found["container.width"] === undefined) {
      Object.assign(found, { "container.width": parent.clientWidth, "container.height": parent.clientHeight });
    }
  }
  return found;
}

/** Returns the values of elements before a motion starts, for parameters that need them. */
function starts(preset: Preset, element: (target: string) => HTMLElement | undefined): Record<string, number> {
  const found: Record<string, number> = {};
  for (const track of preset.tracks) {
    const one = element(track.target);
    if (!one) continue;
    const [x, y, width, height] = [one.offsetLeft, one.offsetTop, one.offsetWidth, one.offsetHeight];
    const place = `start.${track.target && `${track.target}.`}`, opacity = Number(getComputedStyle(one).opacity);
    const [middleX, middleY] = [x + width / 2, y + height / 2];
    Object.assign(found, {
      [`${place}frame.x`]: x, [`${place}frame.y`]: y, [`${place}frame.width`]: width, [`${place}frame.height`]: height,
      [`${place}position.x`]: middleX, [`${place}position.y`]: middleY, [`${place}opacity`]: opacity, [`${place}alpha`]: opacity,
    });
  }
  return found;
}

const limited = (value: number, most = Infinity) => Math.min(Math.max(value, 0), most);

/** The styles of one element. All transforms are in one fixed order. */
class Styles {
  private values = new Map<string, number>();
  private readonly before: string;
  private readonly middle: readonly [number, number];
  constructor(private readonly element: HTMLElement) {
    this.before = element.style.cssText;
    this.middle = [element.offsetLeft + element.offsetWidth / 2, element.offsetTop + element.offsetHeight / 2];
  }

  /** Sets a value. Returns false if it has no style here. */
  take(property: string, value: Value | undefined): boolean {
    const { style } = this.element, v = typeof value === "object" ? value : [];
    const pixels = (name: "left" | "top" | "width" | "height" | "borderRadius" | "borderWidth", size: number | undefined) =>
      (style[name] = size === undefined ? "" : `${name === "left" || name === "top" ? size : limited(size)}px`);
    const color = v.length === 4 ? `rgba(${v.slice(0, 3).map((part) => limited(part, 1) * 255).join(", ")}, ${limited(v[3]!, 1)})` : "";
    const set = (...names: string[]) => names.forEach((name, n) => {
      if (v[n] === undefined) this.values.delete(name); else this.values.set(name, v[n]!);
    });
    switch (property) {
      case "opacity": case "alpha": style.opacity = v[0] === undefined ? "" : `${limited(v[0], 1)}`; break;
      case "hidden": case "isHidden": style.visibility = value === true ? "hidden" : ""; break;
      case "masksToBounds": style.overflow = value === true ? "hidden" : ""; break;
      case "backgroundColor": style.backgroundColor = color; break;
      case "borderColor": style.borderColor = color; break;
      case "cornerRadius": pixels("borderRadius", v[0]); break;
      case "borderWidth": pixels("borderWidth", v[0]); break;
      case "zPosition": style.zIndex = v[0] === undefined ? "" : `${Math.round(v[0])}`; break;
      case "frame": (["left", "top", "width", "height"] as const).forEach((name, n) => pixels(name, v[n])); break;
      case "bounds.size": (["width", "height"] as const).forEach((name, n) => pixels(name, v[n])); break;
      case "position": case "center": set("position.x", "position.y"); break;
      case "transform.translation": set("translation.x", "translation.y", "translation.z"); break;
      case "transform.rotation": set("rotation.z"); break;
      case "transform.scale": set("scale"); break;
      case "position.x": case "position.y": set(property); break;
      default:
        if (!/^transform\.(translation|rotation|scale)\.[xyz]$/.test(property)) return false;
        set(property.slice("transform.".length));
    }
    return true;
  }

  apply() {
    if (!this.values.size) return;
    const one = (name: string, none = 0) => this.values.get(name) ?? none;
    const x = one("translation.x") + one("position.x", this.middle[0]) - this.middle[0];
    const y = one("translation.y") + one("position.y", this.middle[1]) - this.middle[1];
    const scale = (axis: string) => one("scale", 1) * one(`scale.${axis}`, 1);
    this.element.style.transform = `translate3d(${x}px, ${y}px, ${one("translation.z")}px)`
      + ` rotateX(${one("rotation.x")}deg) rotateY(${one("rotation.y")}deg) rotateZ(${one("rotation.z")}deg)`
      + ` scale3d(${scale("x")}, ${scale("y")}, ${scale("z")})`;
  }

  restore() { this.element.style.cssText = this.before; }
}

// Evaluation: tracks, clocks, springs, easings

/**
 * Returns the value of a track at a time in seconds, or at a fraction for a curve without a duration.
 * It's undefined if the track has no effect then, and the element keeps its own value.
 * `index` is the index of a target, if several targets are staggered.
 */
export function value(motion: Motion, track: Track<Value>, time: number, index = 0): Value | undefined {
  if (track.spring && Array.isArray(track.velocity)) {
    return [springPosition({ ...track.spring, velocity: track.velocity[0] }, time - track.spring.begin)];
  }
  let at: Instant = { local: time, fraction: time };
  let progress: Easing | undefined;
  for (const clock of motion.clock ? [motion.clock, ...track.clocks] : track.clocks) {
    const next = instant(clock, at.local, index);
    if (!next) return undefined;
    [at, progress] = [next, clock.progress];
  }
  return valueAt(track, progress ? progress(at.fraction) : at.fraction);
}

function valueAt({ keys, goesOn }: Track<Value>, progress: number): Value {
  const [first, last] = [keys[0]!, keys[keys.length - 1]!];
  const p = goesOn ? progress : Math.min(Math.max(progress, first.time), last.time);
  if (keys.length === 1) return first.value;
  let at = 0;
  while (at < keys.length - 2 && keys[at + 1]!.time <= p) at++;
  const [from, to] = [keys[at]!, keys[at + 1]!], span = to.time - from.time;
  if (!(span > 0)) return to.value;
  let part = p === to.time ? 1 : (p - from.time) / span;
  if (from.easing && part >= 0 && part < 1) part = from.easing(part);
  if (typeof from.value !== "object" || typeof to.value !== "object") return part < 1 ? from.value : to.value;
  const [a, b] = [from.value, to.value];
  const [out, arriving] = [from.leaving as readonly number[] | undefined, to.arriving as readonly number[] | undefined];
  return a.map((start, n) => {
    const end = b[n]!;
    if (part === 0) return start;
    if (part === 1) return end;
    if (!out || !arriving) return start + (end - start) * part;
    if (part < 0) return start + out[n]! * part;
    if (part > 1) return end + arriving[n]! * (part - 1);
    const square = part * part, cube = square * part, toEnd = 3 * square - 2 * cube;
    return start * (1 - toEnd) + end * toEnd + out[n]! * (cube - 2 * square + part) + arriving[n]! * (cube - square);
  });
}

interface Instant { local: number; fraction: number }
/** Returns the position of a clock at a time of its parent, or undefined if it has no effect then. */
function instant(clock: Clock, time: number, index: number): Instant | undefined {
  const { duration, active, speed } = clock;
  const elapsed = time - clock.begin - clock.stagger * index, played = elapsed * Math.abs(speed);
  const phase = elapsed < 0 ? "before" : played >= active ? "after" : "active";
  if ((phase === "before" && !clock.before) || (phase === "after" && !clock.after)) return undefined;
  if (!(duration > 0)) return { local: 0, fraction: clock.autoreverses || phase === "before" ? 0 : 1 };
  const span = Math.min(Math.max(played, 0), active), local = clock.offset + (speed < 0 ? -span : span);
  const cycle = clock.autoreverses ? 2 * duration : duration;
  if (!Number.isFinite(local)) return { local: 0, fraction: 0 };
  let count = Math.floor(local / cycle);
  const endsHere = speed > 0 ? phase === "after" && local > 0 : speed < 0 ? phase !== "after" : local === active && local > 0;
  if (local - count * cycle === 0 && endsHere) count -= 1;
  let run = Math.min(Math.max(local - count * cycle, 0), cycle);
  if (clock.autoreverses && (run > duration || (run === duration && speed >= 0 && phase === "active"))) run = cycle - run;
  return { local: run, fraction: run / duration };
}

/** Returns the value of a spring from 0 to 1, at a time in seconds after its start. */
export function springPosition({ angularFrequency: w, dampingRatio: z, velocity: v }: Spring, t: number): number {
  if (t <= 0) return 0;
  const defect = (1 - z) * (1 + z), half = w * Math.sqrt(Math.abs(defect)), decay = z * w;
  if (defect > 0) {
    const angle = half * t, lag = angle > 0 ? (t * Math.sin(angle)) / angle : t;
    return 1 - Math.exp(-decay * t) * (Math.cos(angle) + (decay - v) * lag);
  }
  const slow = (w * w) / (decay + half), spread = 2 * half * t;
  const lag = spread > 0 ? t * (-Math.expm1(-spread) / spread) : t;
  return 1 - Math.exp(-slow * t) * (1 - (v - slow) * lag);
}

/** Returns the time after which a spring stays within 0.001 of its target. */
function springTime({ angularFrequency: w, dampingRatio: z, velocity: v }: Spring): number {
  const defect = (1 - z) * (1 + z), half = w * Math.sqrt(Math.abs(defect)), decay = z * w;
  if (decay === 0) return Infinity;
  const slow = defect > 0 ? decay : (w * w) / (decay + half);
  const height = (t: number) => Math.exp(-slow * t) * (1 + Math.abs(v - slow) * t);
  let high = 1;
  while (height(high) > 0.001 || high * slow < 1) high *= 2;
  let low = 0;
  for (let step = 0; step < 40; step++) {
    const middle = (low + high) / 2;
    if (height(middle) > 0.001 || middle * slow < 1) low = middle; else high = middle;
  }
  return high;
}

function bezierEasing(pieces: number[][]): Easing {
  let from: [number, number] = [0, 0];
  const parts = pieces.map((piece) => {
    const [x1, y1, x2, y2, x3, y3] = piece as [number, number, number, number, number, number];
    const part = { x: [from[0], x1, x2, x3] as Four, y: [from[1], y1, y2, y3] as Four };
    from = [x3, y3];
    return part;
  });
  return (input) => {
    if (input <= 0) return 0;
    if (input >= 1) return 1;
    let part = parts[0]!;
    for (const one of parts) if (one.x[0] <= input) part = one;
    if (input >= part.x[3]) return part.y[3];
    let [low, high] = [0, 1];
    for (let step = 0; step < 60; step++) {
      const middle = (low + high) / 2, x = cubic(part.x, middle);
      if (x === input) return cubic(part.y, middle);
      if (x < input) low = middle; else high = middle;
    }
    return cubic(part.y, (low + high) / 2);
  };
}

type Four = readonly [number, number, number, number];
function cubic([p0, p1, p2, p3]: Four, t: number): number {
  const c = 3 * (p1 - p0), b = 3 * (p2 - p1) - c;
  return ((p3 - p0 - c - b) * t + b) * t * t + c * t + p0;
}

function linearEasing(stops: [number, number][]): Easing {
  return (input) => {
    let at = 0;
    while (at < stops.length - 2 && stops[at + 1]![0] <= input) at++;
    const [[x0, y0], [x1, y1]] = [stops[at]!, stops[at + 1]!];
    return x0 === x1 ? y1 : y0 + (y1 - y0) * ((input - x0) / (x1 - x0));
  };
}

function stepsEasing(count: number, jump: string): Easing {
  const jumps = jump === "both" ? count + 1 : jump === "none" ? count - 1 : count;
  const first = jump === "start" || jump === "both" ? 1 : 0;
  return (input) => Math.min(Math.floor(input * count) + first, jumps) / jumps;
}

// Parsing

function readPreset(name: string, place: Place): Preset {
  const [title, duration, reduced, clock] = [place.get("title"), place.get("duration"), place.get("reducedMotion"), place.get("clock")];
  const stage = place.get("stage"), eye = stage?.get("eyeDistance"), direction = stage?.get("direction");
  const other = reduced?.get("preset");
  return {
    name, kind: place.need("kind").string(), endless: place.get("endless")?.flag() ?? false,
    ...(title && { title: title.string() }), ...(duration && { duration: duration.number() }),
    clock: clock && readClock(clock), tracks: (place.get("tracks")?.list() ?? []).map(readTrack),
    parameters: (place.get("parameters")?.list() ?? []).map((one) => {
      const [unit, fallback] = [one.get("unit"), one.get("default")];
      return {
        name: one.need("name").string(), meaning: one.need("meaning").string(), example: one.need("example").number(),
        ...(unit && { unit: unit.string() }), ...(fallback && { fallback: fallback.number() }),
      };
    }),
    stage: stage && {
      planes: stage.need("planes").list().map((one) => one.string()),
      ...(direction && { direction: direction.string() }), ...(eye && { eyeDistance: eye.sum() }),
    },
    ...(reduced && { reducedMotion: { mode: reduced.need("mode").string(), ...(other && { preset: other.string() }) } }),
  };
}

function readClock(place: Place): Clock {
  const fill = place.need("fill").string();
  if (!["none", "forwards", "backwards", "both"].includes(fill)) place.need("fill").fail("none, forwards, backwards or both");
  const duration = place.need("duration").number();
  const progress = place.get("progress");
  return {
    duration, begin: place.get("begin")?.number() ?? 0, speed: place.get("speed")?.number() ?? 1,
    active: place.get("endless")?.flag() ? Infinity : place.get("length")?.number() ?? duration,
    autoreverses: place.get("autoreverses")?.flag() ?? false, offset: place.get("offset")?.number() ?? 0,
    stagger: place.get("stagger")?.number() ?? 0, progress: progress && readEasing(progress),
    before: fill === "backwards" || fill === "both", after: fill === "forwards" || fill === "both",
  };
}

function readTrack(place: Place): Track<Open> {
  const spring = place.get("spring"), keys = place.get("keys")?.list().map(readKey);
  if (!spring && !keys?.length) place.fail('"keys" or a "spring"');
  return {
    target: place.get("target")?.string() ?? "", property: place.need("property").string(),
    clocks: (place.get("clocks")?.list() ?? []).map(readClock), goesOn: place.get("goesOn")?.flag() ?? false,
    base: place.get("additive")?.need("base").open(), keys: keys ?? [], velocity: spring && [spring.need("velocity").sum()],
    spring: spring && {
      angularFrequency: spring.need("angularFrequency").number(), dampingRatio: spring.need("dampingRatio").number(),
      begin: spring.get("begin")?.number() ?? 0,
    },
  };
}

function readKey(place: Place): Key<Open> {
  const easing = place.get("easing");
  return {
    time: place.need("time").number(), value: place.need("value").open(), easing: easing && readEasing(easing),
    leaving: place.get("out")?.open(), arriving: place.get("in")?.open(),
  };
}

function readEasing(place: Place): Easing {
  const [bezier, beziers, linear, steps, spring] =
    ["bezier", "beziers", "linear", "steps", "spring"].map((key) => place.get(key));
  if (bezier) return bezierEasing([[...bezier.numbers(4), 1, 1]]);
  if (beziers) return bezierEasing(beziers.list().map((piece) => piece.numbers(6)));
  if (linear) return linearEasing(linear.list().map((stop) => stop.numbers(2) as [number, number]));
  if (steps) return stepsEasing(steps.number(), place.need("jump").string());
  if (spring) {
    const [w, z, v, seconds] = ["angularFrequency", "dampingRatio", "velocity", "duration"].map((key) => spring.need(key).number()) as
      [number, number, number, number];
    const form = { angularFrequency: w, dampingRatio: z, velocity: v, begin: 0 };
    return (fraction) => (fraction >= 1 ? 1 : springPosition(form, fraction * seconds));
  }
  if (place.get("hold")?.flag()) return (fraction) => (fraction < 1 ? 0 : 1);
  return place.fail("bezier, beziers, linear, steps, spring or hold");
}

class Place {
  constructor(readonly value: unknown, readonly path: string) {}
  fail(wanted: string): never { throw new MotionError(`${this.path || "/"}: ${wanted} is expected`); }
  get(key: string): Place | undefined {
    const { value } = this;
    if (typeof value !== "object" || value === null || Array.isArray(value)) this.fail("an object");
    const found = Object.prototype.hasOwnProperty.call(value, key) ? (value as Record<string, unknown>)[key] : undefined;
    return found === undefined ? undefined : new Place(found, `${this.path}/${key.replace(/~/g, "~0").replace(/\//g, "~1")}`);
  }
  need(key: string): Place { return this.get(key) ?? this.fail(`a member "${key}"`); }
  number(): number { return typeof this.value === "number" ? this.value : this.fail("a number"); }
  string(): string { return typeof this.value === "string" ? this.value : this.fail("a text"); }
  flag(): boolean { return typeof this.value === "boolean" ? this.value : this.fail("true or false"); }
  list(): Place[] {
    return Array.isArray(this.value) ? this.value.map((one, at) => new Place(one, `${this.path}/${at}`)) : this.fail("an array");
  }
  numbers(count: number): number[] {
    const list = this.list().map((one) => one.number());
    return list.length === count ? list : this.fail(`an array of ${count} numbers`);
  }
  entries(): [string, Place][] {
    const { value } = this;
    if (typeof value !== "object" || value === null || Array.isArray(value)) return this.fail("an object");
    return Object.keys(value).map((key) => [key, this.need(key)]);
  }
  sum(): Sum {
    if (typeof this.value === "number") return { base: this.value, plus: [] };
    if (typeof this.value !== "object" || this.value === null) this.fail("a number, or a sum of base and plus,");
    return { base: this.need("base").number(), plus: this.need("plus").entries().map(([name, factor]) => [name, factor.number()]) };
  }
  open(): Open {
    const { value } = this;
    if (typeof value === "boolean" || typeof value === "string") return value;
    return Array.isArray(value) ? this.list().map((one) => one.sum()) : [this.sum()];
  }
}
