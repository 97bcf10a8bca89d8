import Diagnostics
import Motion
import Presets

/// A keyframes rule is one `@keyframes` with its name.
struct CSSInputKeyframesRule {
  /// The name as it is written.
  var name: String
  /// The file, the rule in it, and the token that it begins with.
  var source, rule, token: Int
  /// The frames.
  var frames: CSSInputFrames
}

/// A use is one way in which keyframes run.
struct CSSInputUse {
  var timing: CSSInputTiming
  var preference: MotionFact.Audience
  var source, token: Int
  /// The selector of a rule; empty for variables, which are presets themselves.
  var selector = ""
}

extension CSSInterpreter {
  private struct KeyframesKey: Hashable {
    var name: String
    var scope: Int
    var preference: MotionFact.Audience
  }

  /// A player is a name of keyframes, and whether it is for people who prefer less motion.
  struct Player: Hashable {
    var name: String
    var isReduced: Bool
  }

  /// Finds the rules of keyframes that count.
  mutating func findKeyframes() {
    var known: [KeyframesKey: [(source: Int, rule: Int, isPrefixed: Bool)]] = [:]
    var order: [KeyframesKey] = []
    for (index, source) in sources.enumerated() {
      for (number, rule) in source.rules.enumerated() {
        guard case .keyframes(let isPrefixed) = rule.kind else { continue }
        let name = name(of: rule, in: source)
        guard let name, rule.local == nil else {
          facts.leaveOut(
            name.map { "@keyframes \($0)" } ?? "@keyframes",
            rule.local.map(Self.reason(inside:)) ?? "its name is missing or computed",
            at: source.spot(rule.prelude.lowerBound))
          continue
        }
        let key = KeyframesKey(name: name, scope: rule.scope, preference: rule.preference)
        if known[key] == nil { order.append(key) }
        known[key, default: []].append((index, number, isPrefixed))
      }
    }
    defer { findPlayed() }
    let contents = sources.map(CSSInputKeyframesContents.init)
    for key in order {
      let all = known[key] ?? []
      let plain = all.filter { !$0.isPrefixed }
      // Of several, that of the last layer counts, and of those in it the last one.
      func weight(_ index: Int) -> (CSSInputPrecedence, Int) {
        (sources[plain[index].source].rules[plain[index].rule].weight, index)
      }
      let winner = plain.indices.max { weight($0) < weight($1) }
      // A browser's own form is the same for old browsers.
      for one in all where one.isPrefixed {
        facts.take(sources[one.source].spot(sources[one.source].rules[one.rule].prelude.lowerBound))
      }
      let used = winner.map { plain[$0] } ?? all[all.count - 1]
      for (index, one) in plain.enumerated() where index != winner {
        let isOutranked = index > winner ?? 0
        facts.leaveOut(
          "@keyframes \(key.name)",
          isOutranked ? "another one counts more" : "declared again below",
          at: sources[one.source].spot(sources[one.source].rules[one.rule].prelude.lowerBound))
      }
      let frames = CSSInputFrames(
        of: used.rule, contents[used.source], of: used.source, in: sources, &resolver)
      keyframes[key.name, default: []].append(keyframeRules.count)
      let token = sources[used.source].rules[used.rule].prelude.lowerBound
      keyframeRules.append(
        CSSInputKeyframesRule(
          name: key.name, source: used.source, rule: used.rule, token: token, frames: frames))
      for (what, reason) in frames.leftOut {
        facts.leftOut.add(
          "\(what) in @keyframes \(key.name)", because: .other(reason),
          at: sources[used.source].place(token))
      }
    }
  }

  private func name(of rule: CSSInputRule, in source: CSSInputSource) -> String? {
    let words = rule.prelude.dropFirst().filter { source.tokens.all[$0].kind != .space }
    guard words.count == 1, let word = words.first else { return nil }
    switch source.tokens.all[word].kind {
    case .word: return source.text(word)
    case .string: return String(source.text(word).dropFirst().dropLast())
    default: return nil
    }
  }

  /// Finds which keyframes of a name play for whom: those for the same people, and of those the ones that
  /// hold everywhere.
  private mutating func findPlayed() {
    for (name, all) in keyframes {
      for isReduced in [false, true] {
        var best = (fit: -1, index: -1)
        for index in all {
          let rule = sources[keyframeRules[index].source].rules[keyframeRules[index].rule]
          let isSame = (rule.preference == .reduced) == isReduced
          let fit = (isSame ? 2 : 0) + (rule.scope == 0 ? 1 : 0)
          if fit >= best.fit { best = (fit, index) }
        }
        played[Player(name: name, isReduced: isReduced)] = best.index
      }
    }
  }

