import Motion

extension Motion {
  /// The motion with nothing left in it but what changes how bright something large is, as far as
  /// that is known without the app; nil if it is too large to be evaluated.
  ///
  /// - Parameter most: How many properties of each part are kept, and how many members of groups.
  func brightness(_ most: Int) -> Motion? {
    switch self {
    case .keyframes(var keyframes):
      keyframes.tracks = Array(
        keyframes.tracks.lazy.filter { Self.isBright($0.property) && $0.isKnown }.prefix(most))
      return .keyframes(keyframes)
    case .animator(var animator):
      animator.animations = Array(
        animator.animations.lazy.filter {
          Self.isBright($0.property) && $0.change.value.isKnown && $0.from?.isKnown ?? true
        }.prefix(most))
      return .animator(animator)
    case .transition(var transition):
      transition.perspective = nil
      for index in transition.layers.indices {
        let layer = transition.layers[index]
        transition.layers[index].initial = layer.initial.filter {
          Self.isBright($0.key) && $0.value.isKnown
        }
        transition.layers[index].frames = Array(
          layer.frames.lazy.filter { Self.isBright($0.property) && $0.change.value.isKnown }
            .prefix(16 * most))
      }
      return .transition(transition)
    case .group(var group):
      guard group.members.count <= 4 * most else { return nil }
      for index in group.members.indices {
        guard case .motion(let motion) = group.members[index].content else { continue }
        guard let inner = motion.brightness(most) else { return nil }
        group.members[index].content = .motion(inner)
      }
      return .group(group)
    case .curve, .spring, .duration: return self
    }
  }

  private static func isBright(_ property: String) -> Bool {
    AnimatedElement.Property.isBrightness(property, PropertyCategory(property: property))
  }
}

extension Keyframes.Track {
  fileprivate var isKnown: Bool {
    switch content {
    case .values(let values): values.allSatisfy(\.isKnown)
    case .frames(let frames): frames.allSatisfy(\.change.value.isKnown)
    case .path: false
    }
  }
}

extension PropertyValue {
  /// Whether the app is not needed to know it; the current value means the default.
  fileprivate var isKnown: Bool {
    switch self {
    case .quantity(.measure), .vector: false
    case .quantity(.number), .color, .boolean, .string, .current: true
    }
  }
}
