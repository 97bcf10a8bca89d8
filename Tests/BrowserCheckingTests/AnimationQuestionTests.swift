import BrowserChecking
import Testing

/// Styles are read at times of the animations that run.
struct AnimationQuestionTests {
  typealias Answer = AnimationQuestion.Answer

  private func numbers(_ answer: Answer) -> [[Double]] {
    answer.rows.map { $0.flatMap(\.numbers) }
  }

  @Test("Keyframes with easings of their own are read after their delay") func keyframes() throws {
    let page = BrowserPage(
      css: """
        @keyframes fade {
          0% { opacity: 0; color: #000000; animation-timing-function: steps(2, jump-none) }
          50% { opacity: 0.5; animation-timing-function: linear }
          100% { opacity: 1; color: #ff8000 }
        }
        #subject { animation: fade 2s 1s linear both }
        """)
    let answer = try BrowserChecker.answer(
      to: AnimationQuestion(
        [.init("opacity"), .init("color")], at: [0, 1.25, 1.75, 2.5, 3, 4], on: page))
    #expect(answer.animations == ["fade"])
    #expect(answer.rows.map { $0[0].numbers } == [[0], [0], [0.5], [0.75], [1], [1]])
    #expect(answer.rows.first?[1].text == "rgb(0, 0, 0)")
    #expect(answer.rows.last?[1].numbers == [255, 128, 0])
  }

  @Test("A registered property has all its digits, with an easing from the sheet's own")
  func registered() throws {
    let page = BrowserPage(
      css: """
        :root { --ease-cube: cubic-bezier(0.3333333333333333, 0, 0.6666666666666666, 0) }
        @property --progress { syntax: "<number>"; inherits: false; initial-value: 0 }
        @keyframes run { to { --progress: 1 } }
        #subject { animation: run 1s var(--ease-cube) both }
        """)
    let times = [0.1, 0.3, 0.7]
    let answer = try BrowserChecker.answer(
      to: AnimationQuestion([.init("--progress")], at: times, on: page))
    #expect(
      zip(numbers(answer), times).allSatisfy { abs($0[0] - $1 * $1 * $1) < 1e-12 })
  }

  @Test("A transform is a matrix by columns, whatever it is made of") func transforms() throws {
    let page = BrowserPage(
      css: """
        @keyframes slide { from { transform: none } to { transform: translateX(50%) scale(3) } }
        #subject { width: 80px; translate: 1px 2px; animation: slide 1s linear both }
        """)
    let answer = try BrowserChecker.answer(
      to: AnimationQuestion([.init("transform"), .init("translate")], at: [0, 1], on: page))
    func matrix(scale: Double, x: Double, y: Double) -> [Double] {
      [scale, 0, 0, 0, 0, scale, 0, 0, 0, 0, 1, 0, x, y, 0, 1]
    }
    #expect(
      answer.rows.map { $0.map(\.numbers) } == [
        [matrix(scale: 1, x: 0, y: 0), [1, 2]], [matrix(scale: 3, x: 40, y: 0), [1, 2]],
      ])
  }

  @Test("A transition starts when a class is added") func transition() throws {
    let page = BrowserPage(
      css: "#subject { opacity: 1; transition: opacity 1s linear } #subject.away { opacity: 0.5 }",
      html: "<div id=subject class=here></div>", adding: [.init("away", to: ".here")])
    let answer = try BrowserChecker.answer(
      to: AnimationQuestion([.init("opacity")], at: [0, 0.5, 1], on: page))
    #expect(answer.animations == ["opacity"])
    #expect(numbers(answer) == [[1], [0.75], [0.5]])
  }

  @Test("Those who asked for less motion see the other animation, and only they")
  func reducedMotion() throws {
    let css = """
      @keyframes slide { to { translate: 9px } }
      @keyframes fade { to { opacity: 0 } }
      #subject { animation: slide 10ms linear }
      @media (prefers-reduced-motion: reduce) { #subject { animation-name: fade } }
      """
    let answers = try BrowserChecker.answers(
      to: [false, true, false].map { isReduced in
        AnimationQuestion(
          [.init("opacity")], at: [0.005], on: BrowserPage(css: css, reducedMotion: isReduced))
      }
    ).map { try $0.get() }
    #expect(answers.map(\.animations) == [["slide"], ["fade"], ["slide"]])
    #expect(answers.map(numbers) == [[[1]], [[0.5]], [[1]]])
  }
}
