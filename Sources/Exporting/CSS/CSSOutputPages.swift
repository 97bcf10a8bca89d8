import Motion

/// CSS pages are what a transition does with two pages: which slots move them, and how they lie.
struct CSSOutputPages {
  /// The slots of the page that leaves and of the one that comes.
  var leave, enter: Page
  /// Whether the page that leaves lies over the other one.
  var isLeaveInFront = false
  /// The slot that moves what both are in.
  var stage: String?
  /// Whether content outside the stage is visible: a page that rotates is taller than the stage.
  var isOpen = false
  /// Whether one page does nothing but fade into the other.
  var dissolves = false
  /// The lengths that are those of the stage, with their values.
  var lengths: [(name: String, value: String)] = []

  /// A page's animations.
  struct Page {
    /// The slot that moves it; nil if it doesn't change.
    var slot: String?
    /// The slot that moves it with reduced motion.
    var plain: String?
  }

  /// Makes the pages of a transition.
  ///
  /// It's nil if a page and its snapshot are visible separately, which two elements can't show.
  init?(_ transition: Transition, slots: [String], prefix: String) {
    let style = transition.style ?? .custom
    guard style.hasLayers else {
      leave = Page(slot: "leave", plain: "leave")
      enter = Page(slot: "enter", plain: "enter")
      isLeaveInFront = style == .reveal
      dissolves = style == .fade || style == .crossDissolve
      isOpen = style == .flip
      return
    }
    guard let left = transition.page(.source, .sourceSnapshot),
      let right = transition.page(.destination, .destinationSnapshot)
    else { return nil }
    func page(_ role: Transition.Layer.Role, _ plain: Transition.Layer.Role) -> Page {
      func known(_ role: Transition.Layer.Role) -> String? {
        let name = CSSOutputText.kebab(role.rawValue)
        return slots.contains(name) ? name : nil
      }
      return Page(slot: known(role), plain: known(plain))
    }
    leave = page(left, .source)
    enter = page(right, .destination)
    stage = slots.contains("container") ? "container" : nil
    if leave.slot == nil, enter.slot == nil, stage == nil { return nil }
    let order = transition.layers.map(\.layer)
    isLeaveInFront = (order.lastIndex(of: left) ?? -1) > (order.lastIndex(of: right) ?? order.count)
    isOpen = transition.perspective != nil
    lengths = Self.known.compactMap { name, axis, value in
      transition.uses(of: name).allSatisfy { $0 == axis } && transition.mentions(name)
        ? ("--\(prefix)\(CSSOutputText.kebab(name))", value) : nil
    }
  }

  /// The lengths that a page as large as its stage knows, and along which axis.
  private static let known: [(name: String, axis: Int, value: String)] = [
    ("container.width", 0, "100%"), ("container.height", 1, "100%"),
    ("destination.final.x", 0, "0px"), ("destination.final.y", 1, "0px"),
    ("destination.final.width", 0, "100%"), ("destination.final.height", 1, "100%"),
  ]
}

extension Transition {
  /// The layer of a page, either the page itself or its snapshot; nil if both are visible.
  fileprivate func page(_ real: Layer.Role, _ snapshot: Layer.Role) -> Layer.Role? {
    guard layers.contains(where: { $0.layer == snapshot }) else { return real }
    let isSeen = layers.contains { layer in
      layer.layer == real && !(layer.hidden?.start.value == 0 && layer.hidden?.end.value == 1)
    }
    return isSeen ? nil : snapshot
  }

  /// Whether a length is a part of what layers do.
  fileprivate func mentions(_ name: String) -> Bool { !uses(of: name).isEmpty }

  /// The axes along which a length is used: 0 across, 1 down, nil if a percentage is another one there.
  fileprivate func uses(of name: String) -> [Int?] {
    layers.flatMap { layer in
      let values =
        layer.initial.map { ($0.key, $0.value) }
        + layer.frames.map { ($0.property, $0.change.value) }
      return values.flatMap { property, value -> [Int?] in
        value.quantities.enumerated().compactMap { index, quantity -> Int?? in
          guard case .measure(let measure) = quantity, measure.symbols.contains(name) else {
            return nil
          }
          return .some(Self.axis(of: property, index))
        }
      }
    }
  }

  private static func axis(of property: String, _ index: Int) -> Int? {
    switch property {
    case "frame": index % 2
    case "transform.translation", "position", "center", "bounds.size": index < 2 ? index : nil
    case "transform.translation.x", "position.x", "bounds.size.width": 0
    case "transform.translation.y", "position.y", "bounds.size.height": 1
    default: nil
    }
  }
}

extension PropertyValue {
  /// The numbers and measures that it's made of.
  fileprivate var quantities: [Quantity] {
    switch self {
    case .quantity(let quantity): [quantity]
    case .vector(let parts): parts
    case .color, .boolean, .string, .current: []
    }
  }
}
