import Motion
import Presets
import Testing

struct PropertyComparisonTests {
  private static func flip(_ direction: Transition.Direction) -> Motion {
    var transition = Transition()
    transition.style = .flip
    transition.direction = direction
    transition.duration = .seconds(0.4)
    return .transition(transition)
  }

  private static func fade(to value: Double, target: String? = nil) -> Motion {
    var animation = Animator.Animation(property: "opacity", change: .to(.quantity(.number(value))))
    animation.from = .quantity(.number(0))
    animation.target = target
    var animator = Animator()
    animator.duration = .seconds(1)
    animator.animations = [animation]
    return .animator(animator)
  }

  private static func keyframes(
    _ tracks: [(String, [Double])], _ change: (inout Keyframes) -> Void = { _ in }
  ) -> Motion {
    var keyframes = Keyframes()
    keyframes.duration = .seconds(1)
    keyframes.tracks = tracks.map { property, values in
      .init(property: property, content: .values(values.map { .quantity(.number($0)) }))
    }
    change(&keyframes)
    return .keyframes(keyframes)
  }

  @Test("What turns the other way differs, though its timing is the same") func flips() throws {
    let comparison = try #require(
      try PropertyComparison(Self.flip(.fromRight), to: Self.flip(.fromLeft)))
    #expect(!comparison.isSame)
    #expect(
      comparison.differences.map(\.property) == Array(repeating: "transform.rotation.y", count: 2))
    #expect(comparison.differences.map(\.target) == ["source", "destination"])
    let source = comparison.differences[0]
    let ends = [source.base, source.other].map { $0?.values.last?.value }
    #expect(ends.count == 2 && ends[0] != ends[1])
    #expect(try MotionComparison(Self.flip(.fromRight), to: Self.flip(.fromLeft)).isSame)
  }

  @Test("The same is the same") func same() throws {
    for motion in [
      Self.flip(.fromLeft), Self.fade(to: 1), Self.keyframes([("opacity", [0, 1, 0.5])]),
    ] {
      let comparison = try #require(try PropertyComparison(motion, to: motion))
      #expect(comparison.isSame)
    }
    // Written differently, moved the same.
    let other = try #require(
      try PropertyComparison(
        Self.keyframes([("opacity", [0, 0.5, 1])]), to: Self.keyframes([("opacity", [0, 1])])))
    #expect(other.isSame)
  }

  @Test(
    "Properties and layers are told apart",
    arguments: [
      (fade(to: 1), fade(to: 0.5), ["opacity"]),
      (fade(to: 1), fade(to: 1, target: "card"), ["opacity", "card.opacity"]),
      (
        keyframes([("opacity", [0, 1]), ("position.x", [0, 9])]),
        keyframes([("position.x", [0, 9])]), ["opacity"]
      ),
      (
        keyframes([("position.x", [0, 9]), ("opacity", [0, 1])]),
        keyframes([("opacity", [0, 1]), ("position.x", [0, 8])]), ["position.x"]
      ),
      // A narrow spike, and what is left when it is over.
      (
        keyframes([("opacity", [0, 1])]),
        keyframes([("opacity", [0, 0.3, 9, 0.3001, 1])]) {
          $0.tracks[0].keyTimes = [0, 0.3, 0.30005, 0.3001, 1].map { Fraction.decimal($0) }
        }, ["opacity"]
      ),
      (
        keyframes([("opacity", [0, 1])]),
        keyframes([("opacity", [0, 1])]) { $0.fillMode = .forwards }, ["opacity"]
      ),
    ])
  func properties(base: Motion, other: Motion, names: [String]) throws {
    let comparison = try #require(try PropertyComparison(other, to: base))
    #expect(
      comparison.differences.map {
        [$0.target, $0.property].compactMap(\.self).joined(separator: ".")
      }
        == names)
  }

  @Test("What moves nothing has no properties to compare") func nothing() throws {
    let curve = Motion.curve(Curve(.named(.easeIn)))
    let fade = Self.fade(to: 1)
    for (other, base) in [(curve, fade), (fade, curve), (Motion.animator(Animator()), fade)] {
      let comparison = try PropertyComparison(other, to: base)
      let isThere = comparison != nil
      #expect(!isThere)
    }
  }

  @Test("Settings that move nothing differ too") func settings() throws {
    guard case .animator(var animator) = Self.fade(to: 1) else { return }
    animator.isInterruptible = true
    let comparison = try #require(
      try PropertyComparison(.animator(animator), to: Self.fade(to: 1)))
    #expect(comparison.differences.isEmpty)
    #expect(!comparison.isSame)
    #expect(
      comparison.settings == [
        FieldDiff(pointer: "/motion/isInterruptible", old: nil, new: "true")
      ])
  }

  @Test("What differs most is told, by the range of each property") func most() throws {
    let base = Self.keyframes([("opacity", [0, 1]), ("position.x", [0, 200])])
    let other = Self.keyframes([("opacity", [0.5, 1]), ("position.x", [0, 250])])
    let comparison = try #require(try PropertyComparison(other, to: base))
    #expect(comparison.differences.map { $0.largest?.difference } == [0.5, 50])
    #expect(
      comparison.differences.map { (($0.relative?.difference ?? 0) * 1e6).rounded() / 1e6 } == [
        0.5, 0.2,
      ])
    #expect(comparison.most.map(\.property) == ["opacity"])
    // Of one there is no most.
    let one = try #require(try PropertyComparison(Self.fade(to: 1), to: Self.fade(to: 0.5)))
    #expect(one.differences.count == 1 && one.most.isEmpty)
  }

  @Test("A difference is where both move; what is not known of a measure is not told in points")
  func apart() throws {
    let late = Self.keyframes([("opacity", [0, 1])]) {
      $0.beginTime = .seconds(0.5)
      $0.timing = .curve(Curve(.named(.easeIn)))
    }
    let comparison = try #require(
      try PropertyComparison(late, to: Self.keyframes([("opacity", [0, 1])])))
    // From .5 s on, where the late one begins at 0, until 1 s, where the other one ends.
    #expect(try abs(#require(comparison.differences.first?.largest).difference - 0.686_667) < 1e-6)

    func slide(_ measure: String) throws -> Motion {
      var keyframes = Keyframes()
      keyframes.duration = .seconds(1)
      keyframes.tracks = [
        .init(
          property: "position.x",
          content: .values([.quantity(.number(0)), .quantity(.measure(try Measure(measure)))]))
      ]
      return .keyframes(keyframes)
    }
    let slides = try #require(
      try PropertyComparison(slide("container.width * 2"), to: slide("container.width")))
    #expect(slides.differences.count == 1)
    #expect(slides.differences.first?.largest == nil)
    let given = try #require(
      try PropertyComparison(
        slide("container.width * 2"), to: slide("container.width"),
        lengths: ["container.width": 300]))
    #expect(try abs(#require(given.differences.first?.largest).difference - 300) < 1e-9)
  }

  @Test("The corners of a paced course are met, however fast it passes them") func paced() throws {
    let paced = Self.keyframes([("opacity", [57, -57, 149, 244, -78, 108])]) {
      $0.duration = .seconds(0.158)
      $0.tracks[0].calculationMode = .paced
      $0.timing = .curve(
        Curve(
          .linear([
            .init(input: 0, output: 0), .init(input: 0.01, output: 1.09),
            .init(input: 0.3, output: 0.38), .init(input: 1, output: 1),
          ])))
    }
    let still = Self.keyframes([("opacity", [200, 200])]) { $0.duration = .seconds(0.158) }
    let comparison = try #require(try PropertyComparison(paced, to: still))
    #expect(try abs(#require(comparison.differences.first?.largest).difference - 278) < 1e-6)
  }

  @Test("Whether it ends is told") func endless() throws {
    let endless = Self.keyframes([("opacity", [0, 1])]) { $0.repeatCount = .infinite }
    let comparison = try #require(
      try PropertyComparison(endless, to: Self.keyframes([("opacity", [0, 1])])))
    #expect(comparison.isEndless.other && !comparison.isEndless.base)
    #expect(!comparison.isSame)
  }
}
