import Curvet
import Diagnostics
import Motion
import Presets
import Preview

/// A compared motion is one that has a single progress, or moves properties.
struct ComparedMotion {
  /// The motion, under the name that was asked for.
  let found: FoundMotion
  /// How far it is over its time; nil if it moves in several ways.
  let progress: MotionProgress?
  /// Why it has no progress.
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
  /// Makes one of a motion that has been found; nil if it has no single progress.
  init?(_ found: FoundMotion) {
    guard let progress = try? MotionProgress(found.motion) else { return nil }
    (self.found, self.progress, gap) = (found, progress, nil)
  }
}

/// Compared motions are drawn over each other.
struct ComparedMotions {
  /// The motions; the first is what the others are compared with.
  let motions: [ComparedMotion]

  /// Returns how each but the first differs from it.
  ///
  /// - Throws: `invalidInput` if two have nothing that can be compared.
  func comparisons(lengths: [String: Double]) throws(CatalogError) -> [ComparedPair] {
    try motions.dropFirst().map { motion throws(CatalogError) in
      try ComparedPair(motion, to: motions[0], lengths: lengths)
    }
  }

  /// Why no curves can be drawn over each other; nil if they can.
  var gap: CatalogError? { motions.lazy.compactMap(\.gap).first }

  /// The picture in lines of text.
  func lines(columns: Int, glyphs: PlotGlyphs) -> [PlotLine] {
    TerminalPlot(series, over: domain, columns: columns, glyphs: glyphs).lines
  }

  /// The picture under a title.
  func drawing(titled title: String) -> SVGPicture {
    SVGPicture(curves: series, over: domain, title: title)
  }

  /// What is not compared, and why.
  var notes: [String] {
    if let gap { return ["no curves are drawn: \(gap.message)"] }
    return [fractionNote, timingNote].compactMap(\.self)
  }

  /// What has no time of its own, so that fractions are compared.
  private var fractionNote: String? {
    guard case .fraction = domain else { return nil }
    let timeless = motions.filter { $0.progress?.duration ?? 0 <= 0 }.map(\.found.name)
    return timeless.count == motions.count
      ? nil
      : "over fractions of the time: \(timeless.joined(separator: ", ")) has no duration of its own"
  }

  /// What has nothing but a timing, while others move properties.
  private var timingNote: String? {
    let timings = motions.filter { !$0.found.motion.movesProperties }.map(\.found.name)
    guard !timings.isEmpty, timings.count < motions.count else { return nil }
    let isOne = timings.count == 1
    return "\(timings.joined(separator: " and ")) \(isOne ? "moves" : "move") no property, so only"
      + " \(isOne ? "its" : "their") timing is compared"
  }

  /// Seconds if all have a time of their own.
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
