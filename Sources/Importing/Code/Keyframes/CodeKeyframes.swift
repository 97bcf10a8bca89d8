import Motion

/// Code keyframes are values over time as Curvet exports them, each track in the form of its library.
///
/// The comment above says what they move: `Animates opacity, badge: transform.scale.`
enum CodeKeyframes {
  /// A track, or tracks by their names.
  typealias Parts = [(key: String?, node: CodeNode)]

  /// Reads the values of a track, and the times of the whole, which may have some already.
  ///
  /// - Returns: Whether it's all written, as exports have it.
  typealias Reading = (
    CodeNode, inout Keyframes.Track, inout Keyframes, inout CodeContext
  ) throws(CodeProblem) -> Bool

  /// Returns the keyframes of some tracks; nil if a track leaves something to its library.
  ///
  /// - Parameters:
  ///   - node: Everything, which the comment is above.
  ///   - own: The times that are written besides the tracks.
  static func finding(
    _ parts: Parts, of node: CodeNode, own: Keyframes = Keyframes(), in context: inout CodeContext,
    _ read: Reading
  ) throws(CodeProblem) -> CodeFinding? {
    let names = context.animated(above: node)
    var whole = own
    var tracks: [Keyframes.Track] = []
    for part in parts {
      guard let name = names.lazy.compactMap({ $0.named(part.key) }).first,
        part.key != nil || names.count == 1
      else {
        throw CodeProblem("nothing says which property its values belong to", at: node.range)
      }
      var run = own
      var track = Keyframes.Track(property: name.property, content: .values([]))
      track.target = name.target
      guard try read(part.node, &track, &run, &context) else { return nil }
      guard tracks.isEmpty || run == whole else {
        throw CodeProblem("its tracks take different times", at: node.range)
      }
      whole = run
      tracks.append(track)
    }
    whole.tracks = tracks
    // The last value stays.
    if whole.repeatCount != .infinite { whole.fillMode = .forwards }
    return CodeFinding(.keyframes(whole))
  }

  /// Returns the keyframes that a value of JavaScript is; nil if it isn't any.
  static func script(
    _ node: CodeNode, in context: inout CodeContext
  ) throws(CodeProblem) -> CodeFinding? {
    func isTrack(_ node: CodeNode) -> Bool {
      MotionKeyframes.isOne(node) || ReanimatedKeyframes.isOne(node)
    }
    var parts: Parts = [(nil, node)]
    if !isTrack(node) {
      guard let members = ScriptOptions(of: node)?.members, !members.isEmpty,
        members.allSatisfy({ isTrack($0.value) })
      else { return nil }
      parts = members.map { ($0.label, $0.value) }
    }
    // Calls of Reanimated mean something by themselves.
    if context.animated(above: node).isEmpty, parts[0].node.chain != nil { return nil }
    return try finding(parts, of: node, in: &context) {
      (node, track, run, context) throws(CodeProblem) in
      node.chain == nil
        ? try MotionKeyframes.read(node, into: &track, of: &run, in: &context)
        : try ReanimatedKeyframes.read(node, into: &track, of: &run, in: &context)
    }
  }
}

extension CodeContainer {
  /// The keyframes that it is a function of, whose name is theirs; nil if it is anything else.
  var keyframes: CodeNode? {
    guard isFunction, statements.count == 1, case .expression(let value) = statements[0].kind,
      ComposeKeyframes.isOne(value) || FlutterKeyframes.isOne(value)
    else { return nil }
    return value
  }
}

extension Keyframes.Track {
  /// Takes values with their times in seconds, and the easings between them.
  mutating func take(_ values: [PropertyValue], at times: [Double], _ timings: [Timing]) {
    content = .values(values)
    self.timings = timings.uneven
    guard let duration = times.last, values.count > 2 else { return }
    let inner = times.dropFirst().dropLast().map { Figure.rounded($0 / duration, to: 12) }
    keyTimes = ([0] + inner + [1]).map { .decimal($0) }
  }
}

extension Keyframes {
  /// Takes how often it plays, each way counted; an infinite number is forever.
  mutating func repeats(_ runs: Double, reverses: Bool) {
    guard runs != 1 else { return }
    if reverses { autoreverses = true }
    repeatCount = runs.isInfinite ? .infinite : .times(reverses ? runs / 2 : runs)
  }
}

extension [Timing] {
  /// The easings between values; nil if all are even.
  var uneven: [Timing]? { allSatisfy { $0 == .curve(Curve(.named(.linear))) } ? nil : self }
}

extension CodeContext {
  /// A value of a track: a number, a color, a length that a function takes, or the current value.
  mutating func keyframe(
    _ node: CodeNode, of track: Keyframes.Track
  ) throws(CodeProblem) -> PropertyValue {
    if let name = node.chain?.names?.first, node.chain?.links.count == 1 {
      let isOwn = AnimatedName(target: track.target, property: track.property).isWritten(name)
      if name == "null" || bound.contains(name) && (name == "current" || isOwn) { return .current }
    }
    if let text = node.string {
      // The parser takes `#` for a mark of Swift's strings.
      guard let color = RGBA(hex: text.trimmingPrefix("#")) else {
        throw CodeProblem("\(quote(node)) isn't a supported value", at: node.range)
      }
      return .color(color)
    }
    if let link = node.chain?.links.first, link.name == "Color" {
      guard case .number(let text)? = link.unlabeled.first?.kind, text.hasPrefix("0x"),
        let color = RGBA(alphaFirst: text.dropFirst(2))
      else { throw CodeProblem("\(quote(node)) isn't a supported color", at: node.range) }
      return .color(color)
    }
    if let measure = measure(node) { return .quantity(.measure(measure)) }
    return .quantity(.number(try number(node).value))
  }

  /// The measure that a value is whose names are parameters of its function; nil if it's anything else.
  private func measure(_ node: CodeNode) -> Measure? {
    let text = code.typed(node.range, limit: 400)
      .replacing(/([0-9])f\b/) { $0.1 }.replacing(/-\((\w+)\)/) { "-\($0.1)" }
    guard let measure = try? Measure(text), !measure.symbols.isEmpty,
      measure.symbols.allSatisfy(bound.contains)
    else { return nil }
    return measure
  }
}
