import Motion

/// A transform is a list of transform functions, taken apart into what Core Animation has a key
/// path for.
///
/// That is possible if they are in the order in which CSS itself has them: perspective, translation,
/// rotation, skew, scale. In another order they mean something else.
struct CSSInputTransform {
  /// The effects of a function, in that order.
  enum Part: Int, Comparable {
    case perspective, translate, rotateZ, rotateY, rotateX, skewX, skewY, scale

    static func < (a: Part, b: Part) -> Bool { a.rawValue < b.rawValue }

    /// Its default value.
    var identity: Double { self == .scale ? 1 : 0 }
  }

  /// The functions in order, each once, with up to three arguments by axis.
  private(set) var parts: [(part: Part, axes: [CSSInputQuantity])] = []

  /// The functions in the order in which they are written.
  private var written: [Part] = []

  /// Reads the value of `transform`; nil if it can't be taken apart.
  init?(_ value: [CSSInputPart]) {
    if value.count == 1, value[0].word == "none" { return }
    for function in value.components {
      guard function[0].kind == .function,
        let (part, axes) = Self.function(function[0].word, function.arguments)
      else { return nil }
      if let last = parts.last, last.part == part {
        guard let joined = Self.joined(part, last.axes, axes) else { return nil }
        parts[parts.count - 1].axes = joined
      } else {
        guard insert(part, axes) else { return nil }
      }
    }
  }

  private mutating func insert(_ part: Part, _ axes: [CSSInputQuantity]) -> Bool {
    written.append(part)
    guard let last = parts.last, last.part > part else {
      parts.append((part, axes))
      return true
    }
    // To scale evenly and to turn comes to the same in either order.
    let isEven = last.part == .scale && last.axes[0] == last.axes[1] && part == .rotateZ
    guard isEven, parts.dropLast().allSatisfy({ $0.part < .rotateZ }) else { return false }
    parts.insert((part, axes), at: parts.count - 1)
    return true
  }

  /// Reads the value of `translate`, `rotate` or `scale`.
  init?(_ value: [CSSInputPart], of property: String) {
    if value.count == 1, value[0].word == "none" { return }
    let pieces = value.components
    switch property {
    case "translate":
      guard let axes = Self.quantities(pieces), (1...3).contains(axes.count) else { return nil }
      parts = [(.translate, Self.padded(axes, with: 0))]
      written = [.translate]
    case "scale":
      guard let axes = Self.quantities(pieces)?.compactMap(Self.factor), axes.count == pieces.count,
        (1...3).contains(axes.count)
      else { return nil }
      parts = [(.scale, Self.scale(axes))]
      written = [.scale]
    default:
      var name = "rotate"
      var angle = pieces
      if angle.count == 2, let axis = angle.first?.first, axis.kind == .word {
        name += axis.word
        angle.removeFirst()
      }
      guard angle.count == 1, let (part, axes) = Self.function(name, angle[0]) else { return nil }
      parts = [(part, axes)]
      written = [part]
    }
  }

  /// The arguments of a part; those of the identity if it isn't there.
  func axes(of part: Part) -> [CSSInputQuantity] {
    parts.first { $0.part == part }?.axes
      ?? Self.padded([], with: part.identity)
  }

  /// Whether CSS goes from one list to the other function by function, which is what the key paths do,
  /// or comes to the same.
  func glides(to other: CSSInputTransform) -> Bool {
    if zip(written, other.written).allSatisfy({ $0 == $1 }) { return true }
    let angles = [self, other].map { $0.axes(of: .rotateZ)[0].amount(in: "deg") ?? 360 }
    guard angles.allSatisfy({ abs($0) < 180 }), abs(angles[0] - angles[1]) < 180 else {
      return false
    }
    // Otherwise it takes the matrices apart again, which is the same for these.
    return (parts + other.parts).allSatisfy { part, axes in
      switch part {
      case .translate, .rotateZ: true
      case .scale: axes.allSatisfy { $0.amount(in: "") ?? 0 > 0 }
      default: false
      }
    }
  }

  private static func quantities(_ pieces: [[CSSInputPart]]) -> [CSSInputQuantity]? {
    let all = pieces.compactMap(CSSInputQuantity.init)
    return all.count == pieces.count ? all : nil
  }

