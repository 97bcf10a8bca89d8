/// A timeline value is what a property has, as far as it is known before the app runs.
package struct TimelineValue: Hashable, Sendable {
  /// The value, without what parameters add to its numbers.
  package private(set) var known: AnimatedValue
  /// The amounts that each parameter adds to the numbers when it is 1, by its name; none is 0 throughout.
  package private(set) var plus: [String: SIMD4<Double>] = [:]

  /// Makes a value that depends on no parameter.
  package init(_ known: AnimatedValue) { self.known = known }

  /// Whether the value can lie between two others.
  package var isContinuous: Bool { known.isContinuous }

  /// Its numbers: one, the parts of a vector, or a color's red, green, blue, and opacity; none if it is
  /// discrete.
  package var sums: [AffineSum] {
    known.parts.enumerated().map { index, number in
      AffineSum(number, plus: plus.mapValues { $0[index] })
    }
  }

  /// The value with the values of some parameters put in.
  package func bound(_ values: [String: Double]) -> TimelineValue {
    guard !plus.isEmpty else { return self }
    var value = self
    for (name, factors) in plus.sorted(by: { $0.key < $1.key }) {
      guard let number = values[name] else { continue }
      value.plus[name] = nil
      value.known = value.known.shifted(by: factors * number)
    }
    return value
  }

  /// The value with another one added, times a factor; itself if either is discrete.
  package func adding(_ other: TimelineValue, times factor: Double = 1) -> TimelineValue {
    guard known.hasShape(of: other.known), let its = other.known.components else { return self }
    var sum = TimelineValue(known.shifted(by: its * factor))
    sum.plus = plus
    for (name, factors) in other.plus { sum.add(factors * factor, for: name) }
    return sum
  }

  /// Adds some numbers times an unknown.
  mutating func add(_ unknown: AffineSum, _ change: SIMD4<Double>) {
    if unknown.base != 0 { known = known.shifted(by: change * unknown.base) }
    for (name, factor) in unknown.plus { add(change * factor, for: name) }
  }

  private mutating func add(_ change: SIMD4<Double>, for name: String) {
    let sum = (plus[name] ?? .zero) + change
    plus[name] = sum == .zero ? nil : sum
  }

  /// Sets what a parameter adds, or the known numbers themselves; nothing if it is discrete.
  mutating func set(_ numbers: SIMD4<Double>, _ name: String?) {
    if let name {
      plus[name] = numbers == .zero ? nil : numbers
    } else {
      known = known.with(numbers)
    }
  }

  /// The value times a factor; itself if it is discrete.
  func multiplied(by factor: Double) -> TimelineValue {
    var value = TimelineValue(known.multiplied(by: factor))
    if isContinuous { value.plus = plus.mapValues { $0 * factor } }
    return value
  }
}

/// A timeline shape says what a value's numbers are.
package enum TimelineShape: String, CaseIterable, Hashable, Sendable {
  case number, point, vector, rect, color, boolean, text

  /// The shape of a value.
  init(_ value: AnimatedValue) {
    switch value {
    case .number: self = .number
    case .vector(let parts): self = parts.count == 2 ? .point : parts.count == 4 ? .rect : .vector
    case .color: self = .color
    case .boolean: self = .boolean
    case .string, .css: self = .text
    }
  }

  /// The names of the parts of a value; empty for values without parts.
  package var parts: [String] {
    switch self {
    case .number, .boolean, .text: []
    case .point: ["x", "y"]
    case .vector: ["x", "y", "z"]
    case .rect: ["x", "y", "width", "height"]
    case .color: ["red", "green", "blue", "alpha"]
    }
  }
}

extension AnimatedValue {
  /// The numbers that it has; none if it is discrete.
  var parts: [Double] {
    switch self {
    case .number(let value): [value]
    case .vector(let parts): parts
    case .color(let red, let green, let blue, let alpha): [red, green, blue, alpha]
    case .boolean, .string, .css: []
    }
  }

  /// The value with numbers added to its components; itself if it is discrete.
  fileprivate func shifted(by change: SIMD4<Double>) -> AnimatedValue {
    components.map { with($0 + change) } ?? self
  }
}
