import Curvet
import Diagnostics
import FileSystem
import Storage

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A rasterizer makes PNG files of SVG files, through a program of the system.
package struct Rasterizer: Sendable {
  /// Runs a program, and returns its exit status.
  package var run: @Sendable (_ words: [String]) -> Int32

  /// Makes a rasterizer.
  package init(run: @escaping @Sendable (_ words: [String]) -> Int32) { self.run = run }

  /// The program that draws, which is part of librsvg.
  private static let program = "rsvg-convert"

  /// Returns where the program is, by the folders of a `PATH`.
  ///
  /// - Throws: `ioFailure` if it isn't there.
  static func program(in path: String?) throws(CatalogError) -> String {
    let folders = (path ?? "").split(separator: ":").filter { $0.hasPrefix("/") }
    let paths = folders.map { "\($0)/\(program)" }
    if let found = paths.first(where: { access($0, X_OK) == 0 }) { return found }
    throw CatalogError(
      .ioFailure, "PNG pictures are drawn by rsvg-convert, which was not found",
      hints: ["install librsvg2-bin (Debian), librsvg2-tools (Fedora) or librsvg (Homebrew)"])
  }

  /// Draws SVG files, several at once.
  ///
  /// - Parameters:
  ///   - zoom: How many pixels a unit of the files has.
  ///   - path: Where the program is.
  /// - Returns: The PNG files, in the order of the others.
  func draw(
    _ drawings: [String], zoom: Int, by path: String, in environment: CatalogEnvironment
  ) throws(CatalogError) -> [[UInt8]] {
    let folder = try environment.makeTemporaryFolder()
    var pictures: [[UInt8]] = []
    var index = 0
    let run = run
    try ParallelMap<(source: String, target: String), (status: Int32, target: String)>.run(
      source: { () throws(CatalogError) -> (source: String, target: String)? in
        guard index < drawings.count else { return nil }
        let source = "\(folder.path)/\(index).svg"
        let file = try FileWriter(source, shown: source, isLasting: false)
        try file.write(Array(drawings[index].utf8))
        try file.finish()
        defer { index += 1 }
        return (source, "\(folder.path)/\(index).png")
      },
      work: { job in
        let words = [path, "--zoom", String(zoom), "--output", job.target, job.source]
        return (run(words), job.target)
      },
      isCancelled: { environment.options.isCancelled?() == true }
    ) { result throws(CatalogError) in
      guard result.status == 0 else {
        throw CatalogError(.ioFailure, "\(Self.program) exited with \(result.status)", path: path)
      }
      pictures.append(try environment.read(result.target, atMost: 1 << 28))
    }
    return pictures
  }

  /// Runs the program as a process of its own, which prints nothing.
  package static let process = Rasterizer { words in
    let nothing = open("/dev/null", O_RDONLY | O_CLOEXEC)
    defer { close(nothing) }
    return ChildProcess(words, at: words[0], input: nothing)?.wait() ?? 127
  }
}
