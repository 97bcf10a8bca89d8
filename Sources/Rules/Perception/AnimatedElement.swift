import Motion

/// An animated element is a motion other than a group as a preset plays it, all that it refers to in
/// place.
struct AnimatedElement {
  /// Where it is in the preset, as a JSON Pointer.
  private(set) var pointer = "/motion"
  /// The motion.
  let motion: Motion
  /// Whether its fields are below the pointer, and are not those of a preset that is used.
  private(set) var isWritten = true
  /// Whether it is a member by name, which is judged in the preset of that name.
  private(set) var isBorrowed = false
  /// How fast its time runs by the groups that it is in.
  let pace: Double
  /// The properties that it moves; of another preset's the first 64.
  private(set) var properties: [Property] = []

  /// A moved property is one that an element moves, and where that is written.
  struct Property: Hashable {
    /// Where the property is named, or the element if that is elsewhere.
    var pointer: String
    /// The layer or view it is of.
    var target: String?
    /// The key path, or the style of a platform's transition.
    var name: String
    /// The category of the visible change.
    var category: PropertyCategory
    /// The change; nil for a platform's transition.
    var moved: AnimatedProperty?

    /// Whether its values are added to a value known only at run time.
    var isAdditive: Bool { moved?.isAdditive ?? false }
    /// Whether it jumps from value to value.
    var isStepped: Bool { moved?.mode == .discrete }
  }

  /// How many properties of another preset are looked at, and how many sampled tracks are followed:
  /// with more a few lines could keep a program busy for minutes.
  static let most = 64

  /// Finds the elements of a motion.
  ///
  /// - Parameters:
  ///   - motion: The motion without references.
  ///   - authored: The motion as it was written.
  static func all(of motion: Motion, authored: Motion) -> [AnimatedElement] {
    MotionOutline(of: motion, most: 1024).elements.map { AnimatedElement($0, of: authored) }
  }

  private init(_ element: MotionOutline.Element, of authored: Motion) {
    (motion, pace) = (element.motion, element.pace)
    var written: Motion? = authored
    for index in element.path {
      guard case .group(let group) = written, group.use == nil, index < group.members.count else {
        written = nil
        break
      }
      switch group.members[index].content {
      case .motion(let motion): (written, pointer) = (motion, "\(pointer)/members/\(index)/motion")
      case .preset:
        (written, pointer) = (nil, "\(pointer)/members/\(index)/preset")
        isBorrowed = true
      }
    }
    isWritten = written.map { $0.use == nil } ?? false
    properties = movedProperties(isWritten ? .max : Self.most)
  }

  /// A location below the pointer; the pointer if its fields are elsewhere.
  func location(_ path: String) -> String { isWritten ? pointer + path : pointer }

  /// Its timing.
  var timing: Timing? { motion.timing }

  /// Where its timing is written.
  var timingPointer: String { timing == nil ? pointer : location("/timing") }

  private func movedProperties(_ most: Int) -> [Property] {
    if case .transition(let transition) = motion, let style = transition.style, !style.hasLayers {
      return [
        Property(
          pointer: location("/style"), name: style.rawValue,
          category: PropertyCategory(style: style))
      ]
    }
    let all = motion.animatedProperties(most: most)
    return all.filter(\.isMoved).sorted { $0.order < $1.order }.map { property in
      Property(
        pointer: location(property.namePointer), target: property.target, name: property.name,
        category: PropertyCategory(property: property.name), moved: property)
    }
  }
}

extension AnimatedProperty {
  /// Whether it is more than set before the start.
  fileprivate var isMoved: Bool { if case .layer = source { !spans.isEmpty } else { true } }

  /// Its place among those of its motion, in the order in which they are written.
  fileprivate var order: (Int, Int) {
    switch source {
    case .values(let index), .path(let index), .frames(let index), .animation(let index): (index, 0)
    case .layer(let index): (index, spans.lazy.map(\.index).min() ?? 0)
    }
  }

  /// Where its name is written, below the pointer of its motion.
  fileprivate var namePointer: String {
    switch source {
    case .values(let index), .path(let index), .frames(let index): "/tracks/\(index)/property"
    case .animation(let index): "/animations/\(index)/property"
    case .layer(let index): "/layers/\(index)/frames/\(order.1)/property"
    }
  }
}
