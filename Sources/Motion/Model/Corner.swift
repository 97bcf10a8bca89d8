/// A corner of a layer, as it is seen from left to right; CALayer.maskedCorners has them.
public enum Corner: String, CaseIterable, Hashable, Sendable {
  case topLeft, topRight, bottomLeft, bottomRight
}
