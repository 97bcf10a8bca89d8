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
    abstract: "Show a preset: its picture, source, references and facts.",
    discussion: """
      Expressions work, too: CSS easing syntax or spring(…), with an optional time after it. If \
      Apple does not document what happens, a note says what is assumed.
      """)

  static let examples: KeyValuePairs = [
    "curvet show transition/flip-present": "everything about one preset",
    "curvet show 'spring(duration: .5, bounce: .3)'": "any motion, written out",
    "curvet show curve/card --play": "play it in the terminal",
    "curvet show spring/tether --svg tether.svg": "as a picture",
    "curvet show spring/tether curve/card --json": "two, for a script",
  ]

  @Argument(help: "Names or aliases of presets, or expressions.", completion: .live(.presets))
  var names: [String]

  @Option(
    help: ArgumentHelp("Draw into an SVG file; - is standard output.", valueName: "file"),
    completion: .file(extensions: ["svg"]))
  var svg: PathArgument?

  @Flag(help: "Play it in the terminal, in real time.") var play = false

  @OptionGroup var measure: MeasureOption
  @OptionGroup var output: JSONOption
  @OptionGroup(title: "Global options") var global: GlobalOptions

  mutating func validate() throws {
    try ValidationError.checkExclusive(["--svg": svg != nil, "--play": play, "--json": output.json])
    if let svg { try svg.demandSVG() }
    if svg != nil, names.count > 1 { throw Self.drawsOne }
  }

  private static let drawsOne = ValidationError(
    "'--svg' draws one preset", help: "'curvet compare' draws several over each other")

  mutating func run(in context: inout Context) throws -> ExitCode {
    let catalog = try global.openCatalogIfPossible(in: &context)
    let finder = MotionFinder(catalog)
    let rules = try ProjectConfig.rules(in: context.environment)
    // All are found before the first is printed.
    let names = try catalog?.expandingPatterns(names) ?? names
    if svg != nil, names.count > 1 { throw Self.drawsOne }
    let pages = try names.map { name in
      try ShownMotion(name, finder, catalog, lengths: measure.lengths, rules: rules)
    }
    if svg != nil || play, let problem = pages.lazy.compactMap(\.problem).first { throw problem }
    if !global.quiet { measure.warn(aboutUnusedIn: pages.map(\.authored), context) }
    if let svg { return try draw(pages[0], to: svg.text, &context) }
    if play { return try self.play(pages, &context) }
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

  private func draw(
    _ page: ShownMotion, to path: String, _ context: inout Context
  ) throws -> ExitCode {
    guard let text = MotionPicture.drawing(of: page.found.motion, title: page.found.name)?.text
    else {
      throw CatalogError(.invalidInput, "\(page.found.name): there is nothing to draw")
    }
    try context.write(Array(text.utf8), to: path, sparing: global.preciousFiles(in: context))
    if path != "-", !global.quiet { context.errors.line("Drew \(page.found.name) into \(path)") }
    return ExitStatus.done
  }

  private func play(_ pages: [ShownMotion], _ context: inout Context) throws -> ExitCode {
    guard context.output.isTerminal, context.environment.variable("TERM") != "dumb" else {
      throw ValidationError(
        "'--play' needs a terminal", help: "use '--svg' for a picture, 'curvet sample' for numbers")
    }
    for page in pages {
      guard let picture = MotionPicture(of: page.found.motion),
        let player = MotionPlayer(picture, duration: picture.seconds ?? 1)
      else {
        context.output.line("\(page.found.name): there is nothing to play")
        continue
      }
      let note = picture.seconds == nil ? " in 1 s, because it has no duration of its own" : ""
      context.output.line("\(page.found.name, .bold)\(note)")
      let code = try player.play(
        in: &context, columns: min(context.output.columns, 72), glyphs: context.glyphs)
      if code != ExitStatus.done { return code }
    }
    return ExitStatus.done
  }
}
