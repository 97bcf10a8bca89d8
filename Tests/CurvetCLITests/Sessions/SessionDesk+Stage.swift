import Foundation

@testable import Storage

extension SessionDesk {
  /// Runs a command that isn't the program's; nil where it prints nothing.
  ///
  /// | Command | Does |
  /// |---|---|
  /// | `cat FILE`, `ls [PATH]`, `ls -R FOLDER`, `cmp FILE FILE` | Prints what is there; `ls` hidden names too |
  /// | `cat > FILE`, `printf TEXT > FILE`, `mkdir`, `cp`, `rm`, `ln TARGET NAME` | Changes files |
  /// | `cd`, `export NAME=VALUE`, `unset NAME`, `sleep SECONDS` | Changes what surrounds the program |
  /// | `restart [CATALOG]` | Begins again in an empty folder |
  /// | `sql [CATALOG] SQL` | Changes a catalog behind the program's back |
  /// | `store [CATALOG] NAME TEXT` | Keeps a text as a preset, as an older program would have |
  /// | `replace [CATALOG] NAME TEXT` | The same, without the history's knowing |
  /// | `truncate FILE BYTES`, `patch FILE OLD NEW` | Damages a file |
  /// | `lock`, `unlock` | Has another process keep the user's own catalog |
  /// | `interrupt on`, `interrupt off`, `vanish FILE` | Does something while the program runs |
  mutating func stage(
    _ name: String, _ words: [String], input: String, output: String?
  ) throws -> CommandRun? {
    switch (name, words.count) {
    case ("cat", 1): return printed(Self.anonymous(try text(words[0])))
    case ("ls", 0), ("ls", 1): return list(words.first ?? ".")
    case ("ls", 2) where words[0] == "-R": return printed(files(in: words[1]))
    case ("cmp", 2):
      let isSame = try bytes(words[0]) == bytes(words[1])
      return isSame ? nil : printed("\(words[0]) \(words[1]) differ\n", status: 1)
    case ("cd", 1):
      folder = String(URL(fileURLWithPath: "/" + place(words[0])).standardized.path.dropFirst())
    case ("sleep", 1): desk.now += Double(words[0]) ?? 0
    case ("unset", 1): desk.variables[words[0]] = nil
    case ("export", 1):
      let parts = words[0].split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      desk.variables[String(parts[0])] = String(parts[1])
    case ("restart", 0), ("restart", 1): try restart(words.first)
    case ("lock", 0):
      let other = try desk.catalogFile.openUnchecked(.readWrite)
      try other.execute("BEGIN EXCLUSIVE")
      locks.append(other)
    case ("unlock", 0): locks = []
    default:
      if try !changeFiles(name, words, input: input, output: output),
        try !changeCatalog(name, words), try !interfere(name, words)
      {
        throw Session.Mistake(description: "not a command: \(name) \(words)")
      }
    }
    return nil
  }

  private func printed(_ text: String, status: Int32 = 0) -> CommandRun {
    CommandRun(status: status, output: text, errors: "")
  }

  private func list(_ name: String) -> CommandRun {
    let path = desk.path(place(name))
    if let names = try? FileManager.default.contentsOfDirectory(atPath: path) {
      return printed(names.sorted().map { $0 + "\n" }.joined())
    }
    guard desk.has(place(name)) else {
      return CommandRun(status: 2, output: "", errors: "ls: no such file: \(name)\n")
    }
    return printed("\(name)\n")
  }

  /// Lists every file below a folder.
  private func files(in folder: String) -> String {
    let root = desk.path(place(folder))
    let names = FileManager.default.subpaths(atPath: root) ?? []
    return names.sorted().filter { name in
      (try? FileManager.default.contentsOfDirectory(atPath: "\(root)/\(name)")) == nil
    }.map { $0 + "\n" }.joined()
  }

  private func changeFiles(
    _ name: String, _ words: [String], input: String, output: String?
  ) throws -> Bool {
    let files = FileManager.default
    switch (name, words.count) {
    case ("cat", 0): try desk.write(input, to: place(output ?? ""))
    case ("printf", 1): try desk.write(Self.unescaped(words[0]), to: place(output ?? ""))
    case ("mkdir", 1): try desk.makeFolder(place(words[0]))
    case ("ln", 2):
      try files.createSymbolicLink(
        atPath: desk.path(place(words[1])), withDestinationPath: words[0])
    case ("rm", 1): try files.removeItem(atPath: desk.path(place(words[0])))
    case ("cp", 2): try desk.write(try bytes(words[0]), to: place(words[1]))
    case ("truncate", 2):
      try desk.write(
        Array(try bytes(words[0]).prefix(Int(words[1]) ?? 0)), to: place(words[0]))
    case ("patch", 3):
      var bytes = try bytes(words[0])
      guard let range = bytes.firstRange(of: Self.unescaped(words[1])) else {
        throw Session.Mistake(description: "\(words[0]) has no \(words[1])")
      }
      bytes.replaceSubrange(range, with: Self.unescaped(words[2]))
      try desk.write(bytes, to: place(words[0]))
    default: return false
    }
    return true
  }

  private func changeCatalog(_ name: String, _ words: [String]) throws -> Bool {
    let count = ["sql": 1, "store": 2, "replace": 2][name]
    guard let count, words.count == count || words.count == count + 1 else { return false }
    let catalog =
      words.count > count
      ? place(words[0]) : desk.variables["CURVET_CATALOG"].map(place) ?? Desk.catalog
    let last = words.suffix(count)
    guard name != "sql" else {
      try Desk.edit(desk.catalogFile(catalog), last[last.startIndex])
      return true
    }
    let (preset, text) = (last[last.startIndex], last[last.startIndex + 1])
    let hash = SHA256.hash(Array(text.utf8)).hexadecimal
    var sql = "UPDATE preset SET payload = '\(text)', hash = x'\(hash)' WHERE name = '\(preset)'"
    if name == "store" {
      sql += """
        ; UPDATE revision SET payload = '\(text)' WHERE name = '\(preset)'; \
        UPDATE meta SET value = value - 1 WHERE key = 'facts'
        """
    }
    try Desk.edit(desk.catalogFile(catalog), sql)
    return true
  }

  /// Arranges what a process can't be given.
  private func interfere(_ name: String, _ words: [String]) throws -> Bool {
    switch (name, words.count) {
    case ("interrupt", 1):
      let isOn = words[0] == "on"
      desk.options.isCancelled = { isOn }
    case ("vanish", 1):
      let path = desk.path(place(words[0]))
      // Asked at the last moment before a change is kept.
      desk.options.isAbandoned = {
        try? FileManager.default.removeItem(atPath: path)
        return false
      }
    default: return false
    }
    if program != .tests {
      throw Session.Mistake(description: "`\(name)` needs a header, \"in process only: …\"")
    }
    return true
  }

  /// Returns the bytes of a text with `\n`, `\r`, `\t`, `\\` and `\xHH`.
  private static func unescaped(_ text: String) -> [UInt8] {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\"), let next = rest.popFirst() else {
        bytes.append(byte)
        continue
      }
      switch next {
      case UInt8(ascii: "n"): bytes.append(10)
      case UInt8(ascii: "r"): bytes.append(13)
      case UInt8(ascii: "t"): bytes.append(9)
      case UInt8(ascii: "x"):
        bytes.append(UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16) ?? 0)
        rest = rest.dropFirst(2)
      default: bytes.append(next)
      }
    }
    return bytes
  }
}
