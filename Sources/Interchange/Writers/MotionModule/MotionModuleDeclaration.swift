import Motion

/// A Motion module declaration is a preset as a constant of a JavaScript module.
struct MotionModuleDeclaration: PresetDeclaration {
  private let identifier: String
  private let options: LineOptions
  private(set) var declaration = PortableDeclaration(lines: [])
  var fidelity: Fidelity { declaration.fidelity }
  /// The tags of its documentation.
  private(set) var tags: [String] = []

  init(_ preset: ExportedPreset, _ options: LineOptions) throws(Unsupported) {
    identifier = preset.identifier
    self.options = options
    switch try PortableMotion(preset.motion, for: "Motion") {
    case .duration(let seconds):
      tags = ["@type {number}"]
      declaration.lines = ["export const \(identifier) = \(CodeText.number(seconds));"]
      declaration.note(["in seconds"])
    case .curve(let curve): write(curve)
    case .spring(let spring): write(spring)
    case .keyframes(let keyframes): write(keyframes)
    }
  }

  private mutating func write(_ curve: PortableCurve) {
    let ease = easing(curve.easing)
    guard let duration = curve.duration else {
      tags = ["@type {import(\"motion\").Easing}"]
      declaration.lines = "export const \(identifier) = \(ease);"
        .split(separator: "\n").map(String.init)
      if curve.delay != 0 {
        declaration.note(["its delay of \(CodeText.number(curve.delay)) s is the app's to give"])
      }
      return
    }
    tags = [Self.transition]
    var members = ["duration: \(CodeText.number(duration))"]
    if curve.delay != 0 { members.append("delay: \(CodeText.number(curve.delay))") }
    members.append("ease: \(ease)")
    declaration.lines = JavaScriptText.object(
      members, head: "export const \(identifier) = ", tail: ";")
  }

  private mutating func write(_ simple: PortableSpring) {
    declaration.needs.insert("spring")
    declaration.note(simple.notes)
    let spring = simple.spring
    var members = [
      "type: \"spring\"", "stiffness: \(CodeText.number(spring.stiffness))",
      "damping: \(CodeText.number(spring.damping))", "mass: \(CodeText.number(spring.mass))",
    ]
    if simple.delay != 0 { members.append("delay: \(CodeText.number(simple.delay))") }
    let head = "export const \(identifier) = "
    guard let velocity = simple.velocity else {
      tags = [Self.transition]
      declaration.lines = JavaScriptText.object(members, head: head, tail: ";")
      return
    }
    declaration.note(["give it the distance that the value goes, of which the velocity is a part"])
    let symbols = velocity.symbols
    let names = IdentifierStyle.javaScript().distinct(
      [["distance"]] + symbols.map { CodeText.words(of: $0) })
    let speed = CodeText.product(
      of: velocity, number: CodeText.number,
      names: Dictionary(zip(symbols, names.dropFirst())) { $1 })
    members.append("velocity: \(speed) * distance")
    tags =
      names.map { "@param {number} \($0)" }
      + ["@returns {import(\"motion\").ValueAnimationTransition}"]
    declaration.lines = JavaScriptText.object(
      members, head: head + "(\(names.joined(separator: ", "))) => (", tail: ");")
  }

  private static let transition = "@type {import(\"motion\").ValueAnimationTransition}"
}

extension MotionModuleDeclaration {
  private mutating func write(_ keyframes: PortableKeyframes) {
    declaration.needs.insert("keyframes")
    var symbols: [String] = []
    for symbol in keyframes.tracks.flatMap(\.symbols) where !symbols.contains(symbol) {
      symbols.append(symbol)
    }
    let arguments = IdentifierStyle.javaScript().distinct(symbols.map { CodeText.words(of: $0) })
    let names = Dictionary(zip(symbols, arguments)) { $1 }
    var bodies: [[String]] = []
    for track in keyframes.tracks { bodies.append(members(track, of: keyframes, names)) }
    declaration.note(keyframes.notes)
    tags = arguments.map { "@param {number} \($0)" }
    let head =
      "export const \(identifier) = "
      + (symbols.isEmpty ? "" : "(\(arguments.joined(separator: ", "))) => (")
    let tail = symbols.isEmpty ? ";" : ");"
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

  /// The values of a track, and the options that `animate` takes beside them.
  private mutating func members(
    _ track: PortableTrack, of keyframes: PortableKeyframes, _ names: [String: String]
  ) -> [String] {
    if track.isColor {
      declaration.fidelity = declaration.fidelity.combined(
        with: .approximate(
          nil, notes: ["Motion mixes colours by the squares of their components, not in sRGB"]))
    }
    let values = track.values.map { JavaScriptText.value($0, names: names, current: "null") }
    var options = ["duration: \(CodeText.number(keyframes.duration))"]
    if keyframes.delay != 0 { options.append("delay: \(CodeText.number(keyframes.delay))") }
    let even = track.times.indices.map { Double($0) / Double(track.times.count - 1) }
    if track.times != even { options.append("times: \(JavaScriptText.array(track.times))") }
    let eases = track.easings.map { easing($0) }
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
  private mutating func easing(_ easing: PortableEasing) -> String {
    let (form, fidelity) = easing.withoutPath(within: options.tolerance)
    declaration.fidelity = declaration.fidelity.combined(with: fidelity)
    switch form {
    case .linear, .path: return "\"linear\""
    case .cubic(let x1, let y1, let x2, let y2): return JavaScriptText.array([x1, y1, x2, y2])
    case .steps(let count, let jump):
      declaration.needs.insert("steps")
      let (first, jumps) = jump.figures(of: count)
      return "steps(\(count), \(first), \(jumps))"
    case .stops(let points):
      declaration.needs.insert("stops")
      return "stops(\(JavaScriptText.points(points)))"
    }
  }
}
