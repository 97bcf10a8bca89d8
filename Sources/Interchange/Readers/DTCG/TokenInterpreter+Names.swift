import Diagnostics
import Motion
import Presets

extension TokenInterpreter {
  /// Gives every motion token a preset name of its own.
  ///
  /// Who comes first keeps the name that the path makes; the others get a number, and none takes
  /// the name that another one's path makes.
  mutating func nameTokens(_ order: [Int]) {
    var later: [(token: Int, name: PresetName)] = []
    for token in order {
      guard let kind = type(of: token)?.kind else { continue }
      let path = tree.path(of: token)
      guard let name = Self.name(path, kind) else {
        reportUnnamable(token, path)
        continue
      }
      if owners[name] == nil {
        take(name, token)
      } else {
        later.append((token, name))
      }
    }
    var numbers: [PresetName: Int] = [:]
    for (token, name) in later {
      var number = numbers[name] ?? 1
      var free: PresetName?
      repeat {
        number += 1
        free = PresetName("\(name.text)-\(number)")
      } while free.map { owners[$0] != nil } ?? false
      numbers[name] = number
      guard let free else {
        reportUnnamable(token, tree.path(of: token))
        continue
      }
      take(free, token)
      reportNumber(token, free, instead: name)
    }
  }

  /// Returns the preset name that a path makes; the `$root` of a group has the group's.
  static func name(_ path: [String], _ kind: MotionKind) -> PresetName? {
    var parts = path
    if parts.last == "$root", parts.count > 1 { parts.removeLast() }
    return PresetName.legal(parts: parts, prefix: kind.rawValue)
  }

  private mutating func take(_ name: PresetName, _ token: Int) {
    owners[name] = token
    names[token] = name
  }

  private mutating func reportUnnamable(_ token: Int, _ path: [String]) {
    report.add(
      PresetRule.name, about: path.dotted,
      at: tree.texts[tree.tokens[token].text].key,
      help: "use letters and digits, and at most \(PresetName.maximumLength) characters in all",
      "the path makes no name for a preset")
  }

  private mutating func reportNumber(_ token: Int, _ name: PresetName, instead: PresetName) {
    let first = owners[instead].map { tree.path(of: $0).dotted } ?? ""
    report.add(
      DTCGRule.renamed, about: tree.path(of: token).dotted,
      at: tree.texts[tree.tokens[token].text].key, level: .info,
      help: "rename one of them to choose the name",
      "the preset is named \(name.text): \(instead.text) is what \(first) becomes")
  }
}
