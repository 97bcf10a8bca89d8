import Motion
import Presets

/// A CSS sheet is the text of an export as it grows.
struct CSSSheet {
  let writer: CSSWriter
  private let hasComments: Bool
  private var properties: [String] = []
  private var registered: [String: String] = [:]
  private var rules: [[String]] = []
  /// What is declared where people prefer less motion.
  var reduced: [String] = []
  private var isLogical = false
  /// Whether something is hidden there.
  var hides = false

  /// - Parameter hasComments: Whether comments say what presets are.
  init(writer: CSSWriter, hasComments: Bool = true) {
    self.writer = writer
    self.hasComments = hasComments
  }

  /// Takes in a preset.
  mutating func add(_ preset: ExportedPreset, _ motion: CSSMotion, in set: ExportSet<CSSMotion>) {
    let names = CSSNames(preset.identifier, writer)
    isLogical = isLogical || motion.isLogical
    if !properties.isEmpty { properties.append("") }
    if hasComments {
      properties += CSSText.comment(on: preset, indentation: "  ")
    }
    if let easing = motion.easing { declare(names.easing, easing.text) }
    if let duration = motion.duration {
      let name = motion.easing == nil ? names.ownDuration : names.duration
      if let note = motion.durationNote, hasComments {
        properties.append("  /* \(note) */")
      }
      declare(name, CSSText.time(duration))
    }
    if let delay = motion.delay { declare(names.delay, CSSText.time(delay)) }
    if let perspective = motion.perspective { declare(names.perspective, perspective) }
    if let stagger = motion.stagger { declare(names.stagger, CSSText.time(stagger)) }
    for slot in motion.slots {
      let named = names.animations(of: slot)
      declare(names.animation(slot.name), named.map(\.text).joined(separator: ", "))
      for one in named {
        rules.append(one.keyframes.lines)
        register(one.keyframes)
      }
    }
    reduce(preset, motion, in: set)
  }

  private mutating func declare(_ name: String, _ value: String) {
    properties.append("  \(name): \(value);")
  }

  /// Custom properties glide only where they are registered.
  private mutating func register(_ rule: CSSKeyframes) {
    for declaration in rule.frames.flatMap(\.declarations)
    where declaration.property.hasPrefix("--") {
      let isLength = declaration.value.contains("px") || declaration.value.contains("var(")
      let known = registered[declaration.property]
      guard known != "<length>" else { continue }
      registered[declaration.property] = isLength ? "<length>" : "<number>"
    }
  }

  /// The text of the file.
  func text(_ header: ExportHeader) -> String {
    var lines = header.lines.map { "/* \($0) */" }
    for (name, syntax) in registered.sorted(by: { $0.key < $1.key }) {
      let start = syntax == "<length>" ? "0px" : "0"
      lines += ["", "@property \(name) {", "  syntax: \"\(syntax)\";", "  inherits: true;"]
      lines += ["  initial-value: \(start);", "}"]
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
      lines += ["", "/* Which way text runs: sides are the reader's. */"]
      lines += [":dir(ltr) { \(name): 1; }", ":dir(rtl) { \(name): -1; }"]
    }
    if !reduced.isEmpty {
      lines += ["", "@media (prefers-reduced-motion: reduce) {", "  :root {"]
      lines += reduced.map { "    " + $0 } + ["  }", "}"]
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
