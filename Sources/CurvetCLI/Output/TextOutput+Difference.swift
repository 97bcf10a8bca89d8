extension TextOutput {
  /// Prints how a file changes, as `diff -u` does: removed lines with `-`, added ones with `+`, and
  /// three lines around them.
  func difference(of file: String, from before: [UInt8], to after: [UInt8]) {
    let (old, new) = (Self.lines(before), Self.lines(after))
    let hunks = LineDifference(from: old, to: new).hunks(context: 3)
    guard !hunks.isEmpty else { return }
    line("\("--- \(file)", .bold)")
    line("\("+++ \(file)", .bold)")
    for hunk in hunks {
      line("\(hunk.head, .cyan)")
      for change in hunk.changes {
        switch change {
        case .kept(let text): line(" \(text)")
        case .removed(let text): line("\("-\(text)", .red)")
        case .added(let text): line("\("+\(text)", .green)")
        }
      }
    }
  }

  private static func lines(_ bytes: [UInt8]) -> [String] {
    var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines.map { String(decoding: $0, as: UTF8.self) }
  }
}
