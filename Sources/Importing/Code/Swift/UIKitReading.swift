import Motion
import Presets

/// The meaning of UIKit's animations, animators and timing parameters.
///
/// Defaults are those of Apple's documentation of `UIView`, `UIViewPropertyAnimator`,
/// `UICubicTimingParameters` and `UISpringTimingParameters`.
enum UIKitReading {
  /// Returns the motion that a chain means; nil if it isn't one of UIKit's.
  static func finding(
    _ chain: CodeChain, _ node: CodeNode, in context: inout CodeContext
  ) throws(CodeProblem) -> CodeFinding? {
    guard case nil = chain.base, let first = chain.links.first, let last = chain.links.last else {
      return nil
    }
    switch first.name {
    case "UIView" where chain.links.count >= 2 && chain.links[1].isCalled:
      return try view(chain.links[1], node, in: &context)
    case "UIViewPropertyAnimator" where first.isCalled:
      return try animator(first, node, in: &context)
    case "UIViewPropertyAnimator" where last.name == "runningPropertyAnimator":
      return try view(last, node, in: &context)
    case "UICubicTimingParameters", "UISpringTimingParameters":
      guard first.arguments != nil else { return nil }
      return try parameters(first, node, in: &context)
    default: return nil
    }
  }

  // MARK: Views

  private static func view(
    _ link: CodeLink, _ node: CodeNode, in context: inout CodeContext
  ) throws(CodeProblem) -> CodeFinding? {
    var finding: CodeFinding
    switch link.name {
    case "animate" where link["springDuration"] != nil || link["bounce"] != nil:
      finding = try appleSpring(link, "springDuration", node, in: &context)
    case "animate" where link["withDuration"] != nil, "runningPropertyAnimator":
      guard let written = link["withDuration"] else { return nil }
      let seconds = try context.seconds(written)
      if let damping = link["usingSpringWithDamping"] {
        let ratio = try context.number(damping).value
        finding = CodeFinding(
          .spring(try SwiftUIReading.make(["dampingRatio": ratio, "duration": seconds], node)))
        try setVelocity(link["initialSpringVelocity"], to: &finding, in: &context)
      } else {
        finding = CodeFinding(
          .curve(Curve(try shape(link["options"], in: &context), duration: .seconds(seconds))))
      }
    case "animate":
      // UIView.animate(.snappy) { … } takes an animation of SwiftUI's.
      guard let value = link.unlabeled.first else {
        guard link.blocks.isEmpty else {
          throw CodeProblem(
            "has no values: UIKit doesn't document its default animation", at: node.range)
        }
        return nil
      }
      guard let chain = value.chain,
        let found = try SwiftUIReading.finding(chain, value, isExpected: true, in: &context)
      else { return nil }
      finding = found
    case "animateKeyframes": return try UIKitKeyframes.finding(link, node, in: &context)
    case "transition": return try transition(link, node, in: &context)
    default: return nil
    }
    if let delay = link["delay"] { finding.wait(try context.seconds(delay)) }
    if context.options(in: link["options"]).contains("repeat") {
      finding.unkept.append("its repetition")
    }
    finding.property = context.property(changedIn: link)
    return finding
  }

  private static let curves: [String: NamedCurve] = [
    "curveLinear": .linear, "curveEaseIn": .easeIn, "curveEaseOut": .easeOut,
    "curveEaseInOut": .easeInEaseOut,
  ]

  /// The curve that options ask for, ease in and out if they name none.
  private static func shape(_ node: CodeNode?, in context: inout CodeContext) throws(CodeProblem)
    -> Curve.Shape
  {
    guard let node else { return .named(.easeInEaseOut) }
    let (value, _) = try context.resolve(node)
    let names = context.options(in: value)
    if let name = names.lazy.compactMap({ curves[$0] }).first { return .named(name) }
    let isKnown = value.elements != nil || !names.isEmpty
    guard isKnown else {
      throw CodeProblem("\(context.quote(node)) isn't a list of options", at: node.range)
    }
    return .named(.easeInEaseOut)
  }

