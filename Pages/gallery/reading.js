// The meaning of search words, in English, Japanese, and Russian. The tables come from the program.

const fillers = new Set(data.search.fillers);
const concepts = data.search.concepts.map(([names, standIns]) => ({
  names: names.map((one) => fold(one.replace(/^~/, ""))), written: names.filter((one) => !one.startsWith("~")).map(fold), standIns,
}));
const conceptIndex = new Map();
const conceptRivals = new Map();
concepts.forEach((concept, n) => concept.names.forEach((name) => {
  conceptIndex.set(name, [...(conceptIndex.get(name) ?? []), n]);
  const first = [...name][0];
  conceptRivals.set(first, [...(conceptRivals.get(first) ?? []), [name, n]]);
}));
const feelWords = Object.entries(data.search.feel).map(([feel, words]) => ({ feel, words: words.map(fold) }));
const knownFeel = new Set(feelWords.flatMap((one) => one.words));

function conceptsNamed(name) {
  const known = conceptIndex.get(name);
  if (known) return known.map((n) => concepts[n]);
  if (new TextEncoder().encode(name).length <= 2 || name.includes(" ") || !name) return [];
  const rivals = conceptRivals.get([...name][0]) ?? [];
  const same = rivals.filter(([one]) => stems.shared(one, name));
  const found = same.length === 0 && [...name].length > 3 ? rivals.filter(([one]) => one.startsWith(name)) : same;
  return [...new Set(found.map(([, n]) => n))].sort((a, b) => a - b).map((n) => concepts[n]);
}

function feelsOf(term) {
  let isMeant;
  if (term.phrase) {
    const start = term.phrase.join(" "), plain = /^[\x00-\x7f]*$/.test(start);
    isMeant = (word) => word.startsWith(start) || word.includes(` ${start}`) || (!plain && stems.shared(word, start));
  } else isMeant = (word) => word.includes(term.run) || ([...word].length > 2 && term.run.includes(word)) || stems.shared(word, term.run);
  return feelWords.filter((one) => one.words.some(isMeant)).map((one) => one.feel);
}

/** The parts of a query: words, or several words that are one name. */
function partsOf(words) {
  const units = [];
  for (const text of words.slice(0, 64)) {
    for (const word of text.split(/[\s/]+/).filter(Boolean)) {
      const terms = termsOf(word);
      for (const term of terms) units.push({ term, text: terms.length === 1 ? word : term.run ?? term.phrase.join("-") });
    }
  }
  const nameOf = (taken) => {
    const plain = taken.flatMap((one) => one.term.phrase ?? []), runs = taken.map((one) => one.term.run ?? "").join("");
    return plain.length === 0 ? runs : runs ? undefined : plain.join(" ");
  };
  const parts = [];
  let rest = units.slice(0, 64);
  while (rest.length) {
    let count = 1;
    for (let tried = Math.min(4, rest.length); tried >= 2; tried--) {
      const name = nameOf(rest.slice(0, tried));
      if (name !== undefined && conceptIndex.has(name)) { count = tried; break; }
    }
    const taken = rest.slice(0, count);
    rest = rest.slice(count);
    const name = nameOf(taken), meant = name === undefined ? [] : conceptsNamed(name);
    if (count === 1 && meant.length === 0 && taken[0].term.run) parts.push(...splitRun(taken[0].term.run, taken[0].text));
    else parts.push(partOf(taken, meant));
  }
  const significant = parts.filter((one) => !one.isFiller);
  return significant.length ? significant : parts;
}

const particles = new Set("のをにへでがはとな");
function splitRun(text, typed) {
  const run = [...text], shown = [...typed].length === run.length ? [...typed] : run, parts = [];
  const isKnown = (word) => conceptIndex.has(word) || knownFeel.has(word) || fillers.has(word);
  const part = (from, to) => { const word = run.slice(from, to).join(""); return partOf([{ term: { run: word }, text: shown.slice(from, to).join("") }], conceptsNamed(word)); };
  let start = 0, unknown = 0;
  const endUnknown = () => { if (start > unknown && (start - unknown > 1 || !particles.has(run[unknown]))) parts.push(part(unknown, start)); };
  while (start < run.length) {
    let longest = 0;
    for (let count = Math.min(12, run.length - start); count >= 2; count--) if (isKnown(run.slice(start, start + count).join(""))) { longest = count; break; }
    if (!longest) { start++; continue; }
    endUnknown();
    parts.push(part(start, start + longest));
    start += longest;
    unknown = start;
  }
  if (!parts.length) return [part(0, run.length)];
  endUnknown();
  return parts;
}

