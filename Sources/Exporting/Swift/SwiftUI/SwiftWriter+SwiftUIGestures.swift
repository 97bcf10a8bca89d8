extension SwiftWriter {
  /// The modifiers that drive changes with gestures, and the modifier that animates colors.
  func changeSupport(_ parts: Set<SwiftPart>) -> [[String]] {
    var types: [[String]] = []
    if parts.contains(.fill) { types.append(fillType) }
    if parts.contains(.drag) { types.append(dragType) }
    if parts.contains(.hold) { types.append(holdType) }
    return types
  }

  private var fillType: [String] {
    """
    /// A color whose components animate independently in sRGB, as in Core Animation.
    fileprivate struct Fill: ViewModifier, Animatable {
      var red, green, blue: Double
      var alpha = 1.0
      /// Whether the color is the background of the view, or its foreground color.
      var isBehind = true

      nonisolated var animatableData:
        AnimatablePair<AnimatablePair<Double, Double>, AnimatablePair<Double, Double>>
      {
        get { AnimatablePair(AnimatablePair(red, green), AnimatablePair(blue, alpha)) }
        set {
          (red, green) = (newValue.first.first, newValue.first.second)
          (blue, alpha) = (newValue.second.first, newValue.second.second)
        }
      }

      func body(content: Content) -> some View {
        let color = Color(red: red, green: green, blue: blue, opacity: alpha)
        if isBehind { content.background { color } } else { content.foregroundStyle(color) }
      }
    }
    """.lines
  }

  private var dragType: [String] {
    """
    /// Drives a change with a pan, which holds it, moves it, and releases it by rules.
    ///
    /// A change that's caught midway is assumed to be at its target.
    \(access)struct Drag: ViewModifier {
      /// The rules that convert translation to progress.
      \(access)var rules: GestureRules
      @Binding private var change: Change
      @State private var grip = Grip()
      @GestureState private var isDown = false

      \(access)init(_ change: Binding<Change>, by rules: GestureRules) {
        _change = change
        self.rules = rules
      }

      \(access)func body(content: Content) -> some View {
        content
          .gesture(
            DragGesture()
              .updating($isDown) { _, isDown, _ in isDown = true }
              .onChanged { take(grip.moved(change, by: point($0.translation), rules)) }
              .onEnded { take(grip.ended(velocity: point($0.velocity), rules)) }
          )
          .task(id: isDown) { if !isDown { take(grip.calledOff(rules)) } }
      }

      private func take(_ next: Change?) { if let next { change = next } }

      private func point(_ size: CGSize) -> CGPoint { CGPoint(x: size.width, y: size.height) }
    }
    """.lines
  }

  private var holdType: [String] {
    """
    /// Drives a change with a press: it runs while the finger is down, and is released by rules.
    ///
    /// Its progress is the elapsed fraction of its duration. Taps, buttons, and scrolling keep working.
    \(access)struct Hold: ViewModifier {
      /// The rules that apply on release.
      \(access)var rules: GestureRules
      @Binding private var change: Change
      @State private var press: Press
      @GestureState private var isDown = false
      private let isPressed: Bool?

      /// - Parameter isPressed: Whether a button is pressed, in a `ButtonStyle`, or `nil` to follow the finger.
      \(access)init(
        _ change: Binding<Change>, by rules: GestureRules, duration: Double, isPressed: Bool? = nil
      ) {
        _change = change
        (self.rules, self.isPressed) = (rules, isPressed)
        _press = State(initialValue: Press(duration: duration))
      }

      \(access)func body(content: Content) -> some View {
        content
          .simultaneousGesture(
            DragGesture(minimumDistance: 0)
              .updating($isDown) { _, isDown, _ in isDown = true }
              .onChanged { _ in begin() }
              .onEnded { _ in end() },
            including: isPressed == nil ? .all : .subviews
          )
          .task(id: isDown) { if !isDown { take(press.calledOff(at: now, rules)) } }
          .task(id: isPressed) { if let isPressed { isPressed ? begin() : end() } }
      }

      private func begin() { take(press.began(change, at: now)) }

      private func end() { take(press.ended(at: now, rules)) }

      private func take(_ next: Change?) { if let next { change = next } }

      private var now: Double { CACurrentMediaTime() }
    }
    """.lines
  }
}
