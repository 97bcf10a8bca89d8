import Motion

/// A Swift recipe is a custom transition as the body of `animateTransition(using:)`.
struct SwiftRecipe {
  /// The lines.
  var lines: [String] = []
  /// How long it takes, its delay included, in seconds.
  let duration: Double
  /// How faithful it is.
  private(set) var fidelity: Fidelity

  /// The support types that it needs.
  private(set) var parts: Set<SwiftPart> = []
  /// The sheet that it moves; nil if whole screens take each other's place.
  let sheet: SwiftSheet?

  let transition: Transition
  let isMirrored: Bool
  private var arguments = SwiftArguments()
  var frames = SwiftFrames()
  private(set) var saved: [String] = []
  private var restored: [String] = []

  typealias Role = Transition.Layer.Role

  /// Makes the recipe of a custom transition.
  ///
  /// - Parameters:
  ///   - cuts: Whether reduced motion leaves nothing of it.
  ///   - tolerance: How far what has to be sampled may be off, as a fraction of the distance.
  init(
    _ authored: Transition, cuts: Bool = false, tolerance: Double = LineOptions.tolerance
  ) throws(Unsupported) {
    isMirrored = authored.mirrored != nil
    let isOneMove = authored.isOneMove && authored.isTimedByAnimators
    sheet = isOneMove ? SwiftSheet(authored.mirrored ?? authored) : nil
    transition = sheet?.transition ?? authored.mirrored ?? authored
    let delay = transition.delay?.seconds ?? 0
    guard (transition.startProgress?.value ?? 0) == 0, (transition.endProgress?.value ?? 1) == 1
    else { throw Unsupported("UIKit transitions run only from start to end") }
    arguments.known = Self.lengths.merging(sheet?.known ?? [:]) { $1 }
    frames.inSpace = transition.isInSpace
    if !isOneMove, let moves = try Self.sampled(transition, tolerance, &arguments) {
      duration = moves.duration + delay
      fidelity = moves.fidelity
      let seconds = CodeText.number(moves.duration)
      lines = try animating("duration: \(seconds), curve: .linear", cuts: cuts) {
        recipe throws(Unsupported) in moves.block(isDriven: recipe.transition.interaction != nil)
      }
    } else {
      let (timing, own) = try transition.nearestTiming()
      let animator = try SwiftAnimatorCode(timing)
      duration = (transition.time ?? 0.25) + delay
      fidelity = own.combined(with: animator.fidelity)
        .combined(with: .exact(notes: animator.notes))
      parts = animator.parts
      if !isOneMove, transition.joins == .cubic {
        fidelity.notes.append(Self.cubicReading)
      }
      lines = try animating(
        "duration: \(animator.duration), \(animator.timing)", cuts: cuts
      ) { recipe throws(Unsupported) in
        isOneMove ? try recipe.changes() : try recipe.keyframes()
      }
    }
    if isMirrored, transition.movesAcross {
      fidelity.notes.append("frames and positions aren't mirrored in right-to-left layouts")
    }
  }

  /// Returns the lines that make an animator, which UIKit asks for again when a gesture drives it.
  ///
  /// - Parameters:
  ///   - arguments: Those of the animator.
  ///   - changes: Makes what it animates.
  private mutating func animating(
    _ arguments: String, cuts: Bool,
    _ changes: (inout SwiftRecipe) throws(Unsupported) -> [String]
  ) throws(Unsupported) -> [String] {
    var preparation = try prepare()
    let changes = try changes(&self)
    if let dimming = sheet?.dimming { preparation.append(Self.background(dimming.from)) }
    var body = snapshots() + lengths + saved + preparation
    body += ["animator.addAnimations {"] + changes.indented() + ["}"]
    body += ["animator.addCompletion { _ in", "  MainActor.assumeIsolated {"]
    body += closing().indented(by: 2) + ["  }", "}", "return animator"]
    // It's kept before anything is laid out, which can make UIKit ask for it again.
    let made = [
      "if let animator { return animator }",
      "let animator = UIViewPropertyAnimator(\(arguments))", "self.animator = animator",
    ]
    return made + opening(of: body, cuts: cuts) + body
  }

