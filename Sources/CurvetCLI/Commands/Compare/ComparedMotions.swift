import Curvet
import Diagnostics
import Motion
import Presets
import Preview

/// A compared motion has a single progress, or animates properties.
struct ComparedMotion {
  /// The motion, under the requested name.
  let found: FoundMotion
  /// Its progress over its duration; nil if it has more than one.
  let progress: MotionProgress?
  /// The reason why it has no progress.
  let gap: CatalogError?

  init(_ text: String, _ finder: MotionFinder, lengths: [String: Double]) throws(CatalogError) {
    var found = try finder.motion(for: text)
    found.name = text
    found.motion = found.motion.replacingMeasures(by: lengths)
    self.found = found
    do throws(MotionError) {
      progress = try MotionProgress(found.motion)
      gap = nil
    } catch {
      let failure = CatalogError(of: error, in: found.name)
      guard found.motion.movesProperties, error.kind != .openMeasure else { throw failure }
      (progress, gap) = (nil, failure)
    }
  }
}

extension ComparedMotion {
  /// Makes one from a found motion; nil if it has no single progress.
  init?(_ found: FoundMotion) {
    guard let progress = try? MotionProgress(found.motion) else { return nil }
    (self.found, self.progress, gap) = (found, progress, nil)
  }
}

/// Compared motions are plotted together.
struct ComparedMotions {
  /// The motions; the others are compared with the first.
  let motions: [ComparedMotion]

  /// Returns how the others differ from the first.
  ///
  /// - Throws: `invalidInput` if two of them can't be compared.
  func comparisons(lengths: [String: Double]) throws(CatalogError) -> [ComparedPair] {
    try motions.dropFirst().map { motion throws(CatalogError) in
      try ComparedPair(motion, to: motions[0], lengths: lengths)
    }
  }

  /// The reason why curves can't be plotted together; nil if they can.
  var gap: CatalogError? { motions.lazy.compactMap(\.gap).first }

  /// The picture in lines of text.
  func lines(columns: Int, glyphs: PlotGlyphs) -> [PlotLine] {
    TerminalPlot(series, over: domain, columns: columns, glyphs: glyphs).lines
  }

  /// The picture under a title.
  func drawing(titled title: String) -> SVGPicture {
    SVGPicture(curves: series, over: domain, title: title)
  }

  /// Notes on parts that aren't compared, and why.
  var notes: [String] {
    if let gap { return ["no curves are plotted: \(gap.message)"] }
    return [fractionNote, timingNote].compactMap(\.self)
  }

  /// A note on motions without a duration, because of which fractions are compared.
  private var fractionNote: String? {
    guard case .fraction = domain else { return nil }
    let timeless = motions.filter { $0.progress?.duration ?? 0 <= 0 }.map(\.found.name)
    return timeless.count == motions.count
      ? nil
      : "plotted over fractions of the duration, because \(timeless.joined(separator: " and "))"
        + " \(timeless.count == 1 ? "has" : "have") none"
  }

  /// A note on motions that have only a timing, while others animate properties.
  private var timingNote: String? {
    let timings = motions.filter { !$0.found.motion.movesProperties }.map(\.found.name)
    guard !timings.isEmpty, timings.count < motions.count else { return nil }
    let isOne = timings.count == 1
    return
      "\(timings.joined(separator: " and ")) \(isOne ? "animates" : "animate") no property, so only"
      + " \(isOne ? "its" : "their") timing is compared"
  }

  /// Seconds if all motions have a duration.
  private var domain: PlotDomain {
    let durations = motions.compactMap(\.progress?.duration).filter { $0 > 0 }
    guard durations.count == motions.count, let longest = durations.max() else { return .fraction }
    return .seconds(longest)
  }

  private var series: [PlotSeries] {
    motions.compactMap { motion in
      guard let progress = motion.progress else { return nil }
      var stretch = 1.0
      if case .seconds(let end) = domain, let own = progress.duration { stretch = end / own }
      return PlotSeries(
        motion.found.name, count: MotionPicture.samples,
        interpolation: progress.isStepped ? .held : .linear
      ) { progress($0 * stretch) }
    }
  }
}
