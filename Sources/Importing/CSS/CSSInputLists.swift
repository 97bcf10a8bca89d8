import Motion
import Presets

/// Lists are the transitions or the animations of one rule: those of the shorthand, and what the
/// properties after it change.
struct CSSInputLists {
  /// The property that they describe.
  enum Family: String, CaseIterable {
    case transition, animation
  }

  private let family: Family
  private var names: [String] = []
  private var timings: [CSSInputTiming] = []
  private var lists: [String: [[CSSInputPart]]] = [:]
  /// Whether it is none.
  private(set) var isNone = false

  init(_ family: Family) { self.family = family }

  /// Takes a declaration.
  ///
  /// - Parameters:
  ///   - property: Its property in lower case, without a browser's prefix.
  ///   - isNameless: Whether an animation may name no keyframes.
  mutating func take(
    _ property: String, _ parts: [CSSInputPart], isNameless: Bool = false,
    isKeyframes: (String) -> Bool
  ) throws(CSSInputProblem) {
    guard property == family.rawValue else {
      return try takePart(String(property.dropFirst(family.rawValue.count + 1)), property, parts)
    }
    lists = [:]
    isNone = parts.count == 1 && Self.empty.contains(parts[0].word)
    (names, timings) = ([], [])
    if isNone { return }
    for item in parts.items {
      let pieces = try CSSInputShorthand(item, isKeyframes: isKeyframes)
      if let odd = pieces.odd {
        throw CSSInputProblem(reason: "'\(odd)' isn't part of \(article)", about: odd)
      }
      switch family {
      case .transition: names.append(try pieces.property() ?? "")
      case .animation:
        names.append(isNameless && pieces.names.isEmpty ? "" : try pieces.keyframes())
      }
      timings.append(pieces.timing)
    }
  }

  private mutating func takePart(
    _ part: String, _ property: String, _ parts: [CSSInputPart]
  ) throws(CSSInputProblem) {
    switch part {
    case "name", "property":
      isNone = Self.empty.contains(parts.first?.word ?? "")
      names = isNone ? [] : parts.items.compactMap(Self.name)
    case "timing-function":
      if parts.count == 1, Self.empty.contains(parts[0].word) { return }
      for item in parts.items { _ = try CSSInputFrames.easing(item) }
      lists[part] = parts.items
    case "duration", "delay", "iteration-count", "direction", "fill-mode", "play-state":
      if parts.count == 1, Self.empty.subtracting(["none"]).contains(parts[0].word) { return }
      for item in parts.items where !Self.isLegal(item, part) {
        let text = item.css
        throw CSSInputProblem(
          reason: part == "duration" || part == "delay"
            ? "\(text.cut) isn't a time: write, for example, 300ms or 0.3s"
            : "\(text.cut) isn't a value of \(property)", about: text)
      }
      lists[part] = parts.items
    default:
      // An animation that scrolling drives, or that adds up, is another motion.
      if ["auto", "none", "normal", "replace"].contains(parts.first?.word) { return }
      throw CSSInputProblem(reason: "\(property) isn't supported")
    }
  }

  private static func isLegal(_ item: [CSSInputPart], _ part: String) -> Bool {
    guard item.count == 1, let first = item.first else { return false }
    switch part {
    case "duration", "delay": return seconds(first) != nil
    case "iteration-count": return first.word == "infinite" || first.kind == .number
    case "direction":
      return first.word == "normal" || CSSInputTiming.Direction(rawValue: first.word) != nil
    case "fill-mode": return ["none", "forwards", "backwards", "both"].contains(first.word)
    default: return ["running", "paused"].contains(first.word)
    }
  }

  private var article: String { family == .animation ? "an animation" : "a transition" }

  private static let empty: Set = [
    "none", "inherit", "initial", "unset", "revert", "revert-layer",
  ]

  private static func name(_ item: [CSSInputPart]) -> String? {
    guard let first = item.first else { return nil }
    return first.kind == .string ? String(first.text.dropFirst().dropLast()) : first.text
  }

  /// The timing of each name, or of each item of the longest list if nothing is named; shorter lists
  /// begin again.
  var all: [(name: String, timing: CSSInputTiming)] {
    let count = names.isEmpty ? lists.values.map(\.count).max() ?? 0 : names.count
    return isNone ? [] : (0..<count).map { (names.isEmpty ? "" : names[$0], timing(of: $0)) }
  }

  /// Whether there is a shorthand, which gives a value to everything that it leaves out.
  var isWhole: Bool { !timings.isEmpty }

  private func timing(of index: Int) -> CSSInputTiming {
    var timing = timings.isEmpty ? CSSInputTiming() : timings[index % timings.count]
    func item(_ property: String) -> [CSSInputPart]? {
      lists[property].flatMap { $0.isEmpty ? nil : $0[index % $0.count] }
    }
    if let item = item("duration") { timing.duration = item.first.flatMap(Self.seconds) }
    if let item = item("delay") { timing.delay = item.first.flatMap(Self.seconds) }
    if let item = item("timing-function") { timing.easing = try? CSSInputFrames.easing(item) }
    if let word = item("direction")?.first?.word { timing.direction = .init(rawValue: word) }
    if let word = item("fill-mode")?.first?.word {
      timing.fill = word == "none" ? nil : FillMode(rawValue: word)
    }
    if let word = item("play-state")?.first?.word { timing.isPaused = word == "paused" }
    if let first = item("iteration-count")?.first {
      timing.iterations = first.word == "infinite" ? .infinity : Double(first.text)
    }
    return timing
  }

  private static func seconds(_ part: CSSInputPart) -> Double? { CSSInputQuantity(part)?.seconds }
}

extension CSSInputLists {
  /// Reads declarations in their order; a vendor-prefixed property counts only without its standard form.
  init(
    _ declarations: [(source: Int, one: CSSInputDeclaration)], of sources: [CSSInputSource],
    _ family: Family, isNameless: Bool, _ resolver: inout CSSInputResolver,
    isKeyframes: (String) -> Bool
  ) throws(CSSInputProblem) {
    self.init(family)
    let used = resolver.used
    let written = Set(declarations.map { sources[$0.source].text($0.one.name).lowercased() })
    for (index, one) in declarations {
      let source = sources[index]
      let name = source.text(one.name).lowercased()
      let plain = CSSInputFrames.plain(name)
      if plain != name, written.contains(plain) { continue }
      do throws(CSSInputProblem) {
        let parts = try resolver.parts(one.value, in: one.rule, of: index)
        let isNameless = isNameless || written.contains("animation-name")
        try take(plain, parts, isNameless: isNameless, isKeyframes: isKeyframes)
      } catch {
        resolver.used = used
        let word = error.about.flatMap { about in
          one.value.first {
            source.tokens.all[$0].kind != .space && about.hasPrefix(source.text($0))
          }
        }
        throw error.located(at: source.place(word ?? one.name))
      }
    }
  }
}
