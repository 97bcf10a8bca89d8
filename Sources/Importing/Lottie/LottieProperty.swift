import Motion
import StrictJSON

/// A Lottie property is one that moves, with its keyframes.
struct LottieProperty {
  /// The name of its layer.
  var layer: String
  /// The name of the nearest group of shapes around it; nil if it's of the layer itself.
  var group: String?
  /// Its plain name: `position`, `fill color`.
  var name: String
  /// Where it is.
  var spot: JSONSpot
  /// The keyframes, in order.
  var keys: [LottieKey]
  /// The meaning of its values.
  var meaning: Meaning

  /// The meaning of a property's values for a Core Animation layer.
  enum Meaning: Hashable {
    /// A number times a factor.
    case number(String, Double)
    case position
    case scale
    case color(String)
    /// Nothing, for a reason.
    case unknown(String)
  }

  /// Recognizes a property by its path within its layer.
  static func meaning(_ trail: [String], type: String?) -> (name: String, meaning: Meaning) {
    let key = trail.last ?? ""
    if trail == ["tm"] {
      return (
        "time remap", .unknown("it changes the time of what is in the layer, not the layer itself")
      )
    }
    let isTransform = trail.first == "ks" || type == "tr"
    switch (isTransform, key) {
    case (true, "a"): return ("anchor", .unknown("moves the anchor point, not the layer"))
    case (true, "sk"), (true, "sa"): return ("skew", .unknown("Curvet has no value type for it"))
    default: break
    }
    let owner = isTransform ? "tr" : type ?? ""
    let name = isTransform && key == "rz" ? "r" : key
    let isPart = isTransform && ["x", "y"].contains(key)
    if let known = Property.named(lottie: name, of: owner), let lottie = known.lottie,
      !isPart || trail.dropLast().last == "p"
    {
      return (lottie.name, Meaning(known))
    }
    if type == "sh" { return ("path", .unknown("Curvet has no value type for shape changes")) }
    let words = [type, key].compactMap(\.self).joined(separator: " ")
    return (words, .unknown("Curvet has no value type for it"))
  }
}

extension LottieProperty.Meaning {
  /// Makes the meaning of a well-known property: Lottie has fractions as percentages.
  fileprivate init(_ property: Property) {
    switch property.path {
    case "position": self = .position
    case "transform.scale": self = .scale
    case let path where property.type == .color: self = .color(path)
    case let path: self = .number(path, property.unit == .fraction ? 0.01 : 1)
    }
  }
}

/// A Lottie key is a keyframe.
struct LottieKey {
  /// The frame.
  var frame: Double
  /// The values; none if they are not numbers.
  var values: [Double]
  /// Whether the value holds until the next one.
  var isHold: Bool
  /// The handles of the easing to the next one: `o` and `i`.
  var out, into: JSONValue?
  /// The tangents of the way to the next one.
  var to, ti: [Double]
  /// The key itself.
  var value: JSONValue

  /// Reads the keyframes of a property; nil if it does not move.
  static func all(_ property: JSONValue) -> [LottieKey]? {
    guard let k = property["k"], k.kind == .array, !isUntimed(property) else { return nil }
    var keys: [LottieKey] = []
    var ends: [[Double]] = []
    for key in k.elements {
      guard key.kind == .object, let frame = key["t"]?.number, frame.isFinite else { return nil }
      let values = numbers(key["s"])
      ends.append(numbers(key["e"]))
      keys.append(
        LottieKey(
          frame: frame, values: values,
          isHold: key["h"]?.number == 1 || key["h"]?.bool == true, out: key["o"], into: key["i"],
          to: numbers(key["to"]), ti: numbers(key["ti"]), value: key))
    }
    // Old exporters write the end value of a segment in its first key, and none in the last key.
    for index in keys.indices.dropFirst() where keys[index].values.isEmpty {
      keys[index].values = ends[index - 1]
    }
    return keys.isEmpty ? nil : keys.sorted { $0.frame < $1.frame }
  }

  /// Whether some keyframes of a property have no frame number.
  static func isUntimed(_ property: JSONValue) -> Bool {
    guard let k = property["k"], k.kind == .array else { return false }
    let isMoving = k.elements.contains { $0.kind == .object && $0["s"] != nil && $0["ty"] == nil }
    return isMoving && k.elements.contains { $0["t"]?.number?.isFinite != true }
  }

  private static func numbers(_ value: JSONValue?) -> [Double] {
    guard let value else { return [] }
    if let number = value.number { return [number] }
    let numbers = value.elements.map { $0.number ?? .nan }
    return numbers.allSatisfy(\.isFinite) ? numbers : []
  }

  /// How many easings it has: one for every dimension, or one for all.
  var easings: Int {
    let counts = [out?["x"], out?["y"], into?["x"], into?["y"]].map { handle in
      handle?.kind == .array ? handle.map { Array($0.elements.lazy.prefix(4)).count } ?? 0 : 1
    }
    return max(1, counts.max() ?? 1)
  }

  /// Whether nothing moves until the next key, in a dimension of several or in all.
  func isStill(_ dimension: Int, until next: LottieKey) -> Bool {
    if !(to + ti).allSatisfy({ $0 == 0 }) { return false }
    if values.isEmpty || next.values.isEmpty {
      // Shapes; a last key may have none.
      guard let own = value["s"], let other = next.value["s"] else { return false }
      return Array(own.bytes) == Array(other.bytes)
    }
    if easings == 1 { return values == next.values }
    guard dimension < values.count, dimension < next.values.count else { return false }
    return values[dimension] == next.values[dimension]
  }

  /// Returns the easing to the next key in a dimension.
  func easing(_ dimension: Int) throws(ValueProblem) -> Curve.Shape {
    if isHold { return .steps(1, jump: .end) }
    guard let out, let into else { return .named(.linear) }
    func side(_ handle: JSONValue, _ axis: String) -> Double? {
      guard let value = handle[axis] else { return nil }
      if let number = value.number { return number }
      let all = Array(value.elements.lazy.prefix(dimension + 1)).map(\.number)
      return all.count > dimension ? all[dimension] : all.first ?? nil
    }
    let points = [side(out, "x"), side(out, "y"), side(into, "x"), side(into, "y")]
    guard points.allSatisfy({ $0 != nil }) else {
      throw ValueProblem("its easing handles have no values")
    }
    return try ValueReader.bezier(points.compactMap(\.self))
  }
}
