import Motion

extension Set<MotionKind> {
  /// The kinds in which curves can stand.
  static let holdingCurves: Set = [.curve, .keyframes, .transition, .animator, .group]
  /// The kinds in which springs can stand.
  static let holdingSprings: Set = [.spring, .keyframes, .transition, .animator, .group]
}
