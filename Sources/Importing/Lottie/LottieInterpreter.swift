import Diagnostics
import Motion
import Presets
import StrictJSON

/// A Lottie interpreter finds the easings of an animation, or the tracks that were asked for.
struct LottieInterpreter {
  private let root: JSONSpot
  private let options: ReaderOptions
  var found: MotionFacts
  private var properties: [LottieProperty] = []
  private var names: Set<String> = []
  private var layers: [(name: String, spot: JSONSpot)] = []
  let rate: Double

  init(_ root: JSONSpot, _ options: ReaderOptions, _ found: MotionFacts) {
    (self.root, self.options, self.found) = (root, options, found)
    rate = root.value["fr"]?.number ?? 0
  }

  mutating func interpret() {
    guard rate > 0, rate.isFinite else {
      found.findings.append(
        Finding(
          PresetRule.range, "fr (frames per second) must be a number greater than 0",
          place: (root["fr"] ?? root).place, help: "export it again, or write the frame rate"))
      return
    }
    for layer in root["layers"]?.children ?? [] { addLayer(layer) }
    for asset in root["assets"]?.children ?? [] {
      for layer in asset["layers"]?.children ?? [] { addLayer(layer) }
    }
    for property in properties { found.see(property.spot) }
    guard options.layer != nil || options.property != nil else { return takeEasings() }
    guard checkNames() else { return properties.forEach { found.settle($0.spot, as: .leftOut) } }
    for property in properties where !isChosen(property.layer) || !isChosen(property) {
      // It isn't asked for.
      found.settle(property.spot, as: .leftOut)
    }
    for (name, layer) in layers where isChosen(name) {
      takeTracks(of: name)
      tellSurroundings(of: name, layer)
    }
  }

  private mutating func addLayer(_ layer: JSONSpot) {
    let own = layer.value["nm"]?.string ?? "layer \(layer.key)"
    // Layers of one name are told apart by a number.
    var (name, number) = (own, 1)
    while !names.insert(name).inserted {
      number += 1
      name = "\(own)-\(number)"
    }
    layers.append((name, layer))
    for part in ["ks", "shapes", "t", "masksProperties", "ef", "tm"] {
      guard let spot = layer[part] else { continue }
      walk(spot, LottiePlace(layer: name, depth: layer.trail.count))
    }
  }

  private mutating func walk(_ spot: JSONSpot, _ place: LottiePlace) {
    if spot.value["x"]?.string != nil {
      found.leaveOut(
        "an expression in \(place.layer)", "expressions aren't run; the keyframes are read",
        at: spot)
    }
    let spot = filled(spot)
    let trail = Array(spot.trail.dropFirst(place.depth)).filter { Int($0) == nil }
    let known = LottieProperty.meaning(trail, type: place.type)
    if spot.value.kind == .object, LottieKey.isUntimed(spot.value) {
      return found.leaveOut(
        "\(place.layer)/\(known.name)", "a keyframe has no frame number (t)", at: spot)
    }
    if let keys = LottieKey.all(spot.value) {
      let isStep = place.isRepeated && place.type == "tr"
      properties.append(
        LottieProperty(
          layer: place.layer, group: place.group, name: (isStep ? "repeater " : "") + known.name,
          spot: spot, keys: keys,
          meaning: isStep
            ? .unknown("it's the step between the copies of a repeater") : known.meaning))
      return
    }
    var inner = place
    inner.type = spot.value["ty"]?.string ?? place.type
    if inner.type == "rp" { inner.isRepeated = true }
    if spot.value["ty"]?.string == "gr" { inner.group = spot.value["nm"]?.string ?? place.group }
    for child in spot.children where child.value.kind == .object || child.value.kind == .array {
      // Lists of numbers are by far the most that a file holds.
      if child.value.kind == .array, child.value.elements.first(where: { _ in true })?.number != nil
      {
        continue
      }
      walk(child, inner)
    }
  }

  /// The property that a slot of the animation fills, if it has one.
  private mutating func filled(_ spot: JSONSpot) -> JSONSpot {
    guard spot.value.kind == .object, let id = spot.value["sid"]?.string else { return spot }
    guard let slot = root["slots"]?[id]?["p"] else {
      if spot.value["k"] == nil {
        found.leaveOut("slot \(id)", "the animation has no such slot", at: spot)
      }
      return spot
    }
    return slot.standing(for: spot)
  }

  // MARK: Easings

