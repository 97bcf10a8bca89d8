import Motion
import StrictJSON

/// Script keyframes are values over time for Motion's `animate()`, or for Reanimated, as Curvet exports them.
///
/// A track is `{ values: [0, 1], options: { duration: 0.3, ease: "linear" } }` or
/// `withSequence(withTiming(0, { duration: 0 }), …)`; several are members of an object. The comment above says what
/// they move: `Animates opacity, badge: transform.scale.`
enum ScriptKeyframes {
  /// Returns the keyframes that an object or a call is; nil if it isn't any.
  static func finding(
    _ node: CodeNode, in context: inout CodeContext
  ) throws(CodeProblem) -> CodeFinding? {
    var parts: [(key: String?, node: CodeNode)] = [(nil, node)]
    if !node.isTrack {
      guard let members = ScriptOptions(of: node)?.members, !members.isEmpty,
        members.allSatisfy(\.value.isTrack)
      else { return nil }
      parts = members.map { ($0.label, $0.value) }
    }
    let names = context.animated(above: node)
    // Calls of Reanimated mean something by themselves.
    if names.isEmpty, parts[0].node.chain != nil { return nil }
    var keyframes = Keyframes()
    for (index, part) in parts.enumerated() {
      guard let name = names.lazy.compactMap({ $0.named(part.key) }).first,
        part.key != nil || names.count == 1
      else {
        throw CodeProblem("nothing says which property its values belong to", at: node.range)
      }
      var run = Keyframes()
      var track = Keyframes.Track(property: name.property, content: .values([]))
      track.target = name.target
      if let options = ScriptOptions(of: part.node) {
        try options.read(into: &track, of: &run, in: &context)
      } else if try !ReanimatedKeyframes.read(part.node, into: &track, of: &run, in: &context) {
        return nil
      }
      let others = keyframes.tracks
      keyframes.tracks = []
      guard index == 0 || run == keyframes else {
        throw CodeProblem("its tracks take different times", at: node.range)
      }
      keyframes = run
      keyframes.tracks = others + [track]
    }
    // The last value stays.
    if keyframes.repeatCount != .infinite { keyframes.fillMode = .forwards }
    return CodeFinding(.keyframes(keyframes))
  }

  /// A value of a track.
  static func value(
    _ node: CodeNode, in context: inout CodeContext
  ) throws(CodeProblem) -> PropertyValue {
    if node.chain?.names == ["null"] { return .current }
    if let text = node.string {
      // The parser takes `#` for a mark of Swift's strings.
      guard let color = RGBA(hex: text.trimmingPrefix("#")) else {
        throw CodeProblem("\(context.quote(node)) isn't a supported value", at: node.range)
      }
      return .color(color)
    }
    return .quantity(.number(try context.number(node).value))
  }

  /// The easings between values; nil if all are even.
  static func plain(_ timings: [Timing]) -> [Timing]? {
    timings.allSatisfy { $0 == .curve(Curve(.named(.linear))) } ? nil : timings
  }
}

/// An animated name is the property that a track moves, and its target.
private struct AnimatedName {
  var target: String?
  var property: String

  /// The name of what a key stands for, which may be a part of it; nil if it stands for something else.
  ///
  /// - Parameter key: Words written together, such as `badgePositionX`; nil for the only track.
  func named(_ key: String?) -> AnimatedName? {
    guard let key else { return self }
    func letters(_ text: String) -> String {
      text.lowercased().filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
    }
    for part in ["", ".x", ".y", ".z", ".width", ".height"]
    where letters((target ?? "") + property + part) == letters(key) {
      return AnimatedName(target: target, property: property + part)
    }
    return nil
  }
}

extension CodeContext {
  /// The names in the comment above a value.
  ///
  /// It says `Animates opacity, badge: transform.scale.`
  fileprivate func animated(above node: CodeNode) -> [AnimatedName] {
    let start = code.tokens[node.range.lowerBound].start
    guard
      let comment = code.hidden.last(where: { $0.kind == .comment && $0.range.upperBound <= start })
    else { return [] }
    let between = code.document.bytes[comment.range.upperBound..<start]
    guard !between.contains(where: { "};".utf8.contains($0) }) else { return [] }
    let words = String(decoding: code.document.bytes[comment.range], as: UTF8.self)
      .split(whereSeparator: { $0.isWhitespace }).filter { !$0.allSatisfy { "/*".contains($0) } }
    guard let first = words.lastIndex(of: "Animates") else { return [] }
    var text = ""
    for word in words[(first + 1)...] {
      text += (text.isEmpty ? "" : " ") + word
      if word.hasSuffix(".") { break }
    }
    guard text.hasSuffix(".") else { return [] }
    let names = text.dropLast().split(separator: ", ").map { name in
      let parts = name.split(separator: ": ", maxSplits: 1).map(String.init)
      return AnimatedName(
        target: parts.count > 1 ? parts[0] : nil, property: parts[parts.count - 1])
    }
    // Other comments may begin that way.
    return names.contains { $0.property.contains(" ") } ? [] : names
  }
}

extension ScriptOptions {
  /// Whether it has values, and options with a duration.
  fileprivate var isTrack: Bool {
    self["values"]?.elements != nil
      && self["options"].flatMap(ScriptOptions.init(of:))?["duration"] != nil
  }

  /// Reads the values of a track, and the times of the whole.
  fileprivate func read(
    into track: inout Keyframes.Track, of keyframes: inout Keyframes, in context: inout CodeContext
  ) throws(CodeProblem) {
    let options = self["options"].flatMap(ScriptOptions.init(of:)) ?? ScriptOptions()
    var values: [PropertyValue] = []
    for element in self["values"]?.elements ?? [] {
      values.append(try ScriptKeyframes.value(element, in: &context))
    }
    guard values.count > 1 else {
      throw CodeProblem("a single value doesn't move", at: range)
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
    track.timings = try options.timings(values.count - 1, in: &context)
    if let duration = options["duration"] {
      keyframes.duration = .seconds(try context.seconds(duration))
    }
    if let delay = options["delay"] { keyframes.beginTime = .seconds(try context.seconds(delay)) }
    let reverses = options["repeatType"]?.string == "reverse"
    if reverses { keyframes.autoreverses = true }
    if let count = options["repeat"] {
      let runs = try context.number(count).value + 1
      keyframes.repeatCount = runs.isInfinite ? .infinite : .times(reverses ? runs / 2 : runs)
    }
  }

  /// The easings between values; nil if all are even.
  private func timings(
    _ count: Int, in context: inout CodeContext
  ) throws(CodeProblem) -> [Timing]? {
    guard let ease = self["ease"] else {
      throw CodeProblem("has no `ease`, for which Motion has no fixed default", at: range)
    }
    var timings: [Timing] = []
    if let elements = ease.elements, !elements.allSatisfy(\.isNumber) {
      for element in elements { timings.append(try motionEase(element, in: &context)) }
      guard timings.count == count else {
        throw CodeProblem("has \(count + 1) values, but \(timings.count) easings", at: ease.range)
      }
    } else {
      timings = Array(repeating: try motionEase(ease, in: &context), count: max(count, 0))
    }
    return ScriptKeyframes.plain(timings)
  }
}

extension CodeNode {
  /// Whether it's a track of Motion's or of Reanimated's.
  fileprivate var isTrack: Bool {
    ScriptOptions(of: self)?.isTrack ?? ReanimatedKeyframes.isOne(self)
  }

  fileprivate var isNumber: Bool {
    switch kind {
    case .number: true
    case .negative(let inner): inner.isNumber
    default: false
    }
  }
}
