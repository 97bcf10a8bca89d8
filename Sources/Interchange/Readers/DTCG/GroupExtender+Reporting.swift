import Presets
import StrictJSON

extension GroupExtender {
  /// Reports that more is extended than is read, and ends it.
  mutating func exhaust(at extends: JSONValue, _ message: String) {
    guard !isExhausted else { return }
    isExhausted = true
    say(DTCGRule.limit, at: extends, "let fewer groups extend each other", message)
  }

  /// Reports that a group extends what it is needed for itself.
  mutating func reportCycle(
    through group: Int, to path: [String], at extends: JSONValue
  ) {
    let start = trail.firstIndex { isInside($0, group) } ?? trail.startIndex
    let cycle = trail[start...].map { tree.shownPath($0) ?? "the file" }
    let end = path.isEmpty ? "the file" : path.dotted
    say(
      PresetRule.cycle, at: extends, "let one of them hold its tokens itself",
      "groups extend each other in a cycle: \((cycle + [end]).cycle)")
  }

  private func isInside(_ group: Int, _ outer: Int) -> Bool {
    var at: Int? = group
    while let inner = at {
      if inner == outer { return true }
      at = tree.groups[inner].parent
    }
    return false
  }

  /// Reports something about the group that is being extended.
  mutating func say(
    _ rule: String, at extends: JSONValue, _ help: String, _ message: String
  ) {
    report.add(
      rule, about: trail.last.flatMap { tree.shownPath($0) }, at: extends, help: help, message)
  }

  func shown(_ path: ArraySlice<String>) -> String {
    "{\(Array(path).dotted)}"
  }
}
