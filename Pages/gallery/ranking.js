// Ranking: what matches are worth, by the table that the program searches by.

/** The words of one preset, as the program's index has them. */
class PresetWords {
  constructor(preset) {
    const names = [preset.name, ...(preset.aliases ?? [])];
    const tags = preset.tags ?? [];
    const phase = preset.flat.stage?.phase;
    const joined = names.flatMap((name) =>
      name
        .split("/")
        .filter((part) => part.includes("-"))
        .map((part) => part.replaceAll("-", "")),
    );
    const localized = Object.keys(preset.words ?? {})
      .sort()
      .map((key) => preset.words[key]);
    const titles = [preset.plainTitle, ...localized.map((one) => one.title)].filter(Boolean);
    const texts = [
      preset.summary,
      ...localized.map((one) => one.summary),
      preset.source?.title,
      preset.source?.author,
      preset.source?.path,
      preset.kind,
      preset.role,
      ...(preset.style ?? []),
    ].filter(Boolean);
    const folded = [[...names, ...joined], titles, texts, tags].map((all) => fold(all.join(" \n")));
    // A space before and after each word: words in a row are one text to look for.
    this.all = folded.map((text) => ` ${tokensOf(text).join(" ")} `).join("\n");
    [this.called, this.unspaced] = [folded[1], folded.slice(1).join("\n")];
    const exact = (all) => new Set(all.map(lettersOf));
    this.exact = {
      name: exact(names.flatMap((name) => [name, name.split("/").at(-1)])),
      title: exact(titles),
      tag: exact(tags),
    };
    this.facts = new Set([
      `kind:${preset.kind}`,
      ...(preset.role ? [`role:${preset.role}`] : []),
      ...(phase ? [`phase:${phase}`] : []),
      ...(preset.feel ?? []).map((feel) => `feel:${feel}`),
    ]);
    const { duration, ninety } = preset.facts;
    const enters = ["role:enter", "phase:present", "phase:push"].some((one) => this.facts.has(one));
    const leaves = ["role:exit", "phase:dismiss", "phase:pop"].some((one) => this.facts.has(one));
    const marks = {
      default: tags.includes("default"),
      enters,
      leaves,
      still: duration === undefined && ninety === undefined,
      long: duration > 2,
      endless: duration > 10,
      deprecated: preset.deprecated,
    };
    this.adjustment = Object.entries(table.adjust).reduce(
      (sum, [mark, worth]) => sum + (marks[mark] ? 100 * worth : 0),
      0,
    );
  }
  /** The words of names, titles, descriptions, and tags. */
  get columns() {
    return (this.ownColumns ??= this.all.split("\n"));
  }
}
const fields = ["name", "title", "text", "tag"];
const lettersOf = (text) =>
  termsOf(text)
    .map(({ run, phrase }) => run ?? phrase.join(""))
    .join("");
const wordsOf = (preset) => (preset.ownWords ??= new PresetWords(preset));

/**
 * Words in a row, the last of them perhaps the beginning of one, and what they are worth in each
 * field.
 */
const phraseOf = (tokens, isBeginning, match, percent) => ({
  looked: ` ${tokens.join(" ")}${isBeginning ? "" : " "}`,
  worths: fields.map((field) => (table.worth[field][match] ?? 0) * percent),
});
const factPhrase = (fact, percent) => ({ fact, worth: table.worth[fact.split(":")[0]] * percent });
const exactPhrase = (exact, percent) => ({
  exact,
  worth: (field) => table.worth[field].exact * percent,
});
/** Words without the ending of the last one; undefined if it has none. */
const formOf = (tokens) => {
  const last = stems.beginning(tokens.at(-1));
  return last === tokens.at(-1) ? undefined : [...tokens.slice(0, -1), last];
};

/** The phrases of a name in the table. */
function namePhrases(name, percent) {
  if (isUnspaced([...name][0])) return [{ run: name, percent }];
  const tokens = tokensOf(name);
  return [phraseOf(formOf(tokens) ?? tokens, [...tokens.at(-1)].length >= 4, "word", percent)];
}

