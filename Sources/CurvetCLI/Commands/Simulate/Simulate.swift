import CommandKit
import Curvet
import Diagnostics
import Motion
import Preview
import StrictJSON

/// Plays a script with a motion.
struct Simulate: CurvetCommand {
  static let configuration = CommandConfiguration(
    commandName: "simulate",
    abstract: "Play a motion as an app would, and report how UIKit behaves.",
    discussion: """
      A script is a list of calls with their times in seconds: verb@time or verb(arguments)@time.

      Animators take start, pause, continue(FACTOR, TIMING), reverse(true), fraction(F), \
      stop(true), finish(end), add(PROPERTY=VALUE, DELAYFACTOR), interruptible(false), release, \
      gesture(begin), gesture(POINTS), and gesture(end, VELOCITY). View controller transitions \
      take start and gesture. All other motions play on a layer, and take start, pause, continue, \
      and stop.

      A call that would crash the app is an error. Everything before it is printed, and the exit \
      code is 1.
      """)

  static let examples: KeyValuePairs = [
    "curvet simulate animator/slide-200": "from start to end",
    "curvet simulate animator/slide-200 --script 'start@0 pause@0.4 continue(0.5)@0.6'":
      "with a script",
    "curvet simulate transition/flip-dismiss"
      + " --script 'gesture(begin)@0 gesture(120)@0.3 gesture(end)@0.4'":
      "with a gesture",
  ]

  @Argument(
    help:
      "A preset, an expression such as 'spring(mass: 1, stiffness: 100, damping: 10)', or - for a document.",
    completion: .live(.presets))
  var motion: String

  @Option(help: ArgumentHelp("Calls with their times.", valueName: "steps")) var script = "start@0"

  @Option(
    help: ArgumentHelp(
      "Stop at this time. By default, stop when nothing moves.", valueName: "seconds"))
  var until: Double?

  @Option(help: ArgumentHelp("Also print this many samples per second.", valueName: "number"))
  var fps: Double?

  @Option(help: ArgumentHelp("Also print this many samples, evenly spaced.", valueName: "number"))
  var count: Int?

  @Flag(help: "Start in the open state, as a closing gesture does.") var open = false

  @OptionGroup var measure: MeasureOption
  @OptionGroup var output: JSONOption
  @OptionGroup(title: "Global options") var global: GlobalOptions

  mutating func validate() throws {
    try ValidationError.checkExclusive(["--fps": fps != nil, "--count": count != nil])
    try ValidationError.check("--until", until, in: 0...86_400, "from 0 to 86400 seconds")
    try ValidationError.check(
      "--fps", fps, in: .leastNonzeroMagnitude...1000, "greater than 0 and at most 1000")
    try ValidationError.check("--count", count, in: 2...100_000, "from 2 to 100000")
  }

  mutating func run(in context: inout Context) throws -> ExitCode {
    let steps: AnimatorScript
    do throws(AnimatorScript.Problem) {
      steps = try AnimatorScript(script)
    } catch {
      context.errors.finding(SimulationScriptFinding.problem(error, in: script))
      return ExitStatus.usage
    }
    let catalog = try global.openCatalogIfPossible(in: &context)
    let found = try SimulatedMotion.find(motion, catalog, context.environment)
    let setting = SimulatedMotion(
      found: found, steps: steps, script: script, isOpen: open,
      lengths: measure.lengths)
    switch try setting.simulation(MotionFinder(catalog)) {
    case .animator(let simulation): return try play(simulation, setting, &context)
    case .transition(let simulation): return try play(simulation, setting, &context)
    case .layer(let simulation): return try play(simulation, setting, &context)
    }
  }

  private func play<Simulation: MotionSimulation>(
    _ simulation: Simulation, _ setting: SimulatedMotion, _ context: inout Context
  ) throws -> ExitCode {
    if let finding = setting.foreignStep(for: simulation.verbs) {
      context.errors.finding(finding)
      return ExitStatus.usage
    }
    let record = SimulationRecord(simulation, playing: setting.steps, until: until)
    let samples = times(to: record.end)
    if output.json {
      try context.output.json { writer in
        writer.simulation(record, of: setting.found, script: script, samples: samples)
      }
    } else {
      SimulationPage(found: setting.found, record: record, samples: samples).print(
        to: context.output, glyphs: context.glyphs, eventsOnly: global.quiet)
    }
    guard let crash = record.crash, let step = record.samples.last?.step else {
      return ExitStatus.done
    }
    try? context.output.flush()
    context.errors.finding(SimulationScriptFinding.crash(crash, at: step, in: script))
    return ExitStatus.findings
  }

  private func times(to end: Double) -> [Double] {
    if let count { return (0..<count).map { end * Double($0) / Double(count - 1) } }
    guard let fps else { return [] }
    let last = min((end * fps).rounded(.down), 100_000)
    return stride(from: 0, through: last, by: 1).map { $0 / fps }
  }
}
