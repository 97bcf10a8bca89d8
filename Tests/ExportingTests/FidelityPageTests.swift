import Expectations
import Motion
import Presets
import Testing

@testable import Exporting

/// The page about how exact each kind of preset is in each format, which is written from what the
/// writers say of the built-in presets.
struct FidelityPageTests {
  @Test("The documentation says how exact the built-in presets are in each format") func page()
    throws
  {
    try Page("docs/fidelity.md").expect(Self.text(try FidelityTable()))
  }

  @Test("What had an export has one") func kept() throws {
    let table = try FidelityTable()
    for (target, kinds) in Self.kept {
      for kind in kinds {
        let cell = try #require(table[target, kind], "\(target) has no \(kind)")
        #expect(cell.exported > 0, "\(target) no longer exports \(kind)")
      }
    }
  }

  /// The kinds of which each format has had built-in presets.
  private static let kept: [String: Set<MotionKind>] = {
    let values: Set<MotionKind> = [.curve, .spring, .duration, .keyframes]
    let all = Set(MotionKind.allCases)
    return [
      "flat": all, "swift": all, "css": all, "dtcg": all, "compose": values.union([.transition]),
      "android-xml": values, "motion": values,
      "flutter": values.union([.transition]), "react-native": values,
    ]
  }()

  private static func text(_ table: FidelityTable) -> String {
    var text = """
      # How exact exports are

      What the writers of `curvet export` say of the built-in presets, by kind. `make record` writes this page, and a
      test holds it to what they say.

      - **exact**: off by less than 0.00001 of the distance, which is rounding.
      - **≤ 0.0005**: off by that at most, as a fraction of the distance; the largest of the presets counts.
      - **incomplete**: exact in value and timing, without a part of what it does, such as its gesture.
      - **near**: off by what has no figure, such as how colours are mixed.
      - **none**: the format can't express it; the reasons are below.

      A number in front says of how many presets it holds; without one it is all of them.

      | Format | \(MotionKind.allCases.map { $0.rawValue }.joined(separator: " | ")) |
      |---\(String(repeating: "|---", count: MotionKind.allCases.count))|

      """
    for target in table.targets {
      let cells = MotionKind.allCases.map { table[target, $0]?.words ?? "" }
      text +=
        "| `\(target == "flat" ? "json --flat" : target)` | \(cells.joined(separator: " | ")) |\n"
    }
    text += Self.about
    for target in table.targets {
      let reasons = MotionKind.allCases.flatMap { kind in
        (table[target, kind]?.reasons ?? []).map { "- \(kind.rawValue): \($0)" }
      }
      if reasons.isEmpty { continue }
      text += "\n### \(target)\n\n" + reasons.joined(separator: "\n") + "\n"
    }
    return text
  }

  private static let about = """

    ## What a figure counts

    The figure is the largest difference between Curvet's own values and what the platform shows with what is written.
    For a library that is what its own code makes of it, not what the formula would be:

    | `--to` | with what the figure is computed |
    |---|---|
    | `motion` | Motion 12 and 13: a Bézier by twelve halvings; a spring until `restDelta` and `restSpeed`, which are written |
    | `react-native` | Reanimated 4: a Bézier by four of Newton's steps; a damping ratio above 1 played as 1; a spring until 6e-9 of its energy is left |
    | `compose` | animation-core 1.7: a Bézier in single precision; a spring until it is expected within `visibilityThreshold`, 0.01 |
    | `flutter` | Flutter 3: a `Cubic` to within 0.001 of the time; a spring until it is within 0.001 |
    | `android-xml` | Android 5 and later: a path followed to within 0.002 |

    - Libraries end a spring at a distance in the value's own unit. The figures are those of a value that goes 1; on a
      longer way it is a smaller fraction.
    - A Bézier that the library solves worse than the tolerance is written with a function that solves it, if the
      format has functions.
    - Motion lets the browser animate opacity, filters, clip paths and whole `transform` texts: a spring or an easing
      function is then a straight line from one hundredth of a second to the next. For a spring that adds, at its
      start, about 0.000013 times stiffness ÷ mass; the figures are those of Motion's own animations.
    - Compose solves the Béziers of a `PathEasing` in a way that differs between its versions; the figures leave that
      out.
    - Compose looks at whole milliseconds, and every screen at its frames; the figures are of the values at those times.
    - What an easing is at its very start and end counts: Flutter and Android show 0 at the start and 1 at the end,
      whatever the easing is there, and all libraries show the target at the end.

    ## What has no form

    """
}

/// A fidelity table is what writers say of the built-in presets, by format and kind.
struct FidelityTable {
  /// The formats, in the order of help.
  let targets: [String]
  private let cells: [String: [MotionKind: Cell]]

  /// What is said of the presets of a kind.
  struct Cell {
    private(set) var exact = 0
    private(set) var errors: [Double] = []
    private(set) var near = 0
    private(set) var incomplete = 0
    private(set) var missing = 0
    private(set) var reasons: [String] = []

    mutating func add(_ fidelity: Fidelity) {
      if fidelity.degree == .exact {
        exact += 1
      } else if fidelity.error == 0, !fidelity.missing.isEmpty {
        incomplete += 1
      } else if let error = fidelity.error {
        errors.append(error)
      } else {
        near += 1
      }
    }

    mutating func add(_ reason: String) {
      missing += 1
      if !reasons.contains(reason) { reasons.append(reason) }
    }

    var exported: Int { exact + incomplete + errors.count + near }

    /// The cell in words: `39 exact, 2 ≤ 0.0054, 1 none`.
    var words: String {
      let largest = Fidelity.rounded(errors.max() ?? 0)
      let parts = [
        (exact, "exact"), (incomplete, "incomplete"), (errors.count, "≤ \(largest)"),
        (near, "near"), (missing, "none"),
      ].filter { $0.0 > 0 }
      if parts.count == 1 { return parts[0].1 }
      return parts.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
    }
  }

  init() throws {
    var cells: [String: [MotionKind: Cell]] = [:]
    for target in Self.all {
      let export = try BuiltInPresets.export(target)
      var row: [MotionKind: Cell] = [:]
      for preset in export.presets {
        row[preset.preset.kind, default: Cell()].add(preset.fidelity)
      }
      for one in export.leftOut {
        row[one.preset.preset.kind, default: Cell()].add(one.gap.reason)
      }
      cells[target.name] = row
    }
    self.cells = cells
    targets = Self.all.map(\.name)
  }

  /// Sheets say of each preset what the other formats make of it.
  private static let all = ExportTarget.all.filter { $0.formatName != "spec" }

  subscript(target: String, kind: MotionKind) -> Cell? { cells[target]?[kind] }
}
