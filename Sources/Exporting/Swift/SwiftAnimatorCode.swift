import Diagnostics
import Motion

/// Swift animator code is what makes a UIViewPropertyAnimator.
struct SwiftAnimatorCode {
  /// The arguments.
  private(set) var arguments = SwiftArguments(targetType: "UIView", unnamed: "view")
  /// Notes for developers.
  private(set) var notes: [String] = []
  /// How near UIKit comes to its timing.
  private(set) var fidelity = Fidelity.exact
  /// The support types that it needs.
  private(set) var parts: Set<SwiftPart> = []
  /// How views are set before it starts.
  private(set) var preparation: [String] = []
  /// The changes without a delay.
  private(set) var changes: [String] = []
  /// The delayed changes, with their delays.
  private(set) var delayed: [(delayFactor: String, changes: [String])] = []
  /// The changes at its end, because UIKit doesn't animate them but makes them at once.
  private(set) var ending: [String] = []
  /// The views that move.
  private(set) var views: [String] = []
  /// How long it takes.
  let duration: String
  /// The arguments of the initializer after the duration.
  private(set) var timing = ""
  /// Whether the initializer takes animations.
  private(set) var takesAnimations = true
  /// The settings of the animator.
  private(set) var settings: [String] = []
  /// The timing after a pause; nil if it's the animator's own.
  private(set) var rest: String?
  /// The constraints that it changes, each with the view to lay out.
  private(set) var constraints: [(name: String, view: String)] = []
  let isPhysical: Bool

  /// Makes the code of an animator.
  init(_ animator: Animator) throws(Unsupported) {
    var own: Double?
    var isPhysical = false
    switch animator.timing {
    case .curve(let curve)?: own = curve.duration?.seconds
    case .spring(let spring)?:
      if case .settling(_, let time) = spring.parameters {
        own = time.seconds
      } else {
        isPhysical = true
      }
    default: break
    }
    self.isPhysical = isPhysical
    duration = isPhysical ? "0" : CodeText.number(animator.duration?.seconds ?? own ?? 0.25)
    try setTiming(animator.timing)
    try addAnimations(animator.animations)
    if animator.pausesOnCompletion == true { settings.append("pausesOnCompletion = true") }
    if animator.scrubsLinearly == false { settings.append("scrubsLinearly = false") }
    if animator.isInterruptible == false { settings.append("isInterruptible = false") }
    if let continuation = animator.continuation { rest = try timing(of: continuation) }
  }

  private mutating func setTiming(_ timing: Timing?) throws(Unsupported) {
    if let curve = SwiftTiming.viewCurve(timing) {
      self.timing = "curve: .\(curve)"
      return
    }
    switch timing {
    case .curve(let curve):
      let points = try SwiftTiming.controlPoints(curve, "UIKit")
      if let worst = curve.shape.trimmingDifference {
        fidelity = .approximate(
          worst.error, at: .fraction(worst.input),
          notes: [curve.shape.trimmingNote].compactMap(\.self))
      }
      self.timing = Self.controlPoints(points)
    case .spring(let spring): try setSpring(spring)
    default: throw Unsupported(.unknown, "its timing is unknown")
    }
  }

  private static func controlPoints(_ points: [Double]) -> String {
    let texts = points.map(CodeText.number)
    return "controlPoint1: CGPoint(x: \(texts[0]), y: \(texts[1])), "
      + "controlPoint2: CGPoint(x: \(texts[2]), y: \(texts[3]))"
  }

  private mutating func setSpring(_ spring: Spring) throws(Unsupported) {
    var velocity: String?
    let parts = [spring.initialVelocity, spring.verticalVelocity].compactMap(\.self)
    if let along = parts.first, parts.contains(where: { $0 != .number(0) }) {
      let dx = try arguments.text(along)
      let dy = try spring.verticalVelocity.map { part throws(Unsupported) in
        try arguments.text(part)
      }
      velocity = ", initialVelocity: CGVector(dx: \(dx), dy: \(dy ?? dx))"
    }
    if case .settling(let ratio, _) = spring.parameters {
      let damping = "dampingRatio: \(CodeText.number(min(ratio, 1)))"
      takesAnimations = velocity == nil
      if ratio > 1 { notes.append("UIKit springs are at most critically damped") }
      if velocity != nil {
        notes.append("how UIKit combines a velocity with a damping ratio isn't verified")
      }
      timing =
        velocity.map { "timingParameters: UISpringTimingParameters(\(damping)\($0))" } ?? damping
      return
    }
    takesAnimations = false
    timing = "timingParameters: \(try parameters(spring, velocity ?? ""))"
  }

