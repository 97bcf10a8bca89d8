/// The shortest way from some lines to others.
struct LineDifference {
  /// A line, and what becomes of it.
  struct Step: Equatable {
    enum Kind { case same, removed, added }

    var kind: Kind
    var line: String
  }

  /// The lines of both, in order, those that are removed before those that take their place.
  private(set) var steps: [Step] = []

  init(_ old: [String], _ new: [String]) {
    let head = zip(old, new).prefix { $0 == $1 }.count
    let tail = zip(old.dropFirst(head).reversed(), new.dropFirst(head).reversed())
      .prefix { $0 == $1 }.count
    let removed = Array(old[head..<(old.count - tail)])
    let added = Array(new[head..<(new.count - tail)])
    steps = old.prefix(head).map { Step(kind: .same, line: $0) }
    compare(removed, added)
    steps += old.suffix(tail).map { Step(kind: .same, line: $0) }
  }

  private mutating func compare(_ old: [String], _ new: [String]) {
    // Lines that have little in common take time by the square of their number.
    guard old.count * new.count <= 1_000_000 else {
      steps += old.map { Step(kind: .removed, line: $0) } + new.map { Step(kind: .added, line: $0) }
      return
    }
    let difference = new.difference(from: old)
    let removed = Set(difference.removals.map(\.offset))
    let added = Set(difference.insertions.map(\.offset))
    var (left, right) = (0, 0)
    while left < old.count || right < new.count {
      if removed.contains(left) {
        steps.append(Step(kind: .removed, line: old[left]))
        left += 1
      } else if added.contains(right) {
        steps.append(Step(kind: .added, line: new[right]))
        right += 1
      } else {
        steps.append(Step(kind: .same, line: old[left]))
        left += 1
        right += 1
      }
    }
  }
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
