import Motion

/// A motion picture is what is drawn of a motion: one curve, or what moves row by row.
package struct MotionPicture {
  /// What is drawn.
  package enum Content {
    case curve(PlotSeries)
    case tracks([PlotTrack])
  }

  package let content: Content
  package let domain: PlotDomain
  /// What was assumed so that it can be drawn.
  package let notes: [String]
  /// The lengths among that, by what they stand for.
  package let lengths: [String: Double]
  /// The motion that is drawn: with what was assumed.
  package let motion: Motion
  /// What evaluates it.
  package let evaluator: MotionEvaluator

  /// How many samples a picture has: two or more to a dot.
  package static let samples = 481

  /// Makes the picture of a motion; nil if there is nothing to see, as of a duration.
  ///
  /// Lengths that only the app knows are assumed, and said to be.
  ///
  /// - Parameter seconds: How long rows of properties are drawn at least.
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
    if drawn != motion { assumed.append("a card's frame where the start is not known") }
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
  /// Transitions whose screens can be seen are drawn as a strip of film.
  ///
  /// - Parameters:
  ///   - seconds: How long the time axis is at least, to be seen beside another picture.
  ///   - color: The first of the colours to draw in, counted from 0.
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
  /// What to say of a motion that only stands in for the system's own.
  fileprivate var standInNotes: [String] {
    guard case .transition(let transition) = self, transition.style == .zoom else { return [] }
    return [TransitionNote.zoomIsSystems.text]
  }
}
