extension SwiftWriter {
  /// The files of a package.
  func package(_ code: Code, _ set: ExportSet<SwiftDeclaration>) -> [ExportedFile] {
    let name = namespace
    let head = (set.header.lines.map { "// " + $0 } + ["import PackageDescription"])
      .joined(separator: "\n")
    let manifest = """
      // swift-tools-version: 5.9
      \(head)

      let package = Package(
        name: "\(name)",
        platforms: [.iOS(.v15)],
        products: [.library(name: "\(name)", targets: ["\(name)"])],
        targets: [.target(name: "\(name)")]
      )

      """
    return [
      ExportedFile(path: "Package.swift", text: manifest),
      ExportedFile(path: "Sources/\(name)/\(name).swift", text: code.text),
      ExportedFile(path: "Sources/\(name)/Previews.swift", text: previews(code, set)),
    ]
  }
}
