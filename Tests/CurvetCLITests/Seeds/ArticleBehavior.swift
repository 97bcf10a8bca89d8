import Testing

/// An article behavior is something in an article that isn't a motion, and where Curvet has it.
struct ArticleBehavior: CustomTestStringConvertible, Sendable {
  /// What it is, in a few words.
  var what: String
  /// The call of the system that it is about.
  var system: String
  /// Where Curvet has it, as a page says it.
  var place: String
  /// A command that shows it.
  var command: [String]
  /// What the command prints of it.
  var shows: [String]

  var testDescription: String { what }

  /// All of them are of SNOOZE LOG's article.
  static let all = [
    ArticleBehavior(
      what: "How a layer finds its action", system: "`action(forKey:)`, `actions`, `style`",
      place:
        "The app's code chooses the animation for a key. An export for a layer is a `CAAnimation`, which is a `CAAction`: `layer.actions = [\"onOrderIn\": Motion.orderIn]`.",
      command: ["export", "keyframes/order-in", "--to", "swift"],
      shows: ["orderIn: CABasicAnimation", #"CABasicAnimation(keyPath: "opacity")"#]),
    ArticleBehavior(
      what: "A change without animation", system: "`setDisableActions(true)`",
      place:
        "It takes no time, so nothing is played. In a preset it is `\"reducedMotion\": \"none\"`. Exported code sets model values in this way, to prevent a second, implicit animation.",
      command: ["export", "keyframes/fade", "--to", "swift"],
      shows: ["CATransaction.setDisableActions(true)"]),
    ArticleBehavior(
      what: "A completion block", system: "`setCompletionBlock`, `animationDidStop`",
      place:
        "The app decides what happens next. `curvet simulate` shows when the block is called, and whether the animation had finished.",
      command: ["simulate", "keyframes/fade-slow", "-q", "--script", "start@0"],
      shows: ["3 s ", "finished: true"]),
    ArticleBehavior(
      what: "A completion block, after a stop", system: "`removeAnimation(forKey:)`",
      place: "As above.",
      command: ["simulate", "keyframes/fade-slow", "-q", "--script", "start@0 stop@1"],
      shows: ["1 s ", "finished: false"]),
    ArticleBehavior(
      what: "Freeze at the on-screen state", system: "`presentation()`",
      place:
        "`curvet simulate` shows the on-screen values at every step; `pause` keeps them. In code, the values of `presentation()` are copied to the model layer before the animation is removed. An animator does the same with `stop(true)`.",
      command: [
        "simulate", "keyframes/bounce-y", "-q", "--script", "start@0 pause@.0625", "--until", "1",
      ], shows: ["active, paused", "position.y 60"]),
    ArticleBehavior(
      what: "Pause and resume a layer", system: "`speed`, `timeOffset`, `beginTime`",
      place: "`pause` and `continue` of `curvet simulate`.",
      command: [
        "simulate", "keyframes/fade-slow", "-q", "--script", "start@0 pause@1 continue@2",
      ], shows: ["4 s ", "finished: true"]),
  ]
}
