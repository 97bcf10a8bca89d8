import Motion
import Presets
import StrictJSON

/// A motion fact is a motion that a reader has found in a file, with all that its preset is made of.
struct MotionFact {
  /// Who sees a motion.
  enum Audience: Hashable {
    case any
    /// People who prefer less motion, or all others.
    case reduced, full
  }

  /// An identity is what other motions call it: its path, or its number among those of the reader.
  enum Identity: Hashable {
    case path([String])
    case number(Int)

    var shown: String {
      switch self {
      case .path(let path): path.dotted
      case .number(let number): "\(number)"
      }
    }
  }

  /// A pairing is equal for a motion and the one that takes its place for people who prefer less motion.
  struct Pairing: Hashable {
    /// What both are called.
    var name: String
    /// Under which conditions both hold.
    var scope = 0
    /// The file, if only those of one can be a pair.
    var file: Int?
  }

  /// The parts of its name; none if it has none in the file.
  var parts: [String]
  /// What it is called in its file; empty if it isn't called anything.
  var anchor: String
  /// Where it begins.
  var origin: Origin
  /// The kind of the motion.
  let kind: MotionKind
  /// The preset, whose name is given last; nil as long as its motion isn't known.
  var preset: Preset?
  /// The key that others have for it, and the one of the motion that it is only another name of.
  var key: Identity?
  var alias: Identity?
  /// Whether it is what others only play, as keyframes are what the variables of a style sheet play.
  var isDefinition = false
  /// For whom it is.
  var audience = Audience.any
  var pairing: Pairing?

  var motion: Motion? { preset?.motion }

  /// The file as the user named it.
  var file: String { origin.value.document.file }
  /// The first byte of it in the file.
  var start: Int { origin.value.bytes.startIndex }

  /// Describes a motion.
  ///
  /// Its `source` is the file with what it is called there; that of pasted text has no file.
  init(_ motion: Motion, named parts: [String], anchor: String, at origin: Origin) {
    self.init(motion.kind, named: parts, anchor: anchor, at: origin)
    preset = Preset(name: MotionFacts.standIn, motion: motion)
    let base = hasName ? file.split(separator: "/").last ?? "" : ""
    guard !base.isEmpty || !anchor.isEmpty else { return }
    preset?.source = PresetSource()
    preset?.source?.path =
      base.isEmpty ? anchor : anchor.isEmpty ? String(base) : "\(base)#\(anchor)"
  }

  /// Describes a motion that is only known once names are.
  init(_ kind: MotionKind, named parts: [String], anchor: String, at origin: Origin) {
    (self.kind, self.parts, self.anchor, self.origin) = (kind, parts, anchor, origin)
  }

  /// What it is called, as messages show it; nil if it has no name.
  var shown: String? {
    anchor.isEmpty ? parts.isEmpty ? nil : parts.dotted : [anchor].dotted
  }

  /// Whether its file has a name: it is neither standard input nor pasted.
  private var hasName: Bool { file != "-" && file != "snippet" }

  /// The name of the file without its ending; nil if it has none.
  var stem: String? {
    hasName ? file.split(separator: "/").last.map { String($0.prefix { $0 != "." }) } : nil
  }
}

extension Motion {
  /// The same as a use of another preset, if nothing is lost by it.
  func using(_ reference: Reference, of other: Motion) -> Motion {
    guard self == other else { return self }
    switch self {
    case .curve: return .curve(Curve(.use(reference)))
    case .spring: return .spring(Spring(.use(reference)))
    case .duration: return .duration(.use(reference))
    case .keyframes:
      var keyframes = Keyframes()
      keyframes.use = reference
      return .keyframes(keyframes)
    default: return self
    }
  }

  /// Whether it takes no time, as a cut does.
  var isCut: Bool {
    switch self {
    case .duration(let duration): duration == .seconds(0)
    case .curve(let curve):
      curve.duration == .seconds(0)
        || curve.duration == nil && curve.shape == .steps(1, jump: .start)
    case .keyframes(let keyframes): keyframes.duration == .seconds(0)
    default: false
    }
  }
}
