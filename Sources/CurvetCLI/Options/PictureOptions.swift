import CommandKit
import Curvet
import Diagnostics
import Motion
import Preview

/// The options of commands that draw into files.
struct PictureOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("Write an SVG file; - is standard output.", valueName: "file"),
    completion: .file(extensions: ["svg"]))
  var svg: PathArgument?

  @Flag(help: "With --svg, write an animated SVG, at 60 fps, or 30 fps over 10 s.")
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
    if animated, svg == nil {
      throw ValidationError("'--animated' needs '--svg'", help: "add '--svg FILE'")
    }
    try svg?.demand("--svg", ["svg"])
  }
}

/// Motions to draw into a file.
struct DrawnMotions {
  /// The name in messages.
  var name: String
  /// The motions, without references.
  var motions: [(label: String, motion: Motion)]
  /// The title above the drawing.
  var title: String
  /// Returns the still picture; not called for an animated one.
  var picture: () -> SVGPicture?

  /// Draws the motions into the file, and reports it.
  func draw(
    _ options: PictureOptions, _ global: GlobalOptions, _ context: inout Context
  ) throws {
    guard let path = options.svg else { return }
    let (drawn, remark) = try options.animated ? moving() : (still(), "")
    try context.write(
      Array(drawn.text.utf8), to: path.text, sparing: global.preciousFiles(in: context))
    guard !global.quiet else { return }
    context.errors.notes(notes(options))
    if path.text != "-" { context.errors.line("Wrote \(name) to \(path.text)\(remark)") }
  }

  /// Notes on the assumptions made for drawing.
  private func notes(_ options: PictureOptions) -> [String] {
    motions.flatMap { label, motion -> [String] in
      let picture = MotionPicture(of: motion)
      var notes = picture?.notes ?? []
      if options.animated, let picture, picture.seconds == nil {
        notes.append("\(label) has no duration of its own, so it plays in 1 s")
      }
      return notes
    }.uniqued()
  }

  private func nothing(_ verb: String) -> CatalogError {
    CatalogError(.invalidInput, "\(name): nothing to \(verb)")
  }

  private func still() throws(CatalogError) -> SVGPicture {
    guard let picture = picture() else { throw nothing("draw") }
    return picture
  }

  /// Returns the animated picture and a remark on it.
  private func moving() throws(CatalogError) -> (SVGPicture, String) {
    guard let moving = MovingPicture(of: motions, title: title) else {
      let seconds = motions.compactMap { MovingPicture.seconds(of: $0.motion) }.max() ?? 0
      guard seconds > MovingPicture.longest else { throw nothing("play") }
      throw CatalogError(
        .invalidInput,
        "\(name): \(Words.seconds(seconds)) is too long for an animated SVG; the limit is "
          + Words.seconds(MovingPicture.longest))
    }
    let picture = moving.picture
    let frames = Words.count(moving.count, "frame")
    let size = (picture.text.utf8.count + 999) / 1000
    return (picture, ": \(frames), \(moving.rate) per second, \(size) kB")
  }
}
