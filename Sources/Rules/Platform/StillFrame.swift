import Motion

/// A still frame is one that leads to where the property is already.
struct StillFrame {
  /// The frame.
  var frame: FrameRow.Frame
  /// The property, as a key path.
  var property: String
  /// Whether it is so only where the screens are full.
  var needsFullScreen: Bool

  /// What is wrong with it.
  var violation: Violation {
    Violation(
      at: frame.pointer,
      needsFullScreen
        ? "in full screen this frame of \(property) changes nothing"
        : "this frame of \(property) leads to where it is already",
      help: "remove it, and let the other frames take its time")
  }
}

extension FrameRow {
  /// The frames that change nothing.
  var stillFrames: [StillFrame] {
    var known = start
    var found: [StillFrame] = []
    for (index, frame) in frames.enumerated() {
      let before = known
      switch frame.change {
      case .to(.current): known = start
      case .to(let value): known = Known(value, of: property)
      case .by(let value):
        guard value.number == 0 else {
          known = nil
          continue
        }
      }
      guard let before, let known, before.value == known.value, !isJoined(index) else { continue }
      found.append(
        StillFrame(
          frame: frame, property: property,
          needsFullScreen: before.needsFullScreen != known.needsFullScreen))
    }
    return found
  }

  /// What a property is known to have.
  private struct Known {
    var value: Value
    /// Whether it is the screen's frame only where screens are full.
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

  /// What it has before the first frame; nil where only the app knows.
  private var start: Known? {
    if let initial, initial != .current { return Known(initial, of: property) }
    guard let layer else { return nil }
    if property == "frame", layer != .container { return Known(.screen, needsFullScreen: true) }
    guard PropertyType(property: property) == .number else { return nil }
    if property == "opacity" || property == "alpha" || property.hasPrefix("transform.scale") {
      return Known(.value(.quantity(.number(1))))
    }
    return property.hasPrefix("transform.") ? Known(.value(.quantity(.number(0)))) : nil
  }

  /// Whether a frame is part of a curve through several, which it shapes.
  private func isJoined(_ index: Int) -> Bool {
    guard mode == .cubic else { return false }
    let frame = frames[index]
    let before = index > 0 && abs(frames[index - 1].end - frame.start) <= Self.tolerance
    let after =
      index + 1 < frames.count && abs(frames[index + 1].start - frame.end) <= Self.tolerance
    return before || after
  }
}
