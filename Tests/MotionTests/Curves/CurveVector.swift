import Foundation
import Motion
import Testing

/// A case of one of the curve files in Tests/Fixtures/vectors.
struct CurveVector: Decodable, Sendable, CustomTestStringConvertible {
  let id: String
  let given: Input
  let expected: [String: Figure]
  let tolerance: Double
  let confidence: String

  struct Input: Decodable, Sendable {
    let x: Double
    let cp: [Double]?
    let name: String?
    let stops: [[Double]]?
    let n: Int?
    let position: String?
    let before: Bool?
  }

  /// A number, or the text "inf".
  struct Figure: Decodable, Sendable {
    let value: Double

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      value = (try? container.decode(Double.self)) ?? .infinity
    }
  }

  enum CodingKeys: String, CodingKey {
    case id
    case given = "in"
    case expected = "out"
    case tolerance = "tol"
    case confidence = "conf"
  }

  var testDescription: String { id }

  /// Whether the figures are facts, not one of several readings.
  var isGated: Bool {
    !["AMBIGUOUS", "UNVERIFIED", "re-implementation"].contains { confidence.contains($0) }
  }

  /// The expected figure of a name; not a number where there is none.
  subscript(name: String) -> Double { expected[name]?.value ?? .nan }

  /// The curve of the four control points.
  var bezier: CubicBezier {
    get throws {
      let points = given.cp ?? []
      guard points.count == 4 else { throw MotionError("\(id) has no control points") }
      return try CubicBezier(x1: points[0], y1: points[1], x2: points[2], y2: points[3])
    }
  }

  /// The gated cases of an area.
  static func gated(_ area: String) throws -> [CurveVector] {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Fixtures/vectors/\(area).json").standardizedFileURL
    let vectors = try JSONDecoder().decode([CurveVector].self, from: Data(contentsOf: file))
    let gated = vectors.filter(\.isGated)
    guard !gated.isEmpty else { throw MotionError("\(area) has no case") }
    return gated
  }
}
