import BrowserChecking
import Foundation
import Motion
import Presets
import SeededNumbers
import StrictJSON
import Testing

@testable import Exporting

/// No error that an exported spring states is below what its library makes of the figures written.
///
/// The libraries are the JavaScript models of Tests/Fixtures/runtimes, written apart from ours.
struct SpringExportBoundTests {
  private static let count =
    ProcessInfo.processInfo.environment["CURVET_THOROUGH"] == nil ? 60 : 1500

  @Test(
    "Random springs are never further off than is said",
    arguments: [ExportTarget.motion, .reactNative, .flutter, .compose, .androidXML])
  func springs(target: ExportTarget) throws {
    let meant = Self.springs()
    let presets = try BuiltInPresets.of(
      "{\"presets\": {"
        + meant.enumerated().map { "\"spring/\(Self.name($0))\": {\"motion\": \($1.motion)}" }
        .joined(separator: ",\n") + "}}")
    let export = try PresetExport(
      of: presets, to: target, ExportOptions(), header: BuiltInPresets.header, demands: true)
    let stated = Dictionary(
      uniqueKeysWithValues: export.presets.map { ($0.name.text, $0.fidelity.error ?? 0) })
    let cases = try meant.enumerated().map { index, one in
      let written = try Written(export, target, name: Self.name(index))
      return "[\(one.figures), \"\(target.model)\", \(written.figures(velocity: one.velocity))]"
    }
    let models = URL(filePath: #filePath)
      .appending(path: "../../Fixtures/runtimes/spring-models.mjs").standardized
    let answer = try BrowserChecker.answer(
      to: ModuleQuestion(
        String(contentsOf: models, encoding: .utf8),
        expression: """
          exports => [\(cases.joined(separator: ",\n"))].map(([spring, library, written]) =>
            exports.worst(spring, exports[library](written), 6000, 1.005).error)
          """))
    let document = try #require(JSONDocument.read(Array(answer.utf8), file: "errors").document)
    let errors = Array(document.root.elements)
    try #require(errors.count == meant.count)
    for (index, error) in errors.enumerated() {
      let error = try #require(error.number)
      let said = try #require(stated["spring/\(Self.name(index))"])
      // What is written as exact is off by less than .00001.
      #expect(error <= said + (said == 0 ? 0.00001 : 1e-9), "\(target): \(meant[index].motion)")
      // Motion may end a spring on its way through the target, which depends on its frames.
      if target == .motion, meant[index].velocity > 0 { continue }
      #expect(said <= error * 1.1 + 0.012, "\(target): \(meant[index].motion)")
    }
  }

  private static func name(_ index: Int) -> String { "s\(10_000 + index)" }

  /// A spring as a document has it, and its figures by the formulas of each form.
  private struct Meant {
    let motion: String
    let mass, stiffness, damping, velocity: Double

    var figures: String {
      "{mass: \(mass), stiffness: \(stiffness), damping: \(damping), velocity: \(velocity)}"
    }
  }

  private static func springs() -> [Meant] {
    var numbers = SeededNumbers(seed: 27)
    return (0..<count).map { index in
      let velocity = index.isMultiple(of: 3) ? 0 : numbers.number(-12...24)
      let speed = velocity == 0 ? "" : ", \"initialVelocity\": \(velocity)"
      if index.isMultiple(of: 2) {
        let (duration, bounce) = (numbers.number(0.1...2), numbers.number(-0.6...0.9))
        let ratio = bounce < 0 ? 1 / (1 + bounce) : 1 - bounce
        let frequency = 2 * Double.pi / duration
        return Meant(
          motion: "{\"duration\": \(duration), \"bounce\": \(bounce)\(speed)}", mass: 1,
          stiffness: frequency * frequency, damping: 2 * ratio * frequency, velocity: velocity)
      }
      let (mass, stiffness) = (numbers.number(0.5...4), numbers.number(20...900))
      let damping = numbers.number(0.1...1) * 2 * (mass * stiffness).squareRoot()
      return Meant(
        motion:
          "{\"mass\": \(mass), \"stiffness\": \(stiffness), \"damping\": \(damping)\(speed)}",
        mass: mass, stiffness: stiffness, damping: damping, velocity: velocity)
    }
  }
}

extension ExportTarget {
  /// The function that models the library.
  fileprivate var model: String {
    self == .reactNative ? "reanimated" : self == .androidXML ? "android" : formatName
  }
}

/// What is written of a spring: a model's arguments.
private struct Written {
  private var named: [(name: String, value: String)] = []

  init(_ export: PresetExport, _ target: ExportTarget, name: String) throws {
    if target == .androidXML {
      let path = try #require(export.files.first { $0.path.hasSuffix("\(name).xml") }).text
      let data = try #require(path.firstMatch(of: /pathData="M ([^"]*)"/)).1
      let numbers = data.split { !"0123456789.-e".contains($0) }
      let pairs = stride(from: 0, to: numbers.count, by: 2)
        .map { "[\(numbers[$0]), \(numbers[$0 + 1])]" }
      let text = try #require(export.files.first { $0.path.hasSuffix("motion.xml") }).text
      let rest = try #require(text.components(separatedBy: "\(name)_duration\">").last)
      named = [
        ("points", "[\(pairs.joined(separator: ", "))]"),
        ("duration", "\(rest.prefix { $0.isNumber }) / 1000"),
      ]
      return
    }
    // Comments have the name after a slash.
    let rest = export.files[0].text.components(separatedBy: " \(name)")
      .dropFirst().first { $0.hasPrefix("(") || $0.hasPrefix(" =") }
    let text = try #require(rest).components(separatedBy: "spring/")[0]
    if target == .compose {
      let call = try #require(text.firstMatch(of: /spring\(([0-9.]+)f, ([0-9.]+)f/))
      let (ratio, stiffness) = (call.1, call.2)
      named = [
        ("mass", "1"), ("stiffness", "\(stiffness)"),
        ("damping", "2 * \(ratio) * Math.sqrt(\(stiffness))"), ("threshold", "0.01"),
      ]
      return
    }
    for name in ["mass", "stiffness", "damping", "restDelta", "restSpeed"] {
      guard let rest = text.components(separatedBy: "\(name): ").dropFirst().first else { continue }
      named.append((name, String(rest.prefix { "0123456789.e-".contains($0) })))
    }
  }

  /// The figures in JavaScript, with a velocity, which is the app's to give.
  func figures(velocity: Double) -> String {
    "{" + (named + [("velocity", "\(velocity)")]).map { "\($0): \($1)" }.joined(separator: ", ")
      + "}"
  }
}
