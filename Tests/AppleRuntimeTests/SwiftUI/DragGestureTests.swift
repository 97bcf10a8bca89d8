import RuntimeSwiftUI
import Testing

extension RuntimeTests {
  @MainActor @Suite struct DragGestureTests {
    /// What gestures reported.
    @MainActor final class Log {
      var lines: [String] = []
    }

    struct Pad: View {
      let log: Log
      var distance: CGFloat = 10
      var mask = GestureMask.all
      var isSimultaneous = false
      @GestureState private var travel = CGSize.zero

      var body: some View {
        RuntimeLeaf("leaf")
          .frame(width: 100, height: 100)
          .gesture(gesture("inner", distance))
          .offset(travel)
          .modifier(Outer(gesture: gesture("outer", 0), mask: mask, isSimultaneous: isSimultaneous))
      }

      private func gesture(_ name: String, _ distance: CGFloat) -> some Gesture {
        DragGesture(minimumDistance: distance)
          .updating($travel) { drag, travel, _ in if name == "outer" { travel = drag.translation } }
          .onChanged { log.lines.append("\(name) \($0.translation.width)") }
          .onEnded { log.lines.append("\(name) ends \($0.velocity.width) \(travel.width)") }
      }
    }

    struct Outer<G: Gesture>: ViewModifier {
      let gesture: G
      let mask: GestureMask
      let isSimultaneous: Bool

      func body(content: Content) -> some View {
        if isSimultaneous {
          content.simultaneousGesture(gesture, including: mask)
        } else {
          content.gesture(gesture, including: mask)
        }
      }
    }

    private let log = Log()

    private func host(_ pad: Pad) -> RuntimeHost {
      RuntimeClock.reset(to: 0)
      return RuntimeHost(pad, size: .screen)
    }

    // Source: DragGesture, "minimumDistance": the distance before the gesture succeeds.
    @Test("A drag begins after its minimum distance") func minimumDistance() {
      let host = host(Pad(log: log, mask: .subviews))
      host.press("leaf", at: CGPoint(x: 10, y: 10))
      host.move(by: CGSize(width: 6, height: 0))
      #expect(log.lines.isEmpty)
      RuntimeClock.advance(by: 0.1)
      host.move(by: CGSize(width: 6, height: 0))
      host.lift()
      #expect(log.lines == ["inner 12.0", "inner ends 60.0 0.0"])
    }

    // Source: GestureState: it's reset when the gesture ends; View, "gesture(_:including:)":
    // subviews' first.
    @Test("A gesture sets its state, and a mask turns it off") func stateAndMask() {
      let host = host(Pad(log: log, mask: .gesture))
      host.press("leaf", at: .zero)
      host.move(by: CGSize(width: 30, height: 0))
      #expect(host.appearance(of: "leaf")?.offset.width == 30)
      host.lift(velocity: CGSize(width: 5, height: 0))
      #expect(log.lines == ["outer 0.0", "outer 30.0", "outer ends 5.0 30.0"])
      #expect(host.appearance(of: "leaf")?.offset.width == 0)
    }

    @Test("A gesture's state may be reset before its end") func resetBeforeEnd() {
      let host = host(Pad(log: log, mask: .gesture))
      host.resetsGestureStatesFirst = true
      host.press("leaf", at: .zero)
      host.move(by: CGSize(width: 30, height: 0))
      host.lift(velocity: .zero)
      #expect(log.lines.last == "outer ends 0.0 0.0")
    }

    @Test("A cancelled drag resets its state without an end") func cancelled() {
      let host = host(Pad(log: log, mask: .gesture))
      host.press("leaf", at: .zero)
      host.move(by: CGSize(width: 30, height: 0))
      host.cancel()
      #expect(log.lines == ["outer 0.0", "outer 30.0"])
      #expect(host.appearance(of: "leaf")?.offset.width == 0)
    }

    @Test("The inner of two gestures wins") func innerGestureWins() {
      let host = host(Pad(log: log, distance: 0))
      host.press("leaf", at: .zero)
      host.lift(velocity: .zero)
      #expect(log.lines == ["inner 0.0", "inner ends 0.0 0.0"])
    }

    @Test("A simultaneous gesture follows the same finger") func simultaneous() {
      let host = host(Pad(log: log, distance: 0, isSimultaneous: true))
      host.press("leaf", at: .zero)
      #expect(log.lines == ["inner 0.0", "outer 0.0"])
    }

    // Source: DragGesture: locations are in the view's own coordinates.
    @Test("Locations are in the view's coordinates") func coordinates() {
      RuntimeClock.reset(to: 0)
      let place = RuntimeState(CGPoint.zero)
      let host = RuntimeHost(
        RuntimeLeaf("leaf").frame(width: 100, height: 100)
          .gesture(
            DragGesture(minimumDistance: 0).onChanged { place.value = $0.location }
          )
          .scaleEffect(2).rotationEffect(.degrees(90)), size: .screen)
      host.press("leaf", at: CGPoint(x: 20, y: 30))
      #expect(isNear(place.value.x, 20) && isNear(place.value.y, 30))
      host.move(by: CGSize(width: 0, height: 10))
      #expect(isNear(place.value.x, 25) && isNear(place.value.y, 30))
    }

    @Test("A tap and the escape gesture call their actions") func tapAndEscape() {
      RuntimeClock.reset(to: 0)
      let log = log
      let host = RuntimeHost(
        RuntimeLeaf("leaf").onTapGesture { log.lines.append("tap") }
          .accessibilityAction(.escape) { log.lines.append("escape") }, size: .screen)
      host.tap("leaf")
      host.perform(.escape, on: "leaf")
      host.perform(.default, on: "leaf")
      #expect(log.lines == ["tap", "escape"])
    }
  }
}
