import Motion
import Presets
import Storage
import StrictJSON

extension JSONWriter {
  /// Writes which words of a search were corrected or dropped.
  mutating func searchedWords(_ words: SearchedWords) {
    objects("corrected", words.corrections) { writer, correction in
      writer.member("from", correction.typed)
      writer.member("to", correction.used)
    }
    texts("leftOut", words.leftOut)
  }

  /// Writes a preset as a search lists it.
  ///
  /// - Parameters:
  ///   - explainer: why it was found.
  ///   - isPartial: whether it has only some of the words.
  mutating func searchRow(
    _ hit: SearchHit, _ explainer: MatchExplainer, isPartial: Bool = false
  ) {
    let record = hit.record
    let root = JSONDocument.read(record.payload, file: "").document?.root
    member("name", record.name)
    member("kind", record.kind.rawValue)
    member("title", ifPresent: record.title)
    member("summary", ifPresent: root?["summary"]?.string)
    for list in ["tags", "aliases"] {
      texts(list, root?[list]?.elements.compactMap(\.string) ?? [])
    }
    if !hit.sameAs.isEmpty { texts("sameAs", hit.sameAs) }
    member("role", ifPresent: record.role?.rawValue)
    facts(record.facts)
    if let distance = hit.distance {
      member("distance", distance)
      member("timeFactor", hit.timeFactor)
    }
    matched(explainer, record)
    member("deprecated", record.isDeprecated)
    if isPartial { member("partial", true) }
  }

  /// Writes the measured properties; null if a preset lacks one.
  mutating func facts(_ facts: PresetFacts) {
    member("duration", facts.duration)
    member("delay", facts.delay)
    member("settling", facts.settling)
    member("perceptualDuration", facts.parameters.perceptualDuration)
    member("overshoot", facts.overshoot)
    member("dampingRatio", facts.dampingRatio)
    member("bounce", facts.bounce)
    member("ninety", facts.timeTo90Percent)
    member("ninetyTime", facts.secondsTo90Percent)
    texts("feel", FeelWord.words(facts.feel))
  }

  private mutating func matched(_ explainer: MatchExplainer, _ record: PresetRecord) {
    let reasons = explainer.reasons(in: record.payload, feel: record.facts.feel)
    objects("matched", reasons) { writer, reason in
      writer.member("in", reason.field)
      writer.member("text", reason.text)
      writer.member("word", ifPresent: reason.word)
    }
  }
}
