import Diagnostics
import FileSystem
import Importing
import Presets
import StrictJSON

extension InputReader {
  /// Says that something is not read: of a folder in a list, of what was named as an error.
  mutating func report(_ foreign: ForeignFile, shown: String, isListed: Bool) {
    // What is called as if it were read, and is nothing that is known, is more likely spoilt.
    if isListed, foreign != .unknown {
      report.files -= 1
      report.notRead.append(UnreadFile(path: shown, reason: foreign.reason))
      return
    }
    report.hasForeignText = true
    report.findings.append(Finding(foreign, in: shown))
  }

  /// Returns the files of a folder that are to be read, and lists the others.
  ///
  /// - Parameter shown: The folder as the user named it, with a slash at its end.
  mutating func list(_ folder: String, shown: String) throws(CatalogError) -> [String] {
    var others: [(name: String, kind: FileTree.Kind)] = []
    let readsCode = readsCode
    var names = try FileTree.files(
      below: folder, shown: shown,
      where: { InputFormat.isRead($0) || readsCode && CodeFiles.isOne($0) },
      leavingOut: { others.append(($0, $1)) })
    if readsCode {
      var files = CodeFiles(below: folder)
      names.removeAll { name in
        guard CodeFiles.isOne(name), let reason = files.reasonToSkip(name) else {
          return false
        }
        report.notRead.append(UnreadFile(path: shown + name, reason: reason))
        return true
      }
    }
    for other in others.sorted(by: { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) })
    where !other.name.hasSuffix(ProjectConfig.fileName) {
      // Up to this many files are looked into; of a whole tree of sources the names must do.
      let isLookedInto = report.notRead.count < 1_000
      if listsGenerated, isLookedInto, other.kind == .file,
        let file = try generated("\(folder)/\(other.name)", shown: shown + other.name)
      {
        report.files += 1
        report.generated.append(file)
        continue
      }
      let reason = reason(of: "\(folder)/\(other.name)", other.kind, looking: isLookedInto)
      report.notRead.append(UnreadFile(path: shown + other.name, reason: reason))
    }
    guard names.isEmpty, report.generated.isEmpty else { return names }
    let path = shown.count > 1 ? String(shown.dropLast()) : shown
    let notRead = report.notRead
    let reasons = notRead.prefix(3).map { "\($0.path) is \($0.reason)" }
    let rest = notRead.count > 3 ? ["\(notRead.count - 3) more were not read"] : []
    let extensions = InputFormat.all.filter(\.isReadInFolders).flatMap(\.extensions)
      .map { "." + $0 }
    let known = extensions.dropLast().joined(separator: ", ") + " or " + (extensions.last ?? "")
    throw CatalogError(
      .notFound, "the folder holds no \(known) file", path: path,
      hints: (reasons + rest).map(Hint.text))
  }

  /// What an input looks like if it can't be of the format that it is said to have; nil if it may be.
  func other(
    than format: InputFormat, _ input: inout ReaderInput
  ) throws(CatalogError) -> String? {
    // What is meant as JSON may be of any format in JSON, and have any mistake.
    let alone: [InputFormat] = [.css, .androidXML, .catalog]
    guard format != .catalog else { return nil }
    let telling = alone + [.lottie, .figma]
    let known = try readers.recognizing(&input)?.format
    if let known, known != format {
      let isOther = telling.contains(known) || alone.contains(format)
      return isOther ? "of the format \(known.name)" : nil
    }
    guard known == nil else { return nil }
    let start = try input.peek(ForeignFile.reach)
    return ForeignFile.recognize(start, name: input.shown).map(\.what)
  }

  /// What an input says of itself if Curvet wrote it for apps, and whether presets can be read from
  /// it all the same, as from design tokens; nil for others.
  func generated(
    _ input: inout ReaderInput
  ) throws(CatalogError) -> (file: GeneratedFile, holdsPresets: Bool)? {
    let start = Array(try input.peek(4096))
    guard GeneratedHeader.content(of: start) != nil else { return nil }
    let isJSON = start.first { $0 > 0x20 } == UInt8(ascii: "{")
    guard isJSON else {
      return GeneratedHeader.file(of: start, shown: input.shown).map { ($0, false) }
    }
    guard let root = try input.json()?.document?.root else { return nil }
    let isFlat = root["format"]?.string == "curvet-motion"
    return GeneratedHeader.file(of: root, shown: input.shown).map { ($0, !isFlat) }
  }

  private func generated(
    _ path: String, shown: String
  ) throws(CatalogError) -> GeneratedFile? {
    // To open and close a catalog that is in use would give up the lock on it.
    guard !Self.isDatabase(path) else { return nil }
    do throws(CatalogError) {
      let stream = try FileStream(path, shown: shown)
      var input = ReaderInput(shown: shown, path: path, read: stream.read)
      return try generated(&input)?.file
    } catch {
      // Why it can't be read is said in the list.
      return nil
    }
  }

  private static func isDatabase(_ path: String) -> Bool {
    [".sqlite", ".sqlite3", ".db", "-wal", "-shm", "-journal"].contains { path.hasSuffix($0) }
  }

  /// Why a file of a folder is not read.
  private func reason(of path: String, _ kind: FileTree.Kind, looking isLookedInto: Bool) -> String
  {
    guard kind == .file else { return "a link, or no regular file" }
    // To open and close a catalog that is in use would give up the lock on it.
    if Self.isDatabase(path) || forbidden != nil && FileIdentity(of: path) == forbidden {
      return "a database; name it by itself to have it read"
    }
    if CodeFiles.isOne(path) {
      let what = InputFormat.code.hasExtension(path) ? "code" : "YAML"
      return "\(what), which is read if --code is given"
    }
    guard isLookedInto else {
      return (ForeignFile.recognize(name: path) ?? ForeignFile.unknown).reason
    }
    do throws(CatalogError) {
      let start = try FileStream(path, shown: path).read(4096)
      if start.starts(with: CatalogReader.start) {
        return "a database; name it by itself to have it read"
      }
      if start.isEmpty { return "empty" }
      let known = ForeignFile.recognize(start, name: path)
      if let known, !known.isImported { return known.reason }
      // Its content may well be of a format that is read.
      let mayBeJSON = "{[".utf8.contains(start.first { $0 > 0x20 } ?? 0)
      guard known != nil || mayBeJSON else { return ForeignFile.unknown.reason }
      return "\(known?.what ?? "JSON") by another name; name it by itself to have it read"
    } catch {
      return error.message
    }
  }
}

extension Finding {
  /// Says what a foreign file is; nothing that stands in it is shown.
  init(_ foreign: ForeignFile, in file: String) {
    self.init(
      PresetRule.document, "this is \(foreign.reason)",
      place: Place(file: file, line: 1, column: 1),
      help: foreign.help ?? .listFormats)
  }

  /// Says that a file isn't of the format that the command line gives.
  init(_ what: String, in file: String, readAs format: InputFormat) {
    self.init(
      PresetRule.document, "this is \(what), not \(format.name)",
      place: Place(file: file, line: 1, column: 1), help: .leaveOutFormat)
  }

  /// Says that a file of a folder was not read.
  init(_ file: UnreadFile) {
    self.init(
      PresetRule.document, "not read: \(file.reason)", level: .info,
      place: Place(file: file.path, line: 1, column: 1))
  }
}
