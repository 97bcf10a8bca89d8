import Diagnostics
import Motion
import Presets
import StrictJSON

/// A dialect interpreter makes presets of the motion tokens of other tools.
struct DialectInterpreter {
  let tree: DialectTree
  var reader: ValueReader
  var found: MotionFacts
  private var motions: [Int: Motion] = [:]
  private var sought: Set<Int> = []
  /// How many times had no unit, and where the first is.
  private var unitless: (count: Int, first: JSONSpot?) = (0, nil)
  private let tails: [String: Int]
  /// Keyframes by name, for the animations that play them.
  private let bodies: [(name: String, body: String)]

  init(_ tree: DialectTree, _ options: ReaderOptions, _ found: MotionFacts) {
    self.tree = tree
    reader = ValueReader(options)
    self.found = found
    tails = tree.tails
    bodies = tree.keyframes.map { ($0.key, KeyframeList.body($0.value)) }
  }

  /// Finds the motions, in the order of the files.
  mutating func interpret() {
    for (index, token) in tree.tokens.enumerated() {
      let kind = DialectKind(token)
      found.see(token.value)
      do throws(ValueProblem) {
        guard let motion = try motion(of: index, as: kind) else {
          found.leaveOut(notMotion: token.type ?? "tokens", at: token.value)
          continue
        }
        let target = Self.reference(token.value.value.string ?? "").flatMap(self.token)
        found.add(
          motion, named: token.path, at: token.value, alias: target.map { tree.tokens[$0].path }
        ) { fact in
          fact.preset?.summary = token.summary
          fact.pairing = MotionFact.Pairing(name: token.key, scope: index)
        }
        takeConditions(of: index, kind)
        found.noteUnkept(of: motion, at: token.value, named: token.path)
      } catch {
        found.leaveOut(token.key, error, at: token.value)
      }
    }
    for spot in tree.keyframes where tree.byKey[spot.trail.joined(separator: ".")] == nil {
      found.see(spot)
      do throws(ValueProblem) {
        found.add(try KeyframeList.motion(spot.value, reader), named: spot.trail, at: spot)
      } catch {
        found.leaveOut(spot.trail.dotted, error, at: spot)
      }
    }
    reportUnits()
  }

  private mutating func reportUnits() {
    guard let first = unitless.first else { return }
    found.note(
      ForeignRule.unit, .warning, "", at: first, help: "for seconds, pass --option unit=s",
      unitless.count == 1
        ? "a time has no unit, and is read as milliseconds"
        : "\(unitless.count) times have no unit, and are read as milliseconds")
  }

  /// Returns the motion that a token is; nil if it is none.
  private mutating func motion(
    of index: Int, as kind: DialectKind
  ) throws(ValueProblem) -> Motion? {
    if let known = motions[index] { return known }
    let token = tree.tokens[index]
    guard sought.insert(index).inserted else {
      throw ValueProblem("cannot resolve '{\(token.key)}': it refers to itself")
    }
    defer { sought.remove(index) }
    guard sought.count <= 64 else {
      throw ValueProblem("cannot resolve it: its chain of tokens is longer than 64")
    }
    guard let motion = try motion(of: token.value.value, kind, token) else { return nil }
    motions[index] = motion
    return motion
  }

  mutating func motion(
    of value: JSONValue, _ kind: DialectKind, _ token: DialectToken
  ) throws(ValueProblem) -> Motion? {
    if let text = value.string, let reference = Self.reference(text) {
      guard let target = self.token(reference) else {
        if let alias = tree.aliases[reference] { return try motion(of: alias.value, kind, token) }
        guard kind != .other else { return nil }
        throw ValueProblem("cannot resolve '{\(reference)}'")
      }
      return try motion(of: target, as: DialectKind(tree.tokens[target], like: kind))
    }
    switch kind {
    case .time:
      if value.string?.contains("{") == true, let motion = try motion(ofText: value) {
        return motion
      }
      return .duration(.seconds(try seconds(value)))
    case .easing:
      guard let timing = try reader.easing(value) else {
        if case .curve(let curve)? = try motion(ofText: value) { return .curve(curve) }
        if value.kind == .array {
          let count = value.elements.reduce(0) { count, _ in count + 1 }
          throw ValueProblem("a Bézier curve takes 4 numbers, found \(count)")
        }
        throw ValueProblem("\(value.shown) isn't a known easing")
      }
      return timing.motion
    case .transition:
      if value.kind == .object { return try transition(value, token) }
      guard let motion = try motion(ofText: value) else {
        throw ValueProblem("\(value.shown) isn't a transition")
      }
      return motion
    case .spring:
      guard let spring = try reader.spring(value) else {
        throw ValueProblem("\(value.shown) isn't a spring")
      }
      return .spring(spring)
    case .keyframes: return try KeyframeList.motion(value, reader)
    case .any:
      if value.kind == .object {
        if let spring = try reader.spring(value) { return .spring(spring) }
        let isTransition =
          value["duration"] != nil && value.members.contains { Self.isEasing($0.key) }
        return isTransition ? try transition(value, token) : nil
      }
      if token.isAboutEasing, value.kind == .array { return try reader.easing(value)?.motion }
      return try motion(ofText: value)
    case .other: return nil
    }
  }

