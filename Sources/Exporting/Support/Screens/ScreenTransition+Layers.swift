import Motion

extension ScreenTransition {
  /// Reads the pages of a recipe of layers.
  ///
  /// A snapshot of a page is treated as the page. The final frame of a page is assumed to be the screen,
  /// which is true on every platform except in windows and sheets.
  mutating func take(layersOf transition: Transition) throws(Unsupported) {
    guard (transition.startProgress?.value ?? 0) == 0, (transition.endProgress?.value ?? 1) == 1
    else { throw Unsupported("a part of its layers has no direct equivalent") }
    let layers = ScreenLayers(transition, reach: try timing.range(over: duration))
    let arriving = try layers.page(.destination, .destinationSnapshot)
    let leaving = try layers.page(.source, .sourceSnapshot)
    (self.arriving, self.leaving) = (arriving.page, leaving.page)
    arrivesOnTop = arriving.place > leaving.place
    fidelity = fidelity.combined(with: arriving.fidelity).combined(with: leaving.fidelity)
    try takeContainer(of: transition)
    try takeEye(transition.perspective)
  }

  private mutating func takeContainer(of transition: Transition) throws(Unsupported) {
    for layer in transition.layers where layer.layer == .container {
      if case .color(let color)? = layer.initial["backgroundColor"] { backdrop = color }
      let others = Set(layer.initial.keys).union(layer.frames.map(\.property))
        .subtracting(["backgroundColor", "masksToBounds"])
      let moved = layer.frames.contains { $0.property == "backgroundColor" }
      let left = others.sorted() + (moved ? ["backgroundColor"] : [])
      if !left.isEmpty {
        combine(
          .approximate(
            nil, notes: ["the app must set \(left.joined(separator: ", ")) of the container"]))
      }
    }
  }

  private mutating func takeEye(_ perspective: Transition.Perspective?) throws(Unsupported) {
    switch perspective {
    case nil: break
    case .m34(let m34):
      guard m34 != 0 else { break }
      guard m34 < 0 else { throw Unsupported(.motion, "its viewpoint is behind the screen") }
      eye = ScreenValue(-1 / m34).rounded
    case .eyeDistance(.number(let distance)): eye = ScreenValue(distance)
    case .eyeDistance(.measure(let measure)):
      eye = ScreenValue(try evaluated(try measure.affineSum()))
    }
  }
}

/// Screen layers are the layers of a recipe, read as two pages.
private struct ScreenLayers {
  let transition: Transition
  let reach: ClosedRange<Double>

  init(_ transition: Transition, reach: ClosedRange<Double>) {
    (self.transition, self.reach) = (transition, reach)
  }

  /// A page, its index among the layers from back to front, and its fidelity.
  struct Found {
    var page = ScreenPage()
    var place: Int
    var fidelity = Fidelity.exact
  }

  /// Returns the page that a layer or its picture is.
  func page(
    _ role: Transition.Layer.Role, _ snapshot: Transition.Layer.Role
  ) throws(Unsupported) -> Found {
    let all =
      transition.layers.enumerated().filter { $0.element.layer == role }
      + transition.layers.enumerated().filter { $0.element.layer == snapshot }
    let shown = all.filter {
      $0.element.hidden.map { $0.start.value > 0 || $0.end.value < 1 } ?? true
    }
    guard Set(shown.map(\.element.layer)).count <= 1 else {
      throw Unsupported("a page that is visible next to its snapshot has no direct equivalent")
    }
    guard let chosen = shown.last ?? all.last else {
      // Layers that aren't named are behind the existing page.
      return Found(place: role == .source ? 0 : -1)
    }
    var found = Found(place: chosen.offset)
    let isHiddenWhole = shown.isEmpty
    try read(chosen.element.layer, into: &found)
    if isHiddenWhole { found.page.hidden = 0..<1 }
    return found
  }