  /// Makes presets of the keyframes: as they run if they run in one way, else without a time.
  mutating func takeKeyframes() {
    var known: [Player: [CSSInputUse]] = [:]
    for (name, all) in uses {
      for one in all where !one.timing.isEmpty {
        known[Player(name: name, isReduced: one.preference == .reduced), default: []].append(one)
      }
    }
    let single = known.mapValues { Set($0.map(\.timing)).count == 1 }
    // Tailwind's `animate-spin` is that of the theme, and has a time.
    var themed: Set<Player> = []
    for (player, uses) in known
    where uses.contains(where: { sources[$0.source].text($0.token) == "--animate-\(player.name)" })
    {
      themed.insert(player)
    }
    for (index, rule) in keyframeRules.enumerated() {
      let context = sources[rule.source].rules[rule.rule]
      var player = Player(name: rule.name, isReduced: context.preference == .reduced)
      // Without an animation of their own, they run as others do.
      if known[player] == nil { player.isReduced.toggle() }
      let timings = known[player] ?? []
      let isOne = single[player] ?? false
      if !isOne, keyframes[rule.name]?.first == index {
        for one in timings where !one.selector.isEmpty {
          facts.leaveOut(
            "animation of \(one.selector)",
            "@keyframes \(rule.name) is used with several different timings",
            at: sources[one.source].spot(one.token))
        }
      }
      if !isOne, themed.contains(player) {
        facts.leaveOut(
          "@keyframes \(rule.name)", "its animations are presets",
          at: sources[rule.source].spot(rule.token))
        continue
      }
      let anchor = "@keyframes \(rule.name)"
      do throws(CSSInputProblem) {
        let timing = isOne ? timings[0].timing : CSSInputTiming()
        let (keyframes, traits) = try animation(of: rule, timing)
        var one = fact(
          .keyframes(keyframes), named: [rule.name], anchor: anchor, at: rule.token,
          in: rule.source, (context.preference, context.scope), traits)
        if context.preference != .reduced { one.key = .path([anchor]) }
        one.isDefinition = true
        facts.add(one)
      } catch {
        facts.leaveOut(anchor, error.reason, at: sources[rule.source].spot(rule.token))
      }
    }
  }

  /// Returns the keyframes of a name as they run.
  func animation(
    _ name: String, _ timing: CSSInputTiming, _ preference: MotionFact.Audience
  ) throws(CSSInputProblem) -> (keyframes: Keyframes, traits: CSSTraits) {
    guard let index = played[Player(name: name, isReduced: preference == .reduced)] else {
      throw CSSInputProblem(reason: "no @keyframes named '\(name)' in these files")
    }
    let rule = keyframeRules[index]
    if let problem = rule.frames.problem { throw problem }
    var keyframes = Keyframes()
    let tracks = CSSInputTracks(rule.frames.frames, easing: timing.easing)
    (keyframes.timing, keyframes.tracks) = (tracks.timing, tracks.tracks)
    guard !tracks.tracks.isEmpty else {
      throw CSSInputProblem(reason: "@keyframes \(name) animates nothing that can be imported")
    }
    try timing.set(&keyframes)
    return (keyframes, traits(of: tracks, timing))
  }

  private mutating func animation(
    of rule: CSSInputKeyframesRule, _ timing: CSSInputTiming
  ) throws(CSSInputProblem) -> (keyframes: Keyframes, traits: CSSTraits) {
    if let problem = rule.frames.problem { throw problem }
    guard !rule.frames.frames.isEmpty else { throw CSSInputProblem(reason: "has no keyframes") }
    let tracks = CSSInputTracks(rule.frames.frames, easing: timing.easing)
    let spot = sources[rule.source].spot(rule.token)
    for (what, reason) in tracks.leftOut {
      facts.leftOut.add(
        "\(what) in @keyframes \(rule.name)", because: .other(reason), at: spot.place)
    }
    guard !tracks.tracks.isEmpty else {
      throw CSSInputProblem(reason: "animates nothing that can be imported")
    }
    if !tracks.mixed.isEmpty {
      facts.note(
        CSSInputRuleName.color, .info, "@keyframes \(rule.name)", at: spot,
        help: "use colors of the same opacity, and animate the opacity",
        "not exact: browsers mix \(tracks.mixed.joined(separator: ", ")) by opacity, but Curvet mixes"
          + " each component")
    }
    if !tracks.flattened.isEmpty {
      facts.note(
        CSSInputRuleName.depth, .info, "@keyframes \(rule.name)", at: spot,
        help: "ignore this, unless children are moved in depth",
        "not exact in 3D: \(tracks.flattened.joined(separator: ", ")) also scales depth, but the"
          + " preset doesn't")
    }
    let known = tracks.texts.filter(CSSPropertyName.interpolates)
    if !known.isEmpty {
      facts.note(
        CSSInputRuleName.text, .info, "@keyframes \(rule.name)", at: spot,
        help:
          "exported CSS has these values as they were written, but other exports change halfway",
        "not exact: some values of \(known.joined(separator: ", ")) change halfway, but browsers may"
          + " interpolate them")
    }
    for property in tracks.texts where !CSSPropertyName.interpolates(property) {
      facts.note(
        CSSInputRuleName.text, .info, "@keyframes \(rule.name)", at: spot,
        help: "check its name",
        "not exact: \(property) isn't a known property of CSS, so its values change at once")
    }
    var keyframes = Keyframes()
    (keyframes.timing, keyframes.tracks) = (tracks.timing, tracks.tracks)
    try timing.set(&keyframes)
    return (keyframes, traits(of: tracks, timing))
  }
}
