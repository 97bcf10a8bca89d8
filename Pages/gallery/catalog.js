// The catalog's presets as the page needs them; expensive values are computed on demand.

const data = JSON.parse($("#data").textContent);
/** The duration of a motion that has none, in seconds. */
const nominal = 0.8;

/** Text with its bidirectional controls spelled out, as on the command line. */
const visible = (text) =>
  text?.replace(
    /[\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g,
    (one) => `\\u{${one.codePointAt(0).toString(16).toUpperCase()}}`,
  );
data.title = visible(data.title);

class Preset {
  constructor(own, index) {
    // A preset's own metadata is only in its document.
    const {
      title: plainTitle,
      summary,
      localizations: words,
      role,
      tags,
      aliases,
      source,
    } = data.documents[own.name] ?? {};
    Object.assign(
      this,
      {
        plainTitle: visible(plainTitle),
        summary: visible(summary),
        words,
        role,
        tags,
        aliases,
        source,
      },
      own,
    );
    if (words)
      this.words = Object.fromEntries(
        Object.entries(words).map(([key, one]) => [
          key,
          { title: visible(one.title), summary: visible(one.summary) },
        ]),
      );
    this.notes = (own.notes ?? []).map((place) => data.texts[place]);
    this.updated = data.texts[own.updated];
    this.index = index;
    this.flat = data.motions[own.name] ?? { tracks: [] };
    this.usedBy = [];
  }
  get title() {
    return this.words?.[language]?.title ?? this.plainTitle ?? this.name.split("/").at(-1);
  }
  get about() {
    return this.words?.[language]?.summary ?? this.summary ?? "";
  }
  get motion() {
    return (this.ownMotion ??= bound(this.flat, { ...this.lengths, ...neighbours(this.flat) }));
  }
  get scene() {
    return (this.ownScene ??= sceneOf(this, this.motion));
  }
  /** Its specified duration; a preset that starts with a finger's velocity has no measured one. */
  get lasts() {
    return this.facts.duration ?? this.flat.duration;
  }
  get hasTime() {
    return this.flat.endless || this.lasts !== undefined;
  }
  /** How long one play takes. */
  get span() {
    if (this.flat.endless) {
      const clock = this.motion.clock;
      return (clock?.duration ?? 1) * (clock?.autoreverses ? 2 : 1);
    }
    return this.facts.duration > 0
      ? this.wait + this.facts.duration
      : this.motion.duration > 0
        ? this.motion.duration
        : nominal;
  }
  /** The delay of a curve or a spring. */
  get wait() {
    return (this.kind === "curve" || this.kind === "spring") && this.facts.duration !== undefined
      ? (this.facts.delay ?? 0)
      : 0;
  }
  /** The motion's own time for seconds: a fraction if it has none. */
  own(time) {
    return this.kind === "curve" && !this.motion.clock ? time / this.span : time;
  }
  /** The progress at a time in seconds, for what has one. */
  progress(time) {
    if (this.kind === "duration") return clamp(time / this.span, 0, 1);
    const track = this.motion.tracks[0];
    if (!track) return 0;
    return trackValue(this.motion, track, this.own(time))?.[0] ?? (time <= 0 ? 0 : 1);
  }
  get timeWord() {
    return this.flat.endless ? say("endless") : this.lasts > 0 ? timeText(this.lasts) : say("none");
  }
  /** Values of the progress at equal steps of one play. */
  samples(count) {
    return Array.from({ length: count + 1 }, (_, n) => this.progress((this.span * n) / count));
  }
  /** The four numbers of a curve that is one cubic Bézier; undefined for others. */
  get bezier() {
    const keys = this.flat.tracks?.[0]?.keys;
    if (this.kind !== "curve" || this.flat.tracks.length !== 1 || keys?.length !== 2)
      return undefined;
    return keys[0].easing ? keys[0].easing.bezier : [0, 0, 1, 1];
  }
  /** The tag of the address of this preset's page. */
  get address() {
    return `#${this.name}`;
  }
}

/** Cards next to the opening one peek out at the edges: their start values aren't in the preset. */
function neighbours(flat) {
  const chosen = {};
  for (const [target, side] of [
    ["previous", -10],
    ["next", 400],
  ]) {
    const track = flat.tracks?.find(
      (one) => one.target === target && one.property === "position.x",
    );
    const away = track?.keys.at(-1).value?.base ?? 0;
    if (track)
      chosen[`start.${target}.position.x`] =
        away > 0 === (target === "previous") ? side - away : side;
  }
  return chosen;
}

const presets = data.presets.map((own, index) => new Preset(own, index));
const byName = new Map();
for (const one of presets)
  for (const name of [one.name, ...(one.aliases ?? [])]) byName.set(name, one);
/** A preset that is only referred to: it's played, but not listed. */
function presetNamed(name) {
  if (!byName.has(name) && data.motions[name]) {
    const flat = data.motions[name];
    byName.set(
      name,
      new Preset({ name, kind: flat.kind, facts: { duration: flat.duration }, isHidden: true }, -1),
    );
  }
  return byName.get(name);
}
for (const one of presets)
  for (const [role, target] of one.references ?? [])
    byName.get(target)?.usedBy.push([role, one.name]);
