import BrowserChecking
import CompilerRunning
import Motion
import Presets
import StrictJSON
import Testing

@testable import Exporting

/// Exported modules are run, and their numbers read back.
struct ExportedModuleTests {
  @Test("The module for Motion has the presets' numbers") func motion() throws {
    try check(.motion, ease: "ease", factor: 1) { $0 }
  }

  @Test("The module for Reanimated has the presets' numbers") func reanimated() throws {
    try check(
      .reactNative, ease: "easing", factor: 1000, plain: { try TypeScript.javaScript(of: $0) })
  }

  /// What stands in for Reanimated: everything is what it was called with.
  private static let reanimated = """
    export const Easing = { linear: "linear", bezier: (...points) => points };
    export const ReduceMotion = { Never: "never" };
    export const withTiming = (value, config) => ({ value, ...config });
    export const withSequence = (...steps) => steps;
    export const withDelay = (delay, animation) => ({ delay, animation });
    export const withRepeat = (animation, repeat) => ({ animation, repeat });
    """

  private static let reactNative = """
    export const Animated = {};
    export const I18nManager = { isRTL: false };
    export const Platform = { OS: "ios" };
    """

  /// What velocities become at a distance of 2 and a finger's velocity of 500.
  private static let velocities = ["spring/tether": 2.0, "spring/half-modal-release": 1000]

  /// What plays transitions of screens.
  private static let shared: Set = ["pages", "cut", "pageStyle", "cardOptions"]

  /// Easings are sampled, functions of a distance and a velocity called.
  private static let expression = """
    exports => Object.fromEntries(Object.entries(exports).map(([name, value]) => {
      const sampled = (ease) =>
        typeof ease === "function" ? Array.from({ length: 51 }, (_, i) => ease(i / 50)) : ease;
      if (["pageStyle", "cardOptions"].includes(name)) return [name, null];
      if (typeof value !== "function") {
        const ease = value.ease ?? value.easing;
        return [name, ease ? { ...value, ease: sampled(ease) } : value];
      }
      const made = value(2, 500);
      return [name, typeof made === "number" ? sampled(value) : made];
    }))
    """

  private func check(
    _ target: ExportTarget, ease: String, factor: Double, plain: (String) throws -> String
  ) throws {
    let export = try BuiltInPresets.export(target)
    let answer = try BrowserChecker.answer(
      to: ModuleQuestion(
        plain(export.files[0].text),
        packages: ["react-native-reanimated": Self.reanimated, "react-native": Self.reactNative],
        expression: Self.expression))
    let exports = try #require(JSONDocument.read(Array(answer.utf8), file: "exports").document).root
    let names = exports.members.map(\.key).filter { !Self.shared.contains($0) }
    #expect(names.sorted() == export.presets.map(\.identifier).sorted())
    for preset in export.presets {
      let found = try #require(exports[preset.identifier], "\(preset.identifier)")
      switch try CodeExportMotion(preset.motion, for: "it") {
      case .screens: break
      case .duration(let seconds): #expect(found.number == seconds * factor)
      case .spring(let spring):
        #expect(found["mass"]?.number == spring.spring.mass)
        // Reanimated plays no damping ratio above 1; the nearest spring at 1 is written.
        if target != .reactNative || spring.spring.dampingRatio <= 1 {
          #expect(found["stiffness"]?.number == spring.spring.stiffness)
          #expect(found["damping"]?.number == spring.spring.damping)
        }
        #expect(
          found["velocity"]?.number
            == (spring.velocity == nil ? nil : Self.velocities[preset.name.text]))
      case .curve(let curve):
        #expect(found["duration"]?.number == curve.duration.map { $0 * factor })
        try compare(found["ease"] ?? found, with: curve.easing, preset)
      case .keyframes(let keyframes):
        if target == .motion {
          let track = found["values"] == nil ? Array(found.members)[0].value : found
          #expect(track["options"]?["duration"]?.number == keyframes.duration)
          let values = try #require(track["values"]).elements.map { $0.number }
          let expected = keyframes.tracks[0].values.map { $0.number }
          #expect(values.count == expected.count, "\(preset.name)")
          // What is nil depends on a length.
          for (value, number) in zip(values, expected) where number != nil {
            #expect(value == number, "\(preset.name)")
          }
        }
      }
    }
  }

  private func compare(
    _ found: JSONValue, with easing: CodeExportEasing, _ preset: ExportedPreset
  ) throws {
    switch easing {
    case .linear: #expect(found.string == "linear")
    case .cubic(let x1, let y1, let x2, let y2) where Array(found.elements).count == 4:
      #expect(found.elements.map { $0.number } == [x1, y1, x2, y2], "\(preset.name)")
    case .cubic, .stops, .steps, .path:
      let samples = found.elements.compactMap { $0.number }
      #expect(samples.count == 51, "\(preset.name)")
      let evaluator = try CurveEvaluator(easing.shape)
      for (index, sample) in samples.enumerated() {
        let difference = abs(sample - evaluator.value(at: Double(index) / 50))
        #expect(difference <= (preset.fidelity.error ?? Fidelity.invisible), "\(preset.name)")
      }
    }
  }
}

extension CodeExportValue {
  /// The number that it is; nil for anything else.
  fileprivate var number: Double? {
    if case .number(let number) = self { number } else { nil }
  }
}
