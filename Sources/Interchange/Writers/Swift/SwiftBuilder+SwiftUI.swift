import Motion
import Presets

extension SwiftBuilder {
  /// Keyframes as SwiftUI's: a track of numbers to read as time goes by, or the timing if they only
  /// lead from what is there to a value.
  mutating func swiftUI(_ keyframes: Keyframes) throws(Unsupported) {
    switch preset.reducedMotion {
    case nil, .keep?: break
    case ReducedMotion.none?: note("with reduced motion, change without it")
    case .preset(let reference)?: noteChoice(of: reference)
    }
    if let animator = Animator(keyframes), let points = animator.controlPoints {
      return timing(of: animator, points)
    }
    let evaluator = try evaluated(MotionEvaluator(.keyframes(keyframes)))
    guard keyframes.tracks.count == 1, evaluator.tracks.count == 1 else {
      throw Unsupported("SwiftUI has one animation for each value: export tracks by themselves")
    }
    guard case .values(let values) = keyframes.tracks[0].content,
      !values.contains(.current), case .number? = evaluator.tracks[0].point(at: 0).value
    else { throw Unsupported(.unknown, "SwiftUI's keyframes are numbers that are known") }
    guard keyframes.tracks[0].additive != true, !evaluator.isEndless || keyframes.beginTime == nil
    else { throw Unsupported("SwiftUI's keyframes neither add up nor begin late") }
    let (stops, fidelity) = try stops(of: evaluator)
    declaration.parts = [.track]
    declaration.type = "Track"
    declaration.fidelity = fidelity.combined(with: declaration.fidelity)
    finish("Track([", stops.map(\.pair), evaluator.isEndless ? "], repeats: true)" : "])")
  }

  /// Writes the curve of what only leads to values.
  private mutating func timing(of animator: Animator, _ points: [Double]) {
    var time = ", duration: \(CodeText.number(animator.duration?.seconds ?? 0.25))"
    declaration.parts = [.curve]
    if let delay = animator.delay?.seconds, delay != 0 {
      declaration.parts.insert(.curveDelay)
      time += ", delay: \(CodeText.number(delay))"
    }
    declaration.type = "Curve"
    finish("Curve(\(CodeText.list(points))\(time))", [], "")
    let properties = animator.animations.map(\.property).joined(separator: " and ")
    note("it is the timing: let withAnimation change \(properties) by it")
  }

  /// Values in as few stops as come near enough; figures that people can read.
  private func stops(of evaluator: MotionEvaluator) throws(Unsupported) -> ([Curve.Stop], Fidelity)
  {
    let track = evaluator.tracks[0]
    let end = evaluator.duration
    func value(_ time: Double) -> Double? {
      if case .number(let number)? = track.point(at: time).value { number } else { nil }
    }
    let samples = (0...1024).map { value(end * Double($0) / 1024 * (1 - 1e-12)) }
    let known = samples.compactMap { $0 }
    guard known.count == samples.count, let low = known.min(), let high = known.max(), end > 0
    else { throw Unsupported("SwiftUI has no value before keyframes begin") }
    let range = high > low ? high - low : 1
    // At the very end values fall back, unless they are held.
    func position(_ fraction: Double) -> Double { value(end * min(fraction, 1 - 1e-12)) ?? low }
    let tolerance = writer.options.tolerance * range
    let line = LinearApproximation(
      of: position, tolerance: tolerance * 0.9,
      corners: track.keys.map { $0 / end }.filter { $0 > 0 && $0 < 1 })
    let stops = line.stops.map { stop in
      Curve.Stop(
        input: Self.rounded(stop.input * end, to: 1e-6 * end),
        output: Self.rounded(stop.output, to: tolerance / 20))
    }
    let marks = stops.map(\.input) + track.keys
    let worst = LargestError(until: end, steps: 4096, marks: marks) { time in
      time < end ? (Self.value(of: stops, at: time) - position(time / end)) / range : 0
    }
    if worst.error < 1e-9 { return (stops, .exact) }
    return (stops, .approximate(worst.error, at: .seconds(worst.time)))
  }

