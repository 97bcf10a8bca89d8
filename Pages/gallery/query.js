// Queries: the syntax of `curvet search`, word by word.

const kinds = ["transition", "spring", "curve", "keyframes", "animator", "group", "duration"];
const roles = ["enter", "exit", "emphasis", "feedback", "navigation", "loop"];
const feels = Object.keys(data.search.feel);
const ranged = {
  duration: "time",
  settling: "time",
  overshoot: "fraction",
  bounce: "fraction",
  "damping-ratio": "fraction",
  stiffness: "number",
  mass: "number",
  damping: "number",
  x1: "number",
  y1: "number",
  x2: "number",
  y2: "number",
};
const factNames = { "damping-ratio": "dampingRatio" };

/** An example of each qualifier, in the order in which the program suggests them. */
const examples = {
  name: "name:spring/app",
  kind: "kind:spring",
  tag: "tag:card",
  role: "role:enter",
  duration: "duration:0.2..0.5",
  settling: "settling:<1",
  overshoot: "overshoot:>5%",
  bounce: "bounce:0.1..0.3",
  "damping-ratio": "damping-ratio:<1",
  stiffness: "stiffness:250..350",
  mass: "mass:1",
  damping: "damping:20..30",
  x1: "x1:0..0.4",
  y1: "y1:>1",
  x2: "x2:0..0.4",
  y2: "y2:>1",
  source: "source:figma",
  property: "property:opacity",
  feel: "feel:soft",
  like: "like:spring/figma/quick",
};

/** An error in a query: what is wrong, and what to write, as the command line reports it. */
class QueryError extends Error {
  constructor(key, values, help = "") {
    super(`${say(key, values)} ${help}`.trim());
  }
}

/**
 * Asks whether the most similar known words, or names that end with the word, were meant; undefined
 * if there are none.
 */
function didYouMean(word, known) {
  const near = nearestWords(word.toLowerCase(), known, 3);
  const words = near.length ? near : known.filter((one) => one.endsWith(`/${word}`)).slice(0, 3);
  return words.length ? say("mean", { words: either(words) }) : undefined;
}

/** Rejects a time over 10 without a unit: it could be in milliseconds or in seconds. */
function demandUnit(value, word, name) {
  const bounds = value.includes("..") ? value.split("..") : [value.replace(/^[<>=]+/, "")];
  const bound = bounds.find(
    (one) => /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(one) && Number(one) > 10,
  );
  if (bound === undefined) return;
  const lead = word.endsWith(value) ? word.slice(0, word.length - value.length) : name;
  const withUnit = (unit) => lead + value.replace(bound, bound + unit);
  throw new QueryError("noUnit", {
    word: lead + value,
    milliseconds: withUnit("ms"),
    seconds: withUnit("s"),
  });
}

/** Rejects a reference of `like:` that the page can't compare with. */
function demandShape(value) {
  const preset = byName.get(value);
  if (preset && !preset.isHidden) {
    if (preset.facts.ninety === undefined) throw new QueryError("noShape", { value });
  } else if (value.includes("(") || /^[\d.]/.test(value)) {
    if (!pastedShape(value)) throw new QueryError("notCompared", { value });
  } else if (!cssEasings[value.toLowerCase()])
    throw new QueryError(
      "notHere",
      { value },
      didYouMean(
        value,
        presets.map((one) => one.name),
      ),
    );
}

