import CommandKit
import Curvet
import Diagnostics
import Preview
import StrictJSON

/// Shows presets in motion, in a browser.
struct Gallery: CurvetCommand {
  static let configuration = CommandConfiguration(
    commandName: "gallery",
    abstract: "See presets move on one page, in a browser.",
    discussion: """
      The page is one file that works without a network: search it as 'curvet search' does, \
      compare presets, try other numbers, and copy code. It changes nothing: what you tried leaves \
      as a command. A folder, named with a slash at its end, gets the page as index.html, a JSON \
      file for each preset, exports, and index.json, which lists them all with their hashes. A \
      second run changes only what changed, and nothing that is not its own.

      Without -o it is written to ~/.cache/curvet/gallery.html and opened. Words are those of a \
      search, taken as typed; without any, every preset is shown.
      """)

  static let examples: KeyValuePairs = [
    "curvet gallery": "every preset, in your browser",
    "curvet gallery -o motion.html": "a file to share",
    "curvet gallery -o public/motion/": "a folder for a web server",
    "curvet gallery kind:spring tag:app": "what a search finds",
    "curvet gallery --title 'Acme Motion' --logo acme.svg -o motion.html": "with your own name",
    "curvet gallery kind:spring --sheet springs.svg": "a sheet of small pictures",
    "curvet gallery --query 'feel:bouncy' --theme dark -o -": "to a pipe",
  ]

  @Argument(help: "Words and qualifiers of a search.", completion: .live(.query))
  var words: [String] = []

  @Option(
    name: [.customShort("o"), .customLong("output")],
    help: ArgumentHelp(
      "Write the page to a file, or a folder to publish; - is standard output.",
      valueName: "path"),
    completion: .file(extensions: ["html"]))
  var path: PathArgument?

  @Option(
    help: ArgumentHelp("Write a sheet of small pictures instead of the page.", valueName: "file"),
    completion: .file(extensions: ["svg"]))
  var sheet: PathArgument?

  @Option(
    help: ArgumentHelp("Fill in the search field; readers can change it.", valueName: "words"),
    completion: .live(.query))
  var query: String?

  @Option(help: "The page's title.") var title: String?

  @Option(
    help: ArgumentHelp(
      "A picture for the page's corner: SVG, PNG, JPEG, WebP or GIF.", valueName: "file"),
    completion: .file(extensions: ["svg", "png", "jpg", "jpeg", "webp", "gif"]))
  var logo: PathArgument?

  @Option(help: "The page's colors; as the reader's system by default.")
  var theme = GalleryPage.Theme.auto

  @OptionGroup(title: "Global options") var global: GlobalOptions

  mutating func validate() throws {
    try ValidationError.checkExclusive(["--output": path != nil, "--sheet": sheet != nil])
    try sheet?.demand("--sheet", ["svg"])
  }

  mutating func run(in context: inout Context) throws -> ExitCode {
    let folder = path.map { PublishedFolder.isNamed($0.text, in: context.environment) } ?? false
    if let path, !folder { try path.demandHTML() }
    context.showProgress(unless: global.quiet)
    // What can't be read is said before the page is made.
    let logo = try self.logo.map { try picture(at: $0.text, in: context) }
    let catalog = try global.openCatalog(for: .reading, in: &context)
    let rules = try ProjectConfig.rules(in: context.environment)
    let text = words.joined(separator: " ")
    // What readers find in the field has to make sense, too.
    if let query { _ = try PresetSelection(query: query) }
    let selection = words.isEmpty ? PresetSelection.all : try PresetSelection(query: text)
    let presentation = try catalog.presentation(of: selection, settings: rules)
    if presentation.presets.isEmpty {
      throw CatalogError(
        .notFound, words.isEmpty ? "the catalog has no presets" : "nothing matches: \(text)",
        hints: [.search])
    }
    if let sheet { return try draw(presentation, on: sheet.text, &context) }
    var page = try GalleryPage(of: presentation, in: catalog)
    (page.title, page.query, page.theme) = (title, query, theme)
    page.logo = logo
    let count = Words.count(presentation.presets.count, "preset")
    let precious = global.preciousFiles(reading: [self.logo?.text].compactMap(\.self), in: context)
    if let path, folder {
      let files = try GalleryFolder(
        catalog: catalog, selection: selection, presets: presentation.presets.map(\.preset)
      ).files(around: page)
      let report = try PublishedFolder(path.text, in: context.environment)
        .publish(files, sparing: precious)
      if !global.quiet {
        context.errors.line("Wrote \(path.text): \(count); \(report.words)")
        for file in files where !file.leftOut.isEmpty {
          let gap = Words.count(file.leftOut.count, "preset")
          context.errors.line("note: \(file.path) is without \(gap); index.json says why")
        }
      }
      return ExitStatus.done
    }
    let bytes = page.bytes
    if let path {
      try context.write(bytes, to: path.text, sparing: precious)
      if path.text != "-", !global.quiet { context.errors.line("Wrote \(path.text): \(count)") }
      return ExitStatus.done
    }
    let target = try ownPath(in: context)
    try context.environment.write(bytes, to: target, sparing: precious, makesFolders: true)
    let shown = context.environment.shortened(target)
    let isOpen = context.browser.open(target, by: context.environment.variable("PATH"))
    if !global.quiet || !isOpen {
      context.errors.line(
        isOpen ? "Opened \(shown): \(count)" : "Wrote \(shown): \(count); open it in a browser")
    }
    return ExitStatus.done
  }

  /// Draws all presets into one file.
  private func draw(
    _ presentation: Presentation, on path: String, _ context: inout Context
  ) throws -> ExitCode {
    let entries = presentation.presets.map { shown in
      let facts = PresetFacts(of: shown.motion)
      let seconds = (facts.duration ?? facts.settling).map { "\(ValueText.short($0)) s" }
      let overshoot = facts.overshoot.flatMap {
        $0 < 0.005 ? nil : "+\(ValueText.percent(atMost: $0))"
      }
      return SVGSheet.Entry(
        name: shown.preset.name.text, motion: shown.motion,
        figures: [seconds, overshoot].compactMap(\.self).joined(separator: " · "))
    }
    let drawing = SVGSheet(entries, title: title ?? "Curvet")
    try context.write(
      Array(drawing.text.utf8), to: path, sparing: global.preciousFiles(in: context))
    if path != "-", !global.quiet {
      context.errors.line("Drew \(Words.count(entries.count, "preset")) into \(path)")
    }
    return ExitStatus.done
  }

  /// Where the page is that nobody gave a name.
  private func ownPath(in context: Context) throws(CatalogError) -> String {
    if let home = context.environment.variable("HOME"), home.hasPrefix("/") {
      return "\(home)/.cache/curvet/gallery.html"
    }
    throw CatalogError(
      .notFound, "there is no home folder to keep the page in", hints: ["name a file with -o"])
  }

  private func picture(at path: String, in context: Context) throws(CatalogError) -> String {
    let bytes = try context.environment.read(path, atMost: 1 << 20)
    if let image = InlineImage(bytes) { return image.address }
    throw CatalogError(
      .invalidInput, "this is no picture that browsers know", path: path,
      hints: ["use SVG, PNG, JPEG, WebP or GIF"])
  }
}

extension PublishedFolder.Report {
  /// What was done: `3 files new, 1 changed, 170 as they were`.
  fileprivate var words: String {
    let parts = [(added, "new"), (changed, "changed"), (removed, "removed"), (same, "unchanged")]
    let texts = parts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    return
      "\(Words.count(added + changed + removed + same, "file")): \(texts.joined(separator: ", "))"
  }
}
