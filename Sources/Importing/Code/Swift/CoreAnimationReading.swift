import Motion
import Presets

/// What Core Animation's timing functions and animations mean.
///
/// Defaults are those of Apple's documentation of `CAAnimation` and its subclasses.
enum CoreAnimationReading {
  /// Returns what a timing function is; nil if a chain is none.
  static func finding(
    _ chain: CodeChain, _ node: CodeNode, in context: inout CodeContext
  ) throws(CodeProblem) -> CodeFinding? {
    guard case nil = chain.base, let link = chain.links.last, link.isCalled else { return nil }
    if link.name == "runAnimationGroup" { return try animationGroup(link, in: &context) }
    guard chain.links.first?.name == "CAMediaTimingFunction", link.arguments != nil else {
      return nil
    }
    var finding = CodeFinding(.curve(Curve(try shape(link, node, in: &context))))
    finding.isPart = true
    return finding
  }

  /// The curve of `CAMediaTimingFunction(…)` or `.init(…)`.
  static func shape(
    _ link: CodeLink, _ node: CodeNode, in context: inout CodeContext
  ) throws(CodeProblem) -> Curve.Shape {
    if let name = link["name"] {
      let word = name.string ?? name.chain?.links.last?.name ?? ""
      let start = "kCAMediaTimingFunction"
      let plain = word.hasPrefix(start) ? word.dropFirst(start.count) : word[...]
      guard let curve = NamedCurve(rawValue: plain.prefix(1).lowercased() + plain.dropFirst())
      else {
        throw CodeProblem("\(context.quote(name)) isn't a name of Core Animation's", at: name.range)
      }
      return .named(curve)
    }
    let points = (link.arguments ?? []).map(\.value)
    guard link.labels.first == "controlPoints", points.count == 4 else {
      throw CodeProblem(
        "\(context.quote(node)) isn't a timing function that is read", at: node.range)
    }
    return try SwiftUIReading.bezier(points, in: &context)
  }

  /// What the block of `NSAnimationContext.runAnimationGroup` sets of its context.
  static func animationGroup(
    _ link: CodeLink, in context: inout CodeContext
  ) throws(CodeProblem) -> CodeFinding? {
    var own: [String: CodeNode] = [:]
    for statement in link.values.lazy.compactMap(\.statements).first ?? [] {
      guard case .assignment(let path, let value) = statement.kind, path.count == 2 else {
        continue
      }
      own[path[1]] = value
    }
    let seconds = try time(own["duration"], in: &context)
    var finding: CodeFinding
    if let shape = try timing(own["timingFunction"], in: &context) {
      finding = CodeFinding(.curve(Curve(shape, duration: seconds.map(Time.seconds))))
    } else {
      guard let seconds else { return nil }
      finding = CodeFinding(.duration(.seconds(seconds)))
    }
    finding.ownProperties = ["timingFunction"]
    return finding
  }

  static let classes: Set = [
    "CABasicAnimation", "CAKeyframeAnimation", "CASpringAnimation", "CATransition",
    "CAAnimationGroup",
  ]

  /// Whether a value makes an animation whose properties are set by the statements that follow.
  static func makesAnimation(_ node: CodeNode?) -> Bool {
    guard let chain = node?.chain, case nil = chain.base, let link = chain.links.first else {
      return false
    }
    return classes.contains(link.name) && link.isCalled && chain.links.count == 1
  }

  /// Returns what an animation is with what is assigned to it.
  static func animation(
    _ node: CodeNode, _ name: String, in context: inout CodeContext
  ) throws(CodeProblem) -> CodeFinding? {
    guard let link = node.chain?.links.first else { return nil }
    let own = assignments(to: name, in: context)
    switch link.name {
    case "CASpringAnimation": return try spring(link, own, node, in: &context)
    case "CATransition": return try transition(own, node, in: &context)
    case "CAAnimationGroup": return try group(own, node, in: &context)
    default: return try keyframes(link, own, node, in: &context)
    }
  }

  /// What is assigned to the properties of a name, up to where it gets another value.
  static func assignments(to name: String, in context: CodeContext) -> [String: CodeNode] {
    var values: [String: CodeNode] = [:]
    for statement in context.siblings {
      switch statement.kind {
      case .assignment(let path, let value):
        if path == [name] { return values }
        if path.count == 2, path[0] == name { values[path[1]] = value }
      case .declaration(let one):
        if one.name == name { return values }
      default: break
      }
    }
    return values
  }

  // MARK: Times

  static func time(_ node: CodeNode?, in context: inout CodeContext) throws(CodeProblem)
    -> Double?
  {
    guard let node else { return nil }
    return try context.seconds(node)
  }

  static func timing(_ node: CodeNode?, in context: inout CodeContext) throws(CodeProblem) -> Curve
    .Shape?
  {
    guard let node else { return nil }
    let (value, inner) = try context.resolve(node)
    var own = inner
    guard let link = value.chain?.links.last, link.arguments != nil else {
      throw CodeProblem(
        "\(context.quote(node)) isn't a timing function that is read", at: node.range)
    }
    let shape = try shape(link, value, in: &own)
    context.used.formUnion(own.used)
    return shape
  }

