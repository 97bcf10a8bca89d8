import Motion

extension SwiftWriter {
  /// How a view controller is zoomed by the system, which has options of its own.
  ///
  /// - Parameter isNavigation: Whether it is pushed, and not presented.
  @LinesBuilder func zooming(
    _ zoom: Transition.Zoom?, _ isNavigation: Bool, access: String
  ) -> [String] {
    let options = Self.options(of: zoom)
    """

    /// From iOS 18 on lets the system zoom a view controller out of a view and back into it, by its own
    /// timing and gestures; before, as `attach(to:)` does.
    ///
    /// - Parameter source: The view that the view controller comes from; nil if it is not in sight.
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

  /// What makes the options; empty if all are the system's.
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

  /// What gives SwiftUI's navigation the system's zoom.
  ///
  /// They stand in the namespace, so that a module may have several exports.
  var zoomSupport: [String] {
    zoomModifier(
      "ZoomSource", "id", "Lets a screen zoom out of a view, from iOS 18 on.",
      "matchedTransitionSource(id: id, in: namespace)")
      + [""]
      + zoomModifier(
        "Zoomed", "from id",
        "Lets a screen zoom out of the view of that name, from iOS 18 on; before, it is pushed.",
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
        if #available(iOS 18, macOS 15, *) {
          content.\(call)
        } else {
          content
        }
      }
    }
    """.lines
  }
}
