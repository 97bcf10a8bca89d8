/// How far an animator is, and with it each of its blocks.
///
/// The fraction counts forward from 0 to 1, also while it's reversed.
final class RuntimeAnimatorTimeline {
  /// How the way from where it was continued to the end is taken.
  private enum Rest {
    /// By the timing.
    case none
    /// By a timing, to which the difference fades evenly.
    ///
    /// Assumed: UIKit says only that timings are blended.
    case fading(RuntimeCurve)
    /// By a spring that takes over from where each block is.
    case spring(RuntimeCurve, seconds: Double)
  }

  private let curve: RuntimeCurve
  let duration: Double
  /// The fraction when it last stood still, and when that was.
  private var held = 0.0
  private var since: Double?
  /// How long the rest takes, as it runs.
  private var length = 0.0
  private(set) var isReversed = false
  private var rest = Rest.none
  /// Where each block was when it was last continued, or when it was paused.
  private var places: [Int: (x: Double, y: Double)] = [:]
  private var isScrubbedLinearly = false
  /// When each block begins, as a fraction.
  private var starts: [Double] = []

  init(_ curve: RuntimeCurve, duration: Double) {
    (self.curve, self.duration) = (curve, duration)
  }

  var isRunning: Bool { since != nil }

  /// The fraction now.
  var fraction: Double {
    guard let since else { return held }
    let goal = isReversed ? 0.0 : 1
    guard length > 0 else { return goal }
    let share = min(max((RuntimeClock.now - since) / length, 0), 1)
    return held + (goal - held) * share
  }

  /// When it will be at its end, if it runs.
  var end: Double? { since.map { $0 + length } }

  /// Adds a block.
  ///
  /// Source: addAnimations(_:delayFactor:), "the factor is multiplied by the remaining duration".
  func add(delayFactor: Double) -> Int {
    let now = fraction
    starts.append(now + (1 - now) * delayFactor)
    return starts.count - 1
  }

  /// How far a block is now.
  func progress(_ index: Int) -> (x: Double, y: Double) {
    let now = fraction
    if isScrubbedLinearly {
      let part = min(max(local(now, index), 0), 1)
      return (part, part)
    }
    guard let since else { return places[index] ?? on(curve, now, index) }
    let place = places[index] ?? on(curve, held, index)
    let goal = isReversed ? 0.0 : 1
    let share = length > 0 ? min(max((RuntimeClock.now - since) / length, 0), 1) : 1
    switch rest {
    case .none where places[index] == nil: return on(curve, now, index)
    case .none: return faded(curve, now, index, place, share)
    case .fading(let other): return faded(other, now, index, place, share)
    case .spring(let spring, let seconds):
      let part = seconds > 0 ? (RuntimeClock.now - since) / seconds : 1
      let (x, y) = spring.progress(at: share >= 1 ? 1 : part)
      return (place.x + (goal - place.x) * x, place.y + (goal - place.y) * y)
    }
  }

  private func local(_ fraction: Double, _ index: Int) -> Double {
    let start = starts[index]
    return start < 1 ? (fraction - start) / (1 - start) : (fraction < 1 ? 0 : 1)
  }

  private func on(_ curve: RuntimeCurve, _ fraction: Double, _ index: Int) -> (x: Double, y: Double)
  {
    curve.progress(at: min(max(local(fraction, index), 0), 1))
  }

  private func faded(
    _ curve: RuntimeCurve, _ now: Double, _ index: Int, _ place: (x: Double, y: Double),
    _ share: Double
  ) -> (x: Double, y: Double) {
    let (here, there) = (on(curve, now, index), on(curve, held, index))
    return (
      here.x + (place.x - there.x) * (1 - share), here.y + (place.y - there.y) * (1 - share)
    )
  }

  private func remember() {
    for index in starts.indices { places[index] = progress(index) }
  }

  /// It stands still; what is seen stays.
  func pause() {
    guard isRunning else { return }
    remember()
    (held, since, rest) = (fraction, nil, .none)
  }

  /// Runs to its end, from where it is.
  ///
  /// - Parameters:
  ///   - other: Another timing.
  ///   - remaining: How long it takes; nil for what is left of its own time.
  func run(after delay: Double, by other: RuntimeCurve? = nil, ownTime: Double?, remaining: Double?)
  {
    let now = fraction
    if now > 0 || isReversed || isScrubbedLinearly || !places.isEmpty { remember() }
    held = now
    isScrubbedLinearly = false
    let left = (isReversed ? now : 1 - now) * duration
    length = remaining ?? left
    switch other {
    case nil: rest = .none
    case .bezier?: rest = .fading(other ?? curve)
    case .spring(_, _, let seconds)?:
      length = remaining ?? ownTime ?? left
      // Source: continueAnimation, a spring by its parts takes its own time. Assumed: its clock is
      // scaled if the duration is given.
      rest = .spring(other ?? curve, seconds: ownTime == nil ? length : seconds)
    }
    since = RuntimeClock.now + delay
  }

  /// Moves to a fraction, which isn't animated.
  func scrub(to fraction: Double, isLinear: Bool) {
    let wasRunning = isRunning
    if wasRunning {
      // Assumed: it runs on from there for the rest of its time.
      let speed = length > 0 ? abs((isReversed ? 0 : 1) - held) / length : 0
      remember()
      (held, since) = (fraction, RuntimeClock.now)
      length = speed > 0 ? (isReversed ? fraction : 1 - fraction) / speed : 0
      places = [:]
      return
    }
    held = fraction
    places = [:]
    isScrubbedLinearly = isLinear
  }

  func reverse(_ isReversed: Bool) {
    guard isReversed != self.isReversed else { return }
    let wasRunning = isRunning
    let speed = length > 0 ? abs((self.isReversed ? 0 : 1) - held) / length : 0
    if wasRunning { pause() }
    self.isReversed = isReversed
    guard wasRunning else { return }
    let left = isReversed ? held : 1 - held
    run(after: 0, ownTime: nil, remaining: speed > 0 ? left / speed : 0)
  }

  /// It starts over, as an animator that is used again does.
  func reset() {
    (held, since, length, rest) = (0, nil, 0, .none)
    (places, starts, isScrubbedLinearly) = ([:], [], false)
  }
}
