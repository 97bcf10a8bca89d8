import Testing

@testable import Preview

@Suite struct ProjectedPlaneTests {
  /// A trapezium seen in perspective: its diagonals meet where the square's centre is seen.
  static let corners = [
    PlotPoint(0, 0), PlotPoint(4, 1), PlotPoint(4, 3), PlotPoint(0, 4),
  ]

  @Test(arguments: [
    (0, 0, 0, 0), (1, 0, 4, 1), (1, 1, 4, 3), (0, 1, 0, 4), (0.5, 0.5, 8.0 / 3, 2),
  ])
  func corner(s: Double, t: Double, x: Double, y: Double) throws {
    let point = try #require(ProjectedPlane(Self.corners)).point(s, t)
    #expect(abs(point.x - x) < 1e-12)
    #expect(abs(point.y - y) < 1e-12)
  }

  @Test(arguments: [
    [], [PlotPoint(0, 0), PlotPoint(0, 0), PlotPoint(0, 4), PlotPoint(0, 4)],
    [PlotPoint(0, 0), PlotPoint(1, 0), PlotPoint(1, 1)],
  ])
  func noArea(corners: [PlotPoint]) {
    #expect(ProjectedPlane(corners) == nil)
  }
}
