import Motion

/// The meaning of Jetpack Compose's animation specs, and the animators and springs of Android's views.
///
/// Defaults are those of `AnimationSpec.kt` in androidx.compose.animation.core.
enum ComposeReading {
  /// Returns the motion that a chain means; nil if it isn't one.
  static func finding(
    _ chain: CodeChain, _ node: CodeNode, in context: inout CodeContext
  ) throws(CodeProblem) -> CodeFinding? {
    guard let first = chain.links.first else { return nil }
    if ComposeKeyframes.isOne(node) {
      return try CodeKeyframes.finding([(nil, node)], of: node, in: &context, ComposeKeyframes.read)
    }
    if case nil = chain.base, let arguments = first.arguments, chain.links.count == 1 {
      switch first.name {
      case "tween": return try tween(first, in: &context)
      case "spring": return try spring(first, node, in: &context)
      case "CubicBezierEasing", "PathInterpolator":
        guard arguments.count == 4 else { return nil }
        return CodeFinding(
          .curve(Curve(try SwiftUIReading.bezier(arguments.map(\.value), in: &context))))
      case "infiniteRepeatable", "repeatable": return try repeated(first, in: &context)
      case "keyframesWithSpline":
        throw CodeProblem("its values belong to an unnamed property", at: node.range)
      default: return nil
      }
    }
    if first.name == "PathInterpolatorCompat", let values = chain.links.last?.unlabeled,
      values.count == 4
    {
      return CodeFinding(.curve(Curve(try SwiftUIReading.bezier(values, in: &context))))
    }
    if chain.link("setStiffness") != nil || chain.link("setDampingRatio") != nil {
      return try force(chain, node, in: &context)
    }
    if let apply = chain.link("apply", "also"),
      chain.links.contains(where: { Self.animators.contains($0.name) })
    {
      return try animator(apply, chain, in: &context)
    }
    if chain.link("animate") != nil, let duration = chain.link("setDuration")?.unlabeled.first {
      return try timed(
        duration, chain.link("setStartDelay")?.unlabeled.first,
        chain.link("setInterpolator")?.unlabeled.first,
        in: &context)
    }
    return nil
  }

  private static let animators: Set = [
    "ofFloat", "ofInt", "ofArgb", "ofPropertyValuesHolder", "ofObject", "animate",
  ]

  private static func tween(_ link: CodeLink, in context: inout CodeContext) throws(CodeProblem)
    -> CodeFinding
  {
    let positional = link.unlabeled
    func value(_ label: String, _ index: Int) -> CodeNode? {
      link[label]
        ?? (index < positional.count
          && link.arguments?.firstIndex { $0.label != nil } ?? .max > index
          ? positional[index] : nil)
    }
    var curve = Curve(.cubicBezier(x1: 0.4, y1: 0, x2: 0.2, y2: 1), duration: .seconds(0.3))
    var defaults: [String] = []
    if let duration = value("durationMillis", 0) {
      curve.duration = .seconds(try context.seconds(duration, in: .milliseconds))
    } else {
      defaults.append("300 ms")
    }
    if let delay = value("delayMillis", 1) {
      let seconds = try context.seconds(delay, in: .milliseconds)
      if seconds != 0 { curve.delay = .seconds(seconds) }
    }
    if let easing = value("easing", 2) {
      guard case .curve(let shape) = try context.knownEasing(easing) else {
        throw CodeProblem("\(context.quote(easing)) isn't a supported easing", at: easing.range)
      }
      curve.shape = shape.shape
    } else {
      defaults.append("FastOutSlowInEasing")
    }
    var finding = CodeFinding(.curve(curve))
    if !defaults.isEmpty {
      finding.defaults = [
        "\(defaults.joined(separator: " and ")), Compose's default\(defaults.count > 1 ? "s" : "")"
      ]
    }
    return finding
  }

  /// The constants of `androidx.compose.animation.core.Spring`, and of `SpringForce`.
  static let constants: [String: Double] = [
    "StiffnessHigh": 10_000, "StiffnessMedium": 1500, "StiffnessMediumLow": 400,
    "StiffnessLow": 200,
    "StiffnessVeryLow": 50, "DampingRatioHighBouncy": 0.2, "DampingRatioMediumBouncy": 0.5,
    "DampingRatioLowBouncy": 0.75, "DampingRatioNoBouncy": 1,
    "STIFFNESS_HIGH": 10_000, "STIFFNESS_MEDIUM": 1500, "STIFFNESS_LOW": 200,
    "STIFFNESS_VERY_LOW": 50,
    "DAMPING_RATIO_HIGH_BOUNCY": 0.2, "DAMPING_RATIO_MEDIUM_BOUNCY": 0.5,
    "DAMPING_RATIO_LOW_BOUNCY": 0.75, "DAMPING_RATIO_NO_BOUNCY": 1,
  ]

