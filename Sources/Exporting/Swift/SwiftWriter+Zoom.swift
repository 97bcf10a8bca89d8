import Motion

extension SwiftWriter {
  /// The system zoom of a view controller, which has its own options.
  ///
  /// - Parameter isNavigation: Whether it's pushed, and not presented.
  @LinesBuilder func zooming(
    _ zoom: Transition.Zoom?, _ isNavigation: Bool, access: String
  ) -> [String] {
    let options = Self.options(of: zoom)
    """

    /// Zooms a view controller from a view, and back, with the system transition of iOS 18 and later,
    /// which has its own timing and gestures. In earlier versions, it's the same as `attach(to:)`.
    ///
    /// - Parameter source: Returns the view to zoom from, or `nil` if it isn't visible.
    \(access)func attach(
      to controller: UIViewController,\(isNavigation ? " in navigation: UINavigationController," : "")
      zoomingFrom source: @escaping @MainActor (UIViewController) -> UIView?
    ) {
      if #available(iOS 18, *) {
    """
    options.indented(by: 2)
    if !isNavigation { "    controller.modalPresentationStyle = .fullScreen" }
    """
        controller.preferredTransition = .zoom\(options.isEmpty ? "" : "(options: options)") { context in
          source(context.zoomedViewController)
        }
      } else {
    """
    if isNavigation { "    zoomed = controller" }
    """
        attach(to: \(isNavigation ? "navigation" : "controller"))
      }
    }
    """
  }

  /// The statements that create the options; empty if all are the system's.
  @LinesBuilder private static func options(of zoom: Transition.Zoom?) -> [String] {
    if let zoom, zoom != Transition.Zoom() {
      "let options = UIViewController.Transition.ZoomOptions()"
      if let color = zoom.dimmingColor {
        "options.dimmingColor = \(SwiftColor.view(color))"
      }
      if let blur = zoom.dimmingEffect {
        "options.dimmingVisualEffect = UIBlurEffect(style: .\(blur.rawValue))"
      }
      if let part = zoom.alignment {
        let texts = zip(["width", "height", "width", "height"], part).map { side, fraction in
          switch fraction {
          case 0: "0"
          case 1: "size.\(side)"
          default: "size.\(side) * \(CodeText.number(fraction))"
          }
        }
        """
        options.alignmentRectProvider = { context in
          let size = context.zoomedViewController.view.bounds.size
          return CGRect(
            x: \(texts[0]), y: \(texts[1]), width: \(texts[2]), height: \(texts[3]))
        }
        """
      }
      if let isInteractive = zoom.interactiveDismiss {
        "options.interactiveDismissShouldBegin = { \(isInteractive ? "$0.willBegin" : "_ in false") }"
      }
    }
  }

  /// The modifiers for the system zoom in SwiftUI navigation.
  ///
  /// They are in the namespace, so that a module can have several exports.
  var zoomSupport: [String] {
    zoomModifier(
      "ZoomSource", "id", "Marks a view that a screen zooms from in iOS 18 and later.",
      "matchedTransitionSource(id: id, in: namespace)")
      + [""]
      + zoomModifier(
        "Zoomed", "from id",
        "Zooms a screen from the view with this ID in iOS 18 and later. Earlier versions push it.",
        "navigationTransition(.zoom(sourceID: id, in: namespace))")
  }

  private func zoomModifier(
    _ name: String, _ label: String, _ comment: String, _ call: String
  ) -> [String] {
    """
    /// \(comment)
    \(access)struct \(name)<ID: Hashable>: ViewModifier {
      private let id: ID
      private let namespace: Namespace.ID

      \(access)init(\(label): ID, in namespace: Namespace.ID) {
        (self.id, self.namespace) = (id, namespace)
      }

      @ViewBuilder \(access)func body(content: Content) -> some View {
        #if os(macOS)
          content
        #else
          if #available(iOS 18, tvOS 18, watchOS 11, visionOS 2, *) {
            content.\(call)
          } else {
            content
          }
        #endif
      }
    }
    """.lines
  }
}
