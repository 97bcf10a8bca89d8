import BrowserChecking
import Foundation
import PlayerChecking
import Presets
import Testing

@testable import Exporting

/// The evaluator of the gallery's page, which plays the same JSON as apps do.
@Suite(.serialized) struct GalleryPlayerTests {
  private static let pages = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Pages/gallery").standardized

  /// What computes values, as a module.
  private static func module() throws -> String {
    try ["easing", "motion"].map {
      try String(contentsOf: pages.appending(path: "\($0).js"), encoding: .utf8)
    }.joined() + "\nexport { bound, frameOf };"
  }

  @Test("The gallery shows what sample says, of every built-in preset and hard ones")
  func agreement() throws {
    let played = try PlayedPresets(
      BuiltInPresets.timed() + BuiltInPresets.of(PrintedTimelineTests.hard))
    try #require(played.cases.count > 140)
    let cases = String(decoding: try JSONEncoder().encode(played.cases), as: UTF8.self)
    let expression = """
      exports => {
        const file = \(played.flat);
        const shown = \(cases).map(({ preset, parameters, times }) => {
          const motion = exports.bound(file.presets[preset], parameters);
          return times.map(time => {
            const frame = exports.frameOf(motion, time), told = new Set();
            const values = [];
            for (const { target, property } of motion.tracks) {
              const name = JSON.stringify([target, property]);
              if (told.has(name)) continue;
              told.add(name);
              values.push(frame.get(target).get(property) ?? null);
            }
            return values;
          });
        });
        return { shown, refusals: [] };
      }
      """
    let told = try BrowserChecker.answer(
      to: ModuleQuestion(try Self.module(), expression: expression))
    let answer = try JSONDecoder().decode(PlayerChecker.Answer.self, from: Data(told.utf8))
    let found = played.differences(from: answer)
    #expect(found.isEmpty, "\(found.joined(separator: "\n"))")
  }
}