  private func read(
    _ role: Transition.Layer.Role, into found: inout Found
  ) throws(Unsupported) {
    var left: [String] = []
    let own = ScreenLayerProperty.ownLengths(of: transition, role)
    for (index, layer) in transition.layers.enumerated() where layer.layer == role {
      if let hidden = layer.hidden, hidden.start.value > 0 || hidden.end.value < 1 {
        found.page.hidden = hidden.start.value..<max(hidden.start.value, hidden.end.value)
      }
      let mode = transition.calculationMode
      for property in AnimatedProperty.all(of: layer, mode: mode, at: index) {
        if property.name == "masksToBounds" { continue }
        if property.name == "frame", !own.isEmpty {
          found.fidelity.notes.append(
            "the app must lay out \(role.rawValue) in its frame, \(property.frameText)"
          )
          continue
        }
        let parts = Self.parts(of: property.name)
        guard property.name == "frame" || !parts.isEmpty else {
          left.append(property.name)
          continue
        }
        let values = try ScreenLayerProperty(transition, role, property, reach: reach)
        for (part, known) in parts { add(known, try values.keys { $0[part] }, &found) }
        guard property.name == "frame" else { continue }
        if property.symbols.contains(where: { $0.hasPrefix("destination.final.") }) {
          found.fidelity.notes.append("its final frame is assumed to be the whole screen")
        }
        try take(frame: values, isPicture: role.isSnapshot, &found)
      }
    }
    if !left.isEmpty {
      let note = "the app must animate \(left.joined(separator: ", ")) of \(role.rawValue)"
      found.fidelity = found.fidelity.combined(with: .approximate(nil, notes: [note]))
    }
    let turns = found.page.tracks.filter {
      [.rotationX, .rotationY, .rotationZ].contains($0.property)
    }
    if turns.count > 1 {
      let note = "the platform decides the order of simultaneous rotations around several axes"
      found.fidelity = found.fidelity.combined(with: .approximate(nil, notes: [note]))
    }
  }

  /// The properties of a page that a key path moves, each by a part of its value.
  private static func parts(of keyPath: String) -> [(part: Int, property: ScreenProperty)] {
    switch keyPath {
    case "transform.scale": [(0, .scaleX), (0, .scaleY)]
    case "transform.translation": [(0, .translationX), (1, .translationY)]
    default: ScreenProperty(keyPath: keyPath).map { [(0, $0)] } ?? []
    }
  }

  private func add(
    _ property: ScreenProperty, _ read: ScreenLayerProperty.Keys, _ found: inout Found
  ) {
    let track = ScreenTrack(property: property, keys: read.keys)
    if read.error > 0 {
      found.fidelity = found.fidelity.combined(with: .approximate(read.error))
    }
    guard !track.isStill || track.keys[0].value != ScreenValue(property.rest) else { return }
    found.page.tracks.removeAll { $0.property == property }
    found.page.tracks.append(track)
    let order = ScreenProperty.allCases
    found.page.tracks.sort {
      (order.firstIndex(of: $0.property) ?? 0) < (order.firstIndex(of: $1.property) ?? 0)
    }
  }

  /// Takes a frame as a move and a scale of a page as large as the screen.
  private func take(
    frame values: ScreenLayerProperty, isPicture: Bool, _ found: inout Found
  ) throws(Unsupported) {
    let screen = [ScreenValue(0, width: 1), ScreenValue(0, height: 1)]
    for axis in 0..<2 {
      let centers = try values.keys { $0[axis] + ($0[axis + 2] - screen[axis]) * 0.5 }
      add(axis == 0 ? .translationX : .translationY, centers, &found)
      var scales = try values.keys { $0[axis + 2] }
      scales.keys = scales.keys.map { .init($0.progress, $0.value.part(ofAxis: axis).rounded) }
      let scale = ScreenTrack(property: axis == 0 ? .scaleX : .scaleY, keys: scales.keys)
      if !scale.isStill || scale.keys[0].value != ScreenValue(1) {
        add(scale.property, scales, &found)
        if !isPicture {
          let note = "the page is scaled, where UIKit lays it out again at every size"
          found.fidelity = found.fidelity.combined(with: .approximate(nil, notes: [note]))
        }
      }
    }
  }
}

extension AnimatedProperty {
  /// The value that it starts with, as it was written.
  fileprivate var frameText: String {
    guard case .vector(let parts)? = initial else { return name }
    let texts = parts.map { part in
      switch part {
      case .number(let number): CodeText.number(number)
      case .measure(let measure): measure.text
      }
    }
    return "[\(texts.joined(separator: ", "))]"
  }
}