  private mutating func takeEasings() {
    found.isNumbered = true
    var known: Set<Curve.Shape> = []
    var (straight, holds, still) = (0, 0, 0)
    for property in properties {
      // Its segments are counted below, or have easings that others have, too.
      found.settle(property.spot, as: .notMotion)
      for (index, key) in property.keys.dropLast().enumerated() {
        if key.isHold {
          holds += 1
          continue
        }
        guard key.out != nil, key.into != nil else {
          straight += 1
          continue
        }
        for dimension in 0..<key.easings {
          if key.isStill(dimension, until: property.keys[index + 1]) {
            still += 1
            continue
          }
          do throws(ValueProblem) {
            let shape = try key.easing(dimension)
            guard known.insert(shape).inserted else { continue }
            found.add(
              .curve(Curve(shape)), named: [property.layer, property.name], at: property.spot,
              anchor: "\(property.layer)/\(property.name)")
          } catch {
            found.leaveOut(
              "\(property.layer)/\(property.name) \(index + 1)", error, at: property.spot)
          }
        }
      }
    }
    if straight > 0 {
      found.leaveOut("keyframes", "no easing of their own", at: root, count: straight)
    }
    if still > 0 {
      found.leaveOut("segments", "nothing moves in them", at: root, count: still)
    }
    if holds > 0 {
      found.leaveOut(
        "holds", "not easings; to import whole tracks, pass --option layer=NAME", at: root,
        count: holds)
    }
  }

  // MARK: Tracks

  private func isChosen(_ layer: String) -> Bool {
    options.layer.map { $0.lowercased() == layer.lowercased() } ?? true
  }

  private func isChosen(_ property: LottieProperty) -> Bool {
    options.property.map { $0.plainKey == property.name.plainKey } ?? true
  }

  private mutating func checkNames() -> Bool {
    if let layer = options.layer, !layers.contains(where: { isChosen($0.name) }) {
      report("no layer named '\(layer)'", layer, among: layers.map(\.name))
      return false
    }
    let names = properties.filter { isChosen($0.layer) }.map(\.name)
    if let property = options.property,
      !properties.contains(where: { isChosen($0.layer) && isChosen($0) })
    {
      report("no animated property named '\(property)'", property, among: names)
      return false
    }
    return true
  }

  private mutating func report(_ message: String, _ name: String, among known: [String]) {
    var names: [String] = []
    for one in known where !names.contains(one) { names.append(one) }
    let shown = names.prefix(12).joined(separator: ", ")
    found.findings.append(
      Finding(
        PresetRule.value, message, place: root.place,
        help: Suggestion.question(for: name, among: names) ?? "valid names: \(shown)"))
  }

  private mutating func takeTracks(of layer: String) {
    let chosen = properties.filter { $0.layer == layer && isChosen($0) }
    for property in chosen { found.settle(property.spot, as: .notMotion) }
    let moving = chosen.filter { $0.keys.count > 1 }
    guard let first = moving.flatMap(\.keys).map(\.frame).min(),
      let last = moving.flatMap(\.keys).map(\.frame).max(), last > first
    else { return }
    var keyframes = Keyframes()
    keyframes.duration = .seconds((last - first) / rate)
    let start = (first - (root.value["ip"]?.number ?? 0)) / rate
    if start != 0 { keyframes.beginTime = .seconds(start) }
    keyframes.fillMode = .both
    let clock = LottieClock(first: first, last: last)
    for property in moving {
      do throws(ValueProblem) {
        for var track in try LottieTracks.tracks(of: property, clock) {
          track.target = property.group
          let isTaken = keyframes.tracks.contains {
            $0.property == track.property && $0.target == track.target
          }
          if isTaken {
            throw ValueProblem("another property of the layer already animates the same value")
          }
          keyframes.tracks.append(track)
        }
        found.take(property.spot)
      } catch {
        found.leaveOut("\(layer)/\(property.name)", error, at: property.spot)
      }
    }
    guard !keyframes.tracks.isEmpty else { return }
    let parts = [layer] + (options.property.map { [$0] } ?? [])
    found.add(
      .keyframes(keyframes), named: parts, at: moving[0].spot, anchor: parts.joined(separator: "/"))
  }
}

/// A Lottie place is where a property is looked for.
private struct LottiePlace {
  /// The name of the layer, and how deep it lies.
  var layer: String
  var depth: Int
  /// The nearest group around it.
  var group: String?
  /// The type of the nearest shape around it.
  var type: String?
  /// Whether it is within a repeater.
  var isRepeated = false
}

// The surroundings of a layer.
extension LottieInterpreter {
  /// Says what changes the picture of a layer, but isn't part of its tracks.
  private mutating func tellSurroundings(of name: String, _ layer: JSONSpot) {
    if let parent = layer["parent"], let number = parent.value.number {
      let around = layers.first { $0.spot.value["ind"]?.number == number }?.name
      found.leaveOut(
        "\(name): parent",
        "the motion of its parent\(around.map { ", \($0)," } ?? "") isn't part of it",
        at: parent)
    }
    let window = ["ip", "op"].map { ($0, layer.value[$0]?.number, root.value[$0]?.number) }
    let (start, end) = (window[0], window[1])
    if start.1 ?? 0 > start.2 ?? 0 || end.1 ?? .infinity < end.2 ?? .infinity {
      let frames = window.map { $0.1.map(ECMAScriptNumber.text) ?? "" }.joined(separator: " to ")
      found.leaveOut(
        "\(name): window", "it's visible only from frame \(frames)", at: layer["ip"] ?? layer)
    }
    if let stretch = layer["sr"], let factor = stretch.value.number, factor != 1 {
      found.leaveOut(
        "\(name): stretch", "its time is stretched by \(ECMAScriptNumber.text(factor))", at: stretch
      )
    }
  }
}
