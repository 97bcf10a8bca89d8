import Motion

/// A SwiftUI drag is a function that returns a modifier to drive an exported effect with a gesture.
struct SwiftUIDrag {
  /// The lines, with their comment.
  let lines: [String]
  /// The support type that it needs.
  let part: SwiftPart

  /// Makes the function for a gesture; nil if SwiftUI has no such gesture.
  ///
  /// - Parameters:
  ///   - interaction: How the gesture drives the preset.
  ///   - duration: How long the preset takes, in seconds.
  init?(_ interaction: Interaction, over duration: Double, access: String) throws(Unsupported) {
    let isPress = interaction.gesture == .press
    guard isPress || interaction.gesture == .pan else { return nil }
    part = isPress ? .hold : .drag
    let (name, type) = isPress ? ("hold", "Hold") : ("drag", "Drag")
    var arguments = SwiftArguments()
    var distance = "1"
    if let length = interaction.distance { distance = try arguments.text(length) }
    let start = try interaction.startProgress.map { start throws(Unsupported) in
      try arguments.text(start)
    }
    var parameters = ["_ change: Binding<Change>"]
    parameters += arguments.parameters.map { "\($0.name): \($0.type)" }
    if !isPress, interaction.distance == nil {
      parameters.append("distance: CGFloat")
      distance = "distance"
    }
    if isPress { parameters.append("isPressed: Bool? = nil") }
    let rules = SwiftGesture(interaction).rules(distance: distance, startProgress: start)
    let head = "@MainActor \(access)static func \(name)("
    let list = parameters.joined(separator: ", ")
    let isShort = head.count + list.count + type.count + 7 <= 92
    let opening =
      isShort ? ["\(head)\(list)) -> \(type) {"] : [head, "  " + list, ") -> \(type) {"]
    let time =
      isPress ? ", duration: \(SwiftUIText.seconds(duration)), isPressed: isPressed" : ""
    var body = ["\(type)(change, by: \(rules)\(time))"]
    var comment =
      "Drives a change with \(interaction.gestureWords): `.modifier(name.\(name)($change))`."
    if interaction.invertsWhenOpen == true {
      comment += " If the change starts open, set `isOpen` of its rules."
    }
    if isPress { comment += " In a `ButtonStyle`, pass `isPressed`." }
    if rules.count + time.count > 90 || rules.count > 70 {
      body = ["let rules = \(rules)", "return \(type)(change, by: rules\(time))"]
    }
    lines =
      CodeText.wrapped(CodeText.comment(comment), mark: "///", width: 92) + opening
      + body.indented() + ["}"]
  }
}
