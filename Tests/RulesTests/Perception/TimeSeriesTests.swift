import Foundation
import Testing

@testable import Rules

struct TimeSeriesTests {
  @Test("A series beyond its points goes as far as it came")
  func beyond() {
    let points = [0, 1, 0.25, 0.5].enumerated().map {
      TimeSeries.Point(time: Double($0), value: $1)
    }
    #expect(TimeSeries(beyond: points).points.map(\.value) == [0, 2, -0.5, 0.5])
  }

  @Test("Turns between the steps are found") func turns() throws {
    let series = try #require(TimeSeries(from: 0, to: 2, steps: 16) { sin(Double.pi * $0 * 0.97) })
    #expect(abs(series.range.upperBound - 1) < 1e-6)
    #expect(abs(series.range.lowerBound + 1) < 1e-6)
    #expect(zip(series.points, series.points.dropFirst()).allSatisfy { $0.time < $1.time })
    #expect(TimeSeries(from: 0, to: 1, steps: 4) { $0 > 0.5 ? nil : $0 } == nil)
  }

  @Test(
    "Swings are opposed, and of a size",
    arguments: [
      ([0, 1, 0], [1, -1]), ([0, 1], [1]), ([1, 0, 1], [-1, 1]), ([0, 0, 0], []),
      ([0, 0.4, 0.2, 1], [1]), ([0, 1, 0.6, 1, 0], [1, -1]), ([0, 0.5, 0, 0.5], [0.5, -0.5, 0.5]),
      ([0, 0.49, 0], []), ([0.5, 1, 0, 0.3], [0.5, -1]),
    ] as [([Double], [Double])])
  func swings(corners: [Double], ways: [Double]) {
    #expect(TimeSeries(corners: corners).swings(of: 0.5).map { $0.to - $0.from } == ways)
  }

  @Test("A swing begins when its start was last left, and ends when its end is first met")
  func times() {
    let swings = TimeSeries(corners: [0, 0, 1, 1, 0, 0]).swings(of: 1)
    #expect(swings.map(\.start) == [1, 3])
    #expect(swings.map(\.end) == [2, 4])
  }
}
