import Foundation

extension Session {
  /// A header says where the commands of a page are run.
  ///
  ///     catalog: sample
  ///     author: kim
  ///     terminal: 80
  ///     in process only: somebody presses a key
  struct Header {
    /// The presets in the user's own catalog at first: those of `Sample`, the built-in ones, or none without a catalog.
    var catalog = Desk.Catalog.none
    /// Who changes it.
    var author: String?
    /// The width of the terminal; nil where the streams are files.
    var terminal: Int?
    /// Why the commands can't be run by the program that ships.
    var reasonToStayInProcess: String?

    init(_ lines: some Sequence<String>) throws {
      for line in lines {
        let parts = line.split(separator: ": ", maxSplits: 1)
        guard parts.count == 2 else { throw Mistake(description: "not a header: \(line)") }
        let value = String(parts[1])
        switch parts[0] {
        case "catalog": catalog = try Self.catalog(value)
        case "author": author = value
        case "terminal": terminal = Int(value)
        case "in process only": reasonToStayInProcess = value
        default: throw Mistake(description: "not a header: \(line)")
        }
      }
    }

    /// Returns the catalog of a name.
    static func catalog(_ name: String) throws -> Desk.Catalog {
      switch name {
      case "none": .none
      case "sample": .sample
      case "built-in": .builtIn
      default: throw Mistake(description: "not a catalog: \(name)")
      }
    }
  }

  /// What is wrong with a page.
  struct Mistake: Error, CustomStringConvertible {
    let description: String
  }
}
