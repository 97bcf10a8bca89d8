import Expectations
import Foundation
import Motion
import Presets
import Testing

@testable import Exporting

/// Transitions of screens for Flutter: their figures, read from the text, place pages by its matrices.
struct FlutterScreenTests {
  @Test("Every form is written as its engineers would") func wholeFile() throws {
    let presets = try BuiltInPresets.of(ScreenPresets.document)
    try Page("Tests/Fixtures/exports/screens.dart").expect(BuiltInPresets.text(presets, .flutter))
  }

  @Test("Pages are where the catalog has them") func placed() throws {
    let all =
      try BuiltInPresets.all() + BuiltInPresets.of(ScreenPresets.document)
      + BuiltInPresets.of(ScreenPresets.open) + RandomRecipes.presets(seed: 7)
    let export = try PresetExport(
      of: all, to: .flutter, ExportOptions(), header: BuiltInPresets.header, demands: false)
    let transitions = export.presets.within.filter { preset in
      preset.preset.kind == .transition
        && (preset.fidelity.degree == .exact || !RandomRecipes.has(preset))
    }
    #expect(transitions.count > 45)
    // However it is laid out.
    let text = export.files[0].text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      .replacing("( ", with: "(").replacing("[ ", with: "[").replacing("{ ", with: "{")
      .replacing(", )", with: ")").replacing(", ]", with: "]").replacing(", }", with: "}")
    for preset in transitions {
      let lengths = try ScreenTruth.arguments(of: preset, .dart)
      let motion = try DartMotion(preset.identifier, in: text, lengths)
      try ScreenComparison(preset).check { side, step in
        motion.plane(side, at: Double(step) / 10)
      }
    }
  }
}

/// A `ScreenMotion` as it is written in Dart.
private struct DartMotion {
  private let curve: (Double) -> Double
  private let eyeDistance: Double?
  private let arriving, leaving: DartPage

  init(
    _ name: String, in text: String, _ lengths: [(name: String, value: Double)]
  ) throws {
    let parameters = lengths.map { "required double \($0.name)" }.joined(separator: ", ")
    let head =
      lengths.isEmpty
      ? "static const \(name) = ScreenMotion("
      : "static ScreenMotion \(name)({\(parameters)}) => ScreenMotion("
    let start = try #require(text.firstRange(of: head))
    let figures = DartFigures(Dictionary(uniqueKeysWithValues: lengths.map { ($0.name, $0.value) }))
    let end = try #require(text[start.upperBound...].firstRange(of: ");"))
    let block = String(text[start.upperBound..<end.lowerBound])
    arriving = DartPage(try Self.part("arriving: ScreenPage(", of: block), figures)
    leaving = DartPage(try Self.part("leaving: ScreenPage(", of: block), figures)
    eyeDistance = block.firstMatch(of: /eyeDistance: ([^,]+),/).map { figures.value($0.1) }
    let curves = try #require(block.firstMatch(of: /curve: (.*?), [A-Za-z]+:/)).1
    let numbers = curves.matches(of: /-?\d[\d.]*(e-?\d+)?/).compactMap { Double($0.0) }
    let kind = String(curves.prefix { $0 != "(" && $0 != "." })
    switch kind {
    case "Curves": curve = { $0 }
    case "Cubic", "_Beziers":
      let bezier = try CurveEvaluator(
        .cubicBezier(x1: numbers[0], y1: numbers[1], x2: numbers[2], y2: numbers[3]))
      curve = { bezier.value(at: $0) }
    case "_SpringCurve":
      let spring = try PhysicalSpring(
        dampingRatio: numbers[1], stiffness: numbers[0] * numbers[0], mass: 1,
        initialVelocity: numbers[2])
      // Curve.transform is 1 at 1.
      curve = { $0 == 1 ? 1 : spring.solver.position(at: $0 * numbers[3]) }
    default: throw Unsupported("the curve \(kind)")
    }
  }

