import Motion

/// A screen value is a number and parts of the page's width and height, `number + width·W + height·H`, and
/// what is added of lengths that only the app knows.
///
/// Numbers are in points, degrees or without a unit, as the property has it.
struct ScreenValue: Hashable, Sendable {
  var number = 0.0
  var width = 0.0
  var height = 0.0
  /// How often each term is added; never 0 times.
  var open: [Term: Double] = [:]

  /// A term is a length, or 1 if it's nil, by a length if it has a divisor.
  struct Term: Hashable, Sendable {
    var length: String?
    var divisor: String?
  }

  /// Makes a value.
  init(_ number: Double, width: Double = 0, height: Double = 0, open: [Term: Double] = [:]) {
    (self.number, self.width, self.height) = (number, width, height)
    self.open = open.filter { $0.value != 0 }
  }

  /// Makes a value of a sum of lengths, of which the container's are the page's.
  init(_ sum: AffineSum) {
    self.init(sum.base)
    for (name, factor) in sum.plus {
      switch name {
      case "container.width": width = factor
      case "container.height": height = factor
      default: open[Term(length: name)] = factor
      }
    }
  }

  /// The value on a page of a size.
  ///
  /// - Parameter lengths: The runtime lengths. Missing ones are assumed to be ``example``.
  func value(in size: SIMD2<Double>, _ lengths: [String: Double] = [:]) -> Double {
    func length(_ name: String?) -> Double {
      switch name {
      case nil: 1
      case "container.width"?: size.x
      case "container.height"?: size.y
      case let name?: lengths[name] ?? Self.example
      }
    }
    let known = number + width * size.x + height * size.y
    return open.reduce(known) { sum, term in
      sum + term.value * length(term.key.length) / length(term.key.divisor)
    }
  }

  /// A length of which nothing is known.
  static let example = 100.0

  /// The largest of its parts, on a page of one point.
  var magnitude: Double {
    max(abs(number), abs(width), abs(height), open.values.map { abs($0) }.max() ?? 0)
  }

  /// The value without the noise of computing with it.
  var rounded: ScreenValue {
    func round(_ value: Double) -> Double {
      let whole = (value * 1e9).rounded() / 1e9
      return abs(value - whole) < 1e-12 * max(1, abs(value)) ? whole + 0 : value
    }
    return ScreenValue(
      round(number), width: round(width), height: round(height), open: open.mapValues(round))
  }

  /// The value as a part of the page's width or height.
  ///
  /// - Parameter axis: 0 for the width, 1 for the height.
  func part(ofAxis axis: Int) -> ScreenValue {
    let names = ["container.width", "container.height"]
    var part = ScreenValue(axis == 0 ? width : height)
    part.add(number, Term(divisor: names[axis]))
    part.add(axis == 0 ? height : width, Term(length: names[1 - axis], divisor: names[axis]))
    for (term, factor) in open { part.add(factor, Term(length: term.length, divisor: names[axis])) }
    return part
  }

  private mutating func add(_ factor: Double, _ term: Term) {
    let sum = (open[term] ?? 0) + factor
    open[term] = sum == 0 ? nil : sum
  }

  static func + (left: ScreenValue, right: ScreenValue) -> ScreenValue {
    ScreenValue(
      left.number + right.number, width: left.width + right.width,
      height: left.height + right.height,
      open: right.open.isEmpty ? left.open : left.open.merging(right.open, uniquingKeysWith: +))
  }

  static func - (left: ScreenValue, right: ScreenValue) -> ScreenValue { left + right * -1 }

  static func * (value: ScreenValue, factor: Double) -> ScreenValue {
    ScreenValue(
      value.number * factor, width: value.width * factor, height: value.height * factor,
      open: value.open.mapValues { $0 * factor })
  }
}
