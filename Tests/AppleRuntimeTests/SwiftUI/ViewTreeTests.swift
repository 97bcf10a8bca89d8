import RuntimeSwiftUI
import Testing

extension RuntimeTests {
  @MainActor @Suite struct ViewTreeTests {
    /// Counts its taps.
    struct Counter: View {
      let name: String
      @State private var count = 0

      var body: some View {
        RuntimeLeaf(name).offset(x: Double(count)).onTapGesture { count += 1 }
      }
    }

    private func count(_ host: RuntimeHost, _ name: String) -> Double? {
      host.appearance(of: name).map { Double($0.offset.width) }
    }

    // Source: State; View, "id(_:)"; ForEach.
    @Test("State stays with a view's identity") func identityKeepsState() {
      RuntimeClock.reset(to: 0)
      let (names, id) = (RuntimeState(["a", "b"]), RuntimeState(0))
      let host = RuntimeHost(
        ZStack {
          ForEach(names.value, id: \.self) { Counter(name: $0) }
          Counter(name: "own").id(id.value)
        }, size: .screen)
      for name in ["b", "b", "own"] { host.tap(name) }
      names.value = ["b", "c", "a"]
      #expect(count(host, "b") == 2)
      #expect(count(host, "a") == 0)
      #expect(count(host, "own") == 1)
      id.value = 1
      #expect(count(host, "own") == 0)
      names.value = ["a"]
      names.value = ["a", "b"]
      RuntimeClock.finishTurn()
      #expect(count(host, "b") == 2)
      names.value = ["a"]
      RuntimeClock.finishTurn()
      names.value = ["a", "b"]
      #expect(count(host, "b") == 0)
    }

    @Test("Bindings reach state, and each branch has its own") func bindingsAndBranches() {
      struct Child: View {
        @Binding var isOn: Bool
        var body: some View { RuntimeLeaf("child").onTapGesture { isOn.toggle() } }
      }
      struct Parent: View {
        @State private var isOn = false
        @Environment(\.layoutDirection) private var direction
        var body: some View {
          ZStack {
            if isOn { RuntimeLeaf("on") } else { Counter(name: "off") }
            Child(isOn: $isOn).opacity(direction == .rightToLeft ? 0.5 : 1)
          }
        }
      }
      RuntimeClock.reset(to: 0)
      RuntimeSettings.isRightToLeft = true
      defer { RuntimeSettings.reset() }
      let host = RuntimeHost(Parent(), size: .screen)
      host.tap("off")
      #expect(count(host, "off") == 1)
      host.tap("child")
      #expect(host.drawn.map(\.name) == ["on", "child"])
      #expect(host.appearance(of: "child")?.opacity == 0.5)
      host.tap("child")
      #expect(count(host, "off") == 0)
    }

    // Source: View, "frame" and "position"; ZStack.
    @Test("Frames and alignments lay out views") func layout() {
      RuntimeClock.reset(to: 0)
      let host = RuntimeHost(
        ZStack(alignment: .bottomTrailing) {
          RuntimeLeaf("full")
          RuntimeLeaf("corner").frame(width: 100, height: 50).background { RuntimeLeaf("behind") }
          RuntimeLeaf("placed").frame(width: 20, height: 20).position(x: 50, y: 60)
          RuntimeLeaf("wide").frame(height: 100).overlay(alignment: .top) {
            RuntimeLeaf("over").frame(width: 10, height: 10)
          }
        }, size: .screen)
      let centers: [(String, Double, Double)] = [
        ("full", 200, 400), ("behind", 350, 775), ("corner", 350, 775), ("placed", 50, 60),
        ("wide", 200, 750), ("over", 200, 705),
      ]
      #expect(host.drawn.map(\.name) == centers.map(\.0))
      for (name, x, y) in centers {
        #expect(host.appearance(of: name)?.center == CGPoint(x: x, y: y), "\(name)")
      }
      #expect(host.appearance(of: "wide")?.size == CGSize(width: 400, height: 100))
    }

