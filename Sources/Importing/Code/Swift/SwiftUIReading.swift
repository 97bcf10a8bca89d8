import Diagnostics
import Motion
import Presets

/// The meaning of SwiftUI's animations, springs and unit curves.
///
/// Defaults are those of Apple's documentation of `Animation`, `Spring` and `UnitCurve`.
enum SwiftUIReading {
  /// Returns the motion that a chain means; nil if it isn't one.
  ///
  /// - Parameter isExpected: Whether an animation is expected there, so a name such as `.snappy`
  ///   means one.
  static func finding(
    _ chain: CodeChain, _ node: CodeNode, isExpected: Bool, in context: inout CodeContext
  ) throws(CodeProblem) -> CodeFinding? {
    var links = chain.links[...]
    var isExpected = isExpected
    switch chain.base {
    case .value: return nil
    case .implicit: break
    case nil:
      if links.first?.name == "SwiftUI" { links = links.dropFirst() }
      guard let first = links.first else { return nil }
      switch first.name {
      case "Animation" where !first.isCalled:
        links = links.dropFirst()
        isExpected = true
      case "Spring" where first.isCalled && links.count == 1:
        return try spring(first, node, in: &context).map { CodeFinding(.spring($0)) }
      case "Spring" where links.last?.name == "perceptual":
        // Of Curvet's own exports.
        guard let link = links.last else { return nil }
        return try spring(link, node, in: &context).map { CodeFinding(.spring($0)) }
      case "Spring" where links.count == 2:
        return try preset(links.last, node, in: &context)
      case "UnitCurve" where links.count == 2:
        return try unitCurve(chain, in: &context).map { CodeFinding(.curve(Curve($0))) }
      default: return nil
      }
    }
    guard let head = links.first else { return nil }
    let modifiers = links.dropFirst()
    let isModified = modifiers.contains { Self.modifiers.contains($0.name) }
    guard var finding = try base(head, node, isExpected: isExpected || isModified, in: &context)
    else {
      return nil
    }
    for modifier in modifiers { try apply(modifier, to: &finding, node, in: &context) }
    return finding
  }

  static let modifiers: Set = [
    "delay", "speed", "repeatForever", "repeatCount", "logicallyComplete",
  ]

  static func apply(
    _ link: CodeLink, to finding: inout CodeFinding, _ node: CodeNode, in context: inout CodeContext
  ) throws(CodeProblem) {
    switch link.name {
    case "delay":
      guard let seconds = link.unlabeled.first else { return }
      // A delay behind the repeat comes once, before all of them.
      if finding.unkept.contains("its infinite repetition") {
        finding.unkept.append("the delay before the first repetition")
        return
      }
      finding.wait(try context.seconds(seconds))
    case "speed":
      guard let written = link.unlabeled.first else { return }
      let factor = try context.number(written).value
      guard factor > 0, factor.isFinite else {
        throw CodeProblem(
          "an animation at speed \(context.quote(written)) never ends", at: written.range)
      }
      finding.speedUp(by: factor)
    case "repeatForever": finding.unkept.append("its infinite repetition")
    case "repeatCount":
      if let count = link.unlabeled.first, (try? context.number(count))?.value == 1 { return }
      finding.unkept.append(
        "its repeat count (\(link.unlabeled.first.map { context.quote($0) } ?? "unknown"))")
    default:
      if let question = Suggestion.question(for: link.name, among: Self.modifiers) {
        throw CodeProblem("`.\(link.name)` isn't supported; \(question)", at: node.range)
      }
    }
  }

  // MARK: Animations

  static let named: [String: (curve: NamedCurve, bounce: Double)] = [
    "linear": (.linear, 0), "easeIn": (.easeIn, 0), "easeOut": (.easeOut, 0),
    "easeInOut": (.easeInEaseOut, 0),
  ]
  static let bounces = ["smooth": 0, "snappy": 0.15, "bouncy": 0.3]

