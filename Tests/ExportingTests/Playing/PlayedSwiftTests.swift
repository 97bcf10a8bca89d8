import AppleStubs
import Testing

@testable import Exporting

#if os(Linux)
  /// Exported Swift plays what its motion says, as far as the runtime shows it.
  struct PlayedSwiftTests {
    /// The presets that don't do what their export says, and why.
    private static let known: [AppleFramework: [String: Comment]] = [
      .uiKit: [
        "keyframes/delayed-move": "the delay isn't written",
        "keyframes/badge-out": "UIKit doesn't animate to a singular transform",
        "keyframes/badge-pop": "UIKit doesn't animate from a singular transform",
        "keyframes/refresh-end": "UIKit doesn't animate to a singular transform",
      ]
    ]

    @Test(
      "Every built-in motion is seen as it is sampled",
      arguments: [(AppleFramework.uiKit, 74), (.coreAnimation, 58)])
    func builtIns(framework: AppleFramework, count: Int) throws {
      let played = try PlayedSwift(BuiltInPresets.all(), by: framework)
      #expect(played.differences.count == count, "left: \(played.left)")
      for (preset, difference) in played.differences {
        if let reason = Self.known[framework]?[preset] {
          withKnownIssue(reason) { #expect(!difference.isWrong, "\(difference)") }
        } else {
          #expect(!difference.isWrong, "\(difference)")
        }
      }
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
