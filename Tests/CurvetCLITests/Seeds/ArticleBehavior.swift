import Testing

/// An article behavior is what an article shows that is no motion, and where Curvet has it.
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
        "Which animation runs for a key is the app's code. What is exported for a layer is a `CAAnimation`, and so a `CAAction`: `layer.actions = [\"onOrderIn\": Motion.orderIn]`.",
      command: ["export", "keyframes/order-in", "--to", "swift"],
      shows: ["orderIn: CABasicAnimation", #"CABasicAnimation(keyPath: "opacity")"#]),
    ArticleBehavior(
      what: "A change that nothing animates", system: "`setDisableActions(true)`",
      place:
        "It takes no time, so there is nothing to play. A preset says it by `\"reducedMotion\": \"none\"`, and exported code sets model values in this way, so that no implicit animation runs beside its own.",
      command: ["export", "keyframes/fade", "--to", "swift"],
      shows: ["CATransaction.setDisableActions(true)"]),
    ArticleBehavior(
      what: "A completion block", system: "`setCompletionBlock`, `animationDidStop`",
      place:
        "What happens next is the app's. `curvet simulate` says when it is called, and whether the animation had finished.",
      command: ["simulate", "keyframes/fade-slow", "-q", "--script", "start@0"],
      shows: ["3 s ", "finished true"]),
    ArticleBehavior(
      what: "A completion block, after a stop", system: "`removeAnimation(forKey:)`",
      place: "The same.",
      command: ["simulate", "keyframes/fade-slow", "-q", "--script", "start@0 stop@1"],
      shows: ["1 s ", "finished false"]),
    ArticleBehavior(
      what: "Freeze at what is seen", system: "`presentation()`",
      place:
        "`curvet simulate` shows what is seen at every step; `pause` holds it. In code, what `presentation()` has becomes the model value before the animation is removed. An animator does the same by `stop(true)`.",
      command: [
        "simulate", "keyframes/bounce-y", "-q", "--script", "start@0 pause@.0625", "--until", "1",
      ], shows: ["active, paused", "position.y 60"]),
    ArticleBehavior(
      what: "Pause a layer, and go on", system: "`speed`, `timeOffset`, `beginTime`",
      place: "`pause` and `continue` of `curvet simulate`.",
      command: [
        "simulate", "keyframes/fade-slow", "-q", "--script", "start@0 pause@1 continue@2",
      ], shows: ["4 s ", "finished true"]),
  ]
}