  private mutating func parameters(
    _ spring: Spring, _ velocity: String
  ) throws(Unsupported) -> String {
    let physical = try spring.fromRest()
    if let perceptual = spring.perceptual {
      parts.insert(.springParameters)
      if physical.dampingRatio > 1 {
        fidelity = fidelity.combined(
          with: physical.withoutOverdamping("before iOS 17, it's critically damped"))
      }
      return "UISpringTimingParameters.perceptual(\(perceptual.text)\(velocity))"
    }
    if physical.dampingRatio > 1 {
      if physical.allowsOverdamping {
        throw Unsupported("UIKit springs are at most critically damped")
      }
      notes.append("critically damped, because UIKit doesn't overdamp these parameters")
    }
    return "UISpringTimingParameters(mass: \(CodeText.number(physical.mass)), "
      + "stiffness: \(CodeText.number(physical.stiffness)), "
      + "damping: \(CodeText.number(physical.damping))"
      + (velocity.isEmpty ? ", initialVelocity: .zero)" : velocity + ")")
  }

  /// A view has one transform, and what is set later would replace what was set before.
  private func refuseLateParts(of animations: [Animator.Animation]) throws(Unsupported) {
    for target in animations.map(\.target).uniqued() {
      let own = animations.filter { $0.target == target }
      let names = own.map {
        $0.property == "transform.rotation.z" ? "transform.rotation" : $0.property
      }
      guard Set(names).count > 1, Set(own.map { $0.delayFactor?.value ?? 0 }).count > 1 else {
        continue
      }
      throw Unsupported("UIKit can't animate parts of one transform at different times")
    }
  }

  /// A frame is a position and a size, so what is set later would replace a part of it.
  private func refuseOverlaps(of animations: [Animator.Animation]) throws(Unsupported) {
    let framed = animations.filter { $0.property == "frame" }.map(\.target)
    let overlapping = animations.first { animation in
      framed.contains(animation.target)
        && ["position", "center", "bounds"].contains { animation.property.hasPrefix($0) }
    }
    if let overlapping {
      throw Unsupported("UIKit can't animate \(overlapping.property) apart from the frame")
    }
    for animation in animations {
      let own = animations.filter {
        $0.target == animation.target && $0.property == animation.property
      }
      let delays = own.map { $0.delayFactor?.value ?? 0 }
      guard zip(delays, delays.dropFirst()).allSatisfy({ $0 < $1 }),
        own.dropFirst().allSatisfy({ $0.from == nil })
      else {
        throw Unsupported(
          "UIKit adds up changes of one property that begin together or in another order")
      }
    }
  }

  private mutating func addAnimations(_ animations: [Animator.Animation]) throws(Unsupported) {
    try refuseOverlaps(of: animations)
    try refuseLateParts(of: animations.filter { SwiftTransform.holds($0.property) })
    var turns = SwiftTurns()
    for animation in animations { try turns.add(animation) }
    notes += turns.notes
    preparation = try statements(
      animations.compactMap { animation in
        guard let from = animation.from, from != .current else { return nil }
        var copy = animation
        copy.change = .to(from)
        return copy
      })
    for animation in animations {
      guard let curve = animation.cornerCurve else { continue }
      let line = "\(try arguments.target(animation.target)).layer.cornerCurve = .\(curve.rawValue)"
      if !preparation.contains(line) { preparation.append(line) }
    }
    for animation in animations {
      guard let corners = animation.corners else { continue }
      let view = try arguments.target(animation.target)
      let line = "\(view).layer.maskedCorners = \(SwiftCorners.text(corners))"
      if !preparation.contains(line) { preparation.append(line) }
    }
    let hiding = animations.filter { ["hidden", "isHidden"].contains($0.property) }
    ending = try statements(hiding)
    let animations = animations.filter { !hiding.contains($0) }
    changes = try statements(animations.filter { ($0.delayFactor?.value ?? 0) == 0 })
    let factors = animations.compactMap(\.delayFactor).filter { $0.value != 0 }.uniqued()
    delayed = try factors.map { factor throws(Unsupported) in
      (factor.text, try statements(animations.filter { $0.delayFactor == factor }))
    }
  }

