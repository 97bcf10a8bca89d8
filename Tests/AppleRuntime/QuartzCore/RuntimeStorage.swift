/// The values of a layer's properties, by key path.
struct RuntimeStorage {
  private var values: [String: RuntimeValue] = [:]
  /// The parts of transforms that were set one by one, which a singular matrix would lose.
  private var components: [String: RuntimeTransformComponents] = [:]

  // Source: CALayer, default values of its properties.
  private nonisolated(unsafe) static let defaults: [String: RuntimeValue] = [
    "bounds": .vector([0, 0, 0, 0], .rect), "position": .vector([0, 0], .point),
    "anchorPoint": .vector([0.5, 0.5], .point), "zPosition": .number(0),
    "anchorPointZ": .number(0), "transform": .matrix(CATransform3DIdentity),
    "sublayerTransform": .matrix(CATransform3DIdentity), "opacity": .number(1),
    "cornerRadius": .number(0), "borderWidth": .number(0), "shadowOpacity": .number(0),
    "shadowOffset": .vector([0, -3], .size), "shadowRadius": .number(3),
    "shadowColor": .color([0, 0, 0, 1]), "borderColor": .color([0, 0, 0, 1]),
    "contentsRect": .vector([0, 0, 1, 1], .rect), "contentsScale": .number(1),
    "hidden": .object(false), "doubleSided": .object(true), "masksToBounds": .object(false),
    "rasterizationScale": .number(1),
  ]

  /// Names by which Objective-C also knows a property.
  private static let aliases = [
    "isHidden": "hidden", "isDoubleSided": "doubleSided", "isOpaque": "opaque",
    "isGeometryFlipped": "geometryFlipped",
  ]

  subscript(key: String) -> RuntimeValue? {
    let key = Self.aliases[key] ?? key
    return values[key] ?? Self.defaults[key]
  }

  /// The value of a key path; nil if none was set.
  func value(at keyPath: String) -> RuntimeValue? {
    if let value = self[keyPath] { return value }
    if keyPath == "frame" { return RuntimeValue(frame) }
    let names = keyPath.split(separator: ".").map(String.init)
    if keyPath.hasPrefix("frame.") {
      return Self.part(of: RuntimeValue(frame), Array(names.dropFirst()))
    }
    guard names.count > 1, let whole = self[names[0]] else { return nil }
    if case .matrix(let matrix) = whole {
      return (components[names[0]] ?? RuntimeTransformComponents(matrix)).value(
        at: Array(names.dropFirst()))
    }
    return Self.part(of: whole, Array(names.dropFirst()))
  }

  /// Sets the value of a key path.
  mutating func set(_ value: RuntimeValue, at keyPath: String) {
    let names = (Self.aliases[keyPath] ?? keyPath).split(separator: ".").map(String.init)
    if names[0] == "frame" {
      return setFrame(Self.changed(RuntimeValue(frame), Array(names.dropFirst()), value))
    }
    guard names.count > 1, let whole = self[names[0]] else {
      components[keyPath] = nil
      values[names.joined(separator: ".")] = value
      return
    }
    if case .matrix(let matrix) = whole {
      var parts = components[names[0]] ?? RuntimeTransformComponents(matrix)
      parts.set(value, at: Array(names.dropFirst()))
      components[names[0]] = parts
      values[names[0]] = .matrix(parts.transform)
    } else {
      values[names[0]] = Self.changed(whole, Array(names.dropFirst()), value)
    }
  }

  // Source: CALayer, "frame": a function of bounds, transform and position.
  private var frame: CGRect {
    guard case .vector(let bounds, _)? = self["bounds"],
      case .vector(let position, _)? = self["position"],
      case .vector(let anchor, _)? = self["anchorPoint"],
      case .matrix(let transform)? = self["transform"]
    else { return .zero }
    let box = CGRect(
      x: -anchor[0] * bounds[2], y: -anchor[1] * bounds[3], width: bounds[2], height: bounds[3]
    ).applying(CATransform3DGetAffineTransform(transform))
    return box.offsetBy(dx: position[0], dy: position[1])
  }

  private mutating func setFrame(_ value: RuntimeValue) {
    guard case .vector(let frame, .rect) = value, case .vector(let bounds, _)? = self["bounds"],
      case .vector(let anchor, _)? = self["anchorPoint"]
    else { return }
    values["bounds"] = .vector([bounds[0], bounds[1], frame[2], frame[3]], .rect)
    values["position"] = .vector(
      [frame[0] + anchor[0] * frame[2], frame[1] + anchor[1] * frame[3]], .point)
  }

  /// Which numbers of a vector a path names: `size.width`, `y`.
  private static func indexes(_ names: [String], _ shape: RuntimeValue.Shape) -> [Int]? {
    switch (shape, names) {
    case (_, []): nil
    case (.rect, ["origin"]): [0, 1]
    case (.rect, ["size"]): [2, 3]
    case (.rect, ["origin", "x"]), (_, ["x"]), (.vector, ["dx"]): [0]
    case (.rect, ["origin", "y"]), (_, ["y"]), (.vector, ["dy"]): [1]
    case (.rect, ["size", "width"]), (.rect, ["width"]): [2]
    case (.rect, ["size", "height"]), (.rect, ["height"]): [3]
    case (_, ["width"]): [0]
    case (_, ["height"]): [1]
    default: nil
    }
  }

  private static func part(of value: RuntimeValue, _ names: [String]) -> RuntimeValue? {
    if names.isEmpty { return value }
    guard case .vector(let parts, let shape) = value, let indexes = indexes(names, shape) else {
      return nil
    }
    if indexes.count == 1 { return .number(parts[indexes[0]]) }
    return .vector(indexes.map { parts[$0] }, names == ["origin"] ? .point : .size)
  }

  private static func changed(
    _ value: RuntimeValue, _ names: [String], _ part: RuntimeValue
  ) -> RuntimeValue {
    guard case .vector(var parts, let shape) = value, let indexes = indexes(names, shape),
      let new = part.parts, new.count >= indexes.count
    else { return part }
    for (index, number) in zip(indexes, new) { parts[index] = number }
    return .vector(parts, shape)
  }
}
