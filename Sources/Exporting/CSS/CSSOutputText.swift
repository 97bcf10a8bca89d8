import Motion
import Presets

/// CSS text is how CSS spells numbers, times and names.
enum CSSOutputText {
  /// A number of at most that many decimal places, in its shortest form.
  static func number(_ value: Double, places: Int = 9) -> String {
    CodeText.number(rounded(value, places: places))
  }

  /// A value rounded to that many decimal places; one too large to have any is left alone.
  static func rounded(_ value: Double, places: Int) -> Double {
    let scale = (0..<places).reduce(1.0) { scale, _ in scale * 10 }
    guard abs(value) < 1e15 / scale else { return value }
    return (value * scale).rounded() / scale + 0
  }

  /// A fraction as a percentage.
  static func percentage(_ fraction: Double, places: Int = 6) -> String {
    number(fraction * 100, places: places) + "%"
  }

  /// A time: `300ms`, `1.5s`.
  static func time(_ seconds: Double) -> String {
    abs(seconds) < 1 && seconds != 0
      ? number(seconds * 1000, places: 6) + "ms" : number(seconds) + "s"
  }

  /// A name of the author's in kebab case, of ASCII letters and digits: `sourceView` is
  /// `source-view`.
  static func kebab(_ name: String) -> String {
    var words = ""
    var isLower = false
    for scalar in name.unicodeScalars {
      switch scalar {
      case "A"..."Z":
        words += (isLower ? "-" : "") + String(scalar).lowercased()
        isLower = false
      case "a"..."z", "0"..."9":
        words.unicodeScalars.append(scalar)
        isLower = true
      default:
        if !words.isEmpty, !words.hasSuffix("-") { words += "-" }
        isLower = false
      }
    }
    return words.hasSuffix("-") ? String(words.dropLast()) : words
  }

  /// The lines of the comment that says what a preset is, from its title and summary.
  static func comment(on preset: ExportedPreset, indentation: String) -> [String] {
    let head = [preset.preset.title, preset.name.text, preset.fidelity.words]
    var texts = [head.compactMap { $0 }.joined(separator: " · ")]
    texts += [preset.preset.summary].compactMap { $0 }
    if let deprecation = preset.deprecation { texts.append("Note: \(deprecation).") }
    if preset.fidelity.degree == .exact || preset.fidelity.error != nil {
      texts += preset.fidelity.notes.map { "Note: \($0)." }
    }
    return comment(texts, indentation: indentation)
  }

  /// The lines of a comment of texts, each of which begins a line.
  static func comment(_ texts: [String], indentation: String = "") -> [String] {
    let lines = texts.flatMap { text in
      let words = CodeText.comment(text).split(separator: " ").map(String.init)
      return words.isEmpty ? [""] : CodeText.rows(words, columns: 92, separator: " ")
    }
    return lines.indices.map { index in
      let end = index == lines.count - 1 ? " */" : ""
      return indentation + (index == 0 ? "/* " : "   ") + lines[index] + end
    }
  }
}

/// CSS names are the names that a preset has in a sheet.
///
/// Those of a theme are in the namespaces that Tailwind 4 makes utilities of: `ease-card`,
/// `duration-card`, `delay-card`, `animate-card`, `perspective-card`. It has none for a stagger.
struct CSSOutputNames {
  private let identifier: String
  private let prefix: String
  private let isTailwind: Bool
  private let hasNamespace: Bool

  init(_ identifier: String, _ writer: CSSWriter) {
    self.identifier = identifier
    prefix = writer.prefix
    isTailwind = writer.options.isTailwind
    hasNamespace = writer.options.namespace != nil
  }

  /// The easing: `--motion-card`, or `--ease-card` of a theme.
  var easing: String { name("ease", "") }
  /// The delay of an easing.
  var delay: String { name("transition-delay", "-delay") }
  /// The duration, of an easing or on its own.
  func duration(of motion: CSSOutputMotion) -> String {
    name("transition-duration", motion.easing == nil ? "" : "-duration")
  }
  /// The viewpoint distance.
  var perspective: String { name("perspective", "-perspective") }
  /// The class, and the type of view transition, of a screen transition.
  var pages: String {
    prefix + identifier + (["stage", "leave", "enter"].contains(identifier) ? "-transition" : "")
  }
  /// The custom properties of a motion except its animations, with their values, in order.
  func properties(of motion: CSSOutputMotion) -> [(name: String, value: String)] {
    let all = [
      (easing, motion.easing?.text),
      (duration(of: motion), motion.duration.map(CSSOutputText.time)),
      (delay, motion.delay.map(CSSOutputText.time)),
      (perspective, motion.perspective),
      (name("stagger", "-stagger"), motion.stagger.map(CSSOutputText.time)),
    ]
    return all.compactMap { name, value in value.map { (name, $0) } }
  }
  /// The animations of a target: `--motion-card-title`, or `--animate-card-title` of a theme.
  func animation(_ slot: String) -> String { name("animate", "") + Self.suffix(slot) }

  /// A target's animations with the names of their keyframes.
  func animations(of slot: CSSOutputMotion.Slot) -> [CSSOutputAnimation] {
    let base = prefix + identifier + Self.suffix(slot.name)
    var taken: [String: Int] = [:]
    return slot.animations.map { one in
      var named = one
      guard slot.animations.count > 1 else {
        named.keyframes.name = base
        return named
      }
      taken[one.label, default: 0] += 1
      let count = taken[one.label] ?? 1
      named.keyframes.name = "\(base)-\(one.label)" + (count > 1 ? "-\(count)" : "")
      return named
    }
  }

  /// All custom properties and keyframes of a motion.
  func all(of motion: CSSOutputMotion) -> [String] {
    properties(of: motion).map(\.name)
      + motion.slots.flatMap { slot in
        [animation(slot.name)] + animations(of: slot).map(\.keyframes.name)
      }
  }

  private static func suffix(_ slot: String) -> String { slot.isEmpty ? "" : "-" + slot }

  private func name(_ theme: String, _ suffix: String) -> String {
    guard isTailwind else { return "--\(prefix)\(identifier)\(suffix)" }
    // A preset that was read from a theme keeps its name.
    if !hasNamespace, identifier.hasPrefix(theme + "-") { return "--\(identifier)" }
    return "--\(theme)-\(hasNamespace ? prefix : "")\(identifier)"
  }
}