    // Source: GeometryReader; View, "background(alignment:content:)": it's offered the view's size.
    @Test("A geometry reader knows its size") func geometry() {
      struct Measured: View {
        @State private var size = CGSize.zero
        let width: CGFloat
        var body: some View {
          RuntimeLeaf("leaf").offset(x: size.width)
            .background {
              GeometryReader { space in
                let now = space.size
                Color.clear.task(id: now) { size = now }
              }
            }
            .frame(width: width)
        }
      }
      RuntimeClock.reset(to: 0)
      let width = RuntimeState(100.0)
      let host = RuntimeHost(Measured(width: width.value), size: .screen)
      RuntimeClock.finishTurn()
      #expect(host.appearance(of: "leaf")?.offset.width == 100)
      withAnimation(.linear(duration: 1)) { width.value = 200 }
      RuntimeClock.advance(to: 0.5)
      #expect(isNear(host.appearance(of: "leaf")?.offset.width, 150))
    }

    // Effects are around the anchor, and the inner ones come first.
    @Test("Effects are listed from the inside out") func effects() {
      RuntimeClock.reset(to: 0)
      let host = RuntimeHost(
        RuntimeLeaf("leaf").frame(width: 100, height: 100)
          .scaleEffect(2, anchor: .topLeading).rotationEffect(.degrees(90), anchor: .topLeading)
          .offset(x: 10).blur(radius: 3).foregroundColor(.red).background(Color.blue)
          .clipShape(RoundedRectangle(cornerRadius: 8)).opacity(0.5).opacity(0.5), size: .screen)
      let leaf = host.appearance(of: "leaf")
      // The frame begins at 150, 350; its lower right corner, 2 · (100, 100), turns to (-200, 200).
      let corner = CGPoint(x: 100, y: 100).applying(leaf?.transform ?? ProjectionTransform())
      #expect(isNear(corner.x, 150 - 200 + 10) && isNear(corner.y, 350 + 200))
      #expect(leaf?.effects.first == .frame(width: 100, height: 100))
      #expect(leaf?.effects.last == .opacity(0.5))
      #expect(leaf?.opacity == 0.25)
      #expect(leaf?.blur == 3)
      #expect(leaf?.foreground == .red)
      #expect(leaf?.background == .blue)
      #expect(leaf?.cornerRadius == 8)
    }

    // Source: GeometryEffect, "effectValue(size:)", and ProjectionTransform of a CATransform3D.
    @Test("Projections are multiplied") func projection() {
      struct Flip: GeometryEffect {
        var angle: Double
        var animatableData: Double {
          get { angle }
          set { angle = newValue }
        }
        func effectValue(size: CGSize) -> ProjectionTransform {
          var matrix = CATransform3DIdentity
          matrix.m34 = -1 / 500
          return ProjectionTransform(CATransform3DRotate(matrix, angle, 0, 1, 0))
        }
      }
      RuntimeClock.reset(to: 0)
      let angle = RuntimeState(0.0)
      let host = RuntimeHost(RuntimeLeaf("leaf").modifier(Flip(angle: angle.value)), size: .screen)
      withAnimation(.linear(duration: 1)) { angle.value = .pi / 2 }
      RuntimeClock.advance(to: 2 / 3.0)
      let transform = host.appearance(of: "leaf")?.transform ?? ProjectionTransform()
      // x · cos 60° over 1 - z / 500, where z is -x · sin 60°.
      let point = CGPoint(x: 100, y: 100).applying(transform)
      let depth = 1 + 100 * sin(Double.pi / 3) / 500
      #expect(isNear(point.x, 50 / depth) && isNear(point.y, 100 / depth))
    }

    @Test("Colors mix by their components") func colorsMix() {
      RuntimeClock.reset(to: 0)
      let part = RuntimeState(0.0)
      let host = RuntimeHost(
        RuntimeLeaf("leaf").background(Color(red: part.value, green: 0, blue: 1)), size: .screen)
      withAnimation(.linear(duration: 1)) { part.value = 1 }
      RuntimeClock.advance(to: 0.25)
      #expect(host.appearance(of: "leaf")?.background == Color(red: 0.25, green: 0, blue: 1))
    }
  }
}
