import Diagnostics
import Motion
import Presets
import Preview
import Storage
import StrictJSON

/// A search table is a line for each preset found: name, kind, time, shape, feel and title, and
/// below it why it was found where one would not see that.
struct SearchTable {
  /// How shapes are drawn.
  let glyphs: PlotGlyphs
  /// The words that were looked for.
  let words: [String]
  private var table = TextTable()

  init(glyphs: PlotGlyphs, words: [String]) {
    self.glyphs = glyphs
    self.words = words
  }

  /// Adds a line.
  mutating func add(_ hit: SearchHit) {
    let (record, facts) = (hit.record, hit.record.facts)
    let title = (record.title ?? "") + (record.isDeprecated ? " (deprecated)" : "")
    let line = facts.sketch.map { Sparkline($0.samples.map(Double.init), glyphs: glyphs).text }
    table.add(
      [
        (record.name, .bold), (record.kind.rawValue, .dim), (Self.time(facts), .plain),
        (line ?? "", .cyan), (LikenessText.text(hit), .plain),
        (FeelWord.words(facts.feel).joined(separator: ", "), .plain), (title, .plain),
      ], below: reasons(record))
  }

  /// Prints the lines.
  func print(to output: TextOutput) { table.print(to: output) }

  /// Its duration to the millisecond: a spring's has many digits.
  private static func time(_ facts: PresetFacts) -> String {
    facts.duration.map { Words.seconds(($0 * 1000).rounded() / 1000) } ?? ""
  }

  private func reasons(_ record: PresetRecord) -> String {
    guard !words.isEmpty, let preset = Preset(payload: record.payload) else { return "" }
    return MatchReason.reasons(for: words, in: preset, feel: record.facts.feel)
      .map { reason in
        reason.word.map { "\($0) ≈ \(reason.text)" } ?? "\(reason.field): \(reason.text)"
      }.joined(separator: "; ")
  }
}

extension FeelWord {
  /// Returns words in English, in their customary order.
  static func words(_ feel: Set<FeelWord>) -> [String] {
    allCases.filter(feel.contains).map(\.rawValue)
  }
}
