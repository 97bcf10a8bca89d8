import Motion
import Presets

/// What SwiftUI's animations, springs and unit curves mean.
///
/// Defaults are those of Apple's documentation of `Animation`, `Spring` and `UnitCurve`.
enum SwiftUIReading {
  /// Returns what a chain means; nil if it is no animation.
  ///
  /// - Parameter isExpected: Whether an animation is expected where it stands, so that a name such as
  ///   `.snappy` means one.
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

  private static let modifiers: Set = [
    "delay", "speed", "repeatForever", "repeatCount", "logicallyComplete",
  ]

  private static func apply(
    _ link: CodeLink, to finding: inout CodeFinding, _ node: CodeNode, in context: inout CodeContext
  ) throws(CodeProblem) {
    switch link.name {
    case "delay":
      guard let seconds = link.unlabeled.first else { return }
      finding.wait(try context.seconds(seconds))
    case "speed":
      guard let written = link.unlabeled.first else { return }
      let factor = try context.number(written).value
      guard factor > 0, factor.isFinite else {
        throw CodeProblem("a speed of \(context.quote(written)) never ends", at: written.range)
      }
      finding.speedUp(by: factor)
    case "repeatForever": finding.unkept.append("that it repeats forever")
    case "repeatCount":
      finding.unkept.append(
        "that it repeats \(link.unlabeled.first.map { context.code.typed($0.range) } ?? "") times")
    default: break
    }
  }

  // MARK: Animations

  private static let named: [String: (curve: NamedCurve, bounce: Double)] = [
    "linear": (.linear, 0), "easeIn": (.easeIn, 0), "easeOut": (.easeOut, 0),
    "easeInOut": (.easeInEaseOut, 0),
  ]
  private static let bounces = ["smooth": 0, "snappy": 0.15, "bouncy": 0.3]

