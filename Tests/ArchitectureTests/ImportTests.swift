import Testing

/// What each module may import.
struct ImportTests {
  /// The operating system's library.
  private static let system: Set = ["Glibc", "Musl", "Darwin"]
  /// What only a module that includes it directly may reach.
  private static let closed: Set = ["CSQLite", "EmbeddedData"]

  /// What a module's arrows reach, by the manifest.
  private static func reach(of module: String) throws -> Set<String> {
    let target = try Manifest.project.get().modules.first { $0.name == module }
    let direct = target?.arrows ?? []
    let further = try direct.map { try reach(of: $0).subtracting(closed) }
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

  @Test("Every folder of sources is a module of the manifest") func modules() throws {
    let names = try Manifest.project.get().modules.map(\.name)
    #expect(SourceTree.folders(in: "Sources") == names.sorted())
  }

  @Test("A module imports what its arrows reach", arguments: SourceTree.folders(in: "Sources"))
  func imports(module: String) throws {
    let allowed = try Self.reach(of: module).union(Self.system).union(["Synchronization"])
    for file in SourceTree.swiftFiles(below: "Sources/\(module)") {
      #expect(Self.imports(of: file).filter { !allowed.contains($0) } == [], "\(file)")
    }
  }

  /// What uses the operating system's library besides FileSystem: modules that calculate with it or
  /// search bytes, and the files of the program that deal with processes, signals and terminals.
  private static let modules = ["FileSystem", "Motion", "Rules", "StrictJSON"]
  private static let files = [
    "Browser", "Clipboard", "CurvetProcess", "Descriptor", "Editor", "Interruption", "Keyboard",
  ]

  @Test("Only FileSystem knows the operating system") func operatingSystem() {
    let found = SourceTree.swiftFiles(below: "Sources")
      .filter { !Self.system.isDisjoint(with: Self.imports(of: $0)) }
    func isKnown(_ file: SourceTree.File) -> Bool {
      Self.modules.contains(file.module)
        || file.module == "CurvetCLI" && Self.files.contains(file.name)
    }
    #expect(found.filter { !isKnown($0) }.map(\.path) == [])
    // Remove an exception that is no longer needed.
    let used = Set(found.map(\.module)).union(found.map(\.name))
    #expect((Self.modules + Self.files).filter { !used.contains($0) } == [])
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

  @Test("Reach ends at what is closed") func reach() throws {
    #expect(try Self.reach(of: "StrictJSON") == ["Diagnostics"])
    #expect(try Self.reach(of: "Storage").contains("CSQLite"))
    #expect(try !Self.reach(of: "CurvetCLI").contains("CSQLite"))
    #expect(try Self.reach(of: "CurvetCLI").contains("Motion"))
  }
}
