import Motion

/// A Swift gesture is how a gesture drives a motion, as an expression that makes its rules.
struct SwiftGesture {
  private let interaction: Interaction

  init(_ interaction: Interaction) { self.interaction = interaction }

  /// The axis along which it counts.
  var axis: Interaction.Axis { InteractionRules(interaction, distance: 1).axis }

  /// The expression that creates the rules.
  ///
  /// - Parameters:
  ///   - distance: The distance as an expression; 1 is the default.
  ///   - finishes: Whether it must end somewhere, as a transition must.
  func rules(
    distance: String, startProgress: String? = nil, finishes: Bool = false
  ) -> String {
    var arguments = ["axis: .\(axis.rawValue)"]
    if distance != "1" { arguments.append("distance: \(distance)") }
    if interaction.begin == .axisDominates { arguments.append("needsAxis: true") }
    if interaction.invertsWhenOpen == true, !finishes { arguments.append("invertsWhenOpen: true") }
    if let release = release(finishes) { arguments.append("release: .\(release)") }
    if let startProgress { arguments.append("startProgress: \(startProgress)") }
    return "GestureRules(\(arguments.joined(separator: ", ")))"
  }

  /// The release rule; nil if it stays at its progress.
  private func release(_ finishes: Bool) -> String? {
    let threshold = interaction.threshold.map(\.text) ?? "0.5"
    switch interaction.onRelease {
    case nil: return finishes ? "threshold(\(threshold))" : nil
    case .threshold?: return "threshold(\(threshold))"
    case .velocity?: return "follows"
    case .reverse?: return "goesBack"
    case .continue?: return "goesOn"
    case .projected?: return "projected(\(threshold))"
    }
  }
}

/// A Swift driver is a function that returns the driver of an exported animator.
struct SwiftDriver {
  /// The name of the function.
  let name: String
  /// The lines, with their comment.
  let lines: [String]
  /// The support type that it needs.
  let part: SwiftPart

  /// Makes the driver of an animator.
  ///
  /// - Parameters:
  ///   - identifier: The name of the animator.
  ///   - timing: The timing after a release; nil for its own.
  ///   - cuts: Whether it ends instantly with reduced motion.
  init(
    _ interaction: Interaction, of identifier: String, continuation: Animator.Continuation?,
    timing: String?, cuts: Bool, access: String
  ) throws(Unsupported) {
    name = SwiftDriver.name(of: identifier)
    let (type, part) = SwiftDriver.type(of: interaction.gesture)
    self.part = part
    var arguments = SwiftArguments()
    var distance = try SwiftDriver.distance(interaction, &arguments)
    var start = try interaction.startProgress.map { part throws(Unsupported) in
      try arguments.text(part)
    }
    // Lengths change, for example when the device is rotated.
    var lengths = arguments.parameters.map(\.name)
    if distance == "distance" { lengths.append("distance") }
    let isConstant = !lengths.contains { distance.words.contains($0) }
    distance = distance.calling(lengths)
    start = start?.calling(lengths)
    var parameters = lengths.map { "\($0): @escaping @MainActor () -> CGFloat" }
    if interaction.invertsWhenOpen == true { parameters.append("isOpen: Bool = false") }
    parameters.append("animator: @escaping @MainActor () -> any DrivenAnimator")
    let rules = SwiftGesture(interaction).rules(
      distance: isConstant ? distance : "1", startProgress: start)
    // An animator that stays at its progress has nothing left to run.
    let cuts = cuts && (interaction.onRelease != nil || interaction.gesture == .press)
    let settings =
      (isConstant ? [] : [SwiftDriver.setting(distance)])
      + SwiftDriver.settings(interaction, continuation, timing)
      + (cuts ? ["endsAtOnce = { reducesMotion }"] : [])
    var body: [String] = []
    if interaction.invertsWhenOpen == true {
      body = ["var rules = \(rules)", "rules.isOpen = isOpen"]
    } else if !settings.isEmpty || rules.count > 60 {
      body = ["let rules = \(rules)"]
    }
    let call = "\(type)(\(body.isEmpty ? rules : "rules"), animator: animator)"
    if settings.isEmpty {
      body.append(body.isEmpty ? call : "return \(call)")
    } else {
      body +=
        ["let driver = \(call)"] + settings.flatMap { "driver.\($0)".lines } + ["return driver"]
    }
    let head = "@MainActor \(access)static func \(name)("
    let list = parameters.joined(separator: ", ")
    let isShort = head.count + list.count + type.count + 7 <= 96
    let rows =
      list.count <= 94 ? [list] : parameters.dropLast().map { $0 + "," } + parameters.suffix(1)
    let opening =
      isShort ? ["\(head)\(list)) -> \(type) {"] : [head] + rows.indented() + [") -> \(type) {"]
    let words =
      (lengths.isEmpty ? "" : "It asks for lengths when a gesture begins. ")
      + SwiftDriver.words(interaction) + (cuts ? ", instantly with reduced motion" : "")
    let text =
      "Drives `\(identifier)` with \(interaction.gestureWords). \(words). Keep a reference, and attach it."
    lines =
      CodeText.wrapped(CodeText.comment(text), mark: "///", width: 98) + opening
      + body.indented() + ["}"]
  }

