import Diagnostics
import FileSystem
import Rules

/// What was mended, or would be.
public struct MendReport: Sendable {
  /// What is left to mend.
  public var rest: ValidationReport
  /// What was mended, in the order in which it was found.
  public var mended: [Finding] = []
  /// The files that changed, in the order in which they were read, before and after.
  public var files: [File] = []

  /// A file with its text before and after.
  public struct File: Sendable {
    /// The file as the user named it.
    public var shown: String
    /// Its text before, and after.
    public var before, after: [UInt8]
    let path: String
  }
}

/// The mending of files: what is safe, and nothing else in them.
public enum FileMending {
  /// Mends files until nothing is left that can be mended safely.
  ///
  /// - Parameter isDryRun: whether no file is written.
  /// - Throws: `busy` where a file was changed by somebody else meanwhile; it is left as it is.
  public static func run(
    _ paths: [String], _ options: ValidationOptions = ValidationOptions(),
    settings: [String: RuleSettings.Setting] = [:], catalog: Catalog?, isDryRun: Bool,
    in environment: CatalogEnvironment
  ) throws(CatalogError) -> MendReport {
    var all = options
    all.limit = .max
    var files: [MendReport.File] = []
    var mended: [Finding] = []
    // A second look sees what the first one's edits stood in the way of.
    for _ in 1...mostLooks {
      let overlay = Dictionary(files.map { ($0.path, $0.after) }) { first, _ in first }
      let report = try FileValidation.run(
        paths, all, settings: settings, catalog: catalog, over: overlay, in: environment)
      let found = report.findings.kept.filter { !$0.edits.isEmpty }
      let made = try mend(found, in: &files, environment)
      mended += made
      if made.isEmpty { break }
    }
    // A dry run leaves everything to be mended.
    let overlay = Dictionary(isDryRun ? [] : files.map { ($0.path, $0.after) }) { first, _ in first
    }
    let rest = try FileValidation.run(
      paths, options, settings: settings, catalog: catalog, over: overlay, in: environment)
    if !isDryRun { for file in files { try write(file) } }
    return MendReport(rest: rest, mended: mended, files: files)
  }

  private static let mostLooks = 20

  /// Makes the edits of findings in the files' texts; returns the findings whose edits were made.
  private static func mend(
    _ findings: [Finding], in files: inout [MendReport.File], _ environment: CatalogEnvironment
  ) throws(CatalogError) -> [Finding] {
    var made: [Finding] = []
    for shown in findings.compactMap({ $0.place?.file }).uniqued() {
      let path = environment.absolute(shown)
      // What is read from a pipe has no file to be mended in.
      guard FileTree.kind(of: path) == .file else { continue }
      let own = findings.filter { $0.place?.file == shown }
      var index = files.firstIndex { $0.path == path }
      if index == nil {
        let before = try InputFile(path: path, shown: shown).readAll()
        index = files.count
        files.append(.init(shown: shown, before: before, after: before, path: path))
      }
      guard let index else { continue }
      let (text, isMade) = TextEdit.apply(own.flatMap(\.edits), to: files[index].after)
      files[index].after = text
      var next = 0
      for finding in own {
        if isMade[next..<next + finding.edits.count].contains(true) { made.append(finding) }
        next += finding.edits.count
      }
    }
    return made
  }

  private static func write(_ file: MendReport.File) throws(CatalogError) {
    guard try InputFile(path: file.path, shown: file.shown).readAll() == file.before else {
      throw CatalogError(
        .busy, "another program changed the file meanwhile", path: file.shown,
        hints: ["try again"])
    }
    let writer = try FileWriter(file.path, shown: file.shown)
    try writer.write(file.after)
    try writer.finish()
  }
}

extension Array where Element: Hashable {
  /// The elements, each once, in the order in which they come first.
  fileprivate func uniqued() -> [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
