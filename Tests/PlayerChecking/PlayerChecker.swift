import BrowserChecking
import Foundation

/// Asks the players of flat JSON what they show.
public struct PlayerChecker: Sendable {
  /// What a player is asked: what a preset shows at times in seconds.
  public struct Case: Encodable, Sendable {
    /// The preset's name.
    public var preset: String
    /// What only the app knows.
    public var parameters: [String: Double]
    /// When.
    public var times: [Double]

    /// Asks about a preset.
    public init(preset: String, parameters: [String: Double], times: [Double]) {
      (self.preset, self.parameters, self.times) = (preset, parameters, times)
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

  /// What went wrong.
  public struct Failure: Error, CustomStringConvertible {
    /// What a program printed.
    public let description: String
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

  private static let tests = URL(filePath: #filePath).deletingLastPathComponent()
  private static let players = tests.appending(path: "../../Players").standardized

  /// The Swift player's answer.
  public func swift() throws -> Answer {
    try inFolder { folder in
      try copy("main.swift.txt", to: folder.appending(path: "main.swift"))
      let program = folder.appending(path: "player").path
      let player = Self.players.appending(path: "CurvetPlayer.swift").path
      try Self.run(
        ["swiftc", "-swift-version", "6", "-warnings-as-errors", "-o", program, player]
          + [folder.appending(path: "main.swift").path])
      return try answer(in: folder) { try Self.run([program] + $0) }
    }
  }

  /// The Kotlin player's answer.
  public func kotlin() throws -> Answer {
    try inFolder { folder in
      try copy("Main.kt.txt", to: folder.appending(path: "Main.kt"))
      let classes = folder.appending(path: "classes").path
      try Self.run(
        ["kotlinc", Self.players.appending(path: "CurvetPlayer.kt").path]
          + [folder.appending(path: "Main.kt").path, "-d", classes])
      let program = ["kotlin", "-cp", classes, "curvet.MainKt"]
      return try answer(in: folder) { try Self.run(program + $0) }
    }
  }

  /// The TypeScript player as JavaScript, after the compiler has looked at it strictly.
  public static func javaScript() throws -> String {
    try inFolder { folder in
      let player = players.appending(path: "curvet-player.ts").path
      try run(
        ["tsc", "--strict", "--noUncheckedIndexedAccess", "--exactOptionalPropertyTypes"]
          + ["--noImplicitReturns", "--noUnusedLocals", "--target", "es2020", "--module", "es2020"]
          + ["--lib", "es2020,dom", "--outDir", folder.path, player])
      return try String(
        contentsOf: folder.appending(path: "curvet-player.js"), encoding: .utf8)
    }
  }

  /// The TypeScript player's answer in Chromium.
  public func typeScript() throws -> Answer {
    let expression = """
      exports => {
        const file = exports.load(JSON.stringify(\(flat)));
        const shown = \(cases).map(({ preset, parameters, times }) => {
          const motion = exports.bind(exports.preset(file, preset), parameters);
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

  private func answer(in folder: URL, _ run: ([String]) throws -> Void) throws -> Answer {
    let paths = ["flat.json", "cases.json", "wrong.json", "answer.json"].map {
      folder.appending(path: $0)
    }
    try Data(flat.utf8).write(to: paths[0])
    try Data(cases.utf8).write(to: paths[1])
    try Data(wrong.utf8).write(to: paths[2])
    try run(paths.map(\.path))
    return try JSONDecoder().decode(Answer.self, from: Data(contentsOf: paths[3]))
  }

  private func copy(_ name: String, to place: URL) throws {
    try FileManager.default.copyItem(at: Self.tests.appending(path: name), to: place)
  }

  private func inFolder<Value>(_ body: (URL) throws -> Value) throws -> Value {
    try Self.inFolder(body)
  }

  private static func inFolder<Value>(_ body: (URL) throws -> Value) throws -> Value {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "curvet-player-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder)
  }

  private static func run(_ arguments: [String]) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = arguments
    // Java's better compiler takes longer than the program runs.
    process.environment = ProcessInfo.processInfo.environment.merging([
      "JAVA_OPTS": "-XX:TieredStopAtLevel=1 -XX:+UseSerialGC -Xshare:auto"
    ]) { $1 }
    let pipe = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      let said = String(decoding: data, as: UTF8.self)
      throw Failure(
        description: "\(arguments[0]) ended with \(process.terminationStatus); if it is missing, "
          + "run 'make test-deps'\n\(said)")
    }
  }
}
