import Diagnostics
import FileSystem
import Importing
import Presets
import StrictJSON

extension InputReader {
  /// Says that something is not read: of a folder in a list, of what was named as an error.
  mutating func report(_ foreign: ForeignFile, shown: String, isListed: Bool) {
    // An unrecognized file with a known extension is more likely damaged.
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
    var others: [(name: String, kind: FileTree.EntryKind)] = []
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
      // Only this many files are opened; for a larger tree, the names are used.
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
    let reasons = notRead.prefix(3).map { "\($0.path): \($0.reason)" }
    let rest = notRead.count > 3 ? ["\(notRead.count - 3) more weren't read"] : []
    let extensions = InputFormat.all.filter(\.isReadInFolders).flatMap(\.extensions)
      .map { "." + $0 }
    let known = extensions.dropLast().joined(separator: ", ") + ", or " + (extensions.last ?? "")
    throw CatalogError(
      .notFound, "no \(known) files in the folder", path: path,
      hints: (reasons + rest).map(Hint.text))
  }

  /// Returns the detected format of an input if it can't be in the specified format; nil if it may be.
  func other(
    than format: InputFormat, _ input: inout ReaderInput
  ) throws(CatalogError) -> String? {
    // A JSON file may be in any JSON format, and have any error.
    let alone: [InputFormat] = [.css, .androidXML, .catalog]
    guard format != .catalog else { return nil }
    let telling = alone + [.lottie, .figma]
    let known = try readers.recognizing(&input)?.format
    if let known, known != format {
      let isOther = telling.contains(known) || alone.contains(format)
      return isOther ? "the format \(known.name)" : nil
    }
    guard known == nil else { return nil }
    let start = try input.peek(ForeignFile.reach)
    return ForeignFile.recognize(start, name: input.shown).map(\.what)
  }

  /// Returns the header of an input that Curvet exported for apps, and whether presets can still be read from
  /// it, as from design tokens; nil for other inputs.
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
    // Opening and closing a catalog that is in use would release the lock on it.
    guard !Self.isDatabase(path) else { return nil }
    do throws(CatalogError) {
      let stream = try FileStream(path, shown: shown)
      var input = ReaderInput(shown: shown, path: path, read: stream.read)
      return try generated(&input)?.file
    } catch {
      // The list contains the reason.
      return nil
    }
  }

  private static func isDatabase(_ path: String) -> Bool {
    [".sqlite", ".sqlite3", ".db", "-wal", "-shm", "-journal"].contains { path.hasSuffix($0) }
  }

  /// Returns the reason why a file in a folder isn't read.
  private func reason(of path: String, _ kind: FileTree.EntryKind, looking isLookedInto: Bool)
    -> String
  {
    guard kind == .file else { return "a link or a special file" }
    // Opening and closing a catalog that is in use would release the lock on it.
    if Self.isDatabase(path) || forbidden != nil && FileIdentity(of: path) == forbidden {
      return "a database; pass it on its own to import it"
    }
    if CodeFiles.isOne(path) {
      let what = InputFormat.code.hasExtension(path) ? "code" : "YAML"
      return "\(what), which is read only with --code"
    }
    guard isLookedInto else {
      return (ForeignFile.recognize(name: path) ?? ForeignFile.unknown).reason
    }
    do throws(CatalogError) {
      let start = try FileStream(path, shown: path).read(4096)
      if start.starts(with: CatalogReader.start) {
        return "a database; pass it on its own to import it"
      }
      if start.isEmpty { return "empty" }
      let known = ForeignFile.recognize(start, name: path)
      if let known, !known.isImported { return known.reason }
      // Its content may be in a supported format.
      let mayBeJSON = "{[".utf8.contains(start.first { $0 > 0x20 } ?? 0)
      guard known != nil || mayBeJSON else { return ForeignFile.unknown.reason }
      return
        "\(known?.what ?? "JSON") with an unexpected extension; pass it on its own to import it"
    } catch {
      return error.message
    }
  }
}

extension Finding {
  /// Describes a file in an unsupported format, without showing its content.
  init(_ foreign: ForeignFile, in file: String) {
    self.init(
      PresetRule.document, foreign.reason,
      place: Place(file: file, line: 1, column: 1),
      help: foreign.help ?? .listFormats)
  }

  /// Reports that a file isn't in the format specified on the command line.
  init(_ what: String, in file: String, readAs format: InputFormat) {
    self.init(
      PresetRule.document, "expected \(format.name), found \(what)",
      place: Place(file: file, line: 1, column: 1), help: .leaveOutFormat)
  }

  /// Reports that a file in a folder wasn't read.
  init(_ file: UnreadFile) {
    self.init(
      PresetRule.document, "not read: \(file.reason)", level: .info,
      place: Place(file: file.path, line: 1, column: 1))
  }
}
