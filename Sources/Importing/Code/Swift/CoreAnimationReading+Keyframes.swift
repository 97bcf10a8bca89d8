import Motion
import Presets

// Basic and keyframe animations.
extension CoreAnimationReading {
  static func keyframes(
    _ link: CodeLink, _ own: [String: CodeNode], _ node: CodeNode, in context: inout CodeContext
  ) throws(CodeProblem) -> CodeFinding? {
    let path = link["keyPath"].flatMap { keyPath($0) }
    var keyframes = Keyframes()
    keyframes.duration = .seconds(try time(own["duration"], in: &context) ?? 0.25)
    keyframes.timing = try timing(own["timingFunction"], in: &context).map { .curve(Curve($0)) }
    var finding = CodeFinding(.keyframes(keyframes))
    if own["duration"] == nil { finding.defaults = ["0.25 s, Core Animation's default"] }
    try setMediaTiming(own, &keyframes, &finding.unkept, in: &context)
    do throws(CodeProblem) {
      guard let path else { throw CodeProblem("its key path is unknown", at: node.range) }
      var track = try self.track(path, own, node, in: &context)
      if let mode = own["calculationMode"] {
        track.calculationMode = Keyframes.CalculationMode(
          rawValue: mode.chain?.links.last?.name ?? "")
      }
      if own["isAdditive"].map({ context.code.typed($0.range) }) == "true" { track.additive = true }
      keyframes.tracks = [track]
      finding.motion = .keyframes(keyframes)
      finding.property = path
      return finding
    } catch {
      // The values aren't known, but the timing is.
      var curve = Curve(.named(.linear))
      if case .curve(let timing)? = keyframes.timing { curve.shape = timing.shape }
      let isBasic = link.name == "CABasicAnimation"
      guard isBasic, own["duration"] != nil || keyframes.timing != nil else { throw error }
      (curve.duration, curve.delay) = (keyframes.duration, keyframes.beginTime)
      finding.motion = .curve(curve)
      finding.unkept += ["its values (\(error.reason))"]
      finding.property = path
      return finding
    }
  }

  /// A key path in quotes, or within `#keyPath(…)`.
  static func keyPath(_ node: CodeNode) -> String? {
    if let text = node.string { return text }
    guard let link = node.chain?.links.first, link.name == "#keyPath",
      let names = link.unlabeled.first?.chain?.names
    else { return nil }
    return names.dropFirst(names.first?.first?.isUppercase == true ? 1 : 0).joined(separator: ".")
  }

  static func track(
    _ path: String, _ own: [String: CodeNode], _ node: CodeNode, in context: inout CodeContext
  ) throws(CodeProblem) -> Keyframes.Track {
    var values: [PropertyValue] = []
    if let written = own["values"] {
      let (list, inner) = try context.resolve(written)
      var context = inner
      guard let elements = list.elements, elements.count > 1 else {
        throw CodeProblem("\(context.quote(written)) isn't a list of values", at: written.range)
      }
      for element in elements { values.append(try value(element, of: path, in: &context)) }
    } else if own["path"] != nil {
      throw CodeProblem("its path isn't supported", at: own["path"]?.range)
    } else if let by = own["byValue"], own["fromValue"] == nil, own["toValue"] == nil {
      values = [.current, try value(by, of: path, in: &context)]
      throw CodeProblem("`byValue` is relative to an unknown value", at: by.range)
    } else {
      guard own["fromValue"] != nil || own["toValue"] != nil else {
        throw CodeProblem("no value is set", at: node.range)
      }
      for side in ["fromValue", "toValue"] {
        values.append(
          try own[side].map { written throws(CodeProblem) in
            try value(written, of: path, in: &context)
          } ?? .current)
      }
    }
    var track = Keyframes.Track(property: path, content: .values(values))
    if let written = own["keyTimes"] {
      let (list, inner) = try context.resolve(written)
      var context = inner
      guard let times = list.elements else {
        throw CodeProblem("\(context.quote(written)) isn't a list of times", at: written.range)
      }
      var fractions: [Fraction] = []
      for time in times { fractions.append(.decimal(try context.number(time).value)) }
      guard fractions.count == values.count else {
        throw CodeProblem(
          "has \(values.count) values, but \(fractions.count) key times",
          at: own["keyTimes"]?.range)
      }
      track.keyTimes = fractions
    }
    if let written = own["timingFunctions"] {
      let (list, inner) = try context.resolve(written)
      var context = inner
      guard let functions = list.elements else {
        throw CodeProblem(
          "\(context.quote(written)) isn't a list of timing functions", at: written.range)
      }
      var timings: [Timing] = []
      for function in functions {
        if let shape = try timing(function, in: &context) { timings.append(.curve(Curve(shape))) }
      }
      if timings.count == values.count - 1 { track.timings = timings }
    }
    return track
  }

  static func value(
    _ node: CodeNode, of path: String, in context: inout CodeContext
  ) throws(CodeProblem) -> PropertyValue {
    if let color = SystemColor.named(node) { return .color(color) }
    let (node, inner) = try context.resolve(node)
    var own = inner
    if let link = node.chain?.links.last, link.isCalled {
      // NSValue(cgPoint: CGPoint(x: 0, y: 10))
      if link.name == "NSValue", let value = link.values.first {
        return try self.value(value, of: path, in: &own)
      }
      for labels in [["x", "y", "width", "height"], ["x", "y"], ["width", "height"]]
      where link.labels == labels {
        var parts: [Quantity] = []
        for argument in link.arguments ?? [] {
          parts.append(.number(try own.number(argument.value).value))
        }
        return .vector(parts)
      }
    }
    switch own.code.typed(node.range) {
    case "true": return .boolean(true)
    case "false": return .boolean(false)
    default: break
    }
    let number = try own.number(node).value
    guard number.isFinite else {
      throw CodeProblem("\(own.quote(node)) isn't a value", at: node.range)
    }
    return .quantity(
      .number(path.hasPrefix("transform.rotation") ? ViewProperty.degrees(number) : number))
  }
}
