import Curvet
import Motion
import Presets
import Preview

/// A compared motion is one that has a single progress.
struct ComparedMotion {
  let found: FoundMotion
  let progress: MotionProgress

  private init(found: FoundMotion, progress: MotionProgress) {
    (self.found, self.progress) = (found, progress)
  }

  init(
    _ text: String, _ finder: MotionFinder, lengths: [String: Double]
  ) throws(CatalogError) {
    var found = try finder.motion(for: text)
    found.motion = found.motion.replacingMeasures(by: lengths)
    self.found = found
    do throws(MotionError) {
      progress = try MotionProgress(found.motion)
    } catch {
      throw CatalogError(
        .invalidInput, "\(found.name): \(error.message)",
        hints: [Self.help(for: error)].compactMap { $0 })
    }
  }
}

extension ComparedMotion {
  /// Makes one of a motion that has been found; nil where it has no single progress.
  init?(_ found: FoundMotion) {
    guard let progress = try? MotionProgress(found.motion) else { return nil }
    self.init(found: found, progress: progress)
  }

  private static func help(for error: MotionError) -> String? {
    error.message.contains("the measure needs")
      ? "only the app knows it; give it with --measure NAME=VALUE" : error.help
  }
}

/// Compared motions are drawn over each other.
struct ComparedMotions {
  /// The motions; the first is what the others are compared with.
  let motions: [ComparedMotion]

  init(_ motions: [ComparedMotion]) {
    self.motions = motions
  }

  /// Returns how each but the first differs from it.
  func comparisons() throws -> [MotionComparison] {
    try motions.dropFirst().map {
      try MotionComparison($0.found.motion, to: motions[0].found.motion)
    }
  }

  /// The picture in lines of text.
  func lines(columns: Int, glyphs: PlotGlyphs) -> [PlotLine] {
    TerminalPlot(series, over: domain, columns: columns, glyphs: glyphs).lines
  }

  /// The picture as an SVG file.
  var svg: String { drawing(titled: motions.map(\.found.name).joined(separator: " · ")).text }

  /// The picture under a title.
  func drawing(titled title: String) -> SVGPicture {
    SVGPicture(curves: series, over: domain, title: title)
  }

  /// What has no time of its own, so that shares are compared.
  var note: String? {
    guard case .share = domain else { return nil }
    let timeless = motions.filter { $0.progress.duration ?? 0 <= 0 }.map(\.found.name)
    return timeless.count == motions.count
      ? nil
      : "over shares of the time: \(timeless.joined(separator: ", ")) has no duration of its own"
  }

  /// Seconds where all have a time of their own.
  private var domain: PlotDomain {
    let durations = motions.compactMap(\.progress.duration).filter { $0 > 0 }
    guard durations.count == motions.count, let longest = durations.max() else { return .share }
    return .seconds(longest)
  }

  private var series: [PlotSeries] {
    motions.map { motion in
      var stretch = 1.0
      if case .seconds(let end) = domain, let own = motion.progress.duration { stretch = end / own }
      return PlotSeries(
        motion.found.name, count: MotionPicture.samples,
        interpolation: motion.progress.isStepped ? .held : .linear
      ) { motion.progress($0 * stretch) }
    }
  }
}