  private static func padded(_ axes: [CSSInputQuantity], with number: Double) -> [CSSInputQuantity]
  {
    axes + Array(repeating: CSSInputQuantity(number), count: max(0, 3 - axes.count))
  }

  private static func scale(_ axes: [CSSInputQuantity]) -> [CSSInputQuantity] {
    axes.count == 1 ? [axes[0], axes[0], CSSInputQuantity(1)] : padded(axes, with: 1)
  }

  private static func factor(_ quantity: CSSInputQuantity) -> CSSInputQuantity? {
    if let percent = quantity.amounts["%"], quantity.amounts.count == 1 {
      return CSSInputQuantity(percent / 100)
    }
    return quantity.amount(in: "") == nil ? nil : quantity
  }

  private static func joined(
    _ part: Part, _ one: [CSSInputQuantity], _ other: [CSSInputQuantity]
  ) -> [CSSInputQuantity]? {
    guard part == .translate || part == .scale else { return nil }
    return zip(one, other).map { one, other in
      var result = one
      if part == .scale {
        return CSSInputQuantity((one.amount(in: "") ?? 1) * (other.amount(in: "") ?? 1))
      }
      for (unit, amount) in other.amounts where amount != 0 {
        result.amounts[unit, default: 0] += amount
      }
      return result
    }
  }

  private static func function(
    _ name: String, _ arguments: [CSSInputPart]
  ) -> (Part, [CSSInputQuantity])? {
    guard let all = quantities(arguments.items) else { return nil }
    let zero = CSSInputQuantity(0)
    func angle(_ part: Part, _ quantity: CSSInputQuantity?) -> (Part, [CSSInputQuantity])? {
      guard let quantity, quantity.amount(in: "deg") != nil else { return nil }
      return (part, padded([quantity], with: 0))
    }
    func scale(_ axes: [CSSInputQuantity?]) -> (Part, [CSSInputQuantity])? {
      let known = axes.compactMap { $0.flatMap(factor) }
      return known.count == axes.count ? (.scale, Self.scale(known)) : nil
    }
    switch (name, all.count) {
    case ("perspective", 1): return (.perspective, padded(all, with: 0))
    case ("translate", 1...2), ("translate3d", 3), ("translatex", 1):
      return (.translate, padded(all, with: 0))
    case ("translatey", 1): return (.translate, [zero, all[0], zero])
    case ("translatez", 1): return (.translate, [zero, zero, all[0]])
    case ("rotate", 1), ("rotatez", 1): return angle(.rotateZ, all[0])
    case ("rotatex", 1): return angle(.rotateX, all[0])
    case ("rotatey", 1): return angle(.rotateY, all[0])
    case ("rotate3d", 4): return rotation(all)
    case ("skewx", 1), ("skew", 1): return angle(.skewX, all[0])
    case ("skewy", 1): return angle(.skewY, all[0])
    case ("skew", 2) where all[1].amount(in: "deg") == 0: return angle(.skewX, all[0])
    case ("scale", 1...2), ("scale3d", 3): return scale(all)
    case ("scalex", 1): return scale([all[0], CSSInputQuantity(1)])
    case ("scaley", 1): return scale([CSSInputQuantity(1), all[0]])
    case ("scalez", 1): return scale([CSSInputQuantity(1), CSSInputQuantity(1), all[0]])
    default: return nil
    }
  }

  /// A rotation about one of the axes.
  private static func rotation(_ all: [CSSInputQuantity]) -> (Part, [CSSInputQuantity])? {
    let axes = all.prefix(3).map { $0.amount(in: "") ?? .nan }
    guard let angle = all[3].amount(in: "deg"), let main = axes.firstIndex(where: { $0 != 0 }),
      axes.indices.allSatisfy({ $0 == main || axes[$0] == 0 }), axes[main].isFinite
    else { return nil }
    var quantity = CSSInputQuantity(0)
    quantity.amounts = ["deg": axes[main] < 0 ? -angle : angle]
    return ([.rotateX, .rotateY, .rotateZ][main], padded([quantity], with: 0))
  }
}

