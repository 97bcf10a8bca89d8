import Motion
import Presets
import StrictJSON

/// A gallery preset is what the page knows of a preset besides its motion.
package struct GalleryPreset: Sendable {
  /// How far apart a preset and its code are at most.
  package struct Difference: Sendable {
    /// The largest error as a fraction of the distance.
    package var error: Double
    /// When it is largest, in seconds or as a fraction of the time.
    package var seconds, fraction: Double?
    /// Whether the error is an estimate rather than an upper bound.
    package var isEstimate: Bool

    /// Makes a difference.
    package init(error: Double, isEstimate: Bool) {
      (self.error, self.isEstimate) = (error, isEstimate)
    }
  }

  /// What a format has for it.
  package struct Code: Sendable {
    /// The format: `css`, `swiftui`.
    package var target: String
    /// How close it comes: `exact`, `incomplete`, `approximate` or `unsupported`.
    package var degree: String
    /// The declaration.
    package var text: String
    /// What to know about it, or why there is none.
    package var notes: [String]
    /// How far off it is, if that is to be shown.
    package var difference: Difference?

    /// Makes a code.
    package init(target: String, degree: String, text: String, notes: [String]) {
      (self.target, self.degree, self.text, self.notes) = (target, degree, text, notes)
    }
  }

  /// The preset as it was written.
  package var preset: Preset
  /// What is derived from it.
  package var facts: PresetFacts
  /// Of a spring: mass, stiffness, damping, perceptual duration.
  package var spring: [(String, Double)] = []
  /// How a transition looks and what it serves, in words.
  package var style: [String] = []
  /// What it refers to: what for, and the name.
  package var references: [(role: String, name: String)] = []
  /// What the rules find: how bad, which rule, and what.
  package var findings: [(level: String, rule: String, text: String)] = []
  /// What formats have for it.
  package var codes: [Code] = []
  /// What its picture assumes.
  package var notes: [String] = []
  /// The lengths among that, by what they stand for.
  package var lengths: [String: Double] = [:]
  /// How often it has been changed, and when it was last.
  package var revision: (number: Int, date: String)

  /// Makes a preset without code.
  package init(_ preset: Preset, facts: PresetFacts, revision: Int, date: String) {
    (self.preset, self.facts, self.revision) = (preset, facts, (revision, date))
  }
}

extension GalleryPreset {
  /// Writes what its document doesn't say; what isn't there is left out.
  ///
  /// - Parameter texts: Texts that many presets have, which are written as their places in it.
  func write(to writer: inout JSONWriter, sharing texts: inout SharedTexts) {
    writer.object { writer in
      writer.member("name", preset.name.text)
      writer.member("kind", preset.kind.rawValue)
      writer.list("style", style)
      writer.list("feel", FeelWord.allCases.filter(facts.feel.contains).map(\.rawValue))
      write(facts, to: &writer)
      if !spring.isEmpty {
        writer.object("spring") { writer in
          for (name, value) in spring where value.isFinite { writer.member(name, value) }
        }
      }
      writeRelations(to: &writer)
      if !notes.isEmpty {
        writer.array("notes") { writer in
          for note in notes { writer.integer(texts.place(of: note)) }
        }
      }
      if !lengths.isEmpty {
        writer.object("lengths") { writer in
          for (name, length) in lengths.sorted(by: { $0.key < $1.key }) {
            writer.member(name, length)
          }
        }
      }
      writeCodes(to: &writer, &texts)
      writer.member("revision", revision.number)
      writer.member("updated", texts.place(of: revision.date))
    }
  }

  private func write(_ facts: PresetFacts, to writer: inout JSONWriter) {
    let all = [
      ("duration", facts.duration), ("delay", facts.delay), ("settling", facts.settling),
      ("overshoot", facts.overshoot), ("dampingRatio", facts.dampingRatio),
      ("bounce", facts.bounce), ("ninety", facts.timeTo90Percent),
    ]
    writer.object("facts") { writer in
      for (name, value) in all {
        if let value, value.isFinite { writer.member(name, value) }
      }
    }
  }

  private func writeRelations(to writer: inout JSONWriter) {
    if !references.isEmpty {
      writer.array("references") { writer in
        for (role, name) in references { writer.texts([role, name]) }
      }
    }
    if !findings.isEmpty {
      writer.array("findings") { writer in
        for (level, rule, text) in findings { writer.texts([level, rule, text]) }
      }
    }
  }

  /// A text that another format has, too, is written as that one's place in the list.
  private func writeCodes(to writer: inout JSONWriter, _ texts: inout SharedTexts) {
    writer.array("code") { writer in
      for (index, code) in codes.enumerated() {
        let same = codes[..<index].firstIndex { !$0.text.isEmpty && $0.text == code.text }
        writer.beginArray()
        writer.string(code.target)
        writer.string(code.degree)
        if let same { writer.integer(same) } else { writer.string(code.text) }
        writer.beginArray()
        for note in code.notes { writer.integer(texts.place(of: note)) }
        writer.endArray()
        if let difference = code.difference { writer.difference(difference) }
        writer.endArray()
      }
    }
  }
}

/// Shared texts are texts that stand once in the page's data.
struct SharedTexts {
  /// The texts, each once.
  private(set) var texts: [String] = []
  private var places: [String: Int] = [:]

  /// Returns the place of a text, which is added if it is new.
  mutating func place(of text: String) -> Int {
    if let known = places[text] { return known }
    places[text] = texts.count
    texts.append(text)
    return texts.count - 1
  }
}

extension JSONWriter {
  fileprivate mutating func difference(_ one: GalleryPreset.Difference) {
    object { writer in
      writer.member("error", one.error)
      if let seconds = one.seconds { writer.member("seconds", seconds) }
      if let fraction = one.fraction { writer.member("fraction", fraction) }
      if one.isEstimate { writer.member("isEstimate", 1) }
    }
  }

  fileprivate mutating func list(_ key: String, _ texts: [String]) {
    if texts.isEmpty { return }
    self.key(key)
    self.texts(texts)
  }

  fileprivate mutating func texts(_ texts: [String]) {
    beginArray()
    for text in texts { string(text) }
    endArray()
  }
}
