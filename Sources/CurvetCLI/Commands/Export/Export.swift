import CommandKit
import Curvet
import Diagnostics
import Exporting
import Storage

/// Writes presets for people, scripts, and apps.
struct Export: CurvetCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Export presets, and the presets that they refer to, as JSON or code.",
    discussion: """
      JSON without --flat is canonical: the same presets always give the same bytes, and importing \
      them again changes nothing. Exported code states how exact each preset is. If it isn't \
      exact, the code states the largest error and when it occurs.

      If you name a preset that the format doesn't support, the command fails. With a pattern, \
      --query, or --all, unsupported presets are skipped and listed. With -o, the old file is \
      replaced when the new one is complete. Missing folders are created.

      Without names, --query, or --all, Curvet writes every export listed under "exports" in \
      curvet.config.json, for example {"to": "swift", "output": "App/Motion.swift", "query": \
      "tag:app"}. If one of these files wasn't written by Curvet, nothing is written, \
      unless the file is empty or a document of the same format.

      A listed file isn't changed in two cases: no presets are found for it (exit code 66), or it \
      would lose a preset that can no longer be exported (exit code 1). The other listed files are \
      written.
      """)

  static let examples: KeyValuePairs = [
    "curvet export --all -o motion.json": "the whole catalog",
    "curvet export transition/flip-present": "one preset and its references, to the terminal",
    "curvet export --query 'kind:spring bouncy'": "presets that match a search",
    "curvet export --all --to json --flat": "JSON for apps to play at run time",
    "curvet export spring/figma/quick --flat --with-player kotlin -o App/motion.json":
      "JSON, and Kotlin code that plays it",
    "curvet export curve/card --to css -o web/motion.css --save":
      "CSS that 'curvet export' updates",
    "curvet export keyframes/toast-in --to spec -o toast.html":
      "a spec sheet to print, or for a ticket",
    "curvet export": "all exports listed in curvet.config.json",
    "curvet export --check": "in CI: check that the app's files are up to date",
  ]

  @Argument(help: "Names or aliases of presets.", completion: .live(.presets))
  var names: [String] = []

  @Option(name: .customLong("to"), help: "The format to write.")
  var format = ExportFormat.document(.json)

  @Option(
    help: ArgumentHelp("Export the presets that match a search.", valueName: "words"),
    completion: .live(.query))
  var query: String?

  @Flag(help: "Export all presets.") var all = false

  @Option(
    name: [.customShort("o"), .customLong("output")],
    help: ArgumentHelp("The file or folder to write; - is standard output.", valueName: "path"),
    completion: .file())
  var path: PathArgument?

  @Flag(
    help: "Add the export to curvet.config.json, so that 'curvet export' updates the file.")
  var save = false

  @Flag(help: "Write nothing, and exit with code 1 if a file is out of date.") var check = false

  @Flag(help: "Write a file even if no presets are found for it.") var allowEmpty = false

  @Flag(help: "Write a file even if it loses presets that can't be exported.")
  var allowMissing = false

  @Flag(help: "Print only the declarations, without a header or imports.") var snippet = false

  @Flag(help: "Also copy the output to the clipboard.") var copy = false

  @OptionGroup(title: "Format-specific options") var layout: ExportArguments
  @OptionGroup var output: JSONOption
  @OptionGroup(title: "Global options") var global: GlobalOptions

  /// Whether the exports are those listed in the project's configuration.
  var isProject: Bool { names.isEmpty && query == nil && !all }

  mutating func validate() throws {
    let given = (names.isEmpty ? 0 : 1) + (query == nil ? 0 : 1) + (all ? 1 : 0)
    if given > 1 {
      throw ValidationError(
        "names, '--query', and '--all' can't be used together", help: "use only one of them")
    }
    if given == 0 {
      guard path == nil, format == .document(.json), layout.words.isEmpty, !snippet, !copy, !save
      else {
        throw ValidationError(
          "no presets to export", help: "name presets, or pass --query or --all")
      }
      return
    }
    let isFile = path != nil && path?.text != "-"
    if check, !isFile {
      throw ValidationError("'--check' needs a file", help: "name the file with -o")
    }
    if save {
      guard isFile else {
        throw ValidationError("'--save' needs a file", help: "name the file with -o")
      }
      guard !check else {
        throw ValidationError(
          "'--save' and '--check' can't be used together", help: "leave out one of them")
      }
      guard global.catalog == nil else {
        throw ValidationError(
          "'--save' and '--catalog' can't be used together",
          help: "the project specifies its catalog; leave out --catalog")
      }
    }
    try checkSnippet(isFile: isFile)
    let chosen = try layout.order(format).format
    if output.json, !isFile, case .document = chosen {
      throw ValidationError("'--json' needs a file", help: "name the file with -o")
    }
  }

  private func checkSnippet(isFile: Bool) throws {
    if isFile, snippet || copy {
      throw ValidationError(
        "'\(snippet ? "--snippet" : "--copy")' can't be used with a file", help: "leave out -o")
    }
    if copy, output.json {
      throw ValidationError(
        "'--copy' and '--json' can't be used together", help: "leave out one of them")
    }
    guard snippet else { return }
    if case .target(let target) = format, target.hasSnippets, !layout.isPackage { return }
    let what = layout.isPackage ? "--package" : "--to \(format.name)"
    let formats = ExportFormats.all.filter { format in
      if case .target(let target) = format { target.hasSnippets } else { false }
    }.map(\.name)
    throw ValidationError(
      "'--snippet' can't be used with '\(what)'",
      help: "valid formats: \(formats.joined(separator: ", "))")
  }

  mutating func run(in context: inout Context) throws -> ExitCode {
    context.showProgress(unless: global.quiet)
    let programs = copy ? try Clipboard.programs(in: context.environment.variable("PATH")) : []
    let catalog = try global.openCatalog(for: .reading, in: &context)
    if isProject {
      let project = try catalog.requireProject(
        allowingOutside: global.allowOutside, allowing: allowance)
      let exports = project.prepared.map { ($0.entry.path, $0.entry.format, $0.export) }
      return try settle(exports, of: catalog, by: ProjectExport.command, in: context).code
    }
    let selection = try selection()
    if !global.quiet { try PresetChoice.noteTexts(of: selection, in: catalog, context) }
    let chosen = try layout.order(format)
    var options = chosen.options
    options.isSnippet = snippet
    let order = ExportRequest(
      selection, as: chosen.format, options,
      to: path?.text == "-" ? nil : path?.text,
      command: save ? ProjectExport.command : headerCommand,
      allowing: allowance)
    let listing =
      save
      ? try ExportListing(
        ProjectExport(selection, as: chosen.format, options, to: path?.text ?? ""), names: names,
        query: query, allowingOutside: global.allowOutside, in: context.environment) : nil
    let (code, isRefused) = try write(order, of: catalog, copiedBy: programs, in: context)
    if let listing, !isRefused {
      try listing.write()
      if !global.quiet, !output.json {
        context.output.line("\(listing.words); 'curvet export' updates it")
      }
    }
    return code
  }

  private func write(
    _ order: ExportRequest, of catalog: Catalog, copiedBy programs: [[String]], in context: Context
  ) throws -> (code: ExitCode, isRefused: Bool) {
    if case .document(let format) = order.format, !output.json, !copy {
      return try export(catalog, order, document: format, in: context)
    }
    let prepared = try catalog.prepare(order)
    let page = ExportPage(context, isQuiet: global.quiet)
    guard let path = order.path else {
      if prepared.isFolder {
        throw ValidationError(
          "'--to \(format.name)' writes several files", help: "name a folder with -o")
      }
      if prepared.files.contains(where: \.isBeside) {
        throw ValidationError(
          "'--with-player' writes a second file, next to the JSON",
          help: "name the JSON file with -o")
      }
      if output.json {
        try page.json([(format.name, prepared, .written(prepared.files.map(\.path)))])
      } else {
        for file in prepared.files { try context.output.raw(file.bytes) }
        page.noted(prepared, of: order.format, found: query != nil)
      }
      if copy { try copy(prepared, by: programs, in: context) }
      return (page.unwritten([prepared.report]), false)
    }
    return try settle([(path, order.format, prepared)], of: catalog, by: command, in: context)
  }

  private func copy(
    _ prepared: PreparedExport, by programs: [[String]], in context: Context
  ) throws(CatalogError) {
    let text = prepared.files.flatMap(\.bytes)
    try context.clipboard.copy(text, by: programs)
    guard !global.quiet else { return }
    let count = String(decoding: text, as: UTF8.self).count
    context.errors.line("Copied \(Words.count(count, "character")) to the clipboard")
  }

  /// Writes the files, or only checks them.
  ///
  /// - Parameter command: The command that updates them.
  private func settle(
    _ exports: [(path: String, format: ExportFormat, export: PreparedExport)],
    of catalog: Catalog, by command: String, in context: Context
  ) throws -> (code: ExitCode, isRefused: Bool) {
    if !check { try catalog.demandReplaceable(exports.map(\.export)) }
    let outcomes = try exports.map { _, _, export in
      try outcome(of: export, in: catalog, context)
    }
    let page = ExportPage(context, isQuiet: global.quiet)
    if output.json {
      try page.json(zip(exports, outcomes).map { ($0.format.name, $0.export, $1) })
    } else {
      for ((path, format, export), outcome) in zip(exports, outcomes) {
        page.print(export, outcome, to: path, format)
      }
    }
    // A refusal prints its own reasons.
    let others = zip(exports, outcomes).filter { !$1.isRefused }
    let code = page.unwritten(others.map(\.0.export.report))
    if !output.json, outcomes.contains(where: \.isOutdated) { page.help(command) }
    let codes = [code] + outcomes.map(\.code)
    let worst = codes.max { $0.rawValue < $1.rawValue } ?? code
    return (worst, outcomes.contains(where: \.isRefused))
  }

  private func outcome(
    of export: PreparedExport, in catalog: Catalog, _ context: Context
  ) throws(CatalogError) -> ExportPage.Outcome {
    if !check {
      switch try catalog.put(export) {
      case .success(let paths): return .written(paths)
      case .failure(let refusal): return .refused(refusal)
      }
    }
    if let refusal = try export.refusal(in: context.environment) { return .refused(refusal) }
    return .checked(try export.drifts(in: context.environment))
  }

  private var allowance: ExportAllowance {
    ExportAllowance(allowsEmpty: allowEmpty, allowsMissing: allowMissing)
  }

  func selection() throws -> PresetSelection {
    if all { return .all }
    guard let query else { return .names(names) }
    return try PresetSelection(query: query)
  }

  /// The command that writes the same files again.
  private var command: String { command { $0 } }

  /// The command for the headers of files, which are the same on every machine: absolute paths are cut to their
  /// last component.
  private var headerCommand: String {
    command { path in
      guard path.hasPrefix("/"), let last = path.split(separator: "/").last else { return path }
      return String(last)
    }
  }

  private func command(_ shown: (String) -> String) -> String {
    var words = ["curvet", "export"] + names
    if let query { words += ["--query", query] }
    if all { words.append("--all") }
    words += ["--to", format.name] + layout.words
    if let path = path?.text { words += ["-o", shown(path)] }
    if let catalog = global.catalog?.text { words += ["--catalog", shown(catalog)] }
    return words.map(ShellWord.quoted).joined(separator: " ")
  }
}
