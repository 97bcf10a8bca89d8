/// A keyframe note names a reading that was chosen, or something authored that is ignored.
public enum KeyframeNote: Hashable, Sendable {
  /// Key times are ignored, as Core Animation does with those that do not fit.
  case keyTimesIgnored(KeyTimesMismatch)
  /// Segment timings are ignored because the mode is paced or discrete.
  case timingsIgnored
  /// There are more or fewer segment timings than segments.
  case timingCount(segments: Int, timings: Int)
  /// There are more or fewer tensions, continuities or biases than values.
  case perKeyCount(values: Int, given: Int)
  /// Paced modes measure by the Euclidean distance between values.
  case euclideanPace
  /// All values are the same, so that a pace has nothing to go by.
  case equalValues
  /// Cubic ends take the first and last difference as their tangents.
  case reflectedEnds
  /// Cubic tangents do not depend on key times, which are uneven here.
  case uniformKnots
  /// cubicPaced has constant speed along the curve.
  case arcLengthPace
  /// Switches and names change in steps whatever the mode says.
  case discreteOnly
  /// Texts of CSS go straight from each to the next whatever the mode says.
  case straightTexts
  /// Switches and names cannot be added to what is there.
  case additiveIgnored
  /// The starting value is not known; the property's identity stands in for it.
  case identityStart(property: String)
  /// Frames are eased one by one; a value held between frames stays put.
  case heldBetweenFrames
  /// Frames overlap on one property; the one that starts last wins.
  case overlappingFrames
  /// Paced frames ignore when each frame was to begin.
  case pacedFrames
  /// A frame would end after the whole.
  case cutFrames
  /// A segment of a path is run through by its length.
  case pathByLength

  /// The note in words.
  public var text: String {
    switch self {
    case .keyTimesIgnored(let mismatch):
      "key times are ignored, as in Core Animation: \(mismatch.text)"
    case .timingsIgnored: "segment timings are ignored in this calculation mode"
    case .timingCount(let segments, let timings):
      "\(timings) segment timings for \(segments) segments; missing ones are linear"
    case .perKeyCount(let values, let given):
      "\(given) tensions, continuities, or biases for \(values) values; missing ones are 0"
    case .euclideanPace: "paced by the Euclidean distance between values (Apple names no metric)"
    case .equalValues: "all values are the same, so they are evenly spaced instead of paced"
    case .reflectedEnds:
      "cubic: at its ends, the curve follows the chord (Apple doesn't document it)"
    case .uniformKnots:
      "cubic: tangents don't depend on uneven key times (Apple doesn't say)"
    case .arcLengthPace:
      "cubicPaced: constant speed along the curve (Apple doesn't say how it's measured)"
    case .discreteOnly: "Booleans and names change in steps, at their keys"
    case .straightTexts: "texts of CSS go straight from one to the next"
    case .additiveIgnored: "'additive' is ignored, because only numbers and colors can be added"
    case .identityStart(let property):
      "the start value of \(property) isn't known; its default is assumed"
    case .heldBetweenFrames:
      "cubic: adjoining frames form one curve, and held values don't move (plain Catmull-Rom would overshoot)"
    case .overlappingFrames: "frames overlap; the one that starts last wins, from the current value"
    case .cutFrames: "a frame that would end after the motion is cut off at its end, not compressed"
    case .pacedFrames: "paced: the start of each frame is ignored"
    case .pathByLength:
      "each segment of the path is paced by its length (Apple doesn't say)"
    }
  }
}

/// A mismatch is why key times do not fit.
public enum KeyTimesMismatch: Hashable, Sendable {
  /// There are more or fewer than the mode wants.
  case count(wanted: Int, found: Int)
  /// The first is not 0.
  case first(Double)
  /// The last is not 1.
  case last(Double)
  /// The one at this index is less than the one before it, or not a number.
  case decreasing(index: Int)
  /// The mode is paced and has no use for them.
  case paced
  /// Frames have times of their own.
  case frames

  /// The reason in words.
  public var text: String {
    switch self {
    case .count(let wanted, let found): "found \(found), expected \(wanted)"
    case .first(let time): "the first is \(time), not 0"
    case .last(let time): "the last is \(time), not 1"
    case .decreasing(let index): "number \(index + 1) is less than the one before it"
    case .paced: "paced modes don't use them"
    case .frames: "frames have their own start"
    }
  }
}

/// A keyframe error says why values cannot be evaluated.
public enum KeyframeError: Error, Hashable, Sendable {
  /// There are no values, or the path has no point.
  case empty
  /// The value at this index differs in kind or number of components from the first.
  case mixedValues(index: Int)
  /// A measure cannot be evaluated.
  case measure(MotionError)
  /// The track names a preset that is not resolved.
  case unresolved

  /// The message.
  public var message: String {
    switch self {
    case .empty: "no values"
    case .mixedValues(let index): "value \(index + 1) has a different type than the first one"
    case .measure(let error): error.message
    case .unresolved: "a referenced preset isn't resolved"
    }
  }

  /// The kind of the error, for programs.
  public var kind: MotionError.ErrorKind {
    switch self {
    case .empty, .mixedValues: .invalid
    case .measure(let error): error.kind
    case .unresolved: .unresolved
    }
  }

  /// How to fix it, if there is more to say.
  public var help: String? { if case .measure(let error) = self { error.help } else { nil } }
}
