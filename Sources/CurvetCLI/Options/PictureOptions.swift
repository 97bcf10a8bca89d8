import CommandKit
import Curvet
import Diagnostics
import Motion
import Preview

/// The options of commands that draw into files.
struct PictureOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("Draw into an SVG file; - is standard output.", valueName: "file"),
    completion: .file(extensions: ["svg"]))
  var svg: PathArgument?

  @Option(
    help: ArgumentHelp("Draw into a PNG file, through rsvg-convert.", valueName: "file"),
    completion: .file(extensions: ["png"]))
  var png: PathArgument?

  @Option(
    help: ArgumentHelp(
      "Film it into an animated PNG file, 60 frames a second, through rsvg-convert.",
      valueName: "file"),
    completion: .file(extensions: ["png", "apng"]))
  var apng: PathArgument?

  /// Whether a picture is wanted.
  var isWanted: Bool { svg != nil || png != nil || apng != nil }

  /// The options, and whether they are given.
  var given: KeyValuePairs<String, Bool> {
    ["--svg": svg != nil, "--png": png != nil, "--apng": apng != nil]
  }

  /// The option that is given.
  var option: String { given.first { $0.value }?.key ?? "--svg" }

  /// Throws if a file is named as one of another format.
  func demandFormats() throws(ValidationError) {
    try svg?.demand("--svg", ["svg"])
    try png?.demand("--png", ["png"])
    try apng?.demand("--apng", ["png", "apng"])
  }
}

/// What is drawn into a file.
struct DrawnMotions {
  /// What it is called in messages.
  var name: String
  /// The motions, without references.
  var motions: [(label: String, motion: Motion)]
  /// What stands above them.
  var title: String
  /// The picture that stands still.
  var picture: SVGPicture?

  /// Draws them into the file that is wanted, and says so.
  func draw(
    _ options: PictureOptions, _ global: GlobalOptions, _ context: inout Context
  ) throws {
    guard let path = options.svg ?? options.png ?? options.apng else { return }
    if options.svg == nil, path.text == "-", context.output.isTerminal {
      throw ValidationError(
        "a PNG picture is nothing to read in a terminal", help: "name a file")
    }
    var remark = ""
    let bytes: [UInt8]
    if options.apng != nil {
      (bytes, remark) = try film(context)
    } else {
      guard let picture else { throw nothing("draw") }
      bytes = options.svg != nil ? Array(picture.text.utf8) : try still(picture, context)
    }
    try context.write(bytes, to: path.text, sparing: global.preciousFiles(in: context))
    guard !global.quiet else { return }
    context.errors.notes(notes(options))
    if path.text != "-" { context.errors.line("Drew \(name) into \(path.text)\(remark)") }
  }

  /// What was assumed so that it can be drawn.
  private func notes(_ options: PictureOptions) -> [String] {
    motions.flatMap { label, motion -> [String] in
      let picture = MotionPicture(of: motion)
      var notes = picture?.notes ?? []
      if options.apng != nil, let picture, picture.seconds == nil {
        notes.append("\(label) has no duration of its own: shown in 1 s")
      }
      return notes
    }.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  private func nothing(_ verb: String) -> CatalogError {
    CatalogError(.invalidInput, "\(name): there is nothing to \(verb)")
  }

  private func still(
    _ picture: SVGPicture, _ context: Context
  ) throws(CatalogError) -> [UInt8] {
    let program = try Rasterizer.program(in: context.environment.variable("PATH"))
    let pictures = try context.rasterizer.draw(
      [picture.text], zoom: 2, by: program, in: context.environment)
    return pictures[0]
  }

  /// Returns the film, and what is to be said of it.
  private func film(_ context: Context) throws(CatalogError) -> ([UInt8], String) {
    guard let film = MovingPicture(of: motions, title: title) else {
      let seconds = motions.compactMap { MovingPicture.seconds(of: $0.motion) }.max() ?? 0
      guard seconds > MovingPicture.longest else { throw nothing("play") }
      throw CatalogError(
        .invalidInput,
        "\(name): \(Words.seconds(seconds)) are too long for a picture; it can have up to "
          + Words.seconds(MovingPicture.longest))
    }
    let program = try Rasterizer.program(in: context.environment.variable("PATH"))
    let drawings = (0..<film.count).map(film.frame)
    let pictures = try context.rasterizer.draw(
      drawings, zoom: 1, by: program, in: context.environment)
    // The end is seen for .7 s: the way back is never read as motion.
    guard let file = AnimatedPNG(pictures, rate: film.rate, rest: film.rate * 7 / 10) else {
      throw CatalogError(.ioFailure, "the frames that rsvg-convert drew don't fit together")
    }
    let frames = Words.count(film.count, "frame")
    return (
      file.bytes, ": \(frames), \(film.rate) a second, \((file.bytes.count + 999) / 1000) KB"
    )
  }
}
