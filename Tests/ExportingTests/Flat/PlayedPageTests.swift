import BrowserChecking
import Foundation
import Motion
import PlayerChecking
import Presets
import Testing

@testable import Exporting

/// A web page made of the TypeScript player and the JSON alone plays whole screens.
@Suite struct PlayedPageTests {
  private static let container = SIMD2(390.0, 844)
  private static let lengths = [
    "container.width": 390.0, "container.height": 844, "destination.final.x": 0,
    "destination.final.y": 0, "destination.final.width": 390, "destination.final.height": 844,
  ]
  /// The fractions of the time that are looked at.
  private static let fractions = [0.05, 0.3, 0.45, 0.6, 1]

  @Test("Flip and push run, and are where they belong") func whole() throws {
    let names = ["transition/flip-present", "transition/push-from-right"]
    let presets = try BuiltInPresets.timed()
    let asked = try names.map { name in try #require(presets.first { $0.name.text == name }) }
    let flat = try BuiltInPresets.text(presets, .flat)
    let html = try page(flat)
    for preset in asked {
      let places = Self.fractions.map { "[playback.seek(playback.duration * \($0)), places()][1]" }
      let answer = try BrowserChecker.answer(
        to: VisitQuestion(
          html: html, width: 390, height: 844,
          steps: [.init("go('\(preset.name.text)')", after: 0.2)]
            + places.map { .init($0, after: 0.05) }
            + [.init("[playback.resume(), true][1]"), .init("finished", after: 0.3)]))
      #expect(answer.complaints == [])
      #expect(answer.found.last == "true")
      for (fraction, text) in zip(Self.fractions, answer.found.dropFirst()) {
        let found = try JSONDecoder().decode([[Double]].self, from: Data(text.utf8))
        let expected = try boxes(of: preset, at: fraction)
        for (one, other) in zip(found, expected) {
          let isNear = zip(one, other).allSatisfy { abs($0 - $1) < 0.05 }
          #expect(isNear, "\(preset.name) at \(fraction): \(one), not \(other)")
        }
      }
    }
  }

  @Test("Less motion is the other preset, a cut, or asked of the system") func reduced() throws {
    let presets = try BuiltInPresets.of(
      """
      {"presets": {
        "animator/cut": {"kind": "animator", "reducedMotion": "none", "motion": {"duration": 5,
          "animations": [{"target": "source", "property": "opacity", "from": 1, "to": 0.25}]}},
        "animator/other": {"kind": "animator", "reducedMotion": "animator/cut", "motion": {"duration": 5,
          "animations": [{"target": "source", "property": "position.x", "by": 100}]}}
      }}
      """)
    let answer = try BrowserChecker.answer(
      to: VisitQuestion(
        html: try page(BuiltInPresets.text(presets, .flat)), reducedMotion: true, width: 390,
        height: 844,
        steps: [
          .init("go('animator/other')", after: 0.2),
          .init("[finished, source.style.opacity, source.style.transform]", after: 0.05),
          .init("[playback.cancel(), source.style.opacity][1]"),
        ]))
    #expect(answer.complaints == [])
    #expect(answer.found.dropFirst() == [#"[true,"0.25",""]"#, #""""#])
  }

  private func page(_ flat: String) throws -> String {
    let player = try PlayerChecker.javaScript().replacing("export ", with: "")
    return """
      <!doctype html><meta charset=utf-8>
      <style>
        body { margin: 0 }
        #stage { position: relative; width: 390px; height: 844px }
        #stage div { position: absolute; inset: 0 }
      </style>
      <div id=stage><div id=source>old</div><div id=destination>new</div></div>
      <script type=module>
      \(player)
      const file = load(JSON.stringify(\(flat)));
      const elements = { source: document.querySelector("#source"),
        destination: document.querySelector("#destination") };
      window.go = name => {
        window.finished = undefined;
        window.playback = play(file, name, elements);
        playback.finished.then(ended => window.finished = ended);
        return playback.ignored;
      };
      window.places = () => Object.values(elements).map(element => {
        const { left, top, right, bottom } = element.getBoundingClientRect();
        return [left, top, right, bottom];
      });
      </script>
      """
  }

  /// The bounds of the old and the new page: left, top, right and bottom.
  private func boxes(of preset: ExportedPreset, at fraction: Double) throws -> [[Double]] {
    let evaluator = try MotionEvaluator(preset.motion, lengths: Self.lengths)
    func value(_ target: String, _ property: String) -> Double {
      let track = evaluator.tracks.first { $0.target == target && $0.property == property }
      guard case .number(let number)? = track?.point(at: fraction * evaluator.duration).value
      else { return 0 }
      return number
    }
    let isFlip = preset.name.text.contains("flip")
    return ["source", isFlip ? "destination.snapshot" : "destination"].map { target in
      let angle = value(target, "transform.rotation.y") * .pi / 180
      let shift = value(target, "transform.translation.x")
      let half = Self.container / 2
      var (low, high) = (SIMD2(repeating: Double.infinity), SIMD2(repeating: -Double.infinity))
      for side in [-half.x, half.x] {
        let w: Double = 1 + side * sin(angle) / 500
        let x: Double = half.x + shift + side * cos(angle) / w
        for edge in [-half.y, half.y] {
          let corner = SIMD2(x, half.y + edge / w)
          low = pointwiseMin(low, corner)
          high = pointwiseMax(high, corner)
        }
      }
      return [low.x, low.y, high.x, high.y]
    }
  }
}
