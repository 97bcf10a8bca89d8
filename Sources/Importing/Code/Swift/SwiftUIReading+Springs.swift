import Motion
import Presets

// Springs.
extension SwiftUIReading {
  /// `.snappy`, `.bouncy(duration:extraBounce:)` and the like, of animations and of springs.
  static func preset(
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

  static func springAnimation(
    _ link: CodeLink, _ node: CodeNode, in context: inout CodeContext
  ) throws(CodeProblem) -> CodeFinding? {
    if let value = link.unlabeled.first {
      let (node, inner) = try context.resolve(value)
      var own = inner
      guard let chain = node.chain else {
        throw CodeProblem("\(context.quote(value)) isn't a supported spring", at: value.range)
      }
      let isShort = chain.links.count == 1 && bounces[chain.links[0].name] != nil
      let found =
        isShort
        ? try preset(chain.links[0], node, in: &own)
        : try finding(chain, node, isExpected: true, in: &own)
      guard var found, case .spring(var spring) = found.motion else {
        throw CodeProblem("\(context.quote(value)) isn't a supported spring", at: value.range)
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
  static func spring(
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

  /// Makes a spring from its values, and validates them.
  static func make(_ figures: [String: Double], _ node: CodeNode) throws(CodeProblem) -> Spring {
    do throws(ValueProblem) {
      return try ValueReader(ReaderOptions()).make(figures)
    } catch {
      throw CodeProblem(error.reason, at: node.range)
    }
  }
}
