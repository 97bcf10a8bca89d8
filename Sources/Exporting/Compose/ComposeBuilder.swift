import Motion

/// A Compose builder makes a Kotlin property or function of a preset.
struct ComposeBuilder: CodeExportBuilder {
  static let runtime = EasingRuntime.compose
  let identifier: String
  /// The alternative of a transition for reduced motion; nil if there is none.
  var alternative: ScreenAlternative?
  var declaration = CodeExportDeclaration()

  mutating func write(_ seconds: Double) throws(Unsupported) {
    declaration.code = ["const val \(identifier) = \(try milliseconds(seconds))"]
    note("in milliseconds")
  }

  mutating func write(_ curve: CodeExportCurve) throws(Unsupported) {
    let easing = try easing(curve.easing)
    guard let duration = curve.duration else {
      useCore("Easing")
      declaration.code = ["val \(identifier): Easing = \(easing)"]
      return noteDelay(curve.delay)
    }
    try noteWaiting(curve)
    useCore("TweenSpec", "tween")
    combine(try curve.fidelityInMilliseconds)
    let arguments = try times(duration, delay: curve.delay) + ["easing = \(easing)"]
    declaration.code = ["fun <T> \(identifier)(): TweenSpec<T> = tween\(arguments: arguments)"]
  }

  mutating func write(_ exported: CodeExportSpring) throws(Unsupported) {
    useCore("SpringSpec", "spring")
    let spring = exported.spring
    let stiffness = spring.naturalFrequency * spring.naturalFrequency
    let figures = try KotlinText.floats(
      spring.dampingRatio, spring.mass == 1 ? spring.stiffness : stiffness)
    let call: Code = "spring(\(figures), visibilityThreshold)"
    declaration.code = [
      "fun <T> \(identifier)(visibilityThreshold: T? = null): SpringSpec<T> =\(lines: [call])"
    ]
    let known = try exported.known
    let worst = RuntimeSpring.compose(known).largestDifference(from: known.solver)
    combine(.measured(worst, notes: exported.notes + exported.velocityNotes))
    need("spring")
    noteDelay(exported.delay, because: "; springs take no delay")
    noteVelocity(of: exported, to: "animateTo")
  }

  mutating func write(_ keyframes: CodeExportKeyframes) throws(Unsupported) {
    defer { combine(.exact(notes: keyframes.notes)) }
    guard keyframes.tracks.count > 1 else {
      declaration.code = [try property(keyframes.tracks[0], named: identifier, of: keyframes)]
      return
    }
    let names = IdentifierStyle.kotlin.distinct(keyframes.tracks.map(\.words))
    let tracks = identifier.filter { $0 != "`" }
    let object = "\(tracks.prefix(1).uppercased() + tracks.dropFirst())Tracks"
    declaration.furtherNames.append(object)
    let properties = try zip(keyframes.tracks, names).map { track, name throws(Unsupported) in
      try property(track, named: name, of: keyframes)
    }
    declaration.code = ["object \(object) \(block: properties)"]
  }
}

extension ComposeBuilder {
  /// The declaration of one track: a property, or a function of its runtime lengths.
  private mutating func property(
    _ track: CodeExportTrack, named name: String, of keyframes: CodeExportKeyframes
  ) throws(Unsupported) -> Code {
    let type = track.isColor ? "Color" : "Float"
    if track.isColor {
      need("androidx.compose.ui.graphics.Color")
      combine(.approximate(nil, notes: ["Compose interpolates colors in Oklab, not in sRGB"]))
    }
    let (symbols, names) = IdentifierStyle.kotlin.arguments([["current"]], lengths: track.symbols)
    var parameters = symbols.dropFirst().map { Code("\($0): Float") }
    if track.needsCurrent { parameters.insert("\(symbols[0]): \(type)", at: 0) }
    let spec =
      !keyframes.repeats ? "Keyframes" : keyframes.runs == nil ? "InfiniteRepeatable" : "Repeatable"
    useCore("\(spec)Spec")
    let frames = try frames(track, of: keyframes, current: symbols[0], names)
    let head: Code = parameters.isEmpty ? "val \(name)" : "fun \(name)\(arguments: parameters)"
    let played: Code = "keyframes \(block: frames)"
    let value = keyframes.repeats ? try repetition(of: played, keyframes) : played
    return "\(head): \(spec)Spec<\(type)> = \(value)"
  }

  private mutating func repetition(
    of animation: Code, _ keyframes: CodeExportKeyframes
  ) throws(Unsupported) -> Code {
    let function = keyframes.runs == nil ? "infiniteRepeatable" : "repeatable"
    useCore(function)
    var arguments = keyframes.runs.map { ["iterations = \($0)" as Code] } ?? []
    arguments.append("animation = \(animation)")
    if keyframes.alternates {
      useCore("RepeatMode")
      arguments.append("repeatMode = RepeatMode.Reverse")
    }
    if keyframes.delay != 0 {
      useCore("StartOffset")
      arguments.append("initialStartOffset = StartOffset(\(try milliseconds(keyframes.delay)))")
    }
    return "\(function)\(arguments: arguments)"
  }

