extension Motion {
  /// The motion in which every layer of a transition says what frame it begins with.
  ///
  /// A layer whose frame is changed, and for which nobody states one at the start, fills its container.
  package var statingFrames: Motion {
    guard !layersWithoutFrame.isEmpty else { return self }
    switch self {
    case .transition(let transition): return .transition(transition.statingFrames)
    case .group(var group):
      for index in group.members.indices {
        guard case .motion(let motion) = group.members[index].content else { continue }
        group.members[index].content = .motion(motion.statingFrames)
      }
      return .group(group)
    case .curve, .spring, .duration, .keyframes, .animator: return self
    }
  }

  /// Says for which layers a frame is assumed.
  package var frameNotes: [String] {
    layersWithoutFrame.map {
      "the start frame of \($0.rawValue) isn't set; the container's bounds are assumed"
    }
  }

  private var layersWithoutFrame: [Transition.Layer.Role] {
    switch self {
    case .transition(let transition): transition.layersWithoutFrame
    case .group(let group):
      group.members.reduce(into: []) { layers, member in
        if case .motion(let motion) = member.content { layers += motion.layersWithoutFrame }
      }
    case .curve, .spring, .duration, .keyframes, .animator: []
    }
  }
}

extension Transition {
  /// The transition in which every layer says what frame it begins with, as ``Motion/statingFrames`` has it.
  package var statingFrames: Transition {
    var stated = self
    for index in layers.indices where layers[index].needsFrame {
      stated.layers[index].initial["frame"] = Self.bounds
    }
    return stated
  }

  fileprivate var layersWithoutFrame: [Layer.Role] {
    layers.filter(\.needsFrame).map(\.layer)
  }

  private static let bounds: PropertyValue = .vector(
    [.number(0), .number(0)]
      + ["container.width", "container.height"].compactMap { name in
        (try? Measure(name)).map(Quantity.measure)
      })
}

extension Transition.Layer {
  fileprivate var needsFrame: Bool {
    let isStated = initial["frame"].map { $0 != .current } ?? false
    return !isStated && frames.contains { $0.property == "frame" }
  }
}
