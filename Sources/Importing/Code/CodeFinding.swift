import Motion

/// A code finding is a motion in a source, and what has to be said about it.
struct CodeFinding {
  var motion: Motion
  /// The documented defaults that took the place of arguments, such as `0.35 s, SwiftUI's default`.
  var defaults: [String] = []
  /// The parts that a preset of its kind can't keep.
  var unkept: [String] = []
  /// The property that moves, for what has no other name.
  var property: String?
  /// The properties that its blocks set, which are a part of it.
  var ownProperties: Set<String> = []

  init(_ motion: Motion) { self.motion = motion }

  /// Makes a finding of a timing.
  init(timing: Timing) {
    switch timing {
    case .curve(let curve): motion = .curve(curve)
    case .spring(let spring): motion = .spring(spring)
    case .preset: preconditionFailure("code names no presets")
    }
  }

  /// The timing that it is; nil if it is another kind of motion.
  var timing: Timing? {
    switch motion {
    case .curve(let curve): .curve(curve)
    case .spring(let spring): .spring(spring)
    default: nil
    }
  }

  /// Adds to its delay.
  mutating func wait(_ seconds: Double) {
    guard seconds != 0 else { return }
    switch motion {
    case .curve(var curve):
      curve.delay = .seconds((curve.delay?.seconds ?? 0) + seconds)
      motion = .curve(curve)
    case .spring(var spring):
      spring.delay = .seconds((spring.delay?.seconds ?? 0) + seconds)
      motion = .spring(spring)
    case .keyframes(var keyframes):
      keyframes.beginTime = .seconds((keyframes.beginTime?.seconds ?? 0) + seconds)
      motion = .keyframes(keyframes)
    default: unkept.append("a delay of \(Figure.text(seconds)) s")
    }
  }

  /// Gives a curve its duration; a spring by its damping ratio settles in it.
  mutating func last(_ seconds: Double) {
    switch motion {
    case .curve(var curve):
      curve.duration = .seconds(seconds)
      motion = .curve(curve)
    case .spring(var spring):
      guard case .settling(let ratio, _) = spring.parameters else { return }
      spring.parameters = .settling(dampingRatio: ratio, duration: .seconds(seconds))
      motion = .spring(spring)
    default: break
    }
  }

  /// Runs it so many times as fast.
  mutating func speedUp(by factor: Double) {
    func scaled(_ time: Time?) -> Time? { time?.seconds.map { .seconds($0 / factor) } ?? time }
    switch motion {
    case .curve(var curve):
      (curve.duration, curve.delay) = (scaled(curve.duration), scaled(curve.delay))
      motion = .curve(curve)
    case .spring(let spring): motion = .spring(spring.spedUp(by: factor))
    default: unkept.append("a speed of \(Figure.text(factor))")
    }
  }
}
