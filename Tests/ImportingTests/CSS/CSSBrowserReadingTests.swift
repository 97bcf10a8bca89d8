import BrowserChecking
import Motion
import Presets
import SeededNumbers
import Testing

@testable import Importing

/// What is read of style sheets, beside what Chromium makes of the same text.
struct CSSBrowserReadingTests {
  /// Easings in unusual spellings.
  static let easings = [
    "ease", "EASE-IN", "ease-out", "Ease-In-Out", "linear", "step-start", "step-end",
    "cubic-bezier(.2,0,0,1)", "cubic-bezier( 0.2 , 0 , 0 , 1 )", "CUBIC-BEZIER(1,0,0,1)",
    "cubic-bezier(.5,-1,.5,2)", "cubic-bezier(0,2,1,-1)", "cubic-bezier(+.5,+.1,1e-1,1.0)",
    "cubic-bezier(0,0,1,1)", "cubic-bezier(.42,0,1,1)", "cubic-bezier(1,1,0,0)",
    "cubic-bezier(.17,.67,.83,.67)", "cubic-bezier(2e-1,0e5,.0,1)",
    "cubic-bezier(calc(1/2), 0, calc(.1 * 3), 1)", "cubic-bezier(/* x1 */.1,/**/.2,.3,.4)",
    "cubic-bezier(0,0,0,0)", "cubic-bezier(1,1,1,1)", "cubic-bezier(0,1,1,0)",
    "linear(0,1)", "linear(0, .5, 1)", "linear(0, .25 75%, 1)", "linear(0, .25 25% 75%, 1)",
    "linear(25% .25, 75% .75)", "linear(0 20%, 1 80%)", "linear(0, 1 50%, 0 50%, 1)",
    "linear(0, 1.5 -10%, 1 120%)", "linear(0 50%, 1 20%, .5)", "linear(1, 0)",
    "linear(0, 2, -1, 1)", "linear(  0  ,  1  )", "LINEAR(0, .1, .5 40%, 1)",
    "linear(0, 0.004, 0.016, 0.035, 0.063, 0.141 15.1%, 0.25, 1)", "linear(0 0% 10%, 1 90% 100%)",
    "linear(.5, .5)", "linear(0, calc(1/4) 50%, 1)", "linear(0,.1,.2 10%,.3,.4,.5 90%,1)",
    "steps(1)", "steps(4)", "steps(4, end)", "steps(4,START)", "steps(4, jump-start)",
    "steps(4, jump-end)", "steps(4, jump-both)", "steps(4, jump-none)", "steps(2, jump-none)",
    "steps(1, jump-both)", "steps( 10 , jump-start )", "Steps(3, Jump-None)",
    "steps(calc(2 + 3))", "steps(100)", "steps(7, jump-both)", "steps(2,start)", "steps(1,end)",
    "cubic-bezier(.8,0,.2,1)", "cubic-bezier(.34,1.56,.64,1)", "cubic-bezier(.68,-.55,.265,1.55)",
  ]

  /// As many more as make 200, of random numbers in random spellings.
  static let random: [String] = {
    var numbers = SeededNumbers(seed: 19)
    func spelled(_ number: Double) -> String {
      let text = String((number * 1000).rounded() / 1000)
      switch Int.random(in: 0..<7, using: &numbers) {
      case 0: return "  \(text) "
      case 1: return "calc(\(text))"
      case 2: return "calc(\(text) * 2 - \(text))"
      case 3: return text.replacing("0.", with: ".", maxReplacements: 1)
      case 4: return "\(text)e0"
      case 5: return "/**/\(text)/* */"
      default: return text
      }
    }
    let jumps = ["start", "end", "jump-start", "JUMP-END", "jump-both", "Jump-None"]
    return (0..<200 - easings.count).map { index in
      switch index % 3 {
      case 0:
        let points = [0...1, -2...3, 0...1, -2...3].map { spelled(numbers.number($0)) }
        return "Cubic-Bezier(\(points.joined(separator: ",")))"
      case 1:
        let count = Int.random(in: 2...9, using: &numbers)
        var at = 0.0
        let stops = (0..<count).map { _ in
          at += (numbers.number(1...12) * 10).rounded() / 10
          let value = spelled(numbers.number(-0.5...1.5))
          switch Int.random(in: 0..<4, using: &numbers) {
          case 0: return "\(value) \(at)%"
          case 1: return "\(at)% \(value)"
          case 2: return "\(value) \(at)% \(at + 0.5)%"
          default: return value
          }
        }
        return "linear(\(stops.joined(separator: " ,")))"
      default:
        let jump = jumps[Int.random(in: 0..<jumps.count, using: &numbers)]
        return "steps(\(Int.random(in: 2...40, using: &numbers)) , \(jump))"
      }
    }
  }()

