import CommandKit

/// A path as it is typed; an empty one comes from a variable that is not set.
struct PathArgument: ExplainedArgument {
  let text: String

  static var expectation: String { "a path" }

  init?(argument: String) {
    guard !argument.isEmpty else { return nil }
    text = argument
  }
}

extension PathArgument {
  /// Throws if the file has the extension of another format.
  ///
  /// - Parameters:
  ///   - option: The option that names it.
  ///   - endings: The extensions of such files; the first is suggested.
  func demand(_ option: String, _ endings: [String]) throws(ValidationError) {
    let name = text.split(separator: "/").last.map(String.init) ?? ""
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex,
      case let ending = name[name.index(after: dot)...].lowercased(),
      !endings.contains(ending), Self.otherFormats.contains(ending)
    else { return }
    throw ValidationError(
      "'\(option)' writes \(endings[0].uppercased()), but '\(name)' has another extension",
      help: "use the name '\(name[..<dot]).\(endings[0])'")
  }

  /// Throws if the file doesn't have the extension of a page.
  func demandHTML() throws(ValidationError) {
    let name = text.split(separator: "/").last.map(String.init) ?? ""
    let dot = name.lastIndex(of: ".").flatMap { $0 == name.startIndex ? nil : $0 }
    let ending = dot.map { name[name.index(after: $0)...].lowercased() } ?? ""
    guard text != "-", !["html", "htm"].contains(ending) else { return }
    throw ValidationError(
      "the gallery is an HTML page, but '\(name)' doesn't end in .html",
      help: "use the name '\(dot.map { name[..<$0] } ?? name[...]).html'")
  }

  private static let otherFormats: Set = [
    "apng", "avif", "bmp", "css", "dart", "eps", "gif", "heic", "heif", "htm", "html", "ico",
    "jpeg", "jpg", "js", "jxl", "kt", "md", "mov", "mp4", "pdf", "png", "ps", "psd", "svg", "svgz",
    "swift", "tif", "tiff", "ts", "txt", "webm", "webp", "xml",
  ]
}
