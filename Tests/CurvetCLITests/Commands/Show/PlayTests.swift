import Synchronization
import Testing

@testable import CurvetCLI

/// What plays in the terminal, and until when.
struct PlayTests {
  /// How often a key was asked for, how long was waited, and whether keys are listened to.
  private final class Counter: Sendable {
    let asked = Mutex(0)
    let waited = Mutex(0.0)
    let listens = Mutex(0)
  }

  private static func play(_ words: [String], isInteractive: Bool, key: Int) throws -> (
    run: CommandRun, counter: Counter
  ) {
    let desk = try Desk(.builtIn)
    desk.variables["LANG"] = "C.UTF-8"
    desk.isTerminal = true
    desk.isInteractive = isInteractive
    let counter = Counter()
    desk.clock = Clock {
      counter.waited.withLock { $0 }
    } wait: { seconds in
      counter.waited.withLock { $0 += max(seconds, 0) }
    }
    desk.keyboard = Keyboard {
      counter.listens.withLock { $0 += 1 }
    } isPressed: {
      counter.asked.withLock { asked in
        asked += 1
        return asked > key
      }
    } rest: {
      counter.listens.withLock { $0 -= 1 }
    }
    return (desk.run(words), counter)
  }

  @Test(
    "It loops until a key is pressed, in real time or slower",
    arguments: [([], 0.72), (["--speed", ".1"], 7.2), (["--speed", "2"], 0.36)])
  func loops(_ words: [String], _ seconds: Double) throws {
    let command = ["show", "transition/flip-present", "--play"] + words
    let frames = Int((seconds * 60).rounded(.up)) + 1
    let (run, counter) = try Self.play(command, isInteractive: true, key: 2 * (frames + 14))
    #expect(run.status == 0)
    #expect(counter.listens.withLock { $0 } == 0)
    // Two plays with their rests.
    let waited = counter.waited.withLock { $0 }
    #expect(abs(waited - 2 * (Double(frames) / 60 + 0.7)) < 0.1)
    #expect(run.output.ranges(of: "\u{1B}[15A").count == 2 * frames)
  }

  @Test("Where nobody is, it plays once") func once() throws {
    let (run, counter) = try Self.play(
      ["show", "curve/card", "--play"], isInteractive: false, key: 0)
    #expect(run.status == 0)
    #expect(counter.asked.withLock { $0 } == 0)
  }

  @Test("Several play by one clock, screens side by side") func compared() throws {
    let names = ["transition/flip-present", "transition/push-from-right"]
    let (run, _) = try Self.play(
      ["compare"] + names + ["--play"], isInteractive: true, key: 30)
    #expect(run.status == 0)
    #expect(run.output.contains("transition/flip-present · transition/push-from-right"))
    #expect(run.output.ranges(of: "\u{1B}[15A").count == 30)
  }
}
