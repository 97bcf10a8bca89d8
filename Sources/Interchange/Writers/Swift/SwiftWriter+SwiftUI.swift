import Motion
import Presets

extension SwiftWriter {
  /// Keyframes as SwiftUI's: a track of numbers to read as time goes by, or the timing where they
  /// only lead from what is there to a value.
  func swiftUI(
    _ keyframes: Keyframes, _ preset: ExportedPreset, in set: ExportSet<SwiftDeclaration>
  ) throws(Unsupported) -> SwiftDeclaration {
    var declaration = SwiftDeclaration()
    switch preset.preset.reducedMotion {
    case nil, .keep?: break
    case ReducedMotion.none?: declaration.note("with reduced motion, change without it")
    case .preset(let reference)?: declaration.note(Self.choice(reference))
    }
    if let animator = Animator(keyframes), try plain(animator, preset, &declaration) {
      return declaration
    }
    let evaluator: MotionEvaluator
    do throws(MotionError) {
      evaluator = try MotionEvaluator(.keyframes(keyframes))
    } catch {
      throw Unsupported(evaluating: error)
    }
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
    let pairs = stops.map { "(\(CodeText.number($0.input)), \(CodeText.number($0.output)))" }
    let tail = evaluator.isEndless ? "], repeats: true)" : "])"
    declaration.lines = value(
      preset, "Track([\(pairs.joined(separator: ", "))\(tail)", breakingAfter: "Track([", pairs,
      tail)
    return declaration
  }

  /// Writes the curve of what only leads to values; false where something else is needed.
  private func plain(
    _ animator: Animator, _ preset: ExportedPreset, _ declaration: inout SwiftDeclaration
  ) throws(Unsupported) -> Bool {
    var points = [0.0, 0, 1, 1]
    if let timing = animator.timing {
      guard case .curve(let curve) = timing, let own = curve.shape.controlPoints else {
        return false
      }
      points = own
    }
    var time = ", duration: \(CodeText.number(animator.duration?.seconds ?? 0.25))"
    declaration.parts = [.curve]
    if let delay = animator.delay?.seconds, delay != 0 {
      declaration.parts.insert(.curveDelay)
      time += ", delay: \(CodeText.number(delay))"
    }
    declaration.type = "Curve"
    declaration.lines = value(preset, "Curve(\(SwiftTiming.list(points))\(time))")
    let properties = animator.animations.map(\.property).joined(separator: " and ")
    declaration.note("it is the timing: let withAnimation change \(properties) by it")
    return true
  }

  /// Values in as few stops as come near enough; figures that people can read.
  private func stops(of evaluator: MotionEvaluator) throws(Unsupported) -> ([Curve.Stop], Fidelity)
  {
    let track = evaluator.tracks[0]
    let end = evaluator.duration
    func value(_ time: Double) -> Double? {
      guard case .number(let number)? = track.point(at: time).value else { return nil }
      return number
    }
    let samples = (0...1024).map { value(end * Double($0) / 1024 * (1 - 1e-12)) }
    let known = samples.compactMap { $0 }
    guard known.count == samples.count, let low = known.min(), let high = known.max(), end > 0
    else { throw Unsupported("SwiftUI has no value before keyframes begin") }
    let range = high > low ? high - low : 1
    // At the very end values fall back, unless they are held.
    func position(_ share: Double) -> Double { value(end * min(share, 1 - 1e-12)) ?? low }
    let line = LinearApproximation(
      of: position, tolerance: options.tolerance * range * 0.9,
      corners: track.keys.map { $0 / end }.filter { $0 > 0 && $0 < 1 })
    let stops = line.stops.map { stop in
      Curve.Stop(
        input: Self.rounded(stop.input * end, to: 1e-6 * end),
        output: Self.rounded(stop.output, to: options.tolerance * range / 20))
    }
    var (error, place) = (0.0, 0.0)
    for step in 0..<4096 {
      let time = end * Double(step) / 4096
      let difference = abs(Self.value(of: stops, at: time) - position(time / end)) / range
      if difference > error { (error, place) = (difference, time) }
    }
    if error < 1e-9 { return (stops, .exact) }
    return (stops, .approximate(error, at: .seconds(place)))
  }

