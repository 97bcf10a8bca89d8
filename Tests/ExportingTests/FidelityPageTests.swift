import Expectations
import Motion
import Presets
import Testing

@testable import Exporting

/// The page about how exact each kind of preset is in each format, written from what the writers report
/// of the built-in presets.
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

      The fidelity that `curvet export` reports for the built-in presets, by format and kind.

      - **exact**: off by less than 0.00001 of the distance, which is rounding.
      - **≤ 0.0005**: the largest error of these presets, as a fraction of the distance.
      - **incomplete**: exact in value and timing, but without a part of the behavior, such as the gesture.
      - **near**: the difference can't be measured, for example another way to mix colors.
      - **none**: the format can't express it, for the [reasons below](#what-cant-be-exported).

      A number in front is the number of presets; without one, it's all of them.

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
    return text + Self.footnotes
  }

  private static let about = """

    ## How errors are measured

    The error is the largest difference between Curvet's values and those that the platform shows with the exported
    code. For a library, it's the most that the library's own algorithms can be off: those of Motion 12 and
    13[^motion], Reanimated 4[^react-native], Compose's animation-core 1.7[^compose], Flutter 3[^flutter], and
    Android 5 and later[^android-xml].

    - Libraries end a spring when it's within a fixed distance of its target. The errors are those of a value that
      changes by 1; over a longer distance, they are smaller.
    - If a library solves a Bézier less exactly than the tolerance, the export has a function that solves it, if the
      format has functions.
    - Errors at the start and the end count, too: Flutter and Android show 0 at the start and 1 at the end, whatever the
      easing, and all libraries show the target at the end.

    ## What can't be exported

    """

  private static let footnotes = """

    [^motion]: Solves a Bézier by 12 halvings, and runs a spring until `restDelta` and `restSpeed`, which are \
    exported. The errors are those of Motion's own animations. The browser animates opacity, filters, clip paths, \
    and whole `transform` strings. There, springs and easing functions are linear within each hundredth of a second, \
    which adds about 0.000013 × stiffness ÷ mass at the start of a spring.

    [^react-native]: Solves a Bézier with four Newton steps, limits a damping ratio to 1, and runs a spring until \
    6e-9 of its energy is left.

    [^compose]: Solves a Bézier in single precision, and runs a spring until it's expected to be within \
    `visibilityThreshold`, 0.01. Values are compared at the times that Compose uses: whole milliseconds, at the \
    screen's frames. The Béziers of a `PathEasing` aren't compared, because versions of Compose solve them \
    differently.

    [^flutter]: Solves a `Cubic` to within 0.001 of the time, and runs a spring until it's within 0.001.

    [^android-xml]: Follows a path to within 0.002.

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
