import BrowserChecking
import Motion
import Presets
import RandomMotions
import Testing

@testable import Exporting

/// Random motions in exported CSS are what Curvet samples, in Chromium, within what is stated.
struct PlayedCSSTests {
  private static let seeds: [UInt64] = CSSNumbers.count > 30 ? Array(1...20) : [6]

  /// The scale jumps at the very start, before which its easing goes: it plays backward, ends at the instant of the
  /// jump, and stays there, where CSS has the value before it.
  private static let unsaid: Set = ["group/r75s10"]

  @Test("Random motions of all kinds", arguments: seeds) func random(seed: UInt64) throws {
    let presets = try (0..<100).compactMap { index -> ExportedPreset? in
      var plays = RandomPlays(seed: seed &* 1_000_003 &+ UInt64(index))
      let motion = index < 50 ? plays.motion() : plays.anyMotion()
      guard motion.isPlayable else { return nil }
      let name = try #require(PresetName("\(motion.kind.rawValue)/r\(index)"))
      return ExportedPreset(Preset(name: name, motion: motion), motion: motion)
    }
    let export = try PresetExport(
      of: presets, to: .css, ExportOptions(), header: BuiltInPresets.header, demands: false)
    let sheet = CSSPage(css: export.files[0].text, lengths: ["w": 123, "h": 77])
    var checks: [(preset: ExportedPreset, check: CSSCheck)] = []
    for preset in export.presets {
      let isStated = preset.fidelity.degree == .exact || preset.fidelity.error != nil
      guard isStated else { continue }
      let error = max(preset.fidelity.error ?? 0, 1e-5)
      switch preset.motion {
      case .curve, .spring: checks += try CSSCheck.all(of: preset, on: sheet).map { (preset, $0) }
      default:
        checks += try CSSCheck.styles(preset, sheet, error: error).map { (preset, $0) }
      }
    }
    #expect(checks.count > 20)
    let answers = try BrowserChecker.answers(to: checks.map(\.check.question))
    try #require(answers.count == checks.count)
    for (one, answer) in zip(checks, answers) {
      let complaints = one.check.complaints(try answer.get())
      if Self.unsaid.contains("\(one.preset.name)s\(seed)") { continue }
      let text = String(decoding: one.preset.preset.payload, as: UTF8.self)
      #expect(complaints.prefix(3) == [], "\(one.preset.fidelity.words): \(text)")
    }
  }
}

extension Motion {
  /// Whether Curvet and CSS mean the same by it.
  fileprivate var isPlayable: Bool {
    switch self {
    case .animator(let animator): animator.continuation == nil
    // A place and its x are two properties of Curvet's, and one of CSS.
    case .keyframes(let keyframes):
      Set(keyframes.tracks.map(\.property).filter(\.isPlace)).count < 2
    case .group(let group):
      group.members.allSatisfy { member in
        switch member.content {
        // A page in a group moves by its own size, which isn't a length here.
        case .motion(.transition(let transition)): !transition.layers.isEmpty
        case .motion(let motion): motion.isPlayable
        case .preset: true
        }
      }
    case .curve, .spring, .duration, .transition: true
    }
  }
}

extension String {
  fileprivate var isPlace: Bool { hasPrefix("position") || hasPrefix("transform.translation") }
}
