import Diagnostics
import FileSystem
import Importing

/// The results of fixing, or of a dry run.
package struct FixReport: Sendable {
  /// The remaining problems.
  package var rest: ValidationReport
  /// The fixed problems, in the order in which they were found.
  package var fixed: [Finding] = []
  /// The files that changed, in the order in which they were read, before and after.
  package var files: [File] = []

  /// A file with its text before and after.
  package struct File: Sendable {
    /// The file as the user named it.
    package var shown: String
    /// Its text before, and after.
    package var before, after: [UInt8]
    let path: String
  }
}

extension FileCheck {
  /// Fixes the files until nothing is left that can be fixed safely.
  ///
  /// - Parameter isDryRun: whether no file is written.
  /// - Throws: `busy` if a file was changed by somebody else in the meantime; it is left as it is.
  package func fix(_ options: ValidationOptions, isDryRun: Bool) throws(CatalogError) -> FixReport {
    var all = options
    all.limit = .max
    var fixed: [FixReport.File] = []
    var findings: [Finding] = []
    // A second look sees what the first one's edits prevented.
    for _ in 1...20 {
      let found = try run(all, over: Self.overlay(of: fixed)).findings.kept
      let made = try fix(found.filter { !$0.edits.isEmpty }, in: &fixed)
      findings += made
      if made.isEmpty { break }
    }
    // A dry run leaves everything to be fixed.
    let rest = try run(options, over: Self.overlay(of: isDryRun ? [] : fixed))
    if !isDryRun { for file in fixed { try write(file) } }
    return FixReport(rest: rest, fixed: findings, files: fixed)
  }

  private static func overlay(of files: [FixReport.File]) -> [String: [UInt8]] {
    Dictionary(files.map { ($0.path, $0.after) }) { first, _ in first }
  }

  /// Makes the edits of findings in the files' texts; returns the findings whose edits were made.
  private func fix(
    _ findings: [Finding], in fixed: inout [FixReport.File]
  ) throws(CatalogError) -> [Finding] {
    var made: [Finding] = []
    for shown in findings.compactMap({ $0.place?.file }).uniqued() {
      let path = files.path(of: shown)
      // An input from a pipe has no file to fix.
      guard FileTree.kind(of: path) == .file else { continue }
      let own = findings.filter { $0.place?.file == shown }
      let index = fixed.firstIndex { $0.path == path } ?? fixed.count
      if index == fixed.count {
        let before = try files.bytes(of: path, shown: shown)
        fixed.append(.init(shown: shown, before: before, after: before, path: path))
      }
      let (text, isMade) = TextEdit.apply(own.flatMap(\.edits), to: fixed[index].after)
      fixed[index].after = text
      var next = 0
      for finding in own {
        if isMade[next..<next + finding.edits.count].contains(true) { made.append(finding) }
        next += finding.edits.count
      }
    }
    return made
  }

  private func write(_ file: FixReport.File) throws(CatalogError) {
    guard try files.bytes(of: file.path, shown: file.shown) == file.before else {
      throw CatalogError(
        .busy, "another program changed the file in the meantime", path: file.shown,
        hints: ["try again"])
    }
    let writer = try FileWriter(file.path, shown: file.shown)
    try writer.write(file.after)
    try writer.finish()
  }
}
