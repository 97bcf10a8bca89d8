// Corrections of misspelled words, as on the command line.

/** The most words that are corrected; each takes hundreds of lookups. */
const correctedWords = 6;
const spellings = senses.flatMap((one) => one.spellings).filter((one) => !one.includes(" "));
const spellingNames = spellings.map(fold);

const catalogWords = {
  get counts() {
    if (this.known) return this.known;
    this.known = new Map();
    for (const preset of presets)
      for (const word of new Set(wordsOf(preset).all.split(/\s+/)))
        this.known.set(word, (this.known.get(word) ?? 0) + 1);
    return this.known;
  },
  get searched() {
    return (this.all ??= [
      ...spellingNames,
      ...new Set(
        presets
          .flatMap((one) => one.tags ?? [])
          .map(fold)
          .sort(),
      ),
    ]);
  },
};

/**
 * The edit distance of two words; undefined if it's above a limit. Two swapped letters count as one
 * edit.
 */
function editDistance(a, b, limit) {
  let twoBack = [];
  let previous = Array.from({ length: b.length + 1 }, (_, n) => n);
  for (let i = 0; i < a.length; i++) {
    const row = [i + 1];
    for (let j = 0; j < b.length; j++) {
      let best = Math.min(previous[j + 1] + 1, row[j] + 1, previous[j] + (a[i] === b[j] ? 0 : 1));
      if (i > 0 && j > 0 && a[i] === b[j - 1] && a[i - 1] === b[j])
        best = Math.min(best, twoBack[j - 1] + 1);
      row.push(best);
    }
    if (Math.min(...row) > limit) return undefined;
    [twoBack, previous] = [previous, row];
  }
  return previous[b.length] <= limit ? previous[b.length] : undefined;
}

/** The most similar words, closest first, then those that start with the word. */
function nearestWords(word, among, count) {
  const wanted = [...word];
  const reach = Math.max(1, Math.floor(wanted.length / 3));
  const found = [];
  among.forEach((one, order) => {
    const letters = [...one.toLowerCase()];
    const far =
      Math.abs(letters.length - wanted.length) <= reach
        ? editDistance(wanted, letters, reach)
        : undefined;
    if (far !== undefined && far < Math.max(wanted.length, letters.length))
      found.push([far, order, one]);
    else if (wanted.length > 1 && wanted.every((letter, n) => letters[n] === letter))
      found.push([reach + 1, order, one]);
  });
  found.sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  return [...new Set(found.map(([, , one]) => one))].slice(0, count);
}

/** All words one typo away: a letter more, a letter less, another letter, or two swapped. */
function slipsOf(letters) {
  const [first, last] =
    letters[0] >= "a" && letters[0] <= "z"
      ? ["a", "z"]
      : letters[0] >= "а" && letters[0] <= "я"
        ? ["а", "я"]
        : [];
  const words = new Set();
  if (!first) return words;
  const others = Array.from({ length: last.codePointAt(0) - first.codePointAt(0) + 1 }, (_, n) =>
    String.fromCodePoint(first.codePointAt(0) + n),
  );
  const add = (from, to, ...put) =>
    words.add([...letters.slice(0, from), ...put, ...letters.slice(to)].join(""));
  for (let n = 0; n <= letters.length; n++) {
    for (const one of others) add(n, n, one);
    if (n === letters.length) break;
    add(n, n + 1);
    // In a short word, another letter makes another word: 'sort' isn't 'soft'.
    if (letters.length > 5) for (const one of others) add(n, n + 1, one);
    if (n + 1 < letters.length) add(n, n + 2, letters[n + 1], letters[n]);
  }
  words.delete(letters.join(""));
  return words;
}

/** Whether a word has the same first letter, and all but one of the same letters. */
function isFurtherSlip(word, letters) {
  const rest = [...letters];
  let missing = 0;
  for (const one of word) {
    const at = rest.indexOf(one);
    if (at < 0) missing++;
    else rest.splice(at, 1);
  }
  return word[0] === letters[0] && Math.max(rest.length, missing) <= 1;
}

const leadsSomewhere = (word) =>
  readWords([word]).parts.every((part) =>
    presets.some((one) => has(part, wordsOf(one)) && !isExcluded([part], wordsOf(one))),
  );

/** The word most likely meant; undefined if there is none. */
function correctionOf(word) {
  const letters = [...word];
  if (letters.length < 3 || letters.length > 24) return undefined;
  const slips = slipsOf(letters);
  const near = nearestWords(word, catalogWords.searched, 8).filter(
    (one) => Math.abs([...one].length - letters.length) <= 2,
  );
  const spelled = (one) => spellings[spellingNames.indexOf(one)] ?? one;
  for (const one of near) if (slips.has(one) && leadsSomewhere(one)) return spelled(one);
  let best;
  let most = 0;
  for (const one of [...slips].sort()) {
    const count = Math.min(catalogWords.counts.get(one) ?? 0, 100);
    if (count > most) [best, most] = [one, count];
  }
  if (best) return best;
  if (letters.length > 5)
    for (const one of near)
      if (isFurtherSlip(one, letters) && leadsSomewhere(one)) return spelled(one);
  return undefined;
}

/** Parts with unknown words corrected, and the corrections. */
function corrected(parts) {
  const corrections = [];
  let tries = 0;
  const mended = parts.map((part) => {
    if (
      tries >= correctedWords ||
      part.run ||
      part.senses.length ||
      part.tokens.length > 1 ||
      presets.some((one) => has(part, wordsOf(one)))
    )
      return part;
    tries++;
    const meant = correctionOf(part.tokens[0]);
    const [other] = meant === undefined ? [] : readWords([meant]).parts;
    if (!other) return part;
    corrections.push({ typed: part.text, used: meant, part: other });
    return other;
  });
  return { mended, corrections };
}
