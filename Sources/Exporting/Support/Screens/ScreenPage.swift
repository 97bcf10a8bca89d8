import Motion

/// A screen page is one of the two pages of a transition of whole screens: a plane as large as the screen.
///
/// It is scaled, then turned about its centre, then moved, and then seen by the eye over the screen's
/// centre.
struct ScreenPage: Hashable, Sendable {
  /// What moves, one track for a property, in the order of ``ScreenProperty``.
  var tracks: [ScreenTrack] = []
  /// The progress from which it is hidden until which; nil if it is always shown.
  ///
  /// It ends where the page is shown again. When the transition is over the page that arrived is shown.
  var hidden: Range<Double>?

  /// The value of a property at a progress.
  func value(of property: ScreenProperty, at progress: Double) -> ScreenValue {
    self[property]?.value(at: progress) ?? ScreenValue(property.rest)
  }

  /// Whether it is hidden at a progress.
  func isHidden(at progress: Double) -> Bool { hidden?.contains(progress) ?? false }

  /// The track of a property; nil if nothing moves it.
  subscript(property: ScreenProperty) -> ScreenTrack? { tracks.first { $0.property == property } }

  /// Whether it turns in space, so that the distance of the eye matters.
  var turnsInSpace: Bool { tracks.contains { $0.property.isSpatial } }

  /// Where the corners are: top left, top right, bottom right, bottom left, in points of the screen.
  ///
  /// - Parameters:
  ///   - progress: The progress of the whole.
  ///   - size: The size of the screen.
  ///   - eye: How far the eye is; nil if there is no perspective.
  ///   - lengths: What only the app knows.
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
