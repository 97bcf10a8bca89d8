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
  /// Whether it or its members end later for each further layer.
  var late: [Late] = []

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
    if track.additive == true { set("isAdditive", "true") }
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
      if values[1] != .current { set("toValue", try property.text(values[1], &arguments)) }
      return
    }
    begin("CABasicAnimation", property, .runBasic)
    if values[0] != .current { set("fromValue", try property.text(values[0], &arguments)) }
    if values[1] != .current { set("toValue", try property.text(values[1], &arguments)) }
    set("timingFunction", try SwiftTiming.mediaTimingFunction(own ?? timing))
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

/// A Swift layer value is a property of a layer and its values as Core Animation takes them.
struct SwiftLayerProperty {
  /// The key path.
  let keyPath: String
  /// Whether values are angles, which presets have in degrees and layers in radians.
  let isAngle: Bool
  /// Notes for developers.
  let note: String?

  /// Finds the property of a layer.
  init(_ property: String) throws(Unsupported) {
    switch property {
    case "alpha": keyPath = "opacity"
    case "center": keyPath = "position"
    case "isHidden": keyPath = "hidden"
    case "frame":
      throw Unsupported("Core Animation can't animate a frame; animate position and bounds")
    case "effect": throw Unsupported("only views have an effect")
    case _ where property.hasPrefix("constraint."): throw Unsupported("only views have constraints")
    default: keyPath = property
    }
    isAngle = property.hasPrefix("transform.rotation")
    note =
      PropertyType(property: property) == nil
      ? "\(property) isn't a CALayer property that Curvet knows" : nil
  }

  /// Returns a value as an expression; it can be used as any object.
  func text(
    _ value: PropertyValue, _ arguments: inout SwiftArguments
  ) throws(Unsupported) -> String {
    switch value {
    case .quantity(let angle) where isAngle: return try arguments.angle(angle, type: "Double")
    case .quantity(let quantity): return try arguments.text(quantity)
    case .vector(let parts): return try vector(parts, &arguments)
    case .color(let color): return SwiftColor.core(color)
    case .boolean(let flag): return flag ? "true" : "false"
    case .string: throw Unsupported("\(keyPath) can't have a string as value in Core Animation")
    case .current: return "current"
    }
  }

  private func vector(
    _ parts: [Quantity], _ arguments: inout SwiftArguments
  ) throws(Unsupported) -> String {
    let texts = try arguments.texts(parts)
    let isSize =
      keyPath == "transform.translation" || keyPath.hasSuffix("size") || keyPath == "shadowOffset"
    // Of a size only width and height count.
    guard
      let text = SwiftViewChange.geometry(isSize ? Array(texts.prefix(2)) : texts, isSize: isSize)
    else { throw Unsupported("\(keyPath) can't be \(texts.count) numbers in Core Animation") }
    return text
  }
}

/// A Swift angle is an angle in radians.
enum SwiftAngle {
  /// Returns degrees as radians, as one would write them: `.pi / 2`.
  static func text(_ degrees: Double, type: String = "") -> String {
    let sign = degrees < 0 ? "-" : ""
    let pi = "\(type).pi"
    switch abs(degrees) {
    case 0: return "0"
    case 180: return sign + pi
    case let size where size.truncatingRemainder(dividingBy: 180) == 0:
      return "\(CodeText.number(degrees / 180)) * \(pi)"
    case let size where (180 / size).rounded() == 180 / size:
      return "\(sign)\(pi) / \(CodeText.number(180 / size))"
    default: return "\(CodeText.number(degrees)) * \(pi) / 180"
    }
  }
}

/// A Swift color is a color in sRGB.
enum SwiftColor {
  /// Returns a color as CGColor.
  static func core(_ color: RGBA) -> String {
    let parts = components(color)
    return "CGColor(srgbRed: \(parts[0]), green: \(parts[1]), "
      + "blue: \(parts[2]), alpha: \(parts[3]))"
  }

  /// Returns a color as UIColor.
  static func view(_ color: RGBA) -> String {
    let parts = components(color)
    return "UIColor(red: \(parts[0]), green: \(parts[1]), blue: \(parts[2]), alpha: \(parts[3]))"
  }

  private static func components(_ color: RGBA) -> [String] {
    [color.red, color.green, color.blue, color.alpha ?? 255].map { byte in
      byte == 255 ? "1" : byte == 0 ? "0" : "\(byte) / 255"
    }
  }
}