/** A bound of a range: its number, and the margin within which numbers are shown as the same. */
function boundOf(text, quantity) {
  const units = {
    time: [
      ["ms", -3],
      ["s", 0],
    ],
    fraction: [["%", -2]],
    number: [],
  }[quantity];
  let digits = text;
  let exponent = 0;
  for (const [unit, power] of units)
    if (text.toLowerCase().endsWith(unit)) {
      digits = text.slice(0, -unit.length);
      exponent = power;
      break;
    }
  if (!/^[0-9+\-.e]+$/.test(digits) || !/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/.test(digits))
    return undefined;
  const value = digits.includes("e")
    ? Number(digits) * 10 ** exponent
    : Number(`${digits}e${exponent}`);
  if (!(Math.abs(value) <= 1e9) || (value < 0 && quantity === "time")) return undefined;
  const decimals = digits.includes("e")
    ? undefined
    : (digits.split(".")[1]?.length ?? 0) - exponent;
  const margin = (shown) => {
    const least = 1e-9 * Math.max(1, Math.abs(value));
    return decimals === undefined || value === 0
      ? least
      : Math.max(least, Number(`0.5e-${Math.max(shown, decimals)}`) || least);
  };
  const size = Math.abs(value);
  return {
    value,
    margin: margin(3),
    shown: margin(size >= 100 ? 0 : size >= 10 ? 1 : size >= 1 ? 2 : 3),
  };
}

/** Reads `0.2..0.5`, `..0.5`, `>0.3`, `<=1`, or `0.25`; undefined if it isn't a range. */
function rangeOf(text, quantity) {
  const most = 1e15;
  const dots = text.indexOf("..");
  let low;
  let high;
  if (dots >= 0) {
    const [a, b] = [text.slice(0, dots), text.slice(dots + 2)].map(
      (one) => one && boundOf(one, quantity),
    );
    low = a === "" ? -most : a && a.value - a.margin;
    high = b === "" ? most : b && b.value + b.margin;
  } else if (text[0] === ">" || text[0] === "<") {
    const inclusive = text[1] === "=";
    const bound = boundOf(text.slice(inclusive ? 2 : 1), quantity);
    if (!bound || (quantity === "time" && text[0] === "<" && bound.value === 0 && !inclusive))
      return undefined;
    const margin = inclusive ? -bound.margin : bound.margin;
    [low, high] = text[0] === ">" ? [bound.value + margin, most] : [-most, bound.value - margin];
  } else {
    const bound = boundOf(text, quantity);
    if (!bound) return undefined;
    [low, high] = [bound.value - bound.shown, bound.value + bound.shown];
  }
  return low !== undefined && high !== undefined && low <= high ? [low, high] : undefined;
}

/** A name pattern with `*` for any text and `?` for any character; undefined if it has neither. */
function namePattern(text, isPrefix = false) {
  if (!isPrefix && !/[*?]/.test(text)) return undefined;
  const source = text
    .replace(/[.+^${}()|[\]\\]/g, "\\$&")
    .replace(/\*/g, ".*")
    .replace(/\?/g, ".");
  return new RegExp(`^${source}${isPrefix && !/[*?]/.test(text) ? ".*" : ""}$`, "su");
}

/** Splits at spaces, but not within parentheses. */
function splitWords(text) {
  const words = [];
  let depth = 0;
  let word = "";
  for (const one of text) {
    if (one === "(") depth++;
    if (one === ")") depth = Math.max(0, depth - 1);
    if (depth === 0 && /\s/.test(one)) {
      if (word) words.push(word);
      word = "";
    } else word += one;
  }
  if (word) words.push(word);
  return words;
}

const isTime = (word) => {
  const one = (text) => /^(\d+\.?\d*|\.\d+)(ms|s)$/i.test(text);
  const dots = word.split("..");
  return dots.length === 2 ? dots.every(one) : one(word);
};

/** The range of a limit such as `<0.4s` or `≥300ms`; undefined if a word isn't one. */
function timeBound(word) {
  const [, sign, rest] = word.match(/^(<=?|>=?|[≤≥])(.*)$/) ?? [];
  return sign && !rest.includes("..") && isTime(rest)
    ? ({ "≤": "<=", "≥": ">=" }[sign] ?? sign) + rest
    : undefined;
}

function qualifierNamed(name) {
  const lower = name.toLowerCase();
  return lower === "dampingratio"
    ? "damping-ratio"
    : Object.hasOwn(examples, lower)
      ? lower
      : undefined;
}

