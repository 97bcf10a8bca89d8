/// Motion limits are how large the numbers of a motion may be, so that everything can be computed with them.
///
/// The numbers are far beyond anything that is seen: they keep figures exact, pictures drawable, and every command
/// fast. `docs/document-format.md` states them.
public enum MotionLimits {
  /// How far the output of a curve may be from 0.
  public static let output = 1e4
  /// How far any other number may be from 0.
  public static let number = 1e10
  /// How close to 0 any number may be that isn't 0: what is made of smaller ones has no digits left.
  public static let smallest = 1e-60
  /// The shortest time, in seconds, apart from 0.
  public static let shortest = 1e-6
  /// The longest time, in seconds: a day.
  public static let longest = 86_400.0
  /// How large an app's length is taken to be where a measure multiplies it, in points.
  static let length = 1e4
}

/// A limit problem is a number of a motion that is beyond the limits.
public struct MotionLimitProblem: Hashable, Sendable {
  /// Where the number is, as a JSON Pointer from the motion on, such as `/cubicBezier/1`.
  public var pointer: String
  /// The message, in lower case and without a period.
  public var message: String
  /// How to fix it.
  public var help: String
}

extension Motion {
  /// The numbers that are written in the motion and are beyond the limits, in their order.
  public var limitProblems: [MotionLimitProblem] {
    var check = LimitCheck()
    check.motion(self, .motion)
    return check.problems
  }

  /// Whether all numbers that are written in the motion are within the limits.
  public var isWithinLimits: Bool {
    var check = LimitCheck()
    check.isQuick = true
    check.motion(self, .motion)
    return check.problems.isEmpty
  }
}
