import Motion

extension AnimatedProperty {
  /// The largest difference in frame times that counts as a rounding error.
  static let tolerance = 1e-9

  /// The frames that change nothing, as far as values are known, with a violation for each.
  func stillFrames(at pointer: String) -> [(frame: Span, violation: Violation)] {
    var known = start
    var found: [(frame: Span, violation: Violation)] = []
    for (index, frame) in spans.enumerated() {
      let before = known
      switch frame.change {
      case .to(.current): known = start
      case .to(let value): known = Known(value, of: name)
      case .by(let value):
        guard value.number == 0 else {
          known = nil
          continue
        }
      }
      guard let before, let known, before.value == known.value, !isJoined(index) else { continue }
      let needsFullScreen = before.needsFullScreen != known.needsFullScreen
      let violation = Violation(
        at: self.pointer(of: frame, in: pointer),
        needsFullScreen
          ? "this frame of \(name) changes nothing in full screen"
          : "this frame of \(name) changes nothing",
        help: "remove it, and extend the other frames over its time")
      found.append((frame, violation))
    }
    return found
  }

  /// A known value of a property.
  private struct Known {
    var value: Value
    /// Whether it is the screen's frame only if screens are full.
    var needsFullScreen = false

    enum Value: Hashable {
      case value(PropertyValue)
      case screen
    }

    init(_ value: Value, needsFullScreen: Bool = false) {
      (self.value, self.needsFullScreen) = (value, needsFullScreen)
    }

    init(_ value: PropertyValue, of property: String) {
      self.init(.value(value))
      guard property == "frame", case .vector(let parts) = value else { return }
      let texts = parts.map { part in
        switch part {
        case .number(let number): "\(number)"
        case .measure(let measure): measure.text
        }
      }
      if texts == ["0.0", "0.0", "container.width", "container.height"] {
        self.value = .screen
      } else if texts == ["x", "y", "width", "height"].map({ "destination.final.\($0)" }) {
        (self.value, needsFullScreen) = (.screen, true)
      }
    }
  }

  /// The value before the first frame; nil if it's known only at run time.
  private var start: Known? {
    if let initial, initial != .current { return Known(initial, of: name) }
    guard case .layer = source else { return nil }
    if name == "frame", target != Transition.Layer.Role.container.rawValue {
      return Known(.screen, needsFullScreen: true)
    }
    guard PropertyType(property: name) == .number else { return nil }
    if name == "opacity" || name == "alpha" || name.hasPrefix("transform.scale") {
      return Known(.value(.quantity(.number(1))))
    }
    return name.hasPrefix("transform.") ? Known(.value(.quantity(.number(0)))) : nil
  }

  /// Whether a frame is part of a curve through several, which it shapes.
  private func isJoined(_ index: Int) -> Bool {
    guard mode == .cubic else { return false }
    let frame = spans[index]
    let before = index > 0 && abs(spans[index - 1].end - frame.start) <= Self.tolerance
    let after = index + 1 < spans.count && abs(spans[index + 1].start - frame.end) <= Self.tolerance
    return before || after
  }
}
