import Motion

/// The meaning of Flutter's curves, durations and springs where widgets and controllers take them.
enum FlutterReading {
  /// Returns the motion that a chain means; nil if it isn't one.
  static func finding(
    _ chain: CodeChain, _ node: CodeNode, in context: inout CodeContext
  ) throws(CodeProblem) -> CodeFinding? {
    guard let first = chain.links.first, let last = chain.links.last, let arguments = last.arguments
    else { return nil }
    if first.name == "SpringDescription" { return try spring(last, node, in: &context) }
    if last.name == "Cubic", chain.links.count == 1, arguments.count == 4 {
      return CodeFinding(
        .curve(Curve(try SwiftUIReading.bezier(arguments.map(\.value), in: &context))))
    }
    if last.name == "Interval" || last.name == "CurvedAnimation" {
      guard let curve = last["curve"] else { return nil }
      return CodeFinding(timing: try context.knownEasing(curve))
    }
    return try timed(last, node, in: &context)
  }

  /// A record of a duration, and of a curve or of keyframes: `(duration: …, curve: Curves.ease)`.
  static func record(
    _ members: [CodeArgument], _ node: CodeNode, in context: inout CodeContext
  ) throws(CodeProblem) -> CodeFinding? {
    let link = CodeLink(name: "", token: node.range.lowerBound, arguments: members)
    guard link["duration"] != nil, link["curve"] != nil else {
      return try FlutterKeyframes.finding(members, node, in: &context)
    }
    var finding = try timed(link, node, in: &context)
    finding?.property = nil
    return finding
  }

  /// A call that takes a duration, and mostly a curve.
  private static func timed(
    _ link: CodeLink, _ node: CodeNode, in context: inout CodeContext
  ) throws(CodeProblem) -> CodeFinding? {
    let curve = link["curve"] ?? link["switchInCurve"]
    guard let duration = link["duration"] ?? link["transitionDuration"] else { return nil }
    let isWidget = link.name.hasPrefix("Animated") || link.name == "TweenAnimationBuilder"
    guard curve != nil || isWidget || others.contains(link.name) else { return nil }
    let seconds = try context.seconds(duration, in: .milliseconds)
    var finding: CodeFinding
    if let curve {
      finding = CodeFinding(timing: try context.knownEasing(curve))
      finding.last(seconds)
    } else if isWidget {
      finding = CodeFinding(.curve(Curve(.named(.linear), duration: .seconds(seconds))))
      finding.defaults = ["Curves.linear, Flutter's default"]
    } else {
      finding = CodeFinding(.duration(.seconds(seconds)))
    }
    if let delay = link["delay"] { finding.wait(try context.seconds(delay, in: .milliseconds)) }
    finding.property = link.name
    return finding
  }

  /// Calls that take a duration of motion without a curve.
  private static let others: Set = [
    "AnimationController", "PageRouteBuilder", "showGeneralDialog", "fadeIn", "fadeOut", "fade",
    "slide", "slideX",
    "slideY", "scale", "rotate", "move", "moveX", "moveY", "blur",
  ]

  /// Durations other than the one that is read with the curve.
  static func further(_ chain: CodeChain) -> [CodeNode] {
    guard let link = chain.links.last else { return [] }
    return ["reverseDuration", "reverseTransitionDuration"].compactMap { link[$0] }
  }

  private static func spring(
    _ link: CodeLink, _ node: CodeNode, in context: inout CodeContext
  ) throws(CodeProblem) -> CodeFinding? {
    var figures: [String: Double] = [:]
    for argument in link.arguments ?? [] {
      guard let label = argument.label else { continue }
      figures[label] =
        label == "duration"
        ? try context.seconds(argument.value, in: .milliseconds)
        : try context.number(argument.value).value
    }
    switch link.name {
    case "withDampingRatio":
      figures["dampingRatio"] = figures.removeValue(forKey: "ratio") ?? 1
    case "withDurationAndBounce":
      figures = ["duration": figures["duration"] ?? 0.5, "bounce": figures["bounce"] ?? 0]
    default: break
    }
    // SpringSimulation plays overdamped springs unchanged.
    var spring = try SwiftUIReading.make(figures, node)
    if case .physical(let mass, let stiffness, let damping) = spring.parameters,
      damping > 2 * (mass * stiffness).squareRoot()
    {
      spring.allowsOverdamping = true
    }
    return CodeFinding(.spring(spring))
  }
}
