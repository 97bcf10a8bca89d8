/// A velocity axis says which part of a spring's initial velocity a property starts with.
///
/// UIKit gives a position each part of the vector; whatever else a spring moves starts with its x.
enum VelocityAxis: Hashable, Sendable {
  case x, y, both

  /// The axis of a property, by its name without a target.
  init(of property: String) {
    switch property {
    case "position", "center": self = .both
    case "position.y", "center.y": self = .y
    default: self = .x
    }
  }

  /// What the axis takes of a value along x and of the same along y.
  func joined(_ value: AnimatedValue?, _ upright: AnimatedValue?) -> AnimatedValue? {
    switch self {
    case .x: return value
    case .y: return upright
    case .both:
      guard case .vector(var parts)? = value, case .vector(let others)? = upright,
        parts.count > 1, others.count == parts.count
      else { return value }
      parts[1] = others[1]
      return .vector(parts)
    }
  }
}

extension Spring {
  /// The spring as it moves along y; nil if that is how it moves along x.
  var upright: Spring? {
    guard let velocity = verticalVelocity, velocity != initialVelocity else { return nil }
    var spring = self
    (spring.initialVelocity, spring.verticalVelocity) = (velocity, nil)
    return spring
  }
}

extension Animator.Animation {
  /// The animation, or one for each part of a place.
  var alongAxes: [Animator.Animation] {
    guard property == "position" else { return [self] }
    func part(_ value: PropertyValue?, _ index: Int) -> PropertyValue?? {
      switch value {
      case nil: .some(nil)
      case .current?: .some(.current)
      case .vector(let parts)? where parts.count == 2: .some(.quantity(parts[index]))
      default: nil
      }
    }
    var parts: [Animator.Animation] = []
    for (index, axis) in ["x", "y"].enumerated() {
      guard let begin = part(self.from, index), let end = part(change.value, index) ?? nil else {
        return [self]
      }
      var copy = self
      copy.property = "position." + axis
      copy.from = begin
      if case .by = change { copy.change = .by(end) } else { copy.change = .to(end) }
      parts.append(copy)
    }
    return parts
  }
}
