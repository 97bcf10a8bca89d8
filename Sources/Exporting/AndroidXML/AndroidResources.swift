import Motion

/// Android resources are what a preset becomes: interpolators, an animator and times.
struct AndroidResources: PresetDeclaration {
  /// The interpolators' lines by their parts of the preset; its own has no name.
  private(set) var easings: [(part: String, lines: [String])] = []
  /// The animator's lines, in which an interpolator replaces `@anim/{part}`.
  private(set) var animator: [String]?
  /// Times in milliseconds, by their parts of the preset.
  private(set) var integers: [(part: String, value: Int32)] = []
  private(set) var fidelity = Fidelity.exact

  init(_ preset: ExportedPreset, _ options: LineOptions) throws(Unsupported) {
    switch try CodeExportMotion(preset.motion, for: "Android XML") {
    case .duration(let seconds): try add(seconds, "")
    case .curve(let curve):
      easings = [("", Self.interpolator(curve.easing))]
      fidelity = try curve.easing.fidelity(in: .android)
      combine(try curve.fidelityInMilliseconds)
      if let duration = curve.duration {
        integers.append(("duration", try Milliseconds.whole(duration).time))
      }
      if curve.delay != 0 { try add(curve.delay, "delay") }
    case .spring(let simple):
      guard case .spring(let spring) = preset.motion else { return }
      try add(simple, spring, options.tolerance)
    case .keyframes(let keyframes): try add(keyframes)
    case .screens:
      throw Unsupported("Android XML has no screen transitions; export it to compose")
    }
  }

  /// The animator's lines, with the names of its interpolators, by their parts.
  func animator(_ name: (String) -> String) -> [String] {
    (animator ?? []).map { line in
      easings.reduce(line) { line, easing in
        line.replacing("@anim/{\(easing.part)}", with: "@anim/\(name(easing.part))")
      }
    }
  }

  /// The line of a time.
  static func integer(_ name: String, _ value: Int32) -> String {
    "<integer name=\"\(name)\">\(value)</integer>"
  }

  private mutating func add(_ seconds: Double, _ part: String) throws(Unsupported) {
    integers.append((part, try milliseconds(seconds)))
  }

  /// Adds a spring as a line of its positions over the whole milliseconds until it has settled.
  private mutating func add(
    _ simple: CodeExportSpring, _ authored: Spring, _ tolerance: Double
  ) throws(Unsupported) {
    var known = authored
    var notes = simple.notes
    if case .measure(let measure)? = authored.initialVelocity {
      known.initialVelocity = nil
      notes.append("the initial velocity, \(measure.text), is omitted; the spring starts from rest")
    }
    let solver = try evaluated(SpringEvaluator(known).solver)
    guard let last = solver.lastCrossing(of: min(tolerance, SpringSolver.settlingThreshold)),
      last.isFinite
    else { throw Unsupported(.motion, "an undamped spring never settles") }
    let time = (max(last, solver.restingTime) * 1000).rounded(.up) / 1000
    let angle = solver.angle(until: time)
    guard angle <= 512 else {
      throw Unsupported(.size, "it oscillates too often for an interpolator")
    }
    let graph = CurveGraph(solver, until: 1, pace: time, last: 1)
    var found: (stops: [PathData.Point], worst: LargestDifference)?
    // More digits or a closer line compensate for rounding errors.
    for (share, digits) in [(0.98, 5), (0.98, 6), (0.9, 7)] {
      let fit = LinearApproximation(
        of: graph, tolerance: tolerance * share, intervals: Int(max(256, angle * 8)),
        jump: tolerance)
      let stops = fit.stops.map { stop in
        PathData.Point(
          x: Figure.rounded(stop.input, to: digits), y: Figure.rounded(stop.output, to: digits))
      }
      guard stops.count <= 512 else {
        throw Unsupported(.size, "it oscillates too long for an interpolator")
      }
      let line = try evaluated(CurveEvaluator(CodeExportEasing.stops(stops).shape))
      let worst = LargestDifference(of: solver, CurveGraph(line, over: time))
      if worst.error < found?.worst.error ?? .infinity { found = (stops, worst) }
      if worst.error <= tolerance { break }
    }
    guard let (stops, worst) = found else { return }
    easings = [("", Self.interpolator(.stops(stops)))]
    let ratio = CodeText.number(solver.dampingRatio)
    let stiffness = CodeText.number(solver.naturalFrequency * solver.naturalFrequency)
    notes.append("SpringForce is exact: stiffness \(stiffness), damping ratio \(ratio)")
    fidelity = worst.fidelity(notes: notes)
    try add(time, "duration")
    if simple.delay != 0 { try add(simple.delay, "delay") }
  }

  private mutating func add(_ keyframes: CodeExportKeyframes) throws(Unsupported) {
    var attributes = [
      "xmlns:android=\"\(Self.namespace)\"",
      "android:duration=\"\(try milliseconds(keyframes.duration))\"",
      "android:interpolator=\"@android:interpolator/linear\"",
    ]
    if keyframes.delay != 0 {
      attributes.append("android:startOffset=\"\(try milliseconds(keyframes.delay))\"")
    }
    if keyframes.repeats {
      attributes.append("android:repeatCount=\"\(keyframes.runs.map { $0 - 1 } ?? -1)\"")
      attributes.append("android:repeatMode=\"\(keyframes.alternates ? "reverse" : "restart")\"")
    }
    var lines = ["<objectAnimator"] + attributes.map { "  \($0)" }
    lines[lines.count - 1] += ">"
    guard Set(keyframes.tracks.map(\.target)).count == 1 else {
      throw Unsupported("Android animators have one target, but these keyframes have several")
    }
    for track in keyframes.tracks {
      // A view has no scale for both sides at once.
      let names = track.property == "transform.scale" ? ["X", "Y"].map { "scale\($0)" } : [nil]
      for name in names { lines += try holder(of: track, named: name) }
    }
    animator = lines + ["</objectAnimator>"]
    combine(.exact(notes: keyframes.notes))
  }

