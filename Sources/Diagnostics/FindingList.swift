/// A finding list keeps the first findings and counts them all.
///
/// It keeps a bounded number, so that a broken file of any size is read in bounded memory. What
/// matters more takes the place of what matters less.
public struct FindingList: Sendable {
  /// How many findings are kept.
  public let limit: Int
  /// The findings kept, in the order in which they were found.
  public private(set) var kept: [Finding] = []
  /// How many findings of each level there were.
  public private(set) var counts: [Finding.Level: Int] = [:]
  /// What matters less than this is only counted.
  private var least = Finding.Level.info
  /// How many of each level are kept.
  private var keptCounts: [Finding.Level: Int] = [:]

  /// Makes an empty list that keeps at most `limit` findings.
  public init(limit: Int = 100) { self.limit = limit }

  /// The number of findings, kept or not.
  public var count: Int { counts.values.reduce(0, +) }
  /// The number of errors among them.
  public var errors: Int { counts[.error, default: 0] }
  /// Whether nothing was found.
  public var isEmpty: Bool { counts.isEmpty }
  /// How many findings were counted but not kept.
  public var dropped: Int { count - kept.count }

  /// How many further errors would be kept.
  public var remaining: Int { limit - keptCounts[.error, default: 0] }
  /// Whether further findings are only counted, so that their places need not be looked up.
  public var isFull: Bool { remaining <= 0 }

  /// Whether a further finding of a level would be kept.
  public func hasRoom(for level: Finding.Level) -> Bool {
    guard level >= least else { return false }
    return kept.count < limit || keptCounts.contains { $0 < level && $1 > 0 }
  }

  /// An empty list that keeps what this one would, for what is merged into it later.
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

  /// Takes away the last of those that matter least.
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

  /// Counts further findings that nobody kept.
  public mutating func append(dropped count: Int, level: Finding.Level) {
    if count > 0 { counts[level, default: 0] += count }
  }

  /// The list with the findings kept put through a closure that leaves their levels.
  public func map(_ change: (Finding) -> Finding) -> FindingList {
    var list = self
    list.kept = kept.map(change)
    return list
  }

  /// The list without the findings kept of a rule; those that were dropped stay counted.
  public func without(_ rule: String) -> FindingList {
    var list = FindingList(limit: limit)
    list.append(contentsOf: kept.filter { $0.rule != rule })
    for (level, count) in counts {
      list.append(dropped: count - keptCounts[level, default: 0], level: level)
    }
    return list
  }

  /// Forgets what matters less than a level.
  public mutating func drop(below level: Finding.Level) {
    kept.removeAll { $0.level < level }
    counts = counts.filter { $0.key >= level }
    keptCounts = keptCounts.filter { $0.key >= level }
  }

  /// Puts the findings kept in the order of their places; files stay in the order they came in.
  public mutating func sortByPlace() {
    var files: [String: Int] = [:]
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

  /// Adds what another list holds and counts.
  public mutating func merge(_ other: FindingList) {
    for (level, count) in other.counts {
      append(dropped: count - other.keptCounts[level, default: 0], level: level)
    }
    append(contentsOf: other.kept)
  }
}
