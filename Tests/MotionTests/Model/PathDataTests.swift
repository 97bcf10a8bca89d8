import Motion
import Testing

struct PathDataTests {
  @Test(
    "Paths follow SVG's grammar; segments are absolute",
    arguments: [
      ("M 1 2", "M1,2"), ("m1,2", "M1,2"), (" \n\t\u{C}M1 2\r", "M1,2"),
      ("M1.5.5", "M1.5,0.5"), ("M1-2", "M1,-2"), ("M+1+2", "M1,2"), ("M-.5-.5", "M-0.5,-0.5"),
      ("M1e2,1E-1", "M100,0.1"), ("M1e+2-3", "M100,-3"),
      ("M0 0 1 1 2 2", "M0,0 L1,1 L2,2"), ("m1 1 1 1 1 1", "M1,1 L2,2 L3,3"),
      ("M1,1L2,3", "M1,1 L2,3"), ("M1,1l2,3 4,5", "M1,1 L3,4 L7,9"),
      ("M1,1H5 6V7 8", "M1,1 L5,1 L6,1 L6,7 L6,8"),
      ("M1,1h5 6v7 8", "M1,1 L6,1 L12,1 L12,8 L12,16"),
      ("M0,0C1,1 2,2 3,3 4,4 5,5 6,6", "M0,0 C1,1,2,2,3,3 C4,4,5,5,6,6"),
      ("M1,1c1,1 2,2 3,3", "M1,1 C2,2,3,3,4,4"),
      ("M0,0C0,1 1,2 2,2S4,3 4,4", "M0,0 C0,1,1,2,2,2 C3,2,4,3,4,4"),
      ("M0,0C0,1 1,2 2,2s2,1 2,2", "M0,0 C0,1,1,2,2,2 C3,2,4,3,4,4"),
      ("M2,2S4,3 4,4", "M2,2 C2,2,4,3,4,4"), ("M0,0Q1,1 2,0S4,3 4,4", "M0,0 Q1,1,2,0 C2,0,4,3,4,4"),
      ("M0,0Q1,2 2,0T4,0 6,0", "M0,0 Q1,2,2,0 Q3,-2,4,0 Q5,2,6,0"),
      ("M0,0q1,2 2,0t2,0", "M0,0 Q1,2,2,0 Q3,-2,4,0"), ("M1,1T4,0", "M1,1 Q1,1,4,0"),
      ("M0,0a1 1 0 0110 10", "M0,0 A1,1,0,false,true,10,10"),
      ("M0,0a1,1,0,1,0,10,10", "M0,0 A1,1,0,true,false,10,10"),
      ("M1,1a1 1 0 00.5.5", "M1,1 A1,1,0,false,false,1.5,1.5"),
      ("M0,0A-2-3 45 1 1 1 2", "M0,0 A2,3,45,true,true,1,2"),
      ("M0,0a1 1 0 01 1,1 1 1 0 00 1,1", "M0,0 A1,1,0,false,true,1,1 A1,1,0,false,false,2,2"),
      ("M1,1L2,2ZL3,3", "M1,1 L2,2 Z L3,3"), ("m1,1l1,1zm1,0", "M1,1 L2,2 Z M2,1"),
      ("M1,1L2,2z l1,1", "M1,1 L2,2 Z L2,2"), ("M 1 , 2 L 3\n,\n4", "M1,2 L3,4"),
    ])
  func isRead(text: String, expected: String) throws {
    let path = try PathData(text)
    #expect(path.segments.map(shown).joined(separator: " ") == expected)
    #expect(path.text == text)
  }

