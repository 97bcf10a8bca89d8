import Motion
import Presets

/// A Reanimated builder makes a constant or function of a TypeScript module of a preset.
struct ReactNativeBuilder: JavaScriptBuilder {
  static let runtime = EasingRuntime.reanimated
  let identifier: String
  let tolerance: Double
  /// Whether it runs also with reduced motion.
  let runsAlways: Bool
  /// The alternative for reduced motion; nil if there is none.
  var reduced: ScreenAlternative?
  var declaration = CodeExportDeclaration()

  mutating func write(_ seconds: Double) {
    export("\(Milliseconds.text(seconds))")
    note("in milliseconds")
  }

  mutating func write(_ curve: CodeExportCurve) throws(Unsupported) {
    let easing = try easing(curve.easing)
    noteWaiting(curve.delay)
    guard let duration = curve.duration else { return export(easing) }
    export(
      "\(object: ["duration: \(Milliseconds.text(duration))", "easing: \(easing)"] + always())")
  }

  mutating func write(_ exported: CodeExportSpring) throws(Unsupported) {
    need("spring")
    let spring = try played(exported)
    noteWaiting(exported.delay)
    var members = [
      ("mass", spring.mass), ("stiffness", spring.stiffness), ("damping", spring.damping),
    ].map { "\($0): \(CodeText.number($1))" as Code }
    var parameters: [Code] = []
    if let velocity = exported.velocity {
      note("pass the distance of the value, because the velocity is relative to it")
      let (speed, names) = JavaScriptText.speed(velocity)
      members.append(speed)
      parameters = names.map { "\($0): number" }
    }
    export("\(object: members + always())", parameters: parameters)
  }

  private mutating func noteWaiting(_ delay: Double) {
    if delay != 0 { note("add its delay with withDelay(\(Milliseconds.text(delay)), …)") }
  }

  /// The parameters that Reanimated plays most like a spring.
  ///
  /// It evaluates a damping ratio above 1 as 1, so that of those at 1 the nearest one is written.
  private mutating func played(_ exported: CodeExportSpring) throws(Unsupported) -> PhysicalSpring {
    let spring = try exported.known
    var notes = exported.notes + exported.velocityNotes
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
  mutating func always() -> [Code] {
    guard runsAlways else { return [] }
    need("ReduceMotion")
    return ["reduceMotion: ReduceMotion.Never"]
  }
}

extension ReactNativeBuilder {
  mutating func write(_ keyframes: CodeExportKeyframes) throws(Unsupported) {
    let returning = keyframes.tracks.filter { $0.returnsToCurrent(in: keyframes) }
    let (arguments, names) = IdentifierStyle.javaScript().arguments(
      keyframes.wordsOfCurrents(returning), lengths: keyframes.symbols)
    let parameters = arguments.enumerated().map { index, name -> Code in
      "\(name): \(index < returning.count && returning[index].isColor ? "string" : "number")"
    }
    var currents = arguments[...]
    let bodies = try keyframes.tracks.map { track throws(Unsupported) in
      let current = track.returnsToCurrent(in: keyframes) ? currents.removeFirst() : nil
      return try animation(track, of: keyframes, names, current: current)
    }
    combine(.exact(notes: keyframes.notes))
    var body = bodies[0]
    if bodies.count > 1 {
      let keys = IdentifierStyle(.camel).distinct(keyframes.tracks.map(\.words))
      body = "(\(object: zip(keys, bodies).map { "\($0): \($1)" }))"
    }
    // Each call makes an animation, which plays once.
    declaration.code = ["export const \(identifier) = \(arguments: parameters) => \(body);"]
  }

  /// Returns what moves a track.
  private mutating func animation(
    _ track: CodeExportTrack, of keyframes: CodeExportKeyframes, _ names: [String: String],
    current: String?
  ) throws(Unsupported) -> Code {
    if track.isColor {
      combine(
        .approximate(
          nil, notes: ["Reanimated interpolates colors with a gamma of 2.2, not in sRGB"]))
    }
    // Reanimated turns back only single animations, so the values back are written out.
    let whole = keyframes.alternates ? try track.thereAndBack : track
    let length = keyframes.alternates ? keyframes.duration * 2 : keyframes.duration
    var steps: [Code] = []
    need("withTiming")
    for (index, value) in whole.values.enumerated() {
      if index == 0, value == .current, current == nil { continue }
      let text = JavaScriptText.value(value, names: names, current: current ?? "")
      let time = index == 0 ? 0 : (whole.times[index] - whole.times[index - 1]) * length
      var members: [Code] = ["duration: \(Milliseconds.text(time))"]
      // Left out, Reanimated eases in and out.
      if index > 0 {
        members.append("easing: \(try easing(whole.easings[index - 1], isPart: true))")
      }
      steps.append("withTiming(\(text), \(object: members + always()))")
    }
    var body = steps[0]
    if steps.count > 1 {
      need("withSequence")
      body = "withSequence\(arguments: steps)"
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

  func plays(_ easing: CodeExportEasing) throws(Unsupported) -> Bool {
    if case .path = easing { return false }
    return try easing.difference(in: Self.runtime).error <= tolerance
  }

  mutating func linear() -> Code {
    need("Easing")
    return "Easing.linear"
  }

  mutating func bezier(_ easing: CodeExportEasing) -> Code {
    need("Easing")
    return "Easing.bezier(\(CodeText.list(Array(easing.pieces[0].numbers.prefix(4)))))"
  }
}
