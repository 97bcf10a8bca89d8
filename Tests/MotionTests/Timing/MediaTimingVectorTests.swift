import Motion
import Testing

@Suite struct MediaTimingVectorTests {
  /// Every case of one animation under both readings; those with an offset are readings, not facts.
  @Test(arguments: FixtureCase.all("media_timing").filter { $0.input.number("duration") != nil })
  func single(_ fixture: FixtureCase) throws {
    var timing = timing(fixture.input)
    let time = try #require(fixture.input.number("tp"))
    #expect(timing.activeDuration == fixture.output.number("active"))
    let instant = timing.instant(at: time)
    #expect(instant.phase.rawValue == fixture.output.string("phase"))
    #expect(Double(instant.cycle) == fixture.output.number("cycle"))
    #expect(instant.applies == fixture.output.bool("applies"))
    let fraction = try #require(fixture.output.number("fraction"))
    #expect(abs(instant.fraction - fraction) <= fixture.tolerance)

    timing.offsetReading = .header
    let header = timing.instant(at: time)
    #expect(header.phase.rawValue == fixture.output.string("header_phase"))
    #expect(header.applies == fixture.output.bool("header_applies"))
    let expected = try #require(fixture.output.number("header_fraction"))
    #expect(abs(header.fraction - expected) <= fixture.tolerance)
  }

  @Test(arguments: FixtureCase.all("media_timing").filter { $0.input.array("layers") != nil })
  func chain(_ fixture: FixtureCase) throws {
    let layers = try #require(fixture.input.array("layers")).compactMap(fields).map { fields in
      var clock = LayerClock()
      clock.beginTime = fields.number("beginTime") ?? 0
      clock.speed = fields.number("speed") ?? 1
      return clock
    }
    let groups = try #require(fixture.input.array("groups")).compactMap(fields).map(timing)
    let animation = timing(try #require(fixture.input.fields["anim"].flatMap(fields)))
    let chain = MediaChain(layers: layers, groups: groups, animation: animation)
    let instant = chain.instant(at: try #require(fixture.input.number("tp")))
    #expect(instant.phase.rawValue == fixture.output.string("phase"))
    #expect(instant.applies == fixture.output.bool("applies"))
    let fraction = try #require(fixture.output.number("fraction"))
    #expect(abs(instant.fraction - fraction) <= fixture.tolerance)
  }

  @Test func theAreaHasItsCases() {
    #expect(FixtureCase.all("media_timing").count == 84)
    #expect(FixtureCase.gating("media_timing").count == 51)
  }

  private func fields(_ field: Field) -> Fields? {
    if case .fields(let fields) = field { fields } else { nil }
  }

  private func timing(_ fields: Fields) -> MediaTiming {
    var timing = MediaTiming(duration: fields.number("duration") ?? 0)
    timing.beginTime = fields.number("beginTime") ?? 0
    timing.speed = fields.number("speed") ?? 1
    timing.timeOffset = fields.number("timeOffset") ?? 0
    timing.repeatCount = fields.number("repeatCount") ?? 0
    timing.repeatDuration = fields.number("repeatDuration")
    timing.autoreverses = fields.bool("autoreverses") ?? false
    timing.fillMode = fields.string("fillMode").flatMap(FillMode.init) ?? .removed
    return timing
  }
}
