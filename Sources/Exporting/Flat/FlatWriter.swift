import Diagnostics
import Motion
import Presets
import StrictJSON

/// A flat declaration is a motion as a player needs it, and what belongs to it.
struct FlatDeclaration: PresetDeclaration {
  let motion: Timeline
  let parameters: FlatParameters
  let stage: FlatStage?
  let spring: FlatSpring?
  /// Notes on facts that the format doesn't express.
  let notes: [String]
  let fidelity: Fidelity
}

/// The flat writer writes JSON with resolved numbers only, for apps to play at run time.
///
/// References, timings and modes are resolved; what only the app knows is a parameter.
struct FlatWriter: PresetWriter {
  static let name = "flat"
  static func hasOuterFrames(_ kind: MotionKind) -> Bool { true }
  static let formatName = OutputFormat.json.rawValue
  static let summary = "JSON with resolved numbers only, for apps to play at run time."
  static let covers = ["presets of every kind, as numbers"]
  /// The version of the shape: a player refuses a greater major one, and ignores what it doesn't know
  /// of a greater minor one.
  static let version = (major: 1, minor: 0)

  private let options: FlatOptions

  init(_ options: FlatOptions) { self.options = options }

  var identifiers: IdentifierStyle { IdentifierStyle(.none) }

  func declaration(
    of preset: ExportedPreset, in set: ExportSet<FlatDeclaration>
  ) throws(Unsupported) -> FlatDeclaration {
    let motion = preset.motion.statingFrames
    let unknown = motion.velocityNames.filter { options.measures[$0] == nil }
    if !unknown.isEmpty {
      let values = unknown.map { "--measure \($0)=0" }.joined(separator: " ")
      throw Unsupported(
        .unknown,
        "its duration depends on the initial velocity of its spring; set that with \(values)")
    }
    let open = try evaluated(try Timeline(motion, lengths: options.measures))
    let stage = try FlatStage(motion, lengths: options.measures)
    let distance = try FlatParameters.distance(of: motion, options.measures)
    let plain = open.bound(options.measures)
    let sums = plain.sums + [stage?.eyeDistance, distance].compactMap(\.self)
    guard sums.allSatisfy({ $0.base.isFinite && $0.plus.values.allSatisfy(\.isFinite) }) else {
      throw Unsupported(.motion, "its values are too large")
    }
    var fidelity = Fidelity.exact
    if case .spring(let spring) = motion {
      fidelity = spring.stiffnessFidelity(knowing: options.measures)
    }
    if case .transition(let transition) = motion, transition.style == .zoom {
      fidelity = .approximate(nil, notes: [TransitionNote.zoomIsSystems.text])
    }
    if let property = open.pacedByStart.first {
      fidelity = .approximate(
        nil, notes: ["the pacing of \(property) assumes the default value at the start"])
    }
    return FlatDeclaration(
      motion: plain,
      parameters: FlatParameters(
        of: motion, open, used: Set(sums.flatMap(\.plus.keys)), distance: distance),
      stage: stage, spring: try evaluated(try FlatSpring(motion, lengths: options.measures)),
      notes: (motion.flatNotes + preset.motion.frameNotes + fidelity.notes).uniqued(),
      fidelity: fidelity)
  }

  func check(_ set: ExportSet<FlatDeclaration>) throws(ExportError) {
    let known = Set(set.entries.flatMap { $0.declaration.parameters.known })
    for name in options.measures.keys.sorted() where !known.contains(name) {
      throw ExportError(.parameter(name, known: known.sorted()))
    }
  }

  func files(for set: ExportSet<FlatDeclaration>) -> [ExportedFile] {
    var writer = JSONWriter(.indented)
    writer.beginObject()
    writer.member("format", DocumentReader.flatFormat)
    writer.key("version")
    writer.onOneLine { writer in
      writer.object {
        $0.member("major", Self.version.major)
        $0.member("minor", Self.version.minor)
      }
    }
    writer.object("generated") { $0.members(of: set.header) }
    writer.object("presets") { writer in
      for entry in set.entries {
        writer.object(entry.preset.identifier) { writer in
          write(entry.preset, entry.declaration, in: set, to: &writer)
        }
      }
    }
    writer.endObject()
    writer.newline()
    let players = options.players.sorted { $0.rawValue < $1.rawValue }
    return [ExportedFile(text: String(decoding: writer.bytes, as: UTF8.self))]
      + players.map { $0.file(set.header) }
  }

