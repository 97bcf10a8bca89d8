/// A keyframe error says why values cannot be evaluated.
public enum KeyframeError: Error, Hashable, Sendable {
  /// There are no values, or the path has no point.
  case empty
  /// The value at this index differs in kind or number of components from the first.
  case mixedValues(index: Int)
  /// A measure cannot be evaluated.
  case measure(MotionError)
  /// The track names a preset that is not resolved.
  case unresolved

  /// What is wrong, in words.
  public var message: String {
    switch self {
    case .empty: "there are no values"
    case .mixedValues(let index): "value \(index + 1) is of another type than the first"
    case .measure(let error): error.message
    case .unresolved: "a preset that it refers to is not resolved"
    }
  }

  /// What is wrong, as far as a program needs to know.
  public var kind: MotionError.Kind {
    switch self {
    case .empty, .mixedValues: .invalid
    case .measure(let error): error.kind
    case .unresolved: .unresolved
    }
  }

  /// How to fix it, if there is more to say.
  public var help: String? {
    if case .measure(let error) = self { error.help } else { nil }
  }
}
