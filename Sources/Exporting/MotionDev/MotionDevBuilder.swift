import Motion

/// A Motion module builder makes a constant of a JavaScript module of a preset.
struct MotionDevBuilder: JavaScriptBuilder {
  static let runtime = EasingRuntime.motion
  let identifier: String
  let tolerance: Double
  /// The alternative for reduced motion, as code; nil if there is none.
  var reduced: ScreenAlternative?
  var declaration = CodeExportDeclaration()

  mutating func write(_ seconds: Double) {
    declaration.tags = ["@type {number}"]
    export("\(CodeText.number(seconds))")
    note("in seconds")
  }

  mutating func write(_ curve: CodeExportCurve) throws(Unsupported) {
    let ease = try easing(curve.easing)
    guard let duration = curve.duration else {
      declaration.tags = ["@type {import(\"motion\").Easing}"]
      export(ease)
      return noteDelay(curve.delay)
    }
    declaration.tags = [Self.transition]
    export("\(object: Self.times(duration, delay: curve.delay) + ["ease: \(ease)"])")
  }

  mutating func write(_ exported: CodeExportSpring) throws(Unsupported) {
    need("spring")
    let form = try MotionSpringForm(exported.known, tolerance: tolerance)
    combine(.measured(form.difference, notes: exported.notes + exported.velocityNotes))
    let spring = form.spring
    var members: [Code] = ["type: \"spring\""]
    members += [
      ("stiffness", spring.stiffness), ("damping", spring.damping), ("mass", spring.mass),
      ("restDelta", form.restDelta), ("restSpeed", form.restSpeed),
    ].map { "\($0): \(CodeText.number($1))" }
    if exported.delay != 0 { members.append("delay: \(CodeText.number(exported.delay))") }
    guard let velocity = exported.velocity else {
      declaration.tags = [Self.transition]
      return export("\(object: members)")
    }
    note("pass the distance of the value, because the velocity is relative to it")
    let (speed, names) = JavaScriptText.speed(velocity)
    declaration.tags =
      names.map { "@param {number} \($0)" }
      + ["@returns {import(\"motion\").ValueAnimationTransition}"]
    export("\(object: members + [speed])", parameters: names.map { Code($0) })
  }

  private static let transition = "@type {import(\"motion\").ValueAnimationTransition}"

  /// A duration, and a delay if there is one, by their names.
  static func times(_ duration: Double, delay: Double) -> [Code] {
    let time: Code = "duration: \(CodeText.number(duration))"
    return delay == 0 ? [time] : [time, "delay: \(CodeText.number(delay))"]
  }
}

extension MotionDevBuilder {
  mutating func write(_ keyframes: CodeExportKeyframes) throws(Unsupported) {
    need("keyframes")
    let returning = keyframes.tracks.filter(\.comesToCurrent)
    let (arguments, names) = IdentifierStyle.javaScript().arguments(
      keyframes.wordsOfCurrents(returning), lengths: keyframes.symbols)
    var currents = arguments[...]
    let bodies = try keyframes.tracks.map { track throws(Unsupported) in
      // Of Motion's own null values only the first are the current one; later ones hold the value before.
      let current = track.comesToCurrent ? currents.removeFirst() : "null"
      return try self.members(track, of: keyframes, names, current: current)
    }
    combine(.exact(notes: keyframes.notes))
    declaration.tags = arguments.enumerated().map { index, name in
      let isColor = index < returning.count && returning[index].isColor
      return "@param {\(isColor ? "string" : "number")} \(name)"
    }
    var members = bodies[0]
    if bodies.count > 1 {
      let keys = IdentifierStyle(.camel).distinct(keyframes.tracks.map(\.words))
      members = zip(keys, bodies).map { "\($0): \(object: $1)" }
    }
    export("\(object: members)", parameters: arguments.map { Code($0) })
  }

  /// The values of a track, and the options of `animate` for them.
  private mutating func members(
    _ track: CodeExportTrack, of keyframes: CodeExportKeyframes, _ names: [String: String],
    current: String
  ) throws(Unsupported) -> [Code] {
    if track.isColor {
      let note = "Motion interpolates the squares of color components, not sRGB"
      combine(.approximate(nil, notes: [note]))
    }
    let values = track.values.map {
      Code(JavaScriptText.value($0, names: names, current: current))
    }
    var options = Self.times(keyframes.duration, delay: keyframes.delay)
    let even = track.times.indices.map { Double($0) / Double(track.times.count - 1) }
    if track.times != even { options.append("times: \(JavaScriptText.array(track.times))") }
    options.append("ease: \(try eases(track.easings))")
    if keyframes.repeats {
      options.append("repeat: \(keyframes.runs.map { "\($0 - 1)" } ?? "Infinity")")
      if keyframes.alternates { options.append("repeatType: \"reverse\"") }
    }
    return ["values: \(array: values)", "options: \(object: options)"]
  }

  /// The easings of segments: one of them if all are the same.
  ///
  /// A Bézier is an array itself, which Motion would take for a list.
  mutating func eases(_ easings: [CodeExportEasing]) throws(Unsupported) -> Code {
    let eases = try easings.map { ease throws(Unsupported) in try easing(ease, isPart: true) }
    let isBezier = if case .cubic = easings[0] { true } else { false }
    let isSame = Set(eases).count == 1 && (eases.count == 1 || !isBezier)
    return isSame ? eases[0] : "\(array: eases)"
  }

  /// Motion solves single Béziers, whose error is stated however large it is.
  func plays(_ easing: CodeExportEasing) -> Bool { if case .path = easing { false } else { true } }

  mutating func linear() -> Code { "\"linear\"" }

  mutating func bezier(_ easing: CodeExportEasing) -> Code {
    JavaScriptText.array(Array(easing.pieces[0].numbers.prefix(4)))
  }
}
