import Curvet
import Motion
import StrictJSON

extension JSONWriter {
  /// Writes the simulation of a script.
  mutating func simulation<Simulation: MotionSimulation>(
    _ record: SimulationRecord<Simulation>, of found: FoundMotion, script: String,
    samples: [Double]
  ) {
    member("name", found.name)
    member("kind", found.motion.kind.rawValue)
    member("script", script)
    member("end", record.end)
    objects("steps", record.samples.filter { $0.step != nil }) { writer, sample in
      writer.member("time", sample.time)
      writer.member("verb", sample.step?.call.verb.rawValue ?? "")
      writer.member("text", sample.step?.text ?? "")
      writer.reading(sample.simulation.reading)
    }
    objects("events", record.samples.flatMap(Self.events)) { writer, entry in
      writer.event(entry.event)
      writer.reading(entry.reading)
    }
    objects("samples", samples) { writer, time in
      writer.member("time", time)
      writer.reading(record.simulation(at: time).reading)
    }
    texts("notes", record.notes)
    crash(record)
  }

  private static func events<Simulation: MotionSimulation>(
    of sample: SimulationRecord<Simulation>.Sample
  ) -> [(event: AnimatorEvent, reading: SimulationReading)] {
    let reading = sample.simulation.reading
    return sample.events.map { ($0, reading) }
  }

  private mutating func crash<Simulation: MotionSimulation>(
    _ record: SimulationRecord<Simulation>
  ) {
    let last = record.samples.last
    let crash = record.crash.flatMap { crash in last?.step.map { (crash, $0) } }
    object("crash", crash) { writer, crashed in
      let (crash, step) = crashed
      writer.member("time", last?.time)
      writer.member("verb", crash.verb.rawValue)
      writer.member("text", step.text)
      writer.member("state", crash.state.rawValue)
      writer.member("message", crash.message)
      writer.member("help", crash.help)
    }
  }

  private mutating func event(_ event: AnimatorEvent) {
    member("time", event.time)
    member("event", SimulationWords.name(event.kind))
    switch event.kind {
    case .running(let remaining): member("remaining", remaining)
    case .completed(let position): member("at", position.rawValue)
    case .discarded(let animations, let completions):
      member("animations", animations)
      member("completions", completions)
    case .ignored(let verb): member("verb", verb.rawValue)
    case .added(let name): member("property", name)
    case .released(let decision): member("decision", Self.name(decision))
    case .transitionCompleted(let isFinished), .removed(let isFinished):
      member("finished", isFinished)
    case .dropped(let isKept): member("kept", isKept)
    case .activated, .paused, .pausedOnCompletion, .stopped, .nothingToDo, .gestureRefused, .held:
      break
    }
  }

  private static func name(_ decision: InteractionRules.Decision) -> String {
    switch decision {
    case .finish: "finish"
    case .cancel: "cancel"
    case .proceed: "continue"
    case .run(true): "reverse"
    case .run(false): "forward"
    case .stay: "stay"
    }
  }

  private mutating func reading(_ reading: SimulationReading) {
    member("state", reading.state.rawValue)
    member("running", reading.isRunning)
    member("reversed", reading.isReversed)
    member("fraction", reading.fraction)
    member("position", reading.position)
    objects("values", reading.values) { writer, value in
      writer.member("property", value.name)
      writer.key("value")
      writer.value(value.value)
    }
  }

  private mutating func value(_ value: AnimatedValue?) {
    switch value {
    case nil: null()
    case .number(let value): number(value)
    case .vector(let parts):
      beginArray()
      for part in parts { number(part) }
      endArray()
    case .some(.color): string(value.map(SimulationWords.color) ?? "")
    case .boolean(let value): bool(value)
    case .string(let text): string(text)
    case .css(let value): string(value.text)
    }
  }
}
