// The change of a preset to a variant: its fields, and the command that makes it.

const springForm = [
  "use",
  "mass",
  "stiffness",
  "damping",
  "dampingRatio",
  "response",
  "dampingFraction",
  "blendDuration",
  "duration",
  "bounce",
];
const curveForm = ["use", "cubicBezier", "named", "linear", "steps", "jump", "path"];
const without = (object, keys) =>
  Object.fromEntries(Object.entries(object).filter(([key]) => !keys.includes(key)));

/**
 * The changes of a variant: the fields to set, the whole motion, and the presets that it's no
 * longer linked to.
 */
function changeOf(preset, one) {
  const old = data.documents?.[preset.name]?.motion ?? {};
  const fields = {};
  const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);
  const inherit = (key, value) => {
    if (old.use !== undefined && old[key] === undefined && value) fields[key] = value;
  };
  let rest = old;
  if (one.spring) {
    const { perceptualDuration: duration, bounce } = one.spring;
    const isPerceptual = old.bounce !== undefined;
    const own = preset.spring;
    const isLonger = duration !== own.perceptualDuration;
    if (isLonger || old.use !== undefined) fields.duration = duration;
    if (
      !isPerceptual
        ? isLonger || old.use !== undefined || bounce !== preset.facts.bounce
        : bounce !== old.bounce
    )
      fields.bounce = bounce;
    if (!isPerceptual) rest = { duration, bounce, ...without(old, springForm) };
    inherit("initialVelocity", startOf(preset).velocity);
  } else {
    const time = one.facts.duration;
    const isOther =
      !same(one.bezier, preset.bezier) ||
      (time === undefined &&
        old.use !== undefined &&
        old.duration === undefined &&
        preset.facts.duration !== undefined);
    if (isOther) {
      fields.cubicBezier = one.bezier;
      rest = { cubicBezier: one.bezier, ...without(old, curveForm) };
    }
    if (time !== preset.facts.duration) fields.duration = time;
    if (isOther) inherit("duration", time);
  }
  if (rest !== old) inherit("delay", preset.facts.delay);
  const motion = JSON.parse(JSON.stringify({ ...rest, ...fields }));
  const cut = ["use", "duration"]
    .map((key) => [old[key], motion[key]])
    .filter(([was, is]) => typeof was === "string" && was !== is)
    .map(([was]) => was);
  return { fields, motion, cut };
}

/** The command that changes the preset, with nothing but what changed. */
function commandOf(preset, one) {
  const text = (key, value) =>
    value === undefined
      ? ""
      : Array.isArray(value)
        ? value.join(",")
        : (key === "duration" || key === "delay") && value > 10
          ? `${value}s`
          : value;
  return `curvet set ${preset.name} ${Object.entries(changeOf(preset, one).fields)
    .map(([key, value]) => `${key}=${text(key, value)}`)
    .join(" ")}`;
}
