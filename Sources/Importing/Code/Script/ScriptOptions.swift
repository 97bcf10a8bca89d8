import Motion

/// Script options are a JavaScript object that describes a motion.
struct ScriptOptions {
  var members: [CodeArgument] = []
  private(set) var range: Range<Int> = 0..<0

  init() {}

  /// Takes an object, or a block that holds nothing but one; nil for anything else.
  init?(of node: CodeNode) {
    let node = node.unwrapped
    guard case .object(let members) = node.kind else { return nil }
    (self.members, range) = (members, node.range)
  }

  subscript(name: String) -> CodeNode? { members.first { $0.label == name }?.value }

  /// Whether it has one of some members.
  func has(_ names: String...) -> Bool { members.contains { names.contains($0.label ?? "") } }

  /// The libraries that have a duration, an easing and a delay under their own names and units.
  enum Library {
    case gsap, web, reanimated, anime

    var unit: ReaderOptions.Unit { self == .gsap ? .seconds : .milliseconds }
    var title: String {
      switch self {
      case .gsap: "GSAP"
      case .web: "Web Animations"
      case .reanimated: "Reanimated"
      case .anime: "anime.js"
      }
    }
    /// The duration that counts if none is given.
    var duration: Double? {
      self == .gsap ? 0.5 : self == .reanimated ? 0.3 : self == .anime ? 1 : nil
    }
    var easing: String {
      switch self {
      case .gsap: "power1.out"
      case .web: "linear"
      case .reanimated: "Easing.inOut(Easing.quad)"
      case .anime: "out(2)"
      }
    }
  }

  /// A duration with an easing; nil if it has neither.
  func timed(_ library: Library, in context: inout CodeContext) throws(CodeProblem) -> CodeFinding?
  {
    try demandWhole(in: context)
    let easing = self["ease"] ?? self["easing"]
    let written = self["duration"]
    guard easing != nil || written != nil || library == .reanimated else { return nil }
    var finding: CodeFinding
    var defaults: [String] = []
    if let easing {
      finding = try timing(easing, library, in: &context)
    } else {
      guard let timing = (try? ValueReader(ReaderOptions()).easing(text: library.easing)) ?? nil
      else { return nil }
      finding = CodeFinding(timing: timing)
      defaults.append(library.easing)
    }
    if let written {
      finding.last(try context.seconds(written, in: library.unit))
    } else if let seconds = library.duration, case .curve = finding.motion {
      finding.last(seconds)
      defaults.append("\(Figure.text(seconds)) s")
    }
    if let delay = self["delay"] { finding.wait(try context.seconds(delay, in: library.unit)) }
    if let node = self["repeat"] ?? self["iterations"] ?? self["loop"] {
      finding.unkept.append("its repetition (`\(context.code.typed(node.range))`)")
    }
    if !defaults.isEmpty {
      finding.defaults.append(
        "\(defaults.joined(separator: " and ")), the default\(defaults.count > 1 ? "s" : "") of \(library.title)"
      )
    }
    return finding
  }

  private func timing(
    _ node: CodeNode, _ library: Library, in context: inout CodeContext
  ) throws(CodeProblem) -> CodeFinding {
    // GSAP's steps are CSS's by another count.
    if library == .gsap, let text = node.string, text.hasPrefix("steps("),
      let count = Int(text.dropFirst(6).prefix { $0.isNumber })
    {
      let isStart = text.contains("true")
      return CodeFinding(
        .curve(Curve(.steps(isStart ? count : count + 1, jump: isStart ? .start : .none))))
    }
    if library == .anime, let text = node.string, text.hasPrefix("spring(") {
      return try animeSpring(text, node)
    }
    if let chain = node.chain, chain.links.last?.name == "spring",
      let found = try ScriptReading.finding(chain, node, label: nil, in: &context)
    {
      return found
    }
    return CodeFinding(timing: try context.knownEasing(node))
  }

