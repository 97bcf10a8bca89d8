import Motion

/// Swift corners are those of a layer that its corner radius rounds.
enum SwiftCorners {
  /// Returns corners as CACornerMask.
  static func text(_ corners: [Corner]) -> String {
    "[\(corners.map { ".\(name($0))" }.joined(separator: ", "))]"
  }

  private static func name(_ corner: Corner) -> String {
    switch corner {
    case .topLeft: "layerMinXMinYCorner"
    case .topRight: "layerMaxXMinYCorner"
    case .bottomLeft: "layerMinXMaxYCorner"
    case .bottomRight: "layerMaxXMaxYCorner"
    }
  }
}
