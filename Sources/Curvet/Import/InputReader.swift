import Diagnostics
import FileSystem
import Importing
import Presets
import Storage

/// The input reader reads presets from files, folders and standard input, whatever their format.
struct InputReader {
  let environment: CatalogEnvironment
  /// The report of the reading.
  var report = ReadingReport()
  /// A file that must not be read.
  var forbidden: FileIdentity?
  /// Whether files with independent lines are returned as a whole, to be read elsewhere.
  var handsOutLines = false
  /// Whether the sources in folders are read.
  var readsCode = false
  /// Whether files that Curvet wrote for apps are listed, instead of refused.
  var listsGenerated = false
  /// The files that were read, each of which is read once; nil if it may be read again.
  var seen: Set<FileIdentity>?
  /// Texts that are read in place of what files hold, by path.
  var overlay: [String: [UInt8]] = [:]
  /// How much has been read.
  let meter = InputMeter()
  /// The format of everything, or nil if each file has its own.
  private let format: InputFormat?
  /// Options for values that files don't specify.
  private let options: ReaderOptions
  /// The file name to assume for standard input.
  private let inputName: String?
  let readers: [any PresetReader]
  /// The inputs to be read; the next one is the last.
  private var waiting: [Waiting]
  /// The formats met so far, in the order in which they came; each reads its files as one.
  private var readings: [(format: InputFormat, reading: any PresetReading)] = []
  /// Which of them has a file open, or is asked for what takes all files.
  private var current: Int?
  /// How many bytes of the open file each preset takes.
  private var part = 0
  /// How many of the readings have been informed that all files were opened.
  private var finished = 0

  /// An input to be read.
  private enum Waiting {
    /// An input that the user named.
    case named(String)
    /// A file of a folder.
    case listed(InputFile)
  }

  /// Makes a reader of files, folders and standard input (`-`).
  ///
  /// - Parameter format: the format of everything, or nil if each file has its own.
  init(
    _ paths: [String], as format: InputFormat? = nil, _ options: ReaderOptions = ReaderOptions(),
    inputName: String? = nil, in environment: CatalogEnvironment
  ) {
    self.environment = environment
    self.format = format
    self.options = options
    self.inputName = inputName
    readers = ImportFormats.readers + [CatalogReader(environment: environment, meter: meter)]
    waiting = paths.reversed().map(Waiting.named)
    if environment.options.whenWorking != nil { meter.weigh(paths, in: environment) }
  }

  /// Returns the next preset; nil at the end.
  mutating func next() throws(CatalogError) -> PresetEntry? {
    while let part = try nextPart() { if case .preset(let entry) = part { return entry } }
    return nil
  }

  /// Returns the next part; nil at the end.
  ///
  /// Formats whose files form one set, such as design tokens, come last.
  mutating func nextPart() throws(CatalogError) -> InputPart? {
    while true {
      if let current {
        if let entry = try readings[current].reading.next(&report) {
          if part > 0 { meter.add(part) }
          if let problem = limitProblem(of: entry) {
            report.leftOut.add(
              entry.preset.name.text, because: .other(problem), at: entry.origin.place)
            continue
          }
          report.taken += 1
          return .preset(entry)
        }
        self.current = nil
      } else if let next = waiting.popLast() {
        if let lines = try open(next) { return lines }
      } else if finished < readings.count {
        part = 0
        try readings[finished].reading.finish(&report)
        current = finished
        finished += 1
      } else {
        report.generated.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
        report.notRead.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
        return nil
      }
    }
  }

  /// Returns what is beyond the limits in a preset that another program's file has.
  ///
  /// Curvet's own documents are refused with the place, and what a catalog holds may stay as it is.
  private func limitProblem(of entry: PresetEntry) -> String? {
    guard let current, !entry.preset.motion.isWithinLimits,
      ![.json, .ndjson, .catalog].contains(readings[current].format)
    else { return nil }
    return entry.preset.motion.limitProblems.first?.message
  }

