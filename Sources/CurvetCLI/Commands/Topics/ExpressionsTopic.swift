import CommandKit

/// Explains expressions.
struct ExpressionsTopic: TextTopic {
  static let configuration = CommandConfiguration(
    commandName: "expressions",
    abstract: "Write a curve, spring, or duration in one line.")

  @OptionGroup(title: "Global options") var global: GlobalOptions

  static let text = """
    An expression is a motion in one line. Use it with 'curvet add', or in place
    of a preset name with 'show', 'sample', 'simulate', 'compare', 'convert', and
    '--like'. In JSON, a string with an expression can replace the object of a
    motion. In the shell, put it in quotes.

    CURVES
      curvet show 'ease-in-out 300ms'
      curvet show 'cubic-bezier(.2, 0, 0, 1) 250ms 50ms'
      curvet show 'linear(0, .5 25% 75%, 1) 1s'
      curvet show 'steps(4, jump-end) 800ms'

    These are the easing functions of CSS: ease, ease-in, ease-out, ease-in-out,
    linear, step-start, step-end, cubic-bezier(), linear(), and steps(). A
    duration and a delay can come after or before it.

    SPRINGS
      curvet show 'spring(duration: .5, bounce: .15)'
      curvet show 'spring(response: .5, dampingFraction: .8)'
      curvet show 'spring(mass: 1, stiffness: 100, damping: 10)'
      curvet show 'spring(dampingRatio: .7, stiffness: 200)'
      curvet show 'spring(dampingRatio: .7, duration: 1)'

    duration and bounce are the perceptual duration and bounce of SwiftUI. Each
    spring can also have initialVelocity. A delay can come after or before it.

    DURATIONS
      curvet show 250ms

    UNITS
    A time needs a unit: ms or s. In spring(), a time without a unit is in
    seconds.
    """
}
