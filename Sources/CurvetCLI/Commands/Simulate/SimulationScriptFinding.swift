import Diagnostics
import Motion

/// A simulation script finding reports a problem in a script, with a caret under the word.
enum SimulationScriptFinding {
  /// Returns a finding about a step or a word.
  static func finding(
    _ message: String, rule: String = "simulate/script", help: String, at offset: Int,
    in script: String
  ) -> Finding {
    Finding(rule, message, place: place(offset, in: script), help: help)
  }

  /// Returns the finding for a script that can't be parsed.
  static func problem(_ problem: AnimatorScript.Problem, in script: String) -> Finding {
    let (message, help) = words(problem)
    return finding(message, help: help, at: problem.offset, in: script)
  }

  /// Returns the finding for a step that would crash.
  static func crash(
    _ crash: IllegalAnimatorCall, at step: AnimatorScript.Step, in script: String
  ) -> Finding {
    finding(
      "\(step.text) at \(SimulationWords.seconds(step.time)): \(crash.message)",
      rule: "simulate/crash", help: crash.help, at: step.offset, in: script)
  }

  private static func place(_ offset: Int, in script: String) -> Place {
    let scalars = Array(script.unicodeScalars)
    let before = scalars.prefix(offset)
    let start = before.lastIndex(of: "\n").map { $0 + 1 } ?? 0
    let line = scalars[start...].prefix { $0 != "\n" }
    let column = offset - start
    let head = String(String.UnicodeScalarView(line.prefix(column)))
    return Place(
      file: "--script", line: before.count { $0 == "\n" } + 1, column: column + 1,
      excerpt: Excerpt(
        line: String(String.UnicodeScalarView(line)).utf8, offset: head.utf8.count))
  }

  private static func words(_ problem: AnimatorScript.Problem) -> (String, String) {
    let word = problem.word
    let verbs = AnimatorVerb.allCases.map(\.rawValue)
    switch problem.kind {
    case .empty:
      return ("the script is empty", "write steps such as start@0 pause@0.4 continue(0.5)@0.6")
    case .tooMany:
      return ("the script has more than \(AnimatorScript.longest) steps", "split the script")
    case .verb:
      return (
        "'\(word)' isn't a verb",
        Suggestion.question(for: word, among: verbs)
          ?? "valid verbs: \(verbs.joined(separator: ", "))"
      )
    case .missingTime:
      return ("'\(word)' has no time", "add a time in seconds, such as \(word)@0.4")
    case .time:
      return ("'\(word)' isn't a time", "write seconds or milliseconds, such as @0.4 or @400ms")
    case .past:
      return ("'\(word)' is earlier than the step before it", "order the steps by time")
    case .missingArgument(let verb):
      return ("'\(verb.rawValue)' needs an argument", usage(verb))
    case .argument(let verb):
      return ("'\(verb.rawValue)' doesn't take '\(word)'", usage(verb))
    }
  }

  /// Returns how to write a verb with its arguments.
  static func usage(_ verb: AnimatorVerb) -> String {
    switch verb {
    case .start: "write start, or start(DELAY) with DELAY in seconds"
    case .pause: "write pause without arguments"
    case .continue:
      "write continue, continue(FACTOR), or continue(FACTOR, TIMING), with FACTOR at least 0"
    case .reverse:
      "write reverse to toggle isReversed, or reverse(true) or reverse(false) to set it"
    case .fraction: "write fraction(F), with F from 0 to 1"
    case .stop: "write stop, or stop(true) to stop without finishing"
    case .finish:
      "write finish(start), finish(end), or finish(current), or finish, which means finish(end)"
    case .add:
      "write add(PROPERTY), add(PROPERTY=VALUE), or add(PROPERTY=VALUE, DELAYFACTOR),"
        + " with DELAYFACTOR from 0 to 1"
    case .interruptible: "write interruptible(true) or interruptible(false)"
    case .release: "write release without arguments"
    case .gesture:
      "write gesture(begin), gesture(begin, VX, VY), gesture(POINTS), gesture(end, VELOCITY),"
        + " or gesture(cancel)"
    }
  }
}
