import Motion
import Presets

// Springs, transitions and groups.
extension CoreAnimationReading {
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
      finding.unkept = ["its start and end values"]
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
        "`\(type)` isn't a transition type that Apple documents", at: own["type"]?.range)
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
      throw CodeProblem("has no named animations", at: node.range)
    }
    var group = MotionGroup()
    group.duration = try time(own["duration"], in: &context).map(Time.seconds)
    for member in members {
      guard let name = member.chain?.names?.last else {
        throw CodeProblem(
          "\(context.quote(member)) isn't an animation defined here", at: member.range)
      }
      let definition = try context.names.definition(
        of: [name], in: context.scope, of: context.text, context.language
      ) { "line \(context.code.line($0.token))" }
      var inner = context
      guard let value = definition.value, makesAnimation(value),
        let found = try animation(value, name, at: definition.token, in: &inner)
      else { throw CodeProblem("`\(name)` isn't a supported animation", at: member.range) }
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
