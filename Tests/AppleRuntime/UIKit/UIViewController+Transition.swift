extension UIViewController {
  /// A transition of the system's own.
  ///
  /// It's kept, but not played: Apple doesn't say how it moves.
  @preconcurrency @MainActor public final class Transition: NSObject {
    let options: ZoomOptions?
    let sourceView: (ZoomSourceViewProviderContext) -> UIView?

    private init(
      _ options: ZoomOptions?, _ sourceView: @escaping (ZoomSourceViewProviderContext) -> UIView?
    ) {
      (self.options, self.sourceView) = (options, sourceView)
    }

    public static func zoom(
      options: ZoomOptions? = nil,
      sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
    ) -> Transition { Transition(options, sourceViewProvider) }

    @preconcurrency @MainActor public final class ZoomOptions: NSObject {
      public var interactiveDismissShouldBegin: ((InteractionContext) -> Bool)?
      public var dimmingColor: UIColor?
      public var dimmingVisualEffect: UIBlurEffect?
      public var alignmentRectProvider: ((AlignmentRectContext) -> CGRect?)?

      @preconcurrency @MainActor public final class InteractionContext: NSObject {
        public let location: CGPoint
        public let velocity: CGVector
        public let willBegin: Bool

        init(location: CGPoint, velocity: CGVector, willBegin: Bool) {
          (self.location, self.velocity, self.willBegin) = (location, velocity, willBegin)
        }
      }

      @preconcurrency @MainActor public final class AlignmentRectContext: NSObject {
        public let sourceView: UIView
        public let zoomedViewController: UIViewController

        init(sourceView: UIView, zoomedViewController: UIViewController) {
          (self.sourceView, self.zoomedViewController) = (sourceView, zoomedViewController)
        }
      }
    }

    @preconcurrency @MainActor public final class ZoomSourceViewProviderContext: NSObject {
      public let sourceViewController: UIViewController
      public let zoomedViewController: UIViewController

      init(sourceViewController: UIViewController, zoomedViewController: UIViewController) {
        self.sourceViewController = sourceViewController
        self.zoomedViewController = zoomedViewController
      }
    }
  }
}