  private static func value(of stops: [Curve.Stop], at time: Double) -> Double {
    guard let next = stops.firstIndex(where: { $0.input > time }) else {
      return stops.last?.output ?? 0
    }
    guard next > 0 else { return stops[0].output }
    let (from, to) = (stops[next - 1], stops[next])
    let share = (time - from.input) / (to.input - from.input)
    return from.output + (to.output - from.output) * share
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

  /// The type of keyframes in SwiftUI.
  func trackType() -> [String] {
    """
    /// Values over time, in seconds, straight from stop to stop.
    ///
    /// Read them in a `TimelineView(.animation)`.
    \(access)struct Track: Hashable, Sendable {
      \(access)let times, values: [Double]
      \(access)let repeats: Bool

      init(_ stops: [(Double, Double)], repeats: Bool = false) {
        (times, values) = (stops.map { $0.0 }, stops.map { $0.1 })
        self.repeats = repeats
      }

      \(access)var duration: Double { times.last ?? 0 }

      /// The value some seconds after the beginning.
      \(access)func value(at seconds: Double) -> Double {
        let time = repeats ? seconds.truncatingRemainder(dividingBy: duration) : seconds
        guard let next = times.firstIndex(where: { $0 > time }) else { return values.last ?? 0 }
        guard next > 0 else { return values[0] }
        let step = (time - times[next - 1]) / (times[next] - times[next - 1])
        return values[next - 1] + (values[next] - values[next - 1]) * step
      }
    }
    """.lines
  }

  /// A transition as SwiftUI has it, for views that come and go.
  func swiftUI(
    _ transition: Transition, _ preset: ExportedPreset, in set: ExportSet<SwiftDeclaration>
  ) throws(Unsupported) -> SwiftDeclaration {
    var declaration = SwiftDeclaration()
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
        declaration.note("mirrored where one reads from right to left")
      }
    case .moveIn?, .reveal?:
      throw Unsupported("SwiftUI cannot let the other view stand still while one moves over it")
    default:
      throw Unsupported("SwiftUI has no transition like \(transition.style?.rawValue ?? "custom")")
    }
    var animation = ""
    if let timing = transition.timing {
      guard case .curve(let curve) = timing, let points = curve.shape.controlPoints else {
        throw Unsupported("SwiftUI's transitions are timed here by one cubic Bézier")
      }
      animation = "timingCurve(\(SwiftTiming.list(points)), duration: "
    } else {
      animation = "linear(duration: "
    }
    animation += CodeText.number(transition.seconds ?? 0.25) + ")"
    if let delay = transition.delay?.seconds, delay != 0 {
      animation += ".delay(\(CodeText.number(delay)))"
    }
    var body = ["AnyTransition\(name).animation(.\(animation))"]
    if let interaction = transition.interaction { declaration.note(interaction.note) }
    switch preset.preset.reducedMotion {
    case nil, .keep?: break
    case ReducedMotion.none?:
      declaration.parameters.append(.init(name: "reducesMotion", type: "Bool"))
      body = ["reducesMotion ? .identity : \(body[0])"]
    case .preset(let reference)?:
      guard let other = set.alternative(of: preset), other.declaration.type == declaration.type,
        other.declaration.parameters.isEmpty
      else {
        declaration.note(Self.choice(reference))
        break
      }
      declaration.parameters.append(.init(name: "reducesMotion", type: "Bool"))
      body = ["reducesMotion ? \(other.preset.identifier) : \(body[0])"]
    }
    declaration.lines =
      declaration.opening(preset.identifier, access: access) + body.indented() + ["}"]
    return declaration
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
