import Diagnostics
import Motion
import Presets

extension StyleInterpreter {
  /// Finds how rules run keyframes; what else rules say about motion has no name, and is left out.
  mutating func findUses() {
    for index in sources.indices {
      var rules: [(rule: Int, declarations: [Int])] = []
      var places: [Int: Int] = [:]
      var transitions: [Int: Int] = [:]
      var restless: [(rule: Int, declarations: [StyleDeclaration])] = []
      let source = sources[index]
      for (number, one) in source.declarations.enumerated() {
        let rule = source.rules[one.rule]
        guard rule.kind != .keyframe, source.tokens.all[one.name].kind == .word else { continue }
        let name = StyleFrames.plain(source.text(one.name))
        if name.hasPrefix("transition"), name != "transition-behavior" {
          if let place = transitions[one.rule] {
            restless[place].declarations.append(one)
          } else {
            transitions[one.rule] = restless.count
            restless.append((one.rule, [one]))
          }
          continue
        }
        guard name.hasPrefix("animation"), rule.local == nil else { continue }
        if let place = places[one.rule] {
          rules[place].declarations.append(number)
        } else {
          places[one.rule] = rules.count
          rules.append((one.rule, [number]))
        }
      }
      for (_, declarations) in restless { leaveOutTransitions(declarations, in: index) }
      for (rule, declarations) in rules { take(declarations, of: rule, in: index) }
    }
  }

  /// Leaves out the transitions of a rule, as many as it lists.
  private mutating func leaveOutTransitions(_ declarations: [StyleDeclaration], in index: Int) {
    let source = sources[index]
    var counts: [String: Int] = [:]
    for one in declarations {
      let written = source.text(one.name).lowercased()
      let name = StyleFrames.plain(written)
      if written != name, counts[name] != nil { continue }
      // What can't be resolved is one that can't be.
      let items = (try? resolver.parts(one.value, in: one.rule, of: index).items) ?? [[]]
      let words = ["none", "inherit", "initial", "unset", "revert", "revert-layer"]
      let isNone = items.count == 1 && items[0].count == 1 && words.contains(items[0][0].word)
      if name == "transition" { counts = [:] }
      counts[name] = isNone ? 0 : items.count
    }
    // The properties say how many there are; other lists are repeated or cut.
    let count = counts["transition-property"] ?? counts.values.max() ?? 0
    guard count > 0, let first = declarations.first else { return }
    leftOut.add(
      "transitions of rules",
      because: .other("they have no name; give them one, as in --card: opacity 300ms ease-out"),
      count: count, at: source.place(first.name))
  }

  private mutating func take(_ declarations: [Int], of rule: Int, in index: Int) {
    let source = sources[index]
    let start = source.declarations[declarations[0]].name
    let selector = source.text(source.rules[rule].prelude, limit: 60)
    var lists = StyleAnimationLists()
    let written = Set(declarations.map { source.text(source.declarations[$0].name).lowercased() })
    do throws(StyleProblem) {
      for number in declarations {
        let one = source.declarations[number]
        let name = source.text(one.name).lowercased()
        let plain = StyleFrames.plain(name)
        if plain != name, written.contains(plain) { continue }
        let parts = try resolver.parts(one.value, in: rule, of: index)
        let keyframes = keyframes
        try lists.take(plain, parts) { keyframes[$0] != nil }
      }
    } catch {
      return leaveOut("animation of \(selector)", error.reason, source, start)
    }
    let all = lists.all
    if all.isEmpty, !lists.isNone {
      return leaveOut(
        "animation properties of rules", "they name no @keyframes", source, start)
    }
    for (name, timing) in all {
      guard keyframes[name] != nil else {
        leaveOut(
          "animation of \(selector)", "@keyframes \(name) is in none of these files", source, start)
        continue
      }
      uses[name, default: []].append(
        StyleUse(
          timing: timing, preference: source.rules[rule].preference, source: index, token: start,
          selector: selector))
    }
  }

  private mutating func leaveOut(
    _ what: String, _ reason: String, _ source: StyleSource, _ token: Int
  ) {
    leftOut.add(what, because: .other(reason), at: source.place(token))
  }
}

/// Style animation lists are the animations of one rule, of the shorthand and the properties after it.
private struct StyleAnimationLists {
  private var names: [String] = []
  private var timings: [StyleTiming] = []
  private var lists: [String: [[StylePart]]] = [:]
  /// Whether it says that there is no animation.
  private(set) var isNone = false

  mutating func take(
    _ property: String, _ parts: [StylePart], isKeyframes: (String) -> Bool
  ) throws(StyleProblem) {
    guard property == "animation" else {
      let kept =
        ["duration", "delay", "timing-function", "iteration-count"]
        + ["direction", "fill-mode", "play-state", "name"]
      guard kept.contains(String(property.dropFirst(10))) else {
        // What is driven by scrolling, or adds up, is another motion.
        if ["auto", "none", "normal", "replace"].contains(parts.first?.word) { return }
        throw StyleProblem(reason: "\(property) can't be kept")
      }
      if property == "animation-name" {
        isNone = parts.first?.word == "none"
        names = isNone ? [] : parts.items.compactMap(Self.name)
      } else {
        lists[String(property.dropFirst(10))] = parts.items
      }
      return
    }
    lists = [:]
    isNone = parts.count == 1 && parts[0].word == "none"
    (names, timings) = ([], [])
    if isNone { return }
    for item in parts.items {
      let pieces = try StylePieces(item, isKeyframes: isKeyframes)
      if let odd = pieces.odd {
        throw StyleProblem(reason: "\"\(odd)\" is no part of an animation")
      }
      names.append(try pieces.keyframes())
      timings.append(pieces.timing)
    }
  }

  private static func name(_ item: [StylePart]) -> String? {
    guard let first = item.first else { return nil }
    return first.kind == .string ? String(first.text.dropFirst().dropLast()) : first.text
  }

  /// The keyframes with how they run; shorter lists begin again.
  var all: [(name: String, timing: StyleTiming)] {
    names.enumerated().map { index, name in
      var timing = timings.isEmpty ? StyleTiming() : timings[index % timings.count]
      func item(_ property: String) -> [StylePart]? {
        lists[property].flatMap { $0.isEmpty ? nil : $0[index % $0.count] }
      }
      if let item = item("duration") { timing.duration = item.first.flatMap(Self.seconds) }
      if let item = item("delay") { timing.delay = item.first.flatMap(Self.seconds) }
      if let item = item("timing-function") { timing.easing = try? StyleFrames.easing(item) }
      if let word = item("direction")?.first?.word { timing.direction = .init(rawValue: word) }
      if let word = item("fill-mode")?.first?.word {
        timing.fill = word == "none" ? nil : FillMode(rawValue: word)
      }
      if let word = item("play-state")?.first?.word { timing.isPaused = word == "paused" }
      if let first = item("iteration-count")?.first {
        timing.iterations = first.word == "infinite" ? .infinity : Double(first.text)
      }
      return (name, timing)
    }
  }

  private static func seconds(_ part: StylePart) -> Double? { StyleQuantity(part)?.seconds }
}
