/// A plot track is one row of a picture of several things that move together.
package struct PlotTrack: Hashable, Sendable {
  /// What a track shows.
  package enum Content: Hashable, Sendable {
    /// A property over time, fitted to its own range; the series' marks are its keyframes.
    case curve(PlotSeries)
    /// When things happen, such as a group's member.
    case bars([PlotBar])
  }

  /// The property's or member's name.
  package var label: String
  /// What it shows.
  package var content: Content

  /// Makes a track.
  package init(_ label: String, _ content: Content) {
    self.label = label
    self.content = content
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
  /// A word beside it, or none.
  package var label: String

  /// Makes a bar.
  package init(start: Double, length: Double?, label: String = "") {
    self.start = start
    self.length = length
    self.label = label
  }

  /// Where the bar begins and ends between left (0) and right (1), and whether it goes on beyond;
  /// nil where none of it can be seen.
  func span(over domain: PlotDomain) -> (from: Double, to: Double, continues: Bool)? {
    let end = length.map { start + $0 }
    let from = domain.share(of: max(start, 0))
    guard let from, end ?? start >= 0 else { return nil }
    let to = end.flatMap { domain.share(of: $0) }
    return (from, max(to ?? 1, from), to == nil)
  }
}