  /// Opens an input; returns it if its lines are read elsewhere.
  private mutating func open(_ next: Waiting) throws(CatalogError) -> InputPart? {
    switch next {
    case .listed(let file): return try open(file, isListed: true)
    case .named(let path):
      if CatalogEnvironment.isStandardInput(path) {
        return try open(ReaderInput(shown: inputName ?? "-", read: environment.readInput))
      }
      let absolute = environment.absolute(path)
      switch FileTree.kind(of: absolute) {
      case nil:
        throw CatalogError(.notFound, "no such file", path: path)
      case .special: throw Self.unreadable(path, absolute)
      case .file: return try open(InputFile(path: absolute, shown: path))
      case .folder:
        let base = path.hasSuffix("/") ? path : path + "/"
        let files = try list(absolute, shown: base).map { name in
          Waiting.listed(InputFile(path: "\(absolute)/\(name)", shown: base + name))
        }
        waiting += files.reversed()
        return nil
      }
    }
  }

  /// Returns the error of a pipe or a device, which can be replaced with standard input.
  static func unreadable(_ shown: String, _ path: String) -> CatalogError {
    var error = CatalogError(FileTree.special(at: path) ?? .pipe, path: shown)
    error.hints = ["name a file, or - to read standard input"]
    return error
  }

  /// - Parameter isListed: whether the file was found in a folder, not named.
  private mutating func open(
    _ file: InputFile, isListed: Bool = false
  ) throws(CatalogError) -> InputPart? {
    if forbidden != nil, FileIdentity(of: file.path) == forbidden {
      throw CatalogError(
        .invalidInput, "the catalog can't be imported into itself", path: file.shown,
        hints: ["name another file"])
    }
    if let identity = FileIdentity(of: file.path), seen?.insert(identity).inserted == false {
      return nil
    }
    if let text = overlay[file.path] {
      return try open(ReaderInput(shown: file.shown, text: text), isListed: isListed)
    }
    let stream = try FileStream(file.path, shown: file.shown)
    let input = ReaderInput(shown: file.shown, path: file.path, read: meter.counting(stream.read))
    return try open(input, isListed: isListed)
  }

  private mutating func open(
    _ input: ReaderInput, isListed: Bool = false
  ) throws(CatalogError) -> InputPart? {
    var input = input
    report.files += 1
    if listsGenerated, format == nil, let (file, holdsPresets) = try generated(&input) {
      report.generated.append(file)
      if !holdsPresets { return nil }
    }
    let reader =
      if let format {
        readers.first { $0.format == format }
      } else {
        try readers.recognizing(&input)
      }
    guard let reader else {
      try report(input.foreign() ?? .json, shown: input.shown, isListed: isListed)
      return nil
    }
    if format != nil, let other = try other(than: reader.format, &input) {
      report.hasForeignText = true
      report.findings.append(Finding(other, in: input.shown, readAs: reader.format))
      return nil
    }
    if handsOutLines, let reader = reader as? any PresetLineReader { return .lines(input, reader) }
    let index = index(of: reader)
    do throws(CatalogError) {
      try readings[index].reading.open(&input, &report)
    } catch  where format == nil && error.kind == .notACatalog {
      report(ForeignFile.database, shown: input.shown, isListed: isListed)
      return nil
    }
    part = 0
    if let expected = readings[index].reading.expected {
      // Content that is parsed at once is returned in parts.
      part = input.byteCount / max(expected, 1)
      meter.add(-input.byteCount)
    }
    current = index
    return nil
  }

  /// The reading of a format, which begins with its first file.
  private mutating func index(of reader: any PresetReader) -> Int {
    if let index = readings.firstIndex(where: { $0.format == reader.format }) { return index }
    readings.append((reader.format, reader.reading(options)))
    return readings.count - 1
  }
}
