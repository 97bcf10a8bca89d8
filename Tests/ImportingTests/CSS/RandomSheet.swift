import Foundation
import SeededNumbers

/// A random sheet is a style sheet made by a grammar: custom properties in nested rules and conditions, declared
/// again, marked `!important`, and calculated from each other.
struct RandomSheet {
  /// A question is a custom property whose value a browser and Curvet are asked for.
  struct Question {
    /// The classes of the element, from the outermost one on; none for the whole page.
    var path: [Int]
    var name: String
    var isReduced: Bool
  }

  private(set) var text = ""
  private(set) var questions: [Question] = []

  private var random: SeededNumbers
  /// The kinds of named values, and in which rules they are.
  private var names: [(name: String, isTime: Bool, path: [Int], isReduced: Bool)] = []

  init(seed: UInt64) {
    random = SeededNumbers(seed: seed)
    // Names first, so that values may refer to what is declared below them.
    var blocks = [(path: [Int](), isReduced: false)]
    for index in 0..<pick(1...4) {
      let outer = blocks[pick(0...(blocks.count - 1))]
      let isReduced = chance(0.25)
      blocks.append(
        isReduced || outer.isReduced ? ([], true) : (outer.path + [index], false))
    }
    if chance(0.4) { blocks.append(blocks[pick(0...(blocks.count - 1))]) }
    let declared = blocks.map { block in
      (0..<pick(1...4)).map { _ in
        let name = ["--fast", "--slow", "--ease", "--out", "--t"][pick(0...4)]
        let isTime = name != "--ease" && name != "--out"
        names.append((name, isTime, block.path, block.isReduced))
        return (name, isTime)
      }
    }
    for (block, own) in zip(blocks, declared) { write(block.path, block.isReduced, own) }
  }

  private mutating func pick(_ range: ClosedRange<Int>) -> Int {
    .random(in: range, using: &random)
  }
  private mutating func chance(_ share: Double) -> Bool { random.number(0...1) < share }
  private mutating func choice(_ all: [String]) -> String { all[pick(0...(all.count - 1))] }

  private mutating func write(
    _ path: [Int], _ isReduced: Bool, _ own: [(name: String, isTime: Bool)]
  ) {
    var lines: [String] = []
    for (name, isTime) in own {
      // What is declared must not lead back to itself: only the values asked for refer to others.
      let value = isTime ? time(nil) : easing()
      lines.append("\(name): \(value)\(chance(0.2) ? " !important" : "");")
    }
    for _ in 0..<pick(1...3) {
      let name = "--v\(questions.count)"
      questions.append(Question(path: path, name: name, isReduced: isReduced))
      for _ in 0..<(chance(0.2) ? 2 : 1) {
        let value = self.value(path, isReduced)
        let comment = chance(0.1) ? "/* \(name): 9s; */ " : ""
        lines.append("\(comment)\(name): \(value)\(chance(0.1) ? "!important" : "");")
      }
    }
    lines.shuffle(using: &random)
    let selectors =
      path.isEmpty ? [choice([":root", "html", ":where(html)"])] : path.map { ".c\($0)" }
    let open = selectors.map { "\($0) { " }.joined()
    let rule =
      open + lines.joined(separator: "\n  ") + String(repeating: " }", count: selectors.count)
    text += isReduced ? "@media (prefers-reduced-motion: reduce) { \(rule) }\n" : rule + "\n"
  }

  private mutating func value(_ path: [Int], _ isReduced: Bool) -> String {
    let place = (path, isReduced)
    switch pick(0...6) {
    case 0, 1, 2: return time(place)
    case 3: return reference(isTime: false, place) ?? easing()
    case 4: return "opacity \(time(place)) \(easing())"
    case 5: return "all \(time(place)) \(reference(isTime: false, place) ?? "ease-in") 50ms"
    default: return "transform \(easing()) \(time(place)) \(time(nil))"
    }
  }

  private mutating func time(_ place: (path: [Int], isReduced: Bool)?, depth: Int = 0) -> String {
    let plain = choice(["100ms", "1s", ".25s", "350ms", "1.5s", "80MS", "+.4s", "2e2ms", "0s"])
    guard let place else { return plain }
    let known = reference(isTime: true, place)
    guard depth < 2, chance(0.6) else { return known ?? plain }
    let (one, other) = (time(place, depth: depth + 1), time(place, depth: depth + 1))
    let number = choice(["2", ".5", "3", "1.25"])
    return switch pick(0...7) {
    case 0: "calc(\(one) + \(other))"
    case 1: "calc(\(one) * \(number))"
    case 2: "calc(\(number) * (\(one) + 10ms))"
    case 3: "calc(\(one) / \(number))"
    case 4: "min(\(one), \(other))"
    case 5: "max(\(one), \(other), 30ms)"
    case 6: "clamp(50ms, \(one), 2s)"
    default: "round(\(one), 10ms)"
    }
  }

  private mutating func easing() -> String {
    choice([
      "ease-in", "EASE-OUT", "linear", "cubic-bezier(.2, 0, 0, 1)", "steps(4, jump-start)",
      "cubic-bezier(.3, -.5, calc(1 / 2), 1.5)", "linear(0, .25 75%, 1)", "step-end",
    ])
  }

  /// A reference to a name that the page or a rule around has.
  private mutating func reference(
    isTime: Bool, _ place: (path: [Int], isReduced: Bool)
  ) -> String? {
    let fitting = names.filter { one in
      one.isTime == isTime && place.path.starts(with: one.path)
        && (!one.isReduced || place.isReduced)
    }
    guard !fitting.isEmpty, chance(0.8) else {
      return chance(0.3) ? "var(--none, \(isTime ? "120ms" : "ease-in-out"))" : nil
    }
    let name = fitting[pick(0...(fitting.count - 1))].name
    return chance(0.2) ? "var( \(name) , 3s)" : "var(\(name))"
  }
}
