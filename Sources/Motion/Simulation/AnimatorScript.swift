/// An animator script is a list of calls and when they are made, such as
/// `start@0 pause@0.4 fraction(.5)@1 continue(2)@1.2`.
///
/// A step is `verb@time`, `verb(arguments)@time` or `verb=arguments@time`, steps are separated by
/// white space, and times never decrease: seconds, with `s` or without, or milliseconds with `ms`.
///
/// | verb | arguments |
/// |---|---|
/// | start | delay in seconds, 0 |
/// | continue | durationFactor, 0; then a timing |
/// | reverse | true or false, else it toggles |
/// | fraction | 0…1, needed |
/// | stop | withoutFinishing: true or false, false |
/// | finish | start, end or current; end |
/// | add | what is animated, with `=` and the value it leads to where known; then the delayFactor |
/// | interruptible | true or false, needed |
/// | gesture | begin and then the velocity in x and y, a translation, end and the velocity, cancel |
public struct AnimatorScript: Hashable, Sendable {
  /// The steps in order.
  public let steps: [Step]

  /// How many steps a script may have.
  public static let longest = 500

  /// A call and its moment.
  public struct Step: Hashable, Sendable {
    /// When, in seconds.
    public var time: Double
    /// What.
    public var call: AnimatorCall
    /// Where the step's text begins, in Unicode scalars.
    public var offset: Int
    /// The call as it was written.
    public var text: String
  }

  /// A problem with a script: a word, where it is, and what is wrong with it.
  public struct Problem: Error, Hashable, Sendable {
    /// What is wrong.
    public var kind: Kind
    /// The word that is wrong.
    public var word: String
    /// Where the word begins, in Unicode scalars.
    public var offset: Int

    /// Makes a problem.
    public init(kind: Kind, word: String, offset: Int) {
      self.kind = kind
      self.word = word
      self.offset = offset
    }

    /// Kinds of problems.
    public enum Kind: Hashable, Sendable {
      /// There are no steps.
      case empty
      /// There are more steps than ``AnimatorScript/longest``; the word is the first too many.
      case tooMany
      /// No verb has this name; one of ``AnimatorVerb`` was wanted.
      case verb
      /// There is no `@time`; the word is the whole step.
      case missingTime
      /// The word after `@` is not a time.
      case time
      /// The time is before that of the step before.
      case past
      /// The verb needs an argument; the word is the verb.
      case missingArgument(AnimatorVerb)
      /// The verb does not take this argument.
      case argument(AnimatorVerb)
    }
  }

  /// Reads a script.
  ///
  /// - Throws: ``Problem`` with the first word that is wrong.
  public init(_ text: String) throws(Problem) {
    var steps: [Step] = []
    for word in Self.words(text) {
      let step = try StepParser(word).step()
      if let last = steps.last, step.time < last.time {
        throw Problem(kind: .past, word: word.text, offset: word.offset)
      }
      guard steps.count < Self.longest else {
        throw Problem(kind: .tooMany, word: word.text, offset: word.offset)
      }
      steps.append(step)
    }
    guard !steps.isEmpty else { throw Problem(kind: .empty, word: "", offset: 0) }
    self.steps = steps
  }

  struct Word {
    var text: String
    var offset: Int
  }

  /// The words between white space; spaces within parentheses belong to a word.
  private static func words(_ text: String) -> [Word] {
    var words: [Word] = []
    var depth = 0
    var word = Word(text: "", offset: 0)
    for (offset, scalar) in text.unicodeScalars.enumerated() {
      if scalar == "(" { depth += 1 }
      if scalar == ")" { depth = max(depth - 1, 0) }
      if depth == 0, scalar.properties.isWhitespace {
        if !word.text.isEmpty { words.append(word) }
        word.text = ""
      } else {
        if word.text.isEmpty { word.offset = offset }
        word.text.unicodeScalars.append(scalar)
      }
    }
    if !word.text.isEmpty { words.append(word) }
    return words
  }
}
