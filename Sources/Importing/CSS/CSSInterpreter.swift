import Diagnostics
import Motion
import Presets

/// A CSS interpreter makes presets from the motion in several style sheets.
struct CSSInterpreter {
  let sources: [CSSInputSource]
  /// Whether it is a pasted piece: what has no name is taken, too, and what a rule takes in place of
  /// a value is a part of that rule.
  let isPasted: Bool
  var resolver: CSSInputResolver
  /// The motions and omissions found so far.
  var facts: MotionFacts
  /// The keyframes by name, the ones that count last.
  var keyframes: [String: [Int]] = [:]
  /// All rules of keyframes that are taken.
  var keyframeRules: [CSSInputKeyframesRule] = []
  /// The rule of keyframes that plays.
  var played: [Player: Int] = [:]
  /// The ways in which keyframes run, by name.
  var uses: [String: [CSSInputUse]] = [:]
  /// How custom properties are registered.
  let registrations: [String: CSSTraits.Registration]
  /// The number of values that can't be resolved and may not be motions.
  var unknownCount = 0

  /// Takes files that have been cut up.
  private init(_ sources: [CSSInputSource], isPasted: Bool, _ facts: MotionFacts) {
    (self.sources, self.isPasted, self.facts) = (sources, isPasted, facts)
    self.facts.isPasted = isPasted
    registrations = Dictionary(sources.flatMap(\.registrations)) { first, _ in first }
    resolver = CSSInputResolver(sources, CSSInputVariables(of: sources))
    resolver.takesFallbacks = !isPasted
  }

  /// Returns the motions of files, in their order.
  static func facts(
    of sources: [CSSInputSource], isPasted: Bool = false, _ facts: MotionFacts
  ) -> MotionFacts {
    var interpreter = CSSInterpreter(sources, isPasted: isPasted, facts)
    interpreter.interpret()
    return interpreter.facts
  }

  private mutating func interpret() {
    for source in sources {
      for token in source.things { facts.see(source.spot(token)) }
    }
    findKeyframes()
    if isPasted {
      resolver.used = []
      findUses()
      let used = resolver.used
      findVariables()
      leavePartsAway(used)
    } else {
      findVariables()
      findUses()
    }
    if !isPasted { findReduced() }
    takeKeyframes()
    facts.sort(by: sources.map(\.document))
    joinTimes()
    nameByTheme()
    leaveOutWildcards()
    reportUnclosed()
  }

  private mutating func findVariables() {
    let replaced = resolver.variables.all.filter(\.isReplaced)
    for one in resolver.variables.overridden + replaced {
      leaveOutUnused(
        one,
        !one.isOutranked
          ? "declared again below"
          : one.isDefault ? "another value is set" : "another declaration counts more")
    }
    for one in resolver.variables.conditional {
      leaveOutUnused(
        one,
        "returns one of several values, and functions aren't evaluated; \(CSSInputUnknownFunction.advice)"
      )
    }
    let springs = findSprings()
    for (index, variable) in resolver.variables.all.enumerated()
    where !variable.isParameter && !variable.isReplaced && !springs.contains(index) {
      var unknown: String?
      let value = value(of: index, &unknown)
      switch value {
      case .other where sources[variable.source].isBlock(variable.value) && isLikely(variable):
        leaveOut(
          variable, "maps and rulesets of Less aren't read; \(CSSInputUnknownFunction.advice)")
      case .other: leaveOutOther(variable, because: unknown)
      case .leftOut(let reason): leaveOut(variable, reason)
      case .motions(let motions) where motions.allSatisfy(\.motion.isDuration):
        if CodeDuration.isOther(variable.plainName), !variable.isAboutMotion {
          leaveOutOther(variable, because: nil)
          continue
        }
        for (label, motion) in motions { take(motion, label, index, count: motions.count) }
      case .motions(let motions):
        for (label, motion) in motions { take(motion, label, index, count: motions.count) }
      }
    }
  }

