import Testing

/// What holds for the names of types.
struct NameTests {
  /// The names of the types that a file declares for other files.
  private static func types(in file: SourceTree.File) -> [String] {
    file.lines.compactMap { line in
      let words = line.split(whereSeparator: { !($0.isLetter || $0.isNumber || $0 == "_") })
      // What is indented stands in another type.
      guard line.first?.isLetter == true || line.first == "@",
        let at = words.firstIndex(where: { kinds.contains($0) }), at + 1 < words.count,
        words[..<at].allSatisfy({ modifiers.contains($0) || line.contains("@\($0)") })
      else { return nil }
      return String(words[at + 1])
    }
  }

  private static let kinds: Set<Substring> = ["struct", "class", "enum", "actor", "protocol"]
  private static let modifiers: Set<Substring> = [
    "public", "package", "internal", "final", "indirect",
  ]

  @Test("No two types have the same name") func unique() {
    var files: [String: [String]] = [:]
    for file in SourceTree.swiftFiles(below: "Sources") {
      for name in Self.types(in: file) { files[name, default: []].append(file.path) }
    }
    #expect(files.count > 500)
    #expect(files.filter { $0.value.count > 1 } == [:])
  }

  @Test("Types are found, however they are declared") func finding() {
    let file = SourceTree.File(
      path: "A.swift",
      text: """
        struct A {
          struct B {}
        }
        public final class C<Element>: Sendable {}
        package indirect enum D { case one }
        @MainActor protocol E {}
        private struct F {}
        fileprivate enum G {}
        extension H {}
        // struct I
        """)
    #expect(Self.types(in: file) == ["A", "C", "D", "E"])
  }
}
