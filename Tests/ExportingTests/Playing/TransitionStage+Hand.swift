extension TransitionStage {
  /// A finger that drives a transition.
  static let hand = #"""
    import UIKit

    /// A gesture that drives a transition.
    struct Gesture {
      /// The edge of the screen where a finger starts; nil on the page.
      let edge: UIRectEdge?
      /// The distance that is progress 1.
      let distance: CGVector
      /// Whether it is on the other side where text runs from right to left.
      let mirrors: Bool
    }

    /// A finger that drives a transition.
    @MainActor struct Hand {
      let finger: RuntimeFinger
      private let origin: CGPoint
      private let distance: CGVector
      private var place: CGPoint

      /// How long it takes to drive the transition.
      static let start = 1.0 / 60

      /// Puts a finger down, and moves it until it drives the transition.
      init(_ app: App, _ gesture: Gesture) {
        finger = RuntimeFinger(in: app.window)
        let screen = app.window.bounds
        let isMirrored = gesture.mirrors && RuntimeSettings.isRightToLeft
        var start = app.touchable
        if let edge = gesture.edge {
          start.x = (edge == .left) != isMirrored ? screen.minX + 2 : screen.maxX - 2
        }
        distance = CGVector(
          dx: isMirrored ? -gesture.distance.dx : gesture.distance.dx, dy: gesture.distance.dy)
        finger.touch(at: start)
        let length = (distance.dx * distance.dx + distance.dy * distance.dy).squareRoot()
        origin = CGPoint(x: start.x + distance.dx / length * 12, y: start.y + distance.dy / length * 12)
        place = origin
        finger.move(to: origin, over: Self.start, steps: 1)
      }

      /// Moves it until it has added to the progress with which it began.
      mutating func move(by progress: Double, over seconds: Double = 0) {
        place = CGPoint(x: origin.x + distance.dx * progress, y: origin.y + distance.dy * progress)
        finger.move(to: place, over: seconds)
      }

      /// Lifts it after it has rested.
      func lift() {
        finger.move(to: place, over: 0.3)
        finger.lift()
      }
    }

    """#
}
