import Motion

extension Keyframes.Track {
  /// The track, or, if it animates a frame, which layers can't, those of its position and its size.
  ///
  /// Layers turn about their middle unless the app says otherwise, so their position is that of the frame.
  var withoutFrame: [Keyframes.Track] {
    guard property == "frame", case .values(let values) = content else { return [self] }
    let rects = values.compactMap { value -> [Quantity]? in
      if case .vector(let parts) = value, parts.count == 4 { parts } else { nil }
    }
    let centres = rects.compactMap { rect in
      Self.middle(rect[0], rect[2]).flatMap { x in Self.middle(rect[1], rect[3]).map { [x, $0] } }
    }
    guard centres.count == values.count else { return [self] }
    var (position, size) = (self, self)
    position.property = "position"
    position.content = .values(centres.map { .vector($0) })
    size.property = "bounds.size"
    size.content = .values(rects.map { .vector([$0[2], $0[3]]) })
    return [position, size]
  }

  private static func middle(_ start: Quantity, _ length: Quantity) -> Quantity? {
    if case (.number(let start), .number(let length)) = (start, length) {
      return .number(start + length / 2)
    }
    return (try? Measure("\(start.text) + (\(length.text)) / 2")).map { .measure($0) }
  }
}
