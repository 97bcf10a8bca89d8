import Motion
import StrictJSON

/// A timing is how an animation runs, as far as it is said.
struct CSSInputTiming: Hashable {
  /// Which way runs go.
  enum Direction: String {
    case reverse, alternate
    case alternateReverse = "alternate-reverse"
  }

  /// How long a run takes and how long it waits, in seconds.
  var duration, delay: Double?
  /// How progress runs from one keyframe to the next.
  var easing: Curve.Shape?
  /// How often it runs.
  var iterations: Double?
  var direction: Direction?
  var fill: FillMode?
  /// Whether it begins paused.
  var isPaused = false

  /// Whether it has only the defaults of keyframes.
  var isEmpty: Bool { self == CSSInputTiming() }

  /// Sets the fields of keyframes.
  ///
  /// CSS counts runs one way, Core Animation runs there and back.
  func set(_ keyframes: inout Keyframes) throws(CSSInputProblem) {
    guard duration ?? 0 >= 0 else { throw CSSInputProblem(reason: "a duration must be 0 or more") }
    guard iterations ?? 1 >= 0 else {
      throw CSSInputProblem(reason: "the iteration count must be 0 or more")
    }
    keyframes.duration = duration.map(Time.seconds)
    if let delay, delay != 0 { keyframes.beginTime = .seconds(delay) }
    keyframes.fillMode = fill == .removed ? nil : fill
    var runs = iterations ?? 1
    switch direction {
    case nil: break
    case .reverse: keyframes.speed = -1
    case .alternate:
      guard runs > 1 else { break }
      keyframes.autoreverses = true
      runs /= 2
    case .alternateReverse:
      guard runs > 1 else {
        keyframes.speed = -1
        break
      }
      guard let duration, delay ?? 0 == 0 else {
        throw CSSInputProblem(reason: "alternate-reverse needs a duration, and can't have a delay")
      }
      // It begins in the middle of a run there and back.
      keyframes.autoreverses = true
      keyframes.timeOffset = .seconds(duration)
      runs /= 2
    }
    let isCounted = runs != 1
    if isCounted { keyframes.repeatCount = runs == .infinity ? .infinite : .times(runs) }
  }

  /// The curve or the duration that a transition is, or an animation of which the keyframes aren't known.
  ///
  /// - Parameter isAlone: Whether a duration alone stays a duration; else CSS adds an easing.
  func motion(isAlone: Bool) throws(CSSInputProblem) -> Motion {
    guard let duration else {
      guard let easing else {
        throw CSSInputProblem(reason: "has neither an easing nor a time")
      }
      guard delay == nil else { throw CSSInputProblem(reason: "has a delay, but no duration") }
      return .curve(Curve(easing))
    }
    guard duration >= 0 else { throw CSSInputProblem(reason: "a duration must be 0 or more") }
    guard delay ?? 0 >= 0 else {
      throw CSSInputProblem(reason: "the delay of a curve must be 0 or more")
    }
    if isAlone, easing == nil, delay == nil { return .duration(.seconds(duration)) }
    // CSS gives a shorthand the initial value of each part that it leaves out.
    return .curve(
      Curve(
        easing ?? .named(.default), duration: .seconds(duration),
        delay: delay.flatMap { $0 == 0 ? nil : .seconds($0) }))
  }

  /// The parts that a curve has no place for, in CSS's words.
  var unkept: [String] {
    var words: [String] = []
    if let iterations, iterations != 1 {
      words.append(
        iterations == .infinity
          ? "infinite iterations" : "\(ECMAScriptNumber.text(iterations)) iterations")
    }
    if let direction { words.append(direction.rawValue) }
    if let fill, fill != .removed { words.append(fill.rawValue) }
    return isPaused ? words + ["paused"] : words
  }
}
