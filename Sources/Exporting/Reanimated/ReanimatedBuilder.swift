import Motion
import Presets

/// A Reanimated builder makes a constant or function of a TypeScript module of a preset.
struct ReanimatedBuilder: PortableBuilder {
  static let library = "Reanimated"
  let identifier: String
  let tolerance: Double
  /// Whether it runs also with reduced motion.
  let runsAlways: Bool
  /// The alternative for reduced motion; nil if there is none.
  var reduced: ScreenAlternative?
  var declaration = PortableDeclaration()

  mutating func write(_ seconds: Double) {
    declaration.lines = ["export const \(identifier) = \(Milliseconds.text(seconds));"]
    note("in milliseconds")
  }

  mutating func write(_ curve: PortableCurve) throws(Unsupported) {
    let easing = try easing(curve.easing)
    if curve.delay != 0 {
      note("add its delay with withDelay(\(Milliseconds.text(curve.delay)), …)")
    }
    let head = "export const \(identifier) = "
    guard let duration = curve.duration else {
      declaration.lines = "\(head)\(easing);".split(separator: "\n").map(String.init)
      return
    }
    let members = ["duration: \(Milliseconds.text(duration))", "easing: \(easing)"]
    declaration.lines = JavaScriptText.object(members + always(), head: head, tail: ";")
  }

  mutating func write(_ portable: PortableSpring) throws(Unsupported) {
    need("spring")
    let spring = try played(portable)
    if portable.delay != 0 {
      note(
        "add its delay with withDelay(\(Milliseconds.text(portable.delay)), …)")
    }
    var members = [
      "mass: \(CodeText.number(spring.mass))", "stiffness: \(CodeText.number(spring.stiffness))",
      "damping: \(CodeText.number(spring.damping))",
    ]
    var head = "export const \(identifier) = "
    var tail = ";"
    if let velocity = portable.velocity {
      note("pass the distance of the value, because the velocity is relative to it")
      let (speed, names) = JavaScriptText.speed(velocity)
      members.append(speed)
      head += "(\(names.map { "\($0): number" }.joined(separator: ", "))) => ("
      tail = ");"
    }
    declaration.lines = JavaScriptText.object(members + always(), head: head, tail: tail)
  }

  /// The parameters that Reanimated plays most like a spring.
  ///
  /// It evaluates a damping ratio above 1 as 1, so that of those at 1 the nearest one is written.
  private mutating func played(_ portable: PortableSpring) throws(Unsupported) -> PhysicalSpring {
    let spring = try portable.known
    var notes = portable.notes + portable.velocityNotes
    var figures = spring
    if spring.dampingRatio > 1 {
      figures = try evaluated(RuntimeSpring.nearestCritical(to: spring))
      notes.append(
        "Reanimated plays a damping ratio above 1 as 1; the closest spring with 1 is written")
    } else if spring.dampingRatio == 0 {
      notes.append("Reanimated can't play an undamped spring; the value jumps")
    }
    let worst = try evaluated(RuntimeSpring.reanimated(figures))
      .largestDifference(from: spring.solver)
    combine(.measured(worst, notes: notes))
    return figures
  }

  /// The option that keeps a safe animation with reduced motion.
  mutating func always() -> [String] {
    guard runsAlways else { return [] }
    need("ReduceMotion")
    return ["reduceMotion: ReduceMotion.Never"]
  }
}

