import CommandKit
import Curvet
import Diagnostics
import Motion
import Presets
import Preview
import StrictJSON

/// Compares motions.
struct Compare: CurvetCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract: "Plot motions together and list their differences.",
    discussion: """
      Every motion is compared with the first one. The plot shows the timing of animators and \
      transitions. For keyframes, it shows the track, if there is only one. The time axis is in \
      seconds if all motions have a duration. Otherwise, it shows fractions of each duration.

      Motions that animate properties are also compared layer by layer and property by property. \
      The result names the properties with the largest differences, relative to their ranges. \
      Groups, and keyframes with several tracks, are compared only in this way.
      """)

  static let examples: KeyValuePairs = [
    "curvet compare spring/figma/gentle spring/figma/quick": "two springs",
    "curvet compare curve/card 'cubic-bezier(.2, 0, 0, 1) 300ms'": "with an expression",
    "curvet compare curve/material/standard curve/css/ease --svg both.svg": "an SVG picture",
    "curvet compare spring/figma/gentle spring/figma/quick --svg both.svg --animated":
      "an SVG that plays both in sync",
    "curvet compare spring/figma/gentle spring/figma/quick --play": "both, played in the terminal",
  ]

  @Argument(help: "Two to five preset names or expressions.", completion: .live(.presets))
  var names: [String]

  @OptionGroup var picture: PictureOptions
  @OptionGroup var playing: PlayOptions

  @OptionGroup var measure: MeasureOption
  @OptionGroup var output: JSONOption
  @OptionGroup(title: "Global options") var global: GlobalOptions

  mutating func validate() throws {
    // The number of names that match a pattern is known only when the catalog is open.
    if names.allSatisfy({ NamePattern($0) == nil }) { try Self.check(names) }
    try picture.check()
    try ValidationError.checkExclusive([
      "--svg": picture.svg != nil, "--play": playing.play, "--json": output.json,
    ])
    try playing.check()
  }

  mutating func run(in context: inout Context) throws -> ExitCode {
    let catalog = try global.openCatalogIfPossible(in: &context)
    let names = try catalog?.expandingPatterns(names) ?? names
    try Self.check(names)
    let finder = MotionFinder(catalog)
    let compared = ComparedMotions(
      motions: try names.map { try ComparedMotion($0, finder, lengths: measure.lengths) })
    let pairs = try compared.comparisons(lengths: measure.lengths)
    if playing.play {
      try playing.demandTerminal(context)
      return try playing.play(
        compared.motions.map { ($0.found.name, $0.found.motion) }, &context)
    } else if picture.svg != nil {
      try draw(compared, &context)
    } else if output.json {
      try context.output.json { writer in writer.comparison(compared, pairs) }
    } else {
      if compared.gap == nil {
        let columns = min(context.output.columns, 72) - 2
        context.output.picture(compared.lines(columns: columns, glyphs: context.glyphs))
        context.output.line("")
      }
      if !global.quiet { context.output.notes(compared.notes) }
      for pair in pairs {
        context.output.wrapped(ComparisonText.sentence(pair))
        for detail in ComparisonText.details(pair) {
          context.output.wrapped(detail, first: "  ", rest: "    ")
        }
      }
    }
    return ExitStatus.done
  }

  /// Plots curves together, or draws motions that play side by side.
  private func draw(_ compared: ComparedMotions, _ context: inout Context) throws {
    if !picture.animated, let gap = compared.gap { throw gap }
    let found = compared.motions.map(\.found)
    let title = found.map(\.name).joined(separator: " · ")
    let drawn = DrawnMotions(
      name: Words.count(found.count, "motion"), motions: found.map { ($0.name, $0.motion) },
      title: title, picture: { compared.drawing(titled: title) })
    try drawn.draw(picture, global, &context)
  }

  private static func check(_ names: [String]) throws {
    guard !(2...5).contains(names.count) else { return }
    throw ValidationError(
      "'compare' takes 2 to 5 motions, not \(names.count)",
      help: "for example: curvet compare spring/figma/gentle spring/figma/quick")
  }
}
