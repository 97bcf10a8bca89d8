/// What the command line asks for.
struct FuzzOptions {
  enum Task {
    /// So many inputs.
    case all(Int)
    /// The input of an index.
    case one(Int)
    /// A worker's part of them.
    case part(FuzzPart)
  }

  var seed: UInt64 = 1
  /// Nil asks for as many as the subject has by itself.
  var task: Task?
  /// What is tried.
  var subject = Subject.documents

  enum Subject {
    /// Inputs are read.
    case documents
    /// Catalogs are damaged.
    case catalogs
    /// Catalogs hold extreme presets.
    case presets
    /// Nothing is tried: random motions are printed.
    case motions
  }

  /// Whether the catalogs are without the built-in presets.
  var isSmall = false
  /// The built program, for what is to be run as a process.
  var program: String?

  struct Mistake: Error, CustomStringConvertible {
    let description: String
  }

  init(_ words: some Sequence<String>) throws {
    var words = Array(words)[...]
    func number(after option: String) throws -> Int {
      guard let word = words.popFirst(), let number = Int(word), number >= 0 else {
        throw Mistake(description: "\(option) wants a number")
      }
      return number
    }
    while let word = words.popFirst() {
      switch word {
      case "catalogs": subject = .catalogs
      case "presets": subject = .presets
      case "motions": subject = .motions
      case "--small": isSmall = true
      case "--program":
        guard let path = words.popFirst() else { throw Mistake(description: "which program?") }
        program = path
      case "--seed": seed = UInt64(try number(after: word))
      case "--count": task = .all(try number(after: word))
      case "--only": task = .one(try number(after: word))
      case "--part":
        let (from, step) = (try number(after: word), try number(after: word))
        let end = try number(after: word)
        guard let folder = words.popFirst() else { throw Mistake(description: "where to?") }
        task = .part(FuzzPart(from: from, step: step, end: end, folder: folder))
      default:
        throw Mistake(
          description: "unknown: \(word); known are --count, --seed, --only, --small and --program")
      }
    }
  }
}

/// Every so many inputs from one on, and where to tell of them.
struct FuzzPart {
  var from, step, end: Int
  var folder: String

  /// The words that ask a worker for it.
  var words: [String] { ["--part", "\(from)", "\(step)", "\(end)", folder] }
  /// The file that holds the index of the input being read, as text.
  var progressFile: String { folder + "/index" }
  /// The file that holds the tallies, one on a line.
  var tallyFile: String { folder + "/tallies" }
}
