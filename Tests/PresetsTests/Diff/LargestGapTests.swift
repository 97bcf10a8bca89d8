import Foundation
import Motion
import Presets
import Testing

/// The largest gap that is stated is never below one that a dense search finds.
struct LargestGapTests {
  /// How many pairs; `make thorough` compares more.
  private static let isThorough = ProcessInfo.processInfo.environment["CURVET_THOROUGH"] != nil
  private static let count = isThorough ? 10_000 : 250
  private static let steps = isThorough ? 5000 : 3000

  /// The largest height from 0 to an end: even steps, and the highest hills climbed.
  private static func highest(until end: Double, _ height: (Double) -> Double) -> Double {
    let heights = (0...steps).map { height(end * Double($0) / Double(steps)) }
    let hills = heights.indices.filter { index in
      heights[index] >= heights[max(index - 1, 0)]
        && heights[index] >= heights[min(index + 1, steps)]
    }
    var highest = heights.max() ?? 0
    for hill in hills.sorted(by: { heights[$0] > heights[$1] }).prefix(8) {
      let low = end * Double(max(hill - 1, 0)) / Double(steps)
      let high = end * Double(min(hill + 1, steps)) / Double(steps)
      let top = GoldenSection.lowest(in: low...high, steps: 60) { -height($0) }
      highest = max(highest, -top.height)
    }
    return highest
  }

  @Test("Of timings") func timings() throws {
    var motions = RandomMotions(16)
    for number in 0..<Self.count {
      let (base, other) = (motions.progressing(), motions.progressing())
      guard let one = try? MotionProgress(base), let two = try? MotionProgress(other) else {
        continue
      }
      let comparison = try MotionComparison(other, to: base)
      let (first, second) = (one.duration ?? 1, two.duration ?? 1)
      let found = Self.highest(until: max(first, second)) {
        abs(one($0 / first) - two($0 / second))
      }
      #expect(comparison.largest.difference >= found - 1e-9, "pair \(number): \(base), \(other)")
      // And it is there: at the instant that is stated, or just before a jump.
      let at = comparison.largest.at
      let near = [at, at - 1e-9 * max(first, second), at + 1e-9 * max(first, second)].map {
        abs(one($0 / first) - two($0 / second))
      }
      #expect(
        (near.max() ?? 0) >= comparison.largest.difference * 0.99,
        "pair \(number): \(base), \(other)")
    }
  }

  @Test("Of properties") func properties() throws {
    var motions = RandomMotions(61)
    for number in 0..<Self.count / 2 {
      let (base, other) = (motions.moving(), motions.moving())
      guard let comparison = try PropertyComparison(other, to: base) else { continue }
      let (one, two) = (try MotionEvaluator(base), try MotionEvaluator(other))
      for difference in comparison.differences {
        guard let largest = difference.largest,
          let first = one.tracks.first(where: { $0.property == difference.property }),
          let second = two.tracks.first(where: { $0.property == difference.property })
        else { continue }
        let found = Self.highest(until: max(one.duration, two.duration)) { time in
          guard case .number(let mine) = first.point(at: time).value,
            case .number(let its) = second.point(at: time).value
          else { return 0 }
          return abs(mine - its)
        }
        #expect(
          largest.difference >= found - 1e-9 * max(found, 1),
          "pair \(number), \(difference.property): \(base), \(other)")
        #expect(difference.relative?.difference ?? 0 <= 1)
      }
    }
  }
}
