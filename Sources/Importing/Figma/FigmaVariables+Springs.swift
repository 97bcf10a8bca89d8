import Motion
import Presets
import StrictJSON

// Springs whose stiffness and damping are variables of their own.
extension FigmaVariables {
  /// Takes springs; returns the variables that they are made of.
  mutating func takeSprings() -> Set<String> {
    var groups: [String: [String: String]] = [:]
    var names: [String] = []
    for id in order {
      guard let variable = variables[id], ["FLOAT", "NUMBER"].contains(variable.type),
        let (base, figure) = Self.figure(variable.parts)
      else { continue }
      let name = base.joined(separator: "/")
      if groups[name] == nil { names.append(name) }
      groups[name, default: [:]][figure] = id
    }
    var used: Set<String> = []
    for name in names {
      guard let parts = groups[name], let stiffness = parts["stiffness"],
        let damping = parts["damping"] ?? parts["dampingRatio"]
      else { continue }
      used.formUnion(parts.values)
      takeSpring(name, parts, stiffness, hasRatio: parts["damping"] == nil, damping)
    }
    return used
  }

  private mutating func takeSpring(
    _ name: String, _ parts: [String: String], _ stiffness: String, hasRatio: Bool,
    _ damping: String
  ) {
    let reader = ValueReader(options)
    var taken: [(motion: Motion, mode: String, spot: JSONSpot)] = []
    for value in variables[stiffness]?.values ?? [] {
      do throws(ValueProblem) {
        var figures: [String: Double] = hasRatio ? [:] : ["mass": 1]
        for (figure, id) in parts {
          guard let number = number(of: id, in: value.key) else {
            throw ValueProblem("its \(figure) isn't a number")
          }
          figures[figure] = number
        }
        if let damping = figures["damping"], damping <= 1, (figures["stiffness"] ?? 0) >= 20 {
          throw ValueProblem(
            "damping \(ECMAScriptNumber.text(damping)) could mean a ratio or a coefficient; "
              + "if it is a ratio, name it damping-ratio")
        }
        let motion = Motion.spring(try reader.make(figures))
        if !taken.contains(where: { $0.motion == motion }) {
          taken.append((motion, modes[value.key] ?? value.key, value))
        }
      } catch {
        found.leaveOut(name, error, at: value)
      }
    }
    for one in taken {
      let mode = taken.count > 1 ? [one.mode] : []
      found.add(
        one.motion, named: name.split(separator: "/").map(String.init) + mode, at: one.spot,
        anchor: name)
    }
  }

  /// The number of a variable in a mode, or in the only one that it has.
  private func number(of id: String, in mode: String) -> Double? {
    var (id, mode) = (id, mode)
    for _ in 0..<16 {
      guard let variable = variables[id] else { return nil }
      let only = variable.values.count == 1 ? variable.values[0] : nil
      guard let value = variable.values.first(where: { $0.key == mode }) ?? only else { return nil }
      guard let next = alias(value, in: value.key) else { return value.value.number }
      (id, mode) = next
    }
    return nil
  }

  /// The name of a spring and which of its numbers a variable is; nil for others.
  private static func figure(_ parts: [String]) -> (base: [String], figure: String)? {
    guard let last = parts.last else { return nil }
    let known = [
      "stiffness": "stiffness", "damping": "damping", "mass": "mass",
      "dampingratio": "dampingRatio",
    ]
    if let figure = known[last.plainKey] { return (Array(parts.dropLast()), figure) }
    for (end, figure) in known where last.plainKey.hasSuffix(end) {
      let rest = last.dropLast(end.count).reversed().drop { !$0.isLetter && !$0.isNumber }
        .reversed()
      if !rest.isEmpty, last.lowercased().hasSuffix(end) {
        return (parts.dropLast() + [String(rest)], figure)
      }
    }
    return nil
  }
}
