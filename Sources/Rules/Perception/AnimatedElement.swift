import Motion

/// A moving part is a motion other than a group as a preset plays it, all that it refers to in place.
struct AnimatedElement {
  /// Where it stands in the preset, as a JSON Pointer.
  var pointer: String
  /// The motion.
  var motion: Motion
  /// Whether its fields stand below the pointer, and are not those of a preset that is used.
  var isWritten = true
  /// Whether it is a member by name, which is judged where that preset stands.
  var isBorrowed: Bool
  /// How fast its time runs by the groups that it is in.
  var pace: Double
  /// The properties that it moves; of another preset's the first 64.
  private(set) var properties: [Property] = []

  /// A moved property is one that a part moves, and where that stands.
  struct Property: Hashable {
    /// Where the property is named, or the part where that is elsewhere.
    var pointer: String
    /// The layer or view it is of.
    var target: String?
    /// The key path, or the style of a platform's transition.
    var name: String
    /// What people see of it.
    var nature: PropertyCategory
    /// Whether its values are added to one that only the app knows.
    var isAdditive = false
    /// Whether it jumps from value to value.
    var isStepped = false
  }

  /// Finds the parts of a motion.
  ///
  /// - Parameters:
  ///   - motion: The motion without references.
  ///   - authored: The motion as it was written.
  static func parts(of motion: Motion, authored: Motion) -> [AnimatedElement] {
    var parts: [AnimatedElement] = []
    add(
      motion, authored,
      AnimatedElement(pointer: "/motion", motion: motion, isBorrowed: false, pace: 1),
      to: &parts)
    return parts
  }

  /// How many properties of another preset are looked at, and how many ways are followed: with more
  /// a few lines could keep a program busy for minutes.
  static let most = 64

  private static func add(
    _ motion: Motion, _ authored: Motion?, _ place: AnimatedElement,
    to parts: inout [AnimatedElement]
  ) {
    var part = place
    part.motion = motion
    part.isWritten = authored.map { $0.used == nil } ?? false
    guard parts.count < 1024 else { return }
    guard case .group(let group) = motion else {
      part.properties = part.movedProperties(part.isWritten ? .max : most)
      parts.append(part)
      return
    }
    var written: [MotionGroup.Member] = []
    if part.isWritten, case .group(let own) = authored { written = own.members }
    for (index, member) in group.members.enumerated() {
      guard case .motion(let inner) = member.content else { continue }
      var place = part
      place.pace *= abs(member.speed ?? 1)
      var own: Motion?
      if index < written.count {
        switch written[index].content {
        case .motion(let motion):
          own = motion
          place.pointer += "/members/\(index)/motion"
        case .preset:
          place.pointer += "/members/\(index)/preset"
          place.isBorrowed = true
        }
      }
      add(inner, own, place, to: &parts)
    }
  }

  /// A place below the pointer; the pointer where its fields stand elsewhere.
  func place(_ path: String) -> String { isWritten ? pointer + path : pointer }

  /// Where its timing stands.
  var timingPointer: String { timing == nil ? pointer : place("/timing") }

  /// What times it.
  var timing: Timing? {
    switch motion {
    case .keyframes(let keyframes): keyframes.timing
    case .transition(let transition): transition.timing
    case .animator(let animator): animator.timing
    case .curve, .spring, .duration, .group: nil
    }
  }

  private func movedProperties(_ most: Int) -> [Property] {
    switch motion {
    case .keyframes(let keyframes):
      keyframes.tracks.prefix(most).enumerated().map { index, track in
        var found = property(track.target, track.property, "/tracks/\(index)/property")
        found.isAdditive = track.additive ?? false
        found.isStepped = track.calculationMode == .discrete
        return found
      }
    case .animator(let animator):
      animator.animations.prefix(most).enumerated().map { index, animation in
        property(animation.target, animation.property, "/animations/\(index)/property")
      }
    case .transition(let transition): properties(of: transition, most)
    case .curve, .spring, .duration, .group: []
    }
  }

  private func properties(of transition: Transition, _ most: Int) -> [Property] {
    if let style = transition.style, style != .custom {
      return [
        Property(
          pointer: place("/style"), target: nil, name: style.rawValue,
          nature: PropertyCategory(style: style))
      ]
    }
    var found: [Property] = []
    for (index, layer) in transition.layers.enumerated() {
      var seen: Set<String> = []
      for (number, frame) in layer.frames.prefix(most).enumerated()
      where seen.insert(frame.property).inserted {
        let path = "/layers/\(index)/frames/\(number)/property"
        found.append(property(layer.layer.rawValue, frame.property, path))
      }
    }
    return found
  }

  private func property(_ target: String?, _ name: String, _ path: String) -> Property {
    Property(
      pointer: place(path), target: target, name: name, nature: PropertyCategory(property: name))
  }
}

extension Motion {
  /// The preset that it is made of; nil where its content is its own.
  var used: Reference? {
    switch self {
    case .curve(let curve): if case .use(let reference) = curve.shape { reference } else { nil }
    case .spring(let spring):
      if case .use(let reference) = spring.parameters { reference } else { nil }
    case .duration(let duration): if case .use(let reference) = duration { reference } else { nil }
    case .keyframes(let keyframes): keyframes.use
    case .transition(let transition): transition.use
    case .animator(let animator): animator.use
    case .group(let group): group.use
    }
  }
}
