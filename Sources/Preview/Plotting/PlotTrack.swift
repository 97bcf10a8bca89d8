import Motion

/// A plot track is one row of a picture of several things that move together.
package struct PlotTrack: Hashable, Sendable {
  /// The content of a track.
  package enum Content: Hashable, Sendable {
    /// A property over time, fitted to its own range; the series' marks are its keyframes.
    case curve(PlotSeries)
    /// When things happen, such as a group's member.
    case bars([PlotBar])
  }

  /// The property's or member's name.
  package var label: String
  /// Its content.
  package var content: Content

  /// Makes a track.
  package init(_ label: String, _ content: Content) {
    (self.label, self.content) = (label, content)
  }

  /// The first and the last value in words, for a property.
  func ends(arrow: String) -> String? {
    guard case .curve(let series) = content, let first = series.values.first,
      let last = series.values.last
    else { return nil }
    let (from, to) = (PlotNumber.text(first), PlotNumber.text(last))
    return from == to ? from : "\(from) \(arrow) \(to)"
  }
}

/// A plot bar is a stretch of time.
package struct PlotBar: Hashable, Sendable {
  /// When it begins, as the plot's domain counts.
  package var start: Double
  /// How long it takes; nil for what does not end by itself.
  package var length: Double?
  /// A word next to it, or nil.
  package var label: String
  /// Whether the word is within it, since other bars adjoin.
  package var isLabelInside = false

  /// Makes a bar.
  package init(start: Double, length: Double?, label: String = "") {
    (self.start, self.length, self.label) = (start, length, label)
  }

  /// Where the bar begins and ends between left (0) and right (1), and whether it goes on beyond;
  /// nil if none of it can be seen.
  func span(over domain: PlotDomain) -> (from: Double, to: Double, continues: Bool)? {
    let end = length.map { start + $0 }
    let from = domain.fraction(of: max(start, 0))
    guard let from, end ?? start >= 0 else { return nil }
    let to = end.flatMap { domain.fraction(of: $0) }
    return (from, max(to ?? 1, from), to == nil)
  }
}

extension PlotTrack {
  /// Returns the rows of tracks; those on which nothing changes are left out unless there are none
  /// else.
  ///
  /// - Parameter isEndless: Whether the next cycle begins at the end.
  static func rows(of tracks: [MotionTrack], until end: Double, isEndless: Bool) -> [PlotTrack] {
    let all = tracks.flatMap { rows(of: $0, until: end, isEndless: isEndless) }
    let moving = all.filter { $0.changes(before: end) }
    return moving.isEmpty ? all : moving
  }

  /// Whether something happens on the row.
  private func changes(before end: Double) -> Bool {
    switch content {
    case .curve(let series): series.values.contains { $0 != series.values[0] }
    case .bars(let bars):
      bars.count > 1 || bars.contains { $0.start > 0 || $0.length ?? end < end }
    }
  }

  /// Returns the rows of a track: one for each component that changes; stretches for what jumps
  /// between names.
  private static func rows(
    of track: MotionTrack, until end: Double, isEndless: Bool
  ) -> [PlotTrack] {
    let last = MotionPicture.samples - 1
    var values = (0..<last).map { track.point(at: Double($0) / Double(last) * end).value }
    // At the very end an animation may be gone, or be in its next cycle.
    let final = isEndless ? nil : track.point(at: end).value
    values.append(final ?? track.point(at: end * (1 - 1e-12)).value)
    let shape = values.compactMap(\.self).max { $0.componentNames.count < $1.componentNames.count }
    guard let shape else { return [PlotTrack(track.shortName, .bars([]))] }
    let names = shape.componentNames
    if names.isEmpty || !values.allSatisfy(shape.isLike) {
      return [PlotTrack(track.shortName, .bars(stretches(of: values, until: end)))]
    }
    let changing = names.indices.filter { index in
      let components = values.compactMap { $0?.component(index) }
      return components.contains { $0 != components[0] }
    }
    // What stays as it is needs no more than one row.
    let shown = changing.isEmpty ? names.indices.prefix(1).map { $0 } : changing
    return shown.map { index in
      // Where nothing applies the row rests at what it had last.
      var held = values.lazy.compactMap { $0?.component(index) }.first ?? 0
      let numbers = values.map { value in
        held = value?.component(index) ?? held
        return held
      }
      let suffix = names[index].isEmpty ? "" : ".\(names[index])"
      return PlotTrack(
        track.shortName + suffix,
        .curve(
          PlotSeries(
            "", values: numbers, interpolation: track.isStepped ? .held : .linear,
            marks: track.keys.map { PlotMark(at: $0, "") })))
    }
  }

  /// The stretches of time in which a value is the same; one that is false is left out.
  private static func stretches(of values: [AnimatedValue?], until end: Double) -> [PlotBar] {
    let step = end / Double(max(values.count - 1, 1))
    var bars: [PlotBar] = []
    var start = 0
    for index in 1...values.count where index == values.count || values[index] != values[start] {
      if let value = values[start], value != .boolean(false) {
        let label = if case .boolean = value { "" } else { ValueText.text(value) }
        let length = Double(min(index, values.count - 1) - start) * step
        var bar = PlotBar(start: Double(start) * step, length: length, label: label)
        bar.isLabelInside = true
        bars.append(bar)
      }
      start = index
    }
    return bars
  }

  /// Returns what the members of a group move as bars, with the values at both ends.
  static func members(_ evaluator: MotionEvaluator) -> [PlotTrack] {
    evaluator.tracks.map { track in
      let bars = track.spans.map { span in
        // At the very end nothing may apply any more.
        let end = span.start + (span.length ?? evaluator.duration) * (1 - 1e-9)
        let ends = [span.start, end].map { ValueText.brief(track.point(at: $0).value) }
        return PlotBar(
          start: span.start, length: span.length,
          label: ends[0] == ends[1] ? ends[0] : ends.joined(separator: " to "))
      }
      return PlotTrack(track.shortName, .bars(bars))
    }
  }
}

extension MotionTrack {
  /// The name without what all transforms have in common.
  fileprivate var shortName: String {
    let prefix = "transform."
    let short = property.hasPrefix(prefix) ? String(property.dropFirst(prefix.count)) : property
    return [target, short].compactMap(\.self).joined(separator: ".")
  }
}

extension AnimatedValue {
  /// The names of its components; an empty one for a number, none for a value that is discrete.
  fileprivate var componentNames: [String] {
    switch self {
    case .number: [""]
    case .vector(let parts):
      Array(["x", "y", parts.count > 3 ? "width" : "z", "height"].prefix(parts.count))
    case .color: ["red", "green", "blue", "alpha"]
    case .css(let value): value.numbers.indices.map { "\($0 + 1)" }
    case .boolean, .string: []
    }
  }

  /// Whether another value has the same components, as all values of a property but texts do.
  fileprivate func isLike(_ other: AnimatedValue?) -> Bool {
    guard case .css(let value) = self, case .css(let other)? = other else { return true }
    let counts = [value, other].map(\.numbers.count)
    return value.leads(to: other) && (counts[0] == counts[1] || counts[1] == 0)
  }

  fileprivate func component(_ index: Int) -> Double? {
    switch self {
    case .number(let number): index == 0 ? number : nil
    case .vector(let parts): parts.indices.contains(index) ? parts[index] : nil
    case .color(let red, let green, let blue, let alpha): [red, green, blue, alpha][index]
    case .css(let value):
      value.numbers.indices.contains(index) ? value.numbers[index] : nil
    case .boolean, .string: nil
    }
  }
}
