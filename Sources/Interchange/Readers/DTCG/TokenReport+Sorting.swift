import Diagnostics
import StrictJSON

extension TokenReport {
  /// Returns the findings in the order of their places, file by file.
  func sorted(by documents: [JSONDocument]) -> FindingList {
    let files = Dictionary(
      documents.enumerated().map { ($1.file, $0) }, uniquingKeysWith: { first, _ in first })
    let order = findings.kept.enumerated().map { index, finding in
      let place = finding.place
      let file = place.flatMap { files[$0.file] } ?? documents.count
      return (finding: finding, key: [file, place?.line ?? 0, place?.column ?? 0, index])
    }
    var sorted = FindingList(limit: findings.limit)
    sorted.append(
      contentsOf: order.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map(\.finding))
    for level in Finding.Level.allCases {
      let dropped = findings.counts[level, default: 0] - sorted.counts[level, default: 0]
      sorted.append(dropped: dropped, level: level)
    }
    return sorted
  }
}
