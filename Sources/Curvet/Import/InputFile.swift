import Diagnostics
import FileSystem
import Interchange
import StrictJSON

/// An input file is a file to read, by its path and by the name that the user gave it.
struct InputFile {
  var path: String
  var shown: String

  func readAll() throws(CatalogError) -> [UInt8] {
    let stream = try FileStream(path, shown: shown)
    var input = ReaderInput(shown: shown, read: stream.read)
    return try input.all()
  }
}
