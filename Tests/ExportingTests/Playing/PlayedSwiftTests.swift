import AppleStubs
import Foundation
import Motion
import Presets
import RandomMotions
import Testing

@testable import Exporting

#if os(Linux)
  /// Exported Swift plays what its motion says, as far as the runtime shows it.
  struct PlayedSwiftTests {
    @Test(
      "Every built-in motion is seen as it is sampled",
      arguments: [(AppleFramework.uiKit, 74), (.coreAnimation, 58), (.swiftUI, 80)])
    func builtIns(framework: AppleFramework, count: Int) throws {
      let played = try PlayedSwift(BuiltInPresets.all(), by: framework)
      #expect(played.differences.count == count, "left: \(played.left)")
      for difference in played.differences.values {
        #expect(!difference.isWrong, "\(difference)")
      }
    }

    @Test(
      "Random motions are seen as they are sampled, or refused",
      .enabled(if: ProcessInfo.processInfo.environment["CURVET_THOROUGH"] != nil),
      arguments: [(AppleFramework.uiKit, 20), (.coreAnimation, 4)])
    func random(framework: AppleFramework, least: Int) throws {
      var plays = RandomPlays(seed: 2)
      let presets = try (0..<300).map { index in
        let motion = plays.motion()
        let name = try #require(PresetName("\(motion.kind.rawValue)/random-\(index)"))
        return ExportedPreset(Preset(name: name, motion: motion), motion: motion)
      }
      let played = try PlayedSwift(presets, by: framework)
      #expect(played.differences.count >= least)
      for difference in played.differences.values.sorted(by: { $0.preset < $1.preset }) {
        #expect(!difference.isWrong, "\(difference)")
      }
    }

    @Test(
      "A number that is wrong is noticed in each preset",
      .enabled(if: ProcessInfo.processInfo.environment["CURVET_THOROUGH"] != nil),
      arguments: [(AppleFramework.uiKit, 68), (.coreAnimation, 57), (.swiftUI, 80)])
    func mutations(framework: AppleFramework, count: Int) throws {
      let played = try PlayedSwift(BuiltInPresets.all(), by: framework, mutating: 7)
      let mutated = played.mutated.intersection(played.differences.keys)
      #expect(mutated.count == count)
      let unnoticed = mutated.filter { played.differences[$0]?.isWrong == false }
      #expect(unnoticed.subtracting(Self.unseen.keys) == [])
    }

    /// Presets of which a number may not be seen, and why.
    private static let unseen = [
      "group/nested-transaction": "one of its members ends where it begins",
      "keyframes/toast-spring": "it states an error that is larger than the change",
      "keyframes/skeleton-shimmer": "one of its frames holds a value",
      "keyframes/accordion-open": "SwiftUI's sizes aren't compared",
      "keyframes/accordion-close": "SwiftUI's sizes aren't compared",
      "group/colour-and-bounce": "SwiftUI's colors aren't compared",
      "animator/half-modal": "what moves by a constraint isn't compared in SwiftUI",
    ]

    @Test(
      "What UIKit says in another way is seen as it is sampled", arguments: PlayedSwiftCases.uiKit)
    func uiKit(motion: String) throws { try isSeen(motion, by: .uiKit) }

    @Test(
      "What Core Animation says in another way is seen as it is sampled",
      arguments: PlayedSwiftCases.layers)
    func layers(motion: String) throws { try isSeen(motion, by: .coreAnimation) }

    @Test(
      "What SwiftUI says in another way is seen as it is sampled",
      arguments: PlayedSwiftCases.modifiers)
    func modifiers(motion: String) throws { try isSeen(motion, by: .swiftUI) }

    /// Plays a motion, whose fields say which kind it is, and demands that it's seen as it is sampled.
    private func isSeen(_ motion: String, by framework: AppleFramework) throws {
      let played = try PlayedSwift(presets(motion), by: framework)
      let difference = try #require(played.differences.values.first, "\(played.left)")
      #expect(!difference.isWrong, "\(difference)")
    }

    private func presets(_ motion: String) throws -> [ExportedPreset] {
      let fields = [("members", "group"), ("animations", "animator"), ("tracks", "keyframes")]
      let kind = fields.first { motion.contains("\"\($0.0)\"") }?.1 ?? ""
      return try BuiltInPresets.of(
        "{\"presets\": {\"\(kind)/played\": {\"motion\": \(motion)}}}")
    }

    /// What UIKit would show as something else, and is refused.
    @Test(
      "What UIKit can't show is refused",
      arguments: [
        """
        {"duration": 1, "animations": [{"property": "transform.scale", "to": 2},
          {"property": "transform.translation.x", "to": 100, "delayFactor": 0.5}]}
        """: "UIKit can't animate parts of one transform at different times",
        """
        {"duration": 1, "tracks": [{"property": "position.x", "values": [0, 60, 0]},
          {"property": "opacity", "values": [0, 1, 0], "calculationMode": "cubic"}]}
        """: "a UIKit animation block interpolates all its values in the same way",
        """
        {"duration": 1, "tracks": [{"property": "position.x", "values": [100, null]}]}
        """: "UIKit animation blocks animate only from value to value",
        """
        {"duration": 1, "autoreverses": true, "tracks": [{"property": "opacity", "values": [0, 1]}]}
        """: "UIKit animation blocks reverse only while they repeat forever",
        """
        {"duration": 1, "animations": [{"property": "frame", "to": [0, 0, 100, 100]},
          {"property": "position.x", "to": 100}]}
        """: "UIKit can't animate position.x apart from the frame",
        """
        {"duration": 1, "animations": [{"property": "opacity", "to": 0.5, "delayFactor": 0.5},
          {"property": "opacity", "to": 1}]}
        """:
          "UIKit adds up changes of one property that begin together or in another order",
      ])
    func refused(motion: String, reason: String) throws {
      try isRefused(motion, by: .uiKit, reason)
    }

    @Test(
      "What Core Animation can't show is refused",
      arguments: [
        """
        {"duration": 1, "speed": -1, "tracks": [{"property": "opacity", "values": [0, 1]}]}
        """: "Core Animation doesn't say when an animation with a negative speed runs",
        """
        {"duration": 1, "timing": {"cubicBezier": [0.3, 0, 0.3, 1.5]}, "tracks": [
          {"property": "opacity", "values": [0, 1, 0.5], "calculationMode": "cubic"}]}
        """: "Core Animation doesn't say how cubic keyframes go on beyond their ends",
        """
        {"members": [{"motion": {"duration": 1, "tracks": [
            {"property": "opacity", "values": [0, 1]}]}},
          {"beginTime": 1, "motion": {"duration": 1, "repeatCount": "infinite", "tracks": [
            {"property": "opacity", "values": [1, 0.5]}]}}]}
        """:
          "a Core Animation group ends, and without it one animation of a property replaces another",
      ])
    func refusedLayer(motion: String, reason: String) throws {
      try isRefused(motion, by: .coreAnimation, reason)
    }

    @Test(
      "What SwiftUI can't show is refused",
      arguments: [
        """
        {"duration": 1, "beginTime": 0.5, "repeatCount": "infinite", "tracks": [
          {"property": "opacity", "values": [0.2, 1]}]}
        """: "SwiftUI keyframes that repeat don't wait before the first round only",
        """
        {"members": [{"motion": {"duration": 1, "repeatCount": "infinite", "tracks": [
          {"property": "opacity", "values": [1, 0]}]}}]}
        """: "SwiftUI keyframes repeat only as a whole",
        """
        {"duration": 1, "tracks": [{"property": "position", "values": [[0, 0], [9, 9]]},
          {"property": "position.x", "values": [0, 5]}]}
        """: "position.x is a part of position, which moves as well",
        """
        {"members": [{"kind": "transition", "motion": {"style": "push", "duration": 1}}]}
        """: "SwiftUI moves screens by a transition, which no modifier can hold",
      ])
    func refusedModifier(motion: String, reason: String) throws {
      try isRefused(motion, by: .swiftUI, reason)
    }

    private func isRefused(
      _ motion: String, by framework: AppleFramework, _ reason: String
    ) throws {
      var options = ExportOptions()
      options.frameworks = [framework]
      let export = try PresetExport(
        of: presets(motion), to: .swift, options, header: BuiltInPresets.header, demands: false)
      #expect(export.leftOut.map(\.gap.reason) == [reason])
    }

    @Test(
      "A scale of 0 is off by a fraction of the distance",
      arguments: ["[0, 1]": "within 0.001", "[0.5, 0]": "within 0.002", "[0, 0.001]": "within 1"])
    func singular(values: String, words: String) throws {
      var options = ExportOptions()
      options.frameworks = [.uiKit]
      let document = """
        {"presets": {"keyframes/pop": {"motion": {"duration": 1, "tracks": [
          {"property": "transform.scale", "values": \(values)}]}}}}
        """
      let export = try PresetExport(
        of: BuiltInPresets.of(document), to: .swift, options, header: BuiltInPresets.header,
        demands: false)
      #expect(export.presets.map(\.fidelity.words) == [words])
    }

    /// The program of an export for SwiftUI builds and runs; its motions aren't compared yet.
    @Test("What is exported for SwiftUI builds") func swiftUI() throws {
      var options = ExportOptions()
      options.frameworks = [.swiftUI]
      let export = try PresetExport(
        of: BuiltInPresets.all(), to: .swift, options, header: BuiltInPresets.header, demands: false
      )
      let main = """
        import SwiftUI

        print(Motion.swiftUIEaseInCurve.duration)
        """
      let program = try AppleProgram(
        running: ["Motion.swift": export.files[0].text, "main.swift": main])
      #expect(program.output == "0.35\n")
    }
  }
#endif
