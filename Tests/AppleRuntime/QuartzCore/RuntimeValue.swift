/// A value of a property, as far as it can be interpolated.
public enum RuntimeValue {
  case number(Double)
  case vector([Double], Shape)
  case matrix(CATransform3D)
  /// Red, green, blue and alpha.
  case color([Double])
  /// A value that jumps: a path, a picture, a Boolean value, nothing.
  case object(Any?)

  /// The type that a vector has in Core Graphics.
  public enum Shape: Sendable {
    case point, size, rect, vector
  }

  /// Wraps a value of any type that key-value coding takes.
  public init(_ value: Any?) {
    switch value {
    case let value as RuntimeValue: self = value
    case let value as Bool: self = .object(value)
    case let value as Double: self = .number(value)
    case let value as CGFloat: self = .number(Double(value))
    case let value as Int: self = .number(Double(value))
    case let value as Float: self = .number(Double(value))
    case let value as NSNumber: self = .number(value.doubleValue)
    case let value as CGPoint: self = .vector([value.x, value.y].map(Double.init), .point)
    case let value as CGSize: self = .vector([value.width, value.height].map(Double.init), .size)
    case let value as CGVector: self = .vector([value.dx, value.dy].map(Double.init), .vector)
    case let value as CGRect:
      self = .vector(
        [value.origin.x, value.origin.y, value.size.width, value.size.height].map(Double.init),
        .rect)
    case let value as CATransform3D: self = .matrix(value)
    case let value as CGAffineTransform: self = .matrix(CATransform3DMakeAffineTransform(value))
    case let value as CGColor: self = .color((value.components ?? []).map(Double.init))
    default: self = .object(value)
    }
  }

  /// The value as key-value coding gives it.
  public var object: Any? {
    switch self {
    case .number(let number): number
    case .vector(let parts, .point): CGPoint(x: parts[0], y: parts[1])
    case .vector(let parts, .size): CGSize(width: parts[0], height: parts[1])
    case .vector(let parts, .vector): CGVector(dx: parts[0], dy: parts[1])
    case .vector(let parts, .rect):
      CGRect(x: parts[0], y: parts[1], width: parts[2], height: parts[3])
    case .matrix(let matrix): matrix
    case .color(let parts):
      CGColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    case .object(let object): object
    }
  }

  /// The number; nil if it isn't one.
  public var number: Double? { if case .number(let number) = self { number } else { nil } }

  /// The numbers that are interpolated one by one; nil for matrices and objects.
  public var parts: [Double]? {
    switch self {
    case .number(let number): [number]
    case .vector(let parts, _), .color(let parts): parts
    case .matrix, .object: nil
    }
  }

  /// The same kind of value with other numbers.
  func with(_ parts: [Double]) -> RuntimeValue {
    switch self {
    case .number: .number(parts[0])
    case .vector(_, let shape): .vector(parts, shape)
    case .color: .color(parts)
    case .matrix, .object: self
    }
  }

  /// The value on the way to another one.
  ///
  /// Assumed: colors mix by their components; a value that can't be interpolated jumps at the end.
  public func interpolated(to end: RuntimeValue, _ fraction: Double) -> RuntimeValue {
    if case .matrix(let from) = self, case .matrix(let to) = end {
      return .matrix(RuntimeTransformParts.interpolated(from, to, fraction))
    }
    guard let from = parts, let to = end.parts, from.count == to.count else {
      return fraction < 1 ? self : end
    }
    return end.with(zip(from, to).map { $0 + ($1 - $0) * fraction })
  }

  /// The sum with some of another value: matrices are multiplied, as key-value coding can't add them.
  public func adding(_ other: RuntimeValue, times factor: Double = 1) -> RuntimeValue {
    if case .matrix(let own) = self, case .matrix(let added) = other {
      return .matrix(CATransform3DConcat(added, own))
    }
    guard let own = parts, let added = other.parts, own.count == added.count else { return self }
    return with(zip(own, added).map { $0 + $1 * factor })
  }

  /// The distance to another value, over all its numbers.
  func distance(to other: RuntimeValue) -> Double {
    guard let own = parts, let others = other.parts, own.count == others.count else { return 0 }
    return zip(own, others).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }.squareRoot()
  }
}
