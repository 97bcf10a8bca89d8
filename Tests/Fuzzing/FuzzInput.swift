import Curvet
import Importing
import StrictJSON

/// An input that was made from a seed and an index, and from nothing else.
package struct FuzzInput: Sendable {
  /// The text, as standard input hands it out.
  package var text: [UInt8]
  /// The format it is said to have; nil where the text tells.
  package var format: InputFormat?
  /// Whether it is pasted, rather than a file.
  package var isPasted = false
  /// At most so many bytes are handed out at a time.
  package var chunk: Int

  /// Makes the input of an index.
  package init(seed: UInt64, index: Int, corpus: FuzzCorpus) {
    var random = FuzzRandom(seed: seed, index: index)
    let mutation = Mutation(corpus: corpus)
    let kind = random.below(39)
    var page: String?
    switch kind {
    case 0..<9: text = random.element(corpus.documents)
    case 9..<13: text = random.element(corpus.tokens)
    case 13..<16: text = Self.lines(corpus, &random)
    case 16..<19: text = Self.expression(corpus, &random)
    case 20..<23: text = Self.sheet(random.element(corpus.sheets), &random)
    case 23..<27: text = Self.sheet(random.element(corpus.foreign), &random)
    case 31..<39:
      let one = random.element(corpus.pages)
      text = random.onceIn(3) ? one.text : Self.sheet(one.text, &random)
      page = random.onceIn(4) ? nil : one.format
    case 27..<31:
      let whole = random.element([corpus.sheets, corpus.foreign, corpus.tokens])
      text = Self.sheet(random.element(random.onceIn(4) ? whole : corpus.snippets), &random)
      isPasted = true
    default: text = random.onceIn(4) ? random.element(corpus.files) : random.element(corpus.lines)
    }
    if !random.onceIn(16) { mutation.change(&text, &random) }
    if random.onceIn(3000) { Self.swell(&text, &random) }
    let formats = ImportFormats.readers.map(\.format) + [.catalog]
    format = formats.first { $0.name == page }
    if random.onceIn(10) { format = random.element(formats) }
    chunk = random.onceIn(4) ? 1 + random.below(600) : 1 << 16
  }

  /// How it is read, in words.
  package var manner: String {
    isPasted
      ? "pasted" : "read as \(format?.name ?? "what it is"), \(chunk) bytes at a time"
  }

  /// A stream of presets, some lines being blank and ended in other ways.
  private static func lines(_ corpus: FuzzCorpus, _ random: inout FuzzRandom) -> [UInt8] {
    var text: [UInt8] = []
    for _ in 0...random.below(6) {
      text += random.element(corpus.lines).filter { $0 != 0x0A }
      text += Array(random.element(["\n", "\n", "\n", "\r\n", "\n\n", " \n"]).utf8)
    }
    return text
  }

  /// A text with pieces of itself in other places.
  private static func sheet(_ whole: [UInt8], _ random: inout FuzzRandom) -> [UInt8] {
    var text = whole
    let pieces = [
      "{", "}", "(", ")", ";", ":", "var(--a)", "calc(", "/*", "*/", "\"", "--x:", "$x:", "#{",
      "1s",
      "//", "'", "</", "<item", "&#", "+.5", "0x1F", "{a.b}", "Infinity", "{!A}", "&quot;",
      "@media (prefers-reduced-motion) {", "@keyframes a {", "to {", "linear(", "%", ",", "\\", "!",
    ]
    for _ in 0..<random.below(6) {
      let at = random.below(text.count + 1)
      switch random.below(3) {
      case 0: text.removeSubrange(at..<min(text.count, at + random.below(40)))
      case 1:
        let from = random.below(text.count + 1)
        text.insert(contentsOf: text[from..<min(text.count, from + random.below(80))], at: at)
      default: text.insert(contentsOf: random.element(pieces).utf8, at: at)
      }
    }
    return text
  }

  /// Makes a text larger than a preset or line may be.
  private static func swell(_ text: inout [UInt8], _ random: inout FuzzRandom) {
    let filling = UInt8(ascii: random.element([" ", "a", "0"]))
    let count = JSONLimits.lineBytes + random.below(9) - 4
    text.insert(
      contentsOf: repeatElement(filling, count: count), at: random.below(text.count + 1))
  }

  /// A document of one preset that is an expression, changed by itself.
  private static func expression(_ corpus: FuzzCorpus, _ random: inout FuzzRandom) -> [UInt8] {
    var text = random.element(corpus.expressions).filter { $0 >= 0x20 }
    let pieces = [
      "(", ")", ",", "%", " ", "-", "1e999", "1e-999", "0", ".", "e", "300ms", "s", "linear(",
      "99999999999999999999", "spring(", "bounce: 1", ":", "\u{E9}", "/",
    ]
    for _ in 0..<random.below(4) {
      let at = random.below(text.count + 1)
      switch random.below(3) {
      case 0 where at < text.count: text.remove(at: at)
      case 1 where at < text.count:
        text.insert(contentsOf: text[at..<min(text.count, at + 9)], at: at)
      default: text.insert(contentsOf: random.element(pieces).utf8, at: at)
      }
    }
    return Array("{\"presets\": {\"a/b\": \"".utf8) + text + Array("\"}}".utf8)
  }
}
