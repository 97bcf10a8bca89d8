/// Precedence is how strongly a declaration counts against others for the same element, before their order does.
///
/// It follows CSS's cascade: importance, then layers, then specificity.
struct CSSInputPrecedence: Hashable {
  /// The cascade layer, from the outermost one: each by its place among the layers beside it.
  ///
  /// It is empty outside of layers.
  var layer: [Int] = []
  /// The specificity of the selector: tags count as 1 and classes as 100.
  var specificity = 0
  /// Whether it is marked `!important`.
  var isImportant = false
  /// Whether it is the initial value of `@property`, which any declaration outweighs.
  var isInitial = false
}

extension CSSInputPrecedence: Comparable {
  static func < (one: CSSInputPrecedence, other: CSSInputPrecedence) -> Bool {
    if one.isInitial != other.isInitial { return one.isInitial }
    if one.isImportant != other.isImportant { return other.isImportant }
    if one.layer != other.layer {
      let isWeaker = one.isLayeredBefore(other)
      // Of important declarations, those of earlier layers count more.
      return one.isImportant ? !isWeaker : isWeaker
    }
    return one.specificity < other.specificity
  }

  /// Whether its layer comes before another one; what is in no layer, or in no layer within one, comes last.
  private func isLayeredBefore(_ other: CSSInputPrecedence) -> Bool {
    for depth in 0..<max(layer.count, other.layer.count) {
      let own = depth < layer.count ? layer[depth] : .max
      let others = depth < other.layer.count ? other.layer[depth] : .max
      if own != others { return own < others }
    }
    return false
  }
}

/// Layers are the cascade layers of several files, in the order in which they are first named.
struct CSSInputLayers {
  private var known: [[Int]: [String: Int]] = [:]

  /// Returns the layer of a name within another one, such as `base.reset`; an empty name is that of a new layer.
  mutating func layer(_ name: String, in outer: [Int]) -> [Int] {
    guard !name.isEmpty else { return one("{\(known[outer]?.count ?? 0)}", in: outer) }
    return name.split(separator: ".").reduce(outer) { one(String($1), in: $0) }
  }

  private mutating func one(_ name: String, in outer: [Int]) -> [Int] {
    let next = known[outer]?.count ?? 0
    let place = known[outer]?[name] ?? next
    if place == next { known[outer, default: [:]][name] = next }
    return outer + [place]
  }
}