/** All phrases that find a part: what was typed, what it means, and what is used for that. */
function phrasesFor(part) {
  const { typed, synonym, use } = table.percent;
  const form = part.run ? undefined : formOf(part.tokens);
  const phrases = [
    exactPhrase(part.run ?? part.tokens.join(""), typed),
    ...(part.run
      ? [{ run: part.run, percent: typed }]
      : [
          phraseOf(part.tokens, false, "word", typed),
          ...(form ? [phraseOf(form, true, "word", typed)] : []),
          ...(!part.senses.length || [...part.tokens.at(-1)].length > 2
            ? [phraseOf(part.tokens, true, "beginning", typed)]
            : []),
        ]),
  ];
  for (const sense of part.senses) {
    phrases.push(
      ...sense.is.map((fact) => factPhrase(fact, 100)),
      ...sense.written
        .filter((name) => name !== part.name)
        .flatMap((name) => namePhrases(name, synonym)),
    );
    phrases.push(
      ...sense.use.flatMap((one) =>
        one.includes(":") ? [factPhrase(one, use)] : namePhrases(one, use),
      ),
    );
  }
  return phrases;
}

/** Calls `take` with each field in which a phrase is found, and its worth there. */
function lookFor(phrase, words, take) {
  if (phrase.fact) {
    if (words.facts.has(phrase.fact)) take(phrase.fact.split(":")[0], phrase.worth);
  } else if (phrase.exact !== undefined) {
    for (const field of ["name", "title", "tag"])
      if (words.exact[field].has(phrase.exact)) take(field, phrase.worth(field));
  } else if (phrase.run) {
    if (!words.unspaced.includes(phrase.run)) return;
    take("text", table.worth.text.word * phrase.percent);
    if (words.called.includes(phrase.run)) take("title", table.worth.title.word * phrase.percent);
  } else if (words.all.includes(phrase.looked))
    words.columns.forEach((column, n) => {
      if (column.includes(phrase.looked)) take(fields[n], phrase.worths[n]);
    });
}

/** What a part is worth in a preset; undefined if it isn't there. */
function worthOf(part, words) {
  part.phrases ??= phrasesFor(part);
  let best;
  const take = (field, worth) => {
    best ??= {};
    best[field] = Math.max(best[field] ?? 0, worth);
  };
  for (const phrase of part.phrases) lookFor(phrase, words, take);
  return best && Object.values(best).reduce((sum, one) => sum + one, 0);
}
const has = (part, words) => worthOf(part, words) !== undefined;

/** Whether a preset has a name in its names, titles, or tags. */
function isCalled(name, words) {
  if (isUnspaced([...name][0])) return words.called.includes(name);
  const tokens = tokensOf(name);
  const form = formOf(tokens);
  const looked = [` ${tokens.join(" ")} `, ...(form ? [` ${form.join(" ")}`] : [])];
  return looked.some(
    (one) => words.all.includes(one) && [0, 1, 3].some((n) => words.columns[n].includes(one)),
  );
}

/** Whether a preset is the opposite of a sense, or is called so and not by a name of the sense. */
function isOpposite(sense, words) {
  const opposite = senseNamed.get(sense.opposite);
  if (!opposite || sense.is.some((fact) => words.facts.has(fact))) return false;
  const called = (one) =>
    [...one.use.filter((name) => !name.includes(":")), ...one.written].some((name) =>
      isCalled(fold(name), words),
    );
  return opposite.is.some((fact) => words.facts.has(fact)) || (called(opposite) && !called(sense));
}
const isExcluded = (parts, words) =>
  parts.some((part) => part.senses.some((sense) => isOpposite(sense, words)));
const decides = (part) => table.decides[part.senses[0]?.group ?? "unknown"];

const wordCount = (preset) => preset.name.split("/").at(-1).split("-").length;
/** Rows in order: by how much their parts say, by worth, and by name, short ones first. */
const inOrder = (rows) =>
  rows
    .sort(
      (a, b) =>
        b.says - a.says ||
        b.worth - a.worth ||
        wordCount(a.preset) - wordCount(b.preset) ||
        (a.preset.name < b.preset.name ? -1 : 1),
    )
    .map((one) => one.preset);

