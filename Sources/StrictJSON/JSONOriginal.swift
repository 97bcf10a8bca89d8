/// The original text of a document that was translated from another format.
///
/// Positions refer to it.
struct JSONOriginal: Sendable {
  /// The text.
  let bytes: [UInt8]
  let lines: TextLines
  /// The runs of bytes with their original positions, in order.
  let runs: [JSONRun]

  /// Returns the original position of a byte in the document.
  func offset(of offset: Int) -> Int {
    let next = runs.partitionPoint { Int($0.start) > offset }
    guard next > 0 else { return min(offset, bytes.count) }
    let run = runs[next - 1]
    return min(Int(run.origin) + offset - Int(run.start), bytes.count)
  }
}

/// The start of a run of bytes in a document, and its original position.
struct JSONRun: Sendable {
  var start, origin: UInt32
}

/// JSON that was translated from another format, with the original positions of its bytes.
struct JSONTranslation {
  /// The JSON.
  var json: [UInt8] = []
  /// The starts of runs of bytes in the JSON, with their original positions.
  var runs: [JSONRun] = []

  /// Adds bytes that represent a part of the text.
  mutating func mark(_ origin: Int, _ bytes: some Collection<UInt8>) {
    let isOn =
      runs.last.map { Int($0.origin) + json.count - Int($0.start) == origin }
      ?? (json.count == origin)
    if !isOn { runs.append(Self.run(json.count, origin)) }
    json += bytes
  }

  /// Adds a copy of a part of the JSON, with its positions.
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
  /// Reads a text that is translated to JSON.
  ///
  /// Findings have their positions in the original text.
  ///
  /// - Parameter translate: returns the JSON, or the first error.
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