  private func write(
    _ preset: ExportedPreset, _ declaration: FlatDeclaration, in set: ExportSet<FlatDeclaration>,
    to writer: inout JSONWriter
  ) {
    let (motion, authored) = (declaration.motion, preset.motion)
    writer.member("kind", preset.preset.kind.rawValue)
    writer.member("title", ifPresent: preset.preset.title)
    writer.member("role", ifPresent: preset.preset.role?.rawValue)
    let feel = PresetFacts(of: authored).feel.map(\.rawValue).sorted()
    if !feel.isEmpty { writer.line("feel") { $0.texts(feel) } }
    if let duration = motion.duration ?? authored.namedSeconds {
      writer.member("duration", duration)
    }
    if motion.isEndless { writer.flag("endless", true) }
    if let settling = declaration.spring?.settling { writer.member("settling", settling) }
    if let spring = declaration.spring { writer.line("spring") { $0.object(nil, spring.write) } }
    switch preset.reducedMotion {
    case ReducedMotion.none?: writer.line("reducedMotion") { $0.word("mode", "cut") }
    case .keep?: writer.line("reducedMotion") { $0.word("mode", "keep") }
    case .preset?:
      guard let other = set.reduced(preset)?.preset.identifier else { break }
      writer.line("reducedMotion") { $0.word("mode", "preset", "preset", other) }
    case nil: break
    }
    writer.member("counterpart", ifPresent: set[preset.preset.counterpart]?.preset.identifier)
    if !declaration.parameters.list.isEmpty {
      writer.array("parameters") { writer in
        for parameter in declaration.parameters.list { writer.line { parameter.write(to: &$0) } }
      }
    }
    if let stage = declaration.stage { writer.object("stage", stage.write) }
    writer.behavior(of: authored, distance: declaration.parameters.distance)
    if !declaration.notes.isEmpty {
      writer.array("notes") { writer in for note in declaration.notes { writer.string(note) } }
    }
    if let clock = motion.clock { writer.line("clock") { $0.clock(clock) } }
    guard authored.kind != .duration else { return }
    writer.array("tracks") { writer in for track in motion.tracks { writer.track(track) } }
    if let count = options.sampleCount { writer.samples(of: motion, count) }
  }
}

extension Motion {
  /// How long a named duration is; nil for other motions.
  fileprivate var namedSeconds: Double? {
    if case .duration(.seconds(let seconds)) = self { seconds } else { nil }
  }
}

extension JSONWriter {
  /// Writes a member, or an element, on one line.
  mutating func line(_ key: String? = nil, _ body: (inout JSONWriter) -> Void) {
    if let key { self.key(key) }
    onOneLine(body)
  }

  /// Writes an array of texts.
  mutating func texts(_ texts: [String]) {
    beginArray()
    for text in texts { string(text) }
    endArray()
  }

  /// Writes a member that is true or false.
  mutating func flag(_ key: String, _ value: Bool?) {
    guard let value else { return }
    self.key(key)
    bool(value)
  }

  /// Writes a member that is a number, if there is one.
  mutating func number(_ key: String, _ value: Double?) {
    guard let value else { return }
    self.key(key)
    number(value)
  }

  /// Writes an object of words.
  fileprivate mutating func word(_ words: String...) {
    object { writer in
      for index in stride(from: 0, to: words.count, by: 2) {
        writer.member(words[index], words[index + 1])
      }
    }
  }
}

extension Motion {
  /// The names that the initial velocity of its spring depends on.
  fileprivate var velocityNames: [String] {
    let timing: Timing? =
      switch self {
      case .animator(let animator): animator.timing
      case .transition(let transition): transition.timing
      case .curve, .spring, .duration, .keyframes, .group: nil
      }
    guard case .spring(let spring)? = timing else { return [] }
    var names: [String] = []
    for case .measure(let measure)? in [spring.initialVelocity, spring.verticalVelocity] {
      names += measure.symbols.filter { !names.contains($0) }
    }
    return names
  }
}
