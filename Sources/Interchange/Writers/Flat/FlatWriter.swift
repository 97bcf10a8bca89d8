import Motion
import Presets
import StrictJSON

/// The options of flat JSON.
struct FlatOptions: WriterOptions {
  /// Whether JSON is flat.
  var flat = false
  /// Into how many equal parts of the time every motion is sampled; nil leaves samples out.
  var sampleCount: Int?

  static let declared: [WriterOption<FlatOptions>] = [
    .flag(
      "flat", \.flat, word: "--flat",
      help: "References resolved and springs physical, for apps to read as they run."),
    .integer(
      "samples", 1...10_000, \.sampleCount, word: "--samples",
      help: "Add values at this many equal steps of the time; JSON is then flat."),
  ]

  /// Whether JSON for apps is meant.
  var isFlat: Bool { flat || sampleCount != nil }
}

/// A flat declaration is a motion with its springs in their physical form.
struct FlatDeclaration: PresetDeclaration {
  let motion: Motion
  let fidelity: Fidelity
}

/// The flat writer writes JSON that an app reads as it runs.
///
/// References are resolved and springs are in their physical form; each preset has its facts beside
/// its motion, and on request its values over time.
struct FlatWriter: PresetWriter {
  static let name = "flat"
  static let formatName = OutputFormat.json.rawValue
  static let summary = "JSON that an app reads as it runs: references resolved, springs physical."
  static let covers = ["presets of every kind, as numbers"]

  private let options: FlatOptions

  init(_ options: FlatOptions) { self.options = options }

  var identifiers: IdentifierStyle { IdentifierStyle(.none) }

  func declaration(
    of preset: ExportedPreset, in set: ExportSet<FlatDeclaration>
  ) throws(Unsupported) -> FlatDeclaration {
    FlatDeclaration(
      motion: try evaluated(preset.motion.withPhysicalSprings()),
      fidelity: preset.motion.spring?.stiffnessFidelity ?? .exact)
  }

  func files(for set: ExportSet<FlatDeclaration>) -> [ExportedFile] {
    var writer = JSONWriter(.indented)
    writer.beginObject()
    writer.key("curvet")
    writer.integer(1)
    writer.key("generated")
    writer.object { $0.members(of: set.header) }
    writer.key("presets")
    writer.object { writer in
      for entry in set.entries {
        writer.key(entry.preset.identifier)
        writer.object { write(entry.preset, entry.declaration, in: set, to: &$0) }
      }
    }
    writer.endObject()
    writer.newline()
    return [ExportedFile(text: String(decoding: writer.bytes, as: UTF8.self))]
  }

  private func write(
    _ preset: ExportedPreset, _ declaration: FlatDeclaration, in set: ExportSet<FlatDeclaration>,
    to writer: inout JSONWriter
  ) {
    writer.member("kind", preset.preset.kind.rawValue)
    writer.member("title", ifPresent: preset.preset.title)
    writer.member("role", ifPresent: preset.preset.role?.rawValue)
    let reducedMotion: String? =
      switch preset.reducedMotion {
      case ReducedMotion.none?: "none"
      case .keep?: "keep"
      case .preset?: set.reduced(preset)?.preset.identifier
      case nil: nil
      }
    writer.member("reducedMotion", ifPresent: reducedMotion)
    writer.member("counterpart", ifPresent: set[preset.preset.counterpart]?.preset.identifier)
    writer.key("motion")
    declaration.motion.write(to: &writer)
    guard let evaluator = try? MotionEvaluator(preset.motion) else { return }
    if evaluator.domain == .seconds { writer.member("settled", evaluator.duration) }
    if let count = options.sampleCount {
      writer.key("samples")
      writer.object { writer in evaluator.writeSamples(count, to: &writer) }
    }
  }
}

extension Motion {
  /// The spring that it is or is timed by; nil if there is none.
  fileprivate var spring: Spring? {
    if case .spring(let spring) = self { return spring }
    if case .spring(let spring) = timing { return spring }
    return nil
  }
}

extension MotionEvaluator {
  /// Writes the instants and every track's values at them.
  fileprivate func writeSamples(_ count: Int, to writer: inout JSONWriter) {
    let times = (0...count).map { duration * Double($0) / Double(count) }
    writer.key(domain == .seconds ? "times" : "inputs")
    writer.numbers(times)
    writer.key("tracks")
    writer.beginArray()
    for track in tracks {
      writer.object { writer in
        writer.member("target", ifPresent: track.target)
        writer.member("property", track.property)
        writer.key("values")
        writer.beginArray()
        for time in times { writer.value(of: track.point(at: time)) }
        writer.endArray()
      }
    }
    writer.endArray()
  }
}

extension JSONWriter {
  fileprivate mutating func numbers(_ numbers: [Double]) {
    beginArray()
    for number in numbers { self.number(number) }
    endArray()
  }

  /// Writes a value; null if nothing applies and if it depends on lengths of the app's.
  fileprivate mutating func value(of point: MotionPoint) {
    guard point.terms.isEmpty else { return null() }
    switch point.value {
    case .number(let number): self.number(number)
    case .vector(let parts): numbers(parts)
    case .color(let red, let green, let blue, let alpha): numbers([red, green, blue, alpha])
    case .boolean(let flag): bool(flag)
    case .string(let text): string(text)
    case nil: null()
    }
  }
}
