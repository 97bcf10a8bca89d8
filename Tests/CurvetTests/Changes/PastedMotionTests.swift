import Motion
import Testing

@testable import Curvet

/// Motions as they are declared in style sheets and code.
struct PastedMotionTests {
  /// The motions of a text, each as `name = expression`, with what is not kept after a bar; nil where
  /// the text declares nothing.
  private func pasted(_ text: String) throws -> [String]? {
    try PastedMotions(try Declarations(of: Array(text.utf8)))?.motions.map { motion in
      (motion.name.map { "\($0) = " } ?? "") + motion.expression
        + (motion.unkept.isEmpty ? "" : " | " + motion.unkept.joined(separator: ", "))
    }
  }

  /// What is wrong with a text, with the byte where it is.
  private func failure(_ text: String) -> String? {
    do throws(SnippetError) {
      _ = try PastedMotions(try Declarations(of: Array(text.utf8)))
      return nil
    } catch {
      return error.message + (error.offset.map { " @\($0)" } ?? "")
    }
  }

  @Test(
    "The easing of a declaration, with its times",
    arguments: [
      ("transition: opacity .3s ease-out .1s;", "ease-out .3s .1s"),
      ("transition: all 300ms", "ease 300ms"),
      ("transition: opacity cubic-bezier(.2, 0, 0, 1) 300ms", "cubic-bezier(.2, 0, 0, 1) 300ms"),
      (
        "animation: 3s ease-in 1s infinite reverse both running slidein",
        "ease-in 3s 1s | infinite, reverse, both"
      ),
      ("animation: spin 2s steps(4, jump-end) infinite", "steps(4, jump-end) 2s | infinite"),
      ("animation: pop 2s linear 1 normal none running", "linear 2s"),
      ("animation: 1s linear(0, .5 20%, 1) s1s", "linear(0, .5 20%, 1) 1s"),
      ("animation: 1s ease ease", "ease 1s"),
      ("transition-timing-function: ease-in-out;", "ease-in-out"),
      ("Animation-Timing-Function:ease", "ease"),
      ("transition : opacity 1s ease", "ease 1s"),
      ("-webkit-transition: opacity 1s ease", "ease 1s"),
      ("-webkit-transition: opacity 1s linear; transition: opacity 2s ease", "ease 2s"),
      ("transition: opacity 200ms linear;\n/* was 1s ease-in */", "linear 200ms"),
      ("transition: opacity 1s /* not 2s */ ease", "ease 1s"),
      ("// the sheet\ntransition: opacity 1s ease", "ease 1s"),
      (".sheet { color: red; transition: opacity 1s ease }", "ease 1s"),
      ("transition-duration: 300ms; transition-timing-function: ease-out", "ease-out 300ms"),
      ("transition: opacity 1s; transition-timing-function: ease-out", "ease-out 1s"),
      (
        "animation-delay: 1s; animation-duration: 2s; animation-timing-function: linear;",
        "linear 2s 1s"
      ),
      (
        "animation: spin 1s linear; animation-iteration-count: infinite",
        "linear 1s | iteration-count: infinite"
      ),
      ("transition-duration: 300ms", "300ms"),
      ("transition: opacity 1s ease !important", "ease 1s"),
      ("\n  transition:\n    opacity\n    -1s ease;\n", "ease -1s"),
      ("transition: opacity calc(300ms * 2) ease-in", "ease-in 600ms"),
      ("transition: opacity calc((1s - 100ms) / 3) ease-in", "ease-in 300ms"),
      ("transition: display 1s ease allow-discrete", "ease 1s | allow-discrete"),
    ])
  func declarations(text: String, expression: String) throws {
    #expect(try pasted(text) == [expression])
  }

  @Test(
    "Each motion is one of its own",
    arguments: [
      (
        ".a{transition: all .3s ease} .a:hover{transition: all .1s linear}",
        ["ease .3s", "linear .1s"]
      ),
      ("transition: color 1s ease-in, transform 2s", ["ease-in 1s", "ease 2s"]),
      ("transition: color 1s ease-in, transform 1s ease-in", ["ease-in 1s"]),
      ("transition: all 1s; animation: pop 2s linear", ["ease 1s", "linear 2s"]),
      ("transition-duration: 1s; animation-duration: 2s", ["1s", "2s"]),
      (
        "transition-property: a, b, c; transition-duration: 1s, 2s; transition-delay: 3s",
        ["ease 1s 3s", "ease 2s 3s"]
      ),
      (".a { transition: none } .b { transition: all 1s }", ["ease 1s"]),
      (
        ".a { &:hover { transition: all 1s linear } transition: all 2s }", ["linear 1s", "ease 2s"]
      ),
    ])
  func several(text: String, expressions: [String]) throws {
    #expect(try pasted(text).map(Set.init) == Set(expressions))
  }

