import Curvet
import Motion
import StrictJSON

extension JSONWriter {
  /// Writes what a script made of a motion.
  mutating func simulation<Simulation: MotionSimulation>(
    _ record: SimulationRecord<Simulation>, of found: FoundMotion, script: String,
    samples: [Double]
  ) {
    member("name", found.name)
    member("kind", found.motion.kind.rawValue)
    member("script", script)
    member("end", record.end)
    list("steps", record.samples.filter { $0.step != nil }) { writer, moment in
      writer.member("time", moment.time)
      writer.member("verb", moment.step?.call.verb.rawValue ?? "")
      writer.member("text", moment.step?.text ?? "")
      writer.reading(moment.simulation.reading)
    }
    list("events", record.samples.flatMap(Self.events)) { writer, entry in
      writer.event(entry.event)
      writer.reading(entry.reading)
    }
    list("samples", samples) { writer, time in
      writer.member("time", time)
      writer.reading(record.simulation(at: time).reading)
    }
    key("notes")
    beginArray()
    for note in record.notes { string(note) }
    endArray()
    crash(record)
  }

  private static func events<Simulation: MotionSimulation>(
    of moment: SimulationRecord<Simulation>.Sample
  ) -> [(event: AnimatorEvent, reading: SimulationReading)] {
    let reading = moment.simulation.reading
    return moment.events.map { ($0, reading) }
  }

  private mutating func crash<Simulation: MotionSimulation>(
    _ record: SimulationRecord<Simulation>
  ) {
    key("crash")
    guard let crash = record.crash, let last = record.samples.last, let step = last.step else {
      return null()
    }
    beginObject()
    member("time", last.time)
    member("verb", crash.verb.rawValue)
    member("text", step.text)
    member("state", crash.state.rawValue)
    member("message", crash.message)
    member("help", crash.help)
    endObject()
  }

  private mutating func list<Item>(
    _ name: String, _ items: [Item], _ body: (inout JSONWriter, Item) -> Void
  ) {
    key(name)
    beginArray()
    for item in items {
      beginObject()
      body(&self, item)
      endObject()
    }
    endArray()
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
      key("finished")
      bool(isFinished)
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
    key("running")
    bool(reading.isRunning)
    key("reversed")
    bool(reading.isReversed)
    member("fraction", reading.fraction)
    member("position", reading.position)
    list("values", reading.values) { writer, value in
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
    }
  }
}