  private static func value(of stops: [Curve.Stop], at time: Double) -> Double {
    guard let next = stops.firstIndex(where: { $0.input > time }) else {
      return stops.last?.output ?? 0
    }
    guard next > 0 else { return stops[0].output }
    let (from, to) = (stops[next - 1], stops[next])
    let fraction = (time - from.input) / (to.input - from.input)
    return from.output + (to.output - from.output) * fraction
  }

  /// The number of fewest decimals that is so near.
  private static func rounded(_ number: Double, to distance: Double) -> Double {
    var scale = 1.0
    while scale < 1e12 {
      let short = (number * scale).rounded() / scale
      if abs(short - number) <= distance { return short }
      scale *= 10
    }
    return number
  }

  /// A transition as SwiftUI has it, for views that come and go.
  mutating func swiftUI(_ transition: Transition) throws(Unsupported) {
    declaration.type = "AnyTransition"
    guard transition.startProgress == nil, transition.endProgress == nil else {
      throw Unsupported("SwiftUI runs transitions from beginning to end")
    }
    let name: String
    switch transition.style {
    case .fade?, .crossDissolve?: name = ".opacity"
    case .push?:
      let (from, to) = Self.edges(transition.direction ?? .fromLeft)
      name = ".asymmetric(insertion: .move(edge: .\(from)), removal: .move(edge: .\(to)))"
      if transition.direction == .fromLeft || transition.direction == .fromRight {
        note("mirrored where one reads from right to left")
      }
    case .moveIn?, .reveal?:
      throw Unsupported("SwiftUI cannot let the other view stand still while one moves over it")
    default:
      throw Unsupported("SwiftUI has no transition like \(transition.style?.rawValue ?? "custom")")
    }
    var animation = "linear(duration: "
    if let timing = transition.timing {
      guard case .curve(let curve) = timing, let points = curve.shape.controlPoints else {
        throw Unsupported("SwiftUI's transitions are timed here by one cubic Bézier")
      }
      animation = "timingCurve(\(CodeText.list(points)), duration: "
    }
    animation += CodeText.number(transition.seconds ?? 0.25) + ")"
    if let delay = transition.delay?.seconds, delay != 0 {
      animation += ".delay(\(CodeText.number(delay)))"
    }
    var body = "AnyTransition\(name).animation(.\(animation))"
    if let interaction = transition.interaction { note(interaction.note) }
    var reduced: String?
    switch preset.reducedMotion {
    case nil, .keep?: break
    case ReducedMotion.none?: reduced = ".identity"
    case .preset(let reference)?:
      if let other = set.alternative(of: preset), other.declaration.type == declaration.type,
        other.declaration.parameters.isEmpty
      {
        reduced = other.preset.identifier
      } else {
        noteChoice(of: reference)
      }
    }
    if let reduced {
      declaration.parameters.append(.init(name: "reducesMotion", type: "Bool"))
      body = "reducesMotion ? \(reduced) : \(body)"
    }
    finish([body])
  }

  /// The edges that the new view comes from and the old one leaves by.
  private static func edges(_ direction: Transition.Direction) -> (String, String) {
    switch direction {
    case .fromLeft, .fromLeading: ("leading", "trailing")
    case .fromRight, .fromTrailing: ("trailing", "leading")
    case .fromTop: ("top", "bottom")
    case .fromBottom: ("bottom", "top")
    }
  }
}

extension Animator {
  /// The control points of its timing; nil if it is no single Bézier.
  fileprivate var controlPoints: [Double]? {
    switch timing {
    case nil: [0, 0, 1, 1]
    case .curve(let curve)?: curve.shape.controlPoints
    default: nil
    }
  }
}
