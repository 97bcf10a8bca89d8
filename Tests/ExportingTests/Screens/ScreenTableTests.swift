import Expectations
import Motion
import Presets
import Testing

@testable import Exporting

/// The table of transitions by format in `docs/exporting.md` is written from what the writers say.
struct ScreenTableTests {
  @Test("The documentation says which format has which transition") func table() throws {
    let page = try Page("docs/exporting.md")
    let start = try #require(page.text.firstRange(of: "<!-- begin: transitions -->\n")).upperBound
    let end = try #require(page.text.firstRange(of: "<!-- end: transitions -->")).lowerBound
    page.expect(try Self.text(), insteadOf: page.text[start..<end])
  }

  @Test("No format loses a transition that it had") func kept() throws {
    for target in [ExportTarget.flat, .swift, .css, .dtcg, .compose, .flutter] {
      let export = try BuiltInPresets.export(target)
      let lost = export.leftOut.filter { $0.preset.preset.kind == .transition }
      let isWhole = [ExportTarget.flat, .swift, .dtcg].contains { $0.name == target.name }
      let allowed = isWhole ? [] : Self.formless
      #expect(
        lost.allSatisfy { allowed.contains($0.name.text) }, "\(target.name): \(lost.map(\.name))")
    }
  }

  /// Those that no other platform has a form for: page curls.
  static let formless: Set<String> = [
    "transition/page-curl", "transition/page-uncurl", "transition/uiview-transition/curl-down",
    "transition/uiview-transition/curl-up",
  ]

  /// The rows, by what the presets look like.
  private static let rows: [(name: String, holds: @Sendable (Transition, String) -> Bool)] = [
    ("flip, present and dismiss", { $0.style == .custom && $1.contains("/flip") }),
    ("UIKit's flips", { transition, _ in transition.style == .flip }),
    ("push", { transition, _ in transition.style == .push }),
    ("move in", { transition, _ in transition.style == .moveIn }),
    ("reveal", { transition, _ in transition.style == .reveal }),
    (
      "fade, cross-dissolve",
      { transition, _ in transition.style == .fade || transition.style == .crossDissolve }
    ),
    (
      "page curl", { transition, _ in transition.style == .curlUp || transition.style == .curlDown }
    ),
    ("other recipes of layers", { $0.style?.hasLayers == true && !$1.contains("/flip") }),
  ]

  private static func text() throws -> String {
    let presets = try BuiltInPresets.all().filter { $0.preset.kind == .transition }
    let targets = ExportTarget.all
    let names = targets.map { $0.name == "flat" ? "`json --flat`" : "`\($0.name)`" }
    var text = "| Transition | \(names.joined(separator: " | ")) |\n"
    text += "|---\(String(repeating: "|---", count: names.count))|\n"
    let exports = try targets.map { try BuiltInPresets.export($0) }
    for row in rows {
      let own = presets.filter { preset in
        guard case .transition(let transition) = preset.motion else { return false }
        return row.holds(transition, preset.name.text)
      }
      if own.isEmpty { continue }
      let cells = exports.map { export in
        var cell = FidelityTable.Cell()
        for preset in own {
          if let found = export.presets.first(where: { $0.name == preset.name }) {
            cell.add(found.fidelity)
          } else {
            cell.add("")
          }
        }
        return cell.words
      }
      text += "| \(row.name) | \(cells.joined(separator: " | ")) |\n"
    }
    return text
  }
}
