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

  /// How frames are joined; nil if it doesn't matter, because none adjoins another one.
  var joins: Keyframes.CalculationMode? {
    guard calculationMode != .discrete else { return .discrete }
    let adjoins = layers.contains { layer in
      layer.frames.contains { frame in
        layer.frames.contains { other in
          other.property == frame.property
            && abs(frame.start.value + frame.duration.value - other.start.value) < 1e-9
        }
      }
    }
    return adjoins ? calculationMode : nil
  }

  /// The page that its opacity darkens, because nothing but black is behind it; nil if there is none.
  ///
  /// A view above the page does the same, without making the system draw the page off-screen.
  var dimmedPage: Layer.Role? {
    let isBlack = layers.contains { layer in
      guard layer.layer == .container, case .color(let color)? = layer.initial["backgroundColor"]
      else { return false }
      return color.isBlack && color.alpha ?? 255 == 255 && layer.frames.isEmpty
    }
    guard isBlack, !isInSpace, let page = layers.first(where: { $0.layer != .container }),
      !page.layer.isSnapshot, page.hidden == nil, page.initial["opacity"]?.darkness != nil
    else { return nil }
    let frames = page.frames.filter { $0.property == "opacity" }
    let isPlain = frames.allSatisfy { frame in
      if case .to(let value) = frame.change { value.darkness != nil } else { false }
    }
    return isPlain && !frames.isEmpty ? page.layer : nil
  }

  /// Whether an animator can have its timing.
  var isTimedByAnimators: Bool {
    guard case .curve(let curve)? = timing else { return true }
    return curve.shape.controlPoints != nil
  }

  /// Whether keyframes inherit its timing from an animator as it is: a curve between 0 and 1.
  var hasPlainCurve: Bool {
    guard case .curve(let curve)? = timing else { return timing == nil }
    return curve.shape.controlPoints != nil && curve.shape.trimmingDifference == nil
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

  /// An animator of the same timing that moves nothing, or of UIKit's curve that is nearest.
  func nearestTiming() throws(Unsupported) -> (Animator, Fidelity) {
    var animator = Animator()
    (animator.timing, animator.duration) = (timing, seconds.map { .seconds($0) } ?? duration)
    guard !isTimedByAnimators, case .curve(let curve)? = timing else { return (animator, .exact) }
    let (name, fidelity) = try NamedCurve.nearestOfUIKit(curve)
    animator.timing = .curve(Curve(.named(name)))
    return (animator, fidelity)
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

extension RGBA {
  var isBlack: Bool { [red, green, blue] == [0, 0, 0] }
}

extension PropertyValue {
  /// How dark black is above a page that has this opacity over black.
  var darkness: PropertyValue? {
    guard case .quantity(.number(let opacity)) = self else { return nil }
    return .quantity(.number(((1 - opacity) * 1e6).rounded() / 1e6 + 0))
  }

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
