import Testing

@testable import Motion

struct MotionOutlineTests {
  private static func number(_ value: Double) -> PropertyValue { .quantity(.number(value)) }

  private static func spans(_ property: AnimatedProperty?) -> [[Double]] {
    property?.spans.map { [Double($0.index), $0.start, $0.end] } ?? []
  }

  @Test(
    "Values share the run by their key times, evenly where these do not fit",
    arguments: [
      (nil, nil, [[1, 0, 0.5], [2, 0.5, 1]], [0, 0.5, 1]),
      ([0, 0.25, 1], nil, [[1, 0, 0.25], [2, 0.25, 1]], [0, 0.25, 1]),
      ([0, 1], nil, [[1, 0, 0.5], [2, 0.5, 1]], [0, 0.5, 1]),
      (
        [0, 0.5, 0.75, 1], .discrete, [[1, 0, 0.5], [2, 0.5, 0.75], [2, 0.75, 1]],
        [0, 0.5, 0.75, 1]
      ),
      (nil, .paced, [[1, 0, 0.5], [2, 0.5, 1]], []),
    ] as [([Double]?, Keyframes.CalculationMode?, [[Double]], [Double])])
  func values(
    keyTimes: [Double]?, mode: Keyframes.CalculationMode?, spans: [[Double]], keys: [Double]
  ) {
    var track = Keyframes.Track(
      property: "opacity", content: .values([Self.number(0), Self.number(1), Self.number(3)]))
    track.keyTimes = keyTimes?.map(Fraction.decimal)
    track.calculationMode = mode
    let property = AnimatedProperty(track)
    #expect(property.initial == Self.number(0))
    #expect(Self.spans(property) == spans)
    #expect(property.keys == keys)
    #expect(!property.hasFrames)
  }

  @Test("Frames are in the order of their starts, and know where they are written")
  func frames() {
    let late = Keyframes.RelativeKeyframe(
      start: .decimal(0.5), duration: .decimal(0.25), change: .to(Self.number(1)))
    let early = Keyframes.RelativeKeyframe(
      start: .fraction(1, 4), duration: .decimal(0.25), change: .by(Self.number(2)))
    var keyframes = Keyframes()
    keyframes.tracks = [.init(property: "position.x", content: .frames([late, early]))]
    let property = Motion.keyframes(keyframes).animatedProperties.first
    #expect(Self.spans(property) == [[1, 0.25, 0.5], [0, 0.5, 0.75]])
    #expect(property?.source == .frames(0))
    #expect(property?.values == nil)
  }

  @Test("An animator's animations end with it, and a layer's properties come by name")
  func others() {
    var animator = Animator()
    var slide = Animator.Animation(property: "position.x", change: .to(Self.number(5)))
    (slide.from, slide.delayFactor) = (Self.number(1), .decimal(0.25))
    animator.animations = [slide]
    let moved = Motion.animator(animator).animatedProperties
    #expect(moved.map(Self.spans) == [[[0, 0.25, 1]]])
    #expect(moved.first?.values == [Self.number(1), Self.number(5)])

    var layer = Transition.Layer(layer: .source)
    layer.initial = ["opacity": Self.number(0)]
    layer.frames = [
      .init(
        property: "frame", start: .decimal(0), duration: .decimal(1), change: .to(.current))
    ]
    var transition = Transition()
    transition.layers = [layer]
    let properties = Motion.transition(transition).animatedProperties
    #expect(properties.map(\.name) == ["frame", "opacity"])
    #expect(properties.map(\.spans.count) == [1, 0])
    #expect(properties.allSatisfy { $0.target == "source" && $0.source == .layer(0) })
  }

  @Test("Groups are flattened, with the path to each member and its pace")
  func groups() {
    var inner = MotionGroup()
    inner.members = [.init(.motion(.keyframes(Keyframes())))]
    var outer = MotionGroup()
    outer.members = [
      .init(.preset(Reference("other"))), .init(.motion(.group(inner))),
      .init(.motion(.animator(Animator()))),
    ]
    outer.members[1].speed = -2
    let elements = MotionOutline(of: .group(outer)).elements
    #expect(elements.map(\.path) == [[1, 0], [2]])
    #expect(elements.map(\.pace) == [2, 1])
    #expect(elements.map(\.motion.kind) == [.keyframes, .animator])
    #expect(MotionOutline(of: .group(outer), most: 1).elements.count == 1)
  }

  @Test("The measures of a layer's start come in the order of its properties") func order() throws {
    let names = [
      "bounds", "cornerRadius", "frame", "opacity", "position.x", "shadowRadius", "zPosition",
    ]
    let measures = try names.map { try Measure("\($0.prefix(3)) + 1") }
    var layer = Transition.Layer(layer: .destination)
    for (name, measure) in zip(names, measures) {
      layer.initial[name] = .quantity(.measure(measure))
    }
    var transition = Transition()
    transition.layers = [layer]
    #expect(Motion.transition(transition).measures == measures)
  }
}