  /// Reads the text of a shorthand, an easing, a time or keyframes; nil if it is none of them.
  private mutating func motion(ofText value: JSONValue) throws(ValueProblem) -> Motion? {
    guard let text = value.string else { return nil }
    if text.trimmed.hasPrefix("{"), text.trimmed.hasSuffix("}"), text.contains(":") {
      return try CSSFragment.keyframes(String(text.trimmed.dropFirst().dropLast()))
    }
    var plain = try resolved(text)
    guard CSSFragment.mayBeMotion(plain) else { return nil }
    // Tokens Studio calculates with tokens: `{duration.base} * 2`.
    if plain != text, plain.contains(where: { "*/+".contains($0) }) { plain = "calc(\(plain))" }
    let motions = try CSSFragment.motions(plain, keyframes: bodies)
    guard motions.count <= 1 else { throw ValueProblem("contains \(motions.count) motions") }
    return motions.first
  }

  /// A text with the tokens that it names in their place.
  private mutating func resolved(_ text: String) throws(ValueProblem) -> String {
    guard text.contains("{") else { return text }
    var result = ""
    var rest = text[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      result += rest[..<open]
      let name = rest[rest.index(after: open)..<close].drop { $0 == "!" }
      guard let target = token(String(name)), let value = tree.tokens[target].value.value.string,
        !value.contains("{")
      else { throw ValueProblem("cannot resolve '{\(name)}'") }
      result += value
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
  }

  /// Reads a transition of times and an easing, which may be elsewhere.
  private mutating func transition(
    _ value: JSONValue, _ token: DialectToken
  ) throws(ValueProblem) -> Motion? {
    var curve = Curve(.named(.linear))
    var easing: Timing?
    for member in value.members {
      switch member.key.plainKey {
      case "duration": curve.duration = .seconds(try time(member.value))
      case "delay": curve.delay = .seconds(try time(member.value))
      case let key where Self.isEasing(key):
        easing = try part(member.value, .easing)?.asTiming
        guard easing != nil else {
          throw ValueProblem("\(member.value.shown) isn't a known easing")
        }
      default: break
      }
    }
    switch easing {
    case .curve(let shape)?:
      curve.shape = shape.shape
      return .curve(curve)
    case .spring(var spring)?:
      spring.delay = curve.delay
      return .spring(spring)
    default: throw ValueProblem("a transition needs a duration and an easing")
    }
  }

  private mutating func part(
    _ value: JSONValue, _ kind: DialectKind
  ) throws(ValueProblem) -> Motion? {
    if let text = value.string, let reference = Self.reference(text) {
      if let target = token(reference) { return try motion(of: target, as: kind) }
      if let alias = tree.aliases[reference] { return try part(alias.value, kind) }
      throw ValueProblem("cannot resolve '{\(reference)}'")
    }
    if kind == .time { return .duration(.seconds(try seconds(value))) }
    return try reader.easing(value)?.motion
  }

  private mutating func time(_ value: JSONValue) throws(ValueProblem) -> Double {
    guard case .duration(.seconds(let seconds))? = try part(value, .time) else {
      throw ValueProblem("\(value.shown) isn't a time")
    }
    return seconds
  }

  /// Reads a time; one without a unit is in milliseconds, as these tools have it.
  private mutating func seconds(_ value: JSONValue) throws(ValueProblem) -> Double {
    do throws(ValueProblem) {
      return try reader.seconds(value)
    } catch {
      guard error.settled != nil else { throw error }
      var assuming = reader
      assuming.unit = .milliseconds
      unitless.count += 1
      if unitless.first == nil, let token = sought.first {
        unitless.first = tree.tokens[token].value
      }
      return try assuming.seconds(value)
    }
  }

  static func isEasing(_ key: String) -> Bool {
    ["easing", "ease", "timingfunction", "curve", "timing", "easingfunction", "bezier"]
      .contains(key.plainKey)
  }

  /// The path that a text refers to; nil if it isn't just a reference.
  static func reference(_ text: String) -> String? {
    guard text.hasPrefix("{"), text.hasSuffix("}") else { return nil }
    let inside = text.dropFirst().dropLast().drop { $0 == "!" }
    guard !inside.isEmpty, inside.utf8.count < 512,
      !inside.contains(where: { "{}:;".contains($0) })
    else { return nil }
    return String(inside).trimmed
  }

  private func token(_ reference: String) -> Int? { tree.token(reference, tails) }
}

extension Timing {
  /// The timing as a motion of its own.
  var motion: Motion? {
    switch self {
    case .curve(let curve): .curve(curve)
    case .spring(let spring): .spring(spring)
    case .preset: nil
    }
  }
}

extension Motion {
  /// A curve or spring as the timing of something.
  var asTiming: Timing? {
    switch self {
    case .curve(let curve): .curve(Curve(curve.shape))
    case .spring(let spring): .spring(spring)
    default: nil
    }
  }
}
