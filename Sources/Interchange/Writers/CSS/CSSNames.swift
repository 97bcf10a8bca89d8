/// CSS names are the names that a preset has in a sheet.
///
/// Those of a theme stand in the namespaces that Tailwind 4 makes utilities of: `ease-card`,
/// `duration-card`, `delay-card`, `animate-card`, `perspective-card`. It has none for a stagger.
struct CSSNames {
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
  /// The duration beside an easing.
  var duration: String { name("transition-duration", "-duration") }
  /// The duration that is a preset of its own.
  var ownDuration: String { name("transition-duration", "") }
  /// The delay beside an easing.
  var delay: String { name("transition-delay", "-delay") }
  /// The eye's distance.
  var perspective: String { name("perspective", "-perspective") }
  /// The time between two targets' starts.
  var stagger: String { name("stagger", "-stagger") }

  /// The animations of a target: `--motion-card-title`, or `--animate-card-title` of a theme.
  func animation(_ slot: String) -> String { name("animate", "") + Self.suffix(slot) }

  /// A target's animations with the names of their keyframes.
  func animations(of slot: CSSMotion.Slot) -> [CSSAnimation] {
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
  func all(of motion: CSSMotion) -> [String] {
    var names: [String] = []
    if motion.easing != nil { names.append(easing) }
    if motion.duration != nil { names.append(motion.easing == nil ? ownDuration : duration) }
    if motion.delay != nil { names.append(delay) }
    if motion.perspective != nil { names.append(perspective) }
    if motion.stagger != nil { names.append(stagger) }
    for slot in motion.slots {
      names.append(animation(slot.name))
      names += animations(of: slot).map(\.keyframes.name)
    }
    return names
  }

  private static func suffix(_ slot: String) -> String { slot.isEmpty ? "" : "-" + slot }

  private func name(_ theme: String, _ suffix: String) -> String {
    guard isTailwind else { return "--\(prefix)\(identifier)\(suffix)" }
    return "--\(theme)-\(hasNamespace ? prefix : "")\(identifier)"
  }
}
