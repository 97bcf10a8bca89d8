import Motion
import Presets

/// The meaning of Core Animation's timing functions and animations.
///
/// Defaults are those of Apple's documentation of `CAAnimation` and its subclasses.
enum CoreAnimationReading {
  /// Returns the curve of a timing function; nil for another chain.
  static func finding(
    _ chain: CodeChain, _ node: CodeNode, in context: inout CodeContext
  ) throws(CodeProblem) -> CodeFinding? {
    guard case nil = chain.base, let link = chain.links.last, link.isCalled else { return nil }
    // Exports of Curvet's own have a type of that name.
    if link.name == "Curve", chain.links.count == 1, link.labels == ["_", "_", "_", "_"] {
      return CodeFinding(.curve(Curve(try SwiftUIReading.bezier(link.unlabeled, in: &context))))
    }
    if link.name == "runAnimationGroup" { return try animationGroup(link, in: &context) }
    guard chain.links.first?.name == "CAMediaTimingFunction", link.arguments != nil else {
      return nil
    }
    return CodeFinding(.curve(Curve(try shape(link, node, in: &context))))
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
        throw CodeProblem(
          "\(context.quote(name)) isn't a Core Animation timing function", at: name.range)
      }
      return .named(curve)
    }
    let points = (link.arguments ?? []).map(\.value)
    guard link.labels.first == "controlPoints", points.count == 4 else {
      throw CodeProblem(
        "\(context.quote(node)) isn't a supported timing function", at: node.range)
    }
    return try SwiftUIReading.bezier(points, in: &context)
  }

  /// The timing that the block of `NSAnimationContext.runAnimationGroup` sets of its context.
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

  /// Returns an animation with the properties assigned to it.
  static func animation(
    _ node: CodeNode, _ name: String, at token: Int, in context: inout CodeContext
  ) throws(CodeProblem) -> CodeFinding? {
    guard let link = node.chain?.links.first else { return nil }
    var own = assignments(to: name, at: token, in: context)
    // Of a group, the whole time is its own.
    if own["duration"] == nil, let group = group(of: name, in: context) {
      own["duration"] = group["duration"]
    }
    switch link.name {
    case "CASpringAnimation": return try spring(link, own, node, in: &context)
    case "CATransition": return try transition(own, node, in: &context)
    case "CAAnimationGroup": return try group(own, node, in: &context)
    default: return try keyframes(link, own, node, in: &context)
    }
  }

  /// The values that the properties of a name get behind its declaration, up to where it gets another value.
  static func assignments(to name: String, at token: Int, in context: CodeContext) -> [String:
    CodeNode]
  {
    var values: [String: CodeNode] = [:]
    for statement in context.siblings where statement.token > token {
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

  /// The values that the properties of an animation's group get; nil if it isn't in a group.
  private static func group(of name: String, in context: CodeContext) -> [String: CodeNode]? {
    for statement in context.siblings {
      guard case .assignment(let path, let value) = statement.kind, path.count == 2,
        path[1] == "animations",
        (value.elements ?? []).contains(where: { $0.chain?.names == [name] })
      else { continue }
      let group = context.siblings.last { other in
        if case .declaration(let one) = other.kind { one.name == path[0] } else { false }
      }
      return assignments(to: path[0], at: group?.token ?? -1, in: context)
    }
    return nil
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
        "\(context.quote(node)) isn't a supported timing function", at: node.range)
    }
    let shape = try shape(link, value, in: &own)
    context.used.formUnion(own.used)
    return shape
  }

  /// Sets the properties of `CAMediaTiming` other than the duration.
  static func setMediaTiming(
    _ own: [String: CodeNode], _ keyframes: inout Keyframes, _ unkept: inout [String],
    in context: inout CodeContext
  ) throws(CodeProblem) {
    if let begin = own["beginTime"], begin.chain?.links.first?.name != "CACurrentMediaTime" {
      // CACurrentMediaTime() + 0.5 begins half a second later.
      var delay = begin
      if case .binary("+", let first, let second) = begin.kind {
        let isNow =
          first.chain?.links.contains { ["CACurrentMediaTime", "convertTime"].contains($0.name) }
          == true
        delay = isNow ? second : first
      }
      do throws(CodeProblem) {
        let seconds = try context.seconds(delay)
        if seconds != 0 { keyframes.beginTime = .seconds(seconds) }
      } catch {
        unkept.append("its begin time (\(error.reason))")
      }
    }
    if let count = own["repeatCount"] {
      do throws(CodeProblem) {
        let times = try context.number(count).value
        keyframes.repeatCount = times.isFinite && times < 1e9 ? .times(times) : .infinite
      } catch {
        unkept.append("its repeat count (\(error.reason))")
      }
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
}
