import Motion

/// A Motion module builder makes a constant of a JavaScript module of a preset.
struct MotionModuleBuilder: PortableBuilder {
  static let library = "Motion"
  let identifier: String
  let tolerance: Double
  /// The alternative for reduced motion, as code; nil if there is none.
  var reduced: ScreenAlternative?
  var declaration = PortableDeclaration()

  mutating func write(_ seconds: Double) {
    declaration.tags = ["@type {number}"]
    declaration.lines = ["export const \(identifier) = \(CodeText.number(seconds));"]
    note("in seconds")
  }

  mutating func write(_ curve: PortableCurve) throws(Unsupported) {
    let ease = try easing(curve.easing)
    guard let duration = curve.duration else {
      declaration.tags = ["@type {import(\"motion\").Easing}"]
      declaration.lines = "export const \(identifier) = \(ease);"
        .split(separator: "\n").map(String.init)
      if curve.delay != 0 {
        note("the app must add its delay of \(CodeText.number(curve.delay)) s")
      }
      return
    }
    declaration.tags = [Self.transition]
    var members = ["duration: \(CodeText.number(duration))"]
    if curve.delay != 0 { members.append("delay: \(CodeText.number(curve.delay))") }
    members.append("ease: \(ease)")
    declaration.lines = JavaScriptText.object(
      members, head: "export const \(identifier) = ", tail: ";")
  }

  mutating func write(_ portable: PortableSpring) throws(Unsupported) {
    need("spring")
    let form = try MotionSpringForm(portable.known, tolerance: tolerance)
    combine(.measured(form.difference, notes: portable.notes + portable.velocityNotes))
    let spring = form.spring
    var members = [
      "type: \"spring\"", "stiffness: \(CodeText.number(spring.stiffness))",
      "damping: \(CodeText.number(spring.damping))", "mass: \(CodeText.number(spring.mass))",
      "restDelta: \(CodeText.number(form.restDelta))",
      "restSpeed: \(CodeText.number(form.restSpeed))",
    ]
    if portable.delay != 0 { members.append("delay: \(CodeText.number(portable.delay))") }
    let head = "export const \(identifier) = "
    guard let velocity = portable.velocity else {
      declaration.tags = [Self.transition]
      declaration.lines = JavaScriptText.object(members, head: head, tail: ";")
      return
    }
    note("pass the distance of the value, because the velocity is relative to it")
    let (speed, names) = JavaScriptText.speed(velocity)
    members.append(speed)
    declaration.tags =
      names.map { "@param {number} \($0)" }
      + ["@returns {import(\"motion\").ValueAnimationTransition}"]
    declaration.lines = JavaScriptText.object(
      members, head: head + "(\(names.joined(separator: ", "))) => (", tail: ");")
  }

  private static let transition = "@type {import(\"motion\").ValueAnimationTransition}"
}

extension MotionModuleBuilder {
  mutating func write(_ keyframes: PortableKeyframes) throws(Unsupported) {
    need("keyframes")
    let (arguments, names) = IdentifierStyle.javaScript().arguments(lengths: keyframes.symbols)
    let bodies = try keyframes.tracks.map { track throws(Unsupported) in
      try self.members(track, of: keyframes, names)
    }
    combine(.exact(notes: keyframes.notes))
    declaration.tags = arguments.map { "@param {number} \($0)" }
    let head =
      "export const \(identifier) = "
      + (arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", "))) => (")
    let tail = arguments.isEmpty ? ";" : ");"
    guard bodies.count > 1 else {
      declaration.lines = JavaScriptText.object(bodies[0], head: head, tail: tail)
      return
    }
    let keys = IdentifierStyle(.camel).distinct(keyframes.tracks.map(\.words))
    let members = zip(keys, bodies).map { key, body in
      JavaScriptText.object(body, head: "\(key): ").joined(separator: "\n")
    }
    declaration.lines = JavaScriptText.object(members, head: head, tail: tail)
  }

  /// The values of a track, and the options of `animate` for them.
  private mutating func members(
    _ track: PortableTrack, of keyframes: PortableKeyframes, _ names: [String: String]
  ) throws(Unsupported) -> [String] {
    if track.isColor {
      let note = "Motion interpolates the squares of color components, not sRGB"
      combine(.approximate(nil, notes: [note]))
    }
    let values = track.values.map { JavaScriptText.value($0, names: names, current: "null") }
    var options = ["duration: \(CodeText.number(keyframes.duration))"]
    if keyframes.delay != 0 { options.append("delay: \(CodeText.number(keyframes.delay))") }
    let even = track.times.indices.map { Double($0) / Double(track.times.count - 1) }
    if track.times != even { options.append("times: \(JavaScriptText.array(track.times))") }
    let eases = try track.easings.map { ease throws(Unsupported) in try easing(ease, isPart: true) }
    if Set(eases).count == 1, !eases[0].hasPrefix("[") || eases.count == 1 {
      options.append("ease: \(eases[0])")
    } else {
      options.append("ease: [\(eases.joined(separator: ", "))]")
    }
    if keyframes.repeats {
      options.append("repeat: \(keyframes.runs.map { "\($0 - 1)" } ?? "Infinity")")
      if keyframes.alternates { options.append("repeatType: \"reverse\"") }
    }
    let object = JavaScriptText.object(options, head: "options: ").joined(separator: "\n")
    return ["values: [\(values.joined(separator: ", "))]", object]
  }

  /// The text of an easing.
  mutating func easing(
    _ easing: PortableEasing, isPart: Bool = false
  ) throws(Unsupported) -> String {
    let isPath = if case .path = easing { true } else { false }
    combine(try easing.fidelity(in: .motion, solvesItself: !isPath, isPart: isPart))
    switch easing {
    case .linear: return "\"linear\""
    case .path:
      need("beziers")
      return "beziers(\(JavaScriptText.pieces(easing.pieces)))"
    case .cubic(let x1, let y1, let x2, let y2): return JavaScriptText.array([x1, y1, x2, y2])
    case .steps(let count, let jump):
      need("steps")
      return "steps(\(jump.arguments(of: count)))"
    case .stops(let points):
      need("stops")
      return "stops(\(JavaScriptText.points(points)))"
    }
  }
}
