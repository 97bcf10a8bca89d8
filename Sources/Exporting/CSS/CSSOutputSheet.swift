import Motion
import Presets

/// A CSS sheet is the text of an export as it grows.
struct CSSOutputSheet {
  let writer: CSSWriter
  private let hasComments: Bool
  private var properties: [String] = []
  private var registered: [String: CSSTraits.Registration] = [:]
  private var rules: [[String]] = []
  /// The declarations for reduced motion.
  var reduced: [String] = []
  private var isLogical = false
  /// The rules of pages, and those for reduced motion.
  private var pages: [String] = []
  private var reducedPages: [String] = []
  /// Whether something is hidden there.
  var hides = false

  /// - Parameter hasComments: Whether comments say what presets are.
  init(writer: CSSWriter, hasComments: Bool = true) {
    self.writer = writer
    self.hasComments = hasComments
  }

  /// Takes in a preset.
  mutating func add(
    _ preset: ExportedPreset, _ motion: CSSOutputMotion, in set: ExportSet<CSSOutputMotion>
  ) {
    let names = CSSOutputNames(preset.identifier, writer)
    isLogical = isLogical || motion.isLogical
    if !properties.isEmpty { properties.append("") }
    if hasComments { properties += CSSOutputText.comment(on: preset, indentation: "  ") }
    for (name, value) in names.properties(of: motion) {
      if let note = motion.durationNote, hasComments, name == names.duration(of: motion) {
        properties.append("  /* \(note) */")
      }
      declare(name, value)
    }
    for slot in motion.slots {
      let named = names.animations(of: slot)
      declare(names.animation(slot.name), named.map(\.text).joined(separator: ", "))
      for one in named {
        rules.append(one.keyframes.lines)
        register(one.keyframes, motion.traits)
      }
    }
    reduce(preset, motion, in: set)
    if let own = motion.pages { add(own, of: preset, motion, names, in: set) }
  }

  private mutating func add(
    _ own: CSSOutputPages, of preset: ExportedPreset, _ motion: CSSOutputMotion,
    _ names: CSSOutputNames,
    in set: ExportSet<CSSOutputMotion>
  ) {
    let rules = CSSOutputPageRules(names: names, prefix: writer.prefix, form: writer.options.pages)
    let eye = motion.perspective.map { _ in "var(\(names.perspective))" }
    pages += rules.lines(own, perspective: eye)
    guard let other = set.reduced(preset)?.declaration else { return }
    reducedPages += rules.reduced(own, dissolves: other.pages?.dissolves ?? false)
  }

  private mutating func declare(_ name: String, _ value: String) {
    properties.append("  \(name): \(value);")
  }

  /// Custom properties glide only if they are registered.
  private mutating func register(_ rule: CSSOutputKeyframes, _ traits: CSSTraits) {
    for declaration in rule.frames.flatMap(\.declarations)
    where declaration.property.hasPrefix("--") {
      let name = declaration.property
      if let own = traits.registered[name], CSSOutputValueText.isSafe(own) {
        registered[name] = own
      }
      // A property that its own sheet doesn't register changes at once there, too.
      let isNumber = declaration.value.first.map { $0.isNumber || "-.cv".contains($0) } ?? false
      guard traits.registered[name] == nil, !declaration.isText, isNumber,
        registered[name]?.syntax != "<length>"
      else { continue }
      let isLength = declaration.value.contains("px") || declaration.value.contains("var(")
      registered[name] = CSSTraits.Registration(
        syntax: isLength ? "<length>" : "<number>", inherits: "true",
        initialValue: isLength ? "0px" : "0")
    }
  }