  private static let directions: [String: (Transition.Style, Transition.Direction?)] = [
    "transitionFlipFromLeft": (.flip, .fromLeft), "transitionFlipFromRight": (.flip, .fromRight),
    "transitionFlipFromTop": (.flip, .fromTop), "transitionFlipFromBottom": (.flip, .fromBottom),
    "transitionCurlUp": (.curlUp, nil), "transitionCurlDown": (.curlDown, nil),
    "transitionCrossDissolve": (.crossDissolve, nil),
  ]

  private static func transition(
    _ link: CodeLink, _ node: CodeNode, in context: inout CodeContext
  ) throws(CodeProblem) -> CodeFinding? {
    guard let written = link["duration"] else { return nil }
    let names = context.options(in: link["options"])
    guard let (style, direction) = names.lazy.compactMap({ directions[$0] }).first else {
      throw CodeProblem("its options contain no transition", at: node.range)
    }
    var transition = Transition()
    (transition.style, transition.direction) = (style, direction)
    transition.duration = .seconds(try context.seconds(written))
    transition.timing = .curve(Curve(try shape(link["options"], in: &context)))
    return CodeFinding(.transition(transition))
  }

  // MARK: Animators

  private static func animator(
    _ link: CodeLink, _ node: CodeNode, in context: inout CodeContext
  ) throws(CodeProblem) -> CodeFinding? {
    guard let written = link["duration"] else { return nil }
    let seconds = try context.seconds(written)
    var finding: CodeFinding
    if let ratio = link["dampingRatio"] {
      let value = try context.number(ratio).value
      finding = CodeFinding(
        .spring(try SwiftUIReading.make(["dampingRatio": value, "duration": seconds], node)))
    } else if let timing = link["timingParameters"] {
      let (value, inner) = try context.resolve(timing)
      var own = inner
      guard let chain = value.chain, let found = try Self.finding(chain, value, in: &own) else {
        throw CodeProblem("\(context.quote(timing)) isn't defined here", at: timing.range)
      }
      context.used.formUnion(own.used)
      finding = found
      finding.defaults = []
      finding.last(seconds)
    } else if let start = link["controlPoint1"], let end = link["controlPoint2"] {
      finding = CodeFinding(
        .curve(Curve(try bezier(start, end, in: &context), duration: .seconds(seconds))))
    } else if let curve = link["curve"] {
      finding = CodeFinding(
        .curve(Curve(try named(curve, in: &context), duration: .seconds(seconds))))
    } else {
      return nil
    }
    finding.property = context.property(changedIn: link)
    return finding
  }

  private static func bezier(
    _ start: CodeNode, _ end: CodeNode, in context: inout CodeContext
  ) throws(CodeProblem) -> Curve.Shape {
    let first = try SwiftUIReading.point(start, in: &context)
    let second = try SwiftUIReading.point(end, in: &context)
    return try SwiftUIReading.bezier(first + second, in: &context)
  }

  private static func named(_ node: CodeNode, in context: inout CodeContext) throws(CodeProblem)
    -> Curve.Shape
  {
    switch node.chain?.links.last?.name {
    case "linear": return .named(.linear)
    case "easeIn": return .named(.easeIn)
    case "easeOut": return .named(.easeOut)
    case "easeInOut": return .named(.easeInEaseOut)
    default: throw CodeProblem("\(context.quote(node)) isn't a UIKit curve", at: node.range)
    }
  }

  // MARK: Timing parameters

