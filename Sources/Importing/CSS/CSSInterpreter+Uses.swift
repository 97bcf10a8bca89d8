import Diagnostics
import Motion
import Presets

extension CSSInterpreter {
  /// Finds how rules use keyframes; other motion in rules is unnamed, and skipped.
  mutating func findUses() {
    let mixins = Set(sources.flatMap(\.mixinsOfAnimations))
    for index in sources.indices {
      var rules: [(rule: Int, declarations: [Int])] = []
      var places: [Int: Int] = [:]
      var transitions: [Int: Int] = [:]
      var restless: [(rule: Int, declarations: [CSSInputDeclaration])] = []
      let source = sources[index]
      leaveOutNested(in: source)
      leaveOutIncluded(in: source, mixins)
      for (number, one) in source.declarations.enumerated() {
        let rule = source.rules[one.rule]
        guard rule.kind != .keyframe, source.tokens.all[one.name].kind == .word else { continue }
        let name = CSSInputFrames.plain(source.text(one.name))
        if name.hasPrefix("transition"), name != "transition-behavior" {
          if let place = transitions[one.rule] {
            restless[place].declarations.append(one)
          } else {
            transitions[one.rule] = restless.count
            restless.append((one.rule, [one]))
          }
          continue
        }
        guard name.hasPrefix("animation") else { continue }
        if let place = places[one.rule] {
          rules[place].declarations.append(number)
        } else {
          places[one.rule] = rules.count
          rules.append((one.rule, [number]))
        }
      }
      for (rule, declarations) in restless {
        if isPasted {
          takeTransitions(declarations, of: rule, in: index)
        } else {
          leaveOutTransitions(declarations, in: index)
        }
      }
      for (rule, numbers) in rules {
        take(numbers.map { source.declarations[$0] }, of: rule, in: index)
      }
    }
  }

  /// Leaves out the animations that mixins with arguments make.
  private mutating func leaveOutIncluded(in source: CSSInputSource, _ mixins: Set<String>) {
    guard !mixins.isEmpty else { return }
    var told: Set<Int> = []
    for one in source.statements where source.text(one.name) == "@include" {
      guard let first = one.value.first, source.rules[one.rule].local == nil,
        !source.rules[one.rule].isOfKeyframes,
        mixins.contains(String(source.text(first).prefix { $0 != "(" })),
        told.insert(one.rule).inserted
      else { continue }
      facts.leaveOut(
        name(of: .animation, one.rule, in: source),
        "@include \(source.text(one.value, limit: 60)) isn't evaluated; \(CSSInputUnknownFunction.advice)",
        at: source.spot(one.name))
    }
  }

  /// Leaves out motion that nested properties of SCSS say.
  private mutating func leaveOutNested(in source: CSSInputSource) {
    for rule in source.rules {
      guard case .properties(let property) = rule.kind,
        let family = CSSInputLists.Family.allCases.first(where: { property.hasPrefix($0.rawValue) })
      else { continue }
      facts.leaveOut(
        name(of: family, rule.parent, in: source),
        "nested properties aren't evaluated; \(CSSInputUnknownFunction.advice)",
        at: source.spot(rule.prelude.lowerBound))
    }
  }

  /// Leaves out the transitions of a rule, as many as it lists.
  private mutating func leaveOutTransitions(_ declarations: [CSSInputDeclaration], in index: Int) {
    let source = sources[index]
    var counts: [String: Int] = [:]
    for one in declarations {
      let written = source.text(one.name).lowercased()
      let name = CSSInputFrames.plain(written)
      if written != name, counts[name] != nil { continue }
      // An unresolvable name counts as one.
      let items = (try? resolver.parts(one.value, in: one.rule, of: index).items) ?? [[]]
      let words = ["none", "inherit", "initial", "unset", "revert", "revert-layer"]
      let isNone = items.count == 1 && items[0].count == 1 && words.contains(items[0][0].word)
      if name == "transition" { counts = [:] }
      counts[name] = isNone ? 0 : items.count
    }
    // The properties determine the count; other lists are repeated or truncated.
    let count = counts["transition-property"] ?? counts.values.max() ?? 0
    let spot = source.spot(declarations[0].name)
    guard count > 0 else { return facts.settle(spot, as: .notMotion) }
    facts.leaveOut(
      "transitions in rules", "not named; name one, for example --card: opacity 300ms ease-out",
      at: spot, count: count)
  }

