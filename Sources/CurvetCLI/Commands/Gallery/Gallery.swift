import CommandKit
import Curvet
import Diagnostics
import Preview
import StrictJSON

/// Shows presets in motion, in a browser.
struct Gallery: CurvetCommand {
  static let configuration = CommandConfiguration(
    commandName: "gallery",
    abstract: "Open a page in your browser that plays presets.",
    discussion: """
      The page is one file that works offline. On it, you can search with the words and qualifiers \
      of 'curvet search', compare presets, try other values, and copy code. The page never changes \
      the catalog: to apply an edit, copy its command.

      Without -o, the page is written to ~/.cache/curvet/gallery.html and opened. With a path that \
      ends in a slash, Curvet writes a folder. It contains the page (index.html), a JSON file for \
      each preset, exports, and a list of all files with their hashes (index.json). The next run \
      rewrites only files that changed, and never changes files that Curvet didn't write.

      Search words select presets. They are never corrected or dropped. Without words, every \
      preset is shown.
      """)

  static let examples: KeyValuePairs = [
    "curvet gallery": "every preset, in your browser",
    "curvet gallery -o motion.html": "a file to share",
    "curvet gallery -o public/motion/": "a folder for a web server",
    "curvet gallery kind:spring tag:app": "presets that match a search",
    "curvet gallery --title 'Acme Motion' --logo acme.svg -o motion.html":
      "with your own title and logo",
    "curvet gallery kind:spring --sheet springs.svg": "a contact sheet",
    "curvet gallery --query 'feel:bouncy' --theme dark -o -": "to standard output",
  ]

  @Argument(help: "Search words and qualifiers.", completion: .live(.query))
  var words: [String] = []

  @Option(
    name: [.customShort("o"), .customLong("output")],
    help: ArgumentHelp(
      "The file to write, or - for standard output. A path that ends in / is a folder.",
      valueName: "path"),
    completion: .file(extensions: ["html"]))
  var path: PathArgument?

  @Option(
    help: ArgumentHelp("Write an SVG contact sheet instead of the page.", valueName: "file"),
    completion: .file(extensions: ["svg"]))
  var sheet: PathArgument?

  @Option(
    help: ArgumentHelp("The text in the search field when the page opens.", valueName: "words"),
    completion: .live(.query))
  var query: String?

  @Option(help: "Title of the page.") var title: String?

  @Option(
    help: ArgumentHelp(
      "Logo in the corner of the page: an SVG, PNG, JPEG, WebP, or GIF file.", valueName: "file"),
    completion: .file(extensions: ["svg", "png", "jpg", "jpeg", "webp", "gif"]))
  var logo: PathArgument?

  @Option(help: "Color theme of the page; auto follows the reader's system.")
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
    // Report files that can't be read before making the page.
    let logo = try self.logo.map { try picture(at: $0.text, in: context) }
    let catalog = try global.openCatalog(for: .reading, in: &context)
    let rules = try ProjectConfig.rules(in: context.environment)
    let text = words.joined(separator: " ")
    // The initial text of the search field must be a valid query.
    if let query { _ = try PresetSelection(query: query) }
    let selection = words.isEmpty ? PresetSelection.all : try PresetSelection(query: text)
    let presentation = try catalog.presentation(of: selection, settings: rules)
    if presentation.presets.isEmpty {
      throw CatalogError(
        .notFound, words.isEmpty ? "the catalog has no presets" : "no presets match '\(text)'",
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
        context.errors.line("Wrote \(path.text): \(count) (\(report.words))")
        for file in files where !file.leftOut.isEmpty {
          let gap = Words.count(file.leftOut.count, "preset")
          context.errors.line("note: \(file.path) omits \(gap); index.json lists the reasons")
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
        isOpen
          ? "Opened \(shown): \(count)" : "Wrote \(shown): \(count); open the file in a browser")
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
      context.errors.line("Wrote \(Words.count(entries.count, "preset")) to \(path)")
    }
    return ExitStatus.done
  }

  /// The path of the page if no path was given.
  private func ownPath(in context: Context) throws(CatalogError) -> String {
    if let home = context.environment.variable("HOME"), home.hasPrefix("/") {
      return "\(home)/.cache/curvet/gallery.html"
    }
    throw CatalogError(
      .notFound, "no home folder found for the page", hints: ["pass a file with -o"])
  }

  private func picture(at path: String, in context: Context) throws(CatalogError) -> String {
    let bytes = try context.environment.read(path, atMost: 1 << 20)
    if let image = InlineImage(bytes) { return image.address }
    throw CatalogError(
      .invalidInput, "not an image format that browsers support", path: path,
      hints: ["use SVG, PNG, JPEG, WebP, or GIF"])
  }
}

extension PublishedFolder.Report {
  /// The result: `174 files: 3 new, 1 changed, 170 unchanged`.
  fileprivate var words: String {
    let parts = [(added, "new"), (changed, "changed"), (removed, "removed"), (same, "unchanged")]
    let texts = parts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    return
      "\(Words.count(added + changed + removed + same, "file")): \(texts.joined(separator: ", "))"
  }
}