extension CSSInputTransform {
  /// Returns what the values of a property move; nil if they can't be taken apart.
  ///
  /// - Parameter values: nil is the current value.
  static func channels(_ values: [[CSSInputPart]?], of property: String) -> [CSSInputChannel]? {
    var lists: [CSSInputTransform?] = []
    for value in values {
      guard let value else {
        lists.append(nil)
        continue
      }
      let list =
        property == "transform" ? CSSInputTransform(value) : CSSInputTransform(value, of: property)
      guard let list else { return nil }
      lists.append(list)
    }
    let known = lists.compactMap { $0 }
    guard zip(known, known.dropFirst()).allSatisfy({ $0.glides(to: $1) }) else { return nil }
    let used = Set(known.flatMap { $0.parts.map(\.part) })
    guard !used.contains(.perspective) || isConstant(.perspective, known) else { return nil }
    var channels: [CSSInputChannel] = []
    for part in used.sorted() {
      guard let own = part.channels(lists) else { return nil }
      channels += own
    }
    return channels.isEmpty ? nil : channels
  }

  private static func isConstant(_ part: Part, _ lists: [CSSInputTransform]) -> Bool {
    let all = lists.map { $0.axes(of: part)[0] }
    return all.allSatisfy { $0 == all[0] }
  }
}

extension CSSInputTransform.Part {
  /// The channels that this part of a transform animates; nil if Curvet has no property for it.
  fileprivate func channels(_ lists: [CSSInputTransform?]) -> [CSSInputChannel]? {
    switch self {
    case .perspective: channel("transform.perspective", lists, 0, length: nil)
    case .rotateZ: channel("transform.rotation", lists, 0, unit: "deg")
    case .rotateY: channel("transform.rotation.y", lists, 0, unit: "deg")
    case .rotateX: channel("transform.rotation.x", lists, 0, unit: "deg")
    case .skewX: channel("transform.skew.x", lists, 0, unit: "deg")
    case .skewY: channel("transform.skew.y", lists, 0, unit: "deg")
    case .translate:
      axes(lists) { axis in
        let base: [CSSInputLength.Base?] = [.elementWidth, .elementHeight, nil]
        return channel(
          "transform.translation.\(["x", "y", "z"][axis])", lists, axis, length: base[axis])
      }
    case .scale: scale(lists)
    }
  }

  private func scale(_ lists: [CSSInputTransform?]) -> [CSSInputChannel]? {
    let known = lists.compactMap { $0?.axes(of: .scale) }
    let isEven = known.allSatisfy {
      $0[0] == $0[1] && ($0[2] == CSSInputQuantity(1) || $0[2] == $0[0])
    }
    if isEven {
      var channels = channel("transform.scale", lists, 0, unit: "")
      channels?[0].isFlattened = known.contains { $0[2] != CSSInputQuantity(1) }
      return channels
    }
    return axes(lists) { axis in
      channel("transform.scale.\(["x", "y", "z"][axis])", lists, axis, unit: "")
    }
  }

  /// The channels of the axes on which something happens, or of the first one.
  private func axes(
    _ lists: [CSSInputTransform?], _ channel: (Int) -> [CSSInputChannel]?
  ) -> [CSSInputChannel]? {
    let known = lists.compactMap { $0?.axes(of: self) }
    let used = (0..<3).filter { axis in
      known.contains { axes in axes[axis].amounts.values.contains { $0 != identity } }
    }
    var all: [CSSInputChannel] = []
    for axis in used.isEmpty ? [self == .translate ? 1 : 0] : used {
      guard let one = channel(axis) else { return nil }
      all += one
    }
    return all
  }

  private func channel(
    _ path: String, _ lists: [CSSInputTransform?], _ axis: Int, unit: String
  ) -> [CSSInputChannel]? {
    channel(path, lists) { $0.axes(of: self)[axis].amount(in: unit).map(Quantity.number) }
  }

  private func channel(
    _ path: String, _ lists: [CSSInputTransform?], _ axis: Int, length base: CSSInputLength.Base?
  ) -> [CSSInputChannel]? {
    channel(path, lists) { CSSInputLength.length($0.axes(of: self)[axis], percentOf: base) }
  }

  private func channel(
    _ path: String, _ lists: [CSSInputTransform?], _ quantity: (CSSInputTransform) -> Quantity?
  ) -> [CSSInputChannel]? {
    var values: [PropertyValue] = []
    for list in lists {
      guard let list else {
        values.append(.current)
        continue
      }
      guard let one = quantity(list) else { return nil }
      values.append(.quantity(one))
    }
    return [CSSInputChannel(path: path, values: values)]
  }
}
