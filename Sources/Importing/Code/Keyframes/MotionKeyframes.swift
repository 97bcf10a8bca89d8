import Motion

/// Motion keyframes are what `animate()` takes: `{ values: [0, 1], options: { duration: 0.3, ease: "linear" } }`.
enum MotionKeyframes {
  /// Whether a value has values, and options with a duration.
  static func isOne(_ node: CodeNode) -> Bool {
    guard let track = ScriptOptions(of: node) else { return false }
    return track["values"]?.elements != nil && options(of: track)["duration"] != nil
  }

  /// Reads the values of a track, and the times of the whole.
  static func read(
    _ node: CodeNode, into track: inout Keyframes.Track, of run: inout Keyframes,
    in context: inout CodeContext
  ) throws(CodeProblem) -> Bool {
    let whole = ScriptOptions(of: node) ?? ScriptOptions()
    let options = options(of: whole)
    var values: [PropertyValue] = []
    for element in whole["values"]?.elements ?? [] {
      let value = try context.keyframe(element, of: track)
      // Only the first null is the current value; a later one holds the value before it.
      let isNull = element.chain?.names == ["null"]
      values.append(isNull ? values.last ?? value : value)
    }
    guard values.count > 1 else {
      throw CodeProblem("a single value doesn't move", at: node.range)
    }
    track.content = .values(values)
    if let times = options["times"]?.elements {
      var fractions: [Fraction] = []
      for time in times { fractions.append(.decimal(try context.number(time).value)) }
      guard fractions.count == values.count else {
        throw CodeProblem(
          "has \(values.count) values, but \(fractions.count) times", at: options["times"]?.range)
      }
      track.keyTimes = fractions
    }
    track.timings = try timings(values.count - 1, options, node, in: &context)
    if let duration = options["duration"] {
      run.duration = .seconds(try context.seconds(duration))
    }
    if let delay = options["delay"] { run.beginTime = .seconds(try context.seconds(delay)) }
    if let count = options["repeat"] {
      run.repeats(
        try context.number(count).value + 1, reverses: options["repeatType"]?.string == "reverse")
    }
    return true
  }

  private static func options(of track: ScriptOptions) -> ScriptOptions {
    track["options"].flatMap(ScriptOptions.init(of:)) ?? ScriptOptions()
  }

  /// The easings between values; nil if all are even.
  private static func timings(
    _ count: Int, _ options: ScriptOptions, _ node: CodeNode, in context: inout CodeContext
  ) throws(CodeProblem) -> [Timing]? {
    guard let ease = options["ease"] else {
      throw CodeProblem("has no `ease`, for which Motion has no fixed default", at: node.range)
    }
    var timings: [Timing] = []
    if let elements = ease.elements, !elements.allSatisfy(isNumber) {
      for element in elements { timings.append(try options.motionEase(element, in: &context)) }
      guard timings.count == count else {
        throw CodeProblem("has \(count + 1) values, but \(timings.count) easings", at: ease.range)
      }
    } else {
      timings = Array(repeating: try options.motionEase(ease, in: &context), count: count)
    }
    return timings.uneven
  }

  private static func isNumber(_ node: CodeNode) -> Bool {
    switch node.kind {
    case .number: true
    case .negative(let inner): isNumber(inner)
    default: false
    }
  }
}
