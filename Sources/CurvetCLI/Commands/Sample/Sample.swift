import CommandKit
import Curvet
import Motion
import StrictJSON

/// Samples motions over time.
struct Sample: CurvetCommand {
  static let configuration = CommandConfiguration(
    commandName: "sample",
    abstract: "Print the values and velocities of a motion over time.",
    discussion: """
      For a curve, times are fractions of its duration. They can be below 0 or above 1. For all \
      other motions, times are in seconds from the start, including delays. Velocities are per \
      second, but for a curve, they are per duration.

      A motion without effect at a time has no value: for example, keyframes without a fill mode \
      after their end. If a value depends on a length known only at run time, the \
      formula is printed. Set the length with --measure to get a number.
      """)

  static let examples: KeyValuePairs = [
    "curvet sample curve/card --at 0,0.25,0.5": "at fractions of its duration",
    "curvet sample 'spring(duration: .5, bounce: .3)' --fps 60": "one value per frame",
    "curvet sample transition/flip-present --at 100ms,50% --json": "for a script",
    "curvet sample animator/pan-expand-blur --measure container.height=844":
      "with a length in points",
    "curvet sample curve/anticipate-overshoot --as uikit": "as UIKit's animators play it",
    "curvet export --query kind:spring | curvet sample - --count 5": "every preset in a document",
  ]

  @Argument(
    help: "Names or expressions. - reads a document and samples every preset in it.",
    completion: .live(.presets))
  var names: [String]

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Times to sample, separated by commas: numbers such as 0.25, 100ms, or 50%.",
      valueName: "times"))
  var at: SampleTimesArgument?

  @Option(
    help: ArgumentHelp(
      "Sample this many times, evenly spaced from start to end.", valueName: "count"))
  var count: Int?

  @Option(help: ArgumentHelp("Sample this many times per second.", valueName: "rate")) var fps:
    Double?

  @Option(
    name: .customLong("as"),
    help: ArgumentHelp(
      "Sample curves and animators as this platform plays them, with control points clamped.",
      valueName: "platform"))
  var platform: SampledPlatform?

  @OptionGroup var measure: MeasureOption
  @OptionGroup var output: JSONOption
  @OptionGroup(title: "Global options") var global: GlobalOptions

  mutating func validate() throws {
    try ValidationError.checkExclusive(
      ["--at": at != nil, "--count": count != nil, "--fps": fps != nil])
    try ValidationError.check(
      "--count", count, in: 1...SampleTimes.most, "from 1 to \(SampleTimes.most)")
    try ValidationError.check(
      "--fps", fps, in: .leastNonzeroMagnitude...1e6, "greater than 0 and at most 1000000")
    if names.contains("-"), names.count > 1 {
      throw ValidationError("'-' can't be used with names, because it reads a document")
    }
  }

  mutating func run(in context: inout Context) throws -> ExitCode {
    let catalog = try global.openCatalogIfPossible(in: &context)
    let names = try catalog?.expandingPatterns(names) ?? names
    let source = MotionSource(
      names: names, lengths: measure.lengths, catalog: catalog, platform: platform)
    let motions = try source.evaluate(in: &context, isQuiet: global.quiet)
    let choice: SampleTimes =
      if let at { .at(at.times) } else if let fps { .rate(fps) } else { .count(count ?? 11) }
    // Check everything before printing.
    let times = try motions.map { try choice.times(for: $0.evaluator, named: $0.found.name) }
    let values = zip(motions, times).reduce(0) { $0 + $1.0.evaluator.tracks.count * $1.1.count }
    guard values <= SampleTimes.mostValues else {
      throw ValidationError(
        "\(values) values are more than the limit of \(SampleTimes.mostValues)",
        help: "use fewer times or fewer motions")
    }
    if !global.quiet { measure.warn(aboutUnusedIn: motions.map(\.found.motion), context) }
    if output.json {
      try context.output.json { writer in
        writer.objects("samples", zip(motions, times)) { $0.samples(of: $1.0, at: $1.1) }
      }
      return ExitStatus.done
    }
    let output = context.output
    output.separated(zip(motions, times)) { SampleText(motion: $0.0).print(at: $0.1, to: output) }
    return ExitStatus.done
  }
}
