import Motion

/// A Flutter builder makes a static member of a Dart class of a preset.
struct FlutterBuilder: PortableBuilder {
  static let library = "Flutter"
  let identifier: String
  let tolerance: Double
  /// The alternative of a transition for reduced motion; nil if there is none.
  var alternative: ScreenAlternative?
  /// Whether it runs also with reduced motion.
  var runsAlways = false
  var declaration = PortableDeclaration()

  mutating func write(_ seconds: Double) throws(Unsupported) {
    declaration.lines = ["static const \(identifier) = \(try duration(seconds));"]
  }

  mutating func write(_ curve: PortableCurve) throws(Unsupported) {
    need("animation")
    let text = try text(of: curve.easing)
    guard curve.duration != nil || curve.delay != 0 else {
      declaration.lines = "static const \(identifier) = \(text);"
        .split(separator: "\n").map(String.init)
      return
    }
    var fields: [String] = []
    if let time = curve.duration { fields.append("duration: \(try duration(time))") }
    if curve.delay != 0 { fields.append("delay: \(try duration(curve.delay))") }
    fields.append("curve: \(text)")
    declaration.lines = Self.record(fields, head: "static const \(identifier) = ")
  }

  mutating func write(_ portable: PortableSpring) throws(Unsupported) {
    need("physics")
    need("spring")
    let known = try portable.known
    let worst = RuntimeSpring.flutter(known).largestDifference(from: known.solver)
    combine(.measured(worst, notes: portable.notes + portable.velocityNotes))
    let spring = portable.spring
    let figures = [
      "mass: \(CodeText.number(spring.mass))", "stiffness: \(CodeText.number(spring.stiffness))",
      "damping: \(CodeText.number(spring.damping))",
    ]
    let line = "static const \(identifier) = SpringDescription(\(figures.joined(separator: ", ")));"
    declaration.lines =
      line.count <= 78
      ? [line]
      : ["static const \(identifier) = SpringDescription("] + figures.map { "  \($0)," } + [");"]
    if portable.delay != 0 {
      note(
        "the app must add its delay of \(CodeText.number(portable.delay)) s; springs take no delay")
    }
    if let velocity = portable.velocityText {
      note("pass its initial velocity, \(velocity), times the distance to SpringSimulation")
    }
  }

  mutating func write(_ keyframes: PortableKeyframes) throws(Unsupported) {
    need("animation")
    combine(.exact(notes: keyframes.notes))
    if keyframes.repeats {
      let runs = keyframes.runs.map { "count: \($0)" }
      let arguments = [runs, keyframes.alternates ? "reverse: true" : nil].compactMap { $0 }
      note("run it with controller.repeat(\(arguments.joined(separator: ", ")))")
    }
    let symbols = keyframes.symbols
    var words = symbols.map { CodeText.words(of: $0) }
    let currents = keyframes.tracks.filter(\.needsCurrent)
    words += currents.map { keyframes.tracks.count > 1 ? $0.words : ["current"] }
    let names = IdentifierStyle.dart.distinct(words)
    let lengths = Dictionary(zip(symbols, names)) { $1 }
    var parameters = names.prefix(symbols.count).map { "double \($0)" }
    var fields = [("duration", "Duration", "const \(try duration(keyframes.duration))")]
    if keyframes.delay != 0 {
      fields.append(("delay", "Duration", "const \(try duration(keyframes.delay))"))
    }
    let keys = IdentifierStyle.dart.distinct(
      [["duration"], ["delay"]] + keyframes.tracks.map(\.words))
    var current = names.dropFirst(symbols.count)
    for (index, track) in keyframes.tracks.enumerated() {
      let name = track.needsCurrent ? current.removeFirst() : ""
      if track.needsCurrent { parameters.append("\(track.isColor ? "Color" : "double") \(name)") }
      fields.append(
        (
          keyframes.tracks.count > 1 ? keys[index + 2] : "tween",
          "Animatable<\(track.isColor ? "Color?" : "double")>",
          try tween(track, lengths, current: name)
        ))
    }
    let values = fields.map { "\($0.0): \($0.2)" }
    guard !parameters.isEmpty else {
      declaration.lines = Self.record(values, head: "static final \(identifier) = ", isLong: true)
      return
    }
    declaration.lines =
      ["static ({"] + fields.map { "  \($0.1) \($0.0)," }
      + Self.record(
        values, head: "}) \(identifier)(\(parameters.joined(separator: ", "))) => ", isLong: true)
  }
}

