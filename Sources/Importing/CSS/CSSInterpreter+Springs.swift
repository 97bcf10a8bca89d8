import Diagnostics
import Motion
import Presets

extension CSSInterpreter {
  /// The numbers that make a spring, by the names that they end in.
  private static let figures: [(ending: String, figure: Figure)] = [
    ("dampingratio", .ratio), ("dampening", .damping), ("damping", .damping),
    ("friction", .friction), ("stiffness", .stiffness), ("tension", .stiffness), ("mass", .mass),
  ]

  private enum Figure: Hashable {
    case stiffness, damping, friction, ratio, mass
  }

  private struct Group: Hashable {
    var name: [String]
    var source, rule: Int
  }

  /// Finds the springs whose numbers are variables, as in `$card-stiffness: 300; $card-damping: 25`.
  ///
  /// - Returns: The variables that are taken by it.
  mutating func findSprings() -> Set<Int> {
    var groups: [Group: [Figure: (index: Int, number: Double)]] = [:]
    for (index, variable) in resolver.variables.all.enumerated()
    where !variable.isParameter && !variable.isReplaced {
      guard let (name, figure) = Self.figure(of: variable), let number = number(of: index) else {
        continue
      }
      let group = Group(name: name, source: variable.source, rule: variable.rule)
      groups[group, default: [:]][figure] = (index, number)
    }
    var taken: Set<Int> = []
    for (group, figures) in groups.sorted(by: { Self.start($0.value) < Self.start($1.value) }) {
      guard let stiffness = figures[.stiffness],
        let damping = figures[.ratio] ?? figures[.damping] ?? figures[.friction],
        let first = figures.values.map(\.index).min()
      else { continue }
      // As a coefficient it would ring for many seconds, which nobody means.
      let isNoCoefficient =
        figures[.damping] != nil && damping.number <= 1 && stiffness.number >= 20
      let isRatio = figures[.ratio] != nil || isNoCoefficient
      var numbers = ["stiffness": stiffness.number]
      numbers[isRatio ? "dampingRatio" : "damping"] = damping.number
      numbers["mass"] = figures[.mass]?.number ?? (isRatio ? nil : 1)
      guard let spring = try? ValueReader(ReaderOptions()).make(numbers) else { continue }
      let variable = resolver.variables.all[first]
      var one = fact(
        .spring(spring), named: group.name.isEmpty ? ["spring"] : group.name,
        anchor: variable.shown, at: variable.token, in: variable.source,
        (variable.preference, variable.scope))
      one.key = .number(first)
      facts.add(one)
      for figure in figures.values {
        facts.take(spot(of: resolver.variables.all[figure.index]))
        taken.insert(figure.index)
      }
      if isRatio, figures[.ratio] == nil { noteRatio(resolver.variables.all[damping.index]) }
    }
    return taken
  }

  private static func start(_ figures: [Figure: (index: Int, number: Double)]) -> Int {
    figures.values.map(\.index).min() ?? 0
  }

  private mutating func noteRatio(_ variable: CSSInputVariable) {
    facts.note(
      CSSInputRuleName.ratio, .warning, variable.shown, at: spot(of: variable),
      help: "if it isn't one, set the spring's damping in the catalog",
      "\(variable.shown) is read as a damping ratio")
  }

  /// The name of the spring that a variable is of, and which of its numbers it is.
  private static func figure(of variable: CSSInputVariable) -> (name: [String], figure: Figure)? {
    var parts = [variable.plainName] + variable.keys
    guard let last = parts.popLast() else { return nil }
    let words = last.keyWords
    // A name of one word is ambiguous, but a map or its siblings give context.
    for count in [2, 1] where words.count >= count {
      let ending = words.suffix(count).joined()
      guard let known = figures.first(where: { $0.ending == ending }) else { continue }
      let rest = words.dropLast(count)
      return (rest.isEmpty ? parts : parts + [rest.joined(separator: "-")], known.figure)
    }
    return nil
  }

  private mutating func number(of variable: Int) -> Double? {
    guard let parts = try? resolver.value(of: variable), parts.count == 1,
      parts[0].kind == .number
    else { return nil }
    return Double(parts[0].text)
  }
}
