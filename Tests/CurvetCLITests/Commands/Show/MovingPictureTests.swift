import BrowserChecking
import Foundation
import Testing

/// Pictures that move, as a browser plays them.
struct MovingPictureTests {
  /// A frame that is seen at a time: its number, and the corners of the first plane in it.
  private struct Frame: Decodable {
    var numbers: [Int]
    var corners: [[Double]]
  }

  private struct Samples: Decodable {
    struct Sample: Decodable { var tracks: [Track] }
    struct Track: Decodable {
      var target: String?
      var property: String
      var points: [Point]
    }
    struct Point: Decodable { var value: Value }
    enum Value: Decodable {
      case number(Double)
      case other

      init(from decoder: any Decoder) throws {
        let number = try? decoder.singleValueContainer().decode(Double.self)
        self = number.map(Value.number) ?? .other
      }
    }
    var samples: [Sample]
  }

  /// Plays a preset's picture to some times; returns what is seen at each.
  private static func frames(_ words: [String], at times: [Double], on desk: Desk) throws -> [Frame]
  {
    let run = desk.run(words + ["--svg", "-", "--animated", "-q"])
    try #require(run.status == 0, "\(run.errors)")
    #expect(run.output.utf8.count < 200_000)
    let list = times.map { "\($0)" }.joined(separator: ",")
    let step = VisitQuestion.Step(
      """
      (() => {
        const animations = document.getAnimations();
        animations.forEach(animation => animation.pause());
        const frames = [...document.querySelectorAll(".frame")];
        return [\(list)].map(time => {
          animations.forEach(animation => { animation.currentTime = 1000 * time; });
          const isSeen = frame => getComputedStyle(frame).visibility === "visible";
          const seen = frames.filter(isSeen);
          const plane = seen[0].querySelector("polygon").getAttribute("points");
          return {
            numbers: seen.map(frame => frames.indexOf(frame)),
            corners: plane.split(" ").map(point => point.split(",").map(Number)),
          };
        });
      })()
      """)
    let answer = try BrowserChecker.answer(
      to: VisitQuestion(html: "<!DOCTYPE html>\n\(run.output)", steps: [step]))
    #expect(answer.complaints == [])
    return try JSONDecoder().decode([Frame].self, from: Data(answer.found[0].utf8))
  }

  /// Returns the numbers of a track at times.
  private static func numbers(
    _ name: String, _ target: String?, _ property: String, at times: [Double], on desk: Desk
  ) throws -> [Double] {
    let at = times.map { String(format: "%.9fs", $0) }.joined(separator: ",")
    let run = desk.run("sample", name, "--at", at, "--json")
    try #require(run.status == 0, "\(run.errors)")
    let samples = try JSONDecoder().decode(Samples.self, from: Data(run.output.utf8)).samples
    let track = try #require(
      samples[0].tracks.first { $0.target == target && $0.property == property })
    return track.points.map { point in
      if case .number(let number) = point.value { number } else { .nan }
    }
  }

  @Test(
    "Sixty times a second a spring's box is where 'sample' says, and at last it rests at its end")
  func spring() throws {
    let desk = try Desk(.builtIn)
    let starts = (0..<53).map { Double($0) / 60 }
    let rests = [52.5 / 60, 52 / 60 + 0.69]
    let frames = try Self.frames(
      ["show", "spring/figma/bouncy"], at: starts.map { $0 + 0.008 } + rests, on: desk)
    #expect(frames.map(\.numbers) == ((0..<53) + [52, 52]).map { [$0] })
    let progress = try Self.numbers(
      "spring/figma/bouncy", nil, "progress", at: starts.map { min($0, 0.861) }, on: desk)
    let lefts = frames.map { $0.corners.map { $0[0] }.min() ?? 0 }
    let peak = try #require(progress.indices.max { progress[$0] < progress[$1] })
    let scale = (lefts[peak] - lefts[0]) / progress[peak]
    #expect(scale > 300)
    for (left, progress) in zip(lefts, progress) {
      #expect(abs(left - lefts[0] - scale * progress) <= 0.02)
    }
  }

  @Test("A flip's corners are where 'sample' says") func flip() throws {
    let desk = try Desk(.builtIn)
    let times = (0..<44).map { Double($0) / 60 }
    let frames = try Self.frames(
      ["show", "transition/flip-present"], at: times.map { $0 + 0.008 }, on: desk)
    let angles = try ["source", "destination.snapshot"].map {
      try Self.numbers("transition/flip-present", $0, "transform.rotation.y", at: times, on: desk)
    }
    // The first frame has the whole screen, 390 by 844 points, in front of an eye 500 points away.
    let screen = frames[0].corners
    let center = [0, 1].map { axis in screen.map { $0[axis] }.reduce(0, +) / 4 }
    let scale = (screen[1][0] - screen[0][0]) / 390
    var turned = 0
    for (index, frame) in frames.enumerated() {
      let degrees = angles[0][index] > -90 ? angles[0][index] : angles[1][index]
      let angle = degrees * .pi / 180
      guard abs(cos(angle)) > 0.05 else { continue }
      turned += degrees != 0 ? 1 : 0
      for (corner, (side, end)) in zip(frame.corners, [(-1.0, -1.0), (1, -1), (1, 1), (-1, 1)]) {
        let nearness = 500 / (500 + sin(angle) * side * 195)
        #expect(abs(corner[0] - center[0] - scale * side * 195 * cos(angle) * nearness) <= 0.02)
        #expect(abs(corner[1] - center[1] - scale * end * 422 * nearness) <= 0.02)
      }
    }
    #expect(turned > 20)
  }
}
