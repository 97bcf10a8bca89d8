import Motion
import Presets

extension SwiftBuilder {
  /// Adds the reverse of an animator whose gesture is inverted when open, and that no preset reverses.
  ///
  /// The simulation swaps the ends of what begins open, too.
  mutating func writeWayBack(_ animator: Animator) throws(Unsupported) {
    guard animator.interaction?.invertsWhenOpen == true, preset.preset.counterpart == nil,
      let back = animator.swapped
    else { return }
    var other = preset
    other.identifier = preset.identifier.filter { $0 != "`" } + "WayBack"
    var builder = SwiftBuilder(writer: writer, preset: other, set: set)
    try builder.write(SwiftAnimatorCode(back))
    declaration.parts.formUnion(builder.declaration.parts)
    let comment = "/// The reverse of `\(preset.identifier)`, to close what is open."
    declaration.companions.append(
      .init(name: other.identifier, lines: [comment] + builder.declaration.lines))
  }
}

extension Animator {
  /// The same with each animation from its end to its start; nil if one doesn't say where it starts.
  fileprivate var swapped: Animator? {
    var copy = self
    for index in animations.indices {
      guard let start = animations[index].from, start != .current,
        case .to(let end) = animations[index].change, end != .current
      else { return nil }
      copy.animations[index].from = end
      copy.animations[index].change = .to(start)
    }
    return copy
  }
}
