import Motion

/// A Swift layer animation is one animation of Core Animation: what makes it, line by line.
struct SwiftLayerAnimation {
  /// Its class.
  var type: String
  /// The constant that holds it.
  var name: String
  /// The lines.
  var lines: [String]
  /// What it moves, by the author's name.
  var target: String?
  /// What of the support types it needs.
  var parts: Set<SwiftPart> = []
  /// What is to be heeded.
  var notes: [String] = []
  /// Whether it begins some time after it is started.
  var beginsLate = false
  /// What ends later for each further layer: it, or what it holds.
  var late: [Late] = []

  /// When something ends for the first layer, and how much later for each further one.
  struct Late: Hashable {
    var end, stagger: Double
  }

  /// Sets a property of the animation.
  mutating func set(_ property: String, _ value: String) {
    let line = "\(name).\(property) = \(value)"
    guard line.count > 92, value.hasPrefix("["), value.hasSuffix("]") else {
      lines.append(line)
      return
    }
    lines.append("\(name).\(property) = [")
    lines += CodeText.wrapped(String(value.dropFirst().dropLast()), mark: " ", width: 92)
    lines.append("]")
  }

  /// Makes the animation of a track.
  init(
    _ track: Keyframes.Track, timing: Timing?, name: String, _ arguments: inout SwiftArguments
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
      try basic(track, values, property, timing, &arguments)
    case .values(let values):
      begin("CAKeyframeAnimation", property)
      parts.insert(.runKeyframes)
      if values.contains(.current) {
        throw Unsupported("Core Animation takes the current value at the ends of two values only")
      }
      var texts: [String] = []
      for value in values { texts.append(try property.text(value, &arguments)) }
      set("values", "[\(texts.joined(separator: ", "))]")
      try finish(track, count: values.count, timing)
    case .path(let path):
      begin("CAKeyframeAnimation", property)
      parts.insert(.runKeyframes)
      lines = try Self.path(path, name: name + "Path") + lines
      set("path", name + "Path")
      if let mode = track.rotationMode {
        set("rotationMode", mode == .auto ? ".rotateAuto" : ".rotateAutoReverse")
      }
      try finish(track, count: nil, timing)
    case .frames:
      throw Unsupported("Core Animation has no frames that begin at the current value: UIKit has")
    }
    if track.additive == true { set("isAdditive", "true") }
  }

  private mutating func begin(_ type: String, _ property: SwiftLayerProperty) {
    self.type = type
    lines = ["let \(name) = \(type)(keyPath: \(CodeText.swiftString(property.keyPath)))"]
  }

  /// Whether a track is a way from one value to another and no more.
  private static func isBasic(_ track: Keyframes.Track, _ values: [PropertyValue]) -> Bool {
    guard values.count == 2, track.rotationMode == nil, track.tension == nil,
      track.continuity == nil, track.bias == nil, track.calculationMode != .discrete,
      values != [.current, .current]
    else { return false }
    return track.keyTimes.map { $0.map(\.value) == [0, 1] } ?? true
  }

  private mutating func basic(
    _ track: Keyframes.Track, _ values: [PropertyValue], _ property: SwiftLayerProperty,
    _ timing: Timing?, _ arguments: inout SwiftArguments
  ) throws(Unsupported) {
    parts.insert(.runBasic)
    var own = track.timings?.first
    if case .paced? = track.calculationMode { own = nil }
    if own != nil, let timing, SwiftTiming.viewCurve(timing) != "linear" {
      throw Unsupported("Core Animation has one timing for a way between two values")
    }
    if case .spring = own ?? timing {
      throw Unsupported("Core Animation stretches no spring over keyframes")
    }
    begin("CABasicAnimation", property)
    if values[0] != .current { set("fromValue", try property.text(values[0], &arguments)) }
    if values[1] != .current { set("toValue", try property.text(values[1], &arguments)) }
    if let function = try SwiftTiming.mediaTimingFunction(own ?? timing) {
      set("timingFunction", function)
    }
  }

  private mutating func finish(
    _ track: Keyframes.Track, count: Int?, _ timing: Timing?
  ) throws(Unsupported) {
    if let mismatch = track.keyTimesMismatch {
      notes.append("Core Animation ignores its key times: \(mismatch.text)")
    }
    if let times = track.keyTimes {
      set("keyTimes", "[\(times.map { CodeText.number($0.value) }.joined(separator: ", "))]")
    }
    if let mode = track.calculationMode, mode != .linear { set("calculationMode", ".\(mode)") }
    if let timings = track.timings, !timings.isEmpty {
      var functions: [String] = []
      for timing in timings {
        functions.append(
          try SwiftTiming.mediaTimingFunction(timing) ?? "CAMediaTimingFunction(name: .linear)")
      }
      set("timingFunctions", "[\(functions.joined(separator: ", "))]")
    }
    for (values, name) in [
      (track.tension, "tensionValues"), (track.continuity, "continuityValues"),
      (track.bias, "biasValues"),
    ] {
      switch values {
      case nil: break
      case .each(let each): set(name, "[\(SwiftTiming.list(each))]")
      case .all(let value):
        set(name, "[\(SwiftTiming.list(Array(repeating: value, count: count ?? 1)))]")
      }
    }
    if let function = try SwiftTiming.mediaTimingFunction(timing) {
      set("timingFunction", function)
    }
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
      case .arc: throw Unsupported("CGPath has no elliptical arc as SVG has it")
      case .close: lines.append("\(name).closeSubpath()")
      }
    }
    return lines
  }
}
