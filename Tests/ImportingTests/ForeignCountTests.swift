import BrowserChecking
import Diagnostics
import Motion
import MotionCounting
import Presets
import Testing

@testable import Importing

/// As many motions as a counter that is not ours finds are taken or left out.
struct ForeignCountTests {
  /// Files by name, with how many motions of each kind they hold.
  private struct Table {
    var format: String
    var files: [ReaderCase]
    var counts: [String: [String: Int]]
  }

  private static let tables = [
    Table(
      format: "tokens", files: DialectTests.tools,
      counts: [
        "time.json": ["duration": 3, "other": 1], "duration.json": ["duration": 2],
        "motion.json": ["duration": 1, "curve": 1, "keyframes": 1],
        "base.json": ["duration": 2, "curve": 1], "studio.json": ["curve": 2, "duration": 1],
        "springs.json5": ["spring": 2, "keyframes": 1],
      ]),
    Table(
      format: "figma", files: FigmaTests.files,
      counts: [
        "file.json": ["spring": 1, "curve": 1, "other": 1], "reactions.json": ["spring": 1],
        "variables.json": ["duration": 1, "curve": 2, "other": 1],
        "tracks.json": ["keyframes": 1, "other": 1],
      ]),
    Table(
      format: "android-xml", files: AndroidXMLTests.resources,
      counts: [
        "tokens.xml": ["duration": 1, "curve": 4, "spring": 1, "other": 2],
        "springs.xml": ["curve": 1, "spring": 1, "other": 3], "path.xml": ["other": 1],
        "fast_out.xml": ["curve": 1], "over.xml": ["curve": 1], "cycle.xml": ["other": 1],
        "fade.xml": ["other": 1], "broken.xml": ["refused": 1],
      ]),
    Table(
      format: "lottie",
      files: [ReaderCase("ball.json", LottieTests.ball, []), ReaderCase("many.json", many, [])],
      counts: ["ball.json": ["curve": 3, "other": 1], "many.json": ["curve": 4, "other": 3]]),
    Table(
      format: "dtcg", files: [ReaderCase("motion.tokens.json", designTokens, [])],
      counts: ["motion.tokens.json": ["curve": 4, "duration": 3, "other": 3]]),
    Table(
      format: "plain-json", files: [ReaderCase("motion.json", plain, [])],
      counts: [
        "motion.json": ["curve": 4, "duration": 2, "keyframes": 1, "other": 2, "spring": 2]
      ]),
  ]

  /// Types that groups hand down, aliases, a transition, and tokens that are no motion.
  private static let designTokens = """
    {
      "duration": {
        "$type": "duration",
        "fast": {"$value": {"value": 150, "unit": "ms"}},
        "slow": {"$value": {"value": 0.4, "unit": "s"}},
        "sheet": {"$value": "{duration.slow}"}
      },
      "ease": {
        "out": {"$type": "cubicBezier", "$value": [0, 0, 0.2, 1]},
        "group": {"$type": "cubicBezier", "in": {"$value": [0.4, 0, 1, 1]}},
        "again": {"$value": "{ease.out}"}
      },
      "card": {
        "$type": "transition",
        "$value": {
          "duration": "{duration.fast}", "delay": {"value": 0, "unit": "ms"},
          "timingFunction": "{ease.out}"
        }
      },
      "color": {"$type": "color", "brand": {"$value": "#ff0000"}, "link": {"$value": "{color.brand}"}},
      "gap": {"$type": "dimension", "$value": {"value": 8, "unit": "px"}}
    }
    """

  /// Easings and times as people write them, some of which nobody knows.
  private static let plain = """
    {
      "cardOpen": {"easing": [0.2, 0, 0, 1], "durationMs": 300},
      "sheet": {"type": "spring", "stiffness": 300, "damping": 25},
      "wobbly": {"tension": 180, "friction": 12},
      "duration": {"fast": "150ms", "slow": "0.4s", "odd": "soon"},
      "easing": {"out": "ease-out", "snap": "cubic-bezier(.2, 0, 0, 1)", "cubic": "easeOutCubic", "lost": "wobble"},
      "fade": {"keyframes": [{"opacity": 0}, {"opacity": 1}], "duration": "1s"}
    }
    """

  /// The same easings again, one for each axis, a key without handles, and two holds.
  private static let many = """
    {"v": "5.7.4", "fr": 30, "ip": 0, "op": 90, "layers": [
      {"nm": "A", "ks": {"s": {"a": 1, "k": [
        {"t": 0, "s": [0, 9], "o": {"x": [0.1, 0.2], "y": [0, 0]}, "i": {"x": [0.9, 0.8], "y": [1, 1]}},
        {"t": 30, "s": [9, 0], "o": {"x": [0.1], "y": [0]}, "i": {"x": [0.9], "y": [1]}},
        {"t": 60, "s": [0, 9]}, {"t": 90, "s": [9, 9]}]}}},
      {"nm": "B", "ks": {
        "r": {"a": 1, "k": [
          {"t": 0, "s": [0], "h": 1}, {"t": 10, "s": [5], "h": 1},
          {"t": 20, "s": [9], "o": {"x": [0.4], "y": [0]}, "i": {"x": [0.2], "y": [1]}},
          {"t": 30, "s": [0]}]},
        "p": {"a": 1, "k": [
          {"t": 0, "s": [0, 0], "o": {"x": 0.4, "y": 0}, "i": {"x": 0.2, "y": 1.5}},
          {"t": 30, "s": [9, 9]}]}}}]}
    """

  @Test("What is found is taken or left out, by kinds", arguments: 0..<tables.count)
  func counts(table: Int) throws {
    let table = Self.tables[table]
    let questions = try table.files.map { MotionCount.Question(table.format, try Self.json($0)) }
    let counted = try MotionCount.of(questions)
    #expect(counted.count == table.files.count)
    for (file, count) in zip(table.files, counted) {
      #expect(count == table.counts[file.file], "\(file.file)")
      #expect(try Self.taken(file) == count, "\(file.file)")
    }
  }

  /// The text as JSON or XML; a browser reads what is written as people write objects.
  private static func json(_ file: ReaderCase) throws -> String {
    guard file.file.hasSuffix(".json5") else { return file.text }
    return try BrowserChecker.answer(
      to: ModuleQuestion("export default \(file.text)", expression: "exports => exports.default"))
  }

  /// How many presets of each kind are taken, and how much is left out.
  private static func taken(_ file: ReaderCase) throws -> [String: Int] {
    let (_, entries, report) = try readForeign(file.file, file.text)
    if report.findings.errors > 0 { return ["refused": report.findings.errors] }
    var counts = Dictionary(
      entries.map { ($0.preset.motion.kind.rawValue, 1) }, uniquingKeysWith: +)
    let left = report.leftOut.all.reduce(0) { $0 + $1.count }
    if left > 0 { counts["other"] = left }
    return counts
  }

  @Test("Whole tracks are as many as there are animated properties") func tracks() throws {
    let (_, entries, report) = try readForeign("ball.json", LottieTests.ball, ["layer=Ball"])
    guard case .keyframes(let keyframes)? = entries.first?.preset.motion else {
      Issue.record("keyframes are taken")
      return
    }
    #expect(entries.count == 1 && report.leftOut.all.isEmpty)
    let animated = LottieTests.ball.split(separator: #""a": 1"#, omittingEmptySubsequences: false)
    #expect(keyframes.tracks.count == animated.count - 1)
  }
}
