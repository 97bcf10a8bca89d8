public typealias CFTimeInterval = Double

public func CACurrentMediaTime() -> CFTimeInterval { RuntimeClock.now }

/// Declares a name that Apple imports from a typed string constant.
public protocol RuntimeName: Hashable, RawRepresentable, Sendable where RawValue == String {
  init(rawValue: String)
}

public struct CAMediaTimingFillMode: RuntimeName {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let forwards = Self(rawValue: "forwards")
  public static let backwards = Self(rawValue: "backwards")
  public static let both = Self(rawValue: "both")
  public static let removed = Self(rawValue: "removed")
}

public struct CAMediaTimingFunctionName: RuntimeName {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let linear = Self(rawValue: "linear")
  public static let easeIn = Self(rawValue: "easeIn")
  public static let easeOut = Self(rawValue: "easeOut")
  public static let easeInEaseOut = Self(rawValue: "easeInEaseOut")
  public static let `default` = Self(rawValue: "default")
}

/// How an object's time follows that of its parent.
///
/// Source: CAMediaTiming; Core Animation Programming Guide, "Customizing the Timing of an
/// Animation".
public protocol CAMediaTiming: AnyObject {
  var beginTime: CFTimeInterval { get set }
  var duration: CFTimeInterval { get set }
  var speed: Float { get set }
  var timeOffset: CFTimeInterval { get set }
  var repeatCount: Float { get set }
  var repeatDuration: CFTimeInterval { get set }
  var autoreverses: Bool { get set }
  var fillMode: CAMediaTimingFillMode { get set }
}

extension CAMediaTiming {
  /// The time of the object at a time of its parent, before repeats.
  ///
  /// Source: CAMediaTiming.h, "t = (tp - begin) * speed + offset".
  func activeTime(at parent: Double) -> Double {
    (parent - beginTime) * Double(speed) + timeOffset
  }

  /// How long it is active, in its own time.
  ///
  /// - Parameter duration: What counts as its duration.
  func activeDuration(_ duration: Double) -> Double {
    let round = duration * (autoreverses ? 2 : 1)
    if repeatDuration > 0 { return repeatDuration }
    if repeatCount > 0 { return round * Double(repeatCount) }
    return round
  }

  /// The fraction of the duration that it is at, with repeats and reversals; nil if it has no
  /// effect then.
  ///
  /// The end counts as the end of the last round.
  func fraction(at parent: Double, duration: Double) -> Double? {
    let length = activeDuration(duration)
    // The offset shifts what is played, not when it is: that's from the start on for its length.
    // Assumed: an offset wraps around.
    let elapsed = (parent - beginTime) * Double(speed)
    let isBefore = elapsed < 0
    let isAfter = elapsed >= length
    if isBefore, fillMode != .backwards, fillMode != .both { return nil }
    if isAfter, fillMode != .forwards, fillMode != .both { return nil }
    guard duration > 0 else { return isBefore ? 0 : 1 }
    let time = min(max(elapsed, 0), length) + timeOffset
    let round = time / duration
    var index = round.rounded(.down)
    var part = round - index
    // The end counts as the end of the last round, not as the start of another.
    if isAfter, part == 0, index > 0 { (index, part) = (index - 1, 1) }
    if autoreverses, index.truncatingRemainder(dividingBy: 2) == 1 { part = 1 - part }
    return part
  }
}

/// A cubic Bézier curve from (0, 0) to (1, 1).
public final class CAMediaTimingFunction: NSObject, @unchecked Sendable {
  private let points: [Float]

  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    points = [0, 0, c1x, c1y, c2x, c2y, 1, 1]
  }

  // Source: CAMediaTimingFunction.h gives the control points of each name.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    default: self.init(controlPoints: 0, 0, 1, 1)
    }
  }

  public func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>!) {
    (ptr[0], ptr[1]) = (points[idx * 2], points[idx * 2 + 1])
  }

  /// The progress at a fraction of the time.
  public func progress(at fraction: Double) -> Double {
    RuntimeBezier(
      x1: Double(points[2]), y1: Double(points[3]), x2: Double(points[4]), y2: Double(points[5])
    ).y(at: fraction)
  }
}

/// A cubic Bézier curve from (0, 0) to (1, 1), solved for x.
public struct RuntimeBezier: Hashable, Sendable {
  public let x1, y1, x2, y2: Double

  /// Makes a curve of its control points.
  public init(x1: Double, y1: Double, x2: Double, y2: Double) {
    (self.x1, self.y1, self.x2, self.y2) = (x1, y1, x2, y2)
  }

  /// The height at a place from 0 to 1; by bisection, so that every shape is solved.
  public func y(at x: Double) -> Double {
    if x <= 0 { return 0 }
    if x >= 1 { return 1 }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if Self.value(x1, x2, middle) < x { low = middle } else { high = middle }
    }
    return Self.value(y1, y2, (low + high) / 2)
  }

  private static func value(_ first: Double, _ second: Double, _ t: Double) -> Double {
    let s = 1 - t
    return 3 * s * s * t * first + 3 * s * t * t * second + t * t * t
  }
}
