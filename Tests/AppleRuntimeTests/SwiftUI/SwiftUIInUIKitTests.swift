import RuntimeSwiftUI
import Testing

extension RuntimeTests {
  @MainActor @Suite struct SwiftUIInUIKitTests {
    // Source: UIView, "animate(_:changes:completion:)".
    @Test("UIKit's views move with SwiftUI's animations") func viewsMoveWithAnimations() {
      RuntimeClock.reset(to: 0)
      let window = UIWindow(frame: CGRect(origin: .zero, size: .screen))
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      window.addSubview(view)
      var ends: [Double] = []
      func x(at time: Double) -> CGFloat? {
        RuntimeClock.advance(to: time)
        return view.layer.presentation()?.position.x
      }
      UIView.animate(.linear(duration: 2).delay(1)) {
        view.center.x = 105
      } completion: {
        ends.append(RuntimeClock.now)
      }
      #expect(isNear(x(at: 1), 5))
      #expect(isNear(x(at: 1.5), 30))
      #expect(isNear(x(at: 3), 105))
      #expect(ends == [3])
      UIView.animate(.spring(response: 2 * .pi, dampingFraction: 1)) { view.center.x = 5 }
      #expect(isNear(x(at: 4), 5 + 200 * exp(-1.0)))
    }

    final class Log {
      var made = 0
      var updated = 0
    }

    struct Box: UIViewRepresentable {
      let log: Log
      let value: Int

      func makeUIView(context: Context) -> UIView {
        log.made += 1
        return UIView(frame: .zero)
      }

      func updateUIView(_ view: UIView, context: Context) {
        log.updated += 1
        view.tag = value
      }
    }

    // Source: UIViewRepresentable: makeUIView is called once.
    @Test("A view of UIKit is shown and updated") func representable() {
      RuntimeClock.reset(to: 0)
      let (log, value) = (Log(), RuntimeState(1))
      let host = RuntimeHost(
        Box(log: log, value: value.value).frame(width: 20, height: 10).opacity(0.5), size: .screen)
      value.value = 2
      RuntimeClock.finishTurn()
      #expect(log.made == 1)
      #expect(log.updated == 2)
      #expect(host.appearance(of: "Box")?.size == CGSize(width: 20, height: 10))
      #expect(host.appearance(of: "Box")?.opacity == 0.5)
    }
  }
}
