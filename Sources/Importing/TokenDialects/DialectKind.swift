import StrictJSON

/// A dialect kind is what a token of another tool holds, by its type and its name.
enum DialectKind: Hashable {
  case time, easing, transition, spring, keyframes
  /// Something that may be motion: its value tells.
  case any
  /// Something else.
  case other

  /// Recognizes a token by its type and category.
  init(_ token: DialectToken) {
    switch (token.type ?? "").plainKey {
    case "time", "duration", "delay", "animationduration", "transitionduration": self = .time
    case "cubicbezier", "easing", "timingfunction", "bezier", "ease": self = .easing
    case "transition", "animation": self = .transition
    case "spring": self = .spring
    case "keyframes", "keyframe": self = .keyframes
    case "string", "other", "number", "", "motion", "custom", "object":
      self = Self.named(token)
    default: self = .other
    }
  }

  /// Tells by what refers to a token if nothing else does.
  init(_ token: DialectToken, like other: DialectKind) {
    let own = DialectKind(token)
    self = own == .any || own == .other && token.type == nil ? other : own
  }

  /// Recognizes a token by its path.
  private static func named(_ token: DialectToken) -> DialectKind {
    let value = token.value.value
    let isNumber = value.number != nil || value.string.map { Double($0) != nil } == true
    let words = Set(token.path.flatMap(\.keyWords))
    if isNumber { return words.isDisjoint(with: times) ? .other : .time }
    if words.contains("keyframes") { return .keyframes }
    if value.kind == .array { return words.isDisjoint(with: easings) ? .other : .easing }
    if !words.isDisjoint(with: easings), value.string.map(CSSFragment.mayBeMotion) ?? false {
      return .any
    }
    return .any
  }

  private static let times: Set = ["duration", "durations", "delay", "delays", "time", "dur"]
  fileprivate static let easings: Set = [
    "easing", "easings", "ease", "bezier", "curve", "curves", "timing",
  ]
}

extension DialectToken {
  /// Whether its path indicates an easing.
  var isAboutEasing: Bool { !Set(path.flatMap(\.keyWords)).isDisjoint(with: DialectKind.easings) }
}