  /// The text of the file.
  func text(_ header: ExportHeader) -> String {
    var lines = header.lines.map { "/* \($0) */" }
    for (name, own) in registered.sorted(by: { $0.key < $1.key }) {
      lines += ["", "@property \(name) {", "  syntax: \"\(own.syntax)\";"]
      lines.append("  inherits: \(own.inherits);")
      if let start = own.initialValue { lines.append("  initial-value: \(start);") }
      lines.append("}")
    }
    if writer.options.isTailwind {
      lines += ["", "@theme {"] + properties
      for rule in rules { lines += [""] + rule.map { "  " + $0 } }
      lines.append("}")
    } else {
      if !properties.isEmpty { lines += ["", ":root {"] + properties + ["}"] }
      for rule in rules { lines += [""] + rule }
    }
    // Tailwind drops the keyframes of a theme that no animation of the theme names.
    if hides { lines += [""] + hiding }
    if isLogical {
      let name = "--\(writer.prefix)inline"
      lines += ["", "/* The text direction: 1 is left to right. */"]
      lines += [":dir(ltr) { \(name): 1; }", ":dir(rtl) { \(name): -1; }"]
    }
    if !pages.isEmpty {
      lines += CSSOutputPageRules.shared(prefix: writer.prefix, form: writer.options.pages) + pages
    }
    if !reduced.isEmpty {
      lines += ["", "@media (prefers-reduced-motion: reduce) {", "  :root {"]
      lines += reduced.map { "    " + $0 } + ["  }"]
      if !reducedPages.isEmpty { lines += [""] + reducedPages.map { "  " + $0 } }
      lines.append("}")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The custom properties, not indented, and the rules that they name.
  var declarations: [String] {
    properties.map { $0.hasPrefix("  ") ? String($0.dropFirst(2)) : $0 }
      + rules.flatMap { [""] + $0 }
  }

  private var hiding: [String] {
    ["@keyframes \(writer.prefix)hide {", "  from, to { visibility: hidden; }", "}"]
  }
}

extension CSSOutputSheet {
  /// Writes the alternative of a preset for reduced motion.
  mutating func reduce(
    _ preset: ExportedPreset, _ motion: CSSOutputMotion, in set: ExportSet<CSSOutputMotion>
  ) {
    let names = CSSOutputNames(preset.identifier, writer)
    switch preset.reducedMotion {
    case nil, .keep?: break
    case ReducedMotion.none?: cut(motion, names)
    case .preset(let reference)?:
      guard let other = set[reference] else {
        reduced.append(
          "/* \(CodeText.comment(reference.name)) isn't in this file; an instant change replaces it */"
        )
        return cut(motion, names)
      }
      replace(motion, names, by: other.declaration, CSSOutputNames(other.preset.identifier, writer))
    }
  }

  private mutating func cut(_ motion: CSSOutputMotion, _ names: CSSOutputNames) {
    if motion.easing != nil {
      reduced.append("\(names.easing): \(CSSOutputTimingFunction.stepStart.text);")
      if motion.delay != nil { reduced.append("\(names.delay): 0s;") }
    }
    if motion.duration != nil { reduced.append("\(names.duration(of: motion)): 0s;") }
    for slot in motion.slots {
      reduced.append("\(names.animation(slot.name)): \(cut(slot, names));")
    }
  }

  private func cut(_ slot: CSSOutputMotion.Slot, _ names: CSSOutputNames) -> String {
    let cuts = names.animations(of: slot).compactMap { one in
      one.timeline.cut.map { $0.text(one.keyframes.name, "ease") }
    }
    return cuts.isEmpty ? "none" : cuts.joined(separator: ", ")
  }

  private mutating func replace(
    _ motion: CSSOutputMotion, _ names: CSSOutputNames, by other: CSSOutputMotion,
    _ others: CSSOutputNames
  ) {
    if motion.slots.isEmpty {
      guard other.slots.isEmpty else { return cut(motion, names) }
      if motion.easing != nil, other.easing != nil {
        reduced.append("\(names.easing): var(\(others.easing));")
      }
      if motion.duration != nil {
        let value = other.duration == nil ? "0s" : "var(\(others.duration(of: other)))"
        reduced.append("\(names.duration(of: motion)): \(value);")
      }
      if motion.delay != nil {
        reduced.append("\(names.delay): \(other.delay == nil ? "0s" : "var(\(others.delay))");")
      }
      return
    }
    for slot in motion.slots {
      guard let value = replacement(slot, names, other, others) else { continue }
      reduced.append("\(names.animation(slot.name)): \(value);")
    }
  }

  /// The replacement of a target's animations; nil if they can stay because they only fade.
  private mutating func replacement(
    _ slot: CSSOutputMotion.Slot, _ names: CSSOutputNames, _ other: CSSOutputMotion,
    _ others: CSSOutputNames
  ) -> String? {
    func its(_ name: String) -> String? {
      other.slots.contains { $0.name == name } ? "var(\(others.animation(name)))" : nil
    }
    if let same = its(slot.name) { return same }
    if other.slots.count == 1 { return its(other.slots[0].name) ?? "none" }
    switch slot.name {
    case "source": return its("leave") ?? "none"
    case "destination": return its("enter") ?? "none"
    case "source-snapshot", "destination-snapshot":
      hides = true
      return "\(writer.prefix)hide 0s both"
    case "container": return "none"
    default:
      // The element takes its last values at once and fades in with them.
      let moved = Set(slot.animations.flatMap(\.keyframes.properties))
      if moved == ["opacity"] { return nil }
      let last = cut(slot, names)
      if moved.contains("opacity") { return last }
      guard let fade = its("enter") else { return last }
      return last == "none" ? fade : "\(last), \(fade)"
    }
  }
}