  // MARK: Motion

  private static let physics: Set = ["stiffness", "damping", "mass"]

  /// A Motion transition: a spring or a tween; nil if it has neither.
  func motion(in context: inout CodeContext) throws(CodeProblem) -> CodeFinding? {
    let node = CodeNode(kind: .object(members), range: range)
    try demandWhole(in: context)
    var finding: CodeFinding
    if self["type"]?.string == "spring" || has("stiffness") && has("damping") && has("mass") {
      guard let found = try motionSpring(node, in: &context) else { return nil }
      finding = found
    } else {
      guard has("duration", "ease"), self["type"]?.string != "inertia" else { return nil }
      var defaults: [String] = []
      if let ease = self["ease"] {
        finding = CodeFinding(timing: try motionEase(ease, in: &context))
      } else {
        finding = CodeFinding(.curve(Curve(.named(.easeOut))))
        defaults.append("easeOut")
      }
      if let duration = self["duration"] {
        finding.last(try context.seconds(duration))
      } else {
        finding.last(0.3)
        defaults.append("0.3 s")
      }
      if !defaults.isEmpty {
        finding.defaults = [
          "\(defaults.joined(separator: " and ")), the default\(defaults.count > 1 ? "s" : "") of Motion"
        ]
      }
    }
    if let delay = self["delay"] { finding.wait(try context.seconds(delay)) }
    if let node = self["repeat"] {
      finding.unkept.append("its repetition (`\(context.code.typed(node.range))`)")
    }
    return finding
  }

  /// An easing of Motion's.
  func motionEase(_ node: CodeNode, in context: inout CodeContext) throws(CodeProblem)
    -> Timing
  {
    // CSS uses these names for other curves.
    if node.string == "linear" { return .curve(Curve(.named(.linear))) }
    return try context.knownEasing(node)
  }

  /// A spring of Motion's, by its numbers; nil if it has none.
  func motionSpring(_ node: CodeNode, in context: inout CodeContext) throws(CodeProblem)
    -> CodeFinding?
  {
    func number(_ name: String) throws(CodeProblem) -> Double? {
      guard let written = self[name] else { return nil }
      return try context.number(written).value
    }
    var defaults: [String] = []
    var finding: CodeFinding
    if has("stiffness", "damping", "mass") {
      var figures = ["stiffness": 100.0, "damping": 10, "mass": 1]
      for name in ["stiffness", "damping"] {
        if let value = try number(name) {
          figures[name] = value
        } else {
          defaults.append("\(name) \(Figure.text(figures[name] ?? 0))")
        }
      }
      if let mass = try number("mass") { figures["mass"] = mass }
      var spring = try SwiftUIReading.make(figures, node)
      if (figures["damping"] ?? 0) > 2
        * ((figures["stiffness"] ?? 0) * (figures["mass"] ?? 1)).squareRoot()
      {
        spring.allowsOverdamping = true
      }
      finding = CodeFinding(.spring(spring))
    } else if let bounce = try number("bounce") {
      if let visual = self["visualDuration"] {
        let seconds = try context.seconds(visual)
        finding = CodeFinding(
          .spring(
            try SwiftUIReading.make(
              [
                "duration": Figure.rounded(1.2 * seconds, to: 12),
                "bounce": min(max(bounce, 0), 0.95),
              ], node)))
      } else if let written = self["duration"] {
        // Motion's duration is how long it takes to settle.
        let seconds = try context.seconds(written)
        finding = CodeFinding(
          .spring(
            try SwiftUIReading.make(
              ["dampingRatio": min(max(1 - bounce, 0.05), 1), "duration": seconds], node)))
      } else {
        return nil
      }
    } else {
      guard self["type"]?.string == "spring" else { return nil }
      throw CodeProblem(
        "has no values: Motion's default spring depends on the property", at: node.range)
    }
    if let written = self["velocity"], (try? context.number(written)) == nil {
      // The spring doesn't depend on the initial velocity.
      finding.unkept.append("its initial velocity (\(context.quote(written)))")
    } else if let velocity = try number("velocity"), velocity != 0,
      case .spring(var spring) = finding.motion
    {
      spring.initialVelocity = .number(velocity)
      finding.motion = .spring(spring)
    }
    if !defaults.isEmpty {
      finding.defaults = [
        "\(defaults.joined(separator: " and ")), the default\(defaults.count > 1 ? "s" : "") of Motion"
      ]
    }
    return finding
  }