  @Test("Easings in every spelling are what Chromium makes of them") func progress() throws {
    let easings = Self.easings + Self.random
    #expect(easings.count == 200)
    let text = easings.enumerated().map { "--e\($0): \($1);" }.joined(separator: "\n")
    let (entries, report) = try readStyles([("a.css", text)])
    #expect(report.leftOut.all == [])
    try #require(entries.count == easings.count)
    let times = (0..<64).map { Double($0) / 64 + 0.0037 }
    let answers = try BrowserChecker.answers(
      to: easings.map { EasingQuestion($0, at: times) })
    for (entry, (easing, answer)) in zip(entries, zip(easings, answers)) {
      guard case .curve(let curve) = entry.preset.motion else {
        Issue.record("\(easing) is no curve")
        continue
      }
      let evaluator = try CurveEvaluator(curve.shape)
      for (time, theirs) in zip(times, try answer.get()) {
        let own = evaluator.value(at: time)
        let slope = abs(evaluator.value(at: time + 1e-5) - own) / 1e-5
        #expect(abs(own - theirs) <= 1e-6 * max(1, slope), "\(easing) at \(time)")
      }
    }
  }

  /// Bodies of keyframes with the animation that plays them, and the computed property that shows it.
  static let keyframes: [(body: String, animation: String, property: String)] = [
    ("from { opacity: 0 } to { opacity: 1 }", "1s linear", "opacity"),
    ("from { opacity: 0 } to { opacity: 1 }", "1s", "opacity"),
    ("0% { opacity: 0 } 30%, 60% { opacity: .8 } 100% { opacity: .2 }", "2s ease-in", "opacity"),
    (
      "0% { opacity: 0; animation-timing-function: steps(3) } 50% { opacity: 1 } to { opacity: 0 }",
      "1s linear", "opacity"
    ),
    ("50% { opacity: .5 }", "1s linear infinite", "opacity"),
    ("to { opacity: 0 }", "1s ease-in 3 alternate", "opacity"),
    ("to { opacity: 0 }", "1s ease-in 2 reverse", "opacity"),
    ("to { opacity: 0 }", "1s ease-in 4 alternate-reverse", "opacity"),
    (
      "from { opacity: 25% } to { opacity: 75% }", "500ms cubic-bezier(.2,0,0,1) .1s both",
      "opacity"
    ),
    ("33.3% { opacity: .2 } 11.1% { opacity: .9 }", "1s linear", "opacity"),
    ("from { width: 10px } to { width: 110px }", "1s ease-out", "width"),
    ("from { width: 1in } 50% { width: 12pt } to { width: 1cm }", "1s linear", "width"),
    (
      "0% { width: 1px } 0% { width: 5px } to { width: calc(10px * 4 + 2px) }", "1s linear", "width"
    ),
    (
      "from, to { width: 10px } 40% { width: 90px; animation-timing-function: linear(0, 1.2, 1) }",
      "1s", "width"
    ),
    ("to { left: 100px; opacity: 0 } from { left: 0px }", "1s steps(4, jump-both)", "left"),
    ("FROM { opacity: .1 } To { OPACITY: .9 }", "1S LINEAR", "opacity"),
    ("0.0% { opacity: 0 } 1e2% { opacity: 1 }", "1000ms ease-in-out", "opacity"),
    ("from { opacity: calc(1 / 4) } to { opacity: calc(.5 + .25) }", "1s linear", "opacity"),
    ("from { opacity: 0 } from { opacity: .5 } to { opacity: 1 }", "1s linear", "opacity"),
    ("to, from { opacity: .5 } 20%,80% { opacity: 1 }", "1s linear", "opacity"),
    ("/* a */ from /* b */ { /* c */ opacity: /* d */ .2 } to { opacity: 1 }", "1s", "opacity"),
    ("from { opacity: 1 } to { opacity: 0 }", "linear 1s -.25s", "opacity"),
    ("from { opacity: 1 } to { opacity: 0 }", ".5s .2s ease-out forwards", "opacity"),
    ("from { opacity: 1 } to { opacity: 0 }", ".5s .2s ease-out backwards", "opacity"),
    ("from { opacity: 1 } to { opacity: 0 }", ".4s linear 1.5", "opacity"),
    ("from { opacity: 1 } to { opacity: 0 }", ".4s linear 2.5 alternate both", "opacity"),
    (
      "from { width: 0; animation-timing-function: cubic-bezier(.3,-1,.7,2) } to { width: 2in }",
      "1s", "width"
    ),
    ("from { width: 10mm } to { width: 4q }", "1s linear", "width"),
    ("25% { left: 10px } 75% { left: -1pc }", "1s linear infinite alternate", "left"),
    // The easing of a block holds for what it declares itself.
    (
      "from, 50%, to { animation-timing-function: steps(4) } 0% { opacity: 0 } 50% { opacity: 1 } to { opacity: 0 }",
      "1s linear", "opacity"
    ),
    (
      "from { opacity: 0; animation-timing-function: steps(4) } from { width: 0 } to { opacity: 1; width: 9px }",
      "1s ease-in", "opacity"
    ),
    // That of a block at the start also holds for what it doesn't declare.
    (
      "0% { animation-timing-function: ease-in-out; opacity: 0 } 40% { width: 90px } to { opacity: 1 }",
      "1s", "width"
    ),
    ("from { left: calc(1in - 6px) } to { left: calc(3 * (2px + 1px)) }", "1s ease", "left"),
  ]

