import BrowserChecking
import Foundation
import Motion
import Presets
import Testing

@testable import Importing

/// Custom properties of random sheets have the values that Chromium computes, or are named as skipped.
struct RandomSheetTests {
  /// What Chromium makes of a value as a transition: seconds and the easing; nil if it is none.
  private struct Computed: Decodable {
    var duration, delay: Double
    var easing: String
    /// Whether the value says a time, and an easing.
    var hasTime, hasEasing: Bool
  }

  private static let computer = """
    export default sheets => {
      const seconds = text => parseFloat(text) * (text.endsWith("ms") ? 0.001 : 1)
      const style = document.createElement("style")
      const probe = document.createElement("div")
      document.head.append(style)
      document.body.append(probe)
      const answers = sheets.map(({ text, questions }) => questions.map(({ path, name, isReduced }) => {
        style.textContent = text.replaceAll("(prefers-reduced-motion: reduce)", isReduced ? "all" : "not all")
        let element = document.documentElement
        const top = document.createElement("div")
        let inner = top
        for (const one of path) {
          const next = document.createElement("div")
          next.className = "c" + one
          inner.append(next)
          inner = next
        }
        document.body.append(top)
        const value = getComputedStyle(path.length ? inner : element).getPropertyValue(name).trim()
        top.remove()
        if (!value || !CSS.supports("transition", value)) return null
        probe.style.transition = value
        const computed = getComputedStyle(probe)
        const hasTime = /[\\d.]m?s\\b|[\\d.]m?s[,)]/i.test(value)
        return {
          duration: seconds(computed.transitionDuration), delay: seconds(computed.transitionDelay),
          easing: computed.transitionTimingFunction, hasTime,
          hasEasing: !CSS.supports("transition-duration", value)
        }
      }))
      style.remove()
      probe.remove()
      return JSON.stringify(answers)
    }
    """

  private struct Sheet: Encodable {
    var text: String
    var questions: [Question]

    struct Question: Encodable {
      var path: [Int]
      var name: String
      var isReduced: Bool
    }
  }

  /// Few of the 2,000 that `make thorough` looks at.
  private static let count =
    ProcessInfo.processInfo.environment["CURVET_THOROUGH"] == nil ? 300 : 2000

  @Test("Values are what Chromium computes, or named as skipped") func values() throws {
    let sheets = (0..<Self.count).map { RandomSheet(seed: UInt64(5000 + $0)) }
    let asked = sheets.map { sheet in
      Sheet(
        text: sheet.text,
        questions: sheet.questions.map {
          .init(path: $0.path, name: $0.name, isReduced: $0.isReduced)
        })
    }
    let json = String(decoding: try JSONEncoder().encode(asked), as: UTF8.self)
    let answer = try BrowserChecker.answer(
      to: ModuleQuestion(
        Self.computer, expression: "exports => JSON.parse(exports.default(\(json)))"))
    let answers = try JSONDecoder().decode([[Computed?]].self, from: Data(answer.utf8))
    var (same, named) = (0, 0)
    for (sheet, answers) in zip(sheets, answers) {
      let (entries, report) = try readStyles([("a.css", sheet.text)])
      let presets = Dictionary(
        entries.map { ($0.preset.source?.path ?? "", $0.preset) }, uniquingKeysWith: { $1 })
      for (question, computed) in zip(sheet.questions, answers) {
        guard let preset = presets["a.css#" + question.name] else {
          let isNamed = report.leftOut.lines.contains { $0.hasPrefix(question.name + ":") }
          #expect(isNamed, "\(question.name) isn't named:\n\(sheet.text)")
          named += 1
          continue
        }
        let own = try Self.timing(of: preset.motion, among: entries)
        let isSame = computed.map { Self.isSame(own, $0) } ?? false
        #expect(
          isSame, "\(question.name) is \(own), not \(String(describing: computed)):\n\(sheet.text)")
        same += 1
      }
    }
    #expect(same > 3 * Self.count / 2)
    #expect(named < same / 3)
  }

  private typealias Timing = (duration: Double?, delay: Double?, easing: Curve.Shape?)

  private static func timing(of motion: Motion, among entries: [PresetEntry]) throws -> Timing {
    switch motion {
    case .duration(.seconds(let seconds)): return (seconds, nil, nil)
    case .duration(.use(let name)):
      let other = try #require(entries.first { $0.preset.name.text == name.name })
      return try timing(of: other.preset.motion, among: entries)
    case .curve(let curve):
      if case .use(let name) = curve.shape {
        let other = try #require(entries.first { $0.preset.name.text == name.name })
        return try timing(of: other.preset.motion, among: entries)
      }
      return (curve.duration?.seconds, curve.delay?.seconds, curve.shape)
    default: return (nil, nil, nil)
    }
  }

  private static func isSame(_ own: Timing, _ theirs: Computed) -> Bool {
    if theirs.hasTime != (own.duration != nil) { return false }
    if let duration = own.duration, abs(duration - theirs.duration) > 1e-5 * max(1, duration) {
      return false
    }
    if abs((own.delay ?? 0) - theirs.delay) > 1e-6 { return false }
    guard let shape = own.easing, theirs.hasEasing else { return true }
    guard
      case .motions(let all) = CSSInputVariableMotion(
        CSSInputSource(Array(theirs.easing.utf8), file: "a.css").parts, isKeyframes: { _ in false }),
      case .plain(.curve(let curve))? = all.first?.motion,
      let one = try? CurveEvaluator(shape), let other = try? CurveEvaluator(curve.shape)
    else { return false }
    return (0...40).allSatisfy { step in
      let at = Double(step) / 40 + 0.001
      return abs(one.value(at: at) - other.value(at: at)) < 1e-4
    }
  }
}

extension CSSInputSource {
  fileprivate var parts: [CSSInputPart] { tokens.all.indices.compactMap(part) }
}