  private mutating func milliseconds(_ seconds: Double) throws(Unsupported) -> Int32 {
    let time = try Milliseconds.whole(seconds)
    combine(time.fidelity)
    return time.time
  }

  private mutating func combine(_ other: Fidelity) { fidelity = fidelity.combined(with: other) }
}

extension AndroidResources {
  static let namespace = "http://schemas.android.com/apk/res/android"

  /// The lines that hold a track's values.
  private mutating func holder(
    of track: CodeExportTrack, named name: String?
  ) throws(Unsupported) -> [String] {
    guard let property = name ?? Property(track.property)?.android else {
      throw Unsupported("\(track.property): Android views have no such property")
    }
    if track.isColor {
      combine(
        .approximate(nil, notes: ["Android interpolates colors with a gamma of 2.2, not in sRGB"]))
    }
    let type = track.isColor ? "colorType" : "floatType"
    var lines = [
      "  <propertyValuesHolder android:propertyName=\"\(property)\" android:valueType=\"\(type)\">"
    ]
    for (index, value) in track.values.enumerated() {
      var attributes = ["android:fraction=\"\(CodeText.number(track.times[index]))\""]
      switch value {
      case .number(let number): attributes.append("android:value=\"\(CodeText.number(number))\"")
      case .color(let color): attributes.append("android:value=\"\(Self.text(of: color))\"")
      case .measure(let measure):
        throw Unsupported(
          .unknown, "Android XML can't hold a runtime length, such as \(measure.text)")
      case .current:
        guard index == 0 else {
          throw Unsupported(.unknown, "Android XML can't hold an unknown value")
        }
      }
      if index > 0, track.easings[index - 1] != .linear {
        let easing = track.easings[index - 1]
        combine(try easing.fidelity(in: .android, isPart: true))
        attributes.append("android:interpolator=\"@anim/{\(part(of: easing))}\"")
      }
      lines.append("    <keyframe \(attributes.joined(separator: " ")) />")
    }
    return lines + ["  </propertyValuesHolder>"]
  }

  /// The part for an easing, created if it's new.
  private mutating func part(of easing: CodeExportEasing) -> String {
    let lines = Self.interpolator(easing)
    if let known = easings.first(where: { $0.lines == lines }) { return known.part }
    easings.append((easings.isEmpty ? "easing" : "easing_\(easings.count + 1)", lines))
    return easings[easings.count - 1].part
  }

  private static func text(of color: RGBA) -> String {
    guard color.alpha != nil else { return color.text }
    return "#" + color.text.suffix(2) + color.text.dropFirst().prefix(6)
  }

  /// The lines of an interpolator.
  static func interpolator(_ easing: CodeExportEasing) -> [String] {
    let head = "xmlns:android=\"\(namespace)\""
    let attributes: [String]
    switch easing {
    case .linear: return ["<linearInterpolator \(head) />"]
    case .cubic(let x1, let y1, let x2, let y2):
      attributes = zip(["X1", "Y1", "X2", "Y2"], [x1, y1, x2, y2]).map { name, value in
        "  android:control\(name)=\"\(CodeText.number(value))\""
      }
    case .path(let path): attributes = data(path.segments.map(text).joined(separator: " "))
    case .stops(let points): attributes = data(line(through: points))
    case .steps: attributes = data(line(through: (try? CurveEvaluator(easing.shape).corners) ?? []))
    }
    let last = attributes.count - 1
    return ["<pathInterpolator", "  \(head)"]
      + attributes.indices.map { attributes[$0] + ($0 == last ? " />" : "") }
  }

  private static func data(_ path: String) -> [String] { "  android:pathData=\"\(path)\"".lines }

  /// A line through points; a path begins at 0,0 and ends at 1,1.
  private static func line(through points: [PathData.Point]) -> String {
    let (start, end) = (PathData.Point(x: 0, y: 0), PathData.Point(x: 1, y: 1))
    var rest = points.first == start ? Array(points.dropFirst()) : points
    if rest.last != end { rest.append(end) }
    return CodeText.rows(["M 0,0 L"] + rest.map { text($0) }, columns: 90, separator: " ")
      .joined(separator: "\n    ")
  }

  private static func text(_ points: PathData.Point...) -> String {
    points.map { "\(CodeText.number($0.x)),\(CodeText.number($0.y))" }.joined(separator: " ")
  }

  private static func text(_ segment: PathData.Segment) -> String {
    switch segment {
    case .move(let to): "M \(text(to))"
    case .line(let to): "L \(text(to))"
    case .cubic(let a, let b, let to): "C \(text(a, b, to))"
    case .quadratic(let a, let to): "Q \(text(a, to))"
    case .arc, .close: ""
    }
  }
}