function joinedComparisons(words) {
  const sign = (one) => one !== undefined && "<>=≤≥".includes(one);
  const joined = [];
  for (const word of words) {
    const last = joined.at(-1);
    const continues = last && sign(word[0]) && qualifierNamed(last);
    const open = last && sign(last.at(-1)) && qualifierNamed(last.replace(/[<>=≤≥].*$/, ""));
    if (continues || open) joined[joined.length - 1] = last + word;
    else joined.push(word);
  }
  return joined;
}

/**
 * Takes numbers with a name or a unit in words, such as `bounce 0.2` and `0.3秒`, out of some words.
 */
function takeNumbers(words) {
  const conditions = [];
  const rest = [];
  const means = {
    bounce: (value) => Math.abs(value) <= 1,
    "damping-ratio": (value) => value >= 0 && value <= 2,
    duration: (value) => value >= 0 && value <= 10,
    settling: (value) => value >= 0 && value <= 10,
  };
  const named = (at) => {
    for (const count of [2, 1]) {
      if (at + count >= words.length) continue;
      const name = fold(words.slice(at, at + count).join(" "));
      const number = fold(words[at + count]);
      const value = parseFloat(number) / (number.endsWith("%") ? 100 : 1);
      // Above 2, damping isn't the ratio.
      const qualifier =
        name === "damping" && !number.endsWith("%") && value > 2
          ? "damping"
          : numberNames.get(name);
      if (
        qualifier &&
        /^-?(\d+\.?\d*|\.\d+)%?$/.test(number) &&
        (means[qualifier] ?? ((value) => value >= 0))(value)
      )
        return [{ qualifier, value: number }, count + 1];
    }
  };
  const time = (at) => {
    const [, number, unit] = fold(words[at]).match(/^(\d+\.?\d*|\.\d+)(.*)$/u) ?? [];
    const isApart = unit === "" && at + 1 < words.length;
    const known =
      number && Number(number) > 0 && timeUnits.get(isApart ? fold(words[at + 1]) : unit);
    if (known) return [{ qualifier: "duration", value: number + known }, isApart ? 2 : 1];
  };
  for (let at = 0; at < words.length;) {
    const [condition, count] = named(at) ?? time(at) ?? [];
    if (condition) {
      conditions.push(condition);
      at += count;
    } else rest.push(words[at++]);
  }
  return { conditions, rest };
}

