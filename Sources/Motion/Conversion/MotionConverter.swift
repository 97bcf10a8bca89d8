/// A motion converter writes a spring or curve in other forms, and says what that costs.
///
/// Of the other kinds the timing is converted: that of an animator, a transition or keyframes.
public struct MotionConverter: Hashable, Sendable {
  /// The tolerance for `linear()`, of the output; nil is .001, and keeps stops that there are.
  public var tolerance: Double?
  /// How long a curve takes, in seconds; nil if it says so itself.
  public var duration: Double?
  /// How many significant digits figures are rounded to; nil does not round.
  public var digits: Int?

  /// Makes a converter.
  public init(tolerance: Double? = nil, duration: Double? = nil, digits: Int? = nil) {
    (self.tolerance, self.duration, self.digits) = (tolerance, duration, digits)
  }

  /// The tolerance if none is given.
  public static let defaultTolerance = 0.001

  /// Returns a motion in another form.
  ///
  /// - Parameter motion: The motion; its references already followed.
  /// - Throws: ``MotionError`` if the motion has no such form.
  public func convert(_ motion: Motion, to form: ConversionForm) throws(MotionError) -> Conversion {
    var source = try timing(of: motion)
    if case .curve(var curve) = source, let duration {
      curve.duration = .seconds(duration)
      source = .curve(curve)
    }
    let found = try converted(source, to: form)
    let limit = tolerance ?? Self.defaultTolerance
    let isLine = if case .curve(let curve) = found.motion { curve.isLine } else { false }
    var result: Conversion
    if let digits {
      result = try found.rounded(to: digits, of: source)
      if found.largestError <= limit * (1 + 1e-9), result.largestError > limit * (1 + 1e-9) {
        result.notes.append("exceeds the tolerance of \(limit); more digits would keep it")
      }
    } else {
      result = try shortened(found, of: source)
    }
    // A stop lies where it does by the last bit.
    if isLine, found.largestError > limit * (1 + 1e-9), result.largestError > limit * (1 + 1e-9) {
      result.notes.append("exceeds the tolerance of \(limit)")
    }
    return result.noted(for: motion)
  }

  private func converted(
    _ source: Motion, to form: ConversionForm
  ) throws(MotionError) -> Conversion {
    switch source {
    case .spring(let spring): try SpringConversion(spring, self).converted(to: form)
    case .curve(let curve): try CurveConversion(curve, self).converted(to: form)
    default: throw MotionError("only curves and springs can be converted")
    }
  }

  /// Returns what is but near in figures that people can read: a line of stops within the tolerance
  /// all the same, anything else as near as it was.
  private func shortened(_ found: Conversion, of source: Motion) throws(MotionError) -> Conversion {
    guard !found.isExact else { return found }
    var limit = found.largestError * 1.001
    var candidate = found
    if case .curve(let curve) = found.motion, curve.isLine {
      // Space for what rounding costs.
      limit = tolerance ?? Self.defaultTolerance
      var stricter = self
      stricter.tolerance = limit * 0.98
      candidate = try stricter.converted(source, to: found.form)
    }
    for steep in [nil, limit] {
      for digits in [4, 5, 6] {
        let short = try candidate.rounded(to: digits, of: source, steep: steep)
        if short.largestError <= limit { return short }
      }
    }
    return found
  }

  /// Returns a motion in all forms that exist for it, and why the others do not.
  ///
  /// - Throws: ``MotionError`` if the motion has no timing.
  public func conversions(
    of motion: Motion
  ) throws(MotionError) -> (
    found: [Conversion], missing: [(form: ConversionForm, why: MotionError)]
  ) {
    _ = try timing(of: motion)
    var found: [Conversion] = []
    var missing: [(form: ConversionForm, why: MotionError)] = []
    for form in ConversionForm.allCases where form != .expression {
      do throws(MotionError) {
        found.append(try convert(motion, to: form))
      } catch {
        missing.append((form, error))
      }
    }
    return (found, missing)
  }

  /// The curve or spring of a motion.
  ///
  /// - Throws: ``MotionError`` if there is none.
  private func timing(of motion: Motion) throws(MotionError) -> Motion {
    switch motion {
    case .curve, .spring: return motion
    case .animator, .transition, .keyframes: return try timing(motion.timing, motion.duration)
    case .duration:
      throw MotionError(
        "a duration can't be converted", help: "convert a curve, a spring, or a motion timed by one"
      )
    case .group:
      throw MotionError("a group has no timing of its own", help: "convert its members")
    }
  }

  private func timing(_ timing: Timing?, _ duration: Time?) throws(MotionError) -> Motion {
    switch timing {
    case nil: return .curve(Curve(.named(.linear), duration: duration))
    case .preset(let reference):
      throw MotionError("the timing '\(reference.name)' isn't resolved", kind: .unresolved)
    case .spring(var spring):
      if case .settling(let ratio, let own) = spring.parameters {
        spring.parameters = .settling(dampingRatio: ratio, duration: duration ?? own)
      }
      return .spring(spring)
    case .curve(var curve):
      curve.duration = duration ?? curve.duration
      return .curve(curve)
    }
  }
}

extension Curve {
  /// Whether it runs through stops.
  fileprivate var isLine: Bool { if case .linear = shape { true } else { false } }
}
