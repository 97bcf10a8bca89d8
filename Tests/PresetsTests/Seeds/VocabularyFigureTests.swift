import Foundation
import Motion
import Presets
import Testing

/// The figures that the sources of vocabularies state, from `Tests/Fixtures/vocabularies.tsv`.
struct VocabularyFigureTests {
  /// A line of the fixture.
  struct Stated: CustomTestStringConvertible {
    let name, figures, source: String

    var testDescription: String { name }

    static var all: [Stated] {
      get throws {
        let file = SeedFile.project.appendingPathComponent("Tests/Fixtures/vocabularies.tsv")
        return try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
          .filter { !$0.hasPrefix("#") }
          .map { line in
            let cells = line.split(separator: "\t").map(String.init)
            try #require(cells.count == 3, "\(line)")
            return Stated(name: cells[0], figures: cells[1], source: cells[2])
          }
      }
    }
  }

  /// The motion of every preset, with nothing left to look up, by name.
  private static let motions: Result<[String: Motion], any Error> = Result {
    var presets: [String: Preset] = [:]
    for preset in try SeedFile.presets + SeedFile.chosen {
      for name in [preset.name] + preset.aliases { presets[name.text] = preset }
    }
    let resolver = ReferenceResolver { presets[$0]?.motion }
    return try presets.mapValues { try resolver.resolve($0.motion) }
  }

  @Test("Every preset of a vocabulary to choose has its figures in the fixture")
  func names() throws {
    #expect(try Stated.all.map(\.name) == SeedFile.chosen.map(\.name.text).sorted())
  }

  @Test("Figures are those of the source", arguments: try! Stated.all)
  func figures(stated: Stated) throws {
    let motion = try #require(try Self.motions.get()[stated.name])
    if stated.figures.hasPrefix("formula ") {
      try compare(motion, withFormula: stated.figures)
      return
    }
    let kind = motion.kind.rawValue
    let preset = readPreset("{\"kind\": \"\(kind)\", \"motion\": \(stated.figures)}")
    let expected = try #require(preset).motion
    guard case .curve(let curve) = motion, case .curve(let wanted) = expected else {
      #expect(motion == expected)
      return
    }
    #expect(curve.duration == wanted.duration && curve.delay == wanted.delay)
    let evaluators = try [curve, wanted].map { try CurveEvaluator($0.shape) }
    for sample in 0...1000 {
      let input = Double(sample) / 1000
      let values = evaluators.map { $0.value(at: input) }
      #expect(abs(values[0] - values[1]) < 1e-12, "\(input)")
    }
  }

  private func compare(_ motion: Motion, withFormula text: String) throws {
    let parts = text.dropFirst("formula ".count).split(separator: "; duration ").map(String.init)
    let formula = try #require(VocabularyFormula(parts[0]))
    guard case .curve(let curve) = motion else {
      Issue.record("not a curve")
      return
    }
    #expect(curve.duration.flatMap(\.seconds) == (parts.count > 1 ? Double(parts[1]) : nil))
    let evaluator = try CurveEvaluator(curve.shape)
    var inputs = (0...20_000).map { Double($0) / 20_000 }
    // Just beside stops and corners differences are as large as they get.
    if case .linear(let stops) = curve.shape {
      for (from, to) in zip(stops, stops.dropFirst()) {
        inputs += (0...50).map { from.input + (to.input - from.input) * Double($0) / 50 }
        inputs += [from.input.nextUp, to.input.nextDown]
      }
    }
    let worst = inputs.lazy.map { abs(evaluator.value(at: $0) - formula($0)) }.max() ?? 1
    if case .linear = curve.shape { #expect(worst <= 0.0005) } else { #expect(worst < 1e-9) }
  }
}
