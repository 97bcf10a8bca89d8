import Expectations
import Testing

/// A time over ten needs its unit, wherever it is typed.
struct UnitTests {
  @Test(
    "Fields that need none",
    arguments: [
      ("curve/rush", "duration=10", "duration 0.3 s → 10 s"),
      ("curve/rush", "duration=300ms", nil),
      ("curve/rush", "duration=12s", "duration 0.3 s → 12 s"),
      ("curve/rush", "duration=200ms", "duration 0.3 s → 0.2 s"),
      ("spring/tether", "stiffness=300", "stiffness 70 → 300"),
      ("curve/rush", "source.year=2020", "source.year 2018 → 2020"),
      ("curve/rush", "title=300", "title \"Rush\" → \"300\""),
    ] as [(String, String, String?)])
  func settingOthers(name: String, assignment: String, words: String?) throws {
    let run = try Desk().run("set", name, assignment)
    #expect(run.status == 0)
    let told = words.map { "Updated \(name): \($0)" } ?? "Nothing to change"
    #expect(run.output.prefix { $0 != ";" && $0 != "\n" } == told)
  }

  @Test(
    "Expressions",
    arguments: [
      (["set", "spring/tether", "motion=spring(duration: 300, bounce: .2)"], 64),
      (["add", "spring/a", "spring(duration: 300, bounce: .2)"], 65),
      (["show", "spring(duration: 300, bounce: .2)"], 65),
      (["search", "--like", "spring(duration: 300, bounce: .2)"], 65),
    ] as [([String], Int32)])
  func expressions(words: [String], status: Int32) throws {
    try Desk().run(words).expect(
      status,
      errors: """
        error: duration: 300 has no unit
        help: write duration: 300ms or duration: 300s

        """)
  }

  @Test(
    "Searches and options",
    arguments: [
      (["search", "duration:300"], "duration:300", "duration:300ms", "duration:300s"),
      (["search", "duration<300"], "duration<300", "'duration<300ms'", "'duration<300s'"),
      (["search", "duration≤300"], "duration<=300", "'duration<=300ms'", "'duration<=300s'"),
      (["search", "settling:>20"], "settling:>20", "'settling:>20ms'", "'settling:>20s'"),
      (
        ["search", "--duration", "0..300"], "--duration 0..300", "--duration 0..300ms",
        "--duration 0..300s"
      ),
      (
        ["search", "--settling", "20..300s"], "--settling 20..300s", "--settling 20ms..300s",
        "--settling 20s..300s"
      ),
      (
        ["convert", "ease-out", "--to", "perceptual", "--duration", "300"], "--duration 300",
        "--duration 300ms", "--duration 300s"
      ),
    ])
  func searching(words: [String], shown: String, first: String, second: String) throws {
    try Desk().run(words).expect(
      64,
      errors: """
        error: '\(shown)' has no unit
        help: write \(first) or \(second)

        """)
  }
}
