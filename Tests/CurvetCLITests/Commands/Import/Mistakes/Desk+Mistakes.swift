import Foundation

extension Desk {
  /// Returns what `import` says about each of several texts of a file, one after another.
  ///
  /// What is the same for every file that nothing is taken of is left out.
  static func replies(to texts: [String], in file: String) throws -> String {
    let desk = try Desk()
    var page = ""
    for text in texts {
      try desk.write(text, to: file)
      let run = desk.run("import", file, "-n")
      let lines = (run.output + run.errors).split(separator: "\n").filter { line in
        !line.isEmpty && !line.hasPrefix("Nothing ")
      }
      page += "[\(run.status)] \(text.count < 200 ? text : text.suffix(120).description)\n"
      page += lines.map { $0 + "\n" }.joined()
    }
    return page
  }
}
