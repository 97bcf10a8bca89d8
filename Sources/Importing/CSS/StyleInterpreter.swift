import Diagnostics
import Motion
import Presets

/// A style interpreter makes presets from the motion in several style sheets.
struct StyleInterpreter {
  let sources: [StyleSource]
  /// Whether it is a pasted piece: what has no name is taken, too, and what a rule takes in place of
  /// a value is a part of that rule.
  let isPasted: Bool
  var resolver: StyleResolver
  /// The omissions, with their reasons.
  var leftOut = OmissionList()
  /// The notes and warnings.
  var findings: FindingList
  /// The motions found.
  var found: [StyleCandidate] = []
  /// The keyframes by name, the ones that count last.
  var keyframes: [String: [Int]] = [:]
  /// All rules of keyframes that are taken.
  var keyframeRules: [StyleKeyframesRule] = []
  /// The rule of keyframes that plays.
  var played: [Player: Int] = [:]
  /// The ways in which keyframes run, by name.
  var uses: [String: [StyleUse]] = [:]

  /// Takes files that have been cut up.
  init(_ sources: [StyleSource], isPasted: Bool = false, findings: FindingList) {
    (self.sources, self.isPasted) = (sources, isPasted)
    self.findings = findings
    resolver = StyleResolver(sources, StyleVariables(of: sources))
    resolver.takesFallbacks = !isPasted
  }

  /// Returns the presets, in the order of the files.
  ///
  /// - Parameter taken: The names that presets of other formats have; gets those of these.
  mutating func interpret(besides taken: inout TakenNames) -> [PresetEntry] {
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
    takeKeyframes()
    joinTimes()
    leaveOutWildcards()
    reportUnclosed()
    return presets(besides: &taken)
  }

