import Motion

extension AnimatedElement {
  /// The ways of the properties of a custom transition's layers.
  func courses(of transition: Transition, _ chosen: Set<Property>) -> [Trajectory] {
    guard let range = transition.timing.progressRange else { return [] }
    var straight: [Trajectory] = []
    var others: Set<Property> = []
    for property in properties where chosen.contains(property) {
      guard let way = LayerWay(property, in: transition), let corners = way.corners else {
        continue
      }
      if !way.isStraight(range) {
        others.insert(property)
      } else {
        let all =
          corners.count == 2 ? Self.corners(from: corners[0], to: corners[1], range) : corners
        straight.append(Trajectory(property, corners: all))
      }
    }
    guard !others.isEmpty else { return straight }
    var run = transition
    (run.delay, run.perspective) = (nil, nil)
    run.layers = transition.layers.map { layer in
      let names = Set(others.filter { $0.target == layer.layer.rawValue }.map(\.name))
      var layer = layer
      layer.frames = layer.frames.filter { names.contains($0.property) }
      layer.initial = layer.initial.filter { names.contains($0.key) }
      return layer
    }
    return straight + evaluated(.transition(run), others)
  }
}

/// A layer's way is what a custom transition does to one property of a layer.
private struct LayerWay {
  let mode: Keyframes.CalculationMode?
  let frames: [Transition.Frame]
  /// Where it starts; nil where only the app knows.
  let start: [Double]?

  /// Makes the way; nil where nothing tells where it starts.
  init?(_ property: AnimatedElement.Property, in transition: Transition) {
    let layers = transition.layers.filter { $0.layer.rawValue == property.target }
    let initial = layers.compactMap { $0.initial[property.name] }.last
    guard initial != nil || property.startsAsDefault else { return nil }
    frames = layers.flatMap(\.frames).filter { $0.property == property.name }
      .sorted { $0.start.value < $1.start.value }
    mode = transition.calculationMode
    let goal = frames.lazy.compactMap(\.change.value.parts).first
    if let initial {
      start = initial.parts
    } else {
      start = goal.flatMap { goal in
        let example = goal.count == 1 ? AnimatedValue.number(goal[0]) : .vector(goal)
        return AnimatedValue.identity(of: property.name, like: example).parts
      }
    }
  }

  /// Whether its values are all that it goes through, given how far progress goes.
  func isStraight(_ range: ClosedRange<Double>) -> Bool {
    guard frames.allSatisfy(\.isAbsolute) else { return false }
    return frames.count < 2
      || range == 0...1 && mode != .cubic && mode != .cubicPaced
  }

  /// Its values in order; nil where only the app knows one.
  var corners: [[Double]]? {
    let goals = frames.compactMap { $0.change.value.parts }
    guard let start, goals.count == frames.count else { return nil }
    return [start] + goals
  }
}

extension Transition.Frame {
  fileprivate var isAbsolute: Bool { if case .to = change { true } else { false } }
}