function partOf(units, meant) {
  const terms = units.map((one) => one.term), text = units.map((one) => one.text).join(" ");
  const asked = terms.map((term) => { const felt = feelsOf(term); return { feels: felt, tests: [termTest(term), ...felt.map(feelTest)] }; }), called = meant.flatMap((one) => one.written).map(nameTest);
  const typed = (words) => asked.every(({ tests }) => tests.some((test) => test(words)));
  const synonyms = (words) => typed(words) || called.some((test) => test(words));
  const standIns = meant.flatMap((one) => one.standIns).map(standInTest);
  const weight = asked.some((one) => one.feels.length) ? 2 : meant.length === 0 ? 1 : meant.some((one) => !one.standIns.length) ? 2 : 0;
  const single = terms.length === 1 && terms[0].phrase?.length === 1 && meant.length === 0 && asked[0].feels.length === 0;
  return {
    text, typed, synonyms, weight, looked: terms.map((term) => term.run ?? ` ${term.phrase.join(" ")}`), feels: asked.flatMap((one) => one.feels), unknownWord: single ? terms[0].phrase[0] : undefined, hasStandIns: standIns.length > 0,
    anything: (words) => synonyms(words) || standIns.some((test) => test(words)),
    isFiller: terms.every((term) => (term.phrase ?? [term.run]).every((one) => fillers.has(one))),
  };
}

/** The words of one preset, in columns, as the program's index has them. */
class PresetWords {
  constructor(preset) {
    const names = [preset.name, ...(preset.aliases ?? [])];
    const joined = names.flatMap((name) => name.split("/").filter((part) => part.includes("-")).map((part) => part.replaceAll("-", "")));
    const localized = Object.keys(preset.words ?? {}).sort().map((key) => preset.words[key]);
    const bodies = [preset.summary, ...localized.map((one) => one.summary), preset.source?.title, preset.source?.author, preset.source?.path, preset.kind, preset.role, ...(preset.style ?? [])];
    const texts = [[...names, ...joined], [preset.plainTitle, ...localized.map((one) => one.title)], bodies, preset.tags ?? []].map((all) => fold(all.filter(Boolean).join(" \n")));
    // A space before and after each word: words in a row are one text to look for.
    this.all = texts.map((text) => ` ${tokensOf(text).join(" ")} `).join("\n");
    this.unspaced = texts.slice(1).join("\n");
    this.feeling = new Set(preset.feel ?? []);
  }
  /** The words of names, titles, descriptions, and tags. */
  get columns() { return (this.ownColumns ??= this.all.split("\n")); }
  feels(feel) { return this.feeling.has(feel); }
}

/** A test for words in a row; the last one may be a beginning. */
function phraseTest(tokens, isBeginning) {
  const looked = ` ${tokens.join(" ")}${isBeginning ? "" : " "}`;
  return (words) => words.all.includes(looked);
}
const runTest = (run) => (words) => words.unspaced.includes(run);
/** A test for a term as it was typed. */
const termTest = (term) => (term.run ? runTest(term.run) : phraseTest(term.phrase, true));
/** A test for presets with this feel, or with its name. */
function feelTest(feel) {
  const isCalled = phraseTest([feel], true);
  return (words) => words.feels(feel) || isCalled(words);
}

/** A test for a name; the forms of a longer word are found by its beginning. */
function nameTest(name) {
  if (isUnspaced([...name][0])) return runTest(name);
  const tokens = tokensOf(name);
  const last = stems.beginning(tokens.pop()), all = [...tokens, last], isBeginning = [...last].length >= 4;
  return phraseTest(all, isBeginning);
}

/** A test for what is used for something: all of its clues must be there. */
function standInTest(standIn) {
  const clues = standIn.split("+").map((clue) => clue.trim()).map((text) => (text.startsWith("feel:") ? (words) => words.feels(text.slice(5)) : nameTest(text)));
  return (words) => clues.every((clue) => clue(words));
}
