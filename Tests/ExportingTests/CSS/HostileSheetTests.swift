import BrowserChecking
import Foundation
import Testing

@testable import Exporting

/// Chromium finds what was declared in the sheet of hostile presets, and nothing else.
struct HostileSheetTests {
  /// What a page has once a sheet is in its `<style>` element.
  private struct Found: Decodable {
    /// The names of its elements.
    var elements: [String]
    /// The names of its rules, those of keyframes and at-rules with their kind.
    var rules: [String]
    /// The properties that are set in keyframes, with their values.
    var declarations: [String]
  }

  private static let reader = """
    export default css => {
      const page = new DOMParser().parseFromString(`<style>${css}</style>`, "text/html")
      const style = document.createElement("style")
      style.textContent = css
      document.head.append(style)
      const rules = [], declarations = []
      const visit = (list, depth) => {
        for (const rule of list) {
          const name = rule.constructor.name
          if (rule instanceof CSSKeyframeRule)
            for (const one of rule.style) declarations.push(one + ": " + rule.style.getPropertyValue(one))
          else rules.push(name + " " + (rule.name ?? rule.selectorText ?? rule.conditionText))
          if (rule.cssRules) visit(rule.cssRules, depth + 1)
        }
      }
      visit(style.sheet.cssRules, 0)
      style.remove()
      const elements = [...page.querySelectorAll("*")].map(one => one.localName)
      return JSON.stringify({ elements, rules, declarations })
    }
    """

  @Test("What is exported is in the sheet, and nothing else is") func sheet() throws {
    let export = try PresetExport(
      of: BuiltInPresets.of(HostilePresets.document), to: .css, ExportOptions(),
      header: BuiltInPresets.header, demands: false)
    let css = export.files[0].text
    let text = try #require(String(data: JSONEncoder().encode(css), encoding: .utf8))
    let answer = try BrowserChecker.answer(
      to: ModuleQuestion(
        Self.reader, expression: "exports => JSON.parse(exports.default(\(text)))"))
    let found = try JSONDecoder().decode(Found.self, from: Data(answer.utf8))
    #expect(found.elements == ["html", "head", "style", "body"])
    let names = /(CSSKeyframes|CSSProperty)Rule -{0,2}motion-[a-z0-9-]+/
    let others = found.rules.filter { $0.wholeMatch(of: names) == nil }
    #expect(Set(others).allSatisfy(Self.isOwn), "\(others)")
    let keyframes = found.rules.filter { $0.hasPrefix("CSSKeyframesRule") }
    #expect(keyframes.count == css.ranges(of: "\n@keyframes ").count)
    #expect(Set(keyframes).count == keyframes.count)
    // Strings may say anything; names and other values are Curvet's own.
    let outside = found.declarations.filter {
      $0.replacing(/"(\\.|[^"\\])*"/, with: "").contains("HOSTILE")
    }
    #expect(outside == [])
    #expect(export.presets.count > 300)
  }

  private static func isOwn(_ rule: String) -> Bool {
    rule.wholeMatch(of: /CSS(Style|Media)Rule [-.:&>,() a-z0-9]+/) != nil
      && !rule.lowercased().contains("hostile")
  }
}
