import Diagnostics
import FileSystem
import Storage

/// What a backup holds.
package struct BackupReport: Hashable, Sendable {
  /// The file, as the user named it or its folder.
  package var path: String
  /// How much is in it.
  package var figures: CatalogFigures
}

extension Catalog {
  /// Writes a copy of the catalog, of one moment, and checks it before it is put in its place.
  ///
  /// - Parameters:
  ///   - path: a file, or a folder that a file with the moment in its name is put into.
  ///   - replacing: whether a file that is there may be replaced.
  /// - Throws: `damaged` where the catalog is, for a copy of it would be worth nothing.
  package func backUp(to path: String, replacing: Bool) throws(CatalogError) -> BackupReport {
    let shown = backupPath(path)
    try ProtectedFiles(catalog: location, in: environment).check(shown, isBackup: true)
    let target = FileTree.destination(of: environment.absolute(shown))
    switch FileTree.kind(of: target) {
    case .folder:
      throw CatalogError(.exists, "this is a folder", path: shown, hints: ["name a file in it"])
    case .special:
      throw CatalogError(.exists, "this is not a file", path: shown)
    case .file where !replacing:
      throw CatalogError(
        .exists, "there is a file already", path: shown,
        hints: [.nameAnotherOrForce])
    case .file, nil: break
    }
    Leftovers.removeFiles(beside: target, now: environment.storage.now())
    do throws(CatalogError) {
      var figures: CatalogFigures?
      try store.connection.writeCopy(to: target, replacing: replacing) {
        copy throws(CatalogError) in
        let copy = Store(copy, environment: environment.storage)
        try copy.verifyContent()
        figures = try copy.figures()
      }
      guard let figures else { throw CatalogError(.ioFailure, "nothing was written", path: shown) }
      return BackupReport(path: shown, figures: figures)
    } catch {
      var error = error
      if error.path == target { error.path = shown }
      throw error
    }
  }

  /// The file that a backup is written to: in a folder, the catalog's name and the moment.
  private func backupPath(_ path: String) -> String {
    guard FileTree.kind(of: environment.absolute(path)) == .folder else { return path }
    let file = location.path.split(separator: "/").last.map(String.init) ?? "catalog"
    let dot = file.lastIndex(of: ".") ?? file.endIndex
    let stamp = FileStamp.text(environment.storage.now())
    let folder = path.hasSuffix("/") ? path : path + "/"
    return "\(folder)\(file[..<dot])-\(stamp)\(file[dot...])"
  }
}

/// A file stamp is a moment as it may stand in a file's name: `20261122-063000`, in UTC.
enum FileStamp {
  /// Returns the stamp of a moment, given in seconds since 1970.
  static func text(_ seconds: Double) -> String {
    let moment = Int(min(max(seconds, 0), 2e11))
    let (day, second) = moment.quotientAndRemainder(dividingBy: 86_400)
    let date = date(ofDay: day)
    let time = [second / 3600, second / 60 % 60, second % 60]
    return [date.year, date.month, date.day].map(digits).joined() + "-"
      + time.map(digits).joined()
  }

  /// Returns the date of a day, counted from 1 January 1970.
  ///
  /// Source: https://howardhinnant.github.io/date_algorithms.html#civil_from_days
  private static func date(ofDay day: Int) -> (year: Int, month: Int, day: Int) {
    // Years begin in March, so that the day that leap years have is their last one.
    let (era, dayOfEra) = (day + 719_468).quotientAndRemainder(dividingBy: 146_097)
    let year = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * year + year / 4 - year / 100)
    let month = (5 * dayOfYear + 2) / 153
    let isNextYear = month >= 10
    return (
      era * 400 + year + (isNextYear ? 1 : 0), isNextYear ? month - 9 : month + 3,
      dayOfYear - (153 * month + 2) / 5 + 1
    )
  }

  private static func digits(_ number: Int) -> String {
    (number < 10 ? "0" : "") + String(number)
  }
}