  private mutating func statements(
    _ animations: [Animator.Animation]
  ) throws(Unsupported) -> [String] {
    var lines: [String] = []
    for target in animations.map(\.target).uniqued() {
      let own = animations.filter { $0.target == target }
      let constraints = own.filter { $0.property.hasPrefix("constraint.") }
      let hasEffect = own.contains { $0.property == "effect" }
      var view = try arguments.target(target, type: hasEffect ? "UIVisualEffectView" : nil)
      if !views.contains(view) { views.append(view) }
      if Self.mayBeMissing(target, own) {
        arguments.makeOptional(view)
        view += "?"
      }
      lines += try SwiftViewChange.statements(
        for: view,
        own.filter { !$0.property.hasPrefix("constraint.") }
          .map { (property: $0.property, change: $0.change) }, &arguments)
      for constraint in constraints { lines += try statement(constraint, target, view) }
      if !constraints.isEmpty { lines.append("\(view).superview?.layoutIfNeeded()") }
      // The content of a view moves to its new position with the same timing.
      if own.contains(where: { Self.resizes($0.property) }) {
        lines.append("\(view).layoutIfNeeded()")
      }
    }
    return lines
  }

  private static func resizes(_ property: String) -> Bool {
    property == "frame" || property.hasPrefix("bounds")
  }

  /// Whether a target is a neighbour, which the first and the last of a row don't have.
  private static func mayBeMissing(
    _ target: String?, _ animations: [Animator.Animation]
  ) -> Bool {
    ["previous", "next"].contains(target)
      && !animations.contains { animation in
        if case .by = animation.change { return SwiftTransform.holds(animation.property) }
        return animation.property == "effect" || animation.property.hasPrefix("constraint.")
      }
  }

  private mutating func statement(
    _ animation: Animator.Animation, _ target: String?, _ view: String
  ) throws(Unsupported) -> [String] {
    let words = animation.property.split(separator: ".").dropFirst().map(String.init)
    let name = try arguments.target(target, words + ["constraint"], type: "NSLayoutConstraint")
    if !constraints.contains(where: { $0.name == name }) { constraints.append((name, view)) }
    switch animation.change {
    case .to(.quantity(let quantity)): return ["\(name).constant = \(try arguments.text(quantity))"]
    case .by(.quantity(let quantity)):
      return ["\(name).constant += \(try arguments.text(quantity))"]
    case .to(.current), .by(.current): return []
    default: throw Unsupported("a constraint takes a number")
    }
  }

  private mutating func timing(
    of continuation: Animator.Continuation
  ) throws(Unsupported) -> String? {
    switch continuation.timing {
    case nil: return nil
    case .curve(let curve):
      let points = try SwiftTiming.controlPoints(curve, "UIKit")
      return "UICubicTimingParameters(\(Self.controlPoints(points)))"
    case .spring(let spring):
      let along = spring.initialVelocity ?? .number(0)
      guard along != .number(0) || spring.verticalVelocity ?? along != along else {
        return try parameters(spring, "")
      }
      var velocity = SwiftArguments()
      velocity.known = [Interaction.relativeVelocity: "velocity.dx"]
      let dx = try velocity.text(along)
      velocity.known = [Interaction.relativeVelocity: "velocity.dy"]
      let dy = try velocity.text(spring.verticalVelocity ?? along)
      guard velocity.parameters.isEmpty else {
        throw Unsupported(.unknown, "the velocity of the continuation depends on unknown lengths")
      }
      let isFingers = dx == "velocity.dx" && dy == "velocity.dy"
      let vector = isFingers ? "velocity" : "CGVector(dx: \(dx), dy: \(dy))"
      return try parameters(spring, ", initialVelocity: \(vector)")
    case .preset: throw Unsupported(.unknown, "the timing of the continuation is unknown")
    }
  }
}
