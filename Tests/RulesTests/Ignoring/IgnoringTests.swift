import Diagnostics
import Rules
import Testing

struct IgnoringTests {
  private static func spring(_ ignored: String) -> String {
    """
    {"presets": {"a": {"motion": {"duration": 0.5, "bounce": 0.6},
     "ignore": [{"rule": "\(ignored)", "reason": "it is a toy"}]}}}
    """
  }

  @Test("What a preset ignores is counted, not told") func ignoring() {
    let examined = Examined(Self.spring("quality/overshoot-high"), only: "quality/overshoot-high")
    #expect(examined.lines == [])
    #expect(examined.ignored == 1)
  }

  @Test("A rule is not to be ignored needlessly") func unused() {
    let examined = Examined(Self.spring("platform/key-times"), only: "ignore/unused")
    #expect(
      examined.lines == [
        "info ignore/unused a /ignore/0: ignores 'platform/key-times', which the preset doesn't violate"
      ])
    #expect(examined.edits == [.remove(pointer: "/ignore")])
  }

  @Test("Needless reasons can be kept for a reason") func kept() {
    let text = """
      {"presets": {"a": {"motion": {"duration": 0.5, "bounce": 0.2}, "ignore": [
        {"rule": "quality/overshoot-high", "reason": "it was a toy"},
        {"rule": "ignore/unused", "reason": "it will be one again"}]}}}
      """
    let examined = Examined(text, only: "ignore/unused")
    #expect(examined.lines == [])
    #expect(examined.ignored == 1)
  }

  @Test("What was not checked is not called needless") func unchecked() {
    let settings = RuleSettings(["platform/*": .off], least: .info)
    #expect(
      Examined(Self.spring("platform/key-times"), settings: settings, only: "ignore/unused").lines
        == [])
  }

  @Test("A rule that does not exist cannot be ignored") func unknown() {
    let examined = Examined(Self.spring("quality/overshot-high"), only: "ignore/unknown")
    #expect(
      examined.lines == [
        "warning ignore/unknown a /ignore/0/rule: no rule named 'quality/overshot-high'"
      ])
    #expect(examined.helps == ["did you mean 'quality/overshoot-high'?"])
  }
}