  @Test(
    "Names come from custom properties, variables and constants",
    arguments: [
      ("--ease-card: cubic-bezier(.2, 0, 0, 1);", ["ease-card = cubic-bezier(.2, 0, 0, 1)"]),
      (":root { --fast: 150ms; --ease: ease-in; }", ["fast = 150ms", "ease = ease-in"]),
      ("--card: transform 300ms ease-out", ["card = ease-out 300ms"]),
      ("--animate-spin: spin 1s linear infinite;", ["animate-spin = linear 1s | infinite"]),
      (
        "$ease-out-quint: cubic-bezier(.22, 1, .36, 1) !default;",
        ["ease-out-quint = cubic-bezier(.22, 1, .36, 1)"]
      ),
      ("@ease: ease-out;", ["ease = ease-out"]),
      (
        "const easeOutQuint = \"cubic-bezier(.22, 1, .36, 1)\"",
        ["easeOutQuint = cubic-bezier(.22, 1, .36, 1)"]
      ),
      (
        "export const enter: string = 'ease-out';\nexport const exit = `ease-in`\n",
        ["enter = ease-out", "exit = ease-in"]
      ),
      ("const easeOut = [0.2, 0, 0, 1];", ["easeOut = cubic-bezier(0.2, 0, 0, 1)"]),
      (
        "let card = Spring(duration: 0.5, bounce: 0.2)\nlet hero: Animation = .spring(response: 0.4, dampingFraction: 0.8)\n",
        [
          "card = spring(duration: 0.5, bounce: 0.2)",
          "hero = spring(response: 0.4, dampingFraction: 0.8)",
        ]
      ),
      (
        "static let card = Spring(response: 0.4, dampingRatio: 0.8)",
        ["card = spring(response: 0.4, dampingFraction: 0.8)"]
      ),
      ("--font-sans: a, b; --ease: ease-in", ["ease = ease-in"]),
      ("--a: ease-in; --b: var(--a)", ["a = ease-in"]),
      ("--ease-a: ease-in; --ease-b: var(--ease-a)", ["ease-a = ease-in", "ease-b = ease-in"]),
    ])
  func names(text: String, told: [String]) throws {
    #expect(try pasted(text) == told)
  }

  @Test(
    "What stands elsewhere in the snippet is worked out",
    arguments: [
      (
        ":root { --fast: 150ms; --ease: ease-in } .a { transition: opacity var(--fast) var(--ease) }",
        "ease-in 150ms"
      ),
      ("$fast: .1s; .a { transition: opacity $fast ease-in; }", "ease-in .1s"),
      ("$fast: .1s; .a { transition: opacity #{$fast} ease-in; }", "ease-in .1s"),
      ("--fast: .1s; transition: opacity calc(var(--fast) * 3) ease-in;", "ease-in 300ms"),
    ])
  func variables(text: String, expression: String) throws {
    #expect(try pasted(text) == [expression])
  }

  @Test(
    "What declares nothing is left to be an expression",
    arguments: [
      "ease-out 300ms", "ease-out;", "", "spring(mass: 1,\n  stiffness: 100, damping: 10)",
      "a transition: opacity 1s", "linear(0, .5, 1)",
    ])
  func expressions(text: String) throws {
    #expect(try pasted(text) == nil)
  }

  @Test(
    "What cannot be known is refused, never guessed",
    arguments: [
      ("transition: opacity var(--fast) var(--ease)", "cannot resolve var(--fast) @0"),
      (".a {\n  transition: opacity 1s var(--ease, ease) }", "cannot resolve var(--ease, ease) @7"),
      ("--a: 1s; --a: 2s; transition: x var(--a) ease", "cannot resolve var(--a) @18"),
      ("--a: var(--b); --b: var(--a); transition: x var(--a)", "cannot resolve var(--a) @30"),
      ("transition: opacity $fast ease", "cannot resolve $fast @0"),
      ("transition: opacity map.get($d, fast) ease", "cannot resolve $d @0"),
      ("transition: opacity theme(duration) ease", "cannot resolve theme(duration) @0"),
      ("transition: opacity calc(1s * 1px) ease", "cannot resolve calc(1s * 1px) @0"),
      ("transition: opacity 300 ease", "300 has no unit @0"),
      ("transition: opacity 1s eas-out", "\"eas-out\" is neither an easing nor a time @0"),
      (
        "transition: a 1s 2s 3s",
        "there are 3 times, and a motion has two: its duration and its delay @0"
      ),
      ("transition: opacity", "\"opacity\" has neither an easing nor a time @0"),
      ("transition-delay: 1s", "a delay alone is no motion @0"),
      (
        "transition-delay: 1s; transition-timing-function: ease",
        "there is a delay, but no duration @0"
      ),
      ("transition: all 1s; transition: all 2s", "transition is declared twice in one rule @20"),
      ("--t: transition 1s ease, transform 2s ease", "--t holds 2 motions @0"),
      ("animation: none", "animation: none is no motion @0"),
      ("--font-sans: a, b", "--font-sans is no motion @0"),
      ("transform: none", "transform is no motion @0"),
      (".a { color: red; top: 0 }", "none of the 2 declarations is a motion"),
      (".a { }", "there is no motion in it"),
      (
        ".a { animation: x 1s } @keyframes x { to { top: 0 } }",
        "these @keyframes move nothing @23"
      ),
      ("@-webkit-keyframes x { to { top: 0 } }", "these @keyframes move nothing @0"),
    ])
  func refused(text: String, told: String) {
    #expect(failure(text) == told)
  }
}
