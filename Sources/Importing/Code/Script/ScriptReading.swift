import Motion

/// The meaning of calls of JavaScript's animation libraries: Motion, GSAP, Web Animations, Reanimated,
/// react-spring and anime.js.
///
/// Defaults are those of the libraries' sources; times are in seconds for Motion and GSAP, and in
/// milliseconds for all others.
enum ScriptReading {
  /// Returns the motion that a chain means; nil if it isn't one.
  static func finding(
    _ chain: CodeChain, _ node: CodeNode, label: String?, in context: inout CodeContext
  ) throws(CodeProblem) -> CodeFinding? {
    guard let first = chain.links.first, let last = chain.links.last else { return nil }
    if case nil = chain.base {
      if ReanimatedKeyframes.isOne(node),
        let keyframes = try CodeKeyframes.script(node, in: &context)
      {
        return keyframes
      }
      switch first.name {
      case "config" where label == "config" && chain.links.count == 2:
        return reactSpring(named: last.name)
      case "gsap", "TweenMax", "TweenLite": return try gsap(chain, in: &context)
      case "CustomEase" where last.name == "create": return try customEase(last, in: &context)
      case "withTiming": return try withTiming(first, in: &context)
      case "withSpring": return try withSpring(first, node, in: &context)
      case "animate" where chain.links.count == 1: return try animate(first, in: &context)
      case "anime" where first.isCalled: return try options(first, .anime, in: &context)
      case "spring" where chain.links.count == 1: return try spring(first, node, in: &context)
      case "useSpring":
        guard let members = first.unlabeled.dropFirst().first.flatMap(ScriptOptions.init(of:))
        else { return nil }
        return try members.motionSpring(node, in: &context)
      default: break
      }
      if first.name.hasEnteringName { return try entering(chain, node, in: &context) }
    }
    if chain.links.count > 1, last.name == "animate", first.name != "gsap" {
      return try webAnimation(last, in: &context)
    }
    if chain.links.count > 1, isTimeline(chain, in: context) {
      return try timelineCall(chain, in: &context)
    }
    let isBezier = beziers.contains(last.name) || last.name == "bezier" && first.name == "Easing"
    if isBezier, last.labels == ["_", "_", "_", "_"] {
      return CodeFinding(
        .curve(Curve(try SwiftUIReading.bezier(last.unlabeled, in: &context))))
    }
    return nil
  }

  private static let beziers: Set = ["cubicBezier", "BezierEasing"]

  /// The options at the end of a call.
  private static func lastOptions(_ link: CodeLink) -> ScriptOptions? {
    link.unlabeled.lazy.reversed().compactMap(ScriptOptions.init(of:)).first
  }

  private static func options(
    _ link: CodeLink, _ library: ScriptOptions.Library, in context: inout CodeContext
  ) throws(CodeProblem) -> CodeFinding? {
    try lastOptions(link)?.timed(library, in: &context)
  }

  // MARK: GSAP

  private static let tweens: Set = ["to", "from", "fromTo"]

  private static func gsap(_ chain: CodeChain, in context: inout CodeContext) throws(CodeProblem)
    -> CodeFinding?
  {
    guard chain.links.count > 1 else { return nil }
    let link = chain.links[1]
    if link.name == "timeline" {
      guard let defaults = lastOptions(link)?["defaults"].flatMap(ScriptOptions.init(of:)) else {
        return nil
      }
      return try defaults.timed(.gsap, in: &context)
    }
    return tweens.contains(link.name) ? try options(link, .gsap, in: &context) : nil
  }

  /// Whether a chain begins with a timeline of GSAP's.
  private static func isTimeline(_ chain: CodeChain, in context: CodeContext) -> Bool {
    guard chain.links.dropFirst().contains(where: { tweens.contains($0.name) }),
      case nil = chain.base
    else { return false }
    var context = context
    let name = CodeNode(
      kind: .chain(
        CodeChain(links: [CodeLink(name: chain.links[0].name, token: chain.links[0].token)])),
      range: 0..<0)
    guard let value = try? context.resolve(name).0 else { return false }
    return value.chain?.links.first?.name == "gsap"
  }

  private static func timelineCall(_ chain: CodeChain, in context: inout CodeContext)
    throws(CodeProblem) -> CodeFinding?
  {
    for link in chain.links.dropFirst() where tweens.contains(link.name) {
      if let found = try options(link, .gsap, in: &context) { return found }
    }
    return nil
  }

  private static func customEase(_ link: CodeLink, in context: inout CodeContext)
    throws(CodeProblem) -> CodeFinding?
  {
    guard let data = link.unlabeled.dropFirst().first, let timing = try context.easing(data) else {
      return nil
    }
    var finding = CodeFinding(timing: timing)
    finding.property = link.unlabeled.first?.string
    return finding
  }

