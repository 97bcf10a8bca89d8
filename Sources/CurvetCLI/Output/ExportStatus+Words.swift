import Curvet

extension ExportStatus {
  /// The state in words, after the path of the file.
  var words: String {
    switch self {
    case .upToDate: "is up to date"
    case .headerDiffers: "is up to date; only the header differs"
    case .missing: "doesn't exist yet"
    case .different: "is out of date with the catalog"
    }
  }
}
