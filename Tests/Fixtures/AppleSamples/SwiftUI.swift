#if canImport(SwiftUI)
  import SwiftUI
  import UIKit

  enum Animations {
    static let card = Animation.timingCurve(0.2, 0, 0, 1, duration: 0.3)
    static let soft = Animation.spring(response: 0.5, dampingFraction: 0.8, blendDuration: 0)
    static let loop = Animation.interpolatingSpring(mass: 1, stiffness: 100, damping: 10)
      .delay(0.1).speed(2).repeatForever(autoreverses: false)
    static let twice = Animation.easeInOut(duration: 1).repeatCount(2)

    @available(iOS 17, *) static let spring = Spring(mass: 1, stiffness: 100, damping: 10)
    @available(iOS 17, *) static let curve = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: 0.2, y: 0), endControlPoint: UnitPoint(x: 0, y: 1))

    static var best: Animation {
      if #available(iOS 17, *) { .spring(Spring(duration: 0.5, bounce: 0.2)) } else { soft }
    }
  }

  @available(iOS 17, *) struct Steps: CustomAnimation {
    let count: Double

    func animate<V: VectorArithmetic>(
      value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
      guard time < 1 else { return nil }
      var scaled = value
      scaled.scale(by: floorStep(time))
      return scaled
    }

    private func floorStep(_ time: Double) -> Double { (time * count).rounded(.down) / count }
  }

  @available(iOS 17, *) struct Bounce: View {
    struct Values {
      var y = 0.0
      var scale = 1.0
    }

    @State private var taps = 0

    static var timeline: KeyframeTimeline<Values> {
      KeyframeTimeline(initialValue: Values()) {
        KeyframeTrack(\.y) { LinearKeyframe(1, duration: 1) }
      }
    }

    var body: some View {
      Circle().keyframeAnimator(initialValue: Values(), trigger: taps) { content, values in
        content.offset(y: values.y).scaleEffect(values.scale)
      } keyframes: { _ in
        KeyframeTrack(\.y) {
          LinearKeyframe(-20, duration: 0.2, timingCurve: .easeIn)
          SpringKeyframe(0, duration: 0.5, spring: .bouncy)
        }
        KeyframeTrack(\.scale) {
          MoveKeyframe(0.5)
          CubicKeyframe(1, duration: 0.3, startVelocity: 1)
        }
      }
      .onTapGesture { taps += 1 }
    }
  }

  struct Tilt: ViewModifier {
    let degrees: Double

    func body(content: Content) -> some View {
      content.rotation3DEffect(.degrees(degrees), axis: (x: 0, y: 1, z: 0), perspective: 0.5)
    }
  }

  extension AnyTransition {
    static var tilt: AnyTransition {
      .asymmetric(
        insertion: .modifier(active: Tilt(degrees: 90), identity: Tilt(degrees: 0)),
        removal: .move(edge: .leading).combined(with: .opacity))
    }
  }

  @available(iOS 17, *) struct Grow: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      content.scaleEffect(phase.isIdentity ? 1 : 0.5).opacity(phase == .identity ? 1 : 0)
    }
  }

  struct Wedge: Shape {
    var angle: Double

    var animatableData: Double {
      get { angle }
      set { angle = newValue }
    }

    func path(in rect: CGRect) -> Path {
      var path = Path()
      path.move(to: CGPoint(x: rect.midX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.width * cos(angle), y: rect.maxY))
      return path
    }
  }

  struct Gallery: View {
    @State private var isOn = false
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    private let names = ["curve/card", "spring/soft"]

    var body: some View {
      ScrollView {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 120))]) {
          ForEach(names, id: \.self) { name in
            VStack(alignment: .leading, spacing: 8) {
              Text(name).font(.caption)
              ZStack {
                RoundedRectangle(cornerRadius: 8).fill(Color.gray.opacity(0.2))
                if isOn { Wedge(angle: 1).transition(.tilt) }
                Rectangle().fill(.blue).frame(width: 40, height: 40).offset(x: isOn ? 40 : 0)
                  .rotationEffect(.degrees(isOn ? 90 : 0))
                  .animation(reduceMotion ? nil : Animations.card, value: isOn)
              }
              .background { Color.white }
            }
          }
        }
        Button("Play") { withAnimation(Animations.best) { isOn.toggle() } }
        LayerBox()
      }
    }
  }

  struct LayerBox: UIViewRepresentable {
    func makeUIView(context: Context) -> UIView { UIView(frame: .zero) }
    func updateUIView(_ view: UIView, context: Context) { view.alpha = 0.5 }
  }

  struct GalleryPreviews: PreviewProvider {
    static var previews: some View { Gallery() }
  }

  #Preview("Everything") {
    if #available(iOS 16, *) { NavigationStack { Gallery() } } else { Gallery() }
  }
#endif
