import Testing

/// The arrows of the house: what each module may import.
struct ImportTests {
  /// The modules that each one's arrows lead to.
  private static let arrows: [String: [String]] = [
    "Diagnostics": [], "Motion": [],
    "StrictJSON": ["Diagnostics"],
    "CommandKit": ["Diagnostics"],
    "Presets": ["Motion", "StrictJSON"],
    "Rules": ["Presets"],
    "Interchange": ["Presets"],
    "Storage": ["Presets", "CSQLite", "EmbeddedData"],
    "Preview": ["Presets", "EmbeddedData"],
    "Curvet": ["Storage", "Interchange", "Rules"],
    "CurvetCLI": ["Curvet", "Preview", "CommandKit"],
    "CurvetTool": ["CurvetCLI"],
    "CSQLite": [], "EmbeddedData": [],
  ]

  /// The operating system's library.
  private static let system: Set = ["Glibc", "Musl", "Darwin", "Synchronization"]
  /// What only a module that includes it directly may reach.
  private static let closed: Set = ["CSQLite", "EmbeddedData"]

  private static func reach(of module: String) -> Set<String> {
    let direct = arrows[module] ?? []
    let further = direct.map { reach(of: $0).subtracting(closed) }
    return further.reduce(into: Set(direct)) { $0.formUnion($1) }
  }

  private static func imports(of file: SourceTree.File) -> [String] {
    file.lines.compactMap { line in
      let words = line.split(separator: " ")
      guard let at = words.firstIndex(of: "import"),
        words[..<at].allSatisfy({
          $0.hasPrefix("@") || ["public", "package", "internal", "private"].contains($0)
        })
      else { return nil }
      let kinds = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]
      let name = words.dropFirst(at + 1).first { !kinds.contains(String($0)) }
      return name.map { String($0.prefix { $0 != "." }) }
    }
  }

  @Test("Every module has its place in the house") func modules() {
    let unknown = SourceTree.folders(in: "Sources").filter { Self.arrows[$0] == nil }
    #expect(unknown == [])
  }

  @Test("A module imports what its arrows reach", arguments: SourceTree.folders(in: "Sources"))
  func imports(module: String) {
    let allowed = Self.reach(of: module).union(Self.system)
    for file in SourceTree.swiftFiles(below: "Sources/\(module)") {
      #expect(Self.imports(of: file).filter { !allowed.contains($0) } == [], "\(file)")
    }
  }

  @Test("Imports are found, however they are written") func finding() {
    let file = SourceTree.File(
      path: "A.swift",
      text: """
        @testable import A
        public import B
        #if canImport(Glibc)
          import struct C.D
        #endif
        // import E
        let text = "import F"
        """)
    #expect(Self.imports(of: file) == ["A", "B", "C"])
  }

  @Test("Reach ends at what is closed") func reach() {
    #expect(Self.reach(of: "StrictJSON") == ["Diagnostics"])
    #expect(Self.reach(of: "Storage").contains("CSQLite"))
    #expect(!Self.reach(of: "CurvetCLI").contains("CSQLite"))
    #expect(Self.reach(of: "CurvetCLI").contains("Motion"))
  }
}