  private mutating func findVariables() {
    let replaced = resolver.variables.all.filter(\.isReplaced)
    for one in resolver.variables.overridden + replaced where isLikely(one) {
      leaveOut(
        one,
        !one.isOutranked
          ? "declared again below"
          : one.isDefault ? "another value is set" : "another declaration counts more")
    }
    for one in resolver.variables.conditional where isLikely(one) {
      leaveOut(
        one, "returns one of several values, and functions aren't evaluated; \(StyleCall.advice)")
    }
    let springs = findSprings()
    for (index, variable) in resolver.variables.all.enumerated()
    where !variable.isParameter && !variable.isReplaced && !springs.contains(index) {
      var unknown: String?
      let value = value(of: index, &unknown)
      switch value {
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
  private mutating func value(of index: Int, _ unknown: inout String?) -> StyleValue {
    let variable = resolver.variables.all[index]
    var parts: [StylePart]
    do throws(StyleProblem) {
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
    let value = StyleValue(parts) { name in
      keyframes[name] != nil || isPasted && !CSSKeywords.isProperty(name)
    }
    if case .leftOut = value, written.count != parts.count, let kind = variable.isAbout {
      return .leftOut("\(written.css.cut) isn't \(kind)")
    }
    guard case .other = value else { return value }
    if let call = StyleCall.unknown(in: parts, isFunction: isSass || variable.isAboutMotion) {
      let reason = isSass ? "\(call); \(StyleCall.advice)" : call
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
  private static func isCleared(_ parts: [StylePart]) -> Bool {
    let words = ["none", "auto", "initial", "inherit", "unset", "revert", "revert-layer", "null"]
    return parts.count == 1 && words.contains(parts[0].word)
  }

  /// Whether something that can't be read is about motion, by its content or its name.
  private func isLikely(_ variable: StyleVariable) -> Bool {
    if variable.isAboutMotion { return true }
    let source = sources[variable.source]
    return variable.value.prefix(256).contains { index in
      guard let part = source.part(index) else { return false }
      return part.isTime || part.kind == .function && StyleEasing.functions.contains(part.word)
        || part.kind == .word && part.word != "linear" && CSSKeywords.easings.contains(part.word)
    }
  }

  private mutating func take(_ motion: StyleMotion, _ label: String, _ index: Int, count: Int) {
    let variable = resolver.variables.all[index]
    var one = StyleCandidate(
      name: [variable.plainName] + variable.keys + (label.isEmpty ? [] : [label]),
      anchor: variable.shown + (label.isEmpty ? "" : " \(label)"), source: variable.source,
      token: variable.token, preference: variable.preference, scope: variable.scope)
    one.variable = index
    one.alias =
      count == 1
      ? resolver.alias(variable.value, in: variable.rule, of: variable.source) : nil
    switch motion {
    case .plain(let motion): one.motion = motion
    case .animation(let name, let timing) where isPasted && keyframes[name] == nil:
      guard timing.duration != nil, let motion = try? timing.motion(isAlone: false) else {
        return leaveOutOther(variable, because: nil)
      }
      one.motion = motion
      noteUnkept(of: timing, variable.shown, sources[variable.source].place(variable.token))
    case .animation(let name, let timing):
      uses[name, default: []].append(
        StyleUse(
          timing: timing, preference: variable.preference, source: variable.source,
          token: variable.token))
      do throws(StyleProblem) {
        one.motion = .keyframes(try animation(name, timing, one.preference))
        one.isPaused = timing.isPaused
      } catch {
        return leaveOut(variable, error.reason)
      }
    }
    found.append(one)
  }

  private mutating func leaveOut(_ variable: StyleVariable, _ reason: String) {
    leftOut.add(
      variable.shown, because: .other(reason), at: sources[variable.source].place(variable.token))
  }

  private mutating func leaveOutOther(_ variable: StyleVariable, because unknown: String?) {
    // A function that returns something else isn't a variable.
    if variable.isReturn, variable.keys.isEmpty { return }
    let source = sources[variable.source]
    // "none" and the like take motion away where less of it is wanted.
    if source.text(variable.value).lowercased() == "none" { removed.insert(variable.pairing) }
    let kind = variable.name.hasPrefix("--") ? "custom properties" : "variables"
    guard let unknown else {
      leftOut.add(kind, because: .notMotion, at: source.place(variable.token))
      return
    }
    // Most values that can't be resolved aren't motions, and would hide those that are.
    unknownCount += 1
    leftOut.add(
      unknownCount > Self.namedUnknowns ? "more \(kind)" : variable.shown,
      because: .other(
        unknownCount > Self.namedUnknowns
          ? "cannot resolve their references" : unknown),
      at: source.place(variable.token))
  }

  /// The maximum number of listed values that can't be resolved and may not be motions.
  private static let namedUnknowns = 5

  /// The number of values that can't be resolved and may not be motions.
  private var unknownCount = 0
  /// The variables that are set to none, by name and condition.
  private(set) var removed: Set<StylePairing> = []

  private mutating func leaveOutWildcards() {
    for (index, source) in sources.enumerated() {
      for one in source.declarations where one.isWildcard {
        leftOut.add(
          source.text(one.name) + "*", because: .other("removes Tailwind's own values"),
          at: source.place(one.name))
      }
      for one in source.declarations {
        if let name = one.computedName {
          leftOut.add(
            source.text(name), because: .other("its name is computed; \(StyleCall.advice)"),
            at: source.place(one.name))
          continue
        }
        guard let reason = reason(notToRead: one, in: source),
          source.rules[one.rule].kind != .keyframe,
          source.tokens.all[one.name].kind == .variable
            || source.text(one.name).hasPrefix("--")
        else { continue }
        let variable = StyleVariable(source.text(one.name), one, of: index, source)
        if isLikely(variable) {
          leaveOut(variable, reason)
        } else {
          leaveOutOther(variable, because: source.depends(variable.value) ? reason : nil)
        }
      }
    }
  }

  private func reason(notToRead one: StyleDeclaration, in source: StyleSource) -> String? {
    if one.isForeign {
      return "assigned from another file, which isn't evaluated; \(StyleCall.advice)"
    }
    let local = source.rules[one.rule].local ?? (source.isIncluded(one) ? "@mixin" : nil)
    return local.map(Self.reason(inside:))
  }

  /// Why nothing within a rule of SCSS is read.
  static func reason(inside local: String) -> String {
    "inside \(local), which isn't evaluated; \(StyleCall.advice)"
  }

  private mutating func reportUnclosed() {
    for source in sources {
      guard let bracket = source.tokens.unclosed else { continue }
      findings.append(
        Finding(
          StyleRuleName.unclosed, "'\(source.text(bracket))' is never closed", level: .warning,
          place: source.place(bracket),
          help: "close it; like browsers, Curvet reads the rest of the file as part of it"))
    }
  }
}

/// Rules for style sheets, in addition to those for presets.
package enum StyleRuleName {
  /// Two motions would get the same preset name, so one of them gets a number.
  package static let renamed = "css/renamed"
  /// A property in keyframes is stored as a string, which changes in steps.
  package static let text = "css/text"
  /// A damping of at most 1 is read as a ratio.
  package static let ratio = "css/ratio"
  /// A bracket is never closed.
  package static let unclosed = "css/unclosed"
}
