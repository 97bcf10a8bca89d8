import Motion

/// A Compose builder makes a Kotlin property or function of a preset.
struct ComposeBuilder: PortableBuilder {
  static let library = "Compose"
  let identifier: String
  /// The alternative of a transition for reduced motion; nil if there is none.
  var alternative: ScreenAlternative?
  var declaration = PortableDeclaration()

  mutating func write(_ seconds: Double) throws(Unsupported) {
    declaration.lines = ["const val \(identifier) = \(try milliseconds(seconds))"]
    note("in milliseconds")
  }

  mutating func write(_ curve: PortableCurve) throws(Unsupported) {
    let easing = try easing(curve.easing)
    try noteWaiting(curve)
    guard let duration = curve.duration else {
      useCore("Easing")
      declaration.lines = split("val \(identifier): Easing =", easing)
      if curve.delay != 0 {
        note("the app must add its delay of \(CodeText.number(curve.delay)) s")
      }
      return
    }
    useCore("TweenSpec", "tween")
    combine(try curve.fidelityInMilliseconds)
    var arguments = ["durationMillis = \(try Milliseconds.whole(duration).time)"]
    if curve.delay != 0 { arguments.append("delayMillis = \(try milliseconds(curve.delay))") }
    arguments.append("easing = \(easing)")
    let line = "tween(\(arguments.joined(separator: ", ")))"
    let isLong = line.count > 92 || line.contains("\n")
    declaration.lines = split(
      "fun <T> \(identifier)(): TweenSpec<T> =", isLong ? Self.call("tween", arguments) : line)
  }

  /// A call with its arguments under each other.
  static func call(_ name: String, _ arguments: [String]) -> String {
    let lines = arguments.flatMap { "\($0),".split(separator: "\n").map { "    \($0)\n" } }
    return "\(name)(\n\(lines.joined()))"
  }

  mutating func write(_ portable: PortableSpring) throws(Unsupported) {
    useCore("SpringSpec", "spring")
    let spring = portable.spring
    let stiffness = spring.naturalFrequency * spring.naturalFrequency
    let figures = try KotlinText.floats(
      spring.dampingRatio, spring.mass == 1 ? spring.stiffness : stiffness)
    declaration.lines = [
      "fun <T> \(identifier)(visibilityThreshold: T? = null): SpringSpec<T> =",
      "    spring(\(figures), visibilityThreshold)",
    ]
    let known = try portable.known
    let worst = RuntimeSpring.compose(known).largestDifference(from: known.solver)
    combine(.measured(worst, notes: portable.notes + portable.velocityNotes))
    need("spring")
    if portable.delay != 0 {
      note(
        "the app must add its delay of \(CodeText.number(portable.delay)) s; springs take no delay")
    }
    if let velocity = portable.velocityText {
      note("pass its initial velocity, \(velocity), times the distance to animateTo")
    }
  }

  mutating func write(_ keyframes: PortableKeyframes) throws(Unsupported) {
    defer { combine(.exact(notes: keyframes.notes)) }
    guard keyframes.tracks.count > 1 else {
      declaration.lines = try property(keyframes.tracks[0], named: identifier, of: keyframes)
      return
    }
    let names = IdentifierStyle.kotlin.distinct(keyframes.tracks.map(\.words))
    let tracks = identifier.filter { $0 != "`" }
    let object = "\(tracks.prefix(1).uppercased() + tracks.dropFirst())Tracks"
    declaration.furtherNames.append(object)
    declaration.lines = ["object \(object) {"]
    for (track, name) in zip(keyframes.tracks, names) {
      let lines = try property(track, named: name, of: keyframes)
      declaration.lines += lines.map { "    \($0)" }
    }
    declaration.lines.append("}")
  }
}

extension ComposeBuilder {
  /// The lines that declare one track: a property, or a function of its runtime lengths.
  private mutating func property(
    _ track: PortableTrack, named name: String, of keyframes: PortableKeyframes
  ) throws(Unsupported) -> [String] {
    let type = track.isColor ? "Color" : "Float"
    if track.isColor {
      need("androidx.compose.ui.graphics.Color")
      combine(.approximate(nil, notes: ["Compose interpolates colors in Oklab, not in sRGB"]))
    }
    let (symbols, names) = IdentifierStyle.kotlin.arguments([["current"]], lengths: track.symbols)
    var parameters = symbols.dropFirst().map { "\($0): Float" }
    if track.needsCurrent { parameters.insert("\(symbols[0]): \(type)", at: 0) }
    let spec =
      !keyframes.repeats ? "Keyframes" : keyframes.runs == nil ? "InfiniteRepeatable" : "Repeatable"
    useCore("\(spec)Spec")
    let head =
      parameters.isEmpty ? "val \(name)" : "fun \(name)(\(parameters.joined(separator: ", ")))"
    let frames = try frames(track, of: keyframes, current: symbols[0], names)
    guard keyframes.repeats else {
      return ["\(head): \(spec)Spec<\(type)> = keyframes {"] + frames.map { "    \($0)" } + ["}"]
    }
    let function = keyframes.runs == nil ? "infiniteRepeatable" : "repeatable"
    useCore(function)
    var lines = ["\(head): \(spec)Spec<\(type)> = \(function)("]
    if let runs = keyframes.runs { lines.append("    iterations = \(runs),") }
    lines += ["    animation = keyframes {"] + frames.map { "        \($0)" } + ["    },"]
    if keyframes.alternates {
      useCore("RepeatMode")
      lines.append("    repeatMode = RepeatMode.Reverse,")
    }
    if keyframes.delay != 0 {
      useCore("StartOffset")
      lines.append("    initialStartOffset = StartOffset(\(try milliseconds(keyframes.delay))),")
    }
    return lines + [")"]
  }

