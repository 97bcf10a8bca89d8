// The meaning of search words, in English, Japanese, and Russian, by the table that the program
// searches by.

const table = data.search.table;
const listOf = (text) =>
  (text ?? "")
    .split(",")
    .map((one) => one.trim())
    .filter(Boolean);

/** What words can mean: kinds, origins, directions, looks, things, and feels. */
const senses = [
  ...Object.entries(table.senses).flatMap(([group, all]) =>
    Object.entries(all).map(([id, { is = [], use = [], opposite, ...names }]) => {
      const spelled = ["en", "ja", "ru"].flatMap((key) => listOf(names[key]));
      return {
        id,
        group,
        is,
        use,
        opposite,
        spellings: spelled.map((one) => one.replace("~", "")),
        names: spelled.map((one) => fold(one.replace("~", ""))),
        written: spelled.filter((one) => one[0] !== "~").map(fold),
      };
    }),
  ),
  ...Object.entries(data.search.feel).map(([feel, words]) => ({
    id: `feel:${feel}`,
    group: "feel",
    is: [`feel:${feel}`],
    use: [],
    spellings: words,
    names: words.map(fold),
    written: words.map(fold),
  })),
];
const senseNamed = new Map(senses.map((one) => [one.id, one]));
const ignoredWords = new Set(
  Object.values(table.ignored).flatMap((words) => fold(words).split(" ")),
);
/** The key of each folded name in lists of names. */
const keysOf = (lists) =>
  new Map(
    Object.entries(lists).flatMap(([key, names]) => listOf(names).map((name) => [fold(name), key])),
  );
const [laterMeanings, timeUnits, numberNames] = [table.after, table.units, table.numbers].map(
  keysOf,
);
const feelWords = Object.entries(data.search.feel).map(([feel, words]) => ({
  feel,
  words: words.map(fold),
}));

const senseIndex = new Map();
const senseRivals = new Map();
senses.forEach((sense, n) =>
  new Set(sense.names).forEach((name) => {
    const first = [...name][0];
    senseIndex.set(name, [...(senseIndex.get(name) ?? []), n]);
    senseRivals.set(first, [...(senseRivals.get(first) ?? []), [name, n]]);
  }),
);

/**
 * What a name means: as it is, or with another ending; else what has a name of which it is the
 * beginning.
 */
function sensesOf(name) {
  const known = senseIndex.get(name);
  if (known) return known.map((n) => senses[n]);
  if (!name || new TextEncoder().encode(name).length <= 2) return [];
  const rivals = senseRivals.get([...name][0]) ?? [];
  const words = name.split(" ");
  let found = rivals.filter(([rival]) => {
    const others = rival.split(" ");
    return others.length === words.length && words.every((one, n) => stems.shared(one, others[n]));
  });
  if (!found.length && words.length === 1 && [...name].length > 3 && !ignoredWords.has(name))
    found = rivals.filter(([rival]) => rival.startsWith(name) && !rival.includes(" "));
  return [...new Set(found.map(([, n]) => n))].sort((a, b) => a - b).map((n) => senses[n]);
}

/** What a word such as "in" means after another one, such as "fade". */
function laterMeaning(word, last) {
  const id = last?.senses.some((one) => one.group === "look" || one.group === "kind")
    ? laterMeanings.get(word)
    : undefined;
  return id && senseNamed.get(id);
}

/** Splits a word such as `easeOutExpo` where a capital begins the next one. */
const splitCapitals = (word) =>
  /^[a-z]{2,}([A-Z][a-z0-9]+)+$/.test(word) ? word.replace(/[A-Z]/g, " $&") : word;

/** The units of some words: single words, and runs of characters in scripts without spaces. */
function unitsOf(words) {
  const units = [];
  for (const text of words.slice(0, 64))
    for (const word of text
      .slice(0, 4096)
      .split(/[\s/]+/)
      .filter(Boolean)) {
      const terms = termsOf(splitCapitals(word));
      for (const { run, phrase } of terms) {
        if (run) units.push({ run, text: terms.length === 1 ? word : run });
        else
          for (const token of phrase)
            units.push({ token, text: terms.length === 1 && phrase.length === 1 ? word : token });
      }
    }
  return units.slice(0, 64);
}

/**
 * Reads words: the parts to look for, the words that say nothing, and what a name would be that has
 * all words.
 */
function readWords(words) {
  const units = unitsOf(words);
  const all = [];
  for (let at = 0; at < units.length;) {
    if (units[at].run) {
      let run = "";
      let text = "";
      for (; units[at]?.run; at++)
        [run, text] = [run + units[at].run, text + (text && " ") + units[at].text];
      all.push(...splitRun([...run], text));
      continue;
    }
    let count = Math.min(4, units.length - at);
    let found = [];
    for (; count >= 2; count--) {
      const tried = units.slice(at, at + count);
      if (
        tried.every((one) => one.token) &&
        (found = sensesOf(tried.map((one) => one.token).join(" "))).length
      )
        break;
    }
    count = Math.max(count, 1);
    const tokens = units.slice(at, at + count).map((one) => one.token);
    const name = tokens.join(" ");
    const later = count === 1 && laterMeaning(name, all.at(-1));
    if (count === 1) found = later ? [later] : sensesOf(name);
    all.push({
      text: units
        .slice(at, at + count)
        .map((one) => one.text)
        .join(" "),
      name,
      tokens,
      senses: found,
      isIgnored: count === 1 && !found.length && ignoredWords.has(name),
    });
    at += count;
  }
  const kept = all.filter((one) => !one.isIgnored);
  const joined = (list) => list.map((one) => one.run ?? one.tokens.join("")).join("");
  return {
    parts: kept.length ? kept : all,
    whole: all.length > 1 ? new Set([joined(all), joined(kept)].filter(Boolean)) : new Set(),
  };
}

/** Splits what was typed without spaces into the words known in it. */
function splitRun(run, typed) {
  const shown = [...typed.replaceAll(" ", "")];
  const parts = [];
  const isKana = (one) => (one >= "\u3041" && one <= "\u309f") || one === "ー";
  const part = (from, to) => {
    const name = run.slice(from, to).join("");
    const later = laterMeaning(name, parts.at(-1));
    return {
      text:
        to - from === run.length
          ? typed
          : shown.length === run.length
            ? shown.slice(from, to).join("")
            : name,
      name,
      run: name,
      senses: later ? [later] : sensesOf(name),
      isIgnored: !senseIndex.has(name) && !later && ignoredWords.has(name),
    };
  };
  let start = 0;
  let unknown = 0;
  const endUnknown = () => {
    const rest = run.slice(unknown, start);
    if (rest.length && !(unknown > 0 && rest.length <= 3 && rest.every(isKana)))
      parts.push(part(unknown, start));
  };
  const isWord = (count) => {
    const word = run.slice(start, start + count);
    const name = word.join("");
    if (count === 1 && isKana(word[0]) && !parts.length) return false;
    return (
      senseIndex.has(name) ||
      ignoredWords.has(name) ||
      (unknown === start && laterMeaning(name, parts.at(-1)) !== undefined)
    );
  };
  while (start < run.length) {
    let longest = Math.min(12, run.length - start);
    while (longest && !isWord(longest)) longest--;
    if (!longest) {
      start++;
      continue;
    }
    endUnknown();
    parts.push(part(start, start + longest));
    start += longest;
    unknown = start;
  }
  if (parts.length <= 1 && unknown < run.length && unknown > 0 && sensesOf(run.join("")).length)
    parts.length = 0;
  if (!parts.length) return [part(0, run.length)];
  endUnknown();
  return parts;
}
