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
  /// Throws if the file is named as if it had another format.
  func demandSVG() throws(ValidationError) {
    let name = text.split(separator: "/").last.map(String.init) ?? ""
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex,
      Self.otherFormats.contains(name[name.index(after: dot)...].lowercased())
    else { return }
    throw ValidationError(
      "'--svg' writes SVG, but '\(name)' is named as another format",
      help: "name it \(name[..<dot]).svg")
  }

  /// Throws if the file isn't named as a page.
  func demandHTML() throws(ValidationError) {
    let name = text.split(separator: "/").last.map(String.init) ?? ""
    let dot = name.lastIndex(of: ".").flatMap { $0 == name.startIndex ? nil : $0 }
    let ending = dot.map { name[name.index(after: $0)...].lowercased() } ?? ""
    guard text != "-", !["html", "htm"].contains(ending) else { return }
    throw ValidationError(
      "the gallery is an HTML page, but '\(name)' isn't named as one",
      help: "name it \(dot.map { name[..<$0] } ?? name[...]).html")
  }

  private static let otherFormats: Set = [
    "avif", "bmp", "eps", "gif", "heic", "heif", "html", "ico", "jpeg", "jpg", "jxl", "mov", "mp4",
    "pdf", "png", "ps", "psd", "svgz", "tif", "tiff", "webm", "webp",
  ]
}