  private mutating func take(_ declarations: [CSSInputDeclaration], of rule: Int, in index: Int) {
    let source = sources[index]
    let start = declarations[0].name
    let what = name(of: .animation, rule, in: source)
    guard let lists = wholeLists(declarations, .animation, of: rule, in: index) else { return }
    let isReduced = source.rules[rule].preference == .reduced
    if !isPasted, !lists.isNone, !isReduced, lists.all.allSatisfy({ $0.name.isEmpty }) {
      return facts.leaveOut(
        "animation properties in rules", "no @keyframes name", at: source.spot(start))
    }
    if isPasted, lists.isNone { leaveOutReduced(rule, at: start, in: index) }
    // A rule with none, or one that changes another rule's animation, has no own motion.
    facts.settle(source.spot(start), as: .notMotion)
    for (name, timing) in lists.all where isPasted || !name.isEmpty {
      if keyframes[name] != nil {
        facts.take(source.spot(start))
        uses[name, default: []].append(
          CSSInputUse(
            timing: timing, preference: source.rules[rule].preference, source: index, token: start,
            selector: source.text(source.rules[rule].prelude, limit: 60)))
      } else if isPasted {
        takeUnnamed(timing, of: lists, what, at: start, rule, in: index)
      } else {
        facts.leaveOut(
          what, "no @keyframes named '\(name)' in these files", at: source.spot(start))
      }
    }
  }

  /// The transition or animation of a rule, as the report calls it.
  private func name(of family: CSSInputLists.Family, _ rule: Int, in source: CSSInputSource)
    -> String
  {
    let selector = source.text(source.rules[rule].prelude, limit: 60)
    return family.rawValue + (selector.isEmpty ? "" : " of \(selector)")
  }

  /// Returns the lists of a rule; nil, with the reason in the report, if they can't be known.
  private mutating func wholeLists(
    _ declarations: [CSSInputDeclaration], _ family: CSSInputLists.Family, of rule: Int,
    in index: Int
  ) -> CSSInputLists? {
    let source = sources[index]
    let what = name(of: family, rule, in: source)
    let spot = source.spot(declarations[0].name)
    if let local = source.rules[rule].local {
      facts.leaveOut(what, Self.reason(inside: local), at: spot)
      return nil
    }
    do throws(CSSInputProblem) {
      return try lists(declarations, family, in: index)
    } catch {
      facts.leaveOut(what, error.reason, at: spot, place: error.place)
      return nil
    }
  }

  /// Returns the combined value of a rule's declarations.
  private mutating func lists(
    _ declarations: [CSSInputDeclaration], _ family: CSSInputLists.Family, in index: Int
  ) throws(CSSInputProblem) -> CSSInputLists {
    let (sources, keyframes) = (sources, keyframes)
    return try CSSInputLists(
      declarations.map { (index, $0) }, of: sources, family, isNameless: isPasted, &resolver
    ) { keyframes[$0] != nil }
  }

  /// Takes the transitions of a rule that is pasted.
  private mutating func takeTransitions(
    _ declarations: [CSSInputDeclaration], of rule: Int, in index: Int
  ) {
    guard let lists = wholeLists(declarations, .transition, of: rule, in: index) else { return }
    let what = name(of: .transition, rule, in: sources[index])
    if lists.isNone { leaveOutReduced(rule, at: declarations[0].name, in: index) }
    facts.settle(sources[index].spot(declarations[0].name), as: .notMotion)
    for (_, timing) in lists.all {
      takeUnnamed(timing, of: lists, what, at: declarations[0].name, rule, in: index)
    }
  }

