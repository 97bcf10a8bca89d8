import Diagnostics
import Motion
import StrictJSON

/// A flat stage is where a transition takes place: its planes, and from where they are seen.
struct FlatStage {
  /// The viewpoint distance, in points; nil if there's no perspective or it isn't known.
  let eyeDistance: AffineSum?
  /// The planes, from back to front.
  let planes: [String]
  private let words: [(key: String, value: String?)]

  /// The stage of a transition; nil for other motions.
  init?(_ motion: Motion, lengths: [String: Double]) throws(Unsupported) {
    guard case .transition(let transition) = motion else { return nil }
    let style = transition.style ?? .custom
    switch transition.perspective {
    case nil where style == .flip: eyeDistance = AffineSum(FlipGeometry.assumedEyeDistance)
    case nil, .m34(0): eyeDistance = nil
    case .m34(let m34): eyeDistance = AffineSum(-1 / m34)
    case .eyeDistance(.number(let distance)): eyeDistance = AffineSum(distance)
    case .eyeDistance(.measure(let measure)):
      eyeDistance = try evaluated(try measure.affineSum(lengths))
    }
    planes =
      switch style {
      case .custom, .zoom: transition.layers.map(\.layer.rawValue).uniqued()
      case .reveal, .curlUp: ["destination", "source"]
      case .fade, .push, .moveIn, .flip, .curlDown, .crossDissolve: ["source", "destination"]
      }
    words = [
      ("style", style.rawValue), ("phase", transition.phase?.rawValue),
      ("direction", transition.direction?.rawValue),
    ]
  }

  /// Writes the members.
  func write(to writer: inout JSONWriter) {
    for word in words { writer.member(word.key, ifPresent: word.value) }
    writer.line("planes") { $0.texts(planes) }
    guard let eyeDistance else { return }
    writer.line("eyeDistance") { $0.sum(eyeDistance) }
    writer.line("center") { $0.numbers([0.5, 0.5]) }
  }
}

/// A flat spring is a spring in both of its forms.
struct FlatSpring {
  private let spring: PhysicalSpring
  private let velocity: Double?
  /// How long it takes to stay within .001 of its target; nil if that depends on a parameter.
  let settling: Double?

  /// The spring that a motion is or is timed by; nil if there is none.
  init?(_ motion: Motion, lengths: [String: Double]) throws(MotionError) {
    let timing: Timing?
    if case .spring(let own) = motion { timing = .spring(own) } else { timing = motion.timing }
    guard case .spring(var authored) = timing else { return nil }
    if case .settling(let ratio, _) = authored.parameters, let duration = motion.duration,
      motion.kind != .spring
    {
      authored.parameters = .settling(dampingRatio: ratio, duration: duration)
    }
    var isOpen = false
    if case .measure(let measure) = authored.initialVelocity,
      measure.symbols.contains(where: { lengths[$0] == nil })
    {
      (isOpen, authored.initialVelocity) = (true, nil)
    }
    let evaluator = try SpringEvaluator(authored, symbols: lengths)
    spring = evaluator.spring.asEvaluated
    velocity = isOpen ? nil : spring.initialVelocity
    settling = isOpen ? nil : evaluator.solver.lastCrossing()
  }

  /// Writes the members.
  func write(to writer: inout JSONWriter) {
    writer.number("mass", spring.mass)
    writer.number("stiffness", spring.stiffness)
    writer.number("damping", spring.damping)
    writer.number("perceptualDuration", spring.perceptualDuration)
    writer.number("bounce", spring.bounce)
    writer.number("angularFrequency", spring.naturalFrequency)
    writer.number("dampingRatio", spring.dampingRatio)
    if velocity != 0 { writer.number("velocity", velocity) }
  }
}