  static func base(
    _ link: CodeLink, _ node: CodeNode, isExpected: Bool, in context: inout CodeContext
  ) throws(CodeProblem) -> CodeFinding? {
    let labels = Set(link.labels)
    if let (name, _) = named[link.name] {
      guard labels.isSubset(of: ["duration"]), link.blocks.isEmpty, isExpected || !labels.isEmpty
      else { return nil }
      return try timed(Curve(.named(name)), link, in: &context)
    }
    switch link.name {
    case "default" where isExpected && !link.isCalled:
      throw CodeProblem(
        "has no values: SwiftUI doesn't document its default animation", at: node.range)
    case "timingCurve" where link.arguments != nil: return try timingCurve(link, in: &context)
    case "smooth", "snappy", "bouncy":
      guard labels.isSubset(of: ["duration", "extraBounce"]), link.blocks.isEmpty,
        isExpected || !labels.isEmpty
      else { return nil }
      return try preset(link, node, in: &context)
    case "spring", "interactiveSpring", "interpolatingSpring":
      guard labels.isSubset(of: springLabels), link.blocks.isEmpty,
        isExpected || link.arguments != nil
      else { return nil }
      return try springAnimation(link, node, in: &context)
    default: return nil
    }
  }

  static let springLabels: Set = [
    "_", "response", "dampingFraction", "blendDuration", "duration", "bounce", "extraBounce",
    "mass",
    "stiffness", "damping", "initialVelocity",
  ]

  /// Gives a curve the duration that is written, or SwiftUI's.
  static func timed(
    _ curve: Curve, _ link: CodeLink, in context: inout CodeContext
  ) throws(CodeProblem) -> CodeFinding {
    var curve = curve
    guard let written = link["duration"] else {
      curve.duration = .seconds(0.35)
      var finding = CodeFinding(.curve(curve))
      finding.defaults = ["0.35 s, SwiftUI's default"]
      return finding
    }
    curve.duration = .seconds(try context.seconds(written))
    return CodeFinding(.curve(curve))
  }

  static func timingCurve(
    _ link: CodeLink, in context: inout CodeContext
  ) throws(CodeProblem) -> CodeFinding? {
    let values = link.unlabeled
    if values.count == 1 {
      let (node, inner) = try context.resolve(values[0])
      var context = inner
      guard let chain = node.chain, let shape = try unitCurve(chain, in: &context) else {
        throw CodeProblem("\(context.quote(node)) isn't a supported curve", at: node.range)
      }
      return try timed(Curve(shape), link, in: &context)
    }
    guard values.count == 4 else { return nil }
    return try timed(Curve(try bezier(values, in: &context)), link, in: &context)
  }

  static func bezier(
    _ values: [CodeNode], in context: inout CodeContext
  ) throws(CodeProblem) -> Curve.Shape {
    var points: [Double] = []
    for value in values { points.append(try context.number(value).value) }
    do throws(ValueProblem) {
      return try ValueReader.bezier(points)
    } catch {
      throw CodeProblem(
        error.reason, at: values[0].range.lowerBound..<(values.last?.range.upperBound ?? 0))
    }
  }

  static func unitCurve(
    _ chain: CodeChain, in context: inout CodeContext
  ) throws(CodeProblem) -> Curve.Shape? {
    guard let link = chain.links.last else { return nil }
    switch link.name {
    case "linear": return .named(.linear)
    case "easeIn": return .named(.easeIn)
    case "easeOut": return .named(.easeOut)
    case "easeInOut", "easeInEaseOut": return .named(.easeInEaseOut)
    case "circularEaseIn": return KnownShapes.curve("penner-exact/circ-in")
    case "circularEaseOut": return KnownShapes.curve("penner-exact/circ-out")
    case "circularEaseInOut": return KnownShapes.curve("penner-exact/circ-in-out")
    case "bezier":
      guard let start = link["startControlPoint"], let end = link["endControlPoint"] else {
        return nil
      }
      return try bezier(point(start, in: &context) + point(end, in: &context), in: &context)
    default: return nil
    }
  }

  /// The parts of `UnitPoint(x:y:)`, `CGPoint(x:y:)` and the like.
  static func point(_ node: CodeNode, in context: inout CodeContext) throws(CodeProblem)
    -> [CodeNode]
  {
    let (value, inner) = try context.resolve(node)
    guard inner.text == context.text, let link = value.chain?.links.last,
      let x = link["x"] ?? link["dx"], let y = link["y"] ?? link["dy"]
    else {
      throw CodeProblem("\(context.quote(node)) isn't a point with number values", at: node.range)
    }
    context = inner
    return [x, y]
  }
}