/** Reads a query; throws a `QueryError` for a qualifier that isn't valid. */
function parseQuery(text) {
  const query = {
    words: [],
    names: [],
    kinds: [],
    roles: [],
    tags: [],
    feels: [],
    sources: [],
    properties: [],
    ranges: {},
    like: undefined,
  };
  let words = splitWords(text);
  const pasted = words.findIndex((word) =>
    /^(cubic-bezier|linear|steps|spring)\(.*\)[;,]?$/i.test(word),
  );
  if (pasted >= 0) {
    query.like = words[pasted].replace(/[;,]$/, "");
    words = words.filter((_, n) => n !== pasted);
  }
  const { conditions, rest } = takeNumbers(joinedComparisons(words));
  if (conditions.length)
    query.first = conditions[0].qualifier === "duration" ? "duration" : "spring";
  for (const word of [
    ...conditions.map(({ qualifier, value }) => `${qualifier}:${value}`),
    ...rest,
  ]) {
    const mark = word.search(/[:<>=≤≥]/);
    const bound = timeBound(word);
    let [name, value = ""] = bound
      ? ["duration", bound]
      : isTime(word)
        ? ["duration", word]
        : mark > 0
          ? [qualifierNamed(word.slice(0, mark)), word.slice(mark + 1)]
          : [];
    if (!bound && !isTime(word) && mark > 0 && word[mark] !== ":" && word[mark] !== "=")
      value =
        value && value !== "="
          ? `${{ "≤": "<=", "≥": ">=" }[word[mark]] ?? word[mark]}${value}`
          : "";
    if (!name) {
      const typed = word.slice(0, Math.max(mark, 0));
      const help =
        value &&
        !typed.includes("(") &&
        didYouMean(
          `${typed.toLowerCase()}:`,
          Object.keys(examples).map((one) => `${one}:`),
        );
      if (help) throw new QueryError("noQualifier", { value: typed }, help);
      const lower = word.toLowerCase();
      const pattern = word.endsWith("/")
        ? namePattern(lower, true)
        : word.includes("/") || word === "*"
          ? namePattern(lower)
          : undefined;
      if (pattern) query.names.push(pattern);
      else query.words.push(word);
      continue;
    }
    if (!value) throw new QueryError("noValue", { word, example: examples[name] });
    const lower = value.toLowerCase();
    const wrong = (known, all) =>
      new QueryError(
        "notOne",
        { value, name: language === "ja" ? say(name) : name },
        didYouMean(value, known) ?? say("oneOf", { words: listed(all) }),
      );
    const oneOf = (list, into) => {
      if (!list.includes(lower)) throw wrong(list, list);
      into.push(lower);
    };
    if (name === "name") query.names.push(namePattern(lower) ?? namePattern(lower, true));
    else if (name === "kind") oneOf(kinds, query.kinds);
    else if (name === "role") oneOf(roles, query.roles);
    else if (name === "tag") query.tags.push(value);
    else if (name === "like") query.like = value;
    else if (name === "source") query.sources.push(lower);
    else if (name === "property") query.properties.push(value.replaceAll("-", ""));
    else if (name === "feel") {
      const found = feelWords.find((one) => one.feel === lower || one.words.includes(fold(value)));
      if (!found) throw wrong(Object.values(data.search.feel).flat(), feels);
      query.feels.push(found.feel);
    } else {
      if (ranged[name] === "time") demandUnit(value, word, name);
      const range = rangeOf(value, ranged[name]);
      const fact = factNames[name] ?? name;
      const known = query.ranges[fact];
      if (!range)
        throw new QueryError("noRange", {
          word,
          example: either(
            {
              time: ["0.2..0.5", "200ms..0.5s", ">0.3"],
              fraction: ["0.1..0.3", "10%..30%", ">5%"],
              number: ["250..350", ">300", "300"],
            }[ranged[name]],
          ),
        });
      if (known && (known[0] > range[1] || range[0] > known[1]))
        throw new QueryError("noOverlap", { word, name, example: examples[name] });
      query.ranges[fact] = known
        ? [Math.max(known[0], range[0]), Math.min(known[1], range[1])]
        : range;
    }
  }
  if (query.like !== undefined) demandShape(query.like);
  return query;
}

/**
 * Whether a motion moves a property: a part of its key path, or a word of a name such as
 * `cornerRadius`, begins so.
 */
function moves(preset, property) {
  const lower = property.toLowerCase();
  const capital = lower.slice(0, 1).toUpperCase() + property.slice(1);
  return (
    preset.moves?.some(
      (path) => `.${path.toLowerCase()}`.includes(`.${lower}`) || path.includes(capital),
    ) ?? false
  );
}

/** Whether a preset matches a query, apart from its words. */
function fits(preset, query, ranges = Object.entries(query.ranges)) {
  return (
    (!query.names.length || query.names.some((one) => one.test(preset.name))) &&
    (!query.kinds.length || query.kinds.includes(preset.kind)) &&
    (!query.roles.length || query.roles.includes(preset.role)) &&
    query.tags.every((tag) => preset.tags?.includes(tag)) &&
    query.feels.every((feel) => preset.feel?.includes(feel)) &&
    query.sources.every((text) =>
      [
        preset.source?.title,
        preset.source?.author,
        preset.source?.license,
        preset.source?.url,
      ].some((one) => one?.toLowerCase().includes(text)),
    ) &&
    query.properties.every((property) => moves(preset, property)) &&
    ranges.every(([fact, [low, high]]) => {
      const value = preset.facts[fact] ?? preset.parameters?.[fact];
      return value !== undefined && value >= low && value <= high;
    }) &&
    (query.like === undefined || preset.facts.ninety !== undefined)
  );
}
