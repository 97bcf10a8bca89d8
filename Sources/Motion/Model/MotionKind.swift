/// A kind says which of the seven sorts of motion a preset is.
public enum MotionKind: String, CaseIterable, Hashable, Sendable {
  case curve, spring, duration, keyframes, transition, animator, group
}
