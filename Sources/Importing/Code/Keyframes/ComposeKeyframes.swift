import Motion

/// Compose keyframes are a block that sets times and values, which may repeat.
///
/// `keyframes { durationMillis = 300; 0f at 0 using LinearEasing; 1f at 300 }`
enum ComposeKeyframes {
  /// Whether a value is such a call.
  static func isOne(_ node: CodeNode) -> Bool { block(of: node) != nil }

  /// The tracks of an object that has nothing else, by their names; nil if it has something else.
  static func tracks(of object: CodeContainer) -> CodeKeyframes.Parts? {
    let tracks = object.statements.compactMap { statement -> (key: String?, node: CodeNode)? in
      switch statement.kind {
      case .declaration(let one): one.value.map { (one.name, $0) }
      case .container(let one):
        if one.isFunction, case .expression(let value)? = one.statements.first?.kind {
          (one.name, value)
        } else {
          nil
        }
      default: nil
      }
    }
    let isWhole = !tracks.isEmpty && tracks.count == object.statements.count
    return isWhole && tracks.allSatisfy { isOne($0.node) } ? tracks : nil
  }

  /// Reads the values of a track, and the times of the whole.
  static func read(
    _ node: CodeNode, into track: inout Keyframes.Track, of run: inout Keyframes,
    in context: inout CodeContext
  ) throws(CodeProblem) -> Bool {
    guard let call = node.chain?.links.first, let block = block(of: node) else { return false }
    if call.name != "keyframes" {
      let count = try call["iterations"].map { node throws(CodeProblem) in
        try context.number(node).value
      }
      run.repeats(
        count ?? .infinity, reverses: call["repeatMode"]?.chain?.links.last?.name == "Reverse")
      if let offset = call["initialStartOffset"] {
        let values = offset.chain?.links.last?.unlabeled ?? []
        guard values.count == 1 else {
          throw CodeProblem("only a StartOffset that delays is supported", at: offset.range)
        }
        run.beginTime = .seconds(try context.seconds(values[0], in: .milliseconds))
      }
    }
    var keys: [ComposeKeyframe] = []
    var statements = block[...]
    while let statement = statements.popFirst() {
      switch statement.kind {
      case .assignment(["durationMillis"], let value):
        run.duration = .seconds(try context.seconds(value, in: .milliseconds))
      case .assignment(["delayMillis"], let value):
        run.beginTime = .seconds(try context.seconds(value, in: .milliseconds))
      case .expression(let value):
        guard statements.takeWord("at"), let time = statements.takeValue() else {
          throw CodeProblem("only values `at` a time are supported", at: value.range)
        }
        var key = ComposeKeyframe(
          time: try context.seconds(time, in: .milliseconds),
          value: try context.keyframe(value, of: track))
        if statements.takeWord("using") || statements.takeWord("with"),
          let easing = statements.takeValue()
        {
          key.easing = try context.knownEasing(easing)
        }
        // Another value at the same time takes the place of the first.
        keys.removeAll { $0.time == key.time }
        keys.append(key)
      default: throw CodeProblem("only values `at` a time are supported", at: node.range)
      }
    }
    keys.sort { $0.time < $1.time }
    guard keys.count > 1, let last = keys.last?.time, run.duration == .seconds(last) else {
      throw CodeProblem("its last value isn't at the end of `durationMillis`", at: node.range)
    }
    if keys[0].time > 0 { keys.insert(ComposeKeyframe(time: 0, value: .current), at: 0) }
    track.take(keys.map(\.value), at: keys.map(\.time), keys.dropLast().map(\.easing))
    return true
  }

  /// A value at a time, and the easing after it.
  private struct ComposeKeyframe {
    let time: Double
    let value: PropertyValue
    var easing = Timing.curve(Curve(.named(.linear)))
  }

  /// The statements of the block of keyframes; nil if a value isn't any.
  private static func block(of node: CodeNode) -> [CodeStatement]? {
    guard let link = node.chain?.links.first, node.chain?.links.count == 1 else { return nil }
    switch link.name {
    case "keyframes": return link.blocks.first?.value.statements
    case "repeatable", "infiniteRepeatable":
      return link["animation"].flatMap {
        $0.chain?.links.first?.name == "keyframes" ? block(of: $0) : nil
      }
    default: return nil
    }
  }
}

extension ArraySlice<CodeStatement> {
  /// The next value, which is taken; nil if something else comes next.
  fileprivate mutating func takeValue() -> CodeNode? {
    guard case .expression(let value)? = first?.kind else { return nil }
    removeFirst()
    return value
  }

  /// Takes a word that stands between values; false if something else comes next.
  fileprivate mutating func takeWord(_ word: String) -> Bool {
    guard case .expression(let value)? = first?.kind, value.chain?.names == [word] else {
      return false
    }
    removeFirst()
    return true
  }
}

extension CodeInterpreter {
  /// Takes an object of Kotlin that is nothing but tracks; false if it is anything else.
  mutating func takeTracks(
    _ object: CodeContainer, _ token: Int, _ context: inout CodeContext
  ) -> Bool {
    guard context.language == .kotlin, !object.isFunction,
      let tracks = ComposeKeyframes.tracks(of: object), let last = tracks.last
    else { return false }
    for case .container(let function) in object.statements.map(\.kind) {
      context.bound.formUnion(function.parameters)
    }
    let name = object.name.hasSuffix("Tracks") ? String(object.name.dropLast(6)) : object.name
    let declaration = CodeDeclaration(name: name, isVariable: false, isStatic: true)
    let node = CodeNode(kind: .other(tracks.map(\.node)), range: token..<last.node.range.upperBound)
    return take(node, CodePlace(scope: context.scope, declaration: declaration), &context) {
      context throws(CodeProblem) in
      try CodeKeyframes.finding(tracks, of: node, in: &context, ComposeKeyframes.read)
    }
  }
}
