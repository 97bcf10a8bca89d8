import Diagnostics
import Motion
import Presets
import StrictJSON

/// A plain interpreter finds motion in JSON by what things are called and how they are written.
struct PlainInterpreter {
  let reader: ValueReader
  var found: FoundMotions
  /// Whether something was found that can be nothing but motion.
  var isCertain = false
  /// Whether an easing stands next to the value that is read, so that a time is one of motion.
  private var isBesideEasing = false
  /// Keyframes by name, for the animations that play them.
  private var bodies: [(name: String, body: String)] = []

  init(_ options: ReaderOptions, _ found: FoundMotions) {
    reader = ValueReader(options)
    self.found = found
  }

  mutating func interpret(_ document: JSONDocument) {
    let root = JSONSpot(document)
    findBodies(root)
    walk(root, [])
  }

  private mutating func findBodies(_ spot: JSONSpot) {
    for child in spot.children where child.value.kind == .object {
      if child.key.plainKey == "keyframes" {
        for one in child.children where KeyframeList.recognizes(one.value) {
          bodies.append((one.key, KeyframeList.body(one.value)))
        }
      } else {
        findBodies(child)
      }
    }
  }

  private mutating func walk(_ spot: JSONSpot, _ names: [String]) {
    switch spot.value.kind {
    case .object: walk(object: spot, names)
    case .array: walk(array: spot, names)
    case .string: take(text: spot, names)
    case .number: take(number: spot, names)
    default: break
    }
  }

  private mutating func walk(object spot: JSONSpot, _ names: [String]) {
    let value = spot.value
    do throws(ValueProblem) {
      if let motion = try motion(of: value) {
        isCertain = true
        let own = value["name"]?.string.map { [$0] } ?? []
        found.add(motion, named: names.isEmpty ? own : names, at: spot) { preset in
          preset.title = value["title"]?.string
          preset.summary = (value["description"] ?? value["summary"] ?? value["comment"])?.string
        }
        return
      }
    } catch {
      isCertain = isCertain || isAboutMotion(value)
      return found.leaveOut(names.dotted, error, at: spot)
    }
    let hasEasing = spot.children.contains { child in
      guard let text = child.value.string?.trimmed else { return false }
      return Self.calls.contains(where: text.hasPrefix)
    }
    for child in spot.children {
      guard !Self.notes.contains(child.key.plainKey) else { continue }
      isBesideEasing = hasEasing
      let isStructural = names.isEmpty && ["theme", "extend"].contains(child.key)
      let isExtended = names.isEmpty && child.key == "extend"
      walk(child, isStructural || isExtended ? names : names + [child.key])
    }
  }

  private mutating func walk(array spot: JSONSpot, _ names: [String]) {
    let isList = spot.value.elements.allSatisfy { $0.number != nil || $0.string != nil }
    if KeyframeList.recognizes(spot.value) || names.isEmpty && KeyframeList.isBare(spot.value) {
      return takeKeyframes(spot, names)
    }
    if isList {
      guard names.isEmpty || Self.isEasing(names) else { return }
      do throws(ValueProblem) {
        if let shape = try reader.bezier(spot.value) {
          isCertain = true
          return found.add(.curve(Curve(shape)), named: names, at: spot)
        }
        let count = spot.value.elements.reduce(0) { count, _ in count + 1 }
        let isNumbers = spot.value.elements.allSatisfy { $0.number != nil }
        guard isNumbers else { throw ValueProblem("a Bézier curve must be a list of numbers") }
        throw ValueProblem("a Bézier curve takes 4 numbers, found \(count)")
      } catch {
        return found.leaveOut(names.isEmpty ? "the list" : names.dotted, error, at: spot)
      }
    }
    for child in spot.children {
      let own = ["name", "id", "key"].lazy.compactMap { child.value[$0]?.string }.first
      walk(child, names + [own ?? "\((Int(child.key) ?? 0) + 1)"])
    }
  }

