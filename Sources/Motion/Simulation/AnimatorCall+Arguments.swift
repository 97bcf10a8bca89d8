extension AnimatorCall {
  /// Makes the call that a verb stands for without arguments; nil where it needs one.
  init?(_ verb: AnimatorVerb) {
    switch verb {
    case .start: self = .start()
    case .pause: self = .pause
    case .continue: self = .continue()
    case .reverse: self = .reverse()
    case .stop: self = .stop()
    case .finish: self = .finish()
    case .fraction, .add, .interruptible, .gesture: return nil
    }
  }

  /// Makes a call from a verb and at least one argument; nil where it does not take them.
  init?(_ verb: AnimatorVerb, _ arguments: [Substring]) {
    let first = arguments[0]
    let second = arguments.count > 1 ? arguments[1] : nil
    guard arguments.count < 3 || verb == .gesture else { return nil }
    switch (verb, second) {
    case (.start, nil):
      guard let delay = first.decimal, delay >= 0 else { return nil }
      self = .start(delay: delay)
    case (.reverse, nil):
      guard let value = Bool(String(first)) else { return nil }
      self = .reverse(value)
    case (.fraction, nil):
      guard let fraction = first.fraction else { return nil }
      self = .fraction(fraction)
    case (.stop, nil):
      guard let value = Bool(String(first)) else { return nil }
      self = .stop(withoutFinishing: value)
    case (.finish, nil):
      guard let position = AnimatorPosition(rawValue: String(first)) else { return nil }
      self = .finish(at: position)
    case (.interruptible, nil):
      guard let value = Bool(String(first)) else { return nil }
      self = .interruptible(value)
    case (.continue, let timing):
      guard let factor = first.decimal, factor >= 0, timing?.isEmpty != true else { return nil }
      self = .continue(durationFactor: factor, timing: timing.map(String.init))
    case (.add, let delay):
      guard let call = Self.add(first, delay) else { return nil }
      self = call
    case (.gesture, _):
      guard let gesture = AnimatorGesture(arguments) else { return nil }
      self = .gesture(gesture)
    case (.pause, _), (_, .some): return nil
    }
  }

  private static func add(_ text: Substring, _ delay: Substring?) -> AnimatorCall? {
    guard let factor = delay.map(\.fraction) ?? 0 else { return nil }
    guard let equals = text.firstIndex(of: "=") else {
      return text.isEmpty ? nil : .add(String(text), delayFactor: factor)
    }
    let name = text[..<equals].trimmed
    guard !name.isEmpty, let value = value(text[text.index(after: equals)...].trimmed) else {
      return nil
    }
    return .add(String(name), to: value, delayFactor: factor)
  }

  /// The value that a text stands for: a number, a vector in square brackets, a colour, or a name.
  private static func value(_ text: Substring) -> PropertyValue? {
    if let number = text.decimal { return .quantity(.number(number)) }
    if text.hasPrefix("#") { return RGBA(String(text)).map { .color($0) } }
    if text.hasPrefix("["), text.hasSuffix("]") {
      let parts = text.dropFirst().dropLast().split(separator: ",").map { $0.trimmed.decimal }
      let numbers = parts.compactMap { $0 }
      guard numbers.count == parts.count, (2...4).contains(numbers.count) else { return nil }
      return .vector(numbers.map { .number($0) })
    }
    guard let start = text.first, start.isLetter else { return nil }
    return .string(String(text))
  }
}

extension AnimatorGesture {
  fileprivate init?(_ arguments: [Substring]) {
    let numbers = arguments.dropFirst().compactMap(\.decimal)
    guard numbers.count == arguments.count - 1 else { return nil }
    switch (arguments[0], numbers.count) {
    case ("begin", 0): self = .began()
    case ("begin", 2): self = .began(velocity: SIMD2(numbers[0], numbers[1]))
    case ("end", 0): self = .ended(velocity: 0)
    case ("end", 1): self = .ended(velocity: numbers[0])
    case ("cancel", 0): self = .cancelled
    case (let way, 0):
      guard let way = way.decimal else { return nil }
      self = .moved(way)
    default: return nil
    }
  }
}

extension Substring {
  fileprivate var fraction: Double? {
    decimal.flatMap { (0...1).contains($0) ? $0 : nil }
  }
}