  private static func base(
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

  private static let springLabels: Set = [
    "_", "response", "dampingFraction", "blendDuration", "duration", "bounce", "extraBounce",
    "mass",
    "stiffness", "damping", "initialVelocity",
  ]

  /// Gives a curve the duration that is written, or SwiftUI's.
  private static func timed(
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

  private static func timingCurve(
    _ link: CodeLink, in context: inout CodeContext
  ) throws(CodeProblem) -> CodeFinding? {
    let values = link.unlabeled
    if values.count == 1 {
      let (node, inner) = try context.resolve(values[0])
      var context = inner
      guard let chain = node.chain, let shape = try unitCurve(chain, in: &context) else {
        throw CodeProblem("\(context.quote(node)) isn't a curve that is read", at: node.range)
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

  private static func unitCurve(
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
    else { throw CodeProblem("\(context.quote(node)) isn't a point with numbers", at: node.range) }
    context = inner
    return [x, y]
  }

  // MARK: Springs

  /// `.snappy`, `.bouncy(duration:extraBounce:)` and the like, of animations and of springs.
  private static func preset(
    _ link: CodeLink?, _ node: CodeNode, in context: inout CodeContext
  ) throws(CodeProblem) -> CodeFinding? {
    guard let link, let bounce = bounces[link.name] else { return nil }
    var duration = 0.5
    var extra = 0.0
    if let written = link["duration"] { duration = try context.seconds(written) }
    if let written = link["extraBounce"] { extra = try context.number(written).value }
    var finding = CodeFinding(
      .spring(
        try make(["duration": duration, "bounce": Figure.rounded(bounce + extra, to: 12)], node)))
    if link["duration"] == nil { finding.defaults = ["0.5 s, SwiftUI's default"] }
    return finding
  }

  private static func springAnimation(
    _ link: CodeLink, _ node: CodeNode, in context: inout CodeContext
  ) throws(CodeProblem) -> CodeFinding? {
    if let value = link.unlabeled.first {
      let (node, inner) = try context.resolve(value)
      var own = inner
      guard let chain = node.chain else {
        throw CodeProblem("\(context.quote(value)) isn't a spring that is read", at: value.range)
      }
      let isShort = chain.links.count == 1 && bounces[chain.links[0].name] != nil
      let found =
        isShort
        ? try preset(chain.links[0], node, in: &own)
        : try finding(chain, node, isExpected: true, in: &own)
      guard var found, case .spring(var spring) = found.motion else {
        throw CodeProblem("\(context.quote(value)) isn't a spring that is read", at: value.range)
      }
      context.used.formUnion(own.used)
      if let velocity = link["initialVelocity"] {
        spring.initialVelocity = .number(try context.number(velocity).value)
      }
      found.motion = .spring(spring)
      return found
    }
    var spring: Spring
    var defaults: [String] = []
    switch link.name {
    case "interactiveSpring" where link["duration"] != nil || link["extraBounce"] != nil:
      throw CodeProblem(
        "Apple doesn't document the bounce of `interactiveSpring(duration:)`", at: node.range)
    case "interpolatingSpring" where link["stiffness"] != nil || link["damping"] != nil,
      "spring" where link["stiffness"] != nil:
      guard let found = try Self.spring(link, node, in: &context) else { return nil }
      spring = found
    case "spring"
    where link["response"] != nil || link["dampingFraction"] != nil
      || link.arguments != nil && link["duration"] == nil && link["bounce"] == nil,
      "interactiveSpring":
      let isSpring = link.name == "spring"
      let response = try link["response"].map { written throws(CodeProblem) in
        try context.seconds(written)
      }
      let fraction = try link["dampingFraction"].map { written throws(CodeProblem) in
        try context.number(written).value
      }
      if response == nil { defaults.append("response \(isSpring ? "0.5" : "0.15") s") }
      if fraction == nil { defaults.append("damping fraction \(isSpring ? "0.825" : "0.86")") }
      spring = try make(
        [
          "response": response ?? (isSpring ? 0.5 : 0.15),
          "dampingFraction": fraction ?? (isSpring ? 0.825 : 0.86),
        ], node)
      // The blend time is for springs that take over from one another.
      if let blend = link["blendDuration"], case .response(let a, let b, _) = spring.parameters {
        let seconds = try context.seconds(blend)
        spring.parameters = .response(
          response: a, dampingFraction: b, blendDuration: .seconds(seconds))
      }
    default:
      let duration = try link["duration"].map { written throws(CodeProblem) in
        try context.seconds(written)
      }
      let bounce = try link["bounce"].map { written throws(CodeProblem) in
        try context.number(written).value
      }
      if duration == nil { defaults.append("0.5 s") }
      if bounce == nil { defaults.append("no bounce") }
      spring = try make(["duration": duration ?? 0.5, "bounce": bounce ?? 0], node)
    }
    if let velocity = link["initialVelocity"], spring.initialVelocity == nil {
      let value = try context.number(velocity).value
      if value != 0 { spring.initialVelocity = .number(value) }
    }
    var finding = CodeFinding(.spring(spring))
    if !defaults.isEmpty {
      finding.defaults = [
        defaults.joined(separator: " and ") + ", SwiftUI's default\(defaults.count > 1 ? "s" : "")"
      ]
    }
    return finding
  }

  /// `Spring(…)`, and the same numbers of an interpolating spring.
  private static func spring(
    _ link: CodeLink, _ node: CodeNode, in context: inout CodeContext
  ) throws(CodeProblem) -> Spring? {
    func value(_ label: String) throws(CodeProblem) -> Double? {
      guard let written = link[label] else { return nil }
      return try context.number(written).value
    }
    if let stiffness = try value("stiffness"), let damping = try value("damping") {
      let mass = try value("mass") ?? 1
      var spring = try make(["mass": mass, "stiffness": stiffness, "damping": damping], node)
      if let velocity = try value("initialVelocity"), velocity != 0 {
        spring.initialVelocity = .number(velocity)
      }
      if let allows = link["allowOverDamping"], context.code.typed(allows.range) == "true" {
        spring.allowsOverdamping = true
      }
      return spring
    }
    if let ratio = try value("dampingRatio") {
      if let response = try value("response") {
        return try make(["response": response, "dampingFraction": ratio], node)
      }
      guard let settling = try value("settlingDuration") else { return nil }
      return try make(["dampingRatio": ratio, "duration": settling], node)
    }
    guard Set(link.labels).isSubset(of: ["duration", "bounce"]) else { return nil }
    return try make(
      ["duration": try value("duration") ?? 0.5, "bounce": try value("bounce") ?? 0], node)
  }

  /// Makes a spring of its figures, held to what a spring may be.
  static func make(_ figures: [String: Double], _ node: CodeNode) throws(CodeProblem) -> Spring {
    do throws(ValueProblem) {
      return try ValueReader(ReaderOptions()).make(figures)
    } catch {
      throw CodeProblem(error.reason, at: node.range)
    }
  }
}
