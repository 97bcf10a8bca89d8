import Foundation

/// A Swift compiler runs the toolchain's own `swiftc`.
///
/// The program is `$SWIFT_EXEC` where that is set, else the first `swiftc` in `$PATH`.
struct SwiftCompiler {
  /// What a run of the compiler left behind.
  struct Outcome {
    let succeeded: Bool
    let output: String
  }

  /// What `-print-target-info` says of the machine's own platform.
  struct TargetInfo: Decodable {
    struct Target: Decodable {
      let unversionedTriple: String
    }

    struct Paths: Decodable {
      let runtimeLibraryImportPaths: [String]
    }

    let compilerVersion: String
    let target: Target
    let paths: Paths
  }

  private let program = ProcessInfo.processInfo.environment["SWIFT_EXEC"] ?? "swiftc"

  /// Runs the compiler and returns what it printed on either stream.
  func run(_ arguments: [String]) throws -> Outcome { try Self.run([program] + arguments) }

  /// Runs a program and returns what it printed on either stream.
  static func run(_ command: [String]) throws -> Outcome {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = command
    let pipe = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Outcome(
      succeeded: process.terminationReason == .exit && process.terminationStatus == 0,
      output: String(decoding: data, as: UTF8.self))
  }

  func targetInfo() throws -> TargetInfo {
    try JSONDecoder().decode(
      TargetInfo.self, from: Data(run(["-print-target-info"]).output.utf8))
  }
}
