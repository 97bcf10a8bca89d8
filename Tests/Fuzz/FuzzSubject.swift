import Foundation
import Fuzzing

/// A subject is what a run tries: inputs that are read, or catalogs that are damaged.
protocol FuzzSubject {
  /// The words that ask for it, and the target of `make` that does.
  static var words: [String] { get }
  static var target: String { get }
  /// What there is so many of.
  static var things: String { get }
  /// What the end of the file's name is that a problem is written to.
  static var suffix: String { get }
  /// How many are tried if nothing is said.
  static var count: Int { get }
  /// How long one may take, in seconds of the processor's time, and one step of it by the wall clock.
  static var limit: Double { get }
  static var patience: Double { get }
  /// What is said where all is well.
  static var praise: String { get }

  /// Makes the subject, with a folder for files.
  init(_ options: FuzzOptions, folder: String) throws

  /// Tries one, and tells each step that it takes.
  func outcome(of index: Int, progress: @escaping (String) -> Void) throws -> FuzzOutcome
  /// The bytes of one, and what there is to say of it.
  func bytes(of index: Int) throws -> [UInt8]
  func manner(of index: Int) -> [String]
}

/// Changed documents, tokens, streams and expressions.
struct DocumentSubject: FuzzSubject {
  static let words: [String] = []
  static let target = "fuzz"
  static let things = "inputs"
  static let suffix = "txt"
  static let count = 1_000_000
  static let limit = 2.0
  static let patience = 20.0
  static let praise = "no crash, no hang, and whatever was refused is said why and where"

  private let seed: UInt64
  private let corpus: FuzzCorpus

  init(_ options: FuzzOptions, folder: String) throws {
    seed = options.seed
    corpus = try FuzzCorpus()
  }

  func outcome(of index: Int, progress: @escaping (String) -> Void) -> FuzzOutcome {
    FuzzCheck.run(FuzzInput(seed: seed, index: index, corpus: corpus))
  }

  func bytes(of index: Int) -> [UInt8] {
    FuzzInput(seed: seed, index: index, corpus: corpus).text
  }

  func manner(of index: Int) -> [String] {
    [FuzzInput(seed: seed, index: index, corpus: corpus).manner]
  }
}

/// Damaged catalogs.
struct CatalogSubject: FuzzSubject {
  static let words = ["catalogs"]
  static let target = "fuzz-catalogs"
  static let things = "catalogs"
  static let suffix = "sqlite"
  static let count = 5000
  static let limit = 60.0
  static let patience = 15.0
  static let praise =
    "no crash, no hang, and whatever was whole is there after a repair and all else is named"

  private let fuzz: CatalogFuzz

  init(_ options: FuzzOptions, folder: String) throws {
    fuzz = try CatalogFuzz(
      seed: options.seed, in: folder, isSmall: options.isSmall, program: options.program)
  }

  func outcome(of index: Int, progress: @escaping (String) -> Void) throws -> FuzzOutcome {
    fuzz.progress = progress
    return try fuzz.run(index)
  }

  func bytes(of index: Int) throws -> [UInt8] { try fuzz.file(of: index) }
  func manner(of index: Int) -> [String] { fuzz.story(of: index) }
}

/// Catalogs of extreme presets.
struct PresetSubject: FuzzSubject {
  static let words = ["presets"]
  static let target = "fuzz-presets"
  static let things = "catalogs of \(PresetFuzz.presets) presets"
  static let suffix = "json"
  static let count = 25
  static let limit = 900.0
  static let patience = 90.0
  static let praise = "no signal, no command over 1 GB or 60 s, and no number that is none"

  private let fuzz: PresetFuzz

  init(_ options: FuzzOptions, folder: String) throws {
    guard let program = options.program else {
      throw FuzzOptions.Mistake(description: "which program? name it with --program")
    }
    fuzz = try PresetFuzz(seed: options.seed, program: program, in: folder)
  }

  func outcome(of index: Int, progress: @escaping (String) -> Void) throws -> FuzzOutcome {
    fuzz.progress = progress
    return try fuzz.run(index)
  }

  func bytes(of index: Int) throws -> [UInt8] {
    let presets = fuzz.presets(of: index).enumerated().map { "\"p\($0)\": \($1)" }
    return Array("{\"presets\": {\n\(presets.joined(separator: ",\n"))\n}}\n".utf8)
  }

  func manner(of index: Int) -> [String] { [] }
}
