import Motion

/// A Swift recipe is a custom transition as the body of `animateTransition(using:)`.
struct SwiftRecipe {
  /// The lines.
  private(set) var lines: [String] = []
  /// How long it takes, its delay included, in seconds.
  let duration: Double
  /// How faithful it is.
  private(set) var fidelity: Fidelity

  private let transition: Transition
  private var arguments = SwiftArguments()
  private var frames = SwiftFrames()
  private var saved: [String] = []
  private var restored: [String] = []

  private typealias Role = Transition.Layer.Role

  /// Makes the recipe of a custom transition.
  ///
  /// - Parameter cuts: Whether reduced motion leaves nothing of it.
  init(_ transition: Transition, cuts: Bool = false) throws(Unsupported) {
    self.transition = transition
    let options = try SwiftBlockOptions(transition.timing, transition.calculationMode)
    fidelity = options.fidelity
    if transition.calculationMode == .cubic { fidelity.notes.append(Self.cubicReading) }
    let delay = transition.delay?.seconds ?? 0
    let seconds = transition.seconds ?? 0.25
    duration = seconds + delay
    guard (transition.startProgress?.value ?? 0) == 0, (transition.endProgress?.value ?? 1) == 1
    else { throw Unsupported("UIKit runs transitions from beginning to end") }
    arguments.known = Self.lengths
    frames.inSpace = true
    let preparation = try prepare()
    let block = try keyframes()
    let length = delay == 0 ? "transitionDuration(using: context)" : CodeText.number(seconds)
    // Closures would have to say self.
    let lengths = arguments.parameters.map { "let \($0.name) = \($0.name)" }
    var body = snapshots() + lengths + saved + preparation
    let start = "delay: \(CodeText.number(delay))\(options.argument)"
    body.append("UIView.animateKeyframes(withDuration: \(length), \(start)) {")
    body += block.indented()
    // Not every SDK says that completions run on the main actor.
    body += ["} completion: { _ in", "  MainActor.assumeIsolated {"]
    body += closing().indented(by: 2) + ["  }", "}"]
    lines = opening(of: body, cuts: cuts) + body
  }

  private static let cubicReading =
    "cubic is read so that held values stay put; plain Catmull-Rom would swing past them"

  /// The lengths that it depends on.
  var parameters: [SwiftDeclaration.Parameter] { arguments.parameters }

  private static let lengths = [
    "container.width": "container.bounds.width", "container.height": "container.bounds.height",
    "destination.final.x": "end.minX", "destination.final.y": "end.minY",
    "destination.final.width": "end.width", "destination.final.height": "end.height",
    "0 0 container.bounds.width container.bounds.height": "container.bounds",
    "end.minX end.minY end.width end.height": "end",
  ]

  private var roles: [Role] { transition.layers.map(\.layer) }

  private func name(_ role: Role) -> String {
    guard role.isSnapshot else { return role.rawValue }
    guard roles.contains(.sourceSnapshot), roles.contains(.destinationSnapshot) else {
      return "snapshot"
    }
    return role == .sourceSnapshot ? "sourceSnapshot" : "destinationSnapshot"
  }

  /// Finds the views; without them the transition is called off, never left hanging.
  @LinesBuilder private func opening(of body: [String], cuts: Bool) -> [String] {
    let word = /\bsource\b/.wordBoundaryKind(.simple)
    let usesSource = body.contains { $0.contains(word) }
    let source = usesSource ? "let source = context.viewController(forKey: .from)?.view,\n  " : ""
    """
    guard \(source)let controller = context.viewController(forKey: .to),
      let destination = controller.view
    else { return context.completeTransition(false) }
    let container = context.containerView
    let end = context.finalFrame(for: controller)
    destination.frame = end
    """
    if cuts {
      """
      if reducesMotion {
        container.addSubview(destination)
        return context.completeTransition(true)
      }
      """
    }
  }

  /// Takes the pictures of views.
  private func snapshots() -> [String] {
    let taken = [
      (Role.sourceSnapshot, "source", false), (.destinationSnapshot, "destination", true),
    ]
    .filter { roles.contains($0.0) }
    .map { "let \(name($0)) = \($1).snapshotView(afterScreenUpdates: \($2))" }
    return taken.isEmpty
      ? []
      : "guard \(taken.joined(separator: ",\n  "))".lines
        + ["else { return context.completeTransition(false) }"]
  }

