import Motion
import Presets

/// An Android move is one property that an animation of Android changes, with its time and its easing.
struct AndroidMove {
  /// The property, as a key path, and the values in order.
  var property: String
  var values: [PropertyValue]
  /// When each value is reached, as fractions of the duration.
  var offsets: [Double]
  /// The easing of each segment.
  var easings: [Curve.Shape]
  /// The easing of its animator, and whether that runs through keyframes with easings of their own.
  var whole: Curve.Shape
  var isFramed = false
  /// The seconds that it waits, and that it takes.
  var start, duration: Double
  /// How often it runs, and whether it runs back each time.
  var runs: Double
  var reverses: Bool

  /// The seconds until it ends for the first time.
  var end: Double { start + duration }
}

extension [AndroidMove] {
  /// The keyframes of moves that run together.
  ///
  /// - Throws: ``ValueProblem`` if they repeat in different ways, or take no time.
  func keyframes() throws(ValueProblem) -> Keyframes {
    var moves = joinedScales
    guard let first = moves.first else {
      throw ValueProblem("animates nothing that can be imported")
    }
    guard moves.allSatisfy({ $0.runs == first.runs && $0.reverses == first.reverses }) else {
      throw ValueProblem("its animations repeat in different ways")
    }
    let timing = try moves.takeTiming()
    let start = moves.map(\.start).min() ?? 0
    let end = moves.map(\.end).max() ?? 0
    if first.runs != 1, moves.contains(where: { $0.start != start || $0.end != end }) {
      throw ValueProblem("its animations repeat at different times")
    }
    guard end > start else { throw ValueProblem("it takes no time") }
    var keyframes = Keyframes()
    keyframes.duration = .seconds(rounded(end - start))
    keyframes.timing = timing.map { .curve(Curve($0)) }
    if start != 0 { keyframes.beginTime = .seconds(start) }
    let isBack = first.reverses && first.runs > 1
    if isBack { keyframes.autoreverses = true }
    let runs = isBack ? first.runs / 2 : first.runs
    if runs != 1 { keyframes.repeatCount = runs == .infinity ? .infinite : .times(runs) }
    for move in moves {
      if keyframes.tracks.contains(where: { $0.property == move.property }) {
        throw ValueProblem("\(move.property) is animated twice")
      }
      keyframes.tracks.append(move.track(from: start, to: end))
    }
    return keyframes
  }

  /// The easing of an animator that runs through keyframes, which no longer is that of each way; nil if there is none.
  fileprivate mutating func takeTiming() throws(ValueProblem) -> Curve.Shape? {
    guard let framed = first(where: { $0.isFramed && $0.whole != .named(.linear) }) else {
      return nil
    }
    let isShared = allSatisfy {
      $0.whole == framed.whole && $0.start == framed.start && $0.duration == framed.duration
    }
    guard isShared else {
      throw ValueProblem("its keyframes run by an interpolator that other animations don't have")
    }
    for index in indices where !self[index].isFramed { self[index].easings = [.named(.linear)] }
    return framed.whole
  }

  /// The moves with one of the scale in place of two that are equal.
  private var joinedScales: [AndroidMove] {
    guard let x = firstIndex(where: { $0.property == "transform.scale.x" }),
      let y = firstIndex(where: { $0.property == "transform.scale.y" })
    else { return self }
    var (one, other) = (self[x], self[y])
    (one.property, other.property) = ("transform.scale", "transform.scale")
    guard one == other else { return self }
    var moves = self
    moves[x] = one
    moves.remove(at: y)
    return moves
  }
}

extension AndroidMove: Equatable {
  /// Adds a value, and the easing of the way to it.
  mutating func append(_ value: PropertyValue, at offset: Double, easing: Curve.Shape? = nil) {
    if !offsets.isEmpty { easings.append(easing ?? .named(.linear)) }
    offsets.append(offset)
    values.append(value)
  }

  /// The track from one time to another; before and after the move, its ends hold.
  fileprivate func track(from first: Double, to last: Double) -> Keyframes.Track {
    let times = offsets.map { rounded((start - first + $0 * duration) / (last - first)) }
    return Keyframes.Track(property, values, at: times, easings.map { .curve(Curve($0)) })
  }
}

/// A number without the digits that sums of decimals leave.
private func rounded(_ value: Double) -> Double { (value * 1e9).rounded() / 1e9 }
