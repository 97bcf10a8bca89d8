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
/// | add | what is animated, with `=` and the value it leads to if known; then the delayFactor |
/// | interruptible | true or false, needed |
/// | release | |
/// | gesture | begin and then the velocity in x and y, a translation, end and the velocity, cancel |
public struct AnimatorScript: Hashable, Sendable {
  /// The steps in order.
  public let steps: [Step]

  /// How many steps a script may have.
  public static let longest = 500

  /// A call and its time.
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
    /// The message.
    public var kind: ProblemKind
    /// The word that is wrong.
    public var word: String
    /// Where the word begins, in Unicode scalars.
    public var offset: Int

    /// Makes a problem.
    public init(kind: ProblemKind, word: String, offset: Int) {
      (self.kind, self.word, self.offset) = (kind, word, offset)
    }

    /// Kinds of problems.
    public enum ProblemKind: Hashable, Sendable {
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

  /// The parser of one step.
  struct StepParser {
    private let word: Word

    init(_ word: Word) { self.word = word }

    func step() throws(Problem) -> Step {
      guard let at = word.text.lastIndex(of: "@") else {
        throw Problem(kind: .missingTime, word: word.text, offset: word.offset)
      }
      let written = word.text[..<at]
      let call = try call(written)
      let text = word.text[word.text.index(after: at)...]
      guard let time = Self.time(text) else { throw problem(.time, text) }
      return Step(time: time, call: call, offset: word.offset, text: String(written))
    }

    private func call(_ text: Substring) throws(Problem) -> AnimatorCall {
      let mark = text.firstIndex { $0 == "(" || $0 == "=" }
      let name = text[..<(mark ?? text.endIndex)]
      guard let verb = AnimatorVerb(rawValue: String(name)) else { throw problem(.verb, name) }
      guard let mark else {
        guard let call = AnimatorCall(verb) else { throw problem(.missingArgument(verb), name) }
        return call
      }
      var argument = text[text.index(after: mark)...]
      if text[mark] == "(" {
        guard argument.last == ")" else { throw problem(.argument(verb), argument) }
        argument.removeLast()
      }
      if text[mark] == "(", argument.isBlank, let call = AnimatorCall(verb) { return call }
      guard let call = AnimatorCall(verb, argument.arguments) else {
        throw problem(.argument(verb), argument)
      }
      return call
    }

    private func problem(_ kind: Problem.ProblemKind, _ part: Substring) -> Problem {
      let before = word.text.unicodeScalars.distance(
        from: word.text.startIndex, to: part.startIndex)
      return Problem(kind: kind, word: String(part), offset: word.offset + before)
    }

    private static func time(_ text: Substring) -> Double? {
      let time: Double?
      if text.hasSuffix("ms") {
        time = text.dropLast(2).decimal.map { $0 / 1000 }
      } else {
        time = (text.hasSuffix("s") ? text.dropLast() : text).decimal
      }
      return time.flatMap { $0 >= 0 ? $0 : nil }
    }
  }
}

extension Substring {
  /// A decimal number within ±1e9; Swift itself would read hexadecimal ones, "nan" and "inf" too.
  var decimal: Double? {
    guard utf8.allSatisfy({ (48...57).contains($0) || "+-.eE".utf8.contains($0) }),
      let number = Double(self), abs(number) <= 1e9
    else { return nil }
    return number
  }

  fileprivate var isBlank: Bool { allSatisfy(\.isWhitespace) }

  /// The texts between commas that stand in no brackets of their own, without the space around.
  fileprivate var arguments: [Substring] {
    var parts: [Substring] = []
    var depth = 0
    var start = startIndex
    for index in indices {
      switch self[index] {
      case "(", "[": depth += 1
      case ")", "]": depth -= 1
      case "," where depth == 0:
        parts.append(self[start..<index].trimmed)
        start = self.index(after: index)
      default: break
      }
    }
    return parts + [self[start...].trimmed]
  }

  var trimmed: Substring {
    var text = drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
