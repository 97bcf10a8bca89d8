/// A timing says how progress runs within a time: a curve or spring, by name or given in place.
public enum Timing: Hashable, Sendable {
  case preset(Reference)
  case curve(Curve)
  case spring(Spring)
}
