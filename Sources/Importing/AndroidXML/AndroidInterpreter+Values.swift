import Diagnostics
import Motion
import Presets
import StrictJSON

// Values of animations.
extension AndroidInterpreter {
  /// The moves of a view animation.
  mutating func viewMoves(
    _ element: XMLElement, _ file: AndroidFile, _ plain: AndroidMove
  ) throws(ValueProblem) -> [AndroidMove] {
    let properties: [(property: String, from: String, to: String, neutral: String)] =
      switch element.name {
      case "alpha": [("opacity", "fromAlpha", "toAlpha", "1")]
      case "rotate": [("transform.rotation", "fromDegrees", "toDegrees", "0")]
      case "scale":
        [
          ("transform.scale.x", "fromXScale", "toXScale", "1"),
          ("transform.scale.y", "fromYScale", "toYScale", "1"),
        ]
      default:
        [
          ("transform.translation.x", "fromXDelta", "toXDelta", "0"),
          ("transform.translation.y", "fromYDelta", "toYDelta", "0"),
        ]
      }
    if ["rotate", "scale"].contains(element.name) {
      let pivots = ["pivotX", "pivotY"].map { element.attributes[$0] ?? "0" }
      if pivots != ["50%", "50%"] {
        found.leaveOut(
          "\(file.stem ?? element.name): pivot of <\(element.name)>",
          "Curvet turns and scales about the center; the pivot is \(pivots.joined(separator: ", "))",
          at: file.spot(element))
      }
    }
    var moves: [AndroidMove] = []
    for (property, from, to, neutral) in properties {
      guard element.attributes[from] != nil || element.attributes[to] != nil else { continue }
      var move = plain
      move.property = property
      move.values = try [from, to].map { name throws(ValueProblem) in
        try number(element.attributes[name] ?? neutral, along: property)
      }
      moves.append(move)
    }
    return moves
  }

  /// A number, or a length of the view or its parent.
  private func number(
    _ text: String, along property: String
  ) throws(ValueProblem) -> PropertyValue {
    let plain = try value(text, "dimen")
    let isVertical = property.hasSuffix(".y")
    let bases: [(end: String, base: CSSInputLength.Base)] = [
      ("%p", isVertical ? .containerHeight : .containerWidth),
      ("%", isVertical ? .elementHeight : .elementWidth),
    ]
    for (end, base) in bases where plain.hasSuffix(end) {
      guard let amount = Double(plain.dropLast(end.count)) else { break }
      guard property.hasPrefix("transform.translation") else {
        return .quantity(.number(amount / 100))
      }
      var quantity = CSSInputQuantity(amount)
      quantity.amounts = ["%": amount]
      if let length = CSSInputLength.length(quantity, percentOf: base) { return .quantity(length) }
    }
    for unit in ["dp", "dip", "px", "sp", ""] where plain.hasSuffix(unit) {
      if let amount = Double(plain.dropLast(unit.count)) { return .quantity(.number(amount)) }
    }
    throw ValueProblem("'\(text.prefix(40))' isn't a number")
  }

  /// The key path of an animated property; nil, with a line in the report, for one that Curvet doesn't have.
  private mutating func property(_ holder: XMLElement, _ file: AndroidFile) -> String? {
    let name = holder.attributes["propertyName"]
    if let known = name.flatMap(Property.named(android:)) { return known.path }
    let isPath = holder.attributes["pathData"] != nil
    found.leaveOut(
      "\(file.stem ?? holder.name): \(name ?? (isPath ? "a path" : "an animator without a property"))",
      isPath
        ? "paths of two properties aren't read"
        : name == nil ? "the app's code decides what it changes" : "Curvet has no such property",
      at: file.spot(holder))
    return nil
  }

  /// The move of a property from one value to another.
  mutating func move(
    _ holder: XMLElement, _ animator: XMLElement, _ file: AndroidFile, _ plain: AndroidMove
  ) throws(ValueProblem) -> AndroidMove? {
    guard let property = property(holder, file) else { return nil }
    guard let to = holder.attributes["valueTo"] else {
      throw ValueProblem("\(property) has no valueTo")
    }
    var move = plain
    move.property = property
    let from = holder.attributes["valueFrom"]
    move.values = [
      try from.map { text throws(ValueProblem) in try animated(text, property) } ?? .current,
      try animated(to, property),
    ]
    return move
  }

  /// The move of a property through keyframes.
  mutating func framed(
    _ holder: XMLElement, _ frames: [Int], _ file: AndroidFile, _ plain: AndroidMove
  ) throws(ValueProblem) -> AndroidMove? {
    guard let property = property(holder, file) else { return nil }
    var move = plain
    (move.property, move.offsets, move.easings) = (property, [], [])
    for (number, frame) in frames.enumerated() {
      let element = file.elements[frame]
      let even = frames.count > 1 ? Double(number) / Double(frames.count - 1) : 1
      guard let offset = Double(element.attributes["fraction"] ?? "\(even)"),
        (0...1).contains(offset),
        offset >= move.offsets.last ?? 0
      else {
        throw ValueProblem("a keyframe needs a fraction from 0 to 1, after the one before it")
      }
      let value = try element.attributes["value"].map { text throws(ValueProblem) in
        try animated(text, property)
      }
      // Like Android, begin with the current value.
      if move.offsets.isEmpty, offset > 0 { move.append(.current, at: 0) }
      // The interpolator of a keyframe is that of the way to it.
      move.append(value ?? .current, at: offset, easing: try interpolator(frame, file))
    }
    if let last = move.offsets.last, last < 1 { move.append(.current, at: 1) }
    move.isFramed = true
    guard move.offsets.count > 1 else { throw ValueProblem("\(property) has a single keyframe") }
    return move
  }

  private func animated(_ text: String, _ property: String) throws(ValueProblem) -> PropertyValue {
    guard property.hasSuffix("Color") else { return try number(text, along: property) }
    let plain = try value(text, "color")
    guard plain.hasPrefix("#"), let color = RGBA(alphaFirst: plain.dropFirst()) else {
      throw ValueProblem("'\(text.prefix(40))' isn't a color")
    }
    return .color(color)
  }
}
