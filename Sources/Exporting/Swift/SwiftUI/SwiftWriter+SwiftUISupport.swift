extension SwiftWriter {
  /// The types that SwiftUI's forms are made of.
  func viewSupport(_ parts: Set<SwiftPart>) -> [[String]] {
    var types: [[String]] = []
    if parts.contains(.screens) {
      let placing = parts.contains(.swipe) ? screenPlacing + [""] : []
      types += [screenMotion + [""] + placing + screenPlacement, screenPage]
    }
    if parts.contains(.change) { types.append(changeType) }
    if parts.contains(.swipe) { types.append(swipeType) }
    return types + changeSupport(parts)
  }

  private var screenMotion: [String] {
    """
    /// A screen transition: two pages animated by one progress value from 0 to 1.
    \(access)struct ScreenMotion: Sendable {
      /// The animation of the progress. Pass it to `withAnimation` to animate other views in sync.
      \(access)let animation: Animation
      /// The duration in seconds, including the delay. For a spring, the time until it settles.
      \(access)let duration: Double
      private let eyeDistance: Double?
      private let arriving, leaving: ScreenPage
      private let mirrors: Bool
      /// Whether the page in front fades over the other one, which doesn't change.
      private let dissolves: Bool
      /// Whether the outgoing page is in front.
      private let leavesOnTop: Bool
      private let reduced: (arriving: ScreenPage, leaving: ScreenPage, dissolves: Bool)?

      /// The alternative for reduced motion, with the same duration.
      fileprivate enum Reduction {
        case cut
        case pages(ScreenMotion)
      }

      fileprivate init(
        animation: Animation, duration: Double, eyeDistance: Double? = nil, arriving: ScreenPage,
        leaving: ScreenPage, mirrors: Bool = false, dissolves: Bool = false,
        leavesOnTop: Bool = false, reduced: Reduction? = nil
      ) {
        (self.animation, self.duration, self.eyeDistance) = (animation, duration, eyeDistance)
        (self.arriving, self.leaving, self.mirrors) = (arriving, leaving, mirrors)
        (self.dissolves, self.leavesOnTop) = (dissolves, leavesOnTop)
        switch reduced {
        case nil: self.reduced = nil
        case .cut?: self.reduced = (ScreenPage(), ScreenPage(hidden: 0..<Double.infinity), false)
        case .pages(let motion)?:
          self.reduced = (motion.arriving, motion.leaving, motion.dissolves)
        }
      }

      /// Returns the transition of a page that opens, and closes with `back` or in reverse.
      ///
      /// If it dissolves, the page fades over the page that it covers, so set a higher zIndex.
      @MainActor \(access)func opening(back: ScreenMotion? = nil) -> AnyTransition {
        .asymmetric(
          insertion: transition(of: .arriving, isInFront: true),
          removal: back?.transition(of: .leaving, isInFront: true)
            ?? transition(of: .arriving, isInFront: true))
      }

      /// Returns the transition of a page that another page replaces, and that comes back later.
      @MainActor \(access)func covering(back: ScreenMotion? = nil) -> AnyTransition {
        .asymmetric(
          insertion: back?.transition(of: .arriving, isInFront: false)
            ?? transition(of: .leaving, isInFront: false),
          removal: transition(of: .leaving, isInFront: false))
      }

      /// Returns a modifier for the incoming page at the progress of a gesture, 0…1.
      @MainActor \(access)func arriving(at progress: Double) -> some ViewModifier {
        Placement(
          motion: self, side: .arriving, isInFront: !leavesOnTop, progress: progress)
      }

      /// Returns a modifier for the outgoing page at the progress of a gesture, 0…1.
      @MainActor \(access)func leaving(at progress: Double) -> some ViewModifier {
        Placement(
          motion: self, side: .leaving, isInFront: leavesOnTop, progress: progress)
      }

      @MainActor private func transition(
        of side: Placement.Side, isInFront: Bool
      ) -> AnyTransition {
        let (start, end) = (
          Placement(motion: self, side: side, isInFront: isInFront, progress: 0),
          Placement(motion: self, side: side, isInFront: isInFront, progress: 1)
        )
        let (active, identity) = side == .arriving ? (start, end) : (end, start)
        return .modifier(active: active, identity: identity).animation(animation)
      }
    """.lines
  }

  private var screenPlacing: [String] {
    """
      /// Returns a modifier for a page at a progress, 0…1.
      @MainActor fileprivate func placing(
        arriving isArriving: Bool, at progress: Double, isInFront: Bool
      ) -> some ViewModifier {
        Placement(
          motion: self, side: isArriving ? .arriving : .leaving, isInFront: isInFront,
          progress: progress)
      }

      /// Whether it changes instantly with reduced motion.
      fileprivate var cuts: Bool { reduced?.leaving.hidden == 0..<Double.infinity }

      /// Whether left and right are swapped in right-to-left layouts.
      fileprivate var isMirrored: Bool { mirrors }
    """.lines
  }

  private var screenPlacement: [String] {
    """
      /// Places a page for a progress.
      private struct Placement: ViewModifier, Animatable {
        enum Side { case arriving, leaving }

        let motion: ScreenMotion
        let side: Side
        let isInFront: Bool
        var progress: Double
        @Environment(\\.accessibilityReduceMotion) var reducesMotion
        @Environment(\\.layoutDirection) var layoutDirection

        nonisolated var animatableData: Double {
          get { progress }
          set { progress = newValue }
        }

        func body(content: Content) -> some View {
          let pages = reducesMotion && progress > 0 ? motion.reduced : nil
          let stays = !isInFront && (pages?.dissolves ?? motion.dissolves)
          let page =
            side == .arriving
            ? pages?.arriving ?? motion.arriving : pages?.leaving ?? motion.leaving
          content
            .modifier(
              Projection(
                page: page, progress: progress, eyeDistance: motion.eyeDistance,
                isMirrored: motion.mirrors && layoutDirection == .rightToLeft)
            )
            .opacity(stays ? 1 : page.opacity(at: progress))
        }
      }

      /// Projects a page for a viewpoint over the center of the screen.
      private struct Projection: GeometryEffect {
        let page: ScreenPage
        let progress: Double
        let eyeDistance: Double?
        let isMirrored: Bool

        nonisolated func effectValue(size: CGSize) -> ProjectionTransform {
          let matrix = page.transform(at: progress, size, eyeDistance, isMirrored: isMirrored)
          let middle = CGAffineTransform(translationX: size.width / 2, y: size.height / 2)
          return ProjectionTransform(matrix).concatenating(ProjectionTransform(middle))
        }
      }
    }
    """.lines
  }

  private var screenPage: [String] {
    """
    /// The values of a page, each after the progress of the transition that reaches it.
    ///
    /// The page is scaled, then rotated around its center, in degrees, and then translated.
    fileprivate struct ScreenPage: Sendable {
      var x: [(Double, ScreenLength)] = []
      var y: [(Double, ScreenLength)] = []
      var rotationX: [(Double, Double)] = []
      var rotationY: [(Double, Double)] = []
      var rotationZ: [(Double, Double)] = []
      var scaleX: [(Double, Double)] = []
      var scaleY: [(Double, Double)] = []
      var opacity: [(Double, Double)] = []
      var hidden: Range<Double>?

      func opacity(at progress: Double) -> Double {
        if let hidden, hidden.contains(progress) { return 0 }
        return min(max(Self.value(opacity, at: progress, rest: 1) { $0 }, 0), 1)
      }

      func transform(
        at progress: Double, _ size: CGSize, _ eyeDistance: Double?, isMirrored: Bool
      ) -> CATransform3D {
        let side: Double = isMirrored ? -1 : 1
        func length(_ keys: [(Double, ScreenLength)]) -> Double {
          Self.value(keys, at: progress, rest: 0) { $0.points(in: size) }
        }
        func angle(_ keys: [(Double, Double)]) -> Double {
          Self.value(keys, at: progress, rest: 0) { $0 * .pi / 180 }
        }
        func scale(_ keys: [(Double, Double)]) -> Double {
          Self.value(keys, at: progress, rest: 1) { $0 }
        }
        var matrix = CATransform3DIdentity
        if let eyeDistance { matrix.m34 = -1 / eyeDistance }
        matrix = CATransform3DTranslate(matrix, side * length(x), length(y), 0)
        matrix = CATransform3DRotate(matrix, side * angle(rotationZ), 0, 0, 1)
        matrix = CATransform3DRotate(matrix, side * angle(rotationY), 0, 1, 0)
        matrix = CATransform3DRotate(matrix, angle(rotationX), 1, 0, 0)
        matrix = CATransform3DScale(matrix, scale(scaleX), scale(scaleY), 1)
        return CATransform3DTranslate(matrix, -size.width / 2, -size.height / 2, 0)
      }

      /// Interpolates linearly. If two keys have the same progress, the later one wins.
      private static func value<Value>(
        _ keys: [(Double, Value)], at progress: Double, rest: Double, _ number: (Value) -> Double
      ) -> Double {
        guard let next = keys.firstIndex(where: { $0.0 > progress }) else {
          return keys.last.map { number($0.1) } ?? rest
        }
        guard next > 0 else { return number(keys[0].1) }
        let (from, to) = (keys[next - 1], keys[next])
        let part = (progress - from.0) / (to.0 - from.0)
        return number(from.1) + (number(to.1) - number(from.1)) * part
      }
    }

    /// A length in points, plus fractions of the page's width and height.
    fileprivate struct ScreenLength: Sendable {
      var points = 0.0
      var width = 0.0
      var height = 0.0

      static let zero = ScreenLength()
      static func points(_ value: Double) -> ScreenLength { ScreenLength(points: value) }
      static func width(_ part: Double) -> ScreenLength { ScreenLength(width: part) }
      static func height(_ part: Double) -> ScreenLength { ScreenLength(height: part) }

      func points(in size: CGSize) -> Double {
        points + width * size.width + height * size.height
      }
    }
    """.lines
  }
}