  private func shown(_ segment: PathData.Segment) -> String {
    func list(_ points: PathData.Point...) -> String {
      points.flatMap { [number($0.x), number($0.y)] }.joined(separator: ",")
    }
    func number(_ value: Double) -> String {
      value == value.rounded() ? "\(Int(value))" : "\(value)"
    }
    switch segment {
    case .move(let to): return "M" + list(to)
    case .line(let to): return "L" + list(to)
    case .cubic(let first, let second, let to): return "C" + list(first, second, to)
    case .quadratic(let control, let to): return "Q" + list(control, to)
    case .arc(let radii, let rotation, let isLarge, let isSweep, let end):
      return "A\(list(radii)),\(number(rotation)),\(isLarge),\(isSweep),\(list(end))"
    case .close: return "Z"
    }
  }

  @Test(
    "What is no path says why",
    arguments: [
      ("", "a path must start with M", "for example, write M 0,0 L 100,0"),
      ("L1,1", "a path must start with M", "for example, write M 0,0 L 100,0"),
      (",M1,1", "a path must start with M", "for example, write M 0,0 L 100,0"),
      ("M", "expected a number in the path after 1 characters", nil),
      ("M1", "expected a number in the path after 2 characters", nil),
      ("M1 2 3", "expected a number in the path after 6 characters", nil),
      ("M,1 2", "expected a number in the path after 1 characters", nil),
      ("M1,,2", "expected a number in the path after 3 characters", nil),
      ("M1,2,", "expected a number in the path after 5 characters", nil),
      ("M1,2,L3,4", "expected a number in the path after 5 characters", nil),
      ("M1. 2", "expected a number in the path after 2 characters", nil),
      ("M1e 2", "expected a number in the path after 1 characters", nil),
      ("M1e999 2", "expected a number in the path after 1 characters", nil),
      ("M1e308 0l1e308 0", "the path has a coordinate that is too large", nil),
      ("M1,2Z3", "'3' isn't a path command", "use M, L, H, V, C, S, Q, T, A, or Z"),
      ("M1,2é", "'é' isn't a path command", "use M, L, H, V, C, S, Q, T, A, or Z"),
      ("M0,0a1 1 0 2 1 1 1", "an arc flag must be 0 or 1", nil),
      ("M0,0a1 1 0 0", "an arc flag must be 0 or 1", nil),
      (
        "M" + String(repeating: " ", count: 65536), "a path can have at most 65,536 characters", nil
      ),
    ] as [(String, String, String?)])
  func isRefused(text: String, message: String, help: String?) {
    #expect(throws: MotionError(message, help: help)) { try PathData(text) }
  }

  @Test(
    "The path of a curve leads from 0,0 to 1,1 without going back in time",
    arguments: [
      ("M0,0L1,1", nil), ("M 0,0 C .05,0 .133333,.06 .166666,.4 C .208333,.82 .25,1 1,1", nil),
      ("M0,0Q.5,2 1,1", nil), ("M0,0C0,-1 1,2 1,1", nil), ("M0,0L0,1L1,1", nil),
      ("M0,0L.5,.5T1,1", nil), ("M0,0H1V1", nil),
      ("M0,1L1,1", "a curve's path must start at 0,0"),
      ("M0,0L1,2", "a curve's path must end at 1,1"), ("M0,0", "a curve's path must end at 1,1"),
      ("M0,0L.5,0L.4,1L1,1", "a curve's path can't go back in x, which is time"),
      ("M0,0C-.1,0 1,1 1,1", "a curve's path can't go back in x, which is time"),
      ("M0,0C0,0 1.1,1 1,1", "a curve's path can't go back in x, which is time"),
      ("M0,0L1,1Z", "a curve's path must be one continuous line of M, L, C, S, Q, and T"),
      ("M0,0M1,1", "a curve's path must be one continuous line of M, L, C, S, Q, and T"),
      ("M0,0A1,1 0 0 0 1,1", "a curve's path must be one continuous line of M, L, C, S, Q, and T"),
    ] as [(String, String?)])
  func timingCurve(text: String, expected: String?) throws {
    let path = try PathData(text)
    var found: String?
    do throws(MotionError) {
      try path.checkTimingCurve()
    } catch {
      found = error.message
    }
    #expect(found == expected)
  }
}
