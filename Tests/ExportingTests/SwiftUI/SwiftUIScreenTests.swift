import Expectations
import Foundation
import Motion
import Presets
import Testing

@testable import Exporting

/// Transitions of screens for SwiftUI: their figures, read from the text, place pages by its matrices.
struct SwiftUIScreenTests {
  private static let options: ExportOptions = {
    var options = ExportOptions()
    options.frameworks = [.swiftUI]
    return options
  }()

  @Test("Every form is written as its engineers would") func wholeFile() throws {
    let presets = try BuiltInPresets.of(ScreenPresets.document)
    try Page("Tests/Fixtures/SwiftExports/SwiftUIScreens.swift.txt")
      .expect(BuiltInPresets.text(presets, .swift, Self.options))
  }

  @Test("What moves views is written as its engineers would") func effects() throws {
    let presets = try BuiltInPresets.all().filter { Self.effects.contains($0.name.text) }
    #expect(presets.count == Self.effects.count)
    try Page("Tests/Fixtures/SwiftExports/SwiftUIEffects.swift.txt")
      .expect(BuiltInPresets.text(presets, .swift, Self.options))
  }

  private static let effects: Set<String> = [
    "animator/card-expand", "animator/slide-then-round", "animator/pan-expand-blur",
    "group/stagger-in", "keyframes/appear", "keyframes/bounce-y", "keyframes/error-shake",
    "keyframes/blink", "keyframes/list-insert", "keyframes/rise-in", "keyframes/skeleton-pulse",
    "keyframes/spinner", "keyframes/toast-in", "keyframes/toggle-on",
  ]

  @Test("Pages are where the catalog has them") func placed() throws {
    let all = try BuiltInPresets.all() + BuiltInPresets.of(ScreenPresets.document)
    let export = try PresetExport(
      of: all, to: .swift, Self.options, header: BuiltInPresets.header, demands: false)
    let transitions = export.presets.within.filter { $0.preset.kind == .transition }
    #expect(transitions.count > 40)
    for preset in transitions {
      let motion = try ViewMotion(preset.identifier, in: export.files[0].text)
      try ScreenComparison(preset).check { side, step in
        motion.plane(side, at: Double(step) / 10)
      }
    }
  }
}

/// A `ScreenMotion` as it is written in Swift.
private struct ViewMotion {
  private let curve: (Double) -> Double
  private let eyeDistance: Double?
  private let arriving, leaving: ViewPage

  init(_ name: String, in text: String) throws {
    let value = text.firstRange(of: "static let \(name) = ScreenMotion(")
    let function = text.firstRange(of: "static func \(name)(")
    let start = try #require(value ?? function)
    let rest = text[start.upperBound...]
    let end = try #require(
      value == nil ? rest.firstRange(of: /\)\n +\}\n/) : rest.firstRange(of: /\)\n(\n|  \}\n)/))
    let block = String(text[start.upperBound..<end.lowerBound])
    let pages = try #require(block.firstRange(of: "arriving: ScreenPage("))
    let second = try #require(block.firstRange(of: "leaving: ScreenPage("))
    arriving = ViewPage(String(block[pages.upperBound..<second.lowerBound]))
    leaving = ViewPage(String(block[second.upperBound...]))
    let head = block[..<pages.lowerBound]
    eyeDistance = head.firstMatch(of: /eyeDistance: ([\d.]+)/).flatMap { Double($0.1) }
    let duration = try #require(
      head.firstMatch(of: /\n +duration: ([\d.]+)/).flatMap { Double($0.1) })
    let delay = head.firstMatch(of: /\.delay\(([\d.]+)\)/).flatMap { Double($0.1) } ?? 0
    let run = duration - delay
    if let found = head.firstMatch(of: /\.timingCurve\(([^)]*), duration/) {
      let points = found.1.split(separator: ", ").compactMap { Double($0) }
      let bezier = try CurveEvaluator(
        .cubicBezier(x1: points[0], y1: points[1], x2: points[2], y2: points[3]))
      curve = { bezier.value(at: $0) }
    } else if let found = head.firstMatch(
      of: /Spring\(mass: ([\d.]+), stiffness: ([\d.]+), damping: ([\d.]+)/)
    {
      let spring = try PhysicalSpring(
        mass: #require(Double(found.1)), stiffness: #require(Double(found.2)),
        damping: #require(Double(found.3)))
      // It goes on after its time, by less than can be seen.
      curve = { spring.solver.position(at: $0 * run) }
    } else {
      #expect(head.contains(".linear(duration"))
      curve = { $0 }
    }
  }

  func plane(_ side: ScreenTruth.Side, at fraction: Double) -> ScreenTruth.Plane {
    let page = side == .arriving ? arriving : leaving
    let progress = curve(fraction)
    let half = ScreenTruth.size / 2
    let matrix = page.matrix(at: progress, eyeDistance)
    // effectValue: about the middle, which is moved to where it is.
    let corners = [(-1.0, -1.0), (1, -1), (1, 1), (-1, 1)].map { x, y -> SIMD2<Double> in
      matrix.placed(SIMD2(x * half.x, y * half.y)) + half
    }
    return ScreenTruth.Plane(corners: corners, opacity: page.opacity(at: progress))
  }
}

