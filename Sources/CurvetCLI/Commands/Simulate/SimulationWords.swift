import Motion
import StrictJSON

/// Words for what happens in a simulation.
enum SimulationWords {
  /// Returns a number with four significant digits.
  static func number(_ value: Double) -> String {
    guard value.isFinite, value != 0 else { return value == 0 ? "0" : "\(value)" }
    var scale = 1000.0
    var size = abs(value)
    while size >= 10, scale > 1 {
      size /= 10
      scale /= 10
    }
    while size < 1, scale < 1e12 {
      size *= 10
      scale *= 10
    }
    let rounded = (value * scale).rounded() / scale
    return ECMAScriptNumber.text(rounded == 0 ? 0 : rounded)
  }

  /// Returns a time to the nearest tenth of a millisecond.
  static func seconds(_ time: Double) -> String {
    ECMAScriptNumber.text((time * 1e4).rounded() / 1e4) + " s"
  }

  /// Returns a value as written in a document, with a few digits.
  static func text(_ value: SimulationReading.Value) -> String {
    guard let known = value.value else {
      guard let position = value.position else { return "\(value.name) ?" }
      return "\(value.name) \(number(position * 100))% of the distance"
    }
    return "\(value.name) \(text(known))"
  }

  private static func text(_ value: AnimatedValue) -> String {
    switch value {
    case .number(let value): number(value)
    case .vector(let parts): "[\(parts.map(number).joined(separator: ", "))]"
    case .color: color(value)
    case .boolean(let value): "\(value)"
    case .string(let text): text
    case .css(let value): value.text
    }
  }

  /// Returns a color as `#RRGGBB`, with two digits more if it is not opaque.
  static func color(_ value: AnimatedValue) -> String {
    guard case .color(let red, let green, let blue, let alpha) = value else { return "" }
    let parts = alpha == 1 ? [red, green, blue] : [red, green, blue, alpha]
    let bytes = parts.map { Int((min(max($0, 0), 1) * 255).rounded()) }
    return "#"
      + bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
  }

  /// Returns the state of a reading: `active, running, reversed`.
  static func state(_ reading: SimulationReading) -> String {
    var words = [reading.state.rawValue]
    if reading.isRunning { words.append("running") }
    if reading.state == .active, !reading.isRunning { words.append("paused") }
    if reading.isReversed { words.append("reversed") }
    return words.joined(separator: ", ")
  }

  /// Returns a description of an event; nil if the state implies it.
  static func text(_ event: AnimatorEvent.EventKind) -> String? {
    switch event {
    case .activated, .paused: nil
    case .running(let remaining): "runs for \(number(remaining)) s"
    case .pausedOnCompletion: "is at its end and stays active (pausesOnCompletion)"
    case .stopped: "stops at its current value"
    case .completed(let position): "calls its completions at .\(position.rawValue)"
    case .discarded(0, 0): "becomes inactive"
    case .discarded(let animations, let completions):
      "becomes inactive and discards \(Words.count(animations, "animation"))"
        + " and \(Words.count(completions, "completion"))"
    case .nothingToDo: "has nothing to animate, so nothing runs, but it is active"
    case .ignored(let verb): "\(verb.rawValue) has no effect here"
    case .added(let name): "also animates \(name)"
    case .gestureRefused:
      "the gesture doesn't begin, because it is faster across its axis than along it"
    case .released(let decision): "release: \(text(decision))"
    case .transitionCompleted(true): "the transition finishes: completeTransition(true)"
    case .transitionCompleted(false): "the transition is canceled: completeTransition(false)"
    case .dropped(true): "is released, but UIKit keeps it until it ends"
    case .dropped(false): "is released"
    case .removed(true): "the animation is removed (finished: true); the model value is shown"
    case .removed(false): "the animation is removed (finished: false); the model value is shown"
    case .held: "the animation has ended, and its end value stays (fill mode)"
    }
  }

  private static func text(_ decision: InteractionRules.Decision) -> String {
    switch decision {
    case .finish: "it finishes"
    case .cancel: "it cancels"
    case .proceed: "it continues as before"
    case .run(true): "it runs in reverse"
    case .run(false): "it runs to its end"
    case .stay: "no decision, so it stays"
    }
  }

  /// Returns the word for an event in JSON: the name of its case.
  static func name(_ event: AnimatorEvent.EventKind) -> String {
    String("\(event)".prefix { $0 != "(" })
  }
}