  /// The statements inside `keyframes { }`.
  private mutating func frames(
    _ track: CodeExportTrack, of keyframes: CodeExportKeyframes, current: String,
    _ names: [String: String]
  ) throws(Unsupported) -> [Code] {
    useCore("keyframes")
    combine(track.fidelityInMilliseconds(over: keyframes.duration))
    var statements = try times(
      keyframes.duration, delay: keyframes.repeats ? 0 : keyframes.delay)
    for (index, value) in track.values.enumerated() {
      let time = try Milliseconds.whole(track.times[index] * keyframes.duration).time
      var frame: Code = "\(try text(value, current, names)) at \(time)"
      if index < track.easings.count, track.easings[index] != .linear {
        frame = "\(frame) using \(try easing(track.easings[index], isPart: true))"
      }
      statements.append(frame)
    }
    return statements
  }

  /// A duration, and a delay if there is one, by their names.
  mutating func times(_ duration: Double, delay: Double) throws(Unsupported) -> [Code] {
    let time: Code = "durationMillis = \(try Milliseconds.whole(duration).time)"
    return delay == 0 ? [time] : [time, "delayMillis = \(try milliseconds(delay))"]
  }

  private func text(
    _ value: CodeExportValue, _ current: String, _ names: [String: String]
  ) throws(Unsupported) -> String {
    switch value {
    case .number(let number): return try KotlinText.float(number)
    case .color(let color): return "Color(0x\(color.hexadecimal))"
    case .current: return current
    case .measure(let measure):
      for number in measure.expression.numbers { _ = try KotlinText.float(number) }
      let text = CodeText.arithmetic(
        measure.expression, number: { (try? KotlinText.float($0)) ?? "" }, names: names)
      return "(\(text))"
    }
  }

  /// While it waits Compose shows where the easing begins.
  private mutating func noteWaiting(_ curve: CodeExportCurve) throws(Unsupported) {
    guard curve.delay != 0 else { return }
    let first = try evaluated(CurveEvaluator(curve.easing.shape)).value(at: 0)
    guard first != 0 else { return }
    let note = "during the delay, Compose shows \(CodeText.number(first)), not 0"
    combine(.approximate(abs(first), at: .seconds(0), notes: [note]))
  }

  mutating func useCore(_ names: String...) {
    declaration.needs.formUnion(names.map { "androidx.compose.animation.core.\($0)" })
  }
}

extension ComposeBuilder {
  func plays(_ easing: CodeExportEasing) throws(Unsupported) -> Bool {
    try easing.difference(in: Self.runtime).error <= LineOptions.tolerance
  }

  mutating func linear() -> Code {
    useCore("LinearEasing")
    return "LinearEasing"
  }

  mutating func bezier(_ easing: CodeExportEasing) throws(Unsupported) -> Code {
    switch easing {
    case .cubic(let x1, let y1, let x2, let y2):
      useCore("CubicBezierEasing")
      if easing.overshoots {
        note("some versions of Compose clamp an easing that overshoots to 0…1")
      }
      return "CubicBezierEasing(\(try KotlinText.floats(x1, y1, x2, y2)))"
    case .path(let path):
      useCore("PathEasing")
      need("androidx.compose.ui.graphics.Path")
      let calls = try path.segments.dropFirst().map { segment throws(Unsupported) in
        try Self.call(segment)
      }
      return "PathEasing(Path().apply \(block: calls))"
    case .linear, .stops, .steps: return linear()
    }
  }

  private static func call(_ segment: PathData.Segment) throws(Unsupported) -> Code {
    switch segment {
    case .line(let to): return "lineTo(\(try KotlinText.floats(to.x, to.y)))"
    case .cubic(let a, let b, let to):
      return "cubicTo(\(try KotlinText.floats(a.x, a.y, b.x, b.y, to.x, to.y)))"
    case .quadratic(let a, let to):
      return "quadraticTo(\(try KotlinText.floats(a.x, a.y, to.x, to.y)))"
    case .move, .arc, .close: throw Unsupported("its path isn't a curve over time")
    }
  }

  mutating func beziers(_ pieces: [[Double]]) -> Code {
    need("Beziers")
    return "Beziers\(arguments: pieces.map { "doubleArrayOf(\(KotlinText.doubles($0)))" })"
  }

  mutating func stops(_ points: [PathData.Point]) throws(Unsupported) -> Code {
    need("Stops")
    let pairs = try points.map { point throws(Unsupported) -> Code in
      "\(try KotlinText.float(point.x)) to \(try KotlinText.float(point.y))"
    }
    return "Stops\(rows: pairs, in: "()")"
  }

  mutating func steps(_ arguments: String) -> Code {
    need("Stairs")
    return "Stairs(\(arguments))"
  }
}
