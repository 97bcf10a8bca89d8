import Motion

/// A Swift view change is what happens to one property of a view, as statements.
enum SwiftViewChange {
  /// Returns the statements of changes to one view.
  ///
  /// Parts of the transform make one transform; what a view had of it before isn't kept.
  static func statements(
    for view: String, _ changes: [(property: String, change: Change)],
    _ arguments: inout SwiftArguments
  ) throws(Unsupported) -> [String] {
    var lines: [String] = []
    var transform: SwiftTransform?
    for (property, change) in changes where change.value != .current {
      guard SwiftTransform.holds(property) else {
        lines += try statements(for: view, property, change, &arguments)
        continue
      }
      guard case .to(let value) = change else {
        lines.append(try addition(for: view, property, change.value, &arguments))
        continue
      }
      var own = transform ?? SwiftTransform()
      try own.set(property, to: texts(property, value, &arguments))
      transform = own
    }
    if let transform { lines.append(transform.statement(for: view)) }
    return lines
  }

  /// The numbers of a part of the transform, angles in radians.
  static func texts(
    _ property: String, _ value: PropertyValue, _ arguments: inout SwiftArguments
  ) throws(Unsupported) -> [String] {
    switch value {
    case .quantity(let angle) where property.hasPrefix("transform.rotation"):
      return [try arguments.angle(angle)]
    case .quantity(let quantity): return [try arguments.text(quantity)]
    case .vector(let parts): return try arguments.texts(parts)
    default: throw Unsupported("\(property) takes numbers")
    }
  }

  private static func addition(
    for view: String, _ property: String, _ value: PropertyValue,
    _ arguments: inout SwiftArguments
  ) throws(Unsupported) -> String {
    let texts = try texts(property, value, &arguments)
    let change =
      switch property {
      case "transform.rotation", "transform.rotation.z": "rotated(by: \(texts[0]))"
      case "transform.translation.x": "translatedBy(x: \(texts[0]), y: 0)"
      case "transform.translation.y": "translatedBy(x: 0, y: \(texts[0]))"
      case "transform.translation" where texts.count == 2:
        "translatedBy(x: \(texts[0]), y: \(texts[1]))"
      default: throw Unsupported("UIKit can't add to \(property)")
      }
    return "\(view).transform = \(view).transform.\(change)"
  }

  /// The statements of a change to a property that isn't part of the transform.
  static func statements(
    for view: String, _ property: String, _ change: Change, _ arguments: inout SwiftArguments
  ) throws(Unsupported) -> [String] {
    let name = "\(view).\(try path(property))"
    let type = PropertyType(property: property)
    switch (change, change.value) {
    case (_, .current): return []
    case (_, .quantity) where type != .number:
      throw Unsupported("\(property) isn't a number in UIKit")
    case (.to, .quantity(let quantity)): return ["\(name) = \(try arguments.text(quantity))"]
    case (.by, .quantity(let quantity)):
      if case .number(let number) = quantity, number < 0 {
        return ["\(name) -= \(CodeText.number(-number))"]
      }
      return ["\(name) += \(try arguments.text(quantity))"]
    case (.to, .vector(let parts)):
      return ["\(name) = \(try vector(property, parts, &arguments))"]
    case (.by, .vector(let parts)) where parts.count == 2 && type == .point:
      let sides = Self.isSize(property) ? ["width", "height"] : ["x", "y"]
      return zip(sides, try arguments.texts(parts)).map { "\(name).\($0) += \($1)" }
    case (.to, .color(let color)):
      let text = SwiftColor.view(color)
      return ["\(name) = \(property == "backgroundColor" ? text : text + ".cgColor")"]
    case (.to, .boolean(let flag)): return ["\(name) = \(flag)"]
    case (.to, .string(let text)) where property == "effect":
      return ["\(name) = \(try effect(text))"]
    default: throw Unsupported("UIKit can't change \(property) this way")
    }
  }

