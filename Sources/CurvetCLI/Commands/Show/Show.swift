import CommandKit
import Curvet
import Diagnostics
import Motion
import Presets
import Preview
import StrictJSON

/// Shows presets.
struct Show: CurvetCommand {
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Show a preset: its plot, source, references, and properties.",
    discussion: """
      Instead of a name, you can pass an expression: a CSS easing or spring(…). A time can follow. \
      If Apple doesn't document a behavior, a note states what Curvet assumes.
      """)

  static let examples: KeyValuePairs = [
    "curvet show transition/flip-present": "everything about one preset",
    "curvet show 'spring(duration: .5, bounce: .3)'": "any motion, as an expression",
    "curvet show transition/flip-present --play --speed .1": "play it in the terminal, slowly",
    "curvet show spring/tether --svg tether.svg": "as an SVG file",
    "curvet show transition/flip-present --svg flip.svg --animated": "as an animated SVG",
    "curvet show spring/tether curve/card --json": "two presets, for a script",
  ]

  @Argument(help: "Names or aliases of presets, or expressions.", completion: .live(.presets))
  var names: [String]

  @OptionGroup var picture: PictureOptions

  @OptionGroup var playing: PlayOptions

  @OptionGroup var measure: MeasureOption
  @OptionGroup var output: JSONOption
  @OptionGroup(title: "Global options") var global: GlobalOptions

  mutating func validate() throws {
    try ValidationError.checkExclusive([
      "--svg": picture.svg != nil, "--play": playing.play, "--json": output.json,
    ])
    try picture.check()
    try playing.check()
    if picture.svg != nil, names.count > 1 { throw drawsOne }
  }

  private var drawsOne: ValidationError {
    ValidationError(
      "'--svg' takes only one preset", help: "use 'curvet compare' to plot several together"
    )
  }

  mutating func run(in context: inout Context) throws -> ExitCode {
    let catalog = try global.openCatalogIfPossible(in: &context)
    let finder = MotionFinder(catalog)
    let rules = try ProjectConfig.rules(in: context.environment)
    // All are found before the first is printed.
    let names = try catalog?.expandingPatterns(names) ?? names
    if picture.svg != nil, names.count > 1 { throw drawsOne }
    let pages = try names.map { name in
      try ShownMotion(name, finder, catalog, lengths: measure.lengths, rules: rules)
    }
    if picture.svg != nil || playing.play, let problem = pages.lazy.compactMap(\.problem).first {
      throw problem
    }
    if !global.quiet { measure.warn(aboutUnusedIn: pages.map(\.authored), context) }
    if picture.svg != nil { return try draw(pages[0], &context) }
    if playing.play { return try self.play(pages, &context) }
    if output.json {
      try context.output.json { writer in
        writer.objects("presets", pages) { $0.detail($1) }
      }
      return ExitStatus.done
    }
    let (output, glyphs) = (context.output, context.glyphs)
    output.separated(pages) { $0.print(to: output, glyphs: glyphs) }
    return ExitStatus.done
  }

  private func draw(_ page: ShownMotion, _ context: inout Context) throws -> ExitCode {
    let (name, motion) = (page.found.name, page.found.motion)
    let drawn = DrawnMotions(
      name: name, motions: [(name, motion)], title: name,
      picture: { MotionPicture.drawing(of: motion, title: name) })
    try drawn.draw(picture, global, &context)
    return ExitStatus.done
  }

  private func play(_ pages: [ShownMotion], _ context: inout Context) throws -> ExitCode {
    try playing.demandTerminal(context)
    for page in pages {
      let (name, motion) = (page.found.name, page.found.motion)
      let code = try playing.play([(name, motion)], &context)
      if code != ExitStatus.done { return code }
    }
    return ExitStatus.done
  }
}
