extension AnimatorScript {
  /// The parser of one step.
  struct StepParser {
    private let word: Word

    init(_ word: Word) {
      self.word = word
    }

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

    private func problem(_ kind: Problem.Kind, _ part: Substring) -> Problem {
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
