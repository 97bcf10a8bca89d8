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

/// A translation is JSON that is made of another text, and where its bytes came from.
struct JSONTranslation {
  /// The JSON.
  var json: [UInt8] = []
  /// Where runs of bytes begin in the JSON, and where they came from.
  var runs: [JSONRun] = []

  /// Adds bytes that stand for what is somewhere in the text.
  mutating func mark(_ origin: Int, _ bytes: some Collection<UInt8>) {
    let isOn =
      runs.last.map { Int($0.origin) + json.count - Int($0.start) == origin }
      ?? (json.count == origin)
    if !isOn { runs.append(Self.run(json.count, origin)) }
    json += bytes
  }

  /// Adds a part of the JSON once more, with the places that it has.
  mutating func copy(_ range: Range<Int>) {
    let shift = json.count - range.lowerBound
    let first = runs.partitionPoint { Int($0.start) > range.lowerBound }
    if first > 0 {
      let run = runs[first - 1]
      runs.append(Self.run(json.count, Int(run.origin) + range.lowerBound - Int(run.start)))
    }
    let last = runs.partitionPoint { Int($0.start) >= range.upperBound }
    for run in runs[first..<max(first, last)] {
      runs.append(Self.run(Int(run.start) + shift, Int(run.origin)))
    }
    json += json[range]
  }

  private static func run(_ start: Int, _ origin: Int) -> JSONRun {
    JSONRun(start: UInt32(truncatingIfNeeded: start), origin: UInt32(truncatingIfNeeded: origin))
  }
}

extension JSONDocument {
  /// Reads a text that is translated into JSON; places are those in the text.
  ///
  /// - Parameter translate: returns the JSON, or what no such text has.
  static func read(
    _ bytes: [UInt8], file: String,
    by translate: (UnsafeBufferPointer<UInt8>) -> (JSONTranslation, JSONIssue?)
  ) -> JSONReading {
    guard bytes.count <= JSONLimits.documentBytes else { return read(bytes, file: file) }
    let (translation, issue) = bytes.withUnsafeBufferPointer(translate)
    if let issue {
      let document = JSONDocument(
        file: file, firstLine: 1, bytes: bytes, nodes: [], lines: TextLines(of: bytes))
      return JSONReading(document: nil, findings: [issue.finding(in: document, hasTree: false)])
    }
    let original = JSONOriginal(
      bytes: bytes, lines: TextLines(of: bytes), runs: translation.runs)
    return read(translation.json, file: file, of: original)
  }
}