  /// The statements that darken the screen behind.
  static func background(_ darkness: Double) -> String {
    "container.backgroundColor = UIColor(white: 0, alpha: \(CodeText.number(darkness)))"
  }

  /// Lengths as closures can say them without self.
  var lengths: [String] {
    arguments.parameters.map { "let \($0.name) = \($0.name)" }
  }

  /// Leaves the function that animates.
  func leave(completed: Bool) -> [String] {
    let outcome = completed ? "!context.transitionWasCancelled" : "false"
    return ["context.completeTransition(\(outcome))", "return animator"]
  }

  /// The statements if a view is missing, or, at the end, only its snapshot.
  func calledOff(completed: Bool = false) -> [String] {
    ["else {"] + leave(completed: completed).indented() + ["}"]
  }

  private static let cubicReading =
    "cubic keeps repeated values constant; plain Catmull-Rom would overshoot them"

  /// The lengths that it depends on.
  var parameters: [SwiftDeclaration.Parameter] { arguments.parameters }

  private static let lengths = [
    "container.width": "container.bounds.width", "container.height": "container.bounds.height",
    "destination.final.x": "end.minX", "destination.final.y": "end.minY",
    "destination.final.width": "end.width", "destination.final.height": "end.height",
    "layout.side": "side",
    "0 0 container.bounds.width container.bounds.height": "container.bounds",
    "end.minX end.minY end.width end.height": "end",
  ]

  var roles: [Role] { transition.layers.map(\.layer) }

  func name(_ role: Role) -> String { Self.name(role, among: roles) }

  static func name(_ role: Role, among roles: [Role]) -> String {
    guard role.isSnapshot else { return role.rawValue }
    guard roles.contains(.sourceSnapshot), roles.contains(.destinationSnapshot) else {
      return "snapshot"
    }
    return role == .sourceSnapshot ? "sourceSnapshot" : "destinationSnapshot"
  }

  /// Puts the layers in their places; the destination is there already.
  mutating func prepare() throws(Unsupported) -> [String] {
    var lines = stack().others
    if let perspective = transition.perspective {
      keep("container", "layer.sublayerTransform")
      let value: String
      switch perspective {
      case .m34(let number): value = CodeText.number(number)
      case .eyeDistance(let distance):
        let text = try arguments.text(distance)
        value = "-1 / " + (text.contains(" ") ? "(\(text))" : text)
      }
      lines.append("container.layer.sublayerTransform.m34 = \(value)")
    }
    for layer in transition.layers { lines += try prepare(layer) }
    return lines
  }

  private mutating func prepare(_ layer: Transition.Layer) throws(Unsupported) -> [String] {
    let view = name(layer.layer)
    let dims = layer.layer == transition.dimmedPage
    var lines: [String] = []
    for (property, value) in layer.initial.sorted(by: { $0.key < $1.key }) where value != .current {
      if dims, property == "opacity" {
        let alpha = try SwiftViewChange.statements(
          for: "dimming", property, .to(value.darkness ?? value), &arguments)
        lines += ["let dimming = UIView(frame: container.bounds)"]
        lines += ["dimming.backgroundColor = .black"] + alpha
        lines += ["container.insertSubview(dimming, aboveSubview: \(view))"]
      } else if SwiftTransform.holds(property) {
        frames.begin(view, property, value)
      } else {
        lines += try SwiftViewChange.statements(for: view, property, .to(value), &arguments)
      }
    }
    if layer.initial.contains(where: { $1 != .current && SwiftFrames.laysOut(view, $0) }) {
      lines.append("\(view).layoutIfNeeded()")
    }
    if let curve = layer.cornerCurve {
      lines.append("\(view).layer.cornerCurve = .\(curve.rawValue)")
      if !layer.layer.isSnapshot { keep(view, "layer.cornerCurve") }
    }
    if let corners = layer.corners {
      lines.append("\(view).layer.maskedCorners = \(SwiftCorners.text(corners))")
      if !layer.layer.isSnapshot { keep(view, "layer.maskedCorners") }
    }
    if let transform = try frames.beginning(view, &arguments) { lines.append(transform) }
    if layer.layer.isSnapshot, transition.isInSpace {
      lines.append("\(view).layer.allowsEdgeAntialiasing = true")
    }
    if let hidden = layer.hidden, hidden.start.value == 0, hidden.end.value == 1 {
      lines.append("\(view).isHidden = true")
      if !layer.layer.isSnapshot { keep(view, "isHidden") }
    } else if let hidden = layer.hidden {
      if hidden.start.value == 0 {
        lines.append("\(view).alpha = 0")
      } else {
        frames.add(jump(view, at: hidden.start, to: 0))
      }
      if hidden.end.value < 1 { frames.add(jump(view, at: hidden.end, to: 1)) }
      if !layer.layer.isSnapshot { keep(view, "alpha") }
    }
    let properties = Set(layer.initial.keys).union(layer.frames.map(\.property))
      .filter { !dims || $0 != "opacity" }.sorted()
    if !layer.layer.isSnapshot { try restore(view, layer.layer, properties) }
    return lines
  }

