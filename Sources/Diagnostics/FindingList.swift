/// A list that keeps the first findings and counts all of them.
///
/// It keeps a limited number, so that a broken file of any size is read in limited memory. More severe
/// findings replace less severe ones.
public struct FindingList: Sendable {
  /// The maximum number of findings to keep.
  public let limit: Int
  /// The findings kept, in the order in which they were found.
  public private(set) var kept: [Finding] = []
  /// The number of findings of each level.
  public private(set) var counts: [Finding.Level: Int] = [:]
  /// Findings below this level are only counted.
  private var least = Finding.Level.info
  /// The number of kept findings of each level.
  private var keptCounts: [Finding.Level: Int] = [:]

  /// Makes an empty list that keeps at most `limit` findings.
  public init(limit: Int = 100) { self.limit = limit }

  /// The number of findings, kept or not.
  public var count: Int { counts.values.reduce(0, +) }
  /// The number of errors among them.
  public var errors: Int { counts[.error, default: 0] }
  /// Whether nothing was found.
  public var isEmpty: Bool { counts.isEmpty }
  /// The number of findings that were counted but not kept.
  public var dropped: Int { count - kept.count }

  /// The number of further errors that would be kept.
  public var remaining: Int { limit - keptCounts[.error, default: 0] }
  /// Whether further findings are only counted, so that their locations aren't needed.
  public var isFull: Bool { remaining <= 0 }

  /// Whether a further finding of a level would be kept.
  public func hasRoom(for level: Finding.Level) -> Bool {
    guard level >= least else { return false }
    return kept.count < limit || keptCounts.contains { $0 < level && $1 > 0 }
  }

  /// An empty list with the remaining capacity of this one, to be merged into it later.
  public var continued: FindingList {
    var list = FindingList(limit: max(0, remaining))
    list.least = Finding.Level.allCases.filter(hasRoom).min() ?? .error
    return list
  }

  /// Adds a finding.
  public mutating func append(_ finding: Finding) {
    counts[finding.level, default: 0] += 1
    guard hasRoom(for: finding.level) else { return }
    if kept.count >= limit { dropLeast() }
    kept.append(finding)
    keptCounts[finding.level, default: 0] += 1
  }

  /// Removes the last of the least severe findings.
  private mutating func dropLeast() {
    guard let least = kept.map(\.level).min(),
      let last = kept.lastIndex(where: { $0.level == least })
    else { return }
    kept.remove(at: last)
    keptCounts[least, default: 0] -= 1
  }

  /// Adds several findings.
  public mutating func append(contentsOf findings: some Sequence<Finding>) {
    for finding in findings { append(finding) }
  }

  /// Counts further findings without keeping them.
  public mutating func append(dropped count: Int, level: Finding.Level) {
    if count > 0 { counts[level, default: 0] += count }
  }

  /// Returns the list with its kept findings transformed by a closure that doesn't change their levels.
  public func map(_ change: (Finding) -> Finding) -> FindingList {
    var list = self
    list.kept = kept.map(change)
    return list
  }

  /// Returns the list without the kept findings of a rule; dropped findings are still counted.
  public func without(_ rule: String) -> FindingList {
    var list = FindingList(limit: limit)
    list.append(contentsOf: kept.filter { $0.rule != rule })
    for (level, count) in counts {
      list.append(dropped: count - keptCounts[level, default: 0], level: level)
    }
    return list
  }

  /// Removes the findings below a level.
  public mutating func drop(below level: Finding.Level) {
    kept.removeAll { $0.level < level }
    counts = counts.filter { $0.key >= level }
    keptCounts = keptCounts.filter { $0.key >= level }
  }

  /// Sorts the kept findings by location.
  ///
  /// - Parameter names: The files that come first; the order of the others doesn't change.
  public mutating func sortByPlace(files names: [String] = []) {
    var files = Dictionary(names.enumerated().map { ($1, $0) }) { first, _ in first }
    for finding in kept {
      if let file = finding.place?.file, files[file] == nil { files[file] = files.count }
    }
    let keyed = kept.enumerated().map { order, finding in
      let place = finding.place
      let file = place.flatMap { files[$0.file] } ?? files.count
      return (key: (file, place?.line ?? 0, place?.column ?? 0, order), finding: finding)
    }
    kept = keyed.sorted { $0.key < $1.key }.map(\.finding)
  }

  /// Adds the findings and counts of another list.
  public mutating func merge(_ other: FindingList) {
    for (level, count) in other.counts {
      append(dropped: count - other.keptCounts[level, default: 0], level: level)
    }
    append(contentsOf: other.kept)
  }
}