  /// What is between the brackets of a call.
  private static func part(_ head: String, of block: String) throws -> String {
    let start = try #require(block.firstRange(of: head)).upperBound
    var depth = 1
    let end = block[start...].firstIndex { character in
      depth += character == "(" ? 1 : character == ")" ? -1 : 0
      return depth == 0
    }
    return String(block[start..<(try #require(end))])
  }

  func plane(_ side: ScreenTruth.Side, at fraction: Double) -> ScreenTruth.Plane {
    let page = side == .arriving ? arriving : leaving
    let progress = curve(fraction)
    let matrix = page.matrix(at: progress, eyeDistance)
    let half = ScreenTruth.size / 2
    // Transform with Alignment.center: the origin is the middle.
    let corners = [(-1.0, -1.0), (1, -1), (1, 1), (-1, 1)].map { x, y -> SIMD2<Double> in
      let point = matrix.transformed(SIMD4(x * half.x, y * half.y, 0, 1))
      return SIMD2(point.x, point.y) / point.w + half
    }
    return ScreenTruth.Plane(corners: corners, opacity: page.opacity(at: progress))
  }
}

/// What numbers, and arithmetic over the parameters of a function, come to.
private struct DartFigures {
  private let lengths: [String: Double]

  init(_ lengths: [String: Double]) { self.lengths = lengths }

  func value(_ text: Substring) -> Double {
    Double(text) ?? (try? Measure(String(text)).evaluate(lengths)) ?? .nan
  }
}

/// A `ScreenPage` as it is written in Dart.
private struct DartPage {
  private let text: String
  private let figures: DartFigures

  init(_ text: String, _ figures: DartFigures) { (self.text, self.figures) = (" " + text, figures) }

  func opacity(at progress: Double) -> Double {
    let from = number("hiddenFrom") ?? .infinity
    if progress >= from, progress < number("hiddenUntil") ?? .infinity { return 0 }
    return min(max(value("opacity", progress) ?? 1, 0), 1)
  }

  /// perspective · move · turns about z, y and x · scale, for columns.
  func matrix(at progress: Double, _ eyeDistance: Double?) -> DartMatrix {
    func angle(_ name: String) -> Double { (value(name, progress) ?? 0) * .pi / 180 }
    var perspective = DartMatrix.identity
    if let eyeDistance { perspective.rows[3][2] = -1 / eyeDistance }
    var move = DartMatrix.identity
    move.rows[0][3] = value("x", progress) ?? 0
    move.rows[1][3] = value("y", progress) ?? 0
    var scale = DartMatrix.identity
    scale.rows[0][0] = value("scaleX", progress) ?? 1
    scale.rows[1][1] = value("scaleY", progress) ?? 1
    return perspective * move * .rotationZ(angle("rotationZ")) * .rotationY(angle("rotationY"))
      * .rotationX(angle("rotationX")) * scale
  }

  private func number(_ name: String) -> Double? {
    guard let found = text.firstRange(of: "\(name): ") else { return nil }
    return Double(text[found.upperBound...].prefix { $0 != "," })
  }

  /// Straight lines between the keys of a field.
  private func value(_ name: String, _ progress: Double) -> Double? {
    guard let start = text.firstRange(of: " \(name): [")?.upperBound,
      let end = text[start...].firstIndex(of: "]")
    else { return nil }
    let keys = text[start..<end].matches(of: /\(([^)]*)\)/).map { match -> (Double, Double) in
      let numbers = match.1.split(separator: ", ").map { figures.value($0) }
      guard numbers.count == 4 else { return (numbers[0], numbers[1]) }
      let size = ScreenTruth.size
      return (numbers[0], numbers[1] + numbers[2] * size.x + numbers[3] * size.y)
    }
    guard let next = keys.firstIndex(where: { $0.0 > progress }) else { return keys.last?.1 }
    guard next > 0 else { return keys.first?.1 }
    let (from, to) = (keys[next - 1], keys[next])
    return from.1 + (to.1 - from.1) * (progress - from.0) / (to.0 - from.0)
  }
}

/// A matrix as vector_math's Matrix4 has it, by rows; it takes columns.
private struct DartMatrix {
  var rows: [[Double]]

  static let identity = DartMatrix(
    rows: [[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1]])

  static func rotationX(_ angle: Double) -> DartMatrix {
    let (c, s) = (cos(angle), sin(angle))
    return DartMatrix(rows: [[1, 0, 0, 0], [0, c, -s, 0], [0, s, c, 0], [0, 0, 0, 1]])
  }

  static func rotationY(_ angle: Double) -> DartMatrix {
    let (c, s) = (cos(angle), sin(angle))
    return DartMatrix(rows: [[c, 0, s, 0], [0, 1, 0, 0], [-s, 0, c, 0], [0, 0, 0, 1]])
  }

  static func rotationZ(_ angle: Double) -> DartMatrix {
    let (c, s) = (cos(angle), sin(angle))
    return DartMatrix(rows: [[c, -s, 0, 0], [s, c, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1]])
  }

  static func * (left: DartMatrix, right: DartMatrix) -> DartMatrix {
    DartMatrix(
      rows: left.rows.map { row in
        (0..<4).map { column in (0..<4).reduce(0) { $0 + row[$1] * right.rows[$1][column] } }
      })
  }

  func transformed(_ point: SIMD4<Double>) -> SIMD4<Double> {
    let values = rows.map { row in (0..<4).reduce(0) { $0 + row[$1] * point[$1] } }
    return SIMD4(values[0], values[1], values[2], values[3])
  }
}
