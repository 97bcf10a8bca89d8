import Motion

/// A Flutter builder makes a static member of a Dart class of a preset.
struct FlutterBuilder: CodeExportBuilder {
  static let runtime = EasingRuntime.flutter
  let identifier: String
  let tolerance: Double
  /// The alternative of a transition for reduced motion; nil if there is none.
  var alternative: ScreenAlternative?
  /// Whether it runs also with reduced motion.
  var runsAlways = false
  var declaration = CodeExportDeclaration()

  mutating func write(_ seconds: Double) throws(Unsupported) {
    declaration.code = ["static const \(identifier) = \(try duration(seconds));"]
  }

  mutating func write(_ curve: CodeExportCurve) throws(Unsupported) {
    var value = try easing(curve.easing)
    if curve.duration != nil || curve.delay != 0 {
      var fields =
        try curve.duration.map { time throws(Unsupported) -> [Code] in
          ["duration: \(try duration(time))"]
        } ?? []
      if curve.delay != 0 { fields.append("delay: \(try duration(curve.delay))") }
      value = "\(arguments: fields + ["curve: \(value)"])"
    }
    declaration.code = ["static const \(identifier) = \(value);"]
  }

  mutating func write(_ exported: CodeExportSpring) throws(Unsupported) {
    need("physics", "spring")
    let known = try exported.known
    let worst = RuntimeSpring.flutter(known).largestDifference(from: known.solver)
    combine(.measured(worst, notes: exported.notes + exported.velocityNotes))
    let spring = exported.spring
    let fields = [
      ("mass", spring.mass), ("stiffness", spring.stiffness), ("damping", spring.damping),
    ].map { "\($0): \(CodeText.number($1))" as Code }
    declaration.code = ["static const \(identifier) = SpringDescription\(arguments: fields);"]
    noteDelay(exported.delay, because: "; springs take no delay")
    noteVelocity(of: exported, to: "SpringSimulation")
  }

  mutating func write(_ keyframes: CodeExportKeyframes) throws(Unsupported) {
    need("animation")
    combine(.exact(notes: keyframes.notes))
    if keyframes.repeats {
      let runs = keyframes.runs.map { "count: \($0)" }
      let arguments = [runs, keyframes.alternates ? "reverse: true" : nil].compactMap { $0 }
      let usage = "run it with controller.repeat(\(arguments.joined(separator: ", ")))"
      declaration.usage = usage
      note(usage)
    }
    let symbols = keyframes.symbols
    let words = symbols.map { CodeText.words(of: $0) }
    let currents = keyframes.wordsOfCurrents(keyframes.tracks.filter(\.needsCurrent))
    let names = IdentifierStyle.dart.distinct(words + currents)
    let lengths = Dictionary(zip(symbols, names)) { $1 }
    var parameters = names.prefix(symbols.count).map { Code("double \($0)") }
    var fields = [Field("duration", "Duration", "const \(try duration(keyframes.duration))")]
    if keyframes.delay != 0 {
      fields.append(Field("delay", "Duration", "const \(try duration(keyframes.delay))"))
    }
    let keys = IdentifierStyle.dart.distinct(
      [["duration"], ["delay"]] + keyframes.tracks.map(\.words))
    var current = names.dropFirst(symbols.count)
    for (index, track) in keyframes.tracks.enumerated() {
      let name = track.needsCurrent ? current.removeFirst() : ""
      if track.needsCurrent { parameters.append("\(track.isColor ? "Color" : "double") \(name)") }
      fields.append(
        Field(
          keyframes.tracks.count > 1 ? keys[index + 2] : "tween",
          "Animatable<\(track.isColor ? "Color?" : "double")>",
          try tween(track, lengths, current: name)))
    }
    let record: Code = "\(arguments: fields.map { "\($0.name): \($0.value)" })"
    guard !parameters.isEmpty else {
      declaration.code = ["static final \(identifier) = \(record);"]
      return
    }
    let types: Code = "(\(fields: fields.map { "\($0.type) \($0.name)" }))"
    declaration.code = [
      "static \(types) \(identifier)\(arguments: parameters) => \(record);"
    ]
  }

  /// A field of a record.
  private struct Field {
    let name, type: String
    let value: Code

    init(_ name: String, _ type: String, _ value: Code) {
      (self.name, self.type, self.value) = (name, type, value)
    }
  }
}

extension FlutterBuilder {
  /// A track's tween, or a sequence of them.
  private mutating func tween(
    _ track: CodeExportTrack, _ lengths: [String: String], current: String
  ) throws(Unsupported) -> Code {
    if track.isColor { need("Color") }
    func text(_ value: CodeExportValue) -> String {
      switch value {
      case .number(let number): return CodeText.number(number)
      case .color(let color): return "const Color(0x\(color.hexadecimal))"
      case .current: return current
      case .measure(let measure): return CodeText.arithmetic(measure.expression, names: lengths)
      }
    }
    let type = track.isColor ? "ColorTween" : "Tween<double>"
    let tweens = try track.easings.indices.map { index throws(Unsupported) -> Code in
      let (begin, end) = (text(track.values[index]), text(track.values[index + 1]))
      let tween = "\(type)(begin: \(begin), end: \(end))"
      if track.easings[index] == .linear { return Code(tween) }
      let curve = try easing(track.easings[index], isPart: true)
      // `Curves` has constants; what is constructed isn't one by itself.
      let isConstant = curve.line?.hasPrefix("Curves.") ?? false
      return
        "\(tween)\(lines: [".chain(CurveTween(curve: \(isConstant ? "" : "const ")\(curve)))"])"
    }
    guard tweens.count > 1 else { return tweens[0] }
    let items = tweens.indices.compactMap { index -> Code? in
      let weight = CodeText.number(
        CSSOutputText.rounded(track.times[index + 1] - track.times[index], places: 12))
      // Flutter allows no span without length: what jumps is seen from the next one.
      if weight == "0" { return nil }
      return "TweenSequenceItem\(arguments: ["tween: \(tweens[index])", "weight: \(weight)"])"
    }
    return "TweenSequence(\(array: items))"
  }

  /// A duration.
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
}

extension FlutterBuilder {
  /// Flutter has curves for one Bézier and for two in a row.
  func plays(_ easing: CodeExportEasing) throws(Unsupported) -> Bool {
    if case .path = easing, easing.threePoints == nil { return false }
    return try easing.difference(in: Self.runtime).error <= tolerance
  }

  mutating func linear() -> Code {
    need("animation")
    return "Curves.linear"
  }

  mutating func bezier(_ easing: CodeExportEasing) -> Code {
    need("animation")
    if case .cubic = easing {
      return "Cubic(\(CodeText.list(Array(easing.pieces[0].numbers.prefix(4)))))"
    }
    need("Offset")
    let points = easing.threePoints ?? []
    return "ThreePointCubic\(arguments: points.map { "Offset(\(CodeText.list([$0.x, $0.y])))" })"
  }

  mutating func beziers(_ pieces: [[Double]]) -> Code {
    need("animation", "Beziers")
    return "_Beziers(\(array: pieces.map { "(\(CodeText.list($0)))" }))"
  }

  mutating func stops(_ points: [PathData.Point]) -> Code {
    need("animation", "Stops")
    return "_Stops(\(rows: points.map { "(\(CodeText.list([$0.x, $0.y])))" }, in: "[]"))"
  }

  mutating func steps(_ arguments: String) -> Code {
    need("animation", "Stairs")
    return "_Stairs(\(arguments))"
  }
}

extension CodeExportEasing {
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
