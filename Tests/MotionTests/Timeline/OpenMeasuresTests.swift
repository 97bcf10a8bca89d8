import Motion
import Testing

struct OpenMeasuresTests {
  private static func measure(_ text: String) throws -> PropertyValue {
    .quantity(.measure(try Measure(text)))
  }

  @Test("An unknown measure is carried as a term") func term() throws {
    let height = try Measure("container.height - 80")
    let motion = Samples.animator {
      $0.timing = nil
      $0.animations[0].change = .to(.quantity(.measure(height)))
    }
    let point = try #require(try MotionEvaluator(motion).tracks.first).point(at: 0.5)
    #expect(point.value == .number(15))
    #expect(point.velocity == .number(-10))
    #expect(
      point.terms == [.init(measure: height, value: .number(0.25), velocity: .number(0.5))])
  }

  @Test("Known and carried parts add up to what is evaluated with values") func sum() throws {
    let motion = Samples.keyframes { keyframes in
      keyframes.timing = Samples.ease
      keyframes.tracks[0].content = .values(
        [Samples.number(4)] + ((try? [Self.measure("a + 1"), Self.measure("b * 2")]) ?? [])
          + [Samples.number(-3)])
      keyframes.tracks[0].calculationMode = .cubic
    }
    let lengths = ["a": 13.0, "b": -7.0]
    let open = try #require(try MotionEvaluator(motion).tracks.first)
    let known = try #require(try MotionEvaluator(motion, lengths: lengths).tracks.first)
    for step in 0..<20 {
      let point = open.point(at: Double(step) / 20)
      var value = try #require(point.value?.number)
      var velocity = try #require(point.velocity?.number)
      for term in point.terms {
        let size = try term.measure.evaluate(lengths)
        value += (term.value?.number ?? 0) * size
        velocity += (term.velocity?.number ?? 0) * size
      }
      let wanted = known.point(at: Double(step) / 20)
      #expect(try abs(value - #require(wanted.value?.number)) < 1e-9)
      #expect(try abs(velocity - #require(wanted.velocity?.number)) < 1e-7)
      #expect(wanted.terms.isEmpty)
    }
  }

  @Test("A jump between two frames keeps them") func jump() throws {
    var transition = Transition()
    (transition.style, transition.calculationMode) = (.custom, .cubic)
    transition.duration = .seconds(1)
    var layer = Transition.Layer(layer: .source)
    func frame(_ start: Double, _ length: Double, _ text: String) throws
      -> Transition.RelativeKeyframe
    {
      Transition.RelativeKeyframe(
        property: "opacity", start: .decimal(start), duration: .decimal(length),
        change: .to(try Self.measure(text)))
    }
    layer.frames = [
      try frame(0.125, 0.25, "a"), try frame(0.375, 0, "b"), try frame(0.375, 0.25, "c"),
    ]
    transition.layers = [layer]
    let track = try #require(try MotionEvaluator(.transition(transition)).tracks.first)
    let terms = track.point(at: 0.5).terms.map { ($0.measure.text, $0.value?.number) }
    #expect(terms.map(\.0) == ["b", "c"])
    #expect(terms.map(\.1) == [0.5, 0.5])
  }

  @Test("A spring's velocity may be one") func spring() throws {
    let measure = try Measure("gesture.velocity / 500")
    var spring = Spring(.physical(mass: 1, stiffness: 100, damping: 10))
    spring.initialVelocity = .measure(measure)
    let point = try #require(try MotionEvaluator(.spring(spring)).tracks.first).point(at: 0)
    #expect(point.value == .number(0))
    #expect(
      point.terms == [.init(measure: measure, value: .number(0), velocity: .number(1))])
  }

  @Test("What is no sum wants its measures") func refused() throws {
    let value = try Self.measure("width")
    let wanted = MotionError(
      "the value of 'width' isn't known", kind: .openMeasure,
      help: "known only at run time; set a value, such as width=100")
    let paced = Samples.keyframes {
      $0.tracks[0].content = .values([Samples.number(0), value])
      $0.tracks[0].calculationMode = .paced
    }
    #expect(throws: wanted) { try MotionEvaluator(paced) }
    #expect(throws: Never.self) { try MotionEvaluator(paced, lengths: ["width": 3]) }
    var spring = Spring(.physical(mass: 1, stiffness: 100, damping: 10))
    spring.initialVelocity = .measure(try Measure("width"))
    #expect(throws: wanted) {
      try MotionEvaluator(Samples.animator { $0.timing = .spring(spring) })
    }
    #expect(throws: wanted) { try MotionEvaluator(Samples.group([.spring(spring)])) }
  }

  @Test("A motion names its measures once each") func measures() throws {
    let motion = Samples.animator {
      guard let value = try? Self.measure("cell.x") else { return }
      $0.animations[0].from = value
      $0.animations[0].change = .to(value)
    }
    #expect(motion.measures == [try Measure("cell.x")])
  }
}