  /// Leaves out a rule for people who prefer less motion, which nothing pairs without a name; returns
  /// false for other rules.
  @discardableResult
  private mutating func leaveOutReduced(_ rule: Int, at token: Int, in index: Int) -> Bool {
    let source = sources[index]
    guard source.rules[rule].preference == .reduced else { return false }
    facts.leaveOut(
      "prefers-reduced-motion changes in rules", "not named; set reducedMotion in the catalog",
      at: source.spot(token))
    return true
  }

  /// Takes a transition, or an animation whose keyframes aren't there, as an easing without a name.
  private mutating func takeUnnamed(
    _ timing: CSSInputTiming, of lists: CSSInputLists, _ what: String, at token: Int, _ rule: Int,
    in index: Int
  ) {
    let (source, context) = (sources[index], sources[index].rules[rule])
    if leaveOutReduced(rule, at: token, in: index) { return }
    let spot = source.spot(token)
    do throws(CSSInputProblem) {
      let motion = try timing.motion(isAlone: !lists.isWhole)
      if facts.all.contains(where: { $0.parts.isEmpty && $0.motion == motion }) {
        return facts.take(spot)
      }
      facts.add(
        fact(
          motion, named: [], anchor: what, at: token, in: index,
          (context.preference, context.scope)))
      noteUnkept(of: timing, what, spot)
    } catch {
      facts.leaveOut(what, error.reason, at: spot, place: error.place)
    }
  }

  /// Takes away the variables that rules put in place of a part of theirs, and the rules that are nothing
  /// but a variable.
  mutating func leavePartsAway(_ used: Set<Int>) {
    let whole = Set(facts.all.filter(\.parts.isEmpty).map(\.motion))
    let names = Set(used.map { resolver.variables.all[$0].shown })
    // A variable that has several values, by scope or preference, keeps none of them by its name.
    let kept = Set(
      facts.all.filter { $0.variable != nil && whole.contains($0.motion) }.map(\.anchor))
    facts.all.removeAll { one in
      guard let index = one.variable else { return false }
      let name = resolver.variables.all[index].shown
      return names.contains(name) && !kept.contains(one.anchor)
    }
    let named = Set(facts.all.filter { !$0.parts.isEmpty }.map(\.motion))
    facts.all.removeAll { $0.parts.isEmpty && named.contains($0.motion) }
  }

  /// Says what of an animation's timing a curve doesn't hold.
  mutating func noteUnkept(of timing: CSSInputTiming, _ what: String, _ spot: JSONSpot) {
    guard !timing.unkept.isEmpty else { return }
    facts.note(
      ForeignRule.unkept, .warning, what, at: spot,
      help: "paste its @keyframes, too, to keep everything",
      "ignored: \(timing.unkept.joined(separator: ", ")); a curve has only an easing, a duration,"
        + " and a delay")
  }
}

extension MotionFact {
  /// The variable that it is of.
  fileprivate var variable: Int? {
    if case .number(let index)? = key { index } else { nil }
  }
}

extension CSSInputSource {
  /// The names of the mixins with arguments that make animations.
  fileprivate var mixinsOfAnimations: [String] {
    declarations.compactMap { one in
      guard rules[one.rule].local == "@mixin", tokens.all[one.name].kind == .word,
        CSSInputFrames.plain(text(one.name)).hasPrefix("animation")
      else { return nil }
      var at = one.rule
      while at != 0, rules[at].kind != .at("@mixin") { at = rules[at].parent }
      let name = rules[at].prelude.dropFirst().first {
        [.word, .function].contains(tokens.all[$0].kind)
      }
      return name.map { String(text($0).prefix { $0 != "(" }) }
    }
  }
}
