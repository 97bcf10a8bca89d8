import Motion

/// A motion picture is the drawing of a motion: one curve, or a row for each track.
package struct MotionPicture {
  /// The drawn curve or tracks.
  package enum Content {
    case curve(PlotSeries)
    case tracks([PlotTrack])
  }

  package let content: Content
  package let domain: PlotDomain
  /// The assumptions that the picture needs.
  package let notes: [String]
  /// The assumed lengths, by symbol.
  package let lengths: [String: Double]
  /// The motion that is drawn, with the assumptions.
  package let motion: Motion
  /// The evaluator of the motion.
  package let evaluator: MotionEvaluator

  /// The number of samples in a picture: at least two for each dot.
  package static let samples = 481

  /// Makes the picture of a motion; nil if there is nothing to see, as for a duration.
  ///
  /// Lengths known only at run time are assumed, and listed in the notes.
  ///
  /// - Parameter seconds: The minimum length of property rows.
  package init?(of motion: Motion, lengths: [String: Double] = [:], over seconds: Double = 0) {
    var lengths = lengths
    var assumed: [String] = []
    var assumedLengths: [String: Double] = [:]
    for symbol in motion.measures.flatMap(\.symbols) where lengths[symbol] == nil {
      let length = AssumedLength.of(symbol)
      lengths[symbol] = length
      assumedLengths[symbol] = length
      assumed.append("\(symbol) = \(ValueText.number(length))")
    }
    let drawn = motion.statingFrames
    if drawn != motion { assumed.append("a card's frame where the start isn't known") }
    self.motion = drawn.replacingMeasures(by: lengths)
    self.lengths = assumedLengths
    notes =
      (assumed.isEmpty ? [] : ["drawn with \(assumed.joined(separator: ", "))"])
      + motion.standInNotes
    guard let evaluator = try? MotionEvaluator(drawn, lengths: lengths) else { return nil }
    self.evaluator = evaluator
    switch motion {
    case .curve(let curve):
      let duration = curve.duration?.seconds.flatMap { $0 > 0 ? $0 : nil }
      domain = duration.map(PlotDomain.seconds) ?? .fraction
      guard let series = PlotSeries(curve, evaluator, duration: duration ?? 1) else { return nil }
      content = .curve(series)
    case .spring(let spring):
      guard let known = try? SpringEvaluator(spring, symbols: lengths) else { return nil }
      let end = evaluator.duration > 0 ? evaluator.duration : 1
      domain = .seconds(end)
      content = .curve(PlotSeries(known, evaluator, until: end))
    case .duration: return nil
    case .group:
      domain = .seconds(evaluator.duration)
      content = .tracks(PlotTrack.members(evaluator))
    case .keyframes, .transition, .animator:
      let end = max(evaluator.duration, seconds)
      domain = .seconds(end)
      let tracks = PlotTrack.rows(of: evaluator.tracks, until: end, isEndless: evaluator.isEndless)
      content = .tracks(tracks)
    }
  }

  /// How long it takes in seconds; nil for a curve without a duration.
  package var seconds: Double? { if case .seconds(let seconds) = domain { seconds } else { nil } }

  /// The picture in lines of text.
  package func lines(columns: Int, glyphs: PlotGlyphs) -> [PlotLine] {
    switch content {
    case .curve(let series):
      TerminalPlot([series], over: domain, columns: columns, glyphs: glyphs).lines
    case .tracks(let tracks):
      TrackPlot(tracks, over: domain, columns: columns, glyphs: glyphs).lines
    }
  }

  /// Returns the picture of a motion under a title; nil if there is nothing to see.
  ///
  /// Transitions with visible screens are drawn as a filmstrip.
  ///
  /// - Parameters:
  ///   - seconds: The minimum length of the time axis, to match another picture.
  ///   - color: The index of the first color.
  package static func drawing(
    of motion: Motion, title: String, over seconds: Double = 0, color: Int = 0
  ) -> SVGPicture? {
    if case .transition(let transition) = motion,
      let frames = (Filmstrip(transition) ?? Filmstrip(sliding: transition))?.frames
    {
      return SVGPicture(filmstrip: frames, title: title)
    }
    guard let picture = MotionPicture(of: motion, over: seconds) else { return nil }
    switch picture.content {
    case .curve(let series):
      return SVGPicture(curves: [series], over: picture.domain, title: title)
    case .tracks(let tracks):
      return SVGPicture(tracks: tracks, over: picture.domain, title: title, color: color)
    }
  }
}

extension Motion {
  /// Notes about a motion that only approximates the system's own.
  fileprivate var standInNotes: [String] {
    guard case .transition(let transition) = self, transition.style == .zoom else { return [] }
    return [TransitionNote.zoomIsSystems.text]
  }
}