/// A `ScreenPage` as it is written in Swift.
private struct ViewPage {
  private let text: String

  init(_ text: String) { self.text = text }

  func opacity(at progress: Double) -> Double {
    if let found = text.firstMatch(of: /hidden: ([\d.]+)\.\.<(Double\.infinity|[\d.]+)/),
      let start = Double(found.1), progress >= start, progress < Double(found.2) ?? .infinity
    {
      return 0
    }
    return min(max(value("opacity", progress) ?? 1, 0), 1)
  }

  /// m34, then CATransform3DTranslate, Rotate about z, y and x, and Scale, each before the last.
  func matrix(at progress: Double, _ eyeDistance: Double?) -> ViewMatrix {
    func angle(_ name: String) -> Double { (value(name, progress) ?? 0) * .pi / 180 }
    var matrix = ViewMatrix.identity
    if let eyeDistance { matrix.rows[2][3] = -1 / eyeDistance }
    var move = ViewMatrix.identity
    move.rows[3][0] = value("x", progress) ?? 0
    move.rows[3][1] = value("y", progress) ?? 0
    var scale = ViewMatrix.identity
    scale.rows[0][0] = value("scaleX", progress) ?? 1
    scale.rows[1][1] = value("scaleY", progress) ?? 1
    for next in [
      move, .rotation(angle("rotationZ"), 0, 1), .rotation(angle("rotationY"), 2, 0),
      .rotation(angle("rotationX"), 1, 2), scale,
    ] { matrix = next * matrix }
    return matrix
  }

  /// Straight lines between the keys of a field.
  private func value(_ name: String, _ progress: Double) -> Double? {
    // `y` is not the end of `opacity`.
    let found = text.ranges(of: "\(name): [").first { range in
      range.lowerBound == text.startIndex
        || !text[text.index(before: range.lowerBound)].isLetter
    }
    guard let start = found?.upperBound,
      let end = text[start...].firstIndex(of: "]")
    else { return nil }
    let keys = text[start..<end].matches(of: /\(([-\d.e]+), (.*?)\)(?=[,\s]|$)/).map { match in
      (Double(match.1) ?? 0, Self.length(String(match.2)))
    }
    guard let next = keys.firstIndex(where: { $0.0 > progress }) else { return keys.last?.1 }
    guard next > 0 else { return keys.first?.1 }
    let (from, to) = (keys[next - 1], keys[next])
    return from.1 + (to.1 - from.1) * (progress - from.0) / (to.0 - from.0)
  }

  private static func length(_ text: String) -> Double {
    if text == ".zero" { return 0 }
    let size = ScreenTruth.size
    let parts = text.matches(of: /\b(points|width|height)(?:\(|: )([^,)]+)/)
    guard !parts.isEmpty else { return number(text[...]) }
    return parts.reduce(0) { sum, match in
      let factor = match.1 == "width" ? size.x : match.1 == "height" ? size.y : 1
      return sum + number(match.2) * factor
    }
  }

  private static let lengths: [Substring: Double] = Dictionary(
    uniqueKeysWithValues: ScreenTruth.lengths.map { name, length in
      (IdentifierStyle.swiftName(CodeText.words(of: name))[...], length)
    })

  /// A sum of products and quotients of numbers and of the function's arguments.
  private static func number(_ text: Substring) -> Double {
    if let number = Double(text) { return number }
    let signed = text.replacing(" - ", with: " + -")
    return signed.split(separator: " + ").reduce(0) { sum, term in
      let sign: Double = term.hasPrefix("-") ? -1 : 1
      let quotient = term.drop { $0 == "-" }.split(separator: " / ")
      func product(_ text: Substring) -> Double {
        text.split(separator: " * ").reduce(1) { $0 * (Double($1) ?? lengths[$1] ?? .nan) }
      }
      return sum + sign * quotient.dropFirst().reduce(product(quotient[0])) { $0 / product($1) }
    }
  }
}

/// A CATransform3D by rows; points are rows before it.
private struct ViewMatrix {
  var rows: [[Double]]

  static let identity = ViewMatrix(
    rows: [[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1]])

  /// CATransform3DMakeRotation about the third axis: the first one turns towards the second one.
  static func rotation(_ angle: Double, _ first: Int, _ second: Int) -> ViewMatrix {
    var matrix = identity
    let (c, s) = (cos(angle), sin(angle))
    matrix.rows[first][first] = c
    matrix.rows[first][second] = s
    matrix.rows[second][first] = -s
    matrix.rows[second][second] = c
    return matrix
  }

  static func * (left: ViewMatrix, right: ViewMatrix) -> ViewMatrix {
    ViewMatrix(
      rows: left.rows.map { row in
        (0..<4).map { column in (0..<4).reduce(0) { $0 + row[$1] * right.rows[$1][column] } }
      })
  }

  func placed(_ point: SIMD2<Double>) -> SIMD2<Double> {
    func part(_ column: Int) -> Double {
      point.x * rows[0][column] + point.y * rows[1][column] + rows[3][column]
    }
    return SIMD2(part(0), part(1)) / part(3)
  }
}