  @Test("@keyframes show what Chromium shows") func values() throws {
    var sheet = "#subject { position: absolute; left: 0px; width: 50px; height: 10px }\n"
    var html = ""
    for (index, one) in Self.keyframes.enumerated() {
      sheet +=
        "#s\(index) { position: absolute; left: 0px; width: 50px; animation: k\(index) \(one.animation) }\n"
      sheet += "@keyframes k\(index) { \(one.body) }\n"
      html += "<div id=s\(index)></div>"
    }
    let (entries, report) = try readStyles([("a.css", sheet)])
    #expect(report.leftOut.all == [])
    try #require(entries.count == Self.keyframes.count)
    let times = (0..<12).map { 0.0123 + Double($0) * 0.11 }
    let answer = try BrowserChecker.answer(
      to: AnimationQuestion(
        Self.keyframes.enumerated().map { .init($1.property, of: "#s\($0)") }, at: times,
        on: BrowserPage(css: sheet, html: html)))
    let paths = ["opacity": "opacity", "width": "bounds.size.width", "left": "left"]
    let rest = ["opacity": 1.0, "width": 50, "left": 0]
    for (index, one) in Self.keyframes.enumerated() {
      guard case .keyframes(let keyframes) = entries[index].preset.motion,
        let track = keyframes.tracks.first(where: { $0.property == paths[one.property] })
      else {
        Issue.record("\(one.body) has no such track")
        continue
      }
      let timing = MediaTiming(keyframes) { $0.seconds }
      let progress = try ProgressFunction(keyframes.timing)
      let current = AnimatedValue.number(rest[one.property] ?? 0)
      let evaluator = try TrackEvaluator(
        track, current: current, timing: { try? ProgressFunction($0) })
      for (row, time) in zip(answer.rows, times) {
        let instant = timing.instant(at: time)
        var own = current
        if instant.applies { own = evaluator.value(at: progress(instant.fraction)) }
        guard case .number(var number) = own, let theirs = row[index].numbers.first else {
          continue
        }
        if one.property == "opacity" { number = min(max(number, 0), 1) }
        if one.property == "width" { number = max(number, 0) }
        #expect(
          abs(number - theirs) <= 1e-4 * max(1, abs(theirs)),
          "\(one.animation) { \(one.body) } at \(time)")
      }
    }
  }
}
