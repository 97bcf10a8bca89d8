extension RuleBook {
  /// What a framework would ignore, clamp or crash on.
  static let platform: [Rule] =
    curves + springs + tracks + frames + keyframes + transitions + animators + gestures

  private static let curves: [Rule] = [.controlPoints, .stopOrder]
  private static let springs: [Rule] = [.overdamped, .springDuration]
  private static let tracks: [Rule] = [
    .keyTimes, .segmentTimings, .splineParameters, .colourMode, .additive, .rotationMode,
    .pathProperty,
  ]
  private static let frames: [Rule] = [
    .overlappingFrames, .cutFrames, .pacedFrames, .unseenFrames, .noChange,
  ]
  private static let keyframes: [Rule] = [
    .zeroDuration, .repeats, .speed, .rivalTracks, .jumpBack, .clippedMembers,
  ]
  private static let transitions: [Rule] = [
    .directionMissing, .directionIgnored, .progressSpan, .perspective, .layersReturn,
  ]
  private static let animators: [Rule] = [
    .animatorTiming, .endingFraction, .notInterruptible, .switches,
  ]
  private static let gestures: [Rule] = [.gesture, .screenEdge]
}
