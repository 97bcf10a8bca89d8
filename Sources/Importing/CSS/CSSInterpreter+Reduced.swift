import Diagnostics
import Motion
import Presets

/// An alternative is the motion that people who prefer less see in place of an animation.
private enum Alternative: Hashable {
  /// It stays, and nothing is said.
  case same
  case none
  /// Keyframes by their name, and how they run.
  case animation(String, CSSInputTiming)
  case several
  /// It isn't the same in all rules.
  case mixed
}

/// An animation declaration with what decides whether it counts.
private struct AnimationDeclaration {
  var source: Int
  var one: CSSInputDeclaration
  var preference: MotionFact.Audience
  var weight: CSSInputPrecedence
}

extension CSSInterpreter {
  /// Finds what takes the place of the animations of rules for people who prefer less motion.
  ///
  /// Rules with the same selector are about the same elements. Of their declarations, those for everybody and for
  /// people who prefer less are set against those for everybody and for the others.
  mutating func findReduced() {
    let isAnybodySpared = sources.contains { $0.rules.contains { $0.preference != .any } }
    guard isAnybodySpared else { return }
    let (order, all) = animationDeclarations()
    // Nobody writes more, and they are read for each element.
    let universal = order.filter(\.isUniversal).flatMap { all[$0] ?? [] }.suffix(64)
    var reducedResolver = resolver.reduced
    var found: [String: [(alternative: Alternative, declaration: AnimationDeclaration)]] = [:]
    var names: [String] = []
    let moving = Set(
      order.filter { element in
        !named(in: all[element]?.filter { $0.preference != .reduced } ?? []).isEmpty
      }.map(\.selector))
    for element in order where !element.isUniversal {
      let declarations = universal + (all[element] ?? [])
      let everybody = declarations.filter { $0.preference != .reduced }
      let own = all[element] ?? []
      let spared = own.filter { $0.preference == .reduced }
      let reduced =
        lists(declarations.filter { $0.preference != .full }, &reducedResolver)
        ?? (spared.isEmpty ? nil : lists(spared, &reducedResolver))
      guard let reduced else { continue }
      let full = lists(everybody, &resolver)?.all ?? named(in: everybody)
      if !full.contains(where: { keyframes[$0.name] != nil }) {
        tellUnused(own, of: element, reduced, isConditional: moving.contains(element.selector))
      }
      for (name, timing) in full where keyframes[name] != nil {
        if found[name] == nil { names.append(name) }
        let one = own.last { $0.preference == .reduced } ?? own[0]
        found[name, default: []].append((alternative(to: name, timing, in: reduced), one))
      }
    }
    for name in names { settle(name, found[name] ?? []) }
  }

  /// The keyframes that declarations name, if their times can't be known.
  private func named(
    in declarations: [AnimationDeclaration]
  ) -> [(name: String, timing: CSSInputTiming)] {
    let names = declarations.flatMap { one in
      one.one.value.prefix(256).filter { sources[one.source].tokens.all[$0].kind == .word }
        .map { sources[one.source].text($0) }.filter { keyframes[$0] != nil }
    }
    return Set(names).sorted().map { ($0, CSSInputTiming()) }
  }

  /// The declarations of animations by the elements that they are about, both in the order of the files.
  private func animationDeclarations() -> (
    order: [CSSInputElement], all: [CSSInputElement: [AnimationDeclaration]]
  ) {
    var order: [CSSInputElement] = []
    var all: [CSSInputElement: [AnimationDeclaration]] = [:]
    for (index, source) in sources.enumerated() {
      var known: (rule: Int, elements: [CSSInputElement]) = (0, [])
      for one in source.declarations {
        let rule = source.rules[one.rule]
        guard source.tokens.all[one.name].kind == .word, !rule.isOfKeyframes, rule.local == nil,
          CSSInputFrames.plain(source.text(one.name)).hasPrefix("animation")
        else { continue }
        if known.rule != one.rule {
          known = (one.rule, CSSInputElement.all(of: one.rule, in: source))
        }
        var weight = rule.weight
        weight.isImportant = one.isImportant
        for element in known.elements {
          if all[element] == nil { order.append(element) }
          weight.specificity = element.isUniversal ? -1 : 0
          all[element, default: []].append(
            AnimationDeclaration(
              source: index, one: one, preference: rule.preference, weight: weight))
        }
      }
    }
    return (order, all)
  }

