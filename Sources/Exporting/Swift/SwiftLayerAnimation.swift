import Motion

/// A Swift layer animation is one animation of Core Animation: what makes it, line by line.
struct SwiftLayerAnimation {
  /// Its class.
  var type: String
  /// The constant that holds it.
  var name: String
  /// The lines.
  var lines: [String]
  /// The name of its target, as authored.
  var target: String?
  /// The support types that it needs.
  var parts: Set<SwiftPart> = []
  /// Notes for developers.
  var notes: [String] = []
  /// Whether it begins some time after it's started.
  var beginsLate = false
  /// Whether the layer is left as it was when it's over.
  var leavesModel = false
  /// The key paths that it animates.
  var keyPaths: Set<String> = []
  /// Where it leads, if that isn't the current value, as an expression.
  var ends: [End] = []
  /// The ends that become model values although `run` sees no reason for that.
  var ownEnds: [End] = []
  /// Whether it stays on the layer, at another value than the last.
  var isHeld = false
  /// Whether values are added to the layer's own.
  var isAdditive = false
  /// Whether it or its members end later for each further layer.
  var late: [Late] = []

  /// An end is the value of a key path when it's over.
  struct End: Hashable {
    var keyPath, value: String
  }

  /// When something ends for the first layer, and how much later for each further one.
  struct Late: Hashable {
    var end, stagger: Double
  }

  /// Sets a property of the animation, if there is a value.
  mutating func set(_ property: String, _ value: String?) {
    guard let value else { return }
    let line = "\(name).\(property) = \(value)"
    guard line.count > 92, value.hasPrefix("["), value.hasSuffix("]") else {
      return lines.append(line)
    }
    let items = CodeText.wrapped(String(value.dropFirst().dropLast()), mark: " ", width: 92)
    lines += ["\(name).\(property) = ["] + items + ["]"]
  }

  /// Makes the animation of a track.
  ///
  /// - Parameter duration: How long it takes, in seconds; nil if what is around it says that.
  init(
    _ track: Keyframes.Track, timing: Timing?, over duration: Double?, name: String,
    _ arguments: inout SwiftArguments
  ) throws(Unsupported) {
    let property = try SwiftLayerProperty(track.property)
    self.name = name
    target = track.target
    notes = property.note.map { [$0] } ?? []
    parts = [.run]
    lines = []
    type = ""
    switch track.content {
    case .values(let values) where Self.isBasic(track, values):
      try basic(track, values, property, timing, duration, &arguments)
    case .values(let values):
      begin("CAKeyframeAnimation", property, .runKeyframes)
      if values.contains(.current) {
        throw Unsupported("Core Animation uses the current value only as one of two end values")
      }
      let texts = try values.map { value throws(Unsupported) in
        try property.text(value, &arguments)
      }
      set("values", "[\(texts.joined(separator: ", "))]")
      ends = texts.suffix(1).map { End(keyPath: property.keyPath, value: $0) }
      try finish(track, count: values.count, timing)
    case .path(let path):
      begin("CAKeyframeAnimation", property, .runKeyframes)
      lines = try Self.path(path, name: name + "Path") + lines
      set("path", name + "Path")
      let mode = track.rotationMode.map { $0 == .auto ? ".rotateAuto" : ".rotateAutoReverse" }
      set("rotationMode", mode)
      try finish(track, count: nil, timing)
    case .frames:
      throw Unsupported("Core Animation keyframes can't start at the current value; UIKit's can")
    }
    keyPaths = [property.keyPath]
    isAdditive = track.additive == true
    if isAdditive { set("isAdditive", "true") }
    if let curve = track.cornerCurve {
      notes.append("set the layer's cornerCurve = .\(curve.rawValue)")
    }
    if let corners = track.corners {
      notes.append("to round only these corners, set maskedCorners = \(SwiftCorners.text(corners))")
    }
  }

  private mutating func begin(_ type: String, _ property: SwiftLayerProperty, _ part: SwiftPart) {
    self.type = type
    parts.insert(part)
    lines = ["let \(name) = \(type)(keyPath: \(CodeText.swiftString(property.keyPath)))"]
  }

  /// Whether a track leads from one value to another and no more.
  private static func isBasic(_ track: Keyframes.Track, _ values: [PropertyValue]) -> Bool {
    guard values.count == 2, track.rotationMode == nil, track.tension == nil,
      track.continuity == nil, track.bias == nil, track.calculationMode != .discrete,
      values != [.current, .current]
    else { return false }
    return track.keyTimes.map { $0.map(\.value) == [0, 1] } ?? true
  }