  private static func parameters(
    _ link: CodeLink, _ node: CodeNode, in context: inout CodeContext
  ) throws(CodeProblem) -> CodeFinding? {
    var finding: CodeFinding
    if link.name == "UICubicTimingParameters" {
      if let curve = link["animationCurve"] {
        finding = CodeFinding(.curve(Curve(try named(curve, in: &context))))
      } else if let start = link["controlPoint1"], let end = link["controlPoint2"] {
        finding = CodeFinding(.curve(Curve(try bezier(start, end, in: &context))))
      } else {
        throw CodeProblem("has no values", at: node.range)
      }
    } else if let ratio = link["dampingRatio"] {
      let value = try context.number(ratio).value
      finding = CodeFinding(
        .spring(try SwiftUIReading.make(["dampingRatio": value, "duration": 0.5], node)))
      finding.defaults = ["0.5 s, until an animator sets its duration"]
    } else if link["duration"] != nil || link["bounce"] != nil {
      finding = try appleSpring(link, "duration", node, in: &context)
    } else {
      let defaults = ["mass": 3.0, "stiffness": 1000, "damping": 500]
      var figures: [String: Double] = [:]
      for name in ["mass", "stiffness", "damping"] {
        guard let written = link[name] else { continue }
        figures[name] = try context.number(written).value
      }
      guard figures.isEmpty || figures.count == 3 else { return nil }
      finding = CodeFinding(
        .spring(try SwiftUIReading.make(figures.isEmpty ? defaults : figures, node)))
      if figures.isEmpty {
        finding.defaults = ["mass 3, stiffness 1000, and damping 500, UIKit's defaults"]
      }
    }
    try setVelocity(link["initialVelocity"], to: &finding, in: &context)
    return finding
  }

  /// A spring by its perceptual duration and bounce, half a second and none if they aren't given.
  private static func appleSpring(
    _ link: CodeLink, _ label: String, _ node: CodeNode, in context: inout CodeContext
  ) throws(CodeProblem) -> CodeFinding {
    var figures = ["duration": 0.5, "bounce": 0.0]
    if let written = link[label] { figures["duration"] = try context.seconds(written) }
    if let written = link["bounce"] { figures["bounce"] = try context.number(written).value }
    var finding = CodeFinding(.spring(try SwiftUIReading.make(figures, node)))
    if link[label] == nil { finding.defaults.append("0.5 s, UIKit's default") }
    if link["bounce"] == nil { finding.defaults.append("no bounce, UIKit's default") }
    try setVelocity(link["initialSpringVelocity"], to: &finding, in: &context)
    return finding
  }

  /// Sets the velocity that a number or a `CGVector` gives.
  private static func setVelocity(
    _ node: CodeNode?, to finding: inout CodeFinding, in context: inout CodeContext
  ) throws(CodeProblem) {
    guard let node, case .spring(var spring) = finding.motion else { return }
    do throws(CodeProblem) {
      try setVelocity(node, &spring, in: &context)
      finding.motion = .spring(spring)
    } catch {
      // The spring doesn't depend on the initial velocity.
      finding.unkept.append("its initial velocity (\(error.reason))")
    }
  }

  private static func setVelocity(
    _ node: CodeNode, _ spring: inout Spring, in context: inout CodeContext
  ) throws(CodeProblem) {
    if let link = node.chain?.links.last, link["dx"] != nil {
      let parts = try SwiftUIReading.point(node, in: &context)
      let (x, y) = (try context.number(parts[0]).value, try context.number(parts[1]).value)
      if x != 0 || y != 0 { spring.initialVelocity = .number(x) }
      if x != y { spring.verticalVelocity = .number(y) }
    } else if node.chain?.names?.last != "zero" {
      let value = try context.number(node).value
      if value != 0 { spring.initialVelocity = .number(value) }
    }
  }
}

extension CodeContext {
  /// The names in a list of options, or of one: `[.curveEaseOut, .repeat]`.
  func options(in node: CodeNode?) -> [String] {
    guard let node else { return [] }
    return (node.elements ?? [node]).compactMap { $0.chain?.names?.last }
  }

  /// The property that the block of an animation changes first.
  func property(changedIn link: CodeLink) -> String? {
    let blocks = link.blocks.map(\.value) + [link["animations"]].compactMap(\.self)
    for statement in blocks.lazy.compactMap(\.statements).first ?? [] {
      if case .assignment(let path, _) = statement.kind, path.count > 1 {
        return path.suffix(["x", "y", "width", "height"].contains(path[path.count - 1]) ? 2 : 1)
          .joined(separator: ".")
      }
    }
    return nil
  }
}
