import RuntimeSwiftUI
import Testing

extension RuntimeTests {
  @MainActor @Suite struct ViewTransitionTests {
    private let isShown = RuntimeState(false)

    private func host(_ transition: AnyTransition?) -> RuntimeHost {
      RuntimeClock.reset(to: 0)
      let isShown = isShown
      return RuntimeHost(
        ZStack {
          RuntimeLeaf("under")
          if isShown.value {
            if let transition {
              RuntimeLeaf("page").transition(transition).zIndex(1)
            } else {
              RuntimeLeaf("page")
            }
          }
        }, size: .screen)
    }

    private func show(_ isOn: Bool, _ animation: Animation?) {
      withAnimation(animation) { isShown.value = isOn }
      RuntimeClock.finishTurn()
    }

    private func x(_ host: RuntimeHost, at time: Double) -> Double? {
      RuntimeClock.advance(to: time)
      return host.appearance(of: "page").map { Double($0.center.x) }
    }

    private func opacity(_ host: RuntimeHost, at time: Double) -> Double? {
      RuntimeClock.advance(to: time)
      return host.appearance(of: "page")?.opacity
    }

    // Source: AnyTransition, "offset(x:y:)".
    @Test("A view comes and goes with its transition") func comesAndGoes() {
      let host = host(.offset(x: 100))
      #expect(x(host, at: 0) == nil)
      show(true, .linear(duration: 1))
      #expect(x(host, at: 0) == 300)
      #expect(isNear(x(host, at: 0.25), 275))
      #expect(x(host, at: 1) == 200)
      show(false, .linear(duration: 2))
      #expect(x(host, at: 1) == 200)
      #expect(isNear(x(host, at: 2.5), 275))
      #expect(x(host, at: 3) == nil)
    }

    @Test("Without an animation, a view comes and goes at once") func withoutAnimation() {
      let host = host(.offset(x: 100))
      show(true, nil)
      #expect(x(host, at: 0) == 200)
      show(false, nil)
      #expect(x(host, at: 0) == nil)
    }

    // Source: AnyTransition, "animation(_:)".
    @Test("A transition may have its own animation") func ownAnimation() {
      let host = host(.offset(x: 100).animation(.linear(duration: 4)))
      show(true, nil)
      #expect(isNear(x(host, at: 1), 275))
      _ = x(host, at: 4)
      show(false, .linear(duration: 1))
      #expect(isNear(x(host, at: 5), 225))
      #expect(x(host, at: 8) == nil)
    }

    // A view without a transition fades, and has no effect afterwards.
    @Test("A view without a transition fades") func fadesByDefault() {
      let host = host(nil)
      show(true, .linear(duration: 1))
      #expect(isNear(opacity(host, at: 0.25), 0.25))
      _ = opacity(host, at: 1)
      RuntimeClock.finishTurn()
      show(false, .linear(duration: 1))
      #expect(isNear(opacity(host, at: 1.25), 0.75))
      #expect(opacity(host, at: 2) == nil)
    }

    @Test("Insertion and removal may differ") func asymmetric() {
      let host = host(.asymmetric(insertion: .offset(x: 100), removal: .opacity))
      show(true, .linear(duration: 1))
      #expect(isNear(x(host, at: 0.5), 250))
      #expect(opacity(host, at: 0.5) == 1)
      show(false, .linear(duration: 1))
      #expect(isNear(x(host, at: 1), 200))
      #expect(isNear(opacity(host, at: 1), 0.5))
    }

    @Test("Two transitions are combined") func combined() {
      let host = host(.opacity.combined(with: .offset(x: 100)))
      show(true, .linear(duration: 1))
      #expect(isNear(x(host, at: 0.75), 225))
      #expect(isNear(opacity(host, at: 0.75), 0.75))
    }

    // A view that comes back before it's gone is the same one.
    @Test("A view that is going can come back") func comesBack() {
      let host = host(.offset(x: 100))
      show(true, nil)
      show(false, .linear(duration: 1))
      #expect(isNear(x(host, at: 0.5), 250))
      show(true, .spring(response: 1, dampingFraction: 1))
      #expect(isNear(x(host, at: 0.5), 250))
      #expect(x(host, at: 5) == 200)
      #expect(host.drawn.filter { $0.name == "page" }.count == 1)
    }

    // Source: AnyTransition, "modifier(active:identity:)".
    @Test("A transition of modifiers goes between them") func modifiers() {
      struct Scaled: ViewModifier {
        let scale: CGFloat
        func body(content: Content) -> some View { content.scaleEffect(scale, anchor: .topLeading) }
      }
      let host = host(.modifier(active: Scaled(scale: 0), identity: Scaled(scale: 1)))
      show(true, .linear(duration: 1))
      #expect(isNear(x(host, at: 0.5), 100))
    }

    // Assumed: see AnyTransition. An offset in the body of an animatable modifier is animated in
    // every frame, so that it hardly moves as long as the modifier does.
    @Test("The body of an animatable modifier follows its transition", arguments: [false, true])
    func bodyOfAnimatableModifier(onlyPhases: Bool) {
      struct Slide: ViewModifier, Animatable {
        var part: Double
        nonisolated var animatableData: Double {
          get { part }
          set { part = newValue }
        }
        func body(content: Content) -> some View { content.offset(x: 100 * part) }
      }
      AnyTransition.runtimeAnimatesOnlyPhases = onlyPhases
      defer { AnyTransition.runtimeAnimatesOnlyPhases = false }
      let host = host(
        .modifier(active: Slide(part: 1), identity: Slide(part: 0))
          .animation(.easeIn(duration: 1)))
      show(true, nil)
      let middle = x(host, at: 0.9) ?? 0
      let expected = 200 + 100 * (1 - UnitCurve.easeIn.value(at: 0.9))
      #expect(onlyPhases ? isNear(middle, expected) : middle > expected + 20)
      #expect(onlyPhases == (x(host, at: 1.2) == 200))
      #expect(x(host, at: 2.1) == 200)
    }

    // Source: TransitionPhase, "value": -1, 0 and 1.
    @Test("A custom transition is told its phase") func ownTransition() {
      struct Cross: Transition {
        func body(content: Content, phase: TransitionPhase) -> some View {
          content.offset(x: 100 * phase.value)
        }
      }
      RuntimeClock.reset(to: 0)
      let isShown = isShown
      let host = RuntimeHost(
        ZStack { if isShown.value { RuntimeLeaf("page").transition(Cross()) } }, size: .screen)
      show(true, .linear(duration: 1))
      #expect(isNear(x(host, at: 0.25), 125))
      _ = x(host, at: 1)
      show(false, .linear(duration: 1))
      #expect(isNear(x(host, at: 1.25), 225))
    }

    // Views that leave are behind others with the same zIndex.
    @Test("zIndex decides what is drawn in front") func drawingOrder() {
      RuntimeClock.reset(to: 0)
      let isFirst = RuntimeState(true)
      let host = RuntimeHost(
        ZStack {
          if isFirst.value { RuntimeLeaf("one") } else { RuntimeLeaf("two") }
          RuntimeLeaf("top").zIndex(1)
          RuntimeLeaf("last")
        }, size: .screen)
      #expect(host.drawn.map(\.name) == ["one", "last", "top"])
      withAnimation(.linear(duration: 1)) { isFirst.value = false }
      #expect(host.drawn.map(\.name) == ["one", "two", "last", "top"])
      RuntimeClock.advance(to: 1)
      #expect(host.drawn.map(\.name) == ["two", "last", "top"])
    }
  }
}