  // MARK: Others

  private static func animate(_ link: CodeLink, in context: inout CodeContext) throws(CodeProblem)
    -> CodeFinding?
  {
    if context.code.libraries.contains("animejs") { return try options(link, .anime, in: &context) }
    // Motion's options follow the animated values.
    guard link.unlabeled.count > 2 else { return nil }
    return try lastOptions(link)?.motion(in: &context)
  }

  private static func webAnimation(_ link: CodeLink, in context: inout CodeContext)
    throws(CodeProblem) -> CodeFinding?
  {
    let values = link.unlabeled
    guard values.count == 2 else { return nil }
    if let options = ScriptOptions(of: values[1]) { return try options.timed(.web, in: &context) }
    let seconds = try context.seconds(values[1], in: .milliseconds)
    return CodeFinding(.curve(Curve(.named(.linear), duration: .seconds(seconds))))
  }

  private static func withTiming(_ link: CodeLink, in context: inout CodeContext)
    throws(CodeProblem) -> CodeFinding?
  {
    guard link.arguments != nil else { return nil }
    guard let written = link.unlabeled.dropFirst().first else {
      return try ScriptOptions().timed(.reanimated, in: &context)
    }
    if let options = ScriptOptions(of: written) {
      return try options.timed(.reanimated, in: &context)
    }
    var (value, inner) = try context.resolve(written)
    guard let options = ScriptOptions(of: value) else {
      throw CodeProblem("\(context.quote(written)) isn't a supported object", at: written.range)
    }
    defer { context.used.formUnion(inner.used) }
    return try options.timed(.reanimated, in: &inner)
  }

  private static func withSpring(
    _ link: CodeLink, _ node: CodeNode, in context: inout CodeContext
  ) throws(CodeProblem) -> CodeFinding? {
    guard let options = link.unlabeled.dropFirst().first.flatMap(ScriptOptions.init(of:)) else {
      throw CodeProblem(
        "has no values: the default spring differs between Reanimated 3 and 4", at: node.range)
    }
    return try options.reanimatedSpring(node, in: &context)
  }

  private static func spring(
    _ link: CodeLink, _ node: CodeNode, in context: inout CodeContext
  ) throws(CodeProblem) -> CodeFinding? {
    guard let options = link.unlabeled.first.flatMap(ScriptOptions.init(of:)) else { return nil }
    return context.code.libraries.contains("animejs")
      ? try options.animeSpring(node, in: &context) : try options.motionSpring(node, in: &context)
  }

  /// The springs of react-spring's `config`: tension and friction.
  private static let reactSprings: [String: (Double, Double)] = [
    "default": (170, 26), "gentle": (120, 14), "wobbly": (180, 12), "stiff": (210, 20),
    "slow": (280, 60),
    "molasses": (280, 120),
  ]

  private static func reactSpring(named name: String) -> CodeFinding? {
    guard let (tension, friction) = reactSprings[name] else { return nil }
    var spring = Spring(.physical(mass: 1, stiffness: tension, damping: friction))
    if friction > 2 * tension.squareRoot() { spring.allowsOverdamping = true }
    var finding = CodeFinding(.spring(spring))
    finding.property = name
    return finding
  }

  /// `FadeInDown.duration(300).delay(100)` of Reanimated.
  private static func entering(
    _ chain: CodeChain, _ node: CodeNode, in context: inout CodeContext
  ) throws(CodeProblem) -> CodeFinding? {
    guard chain.links.count > 1 else { return nil }
    func value(_ name: String) -> CodeNode? { chain.link(name)?.unlabeled.first }
    var options = ScriptOptions()
    options.members = [
      "duration", "easing", "delay", "mass", "stiffness", "damping", "dampingRatio",
    ].compactMap { name in
      value(name).map { CodeArgument(label: name, value: $0, token: 0) }
    }
    if chain.link("springify") != nil { return try options.reanimatedSpring(node, in: &context) }
    guard !options.members.isEmpty else { return nil }
    var finding = try options.timed(.reanimated, in: &context)
    finding?.property = chain.links[0].name
    return finding
  }
}

extension String {
  /// Whether it is the name of an animation of Reanimated's, such as `FadeInDown`.
  fileprivate var hasEnteringName: Bool {
    let families = [
      "Fade", "Slide", "Zoom", "Bounce", "Flip", "Stretch", "Roll", "Rotate", "LightSpeed",
      "Pinwheel",
    ]
    return families.contains { hasPrefix($0 + "In") || hasPrefix($0 + "Out") }
      || ["LinearTransition", "FadingTransition", "JumpingTransition", "CurvedTransition"].contains(
        self)
  }
}
