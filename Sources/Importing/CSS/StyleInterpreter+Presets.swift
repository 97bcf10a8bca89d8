import Diagnostics
import Motion
import Presets

extension StyleInterpreter {
  /// Describes a motion for the preset that it becomes.
  ///
  /// - Parameters:
  ///   - anchor: What it is called in its file.
  ///   - context: For whom it is, and under which conditions.
  ///   - traits: What CSS says of it that Curvet has no field for.
  mutating func fact(
    _ motion: Motion, named name: [String], anchor: String, at token: Int, in source: Int,
    _ context: (audience: MotionFact.Audience, scope: Int), _ traits: CSSTraits = CSSTraits()
  ) -> MotionFact {
    let spot = sources[source].spot(token)
    var fact = MotionFact(motion, named: name, anchor: anchor, at: spot.origin)
    if isPasted, sources[source].name == nil { fact.preset?.source = nil }
    fact.audience = context.audience
    fact.pairing = MotionFact.Pairing(ofStyle: anchor, scope: context.scope, in: source)
    fact.preset?.extensions = traits.extensions
    if traits.isPaused {
      facts.note(
        ForeignRule.unkept, .info, anchor, at: spot,
        help: "its extensions keep the state, as org.w3.css",
        "begins paused in CSS, but plays in Curvet and in exports")
    }
    return fact
  }

  /// What CSS says of tracks, as they run with a timing.
  func traits(of tracks: StyleTracks, _ timing: StyleTiming) -> CSSTraits {
    var traits = tracks.traits
    traits.isPaused = timing.isPaused
    for name in tracks.tracks.map(\.property) where name.hasPrefix("--") {
      traits.registered[name] = sources.lazy.compactMap { $0.registration(of: name) }.first
    }
    return traits
  }

  /// Names the animations of a Tailwind theme after the keyframes that they play: `--animate-spin: spin 1s` is `spin`.
  mutating func nameByTheme() {
    let prefix = "--animate-"
    guard facts.all.contains(where: { $0.anchor.hasPrefix(prefix) }) else { return }
    let motions = Dictionary(facts.all.map { ($0.anchor, $0.motion) }) { first, _ in first }
    for (index, one) in facts.all.enumerated() where one.anchor.hasPrefix(prefix) {
      let name = String(one.anchor.dropFirst(prefix.count))
      if motions["@keyframes \(name)"] == one.motion { facts.all[index].parts = [name] }
    }
  }
}

extension MotionFact.Pairing {
  /// Makes the pairing of what is called something in a style sheet; variables of SCSS are those of their own file.
  init(ofStyle name: String, scope: Int, in file: Int) {
    self.init(name: name, scope: scope, file: name.isStyleVariable ? file : nil)
  }
}

extension StyleSource {
  /// The tokens with which begins what has to become something: variables, keyframes, and the animations and
  /// transitions of rules.
  var things: [Int] {
    let keyframes = rules.compactMap { rule in
      if case .keyframes = rule.kind { rule.prelude.lowerBound } else { nil }
    }
    var met: Set<[String]> = []
    return keyframes
      + declarations.flatMap { one -> [Int] in
        if case .keyframe = rules[one.rule].kind { return [] }
        if let registered = registered(one, of: 0) { return [registered.token] }
        let name = text(one.name)
        if tokens.all[one.name].kind == .variable || name.hasPrefix("--") {
          guard name.isStyleVariable, rules[one.rule].local == nil else { return [one.name] }
          return values(of: StyleVariable(name, one, of: 0, self)).map(\.token)
        }
        let family = StyleLists.Family.allCases.first {
          StyleFrames.plain(name).hasPrefix($0.rawValue)
        }
        // Those of one rule are one list of motions, which is where the first of them is.
        guard let family, met.insert([family.rawValue, "\(one.rule)"]).inserted else { return [] }
        return [one.name]
      }
  }
}

extension StyleSource {
  /// How `@property` registers a custom property; nil if it doesn't.
  fileprivate func registration(of name: String) -> CSSTraits.Registration? {
    let rule = rules.indices.last { index in
      rules[index].kind == .at("@property")
        && rules[index].prelude.contains { tokens.all[$0].kind == .word && text($0) == name }
    }
    let descriptors = declarations.filter { $0.rule == rule }
    func value(_ descriptor: String) -> String? {
      descriptors.last { text($0.name).lowercased() == descriptor }.map { text($0.value) }
    }
    guard let syntax = value("syntax"), let inherits = value("inherits") else { return nil }
    return CSSTraits.Registration(
      syntax: syntax.filter { $0 != "\"" && $0 != "'" }, inherits: inherits,
      initialValue: value("initial-value"))
  }
}
