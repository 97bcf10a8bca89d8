import Diagnostics
import Motion
import Presets
import StrictJSON

/// A Lottie interpreter finds the easings of an animation, or the tracks that were asked for.
struct LottieInterpreter {
  private let root: JSONSpot
  private let options: ReaderOptions
  var found: FoundMotions
  private var properties: [LottieProperty] = []
  private var layers: [String] = []
  let rate: Double

  init(_ root: JSONSpot, _ options: ReaderOptions, _ found: FoundMotions) {
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
    guard options.layer != nil || options.property != nil else { return takeEasings() }
    guard checkNames() else { return }
    for layer in layers where isChosen(layer) { takeTracks(of: layer) }
  }

  private mutating func addLayer(_ layer: JSONSpot) {
    let name = layer.value["nm"]?.string ?? "layer \(layer.key)"
    if !layers.contains(name) { layers.append(name) }
    for part in ["ks", "shapes", "t", "masksProperties", "ef"] {
      if let spot = layer[part] {
        walk(spot, within: layer.trail.count, layer: name, type: nil)
      }
    }
  }

  private mutating func walk(
    _ spot: JSONSpot, within depth: Int, layer: String, type: String?
  ) {
    if spot.value["x"]?.string != nil {
      found.leaveOut(
        "an expression in \(layer)", "expressions aren't run; the keyframes are read", at: spot)
    }
    let trail = Array(spot.trail.dropFirst(depth)).filter { Int($0) == nil }
    let known = LottieProperty.meaning(trail, type: type)
    if spot.value.kind == .object, LottieKey.isUntimed(spot.value) {
      return found.leaveOut(
        "\(layer)/\(known.name)", "a keyframe has no frame number (t)", at: spot)
    }
    if let keys = LottieKey.all(spot.value) {
      properties.append(
        LottieProperty(
          layer: layer, name: known.name, spot: spot, keys: keys, meaning: known.meaning))
      return
    }
    let own = spot.value["ty"]?.string ?? type
    for child in spot.children where child.value.kind == .object || child.value.kind == .array {
      // Lists of numbers are by far the most that a file holds.
      if child.value.kind == .array, child.value.elements.first(where: { _ in true })?.number != nil
      {
        continue
      }
      walk(child, within: depth, layer: layer, type: own)
    }
  }

  // MARK: Easings

  private mutating func takeEasings() {
    found.isNumbered = true
    var known: Set<Curve.Shape> = []
    var (straight, holds) = (0, 0)
    for property in properties {
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
    if let layer = options.layer, !layers.contains(where: isChosen) {
      report("no layer named '\(layer)'", layer, among: layers)
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
        for track in try LottieTracks.tracks(of: property, clock) {
          guard !keyframes.tracks.contains(where: { $0.property == track.property }) else {
            throw ValueProblem("another property of the layer already animates the same value")
          }
          keyframes.tracks.append(track)
        }
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
