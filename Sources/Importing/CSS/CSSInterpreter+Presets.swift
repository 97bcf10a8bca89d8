import Diagnostics
import Motion
import Presets

extension CSSInterpreter {
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
  func traits(of tracks: CSSInputTracks, _ timing: CSSInputTiming) -> CSSTraits {
    var traits = tracks.traits
    traits.isPaused = timing.isPaused
    for name in tracks.tracks.map(\.property) where name.hasPrefix("--") {
      traits.registered[name] = registrations[name]
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

extension CSSInputSource {
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
          return values(of: CSSInputVariable(name, one, of: 0, self)).map(\.token)
        }
        let family = CSSInputLists.Family.allCases.first {
          CSSInputFrames.plain(name).hasPrefix($0.rawValue)
        }
        // Those of one rule are one list of motions, which is where the first of them is.
        guard let family, met.insert([family.rawValue, "\(one.rule)"]).inserted else { return [] }
        return [one.name]
      }
  }
}

extension CSSInputSource {
  /// How `@property` registers custom properties: the last of each name, if it's whole.
  var registrations: [String: CSSTraits.Registration] {
    var own: Set<Int> = []
    var last: [String: Int] = [:]
    for (index, rule) in rules.enumerated() where rule.kind == .at("@property") {
      for token in rule.prelude where tokens.all[token].kind == .word {
        own.insert(index)
        last[text(token)] = index
      }
    }
    var descriptors: [Int: [String: String]] = [:]
    for declaration in declarations {
      guard own.contains(declaration.rule) else { continue }
      let name = text(declaration.name).lowercased()
      descriptors[declaration.rule, default: [:]][name] = text(declaration.value)
    }
    return last.compactMapValues { rule in
      guard let found = descriptors[rule], let syntax = found["syntax"],
        let inherits = found["inherits"]
      else { return nil }
      return CSSTraits.Registration(
        syntax: syntax.filter { $0 != "\"" && $0 != "'" }, inherits: inherits,
        initialValue: found["initial-value"])
    }
  }
}
