import CommandKit
import Curvet
import Diagnostics
import Motion
import Preview
import Storage

/// The options of commands that play in the terminal.
struct PlayOptions: ParsableArguments {
  @Flag(help: "Play in the terminal, in real time, until a key is pressed.") var play = false

  @Option(
    help: ArgumentHelp("Playback speed; 0.1 is one tenth of normal.", valueName: "factor"))
  var speed: Double?

  /// The range of useful speeds.
  private static let speeds = 0.01...10

  /// Throws if the speed is out of range, or nothing is played.
  func check() throws(ValidationError) {
    guard let speed else { return }
    guard play else { throw ValidationError("'--speed' needs '--play'", help: "add --play") }
    guard Self.speeds.contains(speed) else {
      throw ValidationError("'--speed' must be from 0.01 to 10", help: "use 1 for normal speed")
    }
  }

  /// Throws if the output is not a terminal that can play.
  func demandTerminal(_ context: Context) throws(ValidationError) {
    guard context.output.isTerminal, context.environment.variable("TERM") != "dumb" else {
      throw ValidationError(
        "'--play' needs a terminal",
        help: "use '--svg FILE --animated' for an animated SVG, or 'curvet sample' for numbers")
    }
  }

  /// Plays motions in sync, under their names.
  func play(
    _ motions: [(label: String, motion: Motion)], _ context: inout Context
  ) throws -> ExitCode {
    let columns = min(context.output.columns, motions.count > 1 ? 120 : 72) - 1
    let names = motions.map(\.label).joined(separator: " · ")
    guard let player = MotionPlayer(motions, columns: columns, glyphs: context.glyphs) else {
      context.output.line("\(names): nothing to play")
      return ExitStatus.done
    }
    let isTimed = motions.allSatisfy { MotionPicture(of: $0.motion)?.seconds != nil }
    let note = isTimed || motions.count > 1 ? "" : " in 1 s, because it has no duration of its own"
    let pace = speed.map { $0 == 1 ? "" : ", at \(ValueText.short($0))× speed" } ?? ""
    context.output.line("\(names, .bold)\(note)\(pace)")
    return try player.play(in: &context, speed: speed ?? 1)
  }
}
