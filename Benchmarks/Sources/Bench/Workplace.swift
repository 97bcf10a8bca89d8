#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The workplace: a folder for the files of a run, and the programs that make them.
struct Workplace {
  /// The program that is measured.
  let curvet: String
  private let programs: String
  private let folder: String

  /// Makes a folder of its own.
  init(curvet: String, programs: String) throws(BenchFailure) {
    self.curvet = curvet
    self.programs = programs
    let parent = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var template = Array("\(parent)/curvet-bench-XXXXXX".utf8CString)
    guard let path = mkdtemp(&template) else { throw BenchFailure("no temporary folder") }
    folder = String(cString: path)
  }

  /// Removes the folder.
  func remove() throws(BenchFailure) {
    try Child("rm", ["-r", folder]).run()
  }

  func file(_ name: String) -> String { "\(folder)/\(name)" }

  /// One of this package's own programs.
  func program(_ name: String, _ arguments: [String]) -> Child {
    Child("\(programs)/\(name)", arguments)
  }

  /// Writes text to a file, and returns its path.
  func write(_ text: String, to name: String) throws(BenchFailure) -> String {
    guard let stream = fopen(file(name), "w") else { throw BenchFailure("\(name): not written") }
    defer { fclose(stream) }
    guard fputs(text, stream) >= 0 else { throw BenchFailure("\(name): not written") }
    return file(name)
  }

  /// Returns the text of a short file.
  func read(_ name: String) throws(BenchFailure) -> String {
    guard let stream = fopen(file(name), "r") else { throw BenchFailure("\(name) is gone") }
    defer { fclose(stream) }
    var text = [UInt8](repeating: 0, count: 4096)
    let count = fread(&text, 1, text.count, stream)
    return String(decoding: text.prefix(count), as: UTF8.self)
  }

  /// Writes so many presets to a file, and returns its path.
  ///
  /// - Parameter isMixture: Whether they are a mixture to export as code, and not long enough to search.
  func presets(_ count: Int, isMixture: Bool = false) throws(BenchFailure) -> String {
    var generator = program("GeneratePresets", [String(count)] + (isMixture ? ["mixture"] : []))
    generator.output = file("\(isMixture ? "mixture-" : "")\(count).ndjson")
    try generator.run()
    return generator.output
  }

  /// Makes an empty catalog, in place of the one of that name.
  func emptyCatalog(_ name: String) throws(BenchFailure) -> String {
    unlink(file(name))
    try Child(curvet, ["init", "--empty", "--catalog", file(name)]).run()
    return file(name)
  }

  /// Makes a catalog of the presets of a file.
  func catalog(_ name: String, of presets: String) throws(BenchFailure) -> String {
    let catalog = try emptyCatalog(name)
    try Child(curvet, ["import", "--catalog", catalog, presets]).run()
    return catalog
  }

  /// Returns the name of the first preset of a file.
  func firstName(in presets: String) throws(BenchFailure) -> String {
    guard let stream = fopen(presets, "r") else { throw BenchFailure("\(presets) is gone") }
    defer { fclose(stream) }
    var start = [UInt8](repeating: 0, count: 200)
    _ = fread(&start, 1, start.count, stream)
    // {"name":"curve/…",
    let words = start.split(separator: UInt8(ascii: "\""))
    return words.count > 3 ? String(decoding: words[3], as: UTF8.self) : ""
  }
}
