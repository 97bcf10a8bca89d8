import Testing

@testable import Storage

/// What undo and redo take next, after a history told as "2u1": operation 2 takes back operation 1.
@Suite struct UndoStackTests {
  static let cases: [(history: String, undo: Int64?, redo: Int64?)] = [
    ("", nil, nil),
    ("1 2", 2, nil),
    ("1 2 3u2", 1, 3),
    ("1 2 3u2 4u1", nil, 4),
    ("1 2 3u2 4u1 5u4", 1, 3),
    ("1 2 3u2 4u1 5u4 6u3", 2, nil),
    // Something else was changed after an undo.
    ("1 2 3u2 4", 4, nil),
    ("1 2 3u2 4 5u4", 1, 5),
    // An older operation is taken back: a change like any other.
    ("1 2 3 4u1", 4, nil),
    ("1 2 3 4u1 5u4", 3, 5),
    ("1 2 3 4u1 5u4 6u3", 2, 6),
    // A redo is taken back: the operation is off the stack again.
    ("1 2u1 3u2 4u1", nil, 4),
    ("1 2u1 3u2 4u3", 4, nil),
  ]

  @Test(arguments: cases) func next(history: String, undo: Int64?, redo: Int64?) throws {
    var stack = UndoStack()
    for word in history.split(separator: " ") {
      let parts = word.split(separator: "u").compactMap { Int64($0) }
      stack.add(try #require(parts.first), undoing: parts.count > 1 ? parts[1] : nil)
    }
    #expect(stack.undo.last == undo)
    #expect(stack.redo == redo)
  }
}
