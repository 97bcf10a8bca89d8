import Diagnostics
import Motion
import Presets

// The report of skipped values, and their reasons.
extension CSSInterpreter {
  mutating func leaveOut(_ variable: CSSInputVariable, _ reason: String) {
    facts.leaveOut(variable.shown, reason, at: spot(of: variable))
  }

  /// Leaves out a value that doesn't count, whatever it is.
  mutating func leaveOutUnused(_ variable: CSSInputVariable, _ reason: String) {
    if isLikely(variable) { return leaveOut(variable, reason) }
    facts.leaveOut(notMotion: variable.kind, at: spot(of: variable))
  }

  func spot(of variable: CSSInputVariable) -> JSONSpot {
    sources[variable.source].spot(variable.token)
  }

  mutating func leaveOutOther(_ variable: CSSInputVariable, because unknown: String?) {
    // A function that returns something else isn't a variable.
    if variable.isReturn, variable.keys.isEmpty { return }
    let (source, spot) = (sources[variable.source], spot(of: variable))
    // "none" and the like take motion away where less of it is wanted.
    if source.text(variable.value).lowercased() == "none" {
      let pairing = MotionFact.Pairing(
        ofStyle: variable.shown, scope: variable.scope, in: variable.source)
      facts.alternatives[pairing] = MotionFacts.Alternative.none
    }
    guard let unknown else { return facts.leaveOut(notMotion: variable.kind, at: spot) }
    // Most values that can't be resolved aren't motions, and would hide those that are.
    unknownCount += 1
    if unknownCount > Self.namedUnknowns {
      facts.leaveOut("more \(variable.kind)", "cannot resolve their references", at: spot)
    } else {
      facts.leaveOut(variable.shown, unknown, at: spot)
    }
  }

  /// The maximum number of listed values that can't be resolved and may not be motions.
  private static let namedUnknowns = 5

  mutating func leaveOutWildcards() {
    for (index, source) in sources.enumerated() {
      for one in source.declarations where one.isWildcard {
        facts.leaveOut(
          source.text(one.name) + "*", "removes Tailwind's own values", at: source.spot(one.name))
      }
      for one in source.declarations {
        if let name = one.computedName {
          facts.leaveOut(
            source.text(name), "its name is computed; \(CSSInputUnknownFunction.advice)",
            at: source.spot(one.name))
          continue
        }
        guard let reason = reason(notToRead: one, in: source),
          source.rules[one.rule].kind != .keyframe,
          source.tokens.all[one.name].kind == .variable
            || source.text(one.name).hasPrefix("--")
        else { continue }
        let variable = CSSInputVariable(source.text(one.name), one, of: index, source)
        if isLikely(variable) {
          leaveOut(variable, reason)
        } else {
          leaveOutOther(variable, because: source.depends(variable.value) ? reason : nil)
        }
      }
    }
  }

  private func reason(notToRead one: CSSInputDeclaration, in source: CSSInputSource) -> String? {
    if one.isForeign {
      return "assigned from another file, which isn't evaluated; \(CSSInputUnknownFunction.advice)"
    }
    let local = source.rules[one.rule].local ?? (source.isIncluded(one) ? "@mixin" : nil)
    return local.map(Self.reason(inside:))
  }

  /// Why nothing within a rule of SCSS is read.
  static func reason(inside local: String) -> String {
    "inside \(local), which isn't evaluated; \(CSSInputUnknownFunction.advice)"
  }

  mutating func reportUnclosed() {
    for source in sources {
      guard let bracket = source.tokens.unclosed else { continue }
      facts.note(
        CSSInputRuleName.unclosed, .warning, "", at: source.spot(bracket),
        help: "close it; like browsers, Curvet reads the rest of the file as part of it",
        "'\(source.text(bracket))' is never closed")
    }
  }
}