  /// The combined value of declarations, the ones that count last; nil if it can't be known.
  private func lists(
    _ declarations: [AnimationDeclaration], _ resolver: inout CSSInputResolver
  ) -> CSSInputLists? {
    let order = declarations.enumerated().sorted {
      ($0.element.weight, $0.offset) < ($1.element.weight, $1.offset)
    }
    return try? CSSInputLists(
      order.map { ($0.element.source, $0.element.one) }, of: sources, .animation,
      isNameless: true, &resolver
    ) { keyframes[$0] != nil }
  }

  private func alternative(
    to name: String, _ timing: CSSInputTiming, in reduced: CSSInputLists
  ) -> Alternative {
    let moving = reduced.all.filter { $0.timing.duration ?? 1 > 0.001 && keyframes[$0.name] != nil }
    if let same = moving.first(where: { $0.name == name }) {
      if same.timing.isPaused, !timing.isPaused { return .none }
      return same.timing == timing ? .same : .animation(name, same.timing)
    }
    switch moving.count {
    case 0: return .none
    case 1: return .animation(moving[0].name, moving[0].timing)
    default: return .several
    }
  }

  /// Says that rules for people who prefer less motion change nothing that is known.
  private mutating func tellUnused(
    _ declarations: [AnimationDeclaration], of element: CSSInputElement, _ reduced: CSSInputLists,
    isConditional: Bool
  ) {
    guard let one = declarations.last(where: { $0.preference == .reduced }),
      reduced.all.allSatisfy({ keyframes[$0.name] == nil })
    else { return }
    facts.leaveOut(
      "reduced animation of \(element.selector)",
      isConditional
        ? "it has other conditions than the rule that plays @keyframes"
        : "no other rule with this selector plays @keyframes of these files",
      at: sources[one.source].spot(one.one.name))
  }

  /// Takes what all rules that play keyframes make of them.
  private mutating func settle(
    _ name: String,
    _ found: [(alternative: Alternative, declaration: AnimationDeclaration)]
  ) {
    let all = Set(found.map(\.alternative))
    guard let index = played[Player(name: name, isReduced: false)], all != [.same] else { return }
    let rule = keyframeRules[index]
    let context = sources[rule.source].rules[rule.rule]
    // Other keyframes of the name take its place.
    guard played[Player(name: name, isReduced: true)] == index else { return }
    let pairing = MotionFact.Pairing(
      ofStyle: "@keyframes \(name)", scope: context.scope, in: rule.source)
    switch all.count == 1 ? all[all.startIndex] : .mixed {
    case .same: break
    case .none: facts.alternatives[pairing] = MotionFacts.Alternative.none
    case .animation(name, let timing):
      guard let motion = try? animation(name, timing, .any) else { return }
      facts.add(
        fact(
          .keyframes(motion.keyframes), named: [name], anchor: "@keyframes \(name)",
          at: rule.token, in: rule.source, (.reduced, context.scope),
          motion.traits))
    case .animation(let other, let timing):
      facts.alternatives[pairing] = .motion(.path(["@keyframes \(other)"]))
      // It may run as the animation that it replaces.
      if uses[other]?.contains(where: { !$0.timing.isEmpty }) != true {
        uses[other, default: []].append(
          CSSInputUse(timing: timing, preference: .any, source: rule.source, token: rule.token))
      }
    case .several, .mixed:
      guard let one = found.first(where: { $0.alternative != .same })?.declaration else { return }
      facts.leaveOut(
        "reduced motion of @keyframes \(name)",
        all == [.several] ? "several animations take its place" : "it differs between rules",
        at: sources[one.source].spot(one.one.name))
    }
  }
}
