import Foundation

/// A Kotlin program is compiled by the machine's own `kotlinc`, and then run.
public struct KotlinProgram {
  private let workshop: Workshop

  /// Compiles sources, by their file names, with files of the project.
  ///
  /// Debian's Kotlin is 1.3, which knows no commas before a closing bracket: they are taken away.
  ///
  /// - Parameter files: Their paths from the folder of the project.
  /// - Throws: ``Workshop/Failure`` with what the compiler says.
  public init(_ sources: [String: String], files: [String] = []) throws {
    workshop = try Workshop()
    do {
      var paths = files.map { Workshop.project.appending(path: $0).path }
      for (name, text) in sources.sorted(by: { $0.key < $1.key }) {
        let plain = text.replacing(/,(\s*\n\s*[)\]])/) { String($0.output.1) }
        paths.append(try workshop.write(plain, to: name))
      }
      try workshop.demand("kotlinc", ["-nowarn", "-d", workshop.path("classes")] + paths)
    } catch {
      workshop.close()
      throw error
    }
  }

  /// Runs the `main` of a class and returns what it prints; the program is gone then.
  public func run(_ name: String, _ arguments: [String] = []) throws -> String {
    defer { workshop.close() }
    return try workshop.demand("kotlin", ["-cp", workshop.path("classes"), name] + arguments)
  }

  /// Takes a program away that is only compiled.
  public func close() { workshop.close() }
}
