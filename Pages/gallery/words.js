// The page's own words, which the files of words/ hold: one for each language.

let language = "en";
const texts = () => data.words[language];
function say(key, values = {}) {
  const text = texts().words[key] ?? data.words.en.words[key] ?? key;
  return text.replace(/\{(\w+)\}/g, (_, name) => {
    const plural = name === "s" && values.n !== 1 ? "s" : "";
    return values[name] ?? plural;
  });
}
/** Typed text in quotation marks; words as a list, and parts of a line. */
const quoted = (text) => texts().quotes.join(text);
const listed = (words) => words.join(texts().comma);
const joined = (parts) => parts.join(texts().separator);
/** Words to choose from: 'a', 'b', or 'c'. */
function either(words) {
  const rest = words.map(quoted);
  const last = rest.pop();
  if (rest.length === 0) return last;
  const or = rest.length > 1 ? texts().lastOr : texts().or;
  return `${listed(rest)}${or}${last}`;
}
const oneKind = (kind) => texts().kinds[kind] ?? kindWord(kind);
const roleWord = (role) => texts().roles[role] ?? role;
const kindWord = (kind) => say(kind === "duration" ? "durationKind" : kind);
const places = (value, digits) => Number(value.toFixed(digits)).toString();
/** Three significant digits, as on the command line. */
function figure(value) {
  const size = Math.abs(value);
  if (size >= 100) return places(value, 0);
  if (size >= 10) return places(value, 1);
  return places(value, size >= 1 ? 2 : 3);
}
const timeText = (value) =>
  Number.isFinite(value) ? say("s", { n: figure(value) }) : say("endless");
const percentSign = () => texts().percent;
/** A fraction as a percentage, rounded up because it may be an upper bound. */
function percent(value) {
  const tenths = Math.ceil(value * 1000 - 1e-6);
  const text = value > 0 && value < 0.001 ? "< 0.1" : figure(tenths / 10);
  return text + percentSign();
}
