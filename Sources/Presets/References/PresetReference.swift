import Motion

/// A preset reference is one place where a preset names another.
public struct PresetReference: Hashable, Sendable {
  /// Where in the preset, as a JSON Pointer within its canonical form.
  public var slot: String
  /// The use of the other preset.
  public var role: ReferenceRole
  /// The other preset, as it is named there.
  public var target: Reference

  /// Makes a reference.
  public init(slot: String, role: ReferenceRole, target: Reference) {
    self.slot = slot
    self.role = role
    self.target = target
  }
}

/// A reference role says what a referenced preset is needed for, and so which kinds fit.
public enum ReferenceRole: String, CaseIterable, Hashable, Sendable {
  case use, timing, duration, member, reducedMotion, counterpart
  case deprecatedUse = "deprecated.use"

  /// The kinds that fit, if the preset that refers is of kind `owner`.
  public func kinds(owner: MotionKind) -> Set<MotionKind> {
    switch self {
    case .use: [owner]
    case .timing: [.curve, .spring]
    case .duration: [.duration]
    case .member: Set(MotionKind.allCases).subtracting([.duration])
    case .reducedMotion, .counterpart, .deprecatedUse: Set(MotionKind.allCases)
    }
  }

  /// Whether such references must not lead in a cycle; counterparts are mutual.
  public var mustNotCycle: Bool { self != .counterpart }
}

extension Set<MotionKind> {
  /// The kinds in words: "a curve or spring".
  public var words: String {
    let words = MotionKind.allCases.filter(contains).map(\.rawValue)
    guard let last = words.last else { return "nothing" }
    let first = words[0]
    let article = first.first.map("aeiou".contains) == true ? "an" : "a"
    let head = words.dropLast().joined(separator: ", ")
    let plural = first == MotionKind.keyframes.rawValue ? "" : article + " "
    return plural + (head.isEmpty ? last : "\(head)\(words.count > 2 ? "," : "") or \(last)")
  }
}
