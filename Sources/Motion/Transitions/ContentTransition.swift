/// A content transition is where old and new content are while one replaces the other.
///
/// After CATransition: push slides both, moveIn slides the new over the old, reveal slides the old
/// away from the new, fade cross-fades. Offsets are in points from the final place, y down; the
/// direction is the side that the new content comes from, and in reveal the side the old one
/// moves away from. CATransition's fade during a push is left out.
public struct ContentTransition: Hashable, Sendable {
  /// How it looks: fade, crossDissolve, push, moveIn or reveal.
  public let style: Transition.Style
  /// The side, with leading and trailing resolved.
  public let direction: Transition.Direction
  /// The progress at which it starts and ends.
  public var startProgress = 0.0, endProgress = 1.0

  /// Makes a transition; nil for styles whose geometry is not that of sliding or fading content.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - direction: The side; nil is from the left, CATransition's default for a missing subtype
  ///     being undocumented.
  ///   - isRightToLeft: The direction of writing, for leading and trailing.
  public init?(
    style: Transition.Style, direction: Transition.Direction? = nil, isRightToLeft: Bool = false
  ) {
    guard [.fade, .crossDissolve, .push, .moveIn, .reveal].contains(style) else { return nil }
    self.style = style
    self.direction = (direction ?? .fromLeft).resolved(isRightToLeft: isRightToLeft)
  }

  /// Where one content is.
  public struct Placement: Hashable, Sendable {
    /// Its frame: x, y, width and height, in points.
    public var frame: SIMD4<Double>
    /// Its opacity, 0…1.
    public var opacity: Double
  }

  /// Both contents at a state.
  public struct State: Hashable, Sendable {
    /// The content that goes and the one that comes.
    public var old, new: Placement
    /// The one that covers the other; nil if neither does.
    public var top: Content?
  }

  /// One of the two contents.
  public enum Content: Hashable, Sendable {
    case old, new
  }

  /// Both contents at a progress, which is that after the timing.
  public func state(at progress: Double, size: SIMD2<Double>) -> State {
    let fraction = startProgress + (endProgress - startProgress) * progress
    let away = side * size
    let old = style == .push || style == .reveal ? -away * fraction : SIMD2(0, 0)
    let new = style == .push || style == .moveIn ? away * (1 - fraction) : SIMD2(0, 0)
    let fades = style == .fade || style == .crossDissolve
    let shown = min(max(fraction, 0), 1)
    return State(
      old: placement(old, size, fades ? 1 - shown : 1),
      new: placement(new, size, fades ? shown : 1),
      top: style == .moveIn ? .new : style == .reveal ? .old : nil)
  }

  /// Notes on assumed or disputed behavior.
  public var notes: [TransitionNote] {
    let isVertical = direction == .fromTop || direction == .fromBottom
    let slides = style != .fade && style != .crossDissolve
    return (slides && isVertical ? [.disputedVertical] : []) + style.notes
  }

  private func placement(
    _ offset: SIMD2<Double>, _ size: SIMD2<Double>, _ opacity: Double
  ) -> Placement {
    Placement(frame: SIMD4(offset.x, offset.y, size.x, size.y), opacity: opacity)
  }

  private var side: SIMD2<Double> {
    switch direction {
    case .fromLeft, .fromLeading: SIMD2(-1, 0)
    case .fromRight, .fromTrailing: SIMD2(1, 0)
    case .fromTop: SIMD2(0, -1)
    case .fromBottom: SIMD2(0, 1)
    }
  }
}

/// A transition note names a reading that was chosen or what is not known.
public enum TransitionNote: Hashable, Sendable {
  /// Which edge fromTop and fromBottom mean on iOS is disputed.
  case disputedVertical
  /// A push may also fade on the platform.
  case plainPush
  /// UIKit's flip has an eye and a dolly of its own.
  case flipIsNotParity
  /// A page curl's shape is not documented.
  case curlUnknown
  /// The system decides how a zoom moves.
  case zoomIsSystems
  /// Keyframes of a layer carry notes of their own.
  case keyframes(KeyframeNote)

  /// The note in words.
  public var text: String {
    switch self {
    case .disputedVertical:
      "fromTop is assumed to be the upper edge; which edge iOS uses is disputed"
    case .plainPush: "a push slides without fading; Core Animation may also fade"
    case .flipIsNotParity:
      "UIKit's perspective distance and dolly aren't published; a distance of "
        + "\(Int(FlipGeometry.assumedEyeDistance)) pt is assumed"
    case .curlUnknown: "the shape of a page curl isn't documented; only its progress is known"
    case .zoomIsSystems:
      "since iOS 18, the system decides how a zoom moves, which isn't published; this is the motion of"
        + " the layers that replace it, an estimate"
    case .keyframes(let note): note.text
    }
  }
}

extension Transition.Style {
  /// What is not known of the platform's transition of this style, whatever its direction.
  public var notes: [TransitionNote] {
    switch self {
    case .flip: [.flipIsNotParity]
    case .curlUp, .curlDown: [.curlUnknown]
    case .push: [.plainPush]
    case .zoom: [.zoomIsSystems]
    case .fade, .moveIn, .reveal, .crossDissolve, .custom: []
    }
  }
}
