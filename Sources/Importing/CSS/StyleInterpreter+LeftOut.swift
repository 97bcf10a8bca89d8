import Diagnostics
import Presets

// The report of skipped values, and their reasons.
extension StyleInterpreter {
  mutating func leaveOut(_ variable: StyleVariable, _ reason: String) {
    leftOut.add(
      variable.shown, because: .other(reason), at: sources[variable.source].place(variable.token))
  }

  mutating func leaveOutOther(_ variable: StyleVariable, because unknown: String?) {
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

  mutating func leaveOutWildcards() {
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

  mutating func reportUnclosed() {
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
