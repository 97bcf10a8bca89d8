/// Why a connection does not write.
public enum ReadOnlyReason: Hashable, Sendable {
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
  public func error(path: String) -> StorageError {
    switch self {
    case .asked:
      StorageError(.readOnly, "the catalog was opened for reading only", path: path)
    case .file:
      StorageError(.readOnly, "the catalog is write-protected", path: path)
    case .folder:
      StorageError(.readOnly, "the catalog's folder is write-protected", path: path)
    case .newer(let version):
      StorageError(
        .newerFile, "the catalog is from Curvet \(version); this version can only read it",
        hints: ["update Curvet to change it"], path: path)
    case .tampered(let migration):
      StorageError(
        .tampered,
        "the catalog's form \(migration) is not the one this program knows, so it is only read",
        hints: ["export what you need and import it into a new catalog"], path: path)
    }
  }
}
