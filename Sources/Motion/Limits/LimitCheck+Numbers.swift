extension LimitCheck {
  /// Looks at what a value becomes, or changes by.
  mutating func change(_ change: Change, _ pointer: @autoclosure () -> Pointer) {
    switch change {
    case .to(let value): self.value(value, pointer() + "/to")
    case .by(let value): self.value(value, pointer() + "/by")
    }
  }

  mutating func value(_ value: PropertyValue, _ pointer: @autoclosure () -> Pointer) {
    switch value {
    case .quantity(let it): quantity(it, pointer())
    case .vector(let parts):
      for (index, part) in parts.enumerated() { quantity(part, pointer() + "/\(index)") }
    case .color, .boolean, .string, .current: break
    }
  }

  mutating func perKey(_ it: Keyframes.PerKey?, _ pointer: @autoclosure () -> Pointer) {
    switch it {
    case .all(let value): number(value, pointer())
    case .each(let values):
      for (index, value) in values.enumerated() { number(value, pointer() + "/\(index)") }
    case nil: break
    }
  }

  mutating func frameRate(
    _ range: FrameRateRange?, _ pointer: @autoclosure () -> Pointer
  ) {
    guard let range else { return }
    number(range.minimum, pointer() + "/minimum")
    number(range.maximum, pointer() + "/maximum")
    number(range.preferred ?? 0, pointer() + "/preferred")
  }

  mutating func quantity(_ it: Quantity?, _ pointer: @autoclosure () -> Pointer) {
    switch it {
    case .number(let value): number(value, pointer())
    case .measure(let measure):
      if !(measure.expression.largest <= MotionLimits.number) {
        add(pointer(), "the measure is too large", "use numbers up to 10,000,000,000")
      }
    case nil: break
    }
  }

  /// Looks at whether a number is so small that nothing can be computed with it.
  private mutating func smallness(_ value: Double, _ pointer: @autoclosure () -> Pointer) {
    guard value != 0, value.magnitude < MotionLimits.smallest else { return }
    add(
      pointer(), "\(Figure.text(value)) is too small to compute with",
      "use 0, or numbers of at least 1e-60")
  }

  mutating func output(_ value: Double, _ pointer: @autoclosure () -> Pointer) {
    smallness(value, pointer())
    guard !(value.magnitude <= MotionLimits.output) else { return }
    add(
      pointer(), "\(Figure.text(value)) is outside the range of a curve",
      "use values from -10,000 to 10,000")
  }

  mutating func number(_ value: Double, _ pointer: @autoclosure () -> Pointer) {
    smallness(value, pointer())
    guard !(value.magnitude <= MotionLimits.number) else { return }
    add(
      pointer(), "\(Figure.text(value)) is too large",
      "use numbers from -10,000,000,000 to 10,000,000,000")
  }

  mutating func time(_ time: Time?, _ pointer: @autoclosure () -> Pointer) {
    guard case .seconds(let seconds)? = time, seconds != 0 else { return }
    if !(seconds.magnitude <= MotionLimits.longest) {
      add(pointer(), "\(Figure.text(seconds)) s is longer than a day", "use at most 86400 seconds")
    } else if seconds.magnitude < MotionLimits.shortest {
      add(
        pointer(), "\(Figure.text(seconds)) s is shorter than a microsecond",
        "use 0, or at least 0.000001 seconds")
    }
  }

  mutating func add(_ pointer: Pointer, _ message: String, _ help: String) {
    problems.append(MotionLimitProblem(pointer: pointer, message: message, help: help))
  }
}

extension Measure.Expression {
  /// A number that no value of the expression exceeds, if an app's lengths are within ``MotionLimits/length``.
  fileprivate var largest: Double {
    switch self {
    case .number(let number): number.magnitude
    case .symbol: MotionLimits.length
    case .negated(let inner): inner.largest
    case .operation(.plus, let left, let right), .operation(.minus, let left, let right):
      left.largest + right.largest
    case .operation(.times, let left, let right): left.largest * right.largest
    case .operation(.divided, let left, let right):
      left.largest / (right.isConstant ? right.largest : 1)
    }
  }

  private var isConstant: Bool {
    switch self {
    case .number: true
    case .symbol: false
    case .negated(let inner): inner.isConstant
    case .operation(_, let left, let right): left.isConstant && right.isConstant
    }
  }
}
