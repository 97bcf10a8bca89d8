import AppleStubs
import Motion
import Presets

@testable import Exporting

/// Played transitions are those of an export for UIKit that have run in an app, and what was wrong.
struct PlayedTransitions {
  /// How much of a transition differs from its motion.
  struct Difference: CustomStringConvertible {
    let play: String
    let scene: String
    let moment: String
    let key: String
    let expected, seen: [Double]
    let size: Double
    let allowed: Double

    var isWrong: Bool { size > allowed }

    var description: String {
      let others = zip(seen, expected).filter { abs($0 - $1) > allowed }.prefix(3)
      return "\(play) \(scene) \(key) at \(moment): off by \(size), as in "
        + others.map { "\($0) instead of \($1)" }.joined(separator: ", ")
    }
  }

  /// The largest difference of each scene, by the names of the play and the scene.
  private(set) var differences: [String: [String: Difference]] = [:]
  /// Facts that are other than they have to be, by the names of the play and the scene.
  private(set) var faults: [String: [String: String]] = [:]
  /// Whether a finger caught a transition on its way, by the names of the play and the scene.
  private(set) var catches: [String: [String: String]] = [:]
  private let plays: [String: TransitionPlay]

  /// Plays what an export has of some presets.
  ///
  /// - Parameter mutate: Changes the code before; nil for nothing.
  init(_ presets: [ExportedPreset], mutate: ((String) -> String)? = nil) throws {
    let presets = presets.filter { $0.motion.kind == .transition }
    let export = try Self.export(presets)
    let text = export.files[0].text
    let all = try TransitionPlay.all(
      SwiftScreenTransition.all(in: text), presets, export.presets)
    plays = Dictionary(all.map { ($0.name, $0) }) { first, _ in first }
    var sources = TransitionStage.program(all)
    sources["Motion.swift"] = mutate?(text) ?? text
    for line in try AppleProgram(running: sources).output.split(separator: "\n") {
      take(line.split(separator: "\t").map(String.init))
    }
  }

  private static func export(_ presets: [ExportedPreset]) throws -> PresetExport {
    var options = ExportOptions()
    options.frameworks = [.uiKit]
    return try PresetExport(
      of: presets, to: .swift, options, header: BuiltInPresets.header, demands: false)
  }

  /// The presets that were seen.
  var presets: Set<String> { Set(differences.keys.compactMap { plays[$0]?.preset }) }
  /// The classes that were played.
  var types: Set<String> { Set(plays.values.map(\.type.name)) }
  /// The classes that a finger drives.
  var drivenTypes: Set<String> { Set(plays.values.filter { $0.rules != nil }.map(\.type.name)) }

  /// The scenes in which something is wrong, with the class that played them.
  var wrong: Set<[String]> {
    var wrong: Set<[String]> = []
    for (name, play) in plays {
      let far = differences[name]?.filter { $0.value.isWrong }.keys.map(\.self) ?? []
      for scene in far + (faults[name]?.keys.map(\.self) ?? []) {
        wrong.insert([play.type.name, name, scene])
      }
    }
    return wrong
  }

  /// Takes a line: the play, the scene, and a moment with what is seen, or a fact.
  private mutating func take(_ words: [String]) {
    guard words.count >= 4, let play = plays[words[0]] else { return }
    let (name, scene, value) = (words[0], words[1], words[3])
    func isNot(_ expected: String) { if value != expected { fail("\(words[2]) \(value)") } }
    func fail(_ reason: String) { faults[name, default: [:]][scene] = reason }
    switch words[2] {
    case "outcome": isNot(play.outcome(of: scene))
    case "restored", "settled": isNot("yes")
    case "begun": if scene != "across" || play.rules?.begin == .axisDominates { isNot("no") }
    case "raised": fail(value)
    case "caught": catches[name, default: [:]][scene] = value
    case "jump":
      if scene != "full-above", !((Double(value) ?? 1) < 0.01) { fail("jumps by \(value)") }
    default: if words.count == 5 { compare(play, scene, words[2], words[3], words[4]) }
    }
  }

  private mutating func compare(
    _ play: TransitionPlay, _ scene: String, _ moment: String, _ key: String, _ text: String
  ) {
    guard let planes = play.planes(in: scene, at: moment) else { return }
    let truth = play.truth(of: scene)
    var light: TransitionLight { TransitionLight(planes, darkness: truth.darkness) }
    let numbers = text.split(separator: ",").compactMap { Double($0) }
    let expected, ranges: [Double]
    if key == "light" {
      expected = zip(light.parts, numbers).map { $0 ?? $1 }
      ranges = expected.map { _ in 1 }
    } else {
      // Of a page that isn't seen, it doesn't matter where it is.
      let own = planes.filter { $0.page == key && $0.opacity > 0.001 }
      guard own.count == 1, !play.isOver(scene, at: moment) || light.shows(key) else { return }
      (expected, ranges) = (own[0].numbers, truth.ranges(of: key))
    }
    let size: Double =
      numbers.count == expected.count
      ? zip(zip(numbers, expected), ranges).map { abs($0.0 - $0.1) / $1 }.max() ?? 0 : .infinity
    guard size >= differences[play.name]?[scene]?.size ?? -1 else { return }
    differences[play.name, default: [:]][scene] = Difference(
      play: play.name, scene: scene, moment: moment, key: key, expected: expected, seen: numbers,
      size: size, allowed: play.allowed)
  }
}
