import Motion
import Presets
import StrictJSON

/// A token object is a token or group as it is in a file, taken apart once.
struct TokenObject {
  /// The object.
  let json: JSONValue
  /// Its length in bytes, including inherited members.
  private(set) var byteCount: Int
  /// Its name in the file; nil for a whole file.
  let key: JSONValue?
  /// Its JSON Pointer.
  let pointer: String
  /// Which of the files it is in.
  let file: Int

  private(set) var value, reference, type, description, deprecated, extensions: JSONValue?
  private(set) var extends: JSONValue?
  /// The content in place of the value.
  private(set) var content: JSONValue?
  private(set) var root: JSONMember?
  /// The members whose names do not begin with `$`.
  private(set) var children: [JSONMember] = []
  /// The members whose names begin with `$` but are not known.
  private(set) var unknown: [JSONMember] = []

  /// The names of the properties.
  static let properties = [
    "$value", "$ref", "$type", "$description", "$deprecated", "$extensions", "$extends", "$root",
    "$schema",
  ]
  private static let fields: [String: any WritableKeyPath<TokenObject, JSONValue?> & Sendable] = [
    "$value": \.value, "$ref": \.reference, "$type": \.type, "$description": \.description,
    "$deprecated": \.deprecated, "$extensions": \.extensions, "$extends": \.extends,
  ]

  init(_ json: JSONValue, key: JSONValue?, pointer: String, file: Int) {
    self.json = json
    byteCount = json.byteCount
    self.key = key
    self.pointer = pointer
    self.file = file
    for member in json.members {
      // The first counts if a key is repeated, which the JSON reader reports.
      if let field = Self.fields[member.key] {
        if self[keyPath: field] == nil { self[keyPath: field] = member.value }
      } else if member.hasKey("$root") {
        root = root ?? member
      } else if member.key.utf8.first != UInt8(ascii: "$") {
        children.append(member)
      } else if !member.hasKey("$schema") {
        unknown.append(member)
      }
    }
    content = value ?? (reference == nil ? nil : json)
  }

  /// Returns the object with those properties of another one that it does not have itself.
  func merged(over base: TokenObject) -> TokenObject {
    var merged = self
    merged.byteCount += base.byteCount
    if content == nil {
      merged.content = base.content
      merged.value = base.value
      merged.reference = base.reference
    }
    for field in [\TokenObject.type, \.description, \.deprecated, \.extensions] {
      merged[keyPath: field] = self[keyPath: field] ?? base[keyPath: field]
    }
    return merged
  }

  /// Where its name is, or where it is if it has none.
  var spot: Origin { Origin(value: key ?? json, pointer: pointer) }

  /// The unit that other tools write beside a number: `"$value": 0.4, "unit": "s"`.
  var unitBeside: ReaderOptions.Unit? {
    guard value?.kind == .number else { return nil }
    return children.first { $0.hasKey("unit") }?.value.string.flatMap(ReaderOptions.Unit.init)
  }

  /// Whether it is a token, or a bare `$ref` that may turn out to be of a group.
  var isToken: Bool { value != nil || isBareReference }

  /// Whether all that it holds is a `$ref` in place of a value.
  var isBareReference: Bool {
    value == nil && reference != nil && extends == nil && root == nil && children.isEmpty
  }
}

/// A token type is the value of `$type`.
enum TokenType: Hashable, Sendable {
  case duration, cubicBezier, transition
  /// Springs, for which DTCG 2025.10 has no type, but some tools do.
  case spring
  /// Keyframes, for which it has none either.
  case keyframes
  /// A type that has nothing to do with motion.
  case other(String)

  /// The names of the types of motion.
  static let motionNames = ["duration", "cubicBezier", "transition"]
  /// The types that other names of older drafts and tools mean.
  static let legacyNames = [
    "time": TokenType.duration, "cubic-bezier": .cubicBezier, "easing": .cubicBezier,
    "timing-function": .cubicBezier, "timingFunction": .cubicBezier, "cubicbezier": .cubicBezier,
  ]
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
    case "keyframes": self = .keyframes
    default: self = Self.legacyNames[name] ?? .other(name)
    }
  }

  /// The type that a value names; nil if it is not a string, which is reported where it is.
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
    case .keyframes: "keyframes"
    case .other(let name): name
    }
  }

  /// The kind of preset that tokens of the type become.
  var kind: MotionKind? {
    switch self {
    case .duration: .duration
    case .cubicBezier, .transition: .curve
    case .spring: .spring
    case .keyframes: .keyframes
    case .other: nil
    }
  }
}
