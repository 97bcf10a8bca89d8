import Motion

/// Flutter keyframes are a record of a duration and of tweens, one for each track.
///
/// `(duration: const Duration(milliseconds: 300), tween: Tween<double>(begin: 0, end: 1))`
enum FlutterKeyframes {
  /// Whether a value is such a record.
  static func isOne(_ node: CodeNode) -> Bool {
    guard case .object(let members) = node.kind else { return false }
    let tracks = tracks(among: members)
    return tracks.count < members.count && !tracks.isEmpty
      && tracks.allSatisfy { items(of: $0.value) != nil }
  }

  private static func tracks(among members: [CodeArgument]) -> [CodeArgument] {
    members.filter { !["duration", "delay"].contains($0.label ?? "") }
  }

  /// Returns the keyframes that a record is; nil if it isn't any.
  static func finding(
    _ members: [CodeArgument], _ node: CodeNode, in context: inout CodeContext
  ) throws(CodeProblem) -> CodeFinding? {
    let record = CodeLink(name: "", token: node.range.lowerBound, arguments: members)
    guard isOne(node), let duration = record["duration"] else { return nil }
    let tracks = tracks(among: members)
    var own = Keyframes()
    own.duration = .seconds(try context.seconds(duration, in: .milliseconds))
    if let delay = record["delay"] {
      own.beginTime = .seconds(try context.seconds(delay, in: .milliseconds))
    }
    try repeats(&own, node, in: &context)
    let parts = tracks.map { (key: tracks.count > 1 ? $0.label : nil, node: $0.value) }
    return try CodeKeyframes.finding(parts, of: node, own: own, in: &context) {
      (node, track, _, context) throws(CodeProblem) in
      try read(node, into: &track, in: &context)
    }
  }

  /// Takes repeats, of which only the comment above speaks.
  ///
  /// It says `Run it with controller.repeat(reverse: true).`
  private static func repeats(
    _ run: inout Keyframes, _ node: CodeNode, in context: inout CodeContext
  ) throws(CodeProblem) {
    guard
      let call = context.sentence("Run", above: node)?.split(separator: "controller.repeat(").last,
      call.hasSuffix(")")
    else { return }
    let options = call.dropLast().split(separator: ", ").map { $0.split(separator: ": ") }
    let count = options.first { $0.first == "count" }.flatMap { Double($0.last ?? "") }
    run.repeats(count ?? .infinity, reverses: options.contains { $0 == ["reverse", "true"] })
  }

  /// Reads the values of a track.
  private static func read(
    _ node: CodeNode, into track: inout Keyframes.Track, in context: inout CodeContext
  ) throws(CodeProblem) -> Bool {
    var values: [PropertyValue] = []
    var times = [0.0]
    var timings: [Timing] = []
    for item in items(of: node) ?? [] {
      guard let tween = item.tween.chain, let begin = tween.links[0]["begin"],
        let end = tween.links[0]["end"]
      else {
        throw CodeProblem(
          "\(context.quote(item.tween)) isn't a supported tween", at: item.tween.range)
      }
      let weight = try item.weight.map { node throws(CodeProblem) in try context.number(node).value
      }
      let (from, to) = (
        try context.keyframe(begin, of: track), try context.keyframe(end, of: track)
      )
      if values.last != from {
        // It jumps.
        if !values.isEmpty { timings.append(.curve(Curve(.named(.linear)))) }
        if let last = times.last, !values.isEmpty { times.append(last) }
        values.append(from)
      }
      values.append(to)
      times.append(times[times.count - 1] + (weight ?? 1))
      timings.append(try easing(tween, in: &context) ?? .curve(Curve(.named(.linear))))
    }
    track.take(values, at: times, timings)
    return true
  }

  /// The easing that a tween is chained to; nil if it has none.
  private static func easing(
    _ tween: CodeChain, in context: inout CodeContext
  ) throws(CodeProblem) -> Timing? {
    let calls = tween.links.dropFirst()
    guard let chain = calls.last else { return nil }
    guard calls.count == 1, chain.name == "chain",
      let curve = chain.unlabeled.first?.chain?.links.first?["curve"]
    else {
      throw CodeProblem(
        "only one chain() with a CurveTween is supported", at: chain.token..<chain.token + 1)
    }
    return try context.knownEasing(curve)
  }

  /// A tween, and its part of the time.
  private struct Item {
    let tween: CodeNode
    var weight: CodeNode?
  }

  /// The tweens of a sequence, or a single one; nil if a value isn't any.
  private static func items(of node: CodeNode) -> [Item]? {
    guard let link = node.chain?.links.first else { return nil }
    switch link.name {
    case "Tween", "ColorTween": return [Item(tween: node)]
    case "TweenSequence":
      return link.unlabeled.first?.elements?.map { element in
        let item = element.chain?.links.first
        return Item(tween: item?["tween"] ?? element, weight: item?["weight"])
      }
    default: return nil
    }
  }
}
