import Foundation
import Fuzzing
import Testing

/// A few of the extreme presets that `make fuzz-presets` makes by the thousand.
struct PresetFuzzTests {
  @Test(
    "No command crashes, hangs or prints infinity, whatever presets there are", arguments: [1, 2])
  func presets(index: Int) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("curvet-fuzz-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let fuzz = try PresetFuzz(seed: 44, program: try #require(Self.program), in: folder)
    let outcome = try fuzz.run(index)
    #expect(outcome.problems == [])
    // Some presets are refused, and some are not.
    #expect(outcome.rules["import 0", default: 0] > 3)
    #expect(outcome.rules["import 65", default: 0] > 3)
  }

  /// The program that is tested: the one that is named, or else the one that was built beside the tests.
  private static let program: String? = {
    if let named = ProcessInfo.processInfo.environment["CURVET_PROGRAM"] { return named }
    let build = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../.build/debug/curvet").standardized.path
    return FileManager.default.isExecutableFile(atPath: build) ? build : nil
  }()
}
