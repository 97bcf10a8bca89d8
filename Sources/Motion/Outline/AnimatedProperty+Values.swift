extension AnimatedProperty {
  /// The value it begins with and its frames, without measures; and what was assumed for that.
  ///
  /// - Parameters:
  ///   - current: What it has now; if it is needed and nil, the property's default stands in.
  ///   - lengths: The lengths that measures depend on, in points, by their names.
  /// - Throws: ``KeyframeError`` if a value cannot be resolved.
  func resolved(
    current: AnimatedValue?, lengths: [String: Double]
  ) throws(KeyframeError) -> (
    start: AnimatedValue, frames: [FrameEvaluator.Frame], notes: [KeyframeNote]
  ) {
    var start = StartingValue(property: name, current: current)
    let written = spans.sorted { $0.index < $1.index }
    let authored = [initial].compactMap(\.self) + written.map(\.change.value)
    try start.look(at: authored, lengths)
    let isKnown = initial != nil && initial != .current
    let begin = isKnown ? start.example : start.value()
    var frames: [FrameEvaluator.Frame] = []
    for span in written {
      let value = try AnimatedValue(span.change.value, current: begin, lengths: lengths)
      let isRelative = if case .by = span.change { true } else { false }
      frames.append(
        FrameEvaluator.Frame(
          start: span.start, duration: span.duration, value: value, isRelative: isRelative))
    }
    return (begin, frames, start.notes)
  }
}

/// A starting value is the current one, or the property's default with a note.
struct StartingValue {
  let property: String
  let current: AnimatedValue?
  private(set) var example = AnimatedValue.number(0)
  private(set) var notes: [KeyframeNote] = []

  init(property: String, current: AnimatedValue?) {
    self.property = property
    self.current = current
  }

  /// Takes the first value that is known for one of the shape that is wanted.
  mutating func look(
    at values: [PropertyValue], _ lengths: [String: Double]
  ) throws(KeyframeError) {
    guard let known = values.first(where: { $0 != .current }) else { return }
    example = try AnimatedValue(known, current: .number(0), lengths: lengths)
  }

  mutating func value() -> AnimatedValue {
    if let current { return current }
    let note = KeyframeNote.identityStart(property: property)
    if !notes.contains(note) { notes.append(note) }
    return .identity(of: property, like: example)
  }
}
