import Motion
import Presets
import StrictJSON

/// A gallery preset is the page's data about a preset, without its motion.
package struct GalleryPreset: Sendable {
  /// The largest difference between a preset and its code.
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

  /// The code of the preset in one format.
  package struct Code: Sendable {
    /// The format: `css`, `swiftui`.
    package var target: String
    /// Its fidelity: `exact`, `incomplete`, `approximate`, or `unsupported`.
    package var degree: String
    /// The declaration.
    package var text: String
    /// Notes about the code, or why there is none.
    package var notes: [String]
    /// Its error, if the page shows it.
    package var difference: Difference?

    /// Makes a code.
    package init(target: String, degree: String, text: String, notes: [String]) {
      (self.target, self.degree, self.text, self.notes) = (target, degree, text, notes)
    }
  }

  /// The preset as it was written.
  package var preset: Preset
  /// Its measured properties.
  package var facts: PresetFacts
  /// The parameters of a spring: mass, stiffness, damping, perceptual duration.
  package var spring: [(String, Double)] = []
  /// How a transition looks and what it serves, in words.
  package var style: [String] = []
  /// Its references: their roles and names.
  package var references: [(role: String, name: String)] = []
  /// Its findings: level, rule, and message.
  package var findings: [(level: String, rule: String, text: String)] = []
  /// Its code in each format.
  package var codes: [Code] = []
  /// The assumptions of its picture.
  package var notes: [String] = []
  /// The assumed lengths, by symbol.
  package var lengths: [String: Double] = [:]
  /// Its revision number, and the date of its last change.
  package var revision: (number: Int, date: String)

  /// Makes a preset without code.
  package init(_ preset: Preset, facts: PresetFacts, revision: Int, date: String) {
    (self.preset, self.facts, self.revision) = (preset, facts, (revision, date))
  }
}

extension GalleryPreset {
  /// Writes the data that its document doesn't have; missing values are omitted.
  ///
  /// - Parameter texts: Texts shared by presets, which are written as indexes.
  func write(to writer: inout JSONWriter, sharing texts: inout SharedTexts) {
    writer.object { writer in
      writer.member("name", preset.name.text)
      writer.member("kind", preset.kind.rawValue)
      writer.list("style", style)
      writer.list("feel", FeelWord.allCases.filter(facts.feel.contains).map(\.rawValue))
      write(facts, to: &writer)
      write(facts.parameters, to: &writer)
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

  /// Writes what searches filter by.
  private func write(_ parameters: MotionParameters, to writer: inout JSONWriter) {
    let all = [
      ("stiffness", parameters.stiffness), ("mass", parameters.mass),
      ("damping", parameters.damping), ("x1", parameters.x1), ("y1", parameters.y1),
      ("x2", parameters.x2), ("y2", parameters.y2),
    ].compactMap { name, value in value.map { (name, $0) } }
    if !all.isEmpty {
      writer.object("parameters") { writer in
        for (name, value) in all where value.isFinite { writer.member(name, value) }
      }
    }
    writer.list("moves", parameters.moves)
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

  /// Code that is the same in another format is written as that format's index.
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

/// Shared texts are texts that the page's data has only once.
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
