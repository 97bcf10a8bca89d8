import Motion
import Presets
import Testing

struct RefusedExpressionTests {
  private static let forms =
    "write cubic-bezier(.2, 0, 0, 1), ease-out, linear(0, .5, 1), steps(4), "
    + "or spring(duration: .5, bounce: .15), with an optional time after it, or only 300ms"
  private static let ways =
    "write spring(mass:, stiffness:, damping:), spring(duration:, bounce:), "
    + "spring(response:, dampingFraction:), spring(dampingRatio:, stiffness:), or "
    + "spring(dampingRatio:, duration:)"
  private static let rest = "write only times after the easing, such as 300ms"
  private static let stop = "a stop of linear() must be a number with at most two percentages"
  private static let jumps = "steps() takes jump-start, jump-end, jump-none, or jump-both"

  @Test(
    "What is no expression says why",
    arguments: cases)
  func isRefused(text: String, message: String, help: String) {
    #expect(throws: MotionError(message, help: help)) { try MotionExpression.parse(text) }
  }

  static let cases: [(String, String, String)] = [
    ("", "'' isn't a motion", forms),
    ("300", "'300' isn't a motion", "add a unit, for example 300ms or 300s"),
    ("0", "'0' isn't a motion", "write 0s"),
    ("300 ms", "'300 ms' isn't a motion", "write 300ms without the space"),
    ("eas", "'eas' isn't a motion", "did you mean 'ease'?"),
    ("esae", "'esae' isn't a motion", "did you mean 'ease'?"),
    ("sprong(1)", "'sprong()' isn't a motion", "did you mean 'spring'?"),
    ("ease 300 ms", "unexpected '300 ms'", "write 300ms without the space"),
    ("bouncy", "'bouncy' isn't a motion", forms),
    ("ease()", "'ease()' isn't a motion", forms), ("-", "'-' isn't a motion", forms),
    ("calm(1)", "'calm()' isn't a motion", forms),
    ("ease out", "unexpected 'out'", rest),
    ("ease, ease", "unexpected ', ease'", rest),
    ("ease 300", "unexpected '300'", "add a unit, for example 300ms or 300s"),
    ("ease 3min", "unexpected '3min'", rest),
    ("300ms 100ms", "unexpected '100ms'", rest),
    ("300ms bouncy", "'bouncy' isn't a motion", forms),
    ("300 ease-out", "'300 ease-out' isn't a motion", "add a unit, for example 300ms or 300s"),
    ("300msease", "'300msease' isn't a motion", forms),
    (
      "300ms 1s ease 2s", "a curve takes at most two times: its duration and its delay",
      "for example, write ease-out 300ms"
    ),
    (
      "1s spring(duration: 1, bounce: 0) 1s", "a spring takes at most one time: its delay",
      "for example, write ease-out 300ms"
    ),
    ("-1s", "a duration must be 0 or more", "for example, write ease-out 300ms"),
    ("ease -1s", "a time must be 0 or more", "for example, write ease-out 300ms"),
    (
      "ease 1s 2s 3s", "a curve takes at most two times: its duration and its delay",
      "for example, write ease-out 300ms"
    ),
    (
      "cubic-bezier(0,0,1)", "expected ',', found ')'",
      "for example, write cubic-bezier(.2, 0, 0, 1)"
    ),
    (
      "cubic-bezier(0,0,1,1", "expected ')', found the end",
      "for example, write cubic-bezier(.2, 0, 0, 1)"
    ),
    (
      "cubic-bezier(0,0,1,1,1)", "expected ')', found ',1)'",
      "for example, write cubic-bezier(.2, 0, 0, 1)"
    ),
    (
      "cubic-bezier(0 0 1 1)", "expected ',', found '0 1 1)'",
      "for example, write cubic-bezier(.2, 0, 0, 1)"
    ),
    (
      "cubic-bezier(a,0,1,1)",
      "expected 4 numbers in cubic-bezier(x1, y1, x2, y2), found 'a,0,1,1)'",
      "for example, write cubic-bezier(.2, 0, 0, 1)"
    ),
    (
      "cubic-bezier(5.,0,1,1)", "expected ',', found '.,0,1,1)'",
      "for example, write cubic-bezier(.2, 0, 0, 1)"
    ),
    (
      "cubic-bezier(1e999,0,1,1)",
      "expected 4 numbers in cubic-bezier(x1, y1, x2, y2), found '1e999,0,1,1)'",
      "for example, write cubic-bezier(.2, 0, 0, 1)"
    ),
    (
      "cubic-bezier(-.1,0,1,1)", "the x values of cubic-bezier() must be from 0 to 1",
      "write fractions of the duration for x; only y can be outside 0…1"
    ),
    (
      "cubic-bezier(0,0,1.1,1)", "the x values of cubic-bezier() must be from 0 to 1",
      "write fractions of the duration for x; only y can be outside 0…1"
    ),
    ("linear()", "expected a number in linear(), found ')'", "for example, write linear(0, .5, 1)"),
    (
      "linear(0,)", "expected a number in linear(), found ')'",
      "for example, write linear(0, .5, 1)"
    ),
    (
      "linear(50%)", "expected a number in linear(), found ')'",
      "for example, write linear(0, .5, 1)"
    ),
    ("linear(0 1)", "expected ')', found '1)'", "for example, write linear(0, .5, 1)"),
    ("linear(0 1% 2% 3%, 1)", stop, "for example, write linear(0, .5, 1)"),
    ("linear(1% 2% 3% 0, 1)", stop, "for example, write linear(0, .5, 1)"),
    (
      "linear(0, 10% .5 20%, 1)", "expected ')', found '20%, 1)'",
      "for example, write linear(0, .5, 1)"
    ),
    ("steps()", "expected the number of steps, found ')'", "for example, write steps(4, jump-end)"),
    (
      "steps(0)", "steps() takes a whole number from 1 to 10000",
      "for example, write steps(4, jump-end)"
    ),
    (
      "steps(1.5)", "steps() takes a whole number from 1 to 10000",
      "for example, write steps(4, jump-end)"
    ),
    (
      "steps(10001)", "steps() takes a whole number from 1 to 10000",
      "for example, write steps(4, jump-end)"
    ),
    (
      "steps(1, jump-none)", "steps() with jump-none takes at least 2 steps",
      "for example, write steps(4, jump-end)"
    ),
    ("steps(2, none)", jumps, "for example, write steps(4, jump-end)"),
    ("steps(2, )", jumps, "for example, write steps(4, jump-end)"),
    ("steps(2, jump-non)", jumps, "did you mean 'jump-none'?"),
    ("spring()", "spring() has no parameters", ways),
    ("spring(initialVelocity: 1)", "spring() has no parameters", ways),
    (
      "spring(mass: 1)", "spring() also needs stiffness and damping, or dampingRatio and stiffness",
      ways
    ),
    (
      "spring(bounce: 0, mass: 1, duration: 1)",
      "spring() can't combine mass, duration, bounce", ways
    ),
    (
      "spring(1, 100, 10)", "expected a label such as mass:, found '1, 100, 10)'",
      "for example, write spring(duration: .5, bounce: .15)"
    ),
    ("spring(mas: 1)", "spring() has no parameter 'mas'", "did you mean 'mass'?"),
    ("spring(Mass: 1)", "spring() has no parameter 'Mass'", "did you mean 'mass'?"),
    (
      "spring(mass 1)", "expected ':', found '1)'",
      "for example, write spring(duration: .5, bounce: .15)"
    ),
    (
      "spring(mass: 1, mass: 1)", "'mass' is specified twice",
      "for example, write spring(duration: .5, bounce: .15)"
    ),
    (
      "spring(mass: heavy)", "expected a number for mass, found 'heavy)'",
      "for example, write spring(duration: .5, bounce: .15)"
    ),
    (
      "spring(mass: 0)", "mass must be greater than 0",
      "for example, write spring(duration: .5, bounce: .15)"
    ),
    (
      "spring(stiffness: -1)", "stiffness must be greater than 0",
      "for example, write spring(duration: .5, bounce: .15)"
    ),
    (
      "spring(damping: 0)", "damping must be greater than 0",
      "for example, write spring(duration: .5, bounce: .15)"
    ),
    (
      "spring(duration: 0ms)", "duration must be greater than 0",
      "for example, write spring(duration: .5, bounce: .15)"
    ),
    (
      "spring(bounce: 1)", "bounce must be greater than -1 and less than 1",
      "for example, write spring(duration: .5, bounce: .15)"
    ),
    (
      "spring(bounce: -1)", "bounce must be greater than -1 and less than 1",
      "for example, write spring(duration: .5, bounce: .15)"
    ),
    (
      "spring(blendDuration: -1)", "blendDuration must be 0 or more",
      "for example, write spring(duration: .5, bounce: .15)"
    ),
    (
      "spring(dampingRatio: 1.1, duration: 1)",
      "dampingRatio must be at most 1 if the duration is the time to settle",
      "for example, write spring(duration: .5, bounce: .15)"
    ),
    (
      "spring(duration: 1, bounce: 0", "expected ')', found the end",
      "for example, write spring(duration: .5, bounce: .15)"
    ),
    (
      "spring(duration: 1, bounce: 0) 1s 2s", "a spring takes at most one time: its delay",
      "for example, write spring(duration: .5, bounce: .15)"
    ),
    (
      String(repeating: " ", count: 65537), "the expression is too long",
      "for example, write ease-out 300ms"
    ),
    (
      "linear(0" + String(repeating: ",0", count: 4096) + ")",
      "linear() takes at most 4,096 stops",
      "for example, write linear(0, .5, 1)"
    ),
  ]
}
