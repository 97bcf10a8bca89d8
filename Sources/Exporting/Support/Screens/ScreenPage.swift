import Motion

/// A screen page is one of the two pages of a screen transition: a plane as large as the screen.
///
/// It's scaled, then rotated around its center, then translated, and then projected for the viewpoint over
/// the center of the screen.
struct ScreenPage: Hashable, Sendable {
  /// The tracks, one for each property, in the order of ``ScreenProperty``.
  var tracks: [ScreenTrack] = []
  /// The range of progress in which it's hidden; nil if it's always visible.
  ///
  /// After the range, the page is visible again. After the transition, the incoming page is visible.
  var hidden: Range<Double>?

  /// The value of a property at a progress.
  func value(of property: ScreenProperty, at progress: Double) -> ScreenValue {
    self[property]?.value(at: progress) ?? ScreenValue(property.rest)
  }

  /// Whether it's hidden at a progress.
  func isHidden(at progress: Double) -> Bool { hidden?.contains(progress) ?? false }

  /// The track of a property; nil if nothing moves it.
  subscript(property: ScreenProperty) -> ScreenTrack? { tracks.first { $0.property == property } }

  /// Whether it rotates in space, so that the viewpoint distance matters.
  var turnsInSpace: Bool { tracks.contains { $0.property.isSpatial } }

  /// Where the corners are: top left, top right, bottom right, bottom left, in points of the screen.
  ///
  /// - Parameters:
  ///   - progress: The progress of the whole.
  ///   - size: The size of the screen.
  ///   - eye: The viewpoint distance; nil without perspective.
  ///   - lengths: The runtime lengths.
  func corners(
    at progress: Double, in size: SIMD2<Double>, eye: ScreenValue?,
    _ lengths: [String: Double] = [:]
  ) -> [SIMD2<Double>]? {
    let transform = Transform3D { property in
      ScreenProperty(keyPath: property).map {
        .number(value(of: $0, at: progress).value(in: size, lengths))
      }
    }
    let perspective =
      eye.map { Transform3D.perspective(eyeDistance: $0.value(in: size, lengths)) }
      ?? .identity
    let quad = ProjectedQuad(size: size, transform: transform, perspective: perspective)
    return quad.points?.map { $0 + size / 2 }
  }
}

extension ScreenProperty {
  /// The property that a key path of the catalog means; nil if a page has none.
  init?(keyPath: String) {
    switch keyPath {
    case "transform.translation.x": self = .translationX
    case "transform.translation.y": self = .translationY
    case "transform.rotation.x": self = .rotationX
    case "transform.rotation.y": self = .rotationY
    case "transform.rotation", "transform.rotation.z": self = .rotationZ
    case "transform.scale.x": self = .scaleX
    case "transform.scale.y": self = .scaleY
    case "opacity", "alpha": self = .opacity
    default: return nil
    }
  }
}
