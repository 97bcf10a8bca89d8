import Motion

extension Transition {
  /// Whether everything changes all the time, so that one animator does it.
  ///
  /// Between two values all modes but the discrete one are the same.
  var isOneMove: Bool {
    calculationMode != .discrete
      && layers.allSatisfy { layer in
        layer.frames.allSatisfy { $0.start.value == 0 && $0.duration.value == 1 }
          && (layer.hidden.map { $0.start.value == 0 && $0.end.value == 1 } ?? true)
      }
  }

  /// Whether all that happens is that a page appears or disappears over the other one, all the time.
  var onlyFades: Bool {
    let isLeaving = phase == .dismiss || phase == .pop
    let own = layers.first { $0.layer == (isLeaving ? .source : .destination) }
    return style?.hasLayers == true && perspective == nil && isOneMove
      && own?.frames.first?.change == .to(.quantity(.number(isLeaving ? 0 : 1)))
      && layers.allSatisfy { layer in
        !layer.layer.isSnapshot && layer.hidden == nil
          && layer.frames.allSatisfy { $0.property == "opacity" }
          && layer.initial.keys.allSatisfy { ["opacity", "frame", "backgroundColor"].contains($0) }
      }
  }

  /// Whether an animator can have its timing.
  var isTimedByAnimators: Bool {
    guard case .curve(let curve)? = timing else { return true }
    return curve.shape.controlPoints != nil
  }

  /// Whether something rotates in space or has perspective.
  var isInSpace: Bool {
    perspective != nil
      || properties.contains { property in
        SwiftTransform.holds(property)
          && ["rotation.x", "rotation.y", ".z"].contains { property.hasSuffix($0) }
      }
  }

  /// Whether something that isn't mirrored goes to the side.
  var movesAcross: Bool {
    properties.contains { ["frame", "position", "position.x", "center"].contains($0) }
  }

  private var properties: [String] {
    layers.flatMap { Array($0.initial.keys) + $0.frames.map(\.property) }
  }

  /// An animator of the same timing that moves nothing.
  var timed: Animator {
    var animator = Animator()
    (animator.timing, animator.duration) = (timing, duration)
    return animator
  }

  /// How long it takes, by a spring's own settling too.
  var time: Double? {
    guard case .spring? = timing else { return seconds }
    return (try? TimedProgress(timing, duration: duration?.seconds))?.duration
  }
}

extension Transition {
  /// The transition with what goes to the side multiplied by `layout.side`, which is −1 from right
  /// to left; nil if its direction is none of writing.
  var mirrored: Transition? {
    guard direction == .fromLeading || direction == .fromTrailing else { return nil }
    var mirrored = self
    for index in layers.indices {
      for (property, value) in layers[index].initial {
        mirrored.layers[index].initial[property] = value.mirrored(property)
      }
      for (place, frame) in layers[index].frames.enumerated() {
        let value = frame.change.value.mirrored(frame.property)
        mirrored.layers[index].frames[place].change =
          if case .by = frame.change { .by(value) } else { .to(value) }
      }
    }
    return mirrored == self ? nil : mirrored
  }
}

extension PropertyValue {
  private static let sided: Set<String> = [
    "transform.translation.x", "transform.rotation", "transform.rotation.y", "transform.rotation.z",
  ]

  /// The value of a property by the direction of writing.
  fileprivate func mirrored(_ property: String) -> PropertyValue {
    guard Self.sided.contains(property), case .quantity(let quantity) = self else { return self }
    switch quantity {
    case .number(0): return self
    case .number(let number):
      return (try? Measure("\(CodeText.number(number)) * layout.side"))
        .map { .quantity(.measure($0)) } ?? self
    case .measure(let measure):
      let isSymbol = if case .symbol = measure.expression { true } else { false }
      let text = isSymbol ? measure.text : "(\(measure.text))"
      return (try? Measure("\(text) * layout.side")).map { .quantity(.measure($0)) } ?? self
    }
  }
}