  /// Sets what `CAMediaTiming` has beside a duration.
  static func setMediaTiming(
    _ own: [String: CodeNode], _ keyframes: inout Keyframes, in context: inout CodeContext
  ) throws(CodeProblem) {
    if let begin = own["beginTime"] {
      // CACurrentMediaTime() + 0.5 begins half a second later.
      var delay = begin
      if case .binary("+", let first, let second) = begin.kind {
        delay =
          first.chain?.links.contains {
            $0.name == "CACurrentMediaTime" || $0.name == "convertTime"
          } == true ? second : first
      }
      if begin.chain?.links.first?.name != "CACurrentMediaTime" {
        let seconds = try context.seconds(delay)
        if seconds != 0 { keyframes.beginTime = .seconds(seconds) }
      }
    }
    if let count = own["repeatCount"] {
      let times = try context.number(count).value
      keyframes.repeatCount = times.isFinite && times < 1e9 ? .times(times) : .infinite
    }
    if own["autoreverses"].map({ context.code.typed($0.range) }) == "true" {
      keyframes.autoreverses = true
    }
    if let speed = own["speed"] { keyframes.speed = try context.number(speed).value }
    if let mode = own["fillMode"]?.chain?.links.last?.name {
      let start = "kCAFillMode"
      let plain = mode.hasPrefix(start) ? mode.dropFirst(start.count).lowercased() : mode
      keyframes.fillMode = FillMode(rawValue: plain)
    }
  }

  // MARK: Others

  static func spring(
    _ link: CodeLink, _ own: [String: CodeNode], _ node: CodeNode, in context: inout CodeContext
  ) throws(CodeProblem) -> CodeFinding? {
    if let duration = link["perceptualDuration"], let bounce = link["bounce"] {
      let figures = [
        "duration": try context.seconds(duration), "bounce": try context.number(bounce).value,
      ]
      var finding = CodeFinding(.spring(try SwiftUIReading.make(figures, node)))
      finding.property = own["keyPath"].flatMap { keyPath($0) }
      return finding
    }
    var figures = ["mass": 1.0, "stiffness": 100, "damping": 10]
    var missing: [String] = []
    for name in ["mass", "stiffness", "damping"] {
      if let written = own[name] {
        figures[name] = try context.number(written).value
      } else {
        missing.append("\(name) \(Figure.text(figures[name] ?? 0))")
      }
    }
    var spring = try SwiftUIReading.make(figures, node)
    if let velocity = own["initialVelocity"] {
      let value = try context.number(velocity).value
      if value != 0 { spring.initialVelocity = .number(value) }
    }
    var finding = CodeFinding(.spring(spring))
    finding.property = link["keyPath"].flatMap { keyPath($0) }
    if !missing.isEmpty {
      finding.defaults = [
        "\(missing.joined(separator: " and ")), Core Animation's default\(missing.count > 1 ? "s" : "")"
      ]
    }
    if own["fromValue"] != nil || own["toValue"] != nil {
      finding.unkept = ["from where to where it moves"]
    }
    return finding
  }

  static let subtypes: [String: Transition.Direction] = [
    "fromLeft": .fromLeft, "fromRight": .fromRight, "fromTop": .fromTop, "fromBottom": .fromBottom,
    "kCATransitionFromLeft": .fromLeft, "kCATransitionFromRight": .fromRight,
    "kCATransitionFromTop": .fromTop, "kCATransitionFromBottom": .fromBottom,
  ]

  static func transition(
    _ own: [String: CodeNode], _ node: CodeNode, in context: inout CodeContext
  ) throws(CodeProblem) -> CodeFinding? {
    var transition = Transition()
    let type = own["type"]?.chain?.links.last?.name ?? "fade"
    let start = "kCATransition"
    let plain =
      type.hasPrefix(start)
      ? type.dropFirst(start.count).prefix(1).lowercased() + type.dropFirst(start.count + 1) : type
    guard let style = Transition.Style(rawValue: plain),
      [.fade, .push, .moveIn, .reveal].contains(style)
    else {
      throw CodeProblem(
        "`\(type)` isn't a type of transition that Apple documents", at: own["type"]?.range)
    }
    transition.style = style
    transition.direction = (own["subtype"]?.chain?.links.last?.name).flatMap { subtypes[$0] }
    transition.duration = .seconds(try time(own["duration"], in: &context) ?? 0.25)
    transition.timing = try timing(own["timingFunction"], in: &context).map { .curve(Curve($0)) }
    var finding = CodeFinding(.transition(transition))
    if own["duration"] == nil { finding.defaults = ["0.25 s, Core Animation's default"] }
    return finding
  }

  static func group(
    _ own: [String: CodeNode], _ node: CodeNode, in context: inout CodeContext
  ) throws(CodeProblem) -> CodeFinding? {
    guard let members = own["animations"]?.elements, !members.isEmpty else {
      throw CodeProblem("it has no animations that are named", at: node.range)
    }
    var group = MotionGroup()
    group.duration = try time(own["duration"], in: &context).map(Time.seconds)
    for member in members {
      guard let name = member.chain?.names?.last else {
        throw CodeProblem(
          "\(context.quote(member)) isn't an animation of this text", at: member.range)
      }
      let definition = try context.names.definition(
        of: [name], in: context.scope, of: context.text, context.language
      ) { "line \(context.code.line($0.token))" }
      // Its properties are set beside the group's.
      var inner = context
      inner.siblings = context.siblings
      guard let value = definition.value, makesAnimation(value),
        let found = try animation(value, name, in: &inner)
      else { throw CodeProblem("`\(name)` isn't an animation that is read", at: member.range) }
      context.used.insert(definition.id)
      context.used.formUnion(inner.used)
      var one = MotionGroup.Member(.motion(found.motion))
      if case .keyframes(var keyframes) = found.motion, let begin = keyframes.beginTime {
        keyframes.beginTime = nil
        one = MotionGroup.Member(.motion(.keyframes(keyframes)))
        one.beginTime = begin
      }
      group.members.append(one)
    }
    return CodeFinding(.group(group))
  }
}
