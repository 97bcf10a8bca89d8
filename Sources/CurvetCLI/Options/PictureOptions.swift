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

  @Flag(help: "With --svg, draw an SVG that plays the motion, at 60 frames per second.")
  var animated = false

  @Option(help: ArgumentHelp(visibility: .hidden)) var png: PathArgument?
  @Option(help: ArgumentHelp(visibility: .hidden)) var apng: PathArgument?

  /// Throws if options don't fit each other, the file is named as one of another format, or an option was removed.
  func check() throws(ValidationError) {
    for (option, isGiven, instead) in [
      ("--png", png != nil, "'--svg FILE'"), ("--apng", apng != nil, "'--svg FILE --animated'"),
    ] where isGiven {
      throw ValidationError("'\(option)' was removed", help: "use \(instead)")
    }
    if animated, svg == nil { throw ValidationError("'--animated' needs '--svg'", help: nil) }
    try svg?.demand("--svg", ["svg"])
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
  /// The picture that stands still; not asked for if it is to move.
  var picture: () -> SVGPicture?

  /// Draws them into the file that is wanted, and says so.
  func draw(
    _ options: PictureOptions, _ global: GlobalOptions, _ context: inout Context
  ) throws {
    guard let path = options.svg else { return }
    let (drawn, remark) = try options.animated ? moving() : (still(), "")
    try context.write(
      Array(drawn.text.utf8), to: path.text, sparing: global.preciousFiles(in: context))
    guard !global.quiet else { return }
    context.errors.notes(notes(options))
    if path.text != "-" { context.errors.line("Drew \(name) into \(path.text)\(remark)") }
  }

  /// What was assumed so that it can be drawn.
  private func notes(_ options: PictureOptions) -> [String] {
    motions.flatMap { label, motion -> [String] in
      let picture = MotionPicture(of: motion)
      var notes = picture?.notes ?? []
      if options.animated, let picture, picture.seconds == nil {
        notes.append("\(label) has no duration of its own: shown in 1 s")
      }
      return notes
    }.uniqued()
  }

  private func nothing(_ verb: String) -> CatalogError {
    CatalogError(.invalidInput, "\(name): there is nothing to \(verb)")
  }

  private func still() throws(CatalogError) -> SVGPicture {
    guard let picture = picture() else { throw nothing("draw") }
    return picture
  }

  /// Returns the moving picture, and what is to be said of it.
  private func moving() throws(CatalogError) -> (SVGPicture, String) {
    guard let moving = MovingPicture(of: motions, title: title) else {
      let seconds = motions.compactMap { MovingPicture.seconds(of: $0.motion) }.max() ?? 0
      guard seconds > MovingPicture.longest else { throw nothing("play") }
      throw CatalogError(
        .invalidInput,
        "\(name): \(Words.seconds(seconds)) are too long for a picture; it can have up to "
          + Words.seconds(MovingPicture.longest))
    }
    let picture = moving.picture
    let frames = Words.count(moving.count, "frame")
    let size = (picture.text.utf8.count + 999) / 1000
    return (picture, ": \(frames), \(moving.rate) per second, \(size) kB")
  }
}