extension ReanimatedBuilder {
  mutating func write(_ keyframes: PortableKeyframes) throws(Unsupported) {
    let (arguments, names) = IdentifierStyle.javaScript().arguments(
      [["current"]], lengths: keyframes.symbols)
    // A value that is held or come back to must be known; one that is only left is the current one.
    let needsCurrent = keyframes.tracks.contains { track in
      track.values.dropFirst().contains(.current)
        || (keyframes.repeats && track.values.contains(.current))
    }
    let type = keyframes.tracks.contains(where: \.isColor) ? "string" : "number"
    var parameters = arguments.dropFirst().map { "\($0): number" }
    if needsCurrent { parameters.insert("\(arguments[0]): \(type)", at: 0) }
    let head = "export const \(identifier) = (\(parameters.joined(separator: ", "))) => "
    let bodies = try keyframes.tracks.map { track throws(Unsupported) in
      try animation(track, of: keyframes, names, current: needsCurrent ? arguments[0] : nil)
    }
    combine(.exact(notes: keyframes.notes))
    guard bodies.count > 1 else {
      declaration.lines = split(head, "\(bodies[0]);")
      return
    }
    let keys = IdentifierStyle(.camel).distinct(keyframes.tracks.map(\.words))
    declaration.lines = JavaScriptText.object(
      zip(keys, bodies).map { "\($0): \($1)" }, head: head + "(", tail: ");")
  }

  /// The text of what moves a track.
  private mutating func animation(
    _ track: PortableTrack, of keyframes: PortableKeyframes, _ names: [String: String],
    current: String?
  ) throws(Unsupported) -> String {
    if track.isColor {
      combine(
        .approximate(
          nil, notes: ["Reanimated interpolates colors with a gamma of 2.2, not in sRGB"]))
    }
    // Reanimated turns back only single animations, so the values back are written out.
    let whole = keyframes.alternates ? track.thereAndBack : track
    let length = keyframes.alternates ? keyframes.duration * 2 : keyframes.duration
    var steps: [String] = []
    for (index, value) in whole.values.enumerated() {
      if index == 0, value == .current, current == nil { continue }
      let text = JavaScriptText.value(value, names: names, current: current ?? "")
      let time = index == 0 ? 0 : (whole.times[index] - whole.times[index - 1]) * length
      var members = ["duration: \(Milliseconds.text(time))"]
      // Left out, Reanimated eases in and out.
      if index > 0 {
        members.append("easing: \(try easing(whole.easings[index - 1], isPart: true))")
      }
      need("withTiming")
      let config = (members + always()).joined(separator: ", ")
      steps.append("withTiming(\(text), { \(config) })")
    }
    var body = steps.joined(separator: ", ")
    if steps.count > 1 {
      need("withSequence")
      body = "withSequence(\n" + steps.map { "  \($0),\n" }.joined() + ")"
    }
    let cycles = keyframes.alternates ? keyframes.runs.map { ($0 + 1) / 2 } : keyframes.runs
    if cycles != 1 {
      need("withRepeat")
      body = "withRepeat(\(body), \(cycles ?? -1))"
    }
    if keyframes.delay != 0 {
      need("withDelay")
      body = "withDelay(\(Milliseconds.text(keyframes.delay)), \(body))"
    }
    return body
  }

  /// Puts a value behind a head, or under it if both would be too long for a line.
  private func split(_ head: String, _ value: String) -> [String] {
    let lines = value.split(separator: "\n").map(String.init)
    if head.count + lines[0].count <= 100 { return [head + lines[0]] + lines.dropFirst() }
    return [String(head.dropLast())] + lines.map { "  \($0)" }
  }

  /// The text of an easing.
  private mutating func easing(
    _ easing: PortableEasing, isPart: Bool = false
  ) throws(Unsupported) -> String {
    var isSolved = true
    if case .path = easing { isSolved = false }
    if isSolved { isSolved = try easing.difference(in: .reanimated).error <= tolerance }
    combine(try easing.fidelity(in: .reanimated, solvesItself: isSolved, isPart: isPart))
    switch easing {
    case .linear:
      need("Easing")
      return "Easing.linear"
    case .cubic(let x1, let y1, let x2, let y2) where isSolved:
      need("Easing")
      return "Easing.bezier(\(CodeText.list([x1, y1, x2, y2])))"
    case .cubic, .path:
      need("beziers")
      return "beziers(\(JavaScriptText.pieces(easing.pieces)))"
    case .steps(let count, let jump):
      need("steps")
      return "steps(\(jump.arguments(of: count)))"
    case .stops(let points):
      need("stops")
      return "stops(\(JavaScriptText.points(points)))"
    }
  }
}
