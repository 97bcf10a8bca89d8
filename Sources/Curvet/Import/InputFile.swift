import Diagnostics
import FileSystem
import StrictJSON

/// An input file is a file to read, by its path and by the name that the user gave it.
struct InputFile {
  var path: String
  var shown: String

  func readAll() throws(CatalogError) -> [UInt8] {
    let stream = try FileStream(path, shown: shown)
    return try InputStream(shown: shown, read: stream.read).rest()
  }
}

/// An input stream is something to read from its beginning, of which the start can be looked at.
struct InputStream {
  /// What is read, as the user named it; `-` is standard input.
  let shown: String
  private let read: (Int) throws(CatalogError) -> [UInt8]
  private var start: [UInt8] = []

  init(shown: String, read: @escaping (Int) throws(CatalogError) -> [UInt8]) {
    self.shown = shown
    self.read = read
  }

  /// Makes a stream of a text.
  init(shown: String, text: [UInt8]) {
    self.init(shown: shown) { _ in [] }
    start = text
  }

  /// Returns the first line that is not blank without consuming it, as far as it fits into a
  /// preset's limit; `isWhole` says whether it was ended by a line feed or the end of the stream.
  mutating func peekLine() throws(CatalogError) -> (bytes: ArraySlice<UInt8>, isWhole: Bool) {
    var line = 0
    var searched = 0
    while true {
      while let end = start[searched...].firstIndex(of: 0x0A) {
        if let first = start[line..<end].firstIndex(where: { !Self.isBlank($0) }) {
          return (start[first..<end], true)
        }
        line = end + 1
        searched = line
      }
      if start.count > JSONLimits.lineBytes { return (start[line...], false) }
      searched = start.count
      let more = try read(1 << 16)
      if more.isEmpty { return (start[line...].drop(while: Self.isBlank), true) }
      start += more
    }
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0D
  }

  /// Whether the stream begins with the given bytes.
  mutating func begins(with bytes: [UInt8]) throws(CatalogError) -> Bool {
    while start.count < bytes.count {
      let more = try read(1 << 16)
      if more.isEmpty { break }
      start += more
    }
    return start.starts(with: bytes)
  }

  /// Returns the first so many bytes, or all where there are fewer, without consuming them.
  mutating func peek(_ count: Int) throws(CatalogError) -> ArraySlice<UInt8> {
    while start.count < count {
      let more = try read(1 << 16)
      if more.isEmpty { break }
      start += more
    }
    return start.prefix(count)
  }

  /// Returns all that is left.
  func rest() throws(CatalogError) -> [UInt8] {
    var bytes = start
    while true {
      let more = try read(1 << 20)
      if more.isEmpty { return bytes }
      bytes += more
      guard bytes.count <= JSONLimits.documentBytes else {
        throw CatalogError(
          .invalidInput, "the file is larger than 2 GiB", path: shown,
          hints: ["NDJSON, one preset per line, is read without a limit"])
      }
    }
  }

  /// Returns the lines of what is left.
  ///
  /// - Parameter tap: gets all bytes on their way.
  func lines(
    tap: @escaping ([UInt8]) throws(CatalogError) -> Void = { _ in }
  ) -> JSONLines<CatalogError> {
    var start: [UInt8]? = start
    return JSONLines { count throws(CatalogError) in
      var bytes = start ?? []
      start = nil
      if bytes.isEmpty { bytes = try read(count) }
      try tap(bytes)
      return bytes
    }
  }
}
