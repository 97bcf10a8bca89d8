import BrowserChecking
import Testing

/// A style sheet that browsers would leave out parts of is refused.
struct StyleSheetTests {
  private static let faulty: [(css: String, complaints: [String])] = [
    ("a { opacity: red }", ["1:5: opacity: red is not understood"]),
    ("a {\n  colour: red }", ["2:3: colour: red is not understood"]),
    ("a { color red }", ["1:14: EOF reached before {} block for a qualified rule."]),
    ("a! { color: red }", ["1:1: a! is not understood"]),
    (
      "a { transition: all cubic-bezier(2, 0, 0, 1) }",
      ["1:5: transition: all cubic-bezier(2, 0, 0, 1) is not understood"]
    ),
    ("@theme { --ease: linear }", ["1:1: @theme is not known"]),
    ("@media (width > ) { a { color: red } }", ["1:1: (width > ) is not understood"]),
    (
      "@keyframes a { 50% { opacity: x } 101% { opacity: 1 } }",
      ["1:35: 101% is not a keyframe's time", "1:22: opacity: x is not understood"]
    ),
    ("a { color: red } }", ["1:18: EOF reached before {} block for a qualified rule."]),
    ("a { color: rgb(0, 0, 0 }", ["1:5: color: rgb(0, 0, 0 }) is not understood"]),
  ]

  @Test("What is wrong is said, with its place") func complaints() throws {
    let answers = try BrowserChecker.answers(
      to: Self.faulty.map { AnimationQuestion([], at: [], on: BrowserPage(css: $0.css)) })
    for (one, answer) in zip(Self.faulty, answers) {
      #expect(throws: BrowserRefusal(one.complaints), "\(one.css)") { try answer.get() }
    }
  }

  @Test("What is right passes") func right() throws {
    let css = """
      @charset "utf-8";
      /* A comment } */
      @property --x { syntax: "<number>"; inherits: false; initial-value: 0 }
      @layer base { a:hover > b::before { color: red !important; content: "}" } }
      @media (prefers-reduced-motion: reduce) { a { --any: thing; animation: none } }
      @supports (animation-timing-function: linear(0, 1)) { a { transition: all 1s linear(0, 1) } }
      @keyframes "two words" { from, 50.5% { opacity: 0 } TO { opacity: var(--x) } }
      a { &:hover { color: red } @media (width > 1px) { color: blue } ; }
      """
    _ = try BrowserChecker.answer(to: AnimationQuestion([], at: [], on: BrowserPage(css: css)))
  }
}
