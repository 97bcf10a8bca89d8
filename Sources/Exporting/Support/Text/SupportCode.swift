import EmbeddedData

/// Support code is a type or function that an export holds as it is, because its library has none.
struct SupportCode: Sendable {
  /// The name of its file without the extension, by which declarations need it.
  let name: String
  /// The lines that import what it needs.
  let imports: [String]
  /// Its text without these.
  let text: String

  static let dart = all(in: "dart")
  static let javaScript = all(in: "js")
  static let kotlin = all(in: "kt")
  static let typeScript = all(in: "ts")

  /// The files of Support/ with an extension.
  private static func all(in language: String) -> [SupportCode] {
    (0..<embedded_support_count()).compactMap { index in
      let file = embedded_support(index)
      let parts = String(cString: file.name).split(separator: ".")
      guard parts.last.map(String.init) == language else { return nil }
      return SupportCode(name: String(parts[0]), of: String(cString: file.bytes))
    }
  }

  private init(name: String, of file: String) {
    let lines = file.lines.dropLast()
    let code = lines.drop { $0.hasPrefix("import ") || $0.isEmpty }
    self.name = name
    imports = lines.prefix(lines.count - code.count).filter { !$0.isEmpty }
    text = code.joined(separator: "\n")
  }
}

extension [SupportCode] {
  /// The code that declarations need.
  func needed(_ needs: Set<String>) -> [SupportCode] { filter { needs.contains($0.name) } }
}
