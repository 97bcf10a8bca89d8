/// The original of a document is the text that it was translated from, in which its places are.
struct JSONOriginal: Sendable {
  /// The text.
  let bytes: [UInt8]
  let lines: TextLines
  /// Which runs of bytes came from where, in order.
  let runs: [JSONRun]

  /// Where a byte of the document came from.
  func offset(of offset: Int) -> Int {
    let next = runs.partitionPoint { Int($0.start) > offset }
    guard next > 0 else { return min(offset, bytes.count) }
    let run = runs[next - 1]
    return min(Int(run.origin) + offset - Int(run.start), bytes.count)
  }
}

/// A run is where bytes begin in a document, and where they came from; those after them came from after it.
struct JSONRun: Sendable {
  var start, origin: UInt32
}