  /// How it begins and what becomes of it, in words.
  private static func words(_ interaction: Interaction) -> String {
    let threshold = CodeText.number(interaction.threshold?.value ?? 0.5)
    let release =
      switch interaction.onRelease {
      case nil: "On release, it stays where it is"
      case .threshold?: "On release, it finishes above \(threshold), and otherwise goes back"
      case .projected?:
        "On release, it finishes if the finger would come to rest above \(threshold)"
      case .velocity?: "On release, it continues in the finger's direction"
      case .reverse?: "On release, it reverses"
      case .continue?: "On release, it continues"
      }
    let clauses = [
      interaction.begin == .axisDominates ? "It begins only along its axis" : nil,
      interaction.invertsWhenOpen == true
        ? "If `isOpen`, it runs in the opposite direction; when that changes, set it in the driver's rules"
        : nil,
      release,
    ]
    return clauses.compactMap(\.self).joined(separator: ". ")
  }

  /// The name of an animator's driver.
  static func name(of identifier: String) -> String { identifier.filter { $0 != "`" } + "Driver" }

  private static func type(of gesture: Interaction.Gesture) -> (String, SwiftPart) {
    switch gesture {
    case .pan: ("PanDriver", .panDriver)
    case .screenEdgePan: ("EdgePanDriver", .edgePanDriver)
    case .press: ("PressDriver", .pressDriver)
    case .slider: ("SliderDriver", .sliderDriver)
    }
  }

  private static func distance(
    _ interaction: Interaction, _ arguments: inout SwiftArguments
  ) throws(Unsupported) -> String {
    if let distance = interaction.distance { return try arguments.text(distance) }
    switch interaction.gesture {
    case .press, .slider: return "1"
    case .pan, .screenEdgePan: return "distance"
    }
  }

  private static func settings(
    _ interaction: Interaction, _ continuation: Animator.Continuation?, _ timing: String?
  ) -> [String] {
    let factor = continuation?.durationFactor ?? 0
    return [
      interaction.gesture == .screenEdgePan
        ? interaction.edge.map { "edge = .\($0.rawValue)" } : nil,
      factor == 0 ? nil : "durationFactor = \(CodeText.number(factor))",
      timing.map(Self.timing),
    ].compactMap(\.self)
  }

  /// The setting of a distance that depends on lengths.
  private static func setting(_ distance: String) -> String {
    let length = distance.words.first ?? ""
    return "distance = \(distance == length + "()" ? length : "{ \(distance) }")"
  }

  /// The setting of a timing, which may depend on a `velocity`.
  private static func timing(_ text: String) -> String {
    let head = "timing = { \(text.words.contains("velocity") ? "velocity" : "_") in"
    return head.count + text.count < 80 ? "\(head) \(text) }" : "\(head)\n  \(text)\n}"
  }
}

extension String {
  /// The identifiers in an expression.
  fileprivate var words: [String] { matches(of: /[A-Za-z_`][\w`]*/).map { String($0.0) } }

  /// The expression with calls of closures in place of their names.
  fileprivate func calling(_ names: [String]) -> String {
    replacing(/[A-Za-z_`][\w`]*/) { names.contains(String($0.0)) ? "\($0.0)()" : String($0.0) }
  }
}
