import Diagnostics
import Motion
import Presets
import Preview
import Storage
import StrictJSON

/// A search table has a line for each preset found: name, kind, duration, shape, feel, and title, and
/// below it the reason for the match if that is not obvious.
struct SearchTable {
  /// How shapes are drawn.
  let glyphs: PlotGlyphs
  private let explainer: MatchExplainer
  private var table = TextTable()

  /// - Parameter words: the words that were looked for.
  init(glyphs: PlotGlyphs, words: [String]) {
    self.glyphs = glyphs
    explainer = MatchExplainer(words)
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
      ], below: [reasons(record), Self.same(hit)].filter { !$0.isEmpty }.joined(separator: "; "))
  }

  /// Prints the lines.
  func print(to output: TextOutput) { table.print(to: output) }

  /// Its duration to the millisecond: a spring's has many digits.
  private static func time(_ facts: PresetFacts) -> String {
    facts.duration.map { Words.seconds(($0 * 1000).rounded() / 1000) } ?? ""
  }

  /// The other names of its motion; after three names, only their number.
  private static func same(_ hit: SearchHit) -> String {
    let names = hit.sameAs
    if names.isEmpty { return "" }
    let shown = names.prefix(3).joined(separator: ", ")
    return "same as \(shown)" + (names.count > 3 ? ", and \(names.count - 3) more" : "")
  }

  private func reasons(_ record: PresetRecord) -> String {
    explainer.reasons(in: record.payload, feel: record.facts.feel)
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

/// Likeness text describes how a result differs from the motion that was searched for, in shape and in
/// time.
enum LikenessText {
  /// Returns as much as is known; nothing if no motion was searched for.
  ///
  /// For example `same shape, 10× slower`, or with another shape `differs by about 0.0312, same time`.
  static func text(_ hit: SearchHit) -> String {
    guard let distance = hit.distance else { return "" }
    return [shape(distance), hit.timeFactor.map(time)].compactMap(\.self).joined(separator: ", ")
  }

  private static func shape(_ distance: Double) -> String {
    if distance < 0.001 { return "same shape" }
    // Below this they can hardly be distinguished.
    if distance < 0.02 { return "nearly the same shape" }
    guard distance < 1e6 else { return "differs by about \(ECMAScriptNumber.text(distance))" }
    let digits = String(Int((distance * 10_000).rounded()))
    let padded = String(repeating: "0", count: max(0, 5 - digits.utf8.count)) + digits
    return "differs by about \(padded.dropLast(4)).\(padded.suffix(4))"
  }

  private static func time(_ factor: Double) -> String {
    let ratio = max(factor, 1 / factor)
    guard ratio >= 1.05 else { return "same time" }
    let times = ratio < 9.95 ? (ratio * 10).rounded() / 10 : ratio.rounded()
    return "\(ValueText.number(times))× \(factor > 1 ? "slower" : "faster")"
  }
}
