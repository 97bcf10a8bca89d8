import CommandKit

extension PathArgument {
  /// Throws if the file is called as if another format were to be written.
  func demandSVG() throws(ValidationError) {
    let name = text.split(separator: "/").last.map(String.init) ?? ""
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex,
      Self.otherFormats.contains(name[name.index(after: dot)...].lowercased())
    else { return }
    throw ValidationError(
      "'--svg' writes SVG, and '\(name)' is called otherwise",
      help: "name it \(name[..<dot]).svg")
  }

  private static let otherFormats: Set = [
    "avif", "bmp", "eps", "gif", "heic", "heif", "html", "ico", "jpeg", "jpg", "jxl", "mov", "mp4",
    "pdf", "png", "ps", "psd", "svgz", "tif", "tiff", "webm", "webp",
  ]
}
