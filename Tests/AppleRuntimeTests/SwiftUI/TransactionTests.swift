import RuntimeSwiftUI
import Testing

extension RuntimeTests {
  @MainActor @Suite struct TransactionTests {
    /// An offset inside and an opacity outside, with an animation for each or none.
    struct Box: View {
      let isOn: Bool
      var inner: Animation?? = .none
      var outer: Animation?? = .none

      var body: some View {
        let leaf = RuntimeLeaf("leaf").offset(x: isOn ? 100 : 0)
        if let inner {
          outside(leaf.animation(inner, value: isOn))
        } else {
          outside(leaf)
        }
      }

      @ViewBuilder private func outside(_ view: some View) -> some View {
        if let outer {
          view.opacity(isOn ? 0 : 1).animation(outer, value: isOn)
        } else {
          view.opacity(isOn ? 0 : 1)
        }
      }
    }

    private let isOn = RuntimeState(false)

    private func host(_ inner: Animation??, _ outer: Animation??) -> RuntimeHost {
      RuntimeClock.reset(to: 0)
      let isOn = isOn
      return RuntimeHost(Box(isOn: isOn.value, inner: inner, outer: outer), size: .screen)
    }

    private func expect(_ host: RuntimeHost, x: Double, opacity: Double) {
      let leaf = host.appearance(of: "leaf")
      #expect(isNear(leaf?.offset.width, x))
      #expect(isNear(leaf?.opacity, opacity))
    }

    @Test("A change without a transaction isn't animated") func noAnimation() {
      let host = host(.none, .none)
      isOn.value = true
      expect(host, x: 100, opacity: 0)
    }

    @Test("withAnimation reaches everything that depends on the change")
    func withAnimationReachesAll() {
      let host = host(.none, .none)
      withAnimation(.linear(duration: 1)) { isOn.value = true }
      RuntimeClock.advance(to: 0.5)
      expect(host, x: 50, opacity: 0.5)
    }

    // Source: View, "animation(_:value:)": applies to what's below, and the innermost one wins.
    @Test("The inner of two animations wins") func nestedAnimations() {
      let host = host(.linear(duration: 1), .linear(duration: 2))
      isOn.value = true
      RuntimeClock.advance(to: 0.5)
      expect(host, x: 50, opacity: 0.75)
    }

    @Test("A nil animation doesn't animate") func nilDoesNotAnimate() {
      let host = host(.some(nil), .linear(duration: 2))
      withAnimation(.linear(duration: 1)) { isOn.value = true }
      RuntimeClock.advance(to: 0.5)
      expect(host, x: 100, opacity: 0.75)
    }

    // Source: Transaction, "disablesAnimations".
    @Test("A transaction can disable animations") func disabledAnimations() {
      let host = host(.linear(duration: 1), .linear(duration: 2))
      var transaction = Transaction(animation: nil)
      transaction.disablesAnimations = true
      withTransaction(transaction) { isOn.value = true }
      expect(host, x: 100, opacity: 0)
    }

    @Test("Transactions of one turn stay apart") func transactionsOfATurnStayApart() {
      RuntimeClock.reset(to: 0)
      let (x, opacity) = (RuntimeState(0.0), RuntimeState(1.0))
      let host = RuntimeHost(
        RuntimeLeaf("leaf").offset(x: x.value).opacity(opacity.value), size: .screen)
      withAnimation(.linear(duration: 1)) { x.value = 100 }
      opacity.value = 0
      RuntimeClock.advance(to: 0.25)
      expect(host, x: 25, opacity: 0)
    }

    // An Animatable modifier moves what's in its body, which isn't animated once more.
    @Test("An animatable modifier gets the values in between") func animatableModifier() {
      struct Slide: ViewModifier, Animatable {
        var part: Double
        nonisolated var animatableData: Double {
          get { part }
          set { part = newValue }
        }
        func body(content: Content) -> some View {
          content.offset(x: 100 * part * part).animation(.linear(duration: 9), value: 0)
        }
      }
      RuntimeClock.reset(to: 0)
      let (part, other) = (RuntimeState(0.0), RuntimeState(0))
      let host = RuntimeHost(
        RuntimeLeaf("leaf").modifier(Slide(part: part.value)).opacity(other.value == 0 ? 1 : 0),
        size: .screen)
      withAnimation(.linear(duration: 1)) { part.value = 1 }
      RuntimeClock.advance(to: 0.5)
      expect(host, x: 25, opacity: 1)
      RuntimeClock.advance(to: 0.6)
      withAnimation(.linear(duration: 5)) { other.value = 1 }
      expect(host, x: 36, opacity: 1)
      RuntimeClock.advance(to: 0.8)
      expect(host, x: 64, opacity: 0.96)
    }
  }
}