  /// The keys that contain descriptions.
  private static let notes: Set = [
    "description", "summary", "comment", "title", "schema", "url", "id", "version", "author",
    "license", "name", "docs", "note", "notes", "label", "displayname", "uuid",
  ]

  /// Whether names indicate an easing.
  static func isEasing(_ names: [String]) -> Bool {
    names.contains { name in name.keyWords.contains(where: words.contains) }
  }

  private static let words: Set = [
    "easing", "easings", "ease", "eases", "curve", "curves", "bezier", "beziers", "timing",
    "motion", "transition", "transitions",
  ]
  private static let times: Set = ["duration", "durations", "delay", "delays", "dur"]
}

// Single values.
extension PlainInterpreter {
  private mutating func take(text spot: JSONSpot, _ names: [String]) {
    let text = (spot.value.string ?? "").trimmed
    guard text.utf8.count <= 1 << 20 else { return }
    let isNamed = Self.isEasing(names) || Self.isTime(names) || names.last == "animation"
    let isCall = Self.calls.contains(where: text.hasPrefix)
    let isTime = isBesideEasing && StyleQuantity(text)?.seconds != nil
    let isAnimation = names.contains { $0.plainKey == "animation" }
    guard isCall || isAnimation || isNamed || isTime else { return }
    do throws(ValueProblem) {
      if let timing = try reader.easing(text: text), let motion = timing.motion {
        isCertain = true
        return found.add(motion, named: names, at: spot)
      }
      guard StyleText.mayBeMotion(text) else { return leaveOutUnknown(text, names, at: spot) }
      let motions = try StyleText.motions(text, keyframes: bodies)
      // A delay alone may be that of anything, as of a server that is deployed.
      let isWait = !Self.isEasing(names) && names.last.map(Self.isDelay) == true
      if !motions.isEmpty, !isWait { isCertain = true }
      for (index, motion) in motions.enumerated() {
        found.add(motion, named: names + (motions.count > 1 ? ["\(index + 1)"] : []), at: spot)
      }
    } catch {
      isCertain = isCertain || isCall
      found.leaveOut(names.dotted, error, at: spot)
    }
  }

  /// Leaves out a text that is called an easing or a time by its key or the one around it.
  private mutating func leaveOutUnknown(_ text: String, _ names: [String], at spot: JSONSpot) {
    if isBesideEasing, let name = names.last, Self.isTime([name]) || Self.isEasing([name]) {
      let kind = Self.isTime([name]) ? "a time" : "a known easing"
      return found.leaveOut(names.dotted, "\(text.cut) isn't \(kind)", at: spot)
    }
    for name in names.suffix(2).reversed() {
      let isTime = Self.times.contains(name.plainKey) || Self.lengths.contains(name.plainKey)
      guard isTime || Self.easings.contains(name.plainKey) || name.plainKey == "easings" else {
        continue
      }
      let kind = isTime ? "a time" : "a known easing"
      return found.leaveOut(names.dotted, "\(text.cut) isn't \(kind)", at: spot)
    }
  }

  private static func isDelay(_ name: String) -> Bool {
    name.keyWords.contains { $0 == "delay" || $0 == "delays" }
  }

  static func isTime(_ names: [String]) -> Bool {
    names.contains { name in name.keyWords.contains(where: times.contains) }
  }

  private mutating func take(number spot: JSONSpot, _ names: [String]) {
    guard Self.isTime(names) else { return }
    // A bare "duration" may be that of a film, but hardly one of "fast" among durations.
    let isSpecific = names.count > 1 && Self.times.contains(names[names.count - 2].plainKey)
    isCertain = isCertain || isSpecific || (names.last?.keyWords.count ?? 0) > 1
    do throws(ValueProblem) {
      let key = names.last(where: { ValueReader.unit(of: $0) != nil }) ?? spot.key
      let seconds = try reader.seconds(spot.value, key: key)
      found.add(.duration(.seconds(seconds)), named: names, at: spot)
    } catch {
      found.leaveOut(names.dotted, error, at: spot)
    }
  }

