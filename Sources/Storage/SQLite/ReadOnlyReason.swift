import Diagnostics

/// Why a connection does not write.
package enum ReadOnlyReason: Hashable, Sendable {
  /// It was opened for reading.
  case asked
  /// The file is write-protected.
  case file
  /// The folder is write-protected, and a change needs a journal beside the file.
  case folder
  /// A newer Curvet, of the version given, wrote the file in a form this one may only read.
  case newer(version: String)
  /// The applied migration of that number is not the one this program knows.
  case tampered(migration: Int)

  /// The error that an attempt to write meets.
  package func error(path: String) -> CatalogError {
    switch self {
    case .asked:
      CatalogError(.readOnly, "the catalog was opened for reading only", path: path)
    case .file:
      CatalogError(.readOnly, "the catalog is write-protected", path: path)
    case .folder:
      CatalogError(.readOnly, "the catalog's folder is write-protected", path: path)
    case .newer(let version):
      CatalogError(
        .newerFile, "the catalog is from Curvet \(version); this version can only read it",
        path: path,
        hints: ["update Curvet to change it"])
    case .tampered(let migration):
      CatalogError(
        .tampered,
        "the catalog's form \(migration) is not the one this program knows, so it is only read",
        path: path,
        hints: ["export what you need and import it into a new catalog"])
    }
  }
}
