import Motion

/// A Swift transform is a transform put together from the parts that key paths name.
///
/// As Core Animation reads those, a layer is scaled first, then turned, then moved.
struct SwiftTransform {
  private var parts: [String: String] = [:]

  /// Whether a property is a part of the transform.
  static func holds(_ property: String) -> Bool { property.hasPrefix("transform.") }

  /// Sets a part.
  ///
  /// - Parameter texts: The value, one text for each dimension; angles in radians.
  mutating func set(_ property: String, to texts: [String]) throws(Unsupported) {
    switch property {
    case "transform.rotation": parts["rotation.z"] = texts[0]
    case "transform.scale":
      (parts["scale.x"], parts["scale.y"], parts["scale.z"]) = (texts[0], texts[0], nil)
    case "transform.translation":
      parts["translation.x"] = texts[0]
      parts["translation.y"] = texts.count > 1 ? texts[1] : "0"
      if texts.count > 2 { parts["translation.z"] = texts[2] }
    case _ where Self.names.contains(property): parts[String(property.dropFirst(10))] = texts[0]
    default: throw Unsupported("a view's transform has no part called \(property)")
    }
  }

  private static let names: Set<String> = Set(
    ["translation", "rotation", "scale"].flatMap { part in
      ["x", "y", "z"].map { "transform.\(part).\($0)" }
    })

  /// Whether it stays in the plane.
  private var isFlat: Bool {
    ["translation.z", "rotation.x", "rotation.y", "scale.z"].allSatisfy { !isSet($0) }
  }

  private func isSet(_ part: String) -> Bool {
    guard let text = parts[part] else { return false }
    return text != (part.hasPrefix("scale") ? "1" : "0")
  }

  /// The statement that gives a view the transform.
  func statement(for view: String, inSpace: Bool = false) -> String {
    isFlat && !inSpace
      ? "\(view).transform = \(flat)" : "\(view).layer.transform = \(spatial)"
  }

  private func part(_ name: String) -> String {
    parts[name] ?? (name.hasPrefix("scale") ? "1" : "0")
  }

  /// The numbers of a part along axes; nil if none is set.
  private func numbers(_ name: String, _ axes: [String]) -> [String]? {
    axes.contains { isSet("\(name).\($0)") } ? axes.map { part("\(name).\($0)") } : nil
  }

  private var flat: String {
    var text = numbers("translation", ["x", "y"]).map {
      "CGAffineTransform(translationX: \($0[0]), y: \($0[1]))"
    }
    if isSet("rotation.z") {
      let angle = part("rotation.z")
      text =
        text.map { "\($0).rotated(by: \(angle))" } ?? "CGAffineTransform(rotationAngle: \(angle))"
    }
    if let scale = numbers("scale", ["x", "y"]) {
      text =
        text.map { "\($0).scaledBy(x: \(scale[0]), y: \(scale[1]))" }
        ?? "CGAffineTransform(scaleX: \(scale[0]), y: \(scale[1]))"
    }
    return text ?? ".identity"
  }

  private var spatial: String {
    let axes = ["x", "y", "z"]
    var text = numbers("translation", axes).map {
      "CATransform3DMakeTranslation(\($0.joined(separator: ", ")))"
    }
    for (axis, vector) in [("z", "0, 0, 1"), ("y", "0, 1, 0"), ("x", "1, 0, 0")]
    where isSet("rotation.\(axis)") {
      let numbers = "\(part("rotation.\(axis)")), \(vector)"
      text =
        text.map { "CATransform3DRotate(\($0), \(numbers))" }
        ?? "CATransform3DMakeRotation(\(numbers))"
    }
    if let scale = numbers("scale", axes)?.joined(separator: ", ") {
      text =
        text.map { "CATransform3DScale(\($0), \(scale))" } ?? "CATransform3DMakeScale(\(scale))"
    }
    return text ?? "CATransform3DIdentity"
  }
}

/// Swift turns are the angles that the views of an animator are at.
///
/// UIKit goes from transform to transform, not from angle to angle: always the shorter way round.
struct SwiftTurns {
  /// What the developer must know.
  private(set) var notes: [String] = []
  private var angles: [[String?]: Double] = [:]

  /// Looks at an animation, which begins at 0 unless something else is given.
  mutating func add(_ animation: Animator.Animation) throws(Unsupported) {
    guard animation.property.hasPrefix("transform.rotation") else { return }
    let axis = animation.property == "transform.rotation.z" ? "transform.rotation" : nil
    let key = [animation.target, axis ?? animation.property]
    var start = angles[key] ?? 0
    switch animation.from {
    case nil, .current?: break
    case .quantity(.number(let angle))?: start = angle
    default: return warn()
    }
    var end = start
    switch animation.change {
    case .to(.current), .by(.current): break
    case .to(.quantity(.number(let angle))): end = angle
    case .by(.quantity(.number(let angle))): end = start + angle
    default: return warn()
    }
    let turn = abs(end - start)
    guard turn <= 180 else {
      throw Unsupported(
        "UIKit turns a view the shorter way round: less than half a circle at a time")
    }
    if turn == 180 {
      notes = ["half a circle is as short either way: which way UIKit turns is not documented"]
    }
    angles[key] = end
  }

  private mutating func warn() {
    notes = ["UIKit turns a view the shorter way round: it must be less than half a circle"]
  }
}