  /// Puts the views into the container, from back to front; only the source's is there already.
  @LinesBuilder private func stack() -> [String] {
    if !roles.contains(.destination) {
      // The picture of the source takes its place and uncovers what is behind.
      let uncovers =
        roles.contains(.sourceSnapshot) && !roles.contains(.source)
        && !roles.contains(.destinationSnapshot)
      uncovers
        ? "container.addSubview(destination)"
        : "container.insertSubview(destination, belowSubview: source)"
    }
    let place = roles.firstIndex(of: .source) ?? 0
    for (index, layer) in transition.layers.enumerated()
    where layer.layer != .container && layer.layer != .source {
      let view = name(layer.layer)
      if layer.layer.isSnapshot, layer.initial["frame"] == nil {
        "\(view).frame = \(layer.layer == .sourceSnapshot ? "source.frame" : "end")"
      }
      index < place
        ? "container.insertSubview(\(view), belowSubview: source)"
        : "container.addSubview(\(view))"
    }
  }

  /// Puts the layers in their places.
  private mutating func prepare() throws(Unsupported) -> [String] {
    var lines = stack()
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
    var lines: [String] = []
    for (property, value) in layer.initial.sorted(by: { $0.key < $1.key }) where value != .current {
      if SwiftTransform.holds(property) {
        frames.begin(view, property, value)
      } else {
        lines += try SwiftViewChange.statements(for: view, property, .to(value), &arguments)
      }
    }
    if let transform = try frames.beginning(view, &arguments) { lines.append(transform) }
    if let hidden = layer.hidden, hidden.start.value == 0, hidden.end.value == 1 {
      lines.append("\(view).isHidden = true")
      if !layer.layer.isSnapshot { keep(view, "isHidden") }
    } else if let hidden = layer.hidden {
      if hidden.start.value == 0 {
        lines.append("\(view).alpha = 0")
      } else {
        try frames.add(jump(view, at: hidden.start, to: 0))
      }
      if hidden.end.value < 1 { try frames.add(jump(view, at: hidden.end, to: 1)) }
      if !layer.layer.isSnapshot { keep(view, "alpha") }
    }
    let properties = Set(layer.initial.keys).union(layer.frames.map(\.property)).sorted()
    if !layer.layer.isSnapshot { try restore(view, layer.layer, properties) }
    return lines
  }

  private func jump(_ view: String, at time: Fraction, to alpha: Double) -> SwiftFrames.Frame {
    let change = Change.to(.quantity(.number(alpha)))
    return SwiftFrames.Frame(
      view, "opacity", Keyframes.Frame(start: time, duration: .decimal(0), change: change))
  }

  /// Sees to it that a view of the app's is as before when all is over.
  private mutating func restore(
    _ view: String, _ role: Role, _ properties: [String]
  ) throws(Unsupported) {
    if properties.contains(where: SwiftTransform.holds) { keep(view, "layer.transform") }
    for property in properties where !SwiftTransform.holds(property) {
      let path = try SwiftViewChange.path(property)
      if role == .destination, property == "frame" {
        restored.append("destination.frame = end")
      } else {
        keep(view, path)
      }
    }
  }

  /// Notes what a property is before, and sets it so when all is over.
  private mutating func keep(_ view: String, _ path: String) {
    let words = path.split(separator: ".").filter { $0 != "layer" }
    let own = view + words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    let line = "let \(own) = \(view).\(path)"
    guard !saved.contains(line) else { return }
    saved.append(line)
    restored.append("\(view).\(path) = \(own)")
  }

  private mutating func keyframes() throws(Unsupported) -> [String] {
    for layer in transition.layers {
      for frame in layer.frames {
        let own = Keyframes.Frame(
          start: frame.start, duration: frame.duration, change: frame.change)
        try frames.add(SwiftFrames.Frame(name(layer.layer), frame.property, own))
      }
    }
    return try frames.lines(&arguments)
  }

  /// Tidies up, whether it was completed or cancelled.
  @LinesBuilder private func closing() -> [String] {
    "let cancelled = context.transitionWasCancelled"
    for role in [Role.sourceSnapshot, .destinationSnapshot] where roles.contains(role) {
      "\(name(role)).removeFromSuperview()"
    }
    restored
    "if cancelled { destination.removeFromSuperview() }"
    "context.completeTransition(!cancelled)"
  }
}
