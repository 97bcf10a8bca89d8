import Motion

/// Reanimated keyframes are calls of `withTiming()`, one after the other, which may repeat and wait.
enum ReanimatedKeyframes {
  /// Whether a value is such a call.
  static func isOne(_ node: CodeNode) -> Bool {
    node.chain?.links.count == 1
      && ["withTiming", "withSequence", "withRepeat", "withDelay"]
        .contains(node.chain?.links[0].name)
  }

  /// Reads the values of a track, and the times of the whole.
  ///
  /// - Returns: Whether it's all written, as exports have it: each step with its duration and its easing.
  static func read(
    _ node: CodeNode, into track: inout Keyframes.Track, of keyframes: inout Keyframes,
    in context: inout CodeContext
  ) throws(CodeProblem) -> Bool {
    var call = try link(node, in: context)
    if call.name == "withDelay", call.unlabeled.count == 2 {
      let delay = try context.seconds(call.unlabeled[0], in: .milliseconds)
      keyframes.beginTime = .seconds(delay)
      call = try link(call.unlabeled[1], in: context)
    }
    if call.name == "withRepeat", call.unlabeled.count == 2 {
      let count = try context.number(call.unlabeled[1]).value
      keyframes.repeatCount = count < 0 ? .infinite : .times(count)
      call = try link(call.unlabeled[0], in: context)
    }
    var steps = [call]
    if call.name == "withSequence" {
      steps = []
      for step in call.unlabeled { steps.append(try link(step, in: context)) }
    }
    var values: [PropertyValue] = [.current]
    var ends = [0.0]
    var timings: [Timing] = []
    for (index, step) in steps.enumerated() {
      guard step.name == "withTiming", step.unlabeled.count == 2,
        let options = ScriptOptions(of: step.unlabeled[1]), let written = options["duration"]
      else { return false }
      let value = try context.keyframe(step.unlabeled[0], of: track)
      let seconds = try context.seconds(written, in: .milliseconds)
      if index == 0, seconds == 0 {
        values = [value]
        continue
      }
      guard let easing = options["easing"] else { return false }
      values.append(value)
      ends.append(ends[ends.count - 1] + seconds)
      timings.append(try context.knownEasing(easing))
    }
    // Milliseconds are written with six places, which add up.
    let duration = (ends[ends.count - 1] * 1e7).rounded() / 1e7
    guard values.count > 1, duration > 0 else {
      throw CodeProblem("its values take no time", at: node.range)
    }
    keyframes.duration = .seconds(duration)
    track.take(values, at: ends.dropLast() + [duration], timings)
    return true
  }

  private static func link(
    _ node: CodeNode, in context: CodeContext
  ) throws(CodeProblem) -> CodeLink {
    guard let link = node.chain?.links.first else {
      throw CodeProblem("\(context.quote(node)) isn't a supported animation", at: node.range)
    }
    return link
  }
}