  private mutating func basic(
    _ track: Keyframes.Track, _ values: [PropertyValue], _ property: SwiftLayerProperty,
    _ timing: Timing?, _ duration: Double?, _ arguments: inout SwiftArguments
  ) throws(Unsupported) {
    var own = track.timings?.first
    if case .paced? = track.calculationMode { own = nil }
    if own != nil, let timing, SwiftTiming.viewCurve(timing) != "linear" {
      throw Unsupported("Core Animation has one timing for a change between two values")
    }
    if case .spring(let spring)? = own ?? timing {
      try begin(spring, over: duration, property)
      if values[0] != .current { set("fromValue", try property.text(values[0], &arguments)) }
      if values[1] != .current { set("toValue", try end(values[1], property, &arguments)) }
      return
    }
    begin("CABasicAnimation", property, .runBasic)
    if values[0] != .current { set("fromValue", try property.text(values[0], &arguments)) }
    if values[1] != .current { set("toValue", try end(values[1], property, &arguments)) }
    set("timingFunction", try SwiftTiming.mediaTimingFunction(own ?? timing))
  }

  /// The value to which it leads.
  private mutating func end(
    _ value: PropertyValue, _ property: SwiftLayerProperty, _ arguments: inout SwiftArguments
  ) throws(Unsupported) -> String {
    let text = try property.text(value, &arguments)
    ends = [End(keyPath: property.keyPath, value: text)]
    return text
  }

  /// Begins what a spring leads from one value to another, stretched so that it settles in that time.
  private mutating func begin(
    _ spring: Spring, over duration: Double?, _ property: SwiftLayerProperty
  ) throws(Unsupported) {
    guard let duration, duration > 0, !spring.hasOpenVelocity else {
      throw Unsupported("Core Animation can't fit a spring to an unknown duration")
    }
    let evaluator = try evaluated(SpringEvaluator(spring))
    let physical = evaluator.spring
    if physical.dampingRatio > 1 {
      throw Unsupported("before iOS 17, Core Animation springs are at most critically damped")
    }
    let pace = evaluator.solver.restingTime / duration
    begin("CASpringAnimation", property, .runBasic)
    if let perceptual = spring.perceptual?.stretched(by: 1 / pace) {
      parts.insert(.springLayer)
      let path = CodeText.swiftString(property.keyPath)
      lines = [
        "let \(name) = CASpringAnimation.perceptual(", "  \(path), \(perceptual.text))",
      ]
    } else {
      set("mass", CodeText.number(physical.mass))
      set("stiffness", CodeText.number(physical.stiffness * pace * pace))
      set("damping", CodeText.number(physical.damping * pace))
    }
    if physical.initialVelocity != 0 {
      set("initialVelocity", CodeText.number(physical.initialVelocity * pace))
    }
  }

  private mutating func finish(
    _ track: Keyframes.Track, count: Int?, _ timing: Timing?
  ) throws(Unsupported) {
    if let mismatch = track.keyTimesMismatch {
      notes.append("Core Animation ignores its key times: \(mismatch.text)")
    }
    if !timing.staysWithin, track.calculationMode == .cubic || track.calculationMode == .cubicPaced
    {
      throw Unsupported("Core Animation doesn't say how cubic keyframes go on beyond their ends")
    }
    set("keyTimes", track.keyTimes.map { "[\(CodeText.list($0.map(\.value)))]" })
    if let mode = track.calculationMode, mode != .linear { set("calculationMode", ".\(mode)") }
    if let timings = track.timings, !timings.isEmpty {
      let functions = try timings.map { timing throws(Unsupported) in
        try SwiftTiming.mediaTimingFunction(timing) ?? "CAMediaTimingFunction(name: .linear)"
      }
      set("timingFunctions", "[\(functions.joined(separator: ", "))]")
    }
    let shapes = [
      ("tensionValues", track.tension), ("continuityValues", track.continuity),
      ("biasValues", track.bias),
    ]
    for (name, values) in shapes {
      switch values {
      case nil: break
      case .each(let each): set(name, "[\(CodeText.list(each))]")
      case .all(let value):
        set(name, "[\(CodeText.list(Array(repeating: value, count: count ?? 1)))]")
      }
    }
    set("timingFunction", try SwiftTiming.mediaTimingFunction(timing))
  }

  private static func path(_ path: PathData, name: String) throws(Unsupported) -> [String] {
    func point(_ point: PathData.Point) -> String {
      "CGPoint(x: \(CodeText.number(point.x)), y: \(CodeText.number(point.y)))"
    }
    var lines = ["let \(name) = CGMutablePath()"]
    for segment in path.segments {
      switch segment {
      case .move(let to): lines.append("\(name).move(to: \(point(to)))")
      case .line(let to): lines.append("\(name).addLine(to: \(point(to)))")
      case .cubic(let first, let second, let to):
        let controls = "control1: \(point(first)), control2: \(point(second))"
        lines.append("\(name).addCurve(to: \(point(to)), \(controls))")
      case .quadratic(let control, let to):
        lines.append("\(name).addQuadCurve(to: \(point(to)), control: \(point(control)))")
      case .arc: throw Unsupported("CGPath has no elliptical arcs like SVG's")
      case .close: lines.append("\(name).closeSubpath()")
      }
    }
    return lines
  }
}
