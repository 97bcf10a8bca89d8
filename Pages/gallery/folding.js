// Folding and words: normalizes text for searching, as the command line does.

const halfWidthKana = [
  ..."ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン",
];

function isUnspaced(character) {
  const c = character.codePointAt(0);
  return (
    (c >= 0x3005 && c <= 0x3007) ||
    (c >= 0x3031 && c <= 0x3035) ||
    (c >= 0x3041 && c <= 0x3096) ||
    (c >= 0x309d && c <= 0x309f) ||
    (c >= 0x30a1 && c <= 0x30fa) ||
    (c >= 0x30fc && c <= 0x30ff) ||
    (c >= 0x3105 && c <= 0x312f) ||
    (c >= 0x31f0 && c <= 0x31ff) ||
    (c >= 0x3400 && c <= 0x4dbf) ||
    (c >= 0x4e00 && c <= 0x9fff) ||
    (c >= 0xf900 && c <= 0xfaff) ||
    (c >= 0x20000 && c <= 0x3fffd) ||
    (c >= 0x0e01 && c <= 0x0e3a) ||
    (c >= 0x0e40 && c <= 0x0e4e)
  );
}

/**
 * Full width becomes half, half-width kana full, katakana hiragana, capitals small; ё reads as е
 * and й as и.
 */
function fold(text) {
  if (/^[\x00-\x7f]*$/.test(text)) return text.toLowerCase();
  const out = [];
  const add = (character) => {
    const c = character.codePointAt(0);
    if (c === 0x3000) out.push(" ");
    else if (c >= 0xff01 && c <= 0xff5e) add(String.fromCodePoint(c - 0xfee0));
    else if (c >= 0xff66 && c <= 0xff9d) add(halfWidthKana[c - 0xff66]);
    else if (c === 0xff9e || c === 0xff9f || c === 0x3099 || c === 0x309a)
      voice(out, c === 0xff9e || c === 0x3099 ? 1 : 2);
    else if (c >= 0x30a1 && c <= 0x30f6) out.push(String.fromCodePoint(c - 0x60));
    else if (c === 0x451 || c === 0x401) out.push("е");
    else if (c === 0x439 || c === 0x419) out.push("и");
    else out.push(character.toLowerCase());
  };
  for (const character of text) add(character);
  return out.join("");
}

/** Makes the kana before a sound mark voiced or half voiced. */
function voice(out, step) {
  const last = out.at(-1)?.codePointAt(0) ?? 0;
  const takes =
    last >= 0x304b && last <= 0x3062
      ? step === 1 && last % 2 === 1
      : last >= 0x3064 && last <= 0x3068
        ? step === 1 && last % 2 === 0
        : last >= 0x306f && last <= 0x307b
          ? (last - 0x306f) % 3 === 0
          : false;
  if (takes) out[out.length - 1] = String.fromCodePoint(last + step);
  else if (out.at(-1) === "う" && step === 1) out[out.length - 1] = "ゔ";
}

const wordPart = /[\p{L}\p{N}\p{Mn}\p{Co}]/u;
const bare = (token) =>
  /^[\x00-\x7f]*$/.test(token)
    ? token
    : token
        .normalize("NFD")
        .replace(/\p{Mn}/gu, "")
        .normalize("NFC");
/** The words of a folded text, without accents. */
const tokensOf = (text) => (text.match(/[\p{L}\p{N}\p{Mn}\p{Co}]+/gu) ?? []).map(bare);

/**
 * The search terms of some words: phrases, whose last word is a prefix, and runs in scripts without
 * spaces.
 */
function termsOf(text) {
  const terms = [];
  let tokens = [];
  let token = "";
  let run = "";
  const endToken = () => {
    if (token) tokens.push(bare(token));
    token = "";
  };
  const endWord = () => {
    endToken();
    if (tokens.length) terms.push({ phrase: tokens });
    tokens = [];
  };
  const endRun = () => {
    if (run) terms.push({ run });
    run = "";
  };
  for (const character of fold(text.slice(0, 4096))) {
    if (isUnspaced(character)) {
      endWord();
      run += character;
    } else if (/\s/.test(character) || character === "/") {
      endRun();
      endWord();
    } else {
      endRun();
      if (wordPart.test(character)) token += character;
      else endToken();
    }
  }
  endRun();
  endWord();
  return terms.slice(0, 64);
}

const stems = {
  english(word) {
    const found = [word];
    for (const ending of ["s", "es", "ed", "ing"]) {
      if (!word.endsWith(ending) || word.endsWith("ss")) continue;
      const stem = word.slice(0, -ending.length);
      if (stem.length <= 2) continue;
      found.push(stem, `${stem}e`);
      if (stem.at(-1) === stem.at(-2)) found.push(stem.slice(0, -1));
    }
    return found;
  },
  isRussian: (character) => character >= "а" && character <= "я",
  /** Whether two folded words differ only in their endings. */
  shared(word, other) {
    if (word === other) return true;
    const [a, b] = [[...word], [...other]];
    if (!a.length || a[0] !== b[0]) return false;
    if (a[0] < "\u0080") {
      const known = stems.english(other);
      return stems.english(word).some((one) => known.includes(one));
    }
    let common = 0;
    while (common < a.length && common < b.length && a[common] === b[common]) common++;
    const rests = [a.slice(common), b.slice(common)];
    const kana = (one) => (one >= "\u3041" && one <= "\u309f") || one === "ー";
    if (stems.isRussian(a[0])) return common >= 4 && rests.every((one) => one.length <= 3);
    if (!rests.every((one) => one.length <= 2 && one.every(kana))) return false;
    return common >= (a.slice(0, common).some((one) => !kana(one)) ? 1 : 4);
  },
  /** A Russian word without its ending, another one as it is. */
  beginning(word) {
    const all = [...word];
    if (all.length <= 4 || !stems.isRussian(all.at(-1))) return word;
    let dropped = 0;
    while (dropped < 2 && "аеиоуыэюяьй".includes(all[all.length - 1 - dropped])) dropped++;
    return all.slice(0, Math.max(4, all.length - dropped)).join("");
  },
};