  private mutating func takeKeyframes(_ spot: JSONSpot, _ names: [String]) {
    isCertain = true
    do throws(ValueProblem) {
      found.add(try KeyframeList.motion(spot.value, reader), named: names, at: spot)
    } catch {
      found.leaveOut(names.dotted, error, at: spot)
    }
  }

  private func isAboutMotion(_ value: JSONValue) -> Bool {
    let keys = Set(value.members.map(\.key.plainKey))
    let isSpring = !keys.isDisjoint(with: ["stiffness", "tension"])
    let isCall = value.members.contains { member in
      Self.easings.contains(member.key.plainKey)
        && Self.calls.contains { member.value.string?.trimmed.hasPrefix($0) == true }
    }
    if isCall { return true }
    if keys.contains("keyframes"), keys.contains("duration") { return true }
    return isSpring || !keys.isDisjoint(with: Self.easings) && keys.contains("duration")
      || value["type"]?.string == "spring"
  }

  /// Returns the motion of a single object; nil if it isn't a motion.
  private func motion(of value: JSONValue) throws(ValueProblem) -> Motion? {
    if KeyframeList.recognizes(value) { return try KeyframeList.motion(value, reader) }
    if let frames = value["keyframes"], KeyframeList.recognizes(frames),
      frames.kind == .array || value["duration"] != nil
    {
      return try KeyframeList.motion(value, reader)
    }
    if let frames = value["keyframes"], frames.kind == .array,
      frames.elements.contains(where: { $0.kind == .object })
    {
      try KeyframeList.demandProperties(frames)
      return try KeyframeList.motion(value, reader)
    }
    if let named = try FigmaEasing.timing(value) { return named.motion }
    let keys = value.members.map(\.key.plainKey)
    let points = ["x1", "y1", "x2", "y2"]
    if points.allSatisfy(keys.contains) { return try reader.easing(value)?.motion }
    let easing = value.members.first { Self.easings.contains($0.key.plainKey) }
    let read: Timing?
    if let easing { read = try reader.easing(easing.value) } else { read = nil }
    guard let timing = read else {
      if easing == nil || easing?.value.kind == .object,
        var spring = try reader.spring(value)
      {
        spring.delay = try delay(of: value)
        return .spring(spring)
      }
      if let easing, let text = easing.value.string, keys.contains("duration") {
        throw ValueProblem("'\(text.prefix(60))' isn't a known easing")
      }
      return nil
    }
    switch timing {
    case .spring(var spring):
      spring.delay = try delay(of: value)
      return .spring(spring)
    case .curve(var curve):
      if let duration = value.members.first(where: { Self.lengths.contains($0.key.plainKey) }) {
        curve.duration = .seconds(try reader.seconds(duration.value, key: duration.key))
      }
      curve.delay = try delay(of: value)
      return .curve(curve)
    case .preset: return nil
    }
  }

  private func delay(of value: JSONValue) throws(ValueProblem) -> Time? {
    guard let delay = value.members.first(where: { Self.delays.contains($0.key.plainKey) }) else {
      return nil
    }
    let seconds = try reader.seconds(delay.value, key: delay.key)
    return seconds == 0 ? nil : .seconds(seconds)
  }

  private static let calls = ["cubic-bezier(", "linear(", "steps(", "spring("]
  private static let easings: Set = [
    "ease", "easing", "timingfunction", "timing", "curve", "bezier", "cubicbezier",
    "easingfunction", "interpolator", "transitiontimingfunction", "animationtimingfunction",
    "controlpoints",
  ]
  private static let lengths: Set = [
    "duration", "durationms", "durations", "dur", "durationmillis", "transitionduration",
    "animationduration", "durationseconds", "durationsec",
  ]
  private static let delays: Set = [
    "delay", "delayms", "delaymillis", "transitiondelay", "animationdelay", "delayseconds",
  ]
}
