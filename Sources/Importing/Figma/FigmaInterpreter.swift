import Diagnostics
import Motion
import Presets
import StrictJSON

/// A Figma interpreter finds the motions of prototypes, variables and Motion's tracks.
struct FigmaInterpreter {
  private let options: ReaderOptions
  var found: MotionFacts
  private var known: Set<Motion> = []
  private var repeated = 0

  init(_ options: ReaderOptions, _ found: MotionFacts) {
    (self.options, self.found) = (options, found)
  }

  mutating func interpret(_ root: JSONSpot) {
    if FigmaVariables.list(of: root.value) != nil {
      var variables = FigmaVariables(options, found)
      variables.interpret(root)
      found = variables.found
    }
    walk(root, name: nil)
    if repeated > 0 {
      found.leaveOut(
        "interactions", "same motion as other interactions", at: root, count: repeated)
    }
  }

  private mutating func walk(_ spot: JSONSpot, name: String?) {
    let value = spot.value
    let own = value.kind == .object ? value["name"]?.string ?? name : name
    for child in spot.children where child.value.kind == .object || child.value.kind == .array {
      switch child.key {
      case "interactions", "reactions":
        // The REST API writes milliseconds, plugins write seconds.
        let unit: ReaderOptions.Unit = child.key == "reactions" ? .seconds : .milliseconds
        for one in child.children { takeInteraction(one, own ?? "", unit) }
      case "manualKeyframeTracks": takeTracks(child, own ?? "")
      case "animations" where value["manualKeyframeTracks"] != nil: break
      case "animations" where FigmaTracks.recognizes(child.value): takeTracks(child, own ?? "")
      case "variables", "variableCollections", "fills", "strokes", "styles", "components": break
      default: walk(child, name: own)
      }
    }
    if value.kind == .object, value["interactions"] == nil, value["reactions"] == nil,
      let easing = spot["transitionEasing"], let duration = spot["transitionDuration"]
    {
      take(easing: easing, duration: duration, [own ?? "", "transition"], "", .milliseconds)
    }
  }

  private mutating func takeInteraction(
    _ interaction: JSONSpot, _ name: String, _ unit: ReaderOptions.Unit
  ) {
    let trigger = interaction.value["trigger"]?["type"]?.string ?? ""
    noteWait(interaction, name)
    let single = interaction["action"].map { [$0] } ?? []
    take(actions: interaction["actions"]?.children ?? single, name, trigger, unit)
  }

  /// Says that a trigger waits, which no preset of its transition does.
  private mutating func noteWait(_ interaction: JSONSpot, _ name: String) {
    guard let trigger = interaction["trigger"],
      let wait = (trigger["timeout"] ?? trigger["delay"])?.value.number, wait != 0
    else { return }
    found.note(
      ForeignRule.unkept, .info, name, at: trigger,
      help: "set a delay in the preset, if the motion itself waits",
      "ignored: its trigger waits for \(ECMAScriptNumber.text(wait)) s")
  }

  private mutating func take(
    actions: [JSONSpot], _ name: String, _ trigger: String, _ unit: ReaderOptions.Unit
  ) {
    for action in actions {
      for block in action["conditionalBlocks"]?.children ?? [] {
        take(actions: block["actions"]?.children ?? [], name, trigger, unit)
      }
      guard let transition = action["transition"], transition.value.kind == .object else {
        continue
      }
      guard let easing = transition["easing"], let duration = transition["duration"] else {
        found.leaveOut(
          "\(name) \(trigger)", "its transition has no easing or no duration", at: action)
        continue
      }
      let words = [
        transition.value["type"]?.string, transition.value["direction"]?.string,
      ].compactMap(\.self).joined(separator: " ")
      take(
        easing: easing, duration: duration,
        [name, trigger.lowercased().split(separator: "_").joined(separator: "-")], words, unit)
    }
  }

  private mutating func take(
    easing: JSONSpot, duration: JSONSpot, _ names: [String], _ words: String,
    _ unit: ReaderOptions.Unit
  ) {
    found.see(easing)
    do throws(ValueProblem) {
      var reader = ValueReader(options)
      // Files of the REST API have both; nothing takes less than 10 ms.
      let isShort = duration.value.number.map { $0 < 10 } ?? false
      reader.unit = options.unit ?? (isShort ? .seconds : unit)
      let seconds = try reader.seconds(duration.value)
      guard let timing = try FigmaEasing.timing(easing.value) else {
        let shown = (easing.value["type"] ?? easing.value).shown
        throw ValueProblem("\(shown) isn't a Figma easing")
      }
      var motion: Motion
      switch timing {
      case .curve(var curve):
        curve.duration = .seconds(seconds)
        motion = .curve(curve)
      case .spring(let spring): motion = .spring(spring)
      case .preset: return
      }
      guard known.insert(motion).inserted else {
        repeated += 1
        return found.settle(easing, as: .leftOut)
      }
      found.add(motion, named: names, at: easing) { fact in
        if !words.isEmpty { fact.preset?.summary = "Figma's \(words)" }
      }
    } catch {
      found.leaveOut(names.dotted, error, at: easing)
    }
  }

  private mutating func takeTracks(_ tracks: JSONSpot, _ name: String) {
    var reader = FigmaTracks(tracks)
    let keyframes = reader.keyframes()
    found.see(tracks)
    for (what, reason, spot) in reader.leftOut {
      found.leaveOut("\(name) \(what)", reason, at: spot)
    }
    guard let keyframes else {
      return found.settle(tracks, as: reader.leftOut.isEmpty ? .notMotion : .leftOut)
    }
    if reader.hasSprings {
      found.note(
        ForeignRule.approximate, .info, name, at: tracks,
        help: "compare the result with Figma, which doesn't document its rule",
        "Figma Motion springs are assumed to settle by the end of their segment, which is about "
          + "4% slower than in Figma")
    }
    found.add(.keyframes(keyframes), named: [name], at: tracks)
  }
}
