import CommandKit
import Curvet
import Motion
import Preview
import Storage

/// A motion player moves a block across the terminal in the motion's own time.
struct MotionPlayer {
  /// Where the block is at a fraction of the time.
  private let progress: (Double) -> Double
  private let duration: Double

  /// How many frames a second are drawn.
  private static let rate = 60.0

  /// Makes the player of what a picture shows: a curve, or the first row that moves.
  ///
  /// - Parameter duration: How long it takes, in seconds.
  init?(_ picture: MotionPicture, duration: Double) {
    let series: PlotSeries
    switch picture.content {
    case .curve(let curve): series = curve
    case .tracks(let tracks):
      let curves = tracks.compactMap { track -> PlotSeries? in
        if case .curve(let series) = track.content { series } else { nil }
      }
      guard let moving = curves.first(where: { Set($0.values).count > 1 }) else { return nil }
      series = moving.normalized
    }
    progress = { fraction in
      let index = min(max(fraction, 0), 1) * Double(series.values.count - 1)
      return series.values[Int(index.rounded())]
    }
    self.duration = duration
  }

  /// Plays it once; what is drawn last stays.
  func play(in context: inout Context, columns: Int, glyphs: PlotGlyphs) throws -> ExitCode {
    let output = context.output
    let range = (0...200).map { progress(Double($0) / 200) }
    let frames = PlayFrames(
      range: (range.min() ?? 0)...(range.max() ?? 1), columns: columns, glyphs: glyphs)
    output.control("\u{1B}[?25l")
    defer { output.control("\u{1B}[?25h\n") }
    let start = context.clock.now()
    let count = max(Int((duration * Self.rate).rounded(.up)), 1)
    for frame in 0...count {
      let fraction = min(Double(frame) / Self.rate / max(duration, 1e-9), 1)
      output.control("\r")
      output.part(frames.line(progress: progress(fraction), linear: fraction))
      output.control("\u{1B}[K")
      try output.flush()
      if context.environment.options.isCancelled?() == true { return ExitStatus.interrupted }
      context.clock.wait(start + Double(frame + 1) / Self.rate - context.clock.now())
    }
    return ExitStatus.done
  }
}

extension PlotSeries {
  /// The series from 0 at its first value to 1 at its last, or over its range if these are one.
  fileprivate var normalized: PlotSeries {
    guard let first = values.first, let last = values.last else { return self }
    let low = values.min() ?? 0
    let range = (values.max() ?? 1) - low
    let isRound = abs(last - first) < 0.05 * range
    let (start, distance) = isRound ? (low, range) : (first, last - first)
    return PlotSeries(label, values: values.map { ($0 - start) / (distance == 0 ? 1 : distance) })
  }
}