extension FlutterBuilder {
  /// The text of a track's tween, or of a sequence of them.
  private mutating func tween(
    _ track: PortableTrack, _ lengths: [String: String], current: String
  ) throws(Unsupported) -> String {
    if track.isColor { need("Color") }
    func text(_ value: PortableValue) -> String {
      switch value {
      case .number(let number): return CodeText.number(number)
      case .color(let color): return "const Color(0x\(color.hexadecimal))"
      case .current: return current
      case .measure(let measure): return CodeText.arithmetic(measure.expression, names: lengths)
      }
    }
    let type = track.isColor ? "ColorTween" : "Tween<double>"
    let tweens = try track.easings.indices.map { index throws(Unsupported) in
      let (begin, end) = (text(track.values[index]), text(track.values[index + 1]))
      var tween = "\(type)(begin: \(begin), end: \(end))"
      if track.easings[index] != .linear {
        let curve = try self.text(of: track.easings[index], isPart: true).asConst
        tween += "\n    .chain(CurveTween(curve: \(curve)))"
      }
      return tween
    }
    guard tweens.count > 1 else { return tweens[0] }
    var lines: [String] = []
    for (index, tween) in tweens.enumerated() {
      let weight = CodeText.number(track.times[index + 1] - track.times[index])
      // Flutter allows no span without length: what jumps is seen from the next one.
      if weight == "0" { continue }
      let parts = "tween: \(tween),\nweight: \(weight),".split(separator: "\n")
      lines += ["  TweenSequenceItem("] + parts.map { "    \($0)" } + ["  ),"]
    }
    return "TweenSequence([\n" + lines.joined(separator: "\n") + "\n])"
  }

  /// The text of a duration.
  mutating func duration(_ seconds: Double) throws(Unsupported) -> String {
    let time = (seconds * 1_000_000).rounded()
    guard let whole = Int64(exactly: time), whole < 1 << 53 else {
      throw Unsupported(.size, "a time of \(CodeText.number(seconds)) s is too long for Dart")
    }
    if abs(seconds * 1_000_000 - time) > 1e-3 {
      let note = "\(CodeText.number(seconds)) s is rounded to whole microseconds"
      combine(.approximate(nil, notes: [note]))
    }
    return whole % 1000 == 0
      ? "Duration(milliseconds: \(whole / 1000))" : "Duration(microseconds: \(whole))"
  }

  /// A record, on one line if it's short enough.
  private static func record(_ fields: [String], head: String, isLong: Bool = false) -> [String] {
    let line = "\(head)(\(fields.joined(separator: ", ")));"
    if !isLong, line.count <= 78, !line.contains("\n") { return [line] }
    return ["\(head)("] + fields.flatMap { "\($0),".split(separator: "\n").map { "  \($0)" } }
      + [");"]
  }

  /// The text of an easing.
  mutating func text(
    of easing: PortableEasing, isPart: Bool = false
  ) throws(Unsupported) -> String {
    need("animation")
    // Flutter has curves for one Bézier and for two in a row; what it solves worse is written out.
    var isSolved = if case .path = easing { easing.threePoints != nil } else { true }
    if isSolved { isSolved = try easing.difference(in: .flutter).error <= tolerance }
    combine(try easing.fidelity(in: .flutter, solvesItself: isSolved, isPart: isPart))
    switch easing {
    case .linear: return "Curves.linear"
    case .cubic(let x1, let y1, let x2, let y2) where isSolved:
      return "Cubic(\(CodeText.list([x1, y1, x2, y2])))"
    case .path where isSolved:
      need("Offset")
      let offsets = (easing.threePoints ?? []).map {
        "  Offset(\(CodeText.number($0.x)), \(CodeText.number($0.y))),\n"
      }
      return "ThreePointCubic(\n\(offsets.joined()))"
    case .cubic, .path:
      need("Beziers")
      let pieces = easing.pieces.map { "(\(CodeText.list($0.numbers)))" }
      let line = pieces.joined()
      if pieces.count == 1, line.count <= 50 { return "_Beziers([\(line)])" }
      return "_Beziers([\n" + pieces.map { "  \($0),\n" }.joined() + "])"
    case .steps(let count, let jump):
      need("Stairs")
      return "_Stairs(\(jump.arguments(of: count)))"
    case .stops(let points):
      need("Stops")
      let stops = points.map { "(\(CodeText.number($0.x)), \(CodeText.number($0.y)))" }
      return "_Stops([\n" + CodeText.rows(stops, columns: 70).map { "  \($0),\n" }.joined() + "])"
    }
  }
}

extension String {
  /// The text of a curve if a constant isn't implied.
  fileprivate var asConst: String { hasPrefix("Curves.") ? self : "const " + self }
}

extension PortableEasing {
  /// The points of two cubic Béziers in a row, which Flutter has a curve for.
  fileprivate var threePoints: [PathData.Point]? {
    guard case .path(let path) = self, path.segments.count == 3,
      case .cubic(let a, let b, let middle) = path.segments[1],
      case .cubic(let c, let d, _) = path.segments[2], middle.x > 0, middle.x < 1, middle.y != 0,
      middle.y != 1
    else { return nil }
    return [a, b, middle, c, d]
  }
}
