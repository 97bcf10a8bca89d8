import Importing
import Motion
import Presets
import Testing

@testable import Exporting

/// What was read, written and read again.
struct StableFormatsTests {
  private static let tokens = """
    {"ease": {"$type": "cubicBezier", "out": {"$value": [0.30000000000000004, 0, 0.1, 1]},
      "over": {"$value": [0.3, -0.4, 0.7, 1.6]}},
     "time": {"$type": "duration", "fast": {"$value": {"value": 120, "unit": "ms"}},
      "slow": {"$value": {"value": 1.25, "unit": "s"}}, "same": {"$value": "{time.fast}"}},
     "card": {"$type": "transition", "$value": {"duration": "{time.fast}",
      "delay": {"value": 10, "unit": "ms"}, "timingFunction": "{ease.out}"}}}
    """
  private static let sheet = """
    :root { --ease: cubic-bezier(.3, -.4, .7, 1.6); --wave: linear(0, 1.2 40%, .9, 1);
      --stairs: steps(5, jump-both); --fast: 120ms; --fade: opacity 250ms ease-out 10ms }
    @keyframes pulse { 50% { opacity: .3; transform: scale(1.1) rotate(10deg) } }
    .pulse { animation: pulse 2s ease-in-out 10ms 3 alternate both }
    """
  private static let variables = """
    :where(html) { --ease-1: cubic-bezier(.25, 0, .5, 1); --quick: 80ms;
      --animation-show: show .5s var(--ease-1); --animation-turn: turn 2s linear infinite }
    @keyframes show { to { opacity: 1 } }
    @keyframes turn { to { transform: rotate(1turn) } }
    """
  private static let lottie = """
    {"v": "5.7.4", "fr": 60, "ip": 0, "op": 60, "layers": [{"nm": "Ball", "ks": {"r": {"a": 1, "k": [
      {"t": 0, "s": [0], "o": {"x": [0.2], "y": [0]}, "i": {"x": [0.1], "y": [1.4]}},
      {"t": 20, "s": [9], "o": {"x": [0.3], "y": [0.1]}, "i": {"x": [0.7], "y": [0.9]}},
      {"t": 40, "s": [0]}]}}}]}
    """

  @Test(
    "Every motion is the same after each writing",
    arguments: [
      ("a.tokens.json", tokens, ExportTarget.dtcg, ""), ("a.css", sheet, .css, "motion-"),
      ("b.css", variables, .css, "motion-"),
      ("a.tokens.json", tokens, .css, "motion-"), ("ball.json", lottie, .css, "motion-"),
      ("ball.json", lottie, .dtcg, ""),
    ])
  func stable(file: String, text: String, target: ExportTarget, prefix: String) throws {
    var presets = try Self.presets(file, text)
    #expect(!presets.isEmpty)
    var written: [String] = []
    for _ in 0..<3 {
      let name = target == .css ? "a.css" : "a.tokens.json"
      written.append(try BuiltInPresets.text(try BuiltInPresets.exported(presets), target))
      let again = try Self.presets(name, written[written.count - 1])
      let found = Dictionary(again.map { ($0.name.text, $0) }) { one, _ in one }
      for (index, preset) in presets.enumerated() {
        let plain = target == .css ? preset.name.text.replacing("/", with: "-") : preset.name.text
        let one = try #require(found[prefix + plain] ?? found[plain], "\(preset.name)")
        // References may be written out; what they refer to is the same.
        guard preset.references.isEmpty else { continue }
        #expect(one.motion == preset.motion, "\(preset.name)")
        presets[index].motion = one.motion
      }
    }
    #expect(Set(written).count == 1)
  }

  private static func presets(_ file: String, _ text: String) throws -> [Preset] {
    var input = ReaderInput(shown: file, text: Array(text.utf8))
    var report = ReadingReport()
    let reader = try #require(try ImportFormats.readers.recognizing(&input))
    return try reader.presets(in: &input, &report).map(\.preset)
  }
}