  private func jump(_ view: String, at time: Fraction, to alpha: Double) -> SwiftFrames.Keyframe {
    let change = Change.to(.quantity(.number(alpha)))
    return SwiftFrames.Keyframe(
      view, "opacity",
      Keyframes.RelativeKeyframe(start: time, duration: .decimal(0), change: change))
  }

  /// Restores a view of the app at the end.
  private mutating func restore(
    _ view: String, _ role: Role, _ properties: [String]
  ) throws(Unsupported) {
    if properties.contains(where: SwiftTransform.holds) {
      keep(view, frames.inSpace ? "layer.transform" : "transform")
    }
    for property in properties where !SwiftTransform.holds(property) {
      let path = try SwiftViewChange.path(property)
      if role == .destination, property == "frame" {
        restored.append("destination.frame = end")
      } else {
        keep(view, path)
      }
    }
  }

  /// Notes what a property is before, and sets it so at the end.
  private mutating func keep(_ view: String, _ path: String) {
    let words = path.split(separator: ".").filter { $0 != "layer" }
    let own = view + words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    let line = "let \(own) = \(view).\(path)"
    guard !saved.contains(line) else { return }
    saved.append(line)
    restored.append("\(view).\(path) = \(own)")
  }

  /// A block of keyframes, whose duration and curve are those of the animator.
  private mutating func keyframes() throws(Unsupported) -> [String] {
    try addFrames()
    let option = transition.joins.flatMap(SwiftBlockOptions.option)
    let options = option.map { ", options: \($0)" } ?? ""
    return try ["UIView.animateKeyframes(withDuration: 0, delay: 0\(options)) {"]
      + frames.lines(transition.joins, &arguments).indented() + ["}"]
  }

  /// The changes over the full duration, without keyframes.
  private mutating func changes() throws(Unsupported) -> [String] {
    try addFrames()
    return try frames.changes(&arguments)
      + (sheet?.dimming.map { [Self.background($0.to)] } ?? [])
  }

  private mutating func addFrames() throws(Unsupported) {
    for layer in transition.layers {
      for frame in layer.frames {
        var own = Keyframes.RelativeKeyframe(
          start: frame.start, duration: frame.duration, change: frame.change)
        let dims = layer.layer == transition.dimmedPage && frame.property == "opacity"
        if dims, let alpha = frame.change.value.darkness { own.change = .to(alpha) }
        frames.add(
          SwiftFrames.Keyframe(dims ? "dimming" : name(layer.layer), frame.property, own))
      }
    }
  }

  /// Tidies up, whether it was completed or cancelled.
  @LinesBuilder func closing() -> [String] {
    "let cancelled = context.transitionWasCancelled"
    for role in [Role.sourceSnapshot, .destinationSnapshot] where roles.contains(role) {
      "\(name(role)).removeFromSuperview()"
    }
    if transition.dimmedPage != nil { "dimming.removeFromSuperview()" }
    if transition.phase?.isThere == false, restored.contains(where: { $0.hasPrefix("source.") }) {
      // It would be seen as it's restored.
      "if !cancelled { source.removeFromSuperview() }"
    }
    restored
    if sheet == nil || transition.phase != .dismiss {
      "if cancelled { destination.removeFromSuperview() }"
    }
    "context.completeTransition(!cancelled)"
  }
}
