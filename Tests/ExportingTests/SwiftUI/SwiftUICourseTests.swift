import Motion
import Testing

@testable import Exporting

/// The pieces that keyframes and animations of SwiftUI's are written from are where the catalog has them.
struct SwiftUICourseTests {
  @Test("Every built-in motion and every edge case") func courses() throws {
    let all =
      try BuiltInPresets.all() + BuiltInPresets.of(SwiftEdgeCases.document)
      + BuiltInPresets.of(Self.hard)
    var count = 0
    for preset in all {
      switch preset.motion {
      case .keyframes, .animator, .group: break
      case .curve, .spring, .duration, .transition: continue
      }
      guard let course = try? SwiftUICourse(preset.motion) else { continue }
      count += 1
      let plain = try Timeline(preset.motion)
      let lengths = Set(plain.sums.flatMap(\.plus.keys)).sorted()
      let values = Dictionary(
        zip(lengths, lengths.indices.map { Double($0) * 37 + 23 }), uniquingKeysWith: { $1 }
      ).merging(plain.starts.filter { !$0.key.contains("position") && !$0.key.contains("frame") }) {
        $1
      }
      let bound = plain.bound(values)
      for channel in course.channels where channel.words.isEmpty {
        for step in 1..<200 {
          let time = course.duration * Double(step) / 200
          let frame = bound.frame(at: time).first {
            $0.target == channel.target && $0.property == channel.property
          }
          guard let its = frame?.value?.sums[channel.part].number else { continue }
          let ends = [channel.first, channel.last].map { abs($0.bound(values).base) }
          let size = max(1, ends[0], ends[1])
          guard let mine = channel.value(at: time, values) else { continue }
          #expect(
            abs(mine - its) < 1e-5 * size, "\(preset.name) \(channel.property) at \(time)")
        }
      }
    }
    #expect(count > 70)
  }

  @Test("What nothing in SwiftUI can play is refused") func refused() throws {
    let presets = try BuiltInPresets.of(
      """
      {"presets": {"keyframes/long": {"kind": "keyframes", "motion": {"duration": 1,
        "repeatCount": 500, "tracks": [{"property": "opacity", "values": [0, 1]}]}}
      }}
      """)
    #expect(throws: Unsupported.self) { try SwiftUICourse(presets[0].motion) }
  }

  /// Courses that no single keyframe gives.
  private static let hard = """
    {"presets": {
      "keyframes/eased-whole": {"kind": "keyframes", "motion": {"duration": 1,
        "timing": {"cubicBezier": [0.3, 0.1, 0.2, 1]}, "tracks": [
          {"property": "opacity", "values": [0, 1, 0.25, 0.5], "keyTimes": [0, 0.3, 0.7, 1]}]}},
      "keyframes/there-and-back": {"kind": "keyframes", "motion": {"duration": 0.5,
        "autoreverses": true, "repeatCount": 2, "tracks": [
          {"property": "opacity", "values": [0, 1], "timings": [{"named": "easeIn"}]}]}},
      "keyframes/bent-and-eased": {"kind": "keyframes", "motion": {"duration": 1,
        "timing": {"named": "easeOut"}, "tracks": [
          {"property": "position.x", "values": [0, 100, 50, 200], "calculationMode": "cubic"}]}},
      "keyframes/stepped": {"kind": "keyframes", "motion": {"duration": 1, "tracks": [
          {"property": "transform.scale", "values": [1, 2], "timings": [{"steps": 4}]}]}},
      "keyframes/sprung": {"kind": "keyframes", "motion": {"duration": 1, "tracks": [
          {"property": "transform.scale", "values": [1, 2, 1], "timings": [
            {"duration": 0.4, "bounce": 0.3}, {"duration": 0.4, "bounce": 0}]}]}}
    }}
    """
}

extension SwiftUICourse.Channel {
  /// The value at a time, as SwiftUI's keyframes give it.
  fileprivate func value(at time: Double, _ values: [String: Double]) -> Double? {
    // At a jump both values are right.
    guard let piece = pieces.first(where: { $0.start < time && time < $0.end }) else { return nil }
    let (from, to) = (piece.from.bound(values).base, piece.to.bound(values).base)
    let part = (time - piece.start) / piece.duration
    switch piece.form {
    case .even: return from + (to - from) * part
    case .bezier(let points):
      let curve = Curve.Shape.cubicBezier(
        x1: points[0], y1: points[1], x2: points[2], y2: points[3])
      return (try? CurveEvaluator(curve)).map { from + (to - from) * $0.value(at: part) }
    case .spring(let solver, let pace):
      return from + (to - from) * solver.position(at: (time - piece.start) * pace)
    case .cubic(let leaving, let arriving):
      let out = leaving.bound(values).base * piece.duration
      let into = arriving.bound(values).base * piece.duration
      let (square, cube) = (part * part, part * part * part)
      return from * (2 * cube - 3 * square + 1) + out * (cube - 2 * square + part)
        + to * (3 * square - 2 * cube) + into * (cube - square)
    }
  }
}
