extension SwiftWriter {
  /// The modifier that shows a page that a gesture can dismiss.
  var swipeType: [String] {
    """
    /// Presents a page in front of another one with a transition, and dismisses it with a gesture.
    ///
    /// A closing page that's caught is assumed to be at its target. An opening page can't be caught.
    \(access)struct Swipe<Page: View>: ViewModifier {
      /// The side where a gesture may begin, within 20 points.
      fileprivate enum Side { case left, right, top, bottom, leading, trailing }

      @Binding private var isPresented: Bool
      private let back: ScreenMotion
      private let opening: ScreenMotion?
      private let side: Side?
      private let alignment: Alignment
      private let isSpring, arrivesOnTop: Bool
      private let page: Page
      private let rules: (_ space: CGSize, _ page: CGSize) -> GestureRules
      @State private var passage: Passage
      @State private var grip = Grip()
      @State private var space = CGSize.zero
      @State private var pageSize = CGSize.zero
      @GestureState private var isDown = false
      @Environment(\\.accessibilityReduceMotion) private var reducesMotion
      @Environment(\\.layoutDirection) private var layoutDirection

      fileprivate init(
        _ isPresented: Binding<Bool>, back: ScreenMotion, opening: ScreenMotion?,
        from side: Side? = nil, alignment: Alignment = .center, isSpring: Bool = false,
        arrivesOnTop: Bool = false, page: Page,
        by rules: @escaping (_ space: CGSize, _ page: CGSize) -> GestureRules
      ) {
        _isPresented = isPresented
        (self.back, self.opening, self.page, self.rules) = (back, opening, page, rules)
        (self.side, self.alignment) = (side, alignment)
        (self.isSpring, self.arrivesOnTop) = (isSpring, arrivesOnTop)
        _passage = State(initialValue: isPresented.wrappedValue ? .open : .closed)
      }

      \(access)func body(content: Content) -> some View {
        ZStack(alignment: alignment) {
          content
            .modifier(placing(page: false))
            .animation(animation, value: passage)
            .accessibilityHidden(passage != .closed)
            .zIndex(arrivesOnTop && isGoing ? 1 : 0)
          if passage != .closed {
            page
              .background { Measure(size: $pageSize) }
              .modifier(placing(page: true))
              .animation(animation, value: passage)
              .simultaneousGesture(drag, including: side == nil ? .subviews : .all)
              .gesture(drag, including: side == nil ? .all : .subviews)
              .accessibilityAction(.escape) { isPresented = false }
              .onAppear { if passage == .arriving { passage = .opening } }
          }
        }
        .background { Measure(size: $space) }
        .task(id: isPresented) { passage = passage.asked(isPresented) }
        .task(id: passage) { await end() }
        .task(id: isDown) {
          if !isDown, grip.calledOff(rules(space, pageSize)) != nil { passage = passage.calledOff() }
        }
      }

      private var isGoing: Bool { if case .back = passage { true } else { false } }

      /// Whether the page changes instantly on release, because of reduced motion.
      private var cuts: Bool { reducesMotion && back.cuts }

      private func placing(page isPage: Bool) -> some ViewModifier {
        if let change = passage.change {
          let progress = cuts && passage.isHeld ? 0 : change.progress
          return back.placing(
            arriving: !isPage, at: progress, isInFront: isPage != (arrivesOnTop && isGoing))
        }
        let progress: Double = passage == .opening ? 1 : 0
        guard let opening else {
          return back.placing(arriving: !isPage, at: 1 - progress, isInFront: isPage)
        }
        return opening.placing(arriving: isPage, at: progress, isInFront: isPage)
      }

      /// The animation for the rest, in the remaining time. Springs take their own time.
      private var animation: Animation? {
        switch passage {
        case .closed, .arriving, .open: nil
        case .opening: (opening ?? back).animation
        case .back(let change, let left):
          change.animation(
            isSpring ? back.animation : back.animation.speed(1 / max(left, 0.01)), unless: cuts)
        }
      }

      /// Waits until the transition ends. A change before that cancels the task.
      private func end() async {
        var time = 0.0
        switch passage {
        case .opening: time = (opening ?? back).duration
        case .back(_, let left) where !passage.isHeld:
          time = cuts ? 0 : back.duration * (isSpring ? 1 : left)
        default: return
        }
        try? await Task.sleep(nanoseconds: UInt64(time * 1e9))
        guard !Task.isCancelled else { return }
        passage = passage.ended(isPresented)
        if passage == .closed { isPresented = false }
      }

      private var drag: some Gesture {
        DragGesture()
          .updating($isDown) { drag, isDown, _ in isDown = begins(at: drag.startLocation) }
          .onChanged { drag in
            guard begins(at: drag.startLocation), let change = passage.change else { return }
            let moved = grip.moved(change, by: point(drag.translation), rules(space, pageSize))
            passage = passage.moved(moved)
          }
          .onEnded { drag in
            passage = passage.released(
              grip.ended(velocity: point(drag.velocity), rules(space, pageSize)))
          }
      }

      private func begins(at start: CGPoint) -> Bool {
        let isReversed = layoutDirection == .rightToLeft
        switch side {
        case nil: return true
        case .top?: return start.y <= 20
        case .bottom?: return start.y >= pageSize.height - 20
        case .left?: return start.x <= 20
        case .right?: return start.x >= pageSize.width - 20
        case .leading?: return isReversed ? start.x >= pageSize.width - 20 : start.x <= 20
        case .trailing?: return isReversed ? start.x <= 20 : start.x >= pageSize.width - 20
        }
      }

      /// Returns a translation for the rules, mirrored in right-to-left layouts if needed.
      private func point(_ way: CGSize) -> CGPoint {
        let isMirrored =
          layoutDirection == .rightToLeft
          && (back.isMirrored || side == .leading || side == .trailing)
        return CGPoint(x: isMirrored ? -way.width : way.width, y: way.height)
      }
    }

    /// Measures the size of the view that it's a background of.
    private struct Measure: View {
      @Binding var size: CGSize

      var body: some View {
        GeometryReader { space in
          let now = space.size
          Color.clear.task(id: now) { size = now }
        }
      }
    }
    """.lines
  }
}
