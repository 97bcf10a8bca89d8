/// A finding list keeps the first findings and counts them all.
///
/// It keeps a bounded number, so that a broken file of any size is read in bounded memory.
public struct FindingList: Sendable {
  /// How many findings are kept.
  public let limit: Int
  /// The findings kept, in the order in which they were found.
  public private(set) var kept: [Finding] = []
  /// How many findings of each level there were.
  public private(set) var counts: [Finding.Level: Int] = [:]

  /// Makes an empty list that keeps at most `limit` findings.
  public init(limit: Int = 100) {
    self.limit = limit
  }

  /// The number of findings, kept or not.
  public var count: Int { counts.values.reduce(0, +) }
  /// The number of errors among them.
  public var errors: Int { counts[.error, default: 0] }
  /// Whether nothing was found.
  public var isEmpty: Bool { counts.isEmpty }
  /// How many findings were counted but not kept.
  public var dropped: Int { count - kept.count }

  /// Whether further findings are only counted, so that their places need not be looked up.
  public var isFull: Bool { kept.count >= limit }

  /// Adds a finding.
  public mutating func append(_ finding: Finding) {
    counts[finding.level, default: 0] += 1
    if kept.count < limit { kept.append(finding) }
  }

  /// Adds several findings.
  public mutating func append(contentsOf findings: some Sequence<Finding>) {
    for finding in findings { append(finding) }
  }

  /// Counts further findings that nobody kept.
  public mutating func append(dropped count: Int, level: Finding.Level) {
    if count > 0 { counts[level, default: 0] += count }
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
    kept.append(contentsOf: other.kept.prefix(max(0, limit - kept.count)))
    counts.merge(other.counts, uniquingKeysWith: +)
  }
}
