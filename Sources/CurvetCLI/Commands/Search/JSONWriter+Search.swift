import Motion
import Presets
import Storage
import StrictJSON

extension JSONWriter {
  /// Writes what became of the words of a search.
  mutating func searchedWords(_ words: SearchedWords) {
    key("corrected")
    beginArray()
    for correction in words.corrections {
      beginObject()
      member("from", correction.typed)
      member("to", correction.used)
      endObject()
    }
    endArray()
    key("leftOut")
    beginArray()
    for word in words.leftOut { string(word) }
    endArray()
  }

  /// Writes a preset as a search lists it.
  ///
  /// - Parameter words: the words that were looked for.
  mutating func searchRow(_ hit: SearchHit, words: [String]) {
    let record = hit.record
    let root = JSONDocument.read(record.payload, file: "").document?.root
    beginObject()
    member("name", record.name)
    member("kind", record.kind.rawValue)
    member("title", ifPresent: record.title)
    member("summary", ifPresent: root?["summary"]?.string)
    for list in ["tags", "aliases"] {
      key(list)
      if let value = root?[list] {
        self.value(value)
      } else {
        beginArray()
        endArray()
      }
    }
    member("role", ifPresent: record.role?.rawValue)
    facts(record.facts)
    if let distance = hit.distance {
      member("distance", distance)
      member("timeFactor", hit.timeFactor)
    }
    matched(words, record)
    key("deprecated")
    bool(record.isDeprecated)
    endObject()
  }

  /// Writes the members that are facts; null where a preset lacks one.
  mutating func facts(_ facts: PresetFacts) {
    member("duration", facts.duration)
    member("delay", facts.delay)
    member("settling", facts.settling)
    member("overshoot", facts.overshoot)
    member("dampingRatio", facts.dampingRatio)
    member("bounce", facts.bounce)
    member("ninety", facts.ninety)
    key("feel")
    beginArray()
    for word in FeelWord.words(facts.feel) { string(word) }
    endArray()
  }

  private mutating func matched(_ words: [String], _ record: PresetRecord) {
    let preset = words.isEmpty ? nil : Preset(payload: record.payload)
    let reasons = preset.map {
      MatchReason.reasons(for: words, in: $0, feel: record.facts.feel)
    }
    key("matched")
    beginArray()
    for reason in reasons ?? [] {
      beginObject()
      member("in", reason.field)
      member("text", reason.text)
      member("word", ifPresent: reason.word)
      endObject()
    }
    endArray()
  }
}