/** The presets that have all parts, the best first; what is called just so is worth more. */
function findAll(parts, whole, among) {
  const names = [...whole].map((one) => exactPhrase(one, table.percent.typed));
  const rows = [];
  for (const preset of among) {
    const words = wordsOf(preset);
    const worths = parts.map((part) => worthOf(part, words));
    const best = {};
    for (const name of names)
      lookFor(name, words, (field, worth) => {
        best[field] = worth;
      });
    const exact = Object.values(best).reduce((sum, one) => sum + one, 0);
    if (worths.includes(undefined) || isExcluded(parts, words)) continue;
    rows.push({
      preset,
      says: 0,
      worth: worths.reduce((sum, one) => sum + one, 0) + exact + words.adjustment,
    });
  }
  return inOrder(rows);
}

/**
 * The presets that have some of the parts, those first that have the most of what says something.
 */
function findNear(parts, among, count) {
  const rows = [];
  for (const preset of among) {
    const words = wordsOf(preset);
    const worths = parts.map((part) => worthOf(part, words) ?? 0);
    const says = parts.reduce(
      (sum, part, n) => sum + (worths[n] >= 100 * table.near.least ? decides(part) : 0),
      0,
    );
    if (says && !isExcluded(parts, words))
      rows.push({
        preset,
        says,
        worth: worths.reduce((sum, one) => sum + one, 0) + words.adjustment,
      });
  }
  return inOrder(rows).slice(0, count);
}

/** The parts that say most of those that any preset has together. */
function mostFound(parts, among) {
  const able = parts
    .filter((part) =>
      among.some((one) => has(part, wordsOf(one)) && !isExcluded([part], wordsOf(one))),
    )
    .slice(0, 6);
  const sets = Array.from({ length: (1 << able.length) - 1 }, (_, bits) =>
    able.filter((_, n) => (bits + 1) & (1 << n)),
  );
  const says = (set) => set.reduce((sum, one) => sum + decides(one), 0);
  const order = (set) => set.map((one) => String.fromCharCode(65 + able.indexOf(one))).join("");
  sets.sort((a, b) => says(b) - says(a) || b.length - a.length || (order(a) < order(b) ? -1 : 1));
  return sets.find((set) =>
    among.some(
      (one) => set.every((part) => has(part, wordsOf(one))) && !isExcluded(set, wordsOf(one)),
    ),
  );
}

/** The presets that match a query, the best first, and how its words were changed. */
function find(query, among = presets) {
  const ranges = Object.entries(query.ranges);
  const able = among.filter((one) => fits(one, query, ranges));
  const nothing = { found: [], leftOut: [], corrections: [] };
  if (!query.words.length)
    return {
      ...nothing,
      found: query.first
        ? able.toSorted(
            (a, b) =>
              (b.kind === query.first) - (a.kind === query.first) || (a.name < b.name ? -1 : 1),
          )
        : able,
    };
  const reading = readWords(query.words);
  let { parts } = reading;
  let corrections = [];
  let leftOut = [];
  if (!parts.length) return nothing;
  let found = findAll(parts, reading.whole, able);
  if (!found.length) {
    const tried = corrected(parts);
    if (tried.corrections.length) {
      ({ mended: parts, corrections } = tried);
      found = findAll(parts, [], able);
    }
  }
  if (!found.length) {
    const kept = mostFound(parts, able);
    if (!kept || kept.length === parts.length) return nothing;
    const typed = (one) => corrections.find(({ part }) => part === one)?.typed ?? one.text;
    leftOut = parts.filter((one) => !kept.includes(one)).map(typed);
    corrections = corrections.filter(({ part }) => kept.includes(part));
    found = findAll(kept, [], able);
  }
  const missing = parts.length > 1 ? table.near.fewer - found.length : 0;
  const known = new Set(found);
  const near =
    missing > 0
      ? findNear(
          parts,
          able.filter((one) => !known.has(one)),
          missing,
        )
      : [];
  return { found: [...found, ...near], near: near.length, leftOut, corrections };
}
