import Motion
import Testing

@testable import Curvet

struct CSSDeclarationTests {
  @Test(
    "The easing of a declaration, with its times",
    arguments: [
      ("transition: opacity .3s ease-out .1s;", "ease-out .3s .1s"),
      ("transition: all 300ms", "ease 300ms"),
      ("transition: opacity cubic-bezier(.2, 0, 0, 1) 300ms", "cubic-bezier(.2, 0, 0, 1) 300ms"),
      ("animation: 3s ease-in 1s infinite reverse both running slidein", "ease-in 3s 1s"),
      ("animation: spin 2s steps(4, jump-end) infinite", "steps(4, jump-end) 2s"),
      ("animation: 1s linear(0, .5 20%, 1) s1s", "linear(0, .5 20%, 1) 1s"),
      ("transition-timing-function: ease-in-out;", "ease-in-out"),
      ("Animation-Timing-Function:ease", "ease"),
      ("transition : opacity 1s ease", "ease 1s"),
      ("-webkit-transition: opacity 1s ease", "ease 1s"),
      ("--ease-card: cubic-bezier(.2, 0, 0, 1);", "cubic-bezier(.2, 0, 0, 1)"),
      ("transition: opacity 200ms linear;\n/* was 1s ease-in */", "linear 200ms"),
      ("transition: opacity 1s /* not 2s */ ease", "ease 1s"),
      (".sheet { color: red; transition: opacity 1s ease }", "ease 1s"),
      ("transition-duration: 300ms; transition-timing-function: ease-out", "ease-out 300ms"),
      (
        "animation-delay: 1s; animation-duration: 2s; animation-timing-function: linear;",
        "linear 2s 1s"
      ),
      ("\n  transition:\n    opacity\n    -1s ease;\n", "ease -1s"),
    ])
  func declarations(text: String, expression: String) throws {
    #expect(try CSSDeclaration.expression(in: text) == expression)
  }

  @Test(
    "Anything else is left as it is, on one line",
    arguments: [
      ("ease-out 300ms", "ease-out 300ms"), ("ease-out;", "ease-out"), ("", ""),
      (
        "spring(mass: 1,\n  stiffness: 100, damping: 10)",
        "spring(mass: 1, stiffness: 100, damping: 10)"
      ),
      ("transform: none", "transform: none"),
      ("a transition: opacity 1s", "a transition: opacity 1s"),
    ])
  func others(text: String, expression: String) throws {
    #expect(try CSSDeclaration.expression(in: text) == expression)
  }

  @Test(
    "Several motions are not taken for one",
    arguments: [
      (
        "transition: color 1s ease-in, transform 2s", "the list of transition holds several motions"
      ),
      ("transition: all 1s; animation: pop 2s linear", "there are 2 declarations of motion"),
      (
        "transition-duration: 1s; animation-duration: 2s", "there are 2 declarations of motion"
      ),
      (
        "transition-delay: 1s; transition-timing-function: ease",
        "there are 2 declarations of motion"
      ),
      ("animation: none", "animation: none is no motion"),
    ])
  func refused(text: String, message: String) {
    #expect(throws: MotionError.self) { try CSSDeclaration.expression(in: text) }
    do throws(MotionError) {
      _ = try CSSDeclaration.expression(in: text)
    } catch {
      #expect(error.message == message)
    }
  }
}
