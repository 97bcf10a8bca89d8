import BrowserChecking
import Foundation
import Motion
import Presets
import Testing

@testable import Importing

/// Whole style sheets, counted by Chromium, with what becomes of each name.
struct CSSInputFixtureTests {
  /// What Chromium finds in a style sheet.
  private struct Count: Decodable, Equatable {
    var keyframes: Int
    var motions: Int
  }

  /// Counts keyframes by name and condition, and custom properties that are a time, an easing or a
  /// shorthand once variables are followed.
  private static let counter = """
    export default css => {
      const style = document.createElement("style")
      style.textContent = css.replace(/@theme[^{]*\\{/, ":root {")
      document.head.append(style)
      const computed = getComputedStyle(document.documentElement)
      const keyframes = new Set(), names = new Set()
      const visit = (rules, condition) => {
        for (const rule of rules) {
          if (rule instanceof CSSKeyframesRule) keyframes.add(condition + rule.name)
          for (const name of rule.style ?? []) if (name.startsWith("--")) names.add(name)
          if (rule.cssRules && !(rule instanceof CSSKeyframesRule))
            visit(rule.cssRules, rule.conditionText ?? condition)
        }
      }
      visit(style.sheet.cssRules, "")
      let motions = 0
      for (const name of names) {
        const value = computed.getPropertyValue(name).trim()
        const isTime = CSS.supports("transition-duration", value)
        const isEasing = CSS.supports("transition-timing-function", value)
        const hasTime = /(^|[\\s(])[\\d.]+m?s\\b/.test(value)
        if (isTime || isEasing || hasTime && CSS.supports("animation", value)) motions++
      }
      style.remove()
      return JSON.stringify({ keyframes: keyframes.size, motions })
    }
    """

  @Test(
    "Chromium counts as many",
    arguments: [
      (CSSInputFixtures.properties, 16, 4), (CSSInputFixtures.classes, 1, 3),
    ])
  func counts(css: String, motions: Int, keyframes: Int) throws {
    let text = try #require(
      String(data: try JSONEncoder().encode(css), encoding: .utf8))
    let answer = try BrowserChecker.answer(
      to: ModuleQuestion(
        Self.counter, expression: "exports => JSON.parse(exports.default(\(text)))"))
    let count = try JSONDecoder().decode(Count.self, from: Data(answer.utf8))
    #expect(count == Count(keyframes: keyframes, motions: motions))
    let (entries, _) = try readStyles([("a.css", css)])
    let rules = entries.filter { $0.preset.source?.path?.contains("#@keyframes") == true }
    #expect(rules.count == keyframes)
    #expect(entries.count - rules.count == motions)
  }

  @Test("Custom properties for the whole page") func properties() throws {
    let (entries, report) = try readStyles([("props.css", CSSInputFixtures.properties)])
    #expect(
      entries.map(\.preset.line) == [
        #"ease-1 {"cubicBezier":[0.25,0,0.5,1]}"#, #"ease-5 {"cubicBezier":[0.25,0,0.1,1]}"#,
        #"ease-in-3 {"cubicBezier":[0.7,0,1,1]}"#, #"ease-out-5 {"cubicBezier":[0,0,0,1]}"#,
        #"ease-elastic-out-3 {"cubicBezier":[0.5,1.25,0.75,1.25]}"#,
        #"ease-elastic-3 {"use":"ease-elastic-out-3"}"#, #"ease-step-4 {"steps":7,"jump":"end"}"#,
        #"ease-wobble {"linear":[[0,0],[0.008,0.01],[0.016,0.04],[0.033,0.161],[0.094,0.816],[0.119,1.046],[0.144,1.189],[0.157,1.231],[0.17,1.254],[1,1]]}"#,
        #"instant {"seconds":0}"#, #"quick {"seconds":0.08}"#, #"minute {"seconds":60}"#,
        #"hour {"seconds":3600}"#, #"long-day {"seconds":86164.091}"#,
        #"animation-show {"duration":0.5,"timing":{"cubicBezier":[0.25,0,0.1,1]},"tracks":[{"property":"opacity","values":[null,1]}]}"#,
        #"animation-turn {"duration":2,"repeatCount":"infinite","tracks":[{"property":"transform.rotation","values":[null,360]}]}"#,
        #"animation-shiver {"duration":0.75,"tracks":[{"property":"transform.translation.x","values":[0,{"measure":"-0.05 * element.width"},{"measure":"0.05 * element.width"},0],"keyTimes":[0,0.2,0.4,1],"timings":[{"cubicBezier":[0,0,0,1]},{"cubicBezier":[0,0,0,1]},{"cubicBezier":[0,0,0,1]}]}]}"#,
        #"show {"duration":0.5,"timing":{"cubicBezier":[0.25,0,0.1,1]},"tracks":[{"property":"opacity","values":[null,1]}]}"#,
        #"turn {"duration":2,"repeatCount":"infinite","tracks":[{"property":"transform.rotation","values":[null,360]}]}"#,
        #"shiver {"duration":0.75,"tracks":[{"property":"transform.translation.x","values":[0,{"measure":"-0.05 * element.width"},{"measure":"0.05 * element.width"},0],"keyTimes":[0,0.2,0.4,1],"timings":[{"cubicBezier":[0,0,0,1]},{"cubicBezier":[0,0,0,1]},{"cubicBezier":[0,0,0,1]}]}]}"#,
        #"show-2 {"duration":0.5,"tracks":[{"property":"opacity","values":[null,1,null],"keyTimes":[0,0.1,1],"timings":[{"cubicBezier":[0.25,0,0.1,1]},{"cubicBezier":[0.25,0,0.1,1]}]},{"property":"filter.brightness","values":[null,0.5,null],"keyTimes":[0,0.1,1],"timings":[{"cubicBezier":[0.25,0,0.1,1]},{"cubicBezier":[0.25,0,0.1,1]}]},{"property":"filter.blur","values":[null,10,null],"keyTimes":[0,0.1,1],"timings":[{"cubicBezier":[0.25,0,0.1,1]},{"cubicBezier":[0.25,0,0.1,1]}]}]}"#,
      ])
    #expect(report.leftOut.lines == ["custom properties × 4"])
  }
}