  // MARK: Other springs

  /// A spring of Reanimated's `withSpring` and `springify`.
  func reanimatedSpring(_ node: CodeNode, in context: inout CodeContext) throws(CodeProblem)
    -> CodeFinding?
  {
    try demandWhole(in: context)
    guard !has("duration", "dampingRatio") else {
      throw CodeProblem(
        "Reanimated defines the duration of a spring differently; write stiffness, damping, and mass",
        at: node.range)
    }
    var figures: [String: Double] = [:]
    for name in ["stiffness", "damping", "mass"] {
      if let written = self[name] { figures[name] = try context.number(written).value }
    }
    guard figures.count == 3 else {
      throw CodeProblem(
        "its missing values differ between Reanimated 3 and 4; write stiffness, damping, and mass",
        at: node.range)
    }
    var finding = CodeFinding(.spring(try SwiftUIReading.make(figures, node)))
    if let delay = self["delay"] { finding.wait(try context.seconds(delay, in: .milliseconds)) }
    return finding
  }

  /// A spring of anime.js: by bounce and perceptual duration in milliseconds, or by its numbers.
  func animeSpring(_ node: CodeNode, in context: inout CodeContext) throws(CodeProblem)
    -> CodeFinding?
  {
    if has("stiffness", "damping", "mass") {
      var figures = ["stiffness": 100.0, "damping": 10, "mass": 1]
      for name in figures.keys.sorted() {
        if let written = self[name] { figures[name] = try context.number(written).value }
      }
      return CodeFinding(.spring(try SwiftUIReading.make(figures, node)))
    }
    var figures = ["bounce": 0.5, "duration": 0.628]
    if let bounce = self["bounce"] { figures["bounce"] = try context.number(bounce).value }
    if let duration = self["duration"] {
      figures["duration"] = try context.seconds(duration, in: .milliseconds)
    }
    return CodeFinding(.spring(try SwiftUIReading.make(figures, node)))
  }

  /// The motion of react-spring's `config`: a spring, or a duration with an easing; nil if neither.
  func reactSpring(_ node: CodeNode, in context: inout CodeContext) throws(CodeProblem)
    -> CodeFinding?
  {
    func number(_ name: String) throws(CodeProblem) -> Double? {
      guard let written = self[name] else { return nil }
      return try context.number(written).value
    }
    try demandWhole(in: context)
    let mass = try number("mass") ?? 1
    if has("tension", "friction") {
      let (tension, friction) = (try number("tension") ?? 170, try number("friction") ?? 26)
      var spring = try SwiftUIReading.make(
        ["mass": mass, "stiffness": tension, "damping": friction], node)
      if friction > 2 * (tension * mass).squareRoot() { spring.allowsOverdamping = true }
      return CodeFinding(.spring(spring))
    }
    if let frequency = try number("frequency") {
      return CodeFinding(
        .spring(
          try SwiftUIReading.make(
            ["response": frequency, "dampingFraction": try number("damping") ?? 1], node)))
    }
    guard let duration = self["duration"] else { return nil }
    var finding = CodeFinding(.curve(Curve(.named(.linear))))
    if let easing = self["easing"] {
      finding = CodeFinding(timing: try context.knownEasing(easing))
    }
    finding.last(try context.seconds(duration, in: .milliseconds))
    return finding
  }
}
