/// A line difference is how one list of lines becomes another.
struct LineDifference {
  /// The change of a line.
  enum Change: Equatable {
    case kept(String)
    case removed(String)
    case added(String)
  }

  /// A hunk is some changes with the lines around them.
  struct Hunk: Equatable {
    /// Where it is, as `diff -u` writes it: `@@ -1,3 +1,2 @@`.
    var head: String
    /// The changes, in order.
    var changes: [Change]
  }

  private let changes: [Change]

  /// Finds the difference.
  init(from old: [String], to new: [String]) {
    // Only the middle that differs needs to be searched.
    let head = zip(old, new).prefix { $0 == $1 }.count
    let most = min(old.count, new.count) - head
    let tail = zip(old.reversed(), new.reversed()).prefix(most).prefix { $0 == $1 }.count
    let (oldMiddle, newMiddle) = (old[head..<old.count - tail], new[head..<new.count - tail])
    let difference = Array(newMiddle).difference(from: Array(oldMiddle))
    var removed: Set<Int> = []
    var added: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var changes = old[..<head].map(Change.kept)
    var (from, to) = (0, 0)
    while from < oldMiddle.count || to < newMiddle.count {
      if removed.contains(from) {
        changes.append(.removed(old[head + from]))
        from += 1
      } else if added.contains(to) {
        changes.append(.added(new[head + to]))
        to += 1
      } else {
        changes.append(.kept(old[head + from]))
        from += 1
        to += 1
      }
    }
    self.changes = changes + old[(old.count - tail)...].map(Change.kept)
  }

  /// Returns the changes with some lines around them; those that would touch are one hunk.
  func hunks(context: Int) -> [Hunk] {
    var ranges: [Range<Int>] = []
    for (index, change) in changes.enumerated() {
      if case .kept = change { continue }
      let range = max(0, index - context)..<min(changes.count, index + context + 1)
      if let last = ranges.last, last.upperBound >= range.lowerBound {
        ranges[ranges.count - 1] = last.lowerBound..<range.upperBound
      } else {
        ranges.append(range)
      }
    }
    return ranges.map { range in
      let before = changes[..<range.lowerBound]
      let own = Array(changes[range])
      let old = Self.span(after: before.filter(\.isOld).count, own.filter(\.isOld).count)
      let new = Self.span(after: before.filter(\.isNew).count, own.filter(\.isNew).count)
      return Hunk(head: "@@ -\(old) +\(new) @@", changes: own)
    }
  }

  /// The first line and the count; of no lines the one before them.
  private static func span(after: Int, _ count: Int) -> String {
    count == 1 ? "\(after + 1)" : "\(count == 0 ? after : after + 1),\(count)"
  }
}

extension LineDifference.Change {
  fileprivate var isOld: Bool { if case .added = self { false } else { true } }
  fileprivate var isNew: Bool { if case .removed = self { false } else { true } }
}

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
