/// The best rows of a scan: those with the least keys, of any number that pass by.
///
/// Rows with equal keys are told apart by name only, which is not read for each; those that tie
/// with the last one kept are therefore kept aside.
struct BestRows {
  /// A row: its number, and what it is ordered by.
  struct Row {
    var key: Double
    var id: Int64
  }

  /// How many are wanted.
  let limit: Int
  /// How many passed by.
  private(set) var total = 0
  /// Those kept, as a heap: the one with the greatest key is the first.
  private var heap: [Row] = []
  /// Those whose key is the greatest kept, for which there was no room.
  private var ties: [Int64] = []

  init(limit: Int) {
    self.limit = max(0, limit)
  }

  /// A row with a greater key would not be kept.
  var bound: Double {
    heap.count < limit ? .infinity : heap.first?.key ?? -.infinity
  }

  /// Takes a row into account.
  mutating func add(_ id: Int64, key: Double) {
    total += 1
    if heap.count < limit {
      heap.append(Row(key: key, id: id))
      rise()
    } else if let last = heap.first {
      if key < last.key {
        heap[0] = Row(key: key, id: id)
        sink()
        if heap[0].key < last.key {
          ties.removeAll(keepingCapacity: true)
        } else {
          ties.append(last.id)
        }
      } else if key == last.key {
        ties.append(id)
      }
    }
  }

  /// Counts a row that would not be kept.
  mutating func skip() { total += 1 }

  /// The rows that are certain, and those with the greatest key, of which the first by name fill
  /// the places left.
  var result: (certain: [Row], key: Double, tied: [Int64]) {
    guard let last = heap.first, !ties.isEmpty else { return (heap, .infinity, []) }
    let certain = heap.filter { $0.key < last.key }
    return (certain, last.key, heap.filter { $0.key == last.key }.map(\.id) + ties)
  }

  private mutating func rise() {
    var child = heap.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      guard heap[parent].key < heap[child].key else { return }
      heap.swapAt(parent, child)
      child = parent
    }
  }

  private mutating func sink() {
    var parent = 0
    while true {
      var child = 2 * parent + 1
      guard child < heap.count else { return }
      if child + 1 < heap.count, heap[child].key < heap[child + 1].key { child += 1 }
      guard heap[parent].key < heap[child].key else { return }
      heap.swapAt(parent, child)
      parent = child
    }
  }
}
