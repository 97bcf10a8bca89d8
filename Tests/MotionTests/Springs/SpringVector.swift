import Foundation
import Testing

/// A case of Tests/Fixtures/vectors: figures in, figures out, and how far they may differ.
struct SpringVector: Decodable, Sendable, CustomTestStringConvertible {
  let id: String
  let input: [String: Figure]
  let output: [String: Figure]
  let tolerance: Double
  let confidence: String

  var testDescription: String { id }

  /// Whether the figures are facts, not somebody's reading of them.
  var isGated: Bool {
    !["AMBIGUOUS", "re-implementation", "UNVERIFIED, root"].contains { confidence.contains($0) }
  }

  subscript(name: String) -> Double { input[name]?.value ?? .nan }

  /// Whether a figure is what is expected, absolutely below 1 and relatively above.
  func agrees(_ name: String, _ actual: Double?) -> Bool {
    guard let expected = output[name]?.value else { return true }
    guard let actual else { return false }
    return abs(actual - expected) <= tolerance * max(1, abs(expected))
  }

  static func gated(_ area: String) throws -> [SpringVector] {
    let vectors = try all(area).filter(\.isGated)
    guard !vectors.isEmpty else { throw NoVectors() }
    return vectors
  }

  static func all(_ area: String) throws -> [SpringVector] {
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let file = tests.appending(path: "Fixtures/vectors/\(area).json")
    return try JSONDecoder().decode(Area.self, from: Data(contentsOf: file)).vectors
  }

  struct Area: Decodable { let vectors: [SpringVector] }
  struct NoVectors: Error {}

  enum CodingKeys: String, CodingKey {
    case id
    case input = "in"
    case output = "out"
    case tolerance = "tol"
    case confidence = "conf"
  }

  /// A number, or a truth value as 1 or 0.
  struct Figure: Decodable, Sendable {
    let value: Double

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let flag = try? container.decode(Bool.self) {
        value = flag ? 1 : 0
      } else {
        value = try container.decode(Double.self)
      }
    }
  }
}