  /// The lines inside `keyframes { }`.
  private mutating func frames(
    _ track: PortableTrack, of keyframes: PortableKeyframes, current: String,
    _ names: [String: String]
  ) throws(Unsupported) -> [String] {
    useCore("keyframes")
    let duration = try Milliseconds.whole(keyframes.duration).time
    combine(track.fidelityInMilliseconds(over: keyframes.duration))
    var lines = ["durationMillis = \(duration)"]
    if keyframes.delay != 0, !keyframes.repeats {
      lines.append("delayMillis = \(try milliseconds(keyframes.delay))")
    }
    for (index, value) in track.values.enumerated() {
      let time = try Milliseconds.whole(track.times[index] * keyframes.duration).time
      var line = "\(try text(value, of: index, track, current, names)) at \(time)"
      if index < track.easings.count, track.easings[index] != .linear {
        line += " using \(try easing(track.easings[index], isPart: true))"
      }
      lines += line.split(separator: "\n").map(String.init)
    }
    return lines
  }

  private func text(
    _ value: PortableValue, of index: Int, _ track: PortableTrack, _ current: String,
    _ names: [String: String]
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
}

extension ComposeBuilder {
  /// While it waits Compose shows where the easing begins.
  private mutating func noteWaiting(_ curve: PortableCurve) throws(Unsupported) {
    guard curve.delay != 0, curve.duration != nil else { return }
    let first = try evaluated(CurveEvaluator(curve.easing.shape)).value(at: 0)
    guard first != 0 else { return }
    let note = "during the delay, Compose shows \(CodeText.number(first)), not 0"
    combine(.approximate(abs(first), at: .seconds(0), notes: [note]))
  }

  mutating func useCore(_ names: String...) {
    declaration.needs.formUnion(names.map { "androidx.compose.animation.core.\($0)" })
  }

  /// Puts a value behind a head, or under it if both would be too long for a line.
  private func split(_ head: String, _ value: String) -> [String] {
    let lines = value.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if 4 + head.count + 1 + lines[0].count <= 100 {
      return ["\(head) \(lines[0])"] + lines.dropFirst()
    }
    return [head] + lines.map { "    \($0)" }
  }

  /// The text of an easing.
  mutating func easing(
    _ easing: PortableEasing, isPart: Bool = false
  ) throws(Unsupported) -> String {
    let isSolved = try easing.difference(in: .compose).error <= LineOptions.tolerance
    combine(try easing.fidelity(in: .compose, solvesItself: isSolved, isPart: isPart))
    switch easing {
    case .cubic where !isSolved, .path where !isSolved:
      need("Beziers")
      let pieces = easing.pieces.map { "doubleArrayOf(\(KotlinText.doubles($0.numbers)))" }
      return "Beziers(\n" + pieces.map { "    \($0),\n" }.joined() + ")"
    case .linear:
      useCore("LinearEasing")
      return "LinearEasing"
    case .cubic(let x1, let y1, let x2, let y2):
      useCore("CubicBezierEasing")
      if easing.overshoots {
        note("some versions of Compose clamp an easing that overshoots to 0…1")
      }
      return "CubicBezierEasing(\(try KotlinText.floats(x1, y1, x2, y2)))"
    case .steps(let count, let jump):
      need("Stairs")
      return "Stairs(\(jump.arguments(of: count)))"
    case .stops(let points):
      need("Stops")
      let stops = try points.map { point throws(Unsupported) in
        "\(try KotlinText.float(point.x)) to \(try KotlinText.float(point.y))"
      }
      return "Stops(\n" + CodeText.rows(stops).map { "    \($0),\n" }.joined() + ")"
    case .path(let path):
      useCore("PathEasing")
      need("androidx.compose.ui.graphics.Path")
      let lines = try path.segments.dropFirst().map { segment throws(Unsupported) in
        "    \(try Self.call(segment))\n"
      }
      return "PathEasing(Path().apply {\n\(lines.joined())})"
    }
  }

  private static func call(_ segment: PathData.Segment) throws(Unsupported) -> String {
    switch segment {
    case .line(let to): return "lineTo(\(try KotlinText.floats(to.x, to.y)))"
    case .cubic(let a, let b, let to):
      return "cubicTo(\(try KotlinText.floats(a.x, a.y, b.x, b.y, to.x, to.y)))"
    case .quadratic(let a, let to):
      return "quadraticTo(\(try KotlinText.floats(a.x, a.y, to.x, to.y)))"
    case .move, .arc, .close: throw Unsupported("its path isn't a curve over time")
    }
  }
}
