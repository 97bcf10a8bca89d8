import Preview

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The curves that the pictures are drawn of.
enum Samples {
  static let ease = PlotSeries("curve/standard", sampling: bezier(0.25, 0.1, 0.25, 1))
  static let overshoot = PlotSeries("curve/over", sampling: bezier(0.34, 1.56, 0.64, 1))
  static let back = PlotSeries("curve/back", sampling: bezier(0.68, -0.55, 0.265, 1.55))
  static let bouncy = PlotSeries(
    "spring/bouncy",
    marks: [
      PlotMark(at: 0.21, "90%"), PlotMark(at: 0.5, "perceived"), PlotMark(at: 0.98, "settles"),
    ],
    sampling: spring(dampingRatio: 0.5, frequency: 12, seconds: 1.1))
  static let soft = PlotSeries(
    "spring/soft", sampling: spring(dampingRatio: 0.999, frequency: 9, seconds: 1.1))
  static let steps = PlotSeries(
    "steps", interpolation: .held, sampling: { ($0 * 4 + 1e-9).rounded(.down) / 4 })
  static let line = PlotSeries("line", values: [0, 1])

  /// A label that tries to leave every kind of text it could stand in.
  static let hostile = "\u{1B}[2J<script>&\"'\u{202E}\n日本"

  private static func bezier(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double
  ) -> (Double) -> Double {
    func cubic(_ t: Double, _ first: Double, _ second: Double) -> Double {
      3 * t * (1 - t) * (1 - t) * first + 3 * t * t * (1 - t) * second + t * t * t
    }
    return { input in
      var (low, high) = (0.0, 1.0)
      for _ in 0..<60 {
        let middle = (low + high) / 2
        if cubic(middle, x1, x2) < input { low = middle } else { high = middle }
      }
      return cubic((low + high) / 2, y1, y2)
    }
  }

  private static func spring(
    dampingRatio: Double, frequency: Double, seconds: Double
  ) -> (Double) -> Double {
    let damped = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
    let decay = dampingRatio * frequency
    return { fraction in
      let time = fraction * seconds
      return 1 - exp(-decay * time) * (cos(damped * time) + decay / damped * sin(damped * time))
    }
  }
}
