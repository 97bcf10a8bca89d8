import BrowserChecking
import CompilerRunning
import Foundation

/// Asks the players of flat JSON what they show.
public struct PlayerChecker: Sendable {
  /// What a player is asked: what a preset shows at times in seconds.
  public struct Case: Encodable, Sendable {
    /// The preset's name.
    public var preset: String
    /// The values that are known only at run time.
    public var parameters: [String: Double]
    /// When.
    public var times: [Double]
    /// Whether text runs from the right.
    public var rightToLeft: Bool

    /// Asks about a preset.
    public init(
      preset: String, parameters: [String: Double], times: [Double], rightToLeft: Bool = false
    ) {
      (self.preset, self.parameters, self.times) = (preset, parameters, times)
      self.rightToLeft = rightToLeft
    }
  }

  /// What a property has at a time.
  public enum Value: Decodable, Hashable, Sendable {
    case nothing
    case flag(Bool)
    case text(String)
    case numbers([Double])

    /// Reads a value.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if container.decodeNil() {
        self = .nothing
      } else if let flag = try? container.decode(Bool.self) {
        self = .flag(flag)
      } else if let text = try? container.decode(String.self) {
        self = .text(text)
      } else {
        self = .numbers(try container.decode([Double].self))
      }
    }
  }

  /// What a player says.
  public struct Answer: Decodable, Sendable {
    /// For every case, for every time, the values of all properties.
    public var shown: [[[Value]]]
    /// What is wrong with each of the wrong files; empty for one that is taken.
    public var refusals: [String]

    /// Makes an answer.
    public init(shown: [[[Value]]], refusals: [String]) {
      (self.shown, self.refusals) = (shown, refusals)
    }
  }

  private let flat: String
  private let cases: String
  private let wrong: String

  /// Asks about a file of flat JSON, and about texts that are none.
  public init(flat: String, _ cases: [Case], wrong: [String]) throws {
    self.flat = flat
    self.wrong = String(decoding: try JSONEncoder().encode(wrong), as: UTF8.self)
    self.cases = String(decoding: try JSONEncoder().encode(cases), as: UTF8.self)
  }

  /// The text of a player, or of a program that asks it.
  private static func text(_ path: String) throws -> String {
    try String(contentsOf: Workshop.project.appending(path: path), encoding: .utf8)
  }

  /// The Swift player's answer.
  public func swift() throws -> Answer {
    try Workshop.within { workshop in
      let main = try workshop.write(
        Self.text("Tests/PlayerChecking/main.swift.txt"), to: "main.swift")
      let player = Workshop.project.appending(path: "Players/CurvetPlayer.swift").path
      try workshop.demand(
        "swiftc",
        ["-swift-version", "6", "-warnings-as-errors", "-o", workshop.path("player"), player, main])
      return try answer(in: workshop) { try workshop.demand(workshop.path("player"), $0) }
    }
  }

  /// The Kotlin player's answer.
  public func kotlin() throws -> Answer {
    try Workshop.within { workshop in
      let program = try KotlinProgram(
        ["Main.kt": Self.text("Tests/PlayerChecking/Main.kt.txt")],
        files: ["Players/CurvetPlayer.kt"])
      return try answer(in: workshop) { try program.run("curvet.MainKt", $0) }
    }
  }

  /// The TypeScript player as JavaScript, after the compiler has looked at it strictly.
  public static func javaScript() throws -> String {
    try TypeScript.javaScript(of: text("Players/curvet-player.ts"), checks: true)
  }

  /// The TypeScript player's answer in Chromium.
  public func typeScript() throws -> Answer {
    let expression = """
      exports => {
        const file = exports.load(JSON.stringify(\(flat)));
        const shown = \(cases).map(({ preset, parameters, times, rightToLeft }) => {
          const motion = exports.bind(exports.preset(file, preset), parameters, { rightToLeft });
          return times.map(time => exports.frame(motion, time).map(({ value }) => value ?? null));
        });
        const refusals = \(wrong).map(text => {
          try {
            exports.bind([...exports.load(text).presets.values()][0]);
            return "";
          } catch (error) {
            return error.message;
          }
        });
        return { shown, refusals };
      }
      """
    let told = try BrowserChecker.answer(
      to: ModuleQuestion(try Self.javaScript(), expression: expression))
    return try JSONDecoder().decode(Answer.self, from: Data(told.utf8))
  }

  private func answer(
    in workshop: Workshop, _ run: ([String]) throws -> String
  ) throws -> Answer {
    let questions = try [("flat.json", flat), ("cases.json", cases), ("wrong.json", wrong)]
      .map { try workshop.write($1, to: $0) }
    _ = try run(questions + [workshop.path("answer.json")])
    return try JSONDecoder().decode(Answer.self, from: Data(workshop.read("answer.json").utf8))
  }
}