  private static func spring(
    _ link: CodeLink, _ node: CodeNode, in context: inout CodeContext
  ) throws(CodeProblem) -> CodeFinding? {
    guard Set(link.labels).isSubset(of: ["_", "dampingRatio", "stiffness", "visibilityThreshold"])
    else { return nil }
    let positional = link.unlabeled
    var (ratio, stiffness) = (1.0, 1500.0)
    var defaults: [String] = []
    if let written = link["dampingRatio"] ?? positional.first {
      ratio = try context.number(written).value
    } else {
      defaults.append("damping ratio 1")
    }
    if let written = link["stiffness"] ?? positional.dropFirst().first {
      stiffness = try context.number(written).value
    } else {
      defaults.append("stiffness 1500")
    }
    var finding = CodeFinding(
      .spring(try SwiftUIReading.make(["dampingRatio": ratio, "stiffness": stiffness], node)))
    if !defaults.isEmpty {
      finding.defaults = [
        "\(defaults.joined(separator: " and ")), Compose's default\(defaults.count > 1 ? "s" : "")"
      ]
    }
    return finding
  }

  private static func repeated(_ link: CodeLink, in context: inout CodeContext) throws(CodeProblem)
    -> CodeFinding?
  {
    let index = link.name == "repeatable" ? 1 : 0
    guard let node = link["animation"] ?? link.unlabeled.dropFirst(index).first,
      let chain = node.chain,
      var finding = try finding(chain, node, in: &context)
    else { return nil }
    finding.unkept.append(
      link.name == "repeatable" ? "its repeat count" : "its infinite repetition")
    return finding
  }

  // MARK: Views

  private static func force(
    _ chain: CodeChain, _ node: CodeNode, in context: inout CodeContext
  ) throws(CodeProblem) -> CodeFinding? {
    var (ratio, stiffness) = (0.5, 1500.0)
    if let written = chain.link("setDampingRatio")?.unlabeled.first {
      ratio = try context.number(written).value
    }
    if let written = chain.link("setStiffness")?.unlabeled.first {
      stiffness = try context.number(written).value
    }
    return CodeFinding(
      .spring(try SwiftUIReading.make(["dampingRatio": ratio, "stiffness": stiffness], node)))
  }

  /// The motion of an animator whose properties an `apply` block sets.
  private static func animator(
    _ link: CodeLink, _ chain: CodeChain, in context: inout CodeContext
  ) throws(CodeProblem) -> CodeFinding? {
    var own: [String: CodeNode] = [:]
    for statement in link.blocks.first?.value.statements ?? [] {
      if case .assignment(let path, let value) = statement.kind, let name = path.last {
        own[name] = value
      }
    }
    guard let duration = own["duration"] else { return nil }
    var finding = try timed(duration, own["startDelay"], own["interpolator"], in: &context)
    finding.ownProperties = ["interpolator"]
    finding.property = chain.links.lazy.compactMap { $0.unlabeled.dropFirst().first?.string }.first
    return finding
  }

  private static func timed(
    _ duration: CodeNode, _ delay: CodeNode?, _ interpolator: CodeNode?,
    in context: inout CodeContext
  ) throws(CodeProblem) -> CodeFinding {
    let seconds = try context.seconds(duration, in: .milliseconds)
    var finding: CodeFinding
    if let interpolator {
      let call = interpolator.chain?.links.last
      let name = call?.arguments?.isEmpty == true ? call?.name : nil
      if let shape = name.flatMap({ EasingNames.android($0) }) {
        finding = CodeFinding(.curve(Curve(shape)))
      } else {
        finding = CodeFinding(timing: try context.knownEasing(interpolator))
      }
    } else {
      // Animators of Android's accelerate and decelerate if nothing else is said.
      guard let shape = EasingNames.android("AccelerateDecelerateInterpolator") else {
        return CodeFinding(.duration(.seconds(seconds)))
      }
      finding = CodeFinding(.curve(Curve(shape)))
      finding.defaults = ["AccelerateDecelerateInterpolator, Android's default"]
    }
    finding.last(seconds)
    if let delay { finding.wait(try context.seconds(delay, in: .milliseconds)) }
    return finding
  }
}
