import Diagnostics
import Rules
import Testing

struct RuleSettingsTests {
  private static let text = """
    {"presets": {"a": {"motion": {"duration": 0.5, "bounce": 0.6}}}}
    """
  private static let id = "quality/overshoot-high"

  @Test(
    "A project's setting counts, a rule's own more than its family's",
    arguments: [
      ([:], "warning"), ([id: .error], "error"), ([id: .off], nil), (["quality/*": .info], "info"),
      (["quality/*": .off, id: .error], "error"), (["quality/*": .error, id: .off], nil),
    ] as [([String: RuleSettings.Setting], String?)])
  func settings(settings: [String: RuleSettings.Setting], level: String?) {
    let examined = Examined(
      Self.text, settings: RuleSettings(settings, least: .info), only: Self.id)
    #expect(
      examined.lines
        == (level.map { ["\($0) \(Self.id) a /motion: overshoots by 25.4%"] } ?? []))
  }

  @Test(
    "What a rule takes for less than usual stays less",
    arguments: [(nil, "info"), (.error, "info"), (.warning, "info"), (.info, "info")]
      as [(RuleSettings.Setting?, String)])
  func graded(setting: RuleSettings.Setting?, level: String) {
    let text = """
      {"presets": {"e": {"role": "enter", "motion": "cubic-bezier(.2, 0, 0, 1) 401ms"}}}
      """
    let id = "quality/too-long"
    let settings = RuleSettings(setting.map { [id: $0] } ?? [:], least: .info)
    #expect(
      Examined(text, settings: settings, only: id).lines.map { String($0.prefix { $0 != " " }) }
        == [level])
  }

  @Test("What matters less than is looked for is not told") func least() {
    let settings = RuleSettings([Self.id: .info], least: .warning)
    #expect(Examined(Self.text, settings: settings, only: Self.id).lines == [])
  }
}
