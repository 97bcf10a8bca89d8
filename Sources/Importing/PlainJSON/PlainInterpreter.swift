import Diagnostics
import Motion
import Presets
import StrictJSON

/// A plain interpreter finds motion in JSON by what things are called and how they are written.
struct PlainInterpreter {
  let reader: ValueReader
  var found: MotionFacts
  /// Whether something was found that can be nothing but motion.
  var isCertain = false
  /// Whether an easing stands next to the value that is read, so that a time is one of motion.
  private var isBesideEasing = false
  /// Keyframes by name, for the animations that play them.
  private var bodies: [(name: String, body: String)] = []
  /// The values that are nothing but the name of another one, as in `{durations.fast}`.
  private var references: [(spot: JSONSpot, names: [String], key: String)] = []

  init(_ options: ReaderOptions, _ found: MotionFacts) {
    reader = ValueReader(options)
    self.found = found
  }

  mutating func interpret(_ document: JSONDocument) {
    let root = JSONSpot(document)
    bodies = KeyframeList.all(in: root).map { ($0.key, KeyframeList.body($0.value)) }
    walk(root, [])
    takeReferences()
    found.leaveOutRest(notMotion: "values")
  }

  private mutating func walk(_ spot: JSONSpot, _ names: [String]) {
    switch spot.value.kind {
    case .object: return walk(object: spot, names)
    case .array: return walk(array: spot, names)
    default: found.see(spot)
    }
    switch spot.value.kind {
    case .string: take(text: spot, names)
    case .number: take(number: spot, names)
    default: break
    }
  }

  private mutating func walk(object spot: JSONSpot, _ names: [String]) {
    let value = spot.value
    if ["inertia", "decay"].contains(value["type"]?.string)
      || value["deceleration"]?.number != nil && value["velocity"] != nil
    {
      isCertain = true
      found.see(spot)
      return found.leaveOut(
        names.dotted, "a decay, which Curvet has no kind of preset for", at: spot)
    }
    // A file of several may call one of them that.
    let isNamed = names.isEmpty && ["spring", "physics"].contains { value[$0]?.kind == .object }
    do throws(ValueProblem) {
      if !isNamed, let motion = try motion(of: value) {
        isCertain = true
        found.see(spot)
        let own = value["name"]?.string.map { [$0] } ?? []
        found.add(motion, named: names.isEmpty ? own : names, at: spot) { fact in
          fact.preset?.title = value["title"]?.string
          fact.preset?.summary =
            (value["description"] ?? value["summary"] ?? value["comment"])?.string
        }
        found.noteUnkept(of: motion, at: spot, named: names.isEmpty ? own : names)
        for child in spot.children where !Self.isPart(child, of: motion) {
          walk(child, names + [child.key])
        }
        return
      }
    } catch {
      isCertain = isCertain || isAboutMotion(value)
      found.see(spot)
      return found.leaveOut(names.dotted, error, at: spot)
    }
    leaveOutValues(of: spot, names)
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

  /// Leaves out what moves where only the timing is read, as in the variants of motion.dev.
  private mutating func leaveOutValues(of spot: JSONSpot, _ names: [String]) {
    if let keys = spot["key_values"] ?? spot["keyValues"] {
      found.leaveOut((names + [keys.key]).dotted, "keys at frames aren't read", at: keys)
    }
    guard let transition = spot.value["transition"], transition.kind == .object,
      (try? motion(of: transition)) != nil
    else { return }
    let values = spot.children.filter {
      $0.key != "transition" && !Self.notes.contains($0.key.plainKey)
    }
    guard let first = values.first else { return }
    let shown = values.prefix(4).map { $0.key } + (values.count > 4 ? ["…"] : [])
    found.leaveOut(
      (names + [first.key]).dotted,
      "of \(shown.joined(separator: ", ")), and transition, only the transition is read",
      at: first)
  }

  private mutating func walk(array spot: JSONSpot, _ names: [String]) {
    let isPair = spot.value.elements.allSatisfy { $0.kind == .array }
    let isCurve = isPair && Self.isEasing(names) && (try? reader.bezier(spot.value)) != nil
    let isList =
      isCurve || spot.value.elements.allSatisfy { $0.number != nil || $0.string != nil }
    if KeyframeList.recognizes(spot.value) || names.isEmpty && KeyframeList.isBare(spot.value) {
      found.see(spot)
      return takeKeyframes(spot, names)
    }
    if isList {
      found.see(spot)
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
  static let notes: Set = [
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
    var text = (spot.value.string ?? "").trimmed
    guard text.utf8.count <= 1 << 20 else { return }
    // GSAP calls it that.
    if text == "none", names.suffix(2).contains(where: { $0.plainKey == "ease" }) {
      text = "linear"
    }
    let isNamed = Self.isEasing(names) || Self.isTime(names) || names.last == "animation"
    let isCall = Self.calls.contains(where: text.hasPrefix)
    let isTime = isBesideEasing && CSSInputQuantity(text)?.seconds != nil
    let isAnimation = names.contains { $0.plainKey == "animation" }
    guard isCall || isAnimation || isNamed || isTime else { return }
    if let key = DialectInterpreter.reference(text) {
      references.append((spot, names, key))
      return
    }
    do throws(ValueProblem) {
      if let timing = try reader.easing(text: text), let motion = timing.motion {
        isCertain = true
        return found.add(motion, named: names, at: spot)
      }
      guard CSSFragment.mayBeMotion(text) else { return leaveOutUnknown(text, names, at: spot) }
      let motions = try CSSFragment.motions(text, keyframes: bodies)
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

  /// Takes the values that refer to others, whichever comes first.
  private mutating func takeReferences() {
    var left = references
    while true {
      let count = left.count
      left.removeAll { spot, names, key in
        let path = key.split(separator: ".").map(String.init)
        guard let motion = found.all.first(where: { $0.parts == path })?.motion else {
          return false
        }
        found.add(motion, named: names, at: spot, alias: path)
        return true
      }
      if left.count == count { break }
    }
    for (spot, names, key) in left {
      found.leaveOut(names.dotted, "cannot resolve '{\(key)}'", at: spot)
    }
    if left.count < references.count { found.sort(by: references.map(\.spot.value.document)) }
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
    if ["frames", "frame", "fps"].contains(names.last?.plainKey) {
      return found.leaveOut(names.dotted, "frames aren't a time", at: spot)
    }
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
}
