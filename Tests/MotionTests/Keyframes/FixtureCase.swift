import Foundation
import Testing

/// A case of a fixture file: what goes in, what is expected, and how sure that is.
struct FixtureCase: Sendable, CustomTestStringConvertible {
  let id: String
  let input: Fields
  let output: Fields
  let tolerance: Double
  let confidence: String

  var testDescription: String { id }

  /// Whether the case may fail a test: nobody is sure of the others.
  var isGating: Bool {
    let unsure = ["AMBIGUOUS", "UNVERIFIED", "re-implementation"]
    // Geometry is exact where the doubt is about something else, which the label names.
    if confidence.hasPrefix("geometry documented") || confidence.hasPrefix("exact") { return true }
    return !unsure.contains { confidence.contains($0) }
  }

  /// All cases of an area.
  static func all(_ area: String) -> [FixtureCase] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let file = folder.appending(path: "Fixtures/vectors/\(area).json")
    guard let data = try? Data(contentsOf: file),
      let file = try? JSONDecoder().decode(File.self, from: data)
    else { return [] }
    return file.cases
  }

  static func gating(_ area: String) -> [FixtureCase] { all(area).filter(\.isGating) }

  private struct File: Decodable {
    var cases: [FixtureCase]
  }
}

extension FixtureCase: Decodable {
  private enum CodingKeys: String, CodingKey {
    case id, input = "in", output = "out", tolerance = "tol", confidence = "conf"
  }
}

/// The fields of a case, by name.
struct Fields: Decodable, Sendable {
  let fields: [String: Field]

  init(from decoder: any Decoder) throws {
    fields = try decoder.singleValueContainer().decode([String: Field].self)
  }

  func number(_ name: String) -> Double? {
    if case .number(let number) = fields[name] { number } else { nil }
  }
  func string(_ name: String) -> String? {
    if case .string(let string) = fields[name] { string } else { nil }
  }
  func bool(_ name: String) -> Bool? {
    if case .bool(let bool) = fields[name] { bool } else { nil }
  }
  func array(_ name: String) -> [Field]? {
    if case .array(let array) = fields[name] { array } else { nil }
  }
  func numbers(_ name: String) -> [Double]? { array(name)?.compactMap(\.number) }
}

/// A value of a field.
enum Field: Decodable, Sendable {
  case null
  case number(Double)
  case bool(Bool)
  case string(String)
  case array([Field])
  case fields(Fields)

  var number: Double? {
    if case .number(let number) = self { number } else { nil }
  }

  var numbers: [Double]? {
    if case .array(let array) = self { array.compactMap(\.number) } else { nil }
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let bool = try? container.decode(Bool.self) {
      self = .bool(bool)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let string = try? container.decode(String.self) {
      self = .string(string)
    } else if let array = try? container.decode([Field].self) {
      self = .array(array)
    } else {
      self = .fields(try container.decode(Fields.self))
    }
  }
}
