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
      let call = try call(word.text[..<at])
      let text = word.text[word.text.index(after: at)...]
      guard let time = Self.time(text) else { throw problem(.time, text) }
      return Step(time: time, call: call, offset: word.offset)
    }

    private func call(_ text: Substring) throws(Problem) -> AnimatorCall {
      let equals = text.firstIndex(of: "=")
      let name = text[..<(equals ?? text.endIndex)]
      guard let verb = AnimatorVerb(rawValue: String(name)) else { throw problem(.verb, name) }
      guard let equals else {
        guard let call = Self.call(verb) else { throw problem(.missingArgument(verb), name) }
        return call
      }
      let argument = text[text.index(after: equals)...]
      let comma = argument.firstIndex(of: ",")
      let first = argument[..<(comma ?? argument.endIndex)]
      let second = comma.map { argument[argument.index(after: $0)...] }
      guard let call = Self.call(verb, first, second) else {
        throw problem(.argument(verb), argument)
      }
      return call
    }

    private func problem(_ kind: Problem.Kind, _ part: Substring) -> Problem {
      let before = word.text.unicodeScalars.distance(
        from: word.text.startIndex, to: part.startIndex)
      return Problem(kind: kind, word: String(part), offset: word.offset + before)
    }

    /// The call without an argument; nil where it needs one.
    private static func call(_ verb: AnimatorVerb) -> AnimatorCall? {
      switch verb {
      case .start: .start()
      case .pause: .pause
      case .continue: .continue()
      case .reverse: .reverse()
      case .stop: .stop()
      case .finish: .finish()
      case .fraction, .add, .interruptible, .gesture: nil
      }
    }

    private static func call(
      _ verb: AnimatorVerb, _ first: Substring, _ second: Substring?
    ) -> AnimatorCall? {
      switch (verb, second) {
      case (.start, nil): number(first).flatMap { $0 >= 0 ? .start(delay: $0) : nil }
      case (.reverse, nil): Bool(String(first)).map { .reverse($0) }
      case (.fraction, nil):
        number(first).flatMap { $0 >= 0 && $0 <= 1 ? .fraction($0) : nil }
      case (.stop, nil): Bool(String(first)).map { .stop(withoutFinishing: $0) }
      case (.finish, nil): AnimatorPosition(rawValue: String(first)).map { .finish(at: $0) }
      case (.interruptible, nil): Bool(String(first)).map { .interruptible($0) }
      case (.continue, let timing):
        number(first).flatMap { factor in
          guard factor >= 0, timing?.isEmpty != true else { return nil }
          return .continue(durationFactor: factor, timing: timing.map(String.init))
        }
      case (.add, let delay):
        factor(delay).flatMap { first.isEmpty ? nil : .add(String(first), delayFactor: $0) }
      case (.gesture, let velocity): gesture(first, velocity).map { .gesture($0) }
      case (.pause, _), (_, .some): nil
      }
    }

    private static func gesture(_ word: Substring, _ velocity: Substring?) -> AnimatorGesture? {
      switch (word, velocity) {
      case ("begin", nil): .began
      case ("end", nil): .ended(velocity: 0)
      case ("end", .some(let velocity)): number(velocity).map { .ended(velocity: $0) }
      case (_, nil): number(word).map { .moved($0) }
      case (_, .some): nil
      }
    }

    private static func factor(_ text: Substring?) -> Double? {
      guard let text else { return 0 }
      return number(text).flatMap { $0 >= 0 && $0 <= 1 ? $0 : nil }
    }

    private static func time(_ text: Substring) -> Double? {
      let time: Double?
      if text.hasSuffix("ms") {
        time = number(text.dropLast(2)).map { $0 / 1000 }
      } else {
        time = number(text.hasSuffix("s") ? text.dropLast() : text)
      }
      return time.flatMap { $0 >= 0 ? $0 : nil }
    }

    /// A decimal number; Swift itself would read hexadecimal ones, "nan" and "inf" too.
    private static func number(_ text: Substring) -> Double? {
      guard text.utf8.allSatisfy({ (48...57).contains($0) || "+-.eE".utf8.contains($0) }),
        let number = Double(text), number.isFinite
      else { return nil }
      return number
    }
  }
}