  /// Reads the value of a variable.
  ///
  /// - Parameter unknown: Why it can't be resolved, if nothing indicates a motion.
  private mutating func value(of index: Int, _ unknown: inout String?) -> CSSInputVariableMotion {
    let variable = resolver.variables.all[index]
    var parts: [CSSInputPart]
    do throws(CSSInputProblem) {
      parts = try resolver.value(of: index)
    } catch {
      if isLikely(variable) || error.reason.hasSuffix("itself") { return .leftOut(error.reason) }
      unknown = error.reason
      return .other
    }
    let (keyframes, isPasted) = (keyframes, isPasted)
    let isSass = sources[variable.source].isSass
    let written = parts
    if variable.name.isStyleVariable { parts = parts.withoutBrackets }
    // A transition of a property that keyframes share their name with is none of theirs.
    let isTransition = variable.shown.lowercased().contains("transition")
    let value = CSSInputVariableMotion(parts) { name in
      if isTransition, CSSInputKeywords.isProperty(name) { return false }
      return keyframes[name] != nil || isPasted && !CSSInputKeywords.isProperty(name)
    }
    if case .leftOut = value, written.count != parts.count, let kind = variable.isAbout {
      return .leftOut("\(written.css.cut) isn't \(kind)")
    }
    if case .motions = value, parts.contains(where: { $0.word == "allow-discrete" }) {
      facts.note(
        ForeignRule.unkept, .warning, variable.shown, at: spot(of: variable),
        help: "write it where the curve is used",
        "ignored: allow-discrete; a curve has only an easing, a duration, and a delay")
    }
    guard case .other = value else { return value }
    if let call = CSSInputUnknownFunction.unknown(
      in: parts, isFunction: isSass || variable.isAboutMotion)
    {
      let reason = isSass ? "\(call); \(CSSInputUnknownFunction.advice)" : call
      if variable.isAboutMotion || parts.contains(where: \.isTime) { return .leftOut(reason) }
      unknown = reason
      return .other
    }
    guard variable.isAboutMotion else { return value }
    if parts.count == 1, parts[0].kind == .number {
      let number = parts[0].text
      // Nothing is as long in milliseconds as in seconds.
      if variable.isAbout == "a time", Double(number) == 0 {
        return .motions([("", .plain(.duration(.seconds(0))))])
      }
      return .leftOut(
        variable.isAboutTime && Double(number) != 0
          ? "\(number) has no unit: write \(number)ms or \(number)s"
          : "a number alone isn't a motion")
    }
    if let kind = variable.isAbout, !parts.isEmpty, !Self.isCleared(parts) {
      let isQuoted = parts.count == 1 && parts[0].kind == .string
      return .leftOut(
        isQuoted
          ? "a string in quotes isn't \(kind)" : "\(parts.css.cut) isn't \(kind)")
    }
    return value
  }

  /// Whether a value is a word that takes another one away.
  private static func isCleared(_ parts: [CSSInputPart]) -> Bool {
    let words = ["none", "auto", "initial", "inherit", "unset", "revert", "revert-layer", "null"]
    return parts.count == 1 && words.contains(parts[0].word)
  }

  /// Whether something that can't be read is about motion, by its content or its name.
  func isLikely(_ variable: CSSInputVariable) -> Bool {
    if variable.isAboutMotion { return true }
    let source = sources[variable.source]
    return variable.value.prefix(256).contains { index in
      guard let part = source.part(index) else { return false }
      return part.isTime || part.kind == .function && CSSInputEasing.functions.contains(part.word)
        || part.kind == .word && part.word != "linear"
          && CSSInputKeywords.easings.contains(part.word)
    }
  }

  private mutating func take(_ motion: CSSInputMotion, _ label: String, _ index: Int, count: Int) {
    let variable = resolver.variables.all[index]
    var (taken, traits) = (Motion.duration(.seconds(0)), CSSTraits())
    switch motion {
    case .plain(let motion): taken = motion
    case .animation(let name, let timing) where isPasted && keyframes[name] == nil:
      guard timing.duration != nil, let motion = try? timing.motion(isAlone: false) else {
        return leaveOutOther(variable, because: nil)
      }
      taken = motion
      noteUnkept(of: timing, variable.shown, spot(of: variable))
    case .animation(let name, let timing):
      uses[name, default: []].append(
        CSSInputUse(
          timing: timing, preference: variable.preference, source: variable.source,
          token: variable.token))
      do throws(CSSInputProblem) {
        let animation = try animation(name, timing, variable.preference)
        (taken, traits) = (.keyframes(animation.keyframes), animation.traits)
      } catch {
        return leaveOut(variable, error.reason)
      }
    }
    var fact = fact(
      taken, named: [variable.plainName] + variable.keys + (label.isEmpty ? [] : [label]),
      anchor: variable.shown + (label.isEmpty ? "" : " \(label)"), at: variable.token,
      in: variable.source, (variable.preference, variable.scope), traits)
    fact.key = .number(index)
    if count == 1 {
      fact.alias = resolver.alias(variable.value, in: variable.rule, of: variable.source)
        .map(MotionFact.Identity.number)
    }
    facts.add(fact)
  }
}

/// Rules for style sheets, in addition to those for presets.
package enum CSSInputRuleName {
  /// Colors in keyframes are mixed in another way than in browsers.
  package static let color = "css/color"
  /// Some values of a property in keyframes change halfway.
  package static let text = "css/text"
  /// Keyframes also scale depth.
  package static let depth = "css/depth"
  /// A damping of at most 1 is read as a ratio.
  package static let ratio = "css/ratio"
  /// A bracket is never closed.
  package static let unclosed = "css/unclosed"
}
