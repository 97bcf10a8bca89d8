import Interchange

extension TextOutput {
  /// Lists the files of folders that were not read, each with the reason.
  func notRead(_ files: [UnreadFile]) {
    guard !files.isEmpty else { return }
    line("Not read:")
    var table = TextTable()
    for file in files.prefix(Self.mostNotRead) {
      table.add([("  " + file.path, .plain), (file.reason, .dim)])
    }
    table.print(to: self)
    if files.count > Self.mostNotRead {
      line("  and \(files.count - Self.mostNotRead) more; --json lists them")
    }
  }

  private static let mostNotRead = 12
}
