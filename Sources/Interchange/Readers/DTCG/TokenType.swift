import Motion
import StrictJSON

/// A token type is what `$type` says.
enum TokenType: Hashable, Sendable {
  case duration, cubicBezier, transition
  /// Springs, for which DTCG 2025.10 has no type, but some tools do.
  case spring
  /// A type that has nothing to do with motion.
  case other(String)

  /// The names of the types of motion.
  static let motionNames = ["duration", "cubicBezier", "transition"]
  /// The types that other names of older drafts and tools stand for.
  static let legacyNames = ["time": TokenType.duration, "cubic-bezier": .cubicBezier]
  /// The names of the other types of DTCG 2025.10.
  static let otherNames: Set = [
    "color", "dimension", "fontFamily", "fontWeight", "number", "strokeStyle", "border", "shadow",
    "gradient", "typography",
  ]

  init(_ name: String) {
    switch name {
    case "duration": self = .duration
    case "cubicBezier": self = .cubicBezier
    case "transition": self = .transition
    case let name where name == "spring" || name.hasSuffix(".spring"): self = .spring
    default: self = Self.legacyNames[name] ?? .other(name)
    }
  }

  /// The type that a value says; nil where it is not a string, which is reported where it stands.
  init?(_ value: JSONValue?) {
    guard let name = value?.string else { return nil }
    self.init(name)
  }

  var name: String {
    switch self {
    case .duration: "duration"
    case .cubicBezier: "cubicBezier"
    case .transition: "transition"
    case .spring: "spring"
    case .other(let name): name
    }
  }

  /// The kind of preset that tokens of the type become.
  var kind: MotionKind? {
    switch self {
    case .duration: .duration
    case .cubicBezier, .transition: .curve
    case .spring: .spring
    case .other: nil
    }
  }
}