  private static func isSize(_ property: String) -> Bool {
    property.hasSuffix("size") || property == "shadowOffset"
  }

  private static func vector(
    _ property: String, _ parts: [Quantity], _ arguments: inout SwiftArguments
  ) throws(Unsupported) -> String {
    let texts = try arguments.texts(parts)
    let isKnown =
      switch PropertyType(property: property) {
      case .point: texts.count == 2
      case .rect: texts.count == 4
      default: false
      }
    guard isKnown, let text = geometry(texts, isSize: isSize(property)) else {
      throw Unsupported("\(property) can't be \(texts.count) numbers in UIKit")
    }
    // The surroundings may know a rectangle by a name.
    return arguments.known[texts.joined(separator: " ")] ?? text
  }

  /// A vector as a point, size or rectangle of Core Graphics; nil if it isn't one.
  static func geometry(_ texts: [String], isSize: Bool = false) -> String? {
    switch texts.count {
    case 2 where isSize: "CGSize(width: \(texts[0]), height: \(texts[1]))"
    case 2: "CGPoint(x: \(texts[0]), y: \(texts[1]))"
    case 4: "CGRect(x: \(texts[0]), y: \(texts[1]), width: \(texts[2]), height: \(texts[3]))"
    default: nil
    }
  }

  /// The path of a property of a view.
  static func path(_ property: String) throws(Unsupported) -> String {
    switch property {
    case "opacity", "alpha": return "alpha"
    case "position": return "center"
    case "position.x", "position.y": return "center" + property.dropFirst(8)
    case "hidden", "isHidden": return "isHidden"
    case "masksToBounds": return "clipsToBounds"
    case "backgroundColor", "center", "frame", "effect": return property
    case _ where property.hasPrefix("bounds"): return property
    case "anchorPoint", "anchorPointZ", "borderColor", "borderWidth", "contentsRect",
      "cornerRadius", "shadowColor", "shadowOffset", "shadowOpacity",
      "shadowRadius", "sublayerTransform.m34", "zPosition":
      return "layer.\(property)"
    default: throw Unsupported("UIView has no property named \(property)")
    }
  }

  private static func effect(_ name: String) throws(Unsupported) -> String {
    if name == "none" { return "nil" }
    let styles = [
      "light", "extraLight", "dark", "regular", "prominent", "systemUltraThinMaterial",
      "systemThinMaterial", "systemMaterial", "systemThickMaterial", "systemChromeMaterial",
    ]
    guard styles.contains(name) else { throw Unsupported("UIKit has no blur style named \(name)") }
    return "UIBlurEffect(style: .\(name))"
  }
}

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
    // UIKit can't take a singular transform apart, and would jump to the end.
    let texts =
      property.hasPrefix("transform.scale") ? texts.map { $0 == "0" ? "0.001" : $0 } : texts
    switch property {
    case "transform.rotation": parts["rotation.z"] = texts[0]
    case "transform.scale":
      (parts["scale.x"], parts["scale.y"], parts["scale.z"]) = (texts[0], texts[0], nil)
    case "transform.translation":
      parts["translation.x"] = texts[0]
      parts["translation.y"] = texts.count > 1 ? texts[1] : "0"
      if texts.count > 2 { parts["translation.z"] = texts[2] }
    case _ where Self.names.contains(property): parts[String(property.dropFirst(10))] = texts[0]
    default: throw Unsupported("a view's transform has no component named \(property)")
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
    isFlat && !inSpace ? "\(view).transform = \(flat)" : "\(view).layer.transform = \(spatial)"
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
  /// Notes for developers.
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
        "UIKit rotates a view the shorter way, so each rotation must be less than half a turn")
    }
    if turn == 180 {
      notes = ["half a turn is as short either way; UIKit doesn't document which way it rotates"]
    }
    angles[key] = end
  }

  private mutating func warn() {
    notes = ["UIKit rotates a view the shorter way; the rotation must be less than half a turn"]
  }
}
