/// The meaning of a word to a command.
enum WordMeaning {
  /// `--`: only values follow.
  case terminator
  /// A value.
  case value
  /// One option or flag, or several bundled in one word.
  case options([OptionUse])
  /// An option the command doesn't have; `part` is the wrong letter in a bundle.
  case unknown(name: String, part: String?)
  /// A request for help.
  case help
  /// A request for the version.
  case version
}

/// An option or flag as it is used in a word.
struct OptionUse {
  let argument: DeclaredArgument
  /// The name it is called by.
  let name: String
  /// The value in the same word, as in `--limit=3` and `-n3`.
  let value: String?

  /// Whether its value is expected in the next word.
  var wantsWord: Bool { argument.outline.kind == .option && value == nil }
}

/// The rules that distinguish options from values, for one command.
struct WordGrammar {
  let arguments: DeclaredArguments
  /// Whether `--version` is understood.
  let hasVersion: Bool

  func meaning(of word: String) -> WordMeaning {
    if word == "--" { return .terminator }
    guard Self.looksLikeOption(word) else { return .value }
    if word.hasPrefix("--") { return meaning(ofLong: word) }
    if arguments.find(String(word.prefix(2))) == nil {
      if word == "-h" { return .help }
      if Self.beginsNegativeNumber(word) { return .value }
    }
    return meaning(ofBundle: word)
  }

  /// Whether a word may be an option: it begins with a dash and is more than that.
  ///
  /// A CSS declaration, `--ease: ease-out`, begins like an option, but no option has a colon.
  static func looksLikeOption(_ word: String) -> Bool {
    guard word.utf8.first == UInt8(ascii: "-"), word.utf8.count > 1 else { return false }
    return !word.hasPrefix("--")
      || !word.utf8.prefix { $0 != UInt8(ascii: "=") }.contains(UInt8(ascii: ":"))
  }

  /// Whether a word begins with `-` and a digit, or `-.` and a digit.
  private static func beginsNegativeNumber(_ word: String) -> Bool {
    var rest = word.utf8.dropFirst()
    if rest.first == UInt8(ascii: ".") { rest = rest.dropFirst() }
    guard let byte = rest.first else { return false }
    return word.utf8.first == UInt8(ascii: "-") && (UInt8(ascii: "0")...UInt8(ascii: "9")) ~= byte
  }

  /// Whether a word can be the value of an option before it.
  static func canBeValue(_ word: String) -> Bool {
    !looksLikeOption(word) || beginsNegativeNumber(word)
  }

  private func meaning(ofLong word: String) -> WordMeaning {
    let sign = word.utf8.firstIndex(of: UInt8(ascii: "="))
    let name = String(word[..<(sign ?? word.endIndex)])
    let value = sign.map { String(word[word.utf8.index(after: $0)...]) }
    if let argument = arguments.find(name) {
      return .options([OptionUse(argument: argument, name: name, value: value)])
    }
    if word == "--help" { return .help }
    return word == "--version" && hasVersion ? .version : .unknown(name: name, part: nil)
  }

  private func meaning(ofBundle word: String) -> WordMeaning {
    var uses: [OptionUse] = []
    var letters = word.dropFirst()
    while let letter = letters.popFirst() {
      let name = "-\(letter)"
      guard let argument = arguments.find(name) else {
        let takesAll = arguments.all.contains { $0.outline.strategy == .allUnrecognized }
        return takesAll ? .value : .unknown(name: word, part: uses.isEmpty ? nil : name)
      }
      var value: String?
      if letters.first == "=" {
        value = String(letters.dropFirst())
      } else if argument.outline.kind == .option, !letters.isEmpty {
        value = String(letters)
      }
      uses.append(OptionUse(argument: argument, name: name, value: value))
      if value != nil { break }
    }
    return .options(uses)
  }
}
