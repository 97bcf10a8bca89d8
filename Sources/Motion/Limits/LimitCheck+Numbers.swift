extension LimitCheck {
  /// Looks at what a value becomes, or changes by.
  mutating func change(_ change: Change, _ place: LimitPlace) {
    switch change {
    case .to(let value): self.value(value, place["to"])
    case .by(let value): self.value(value, place["by"])
    }
  }

  mutating func value(_ value: PropertyValue, _ place: LimitPlace) {
    switch value {
    case .quantity(let it): quantity(it, place)
    case .vector(let parts):
      for (index, part) in parts.enumerated() { quantity(part, place[index]) }
    case .color, .boolean, .string, .current: break
    }
  }

  mutating func perKey(_ it: Keyframes.PerKey?, _ place: LimitPlace) {
    switch it {
    case .all(let value): number(value, place)
    case .each(let values):
      for (index, value) in values.enumerated() { number(value, place[index]) }
    case nil: break
    }
  }

  mutating func frameRate(
    _ range: FrameRateRange?, _ place: LimitPlace
  ) {
    guard let range else { return }
    number(range.minimum, place["minimum"])
    number(range.maximum, place["maximum"])
    number(range.preferred ?? 0, place["preferred"])
  }

  mutating func quantity(_ it: Quantity?, _ place: LimitPlace) {
    switch it {
    case .number(let value): number(value, place)
    case .measure(let measure):
      if !(measure.expression.largest <= MotionLimits.number) {
        add(place, "the measure is too large", "use numbers up to 10,000,000,000")
      }
    case nil: break
    }
  }

  /// Looks at whether a number is so small that nothing can be computed with it.
  private mutating func smallness(_ value: Double, _ place: LimitPlace) {
    guard value != 0, value.magnitude < MotionLimits.smallest else { return }
    add(
      place, "\(Figure.text(value)) is too small to compute with",
      "use 0, or numbers of at least 1e-60")
  }

  mutating func output(_ value: Double, _ place: LimitPlace) {
    smallness(value, place)
    guard !(value.magnitude <= MotionLimits.output) else { return }
    add(
      place, "\(Figure.text(value)) is outside the range of a curve",
      "use values from -10,000 to 10,000")
  }

  mutating func number(_ value: Double, _ place: LimitPlace) {
    smallness(value, place)
    guard !(value.magnitude <= MotionLimits.number) else { return }
    add(
      place, "\(Figure.text(value)) is too large",
      "use numbers from -10,000,000,000 to 10,000,000,000")
  }

  mutating func time(_ time: Time?, _ place: LimitPlace) {
    guard case .seconds(let seconds)? = time, seconds != 0 else { return }
    if !(seconds.magnitude <= MotionLimits.longest) {
      add(place, "\(Figure.text(seconds)) s is longer than a day", "use at most 86400 seconds")
    } else if seconds.magnitude < MotionLimits.shortest {
      add(
        place, "\(Figure.text(seconds)) s is shorter than a microsecond",
        "use 0, or at least 0.000001 seconds")
    }
  }

  mutating func add(_ place: LimitPlace, _ message: String, _ help: String) {
    problems.append(MotionLimitProblem(pointer: place.pointer, message: message, help: help))
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
