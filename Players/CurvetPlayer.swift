// Plays JSON written by `curvet export --to json --flat`. It depends only on JSONDecoder, from Foundation or
// FoundationEssentials.
//
//   let file = try CurvetFile(json: data)                       // throws CurvetError, with the location
//   let motion = try file.preset("spring/card").bound()          // parameters become numbers
//   motion.frame(at: 0.1)                                        // every value at a time; pure
//
// Times are in seconds, lengths in pt, angles in degrees; colors are sRGB red, green, blue, and alpha, each 0…1.
//
// It's one file, so that you can copy it. In reading order: file, presets, values, motions, tracks, clocks, springs,
// easings.

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif
#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// An error in a file or a call, with its location.
nonisolated public struct CurvetError: Error, CustomStringConvertible, Sendable {
  public let description: String
}

/// The presets of a file.
nonisolated public struct CurvetFile: Sendable {
  /// The presets by name.
  public let presets: [String: CurvetPreset]

  /// Creates a file from JSON data.
  public init(json: Data) throws(CurvetError) {
    do {
      let head = try JSONDecoder().decode(Head.self, from: json)
      guard head.format == "curvet-motion" else {
        throw CurvetError(description: "/format: \"curvet-motion\" is expected")
      }
      guard head.version.major == 1 else {
        throw CurvetError(
          description: "/version/major: this player reads version 1, not \(head.version.major)")
      }
      presets = try JSONDecoder().decode(Body.self, from: json).presets
    } catch let error as CurvetError {
      throw error
    } catch let error as DecodingError {
      throw CurvetError(description: Self.words(error))
    } catch {
      throw CurvetError(description: "not JSON: \(error)")
    }
  }

  /// Returns the preset with a name, or its alternative for reduced motion.
  public func preset(
    _ name: String, reduced: Bool = false
  ) throws(CurvetError) -> CurvetPreset {
    var (name, seen) = (name, Set<String>())
    while reduced, let other = presets[name]?.reducedMotion?.preset, presets[other] != nil,
      seen.insert(name).inserted
    { name = other }
    guard var found = presets[name] else {
      throw CurvetError(description: "there is no preset \"\(name)\"")
    }
    found.name = name
    return found
  }

  private struct Head: Decodable {
    struct Version: Decodable { let major: Int }
    let format: String
    let version: Version
  }

  private struct Body: Decodable { let presets: [String: CurvetPreset] }

  private static func words(_ error: DecodingError) -> String {
    func place(_ context: DecodingError.Context, _ key: (any CodingKey)? = nil) -> String {
      let path = (context.codingPath + [key].compactMap { $0 }).map { key in
        let escaped = key.stringValue.split(separator: "~", omittingEmptySubsequences: false)
          .joined(separator: "~0").split(separator: "/", omittingEmptySubsequences: false)
        return "/" + (key.intValue.map(String.init) ?? escaped.joined(separator: "~1"))
      }
      return path.isEmpty ? "/" : path.joined()
    }
    switch error {
    case .keyNotFound(let key, let context):
      return "\(place(context)): a member \"\(key.stringValue)\" is expected"
    case .dataCorrupted(let context) where context.codingPath.isEmpty:
      return "not JSON: \(context.debugDescription)"
    case .typeMismatch(_, let context), .valueNotFound(_, let context),
      .dataCorrupted(let context):
      return "\(place(context)): \(context.debugDescription)"
    @unknown default: return "\(error)"
    }
  }
}

/// A preset whose parameters aren't set yet.
nonisolated public struct CurvetPreset: Decodable, Sendable {
  /// The values that are known only at run time.
  public struct Parameter: Decodable, Sendable {
    public let name, meaning: String
    public let unit: String?
    public let example: Double
    public let `default`: Double?
  }
  /// What to play for reduced motion: "keep" it, "cut" to its end, or play another "preset".
  public struct ReducedMotion: Decodable, Sendable {
    public let mode: String
    public let preset: String?
  }
  /// The stage of a transition: its planes from back to front, and the viewpoint distance.
  public struct Stage: Decodable, Sendable {
    public let planes: [String]
    public let style, direction: String?
    public let eyeDistance: CurvetSum?
  }

  public fileprivate(set) var name = ""
  public let kind: String
  public let title: String?
  public let duration: Double?
  public let endless: Bool?
  public let counterpart: String?
  public let reducedMotion: ReducedMotion?
  public let parameters: [Parameter]?
  public let stage: Stage?
  let clock: CurvetClock?
  let tracks: [CurvetTrack<CurvetOpen>]?

  private enum CodingKeys: String, CodingKey {
    case kind, title, duration, endless, counterpart, reducedMotion, parameters, stage, clock, tracks
  }

  /// Returns a motion with the values of its parameters. You can omit parameters that have a default.
  ///
  /// - Parameter rightToLeft: Whether the layout is right to left, which mirrors transitions from the leading
  ///   or trailing side.
  public func bound(
    _ values: [String: Double] = [:], rightToLeft: Bool = false
  ) throws(CurvetError) -> CurvetMotion {
    var known: [String: Double] = [:]
    for parameter in parameters ?? [] {
      guard let value = values[parameter.name] ?? parameter.default, value.isFinite else {
        throw CurvetError(
          description:
            "\(name): the parameter \"\(parameter.name)\" is missing. \(parameter.meaning)")
      }
      known[parameter.name] = value
    }
    var motion = CurvetMotion(preset: self, clock: clock)
    motion.isMirrored =
      rightToLeft && ["fromLeading", "fromTrailing"].contains(stage?.direction ?? "")
    motion.duration = duration
    motion.eyeDistance = try stage?.eyeDistance?.value(known, name)
    for track in tracks ?? [] { motion.tracks.append(try track.bound(known, name)) }
    if duration == nil, let spring = motion.tracks.first?.spring {
      motion.duration = (spring.begin ?? 0) + spring.form.settling
    }
    return motion
  }
}

/// A number, plus multiples of parameters.
nonisolated public struct CurvetSum: Decodable, Sendable {
  let base: Double
  let plus: [String: Double]

  private enum CodingKeys: String, CodingKey { case base, plus }

  public init(from decoder: any Decoder) throws {
    if let number = try? decoder.singleValueContainer().decode(Double.self) {
      (base, plus) = (number, [:])
    } else {
      let object = try decoder.container(keyedBy: CodingKeys.self)
      base = try object.decode(Double.self, forKey: .base)
      plus = try object.decode([String: Double].self, forKey: .plus)
    }
  }

  func value(_ known: [String: Double], _ name: String) throws(CurvetError) -> Double {
    var sum = base
    for (parameter, factor) in plus {
      guard let value = known[parameter] else {
        throw CurvetError(description: "\(name): \"\(parameter)\" is not among the parameters")
      }
      sum += factor * value
    }
    return sum
  }
}

/// A value that isn't known yet.
nonisolated enum CurvetOpen: Decodable, Sendable {
  case sums([CurvetSum]), flag(Bool), text(String)

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if let flag = try? value.decode(Bool.self) {
      self = .flag(flag)
    } else if let text = try? value.decode(String.self) {
      self = .text(text)
    } else if let sums = try? value.decode([CurvetSum].self) {
      self = .sums(sums)
    } else {
      self = .sums([try value.decode(CurvetSum.self)])
    }
  }

  func bound(_ known: [String: Double], _ name: String) throws(CurvetError) -> CurvetValue {
    switch self {
    case .flag(let flag): return .flag(flag)
    case .text(let text): return .text(text)
    case .sums(let sums):
      var numbers: [Double] = []
      for sum in sums { numbers.append(try sum.value(known, name)) }
      return .numbers(numbers)
    }
  }
}

/// A value. A number is a list with one element; vectors, frames, and colors have more.
nonisolated public enum CurvetValue: Hashable, Sendable {
  case numbers([Double]), flag(Bool), text(String)

  /// The number, or `nil` for vectors and values that aren't numbers.
  public var number: Double? {
    if case .numbers(let parts) = self, parts.count == 1 { parts[0] } else { nil }
  }

  func adding(_ other: CurvetValue) -> CurvetValue {
    guard case .numbers(let mine) = self, case .numbers(let its) = other else { return self }
    return .numbers(zip(mine, its).map { $0 + $1 })
  }
}

/// A motion whose parameters are known.
nonisolated public struct CurvetMotion: Sendable {
  /// The value of one property of one target at a time, or `nil` if the motion has no effect.
  public struct Shown: Hashable, Sendable {
    public let target: String?
    public let property: String
    public internal(set) var value: CurvetValue?

    /// The mirror image: horizontal moves and rotations around y and z are reversed.
    var mirrored: Shown {
      let turning = ["translation", "translation.x", "rotation", "rotation.y", "rotation.z"]
      guard case .numbers(var parts)? = value, !parts.isEmpty, property.hasPrefix("transform."),
        turning.contains(String(property.dropFirst("transform.".count)))
      else { return self }
      parts[0] = 0 - parts[0]
      return Shown(target: target, property: property, value: .numbers(parts))
    }
  }

  public let preset: CurvetPreset
  /// The duration in seconds, or `nil` for a curve without a duration and for endless motions.
  public internal(set) var duration: Double?
  /// The distance of the viewpoint over the center of the stage, in points, or `nil` without perspective.
  public internal(set) var eyeDistance: Double?
  /// Whether left and right are swapped.
  var isMirrored = false
  let clock: CurvetClock?
  var tracks: [CurvetTrack<CurvetValue>] = []

  init(preset: CurvetPreset, clock: CurvetClock?) { (self.preset, self.clock) = (preset, clock) }

  /// Returns the value of a track at a time in seconds, or at a fraction for a curve without a duration.
  func value(_ track: CurvetTrack<CurvetValue>, at time: Double, index: Int) -> CurvetValue? {
    if let spring = track.spring {
      return .numbers([spring.form.position(at: time - (spring.begin ?? 0))])
    }
    var (local, fraction) = (time, time)
    var progress: CurvetEasing?
    for clock in [clock].compactMap({ $0 }) + (track.clocks ?? []) {
      guard let instant = clock.instant(at: local, index: index) else { return nil }
      (local, fraction, progress) = (instant.local, instant.fraction, clock.progress)
    }
    return track.value(at: progress.map { $0.value(at: fraction) } ?? fraction)
  }

  /// Returns all values at a time. If several tracks have the same property, the last one that has an effect
  /// wins, and additive values are added.
  ///
  /// - Parameters:
  ///   - index: The index of a target, if several targets are staggered.
  ///   - ended: Whether the motion has ended, so that springs are at their targets.
  public func frame(at time: Double, index: Int = 0, ended: Bool = false) -> [Shown] {
    var shown: [Shown] = []
    for track in tracks {
      let found =
        ended && track.spring != nil ? .numbers([1]) : value(track, at: time, index: index)
      let whole = found.map { value in track.additive.map { $0.base.adding(value) } ?? value }
      let same = shown.firstIndex { $0.target == track.target && $0.property == track.property }
      guard let same, track.property != "progress" else {
        shown.append(Shown(target: track.target, property: track.property, value: whole))
        continue
      }
      guard let found else { continue }
      if track.additive != nil, let below = shown[same].value {
        shown[same].value = below.adding(found)
      } else {
        shown[same].value = whole
      }
    }
    return isMirrored ? shown.map(\.mirrored) : shown
  }
}

nonisolated struct CurvetTrack<Value: Sendable>: Sendable {
  struct Key: Sendable {
    var time: Double
    var value: Value
    var easing: CurvetEasing?
    var leaving, arriving: Value?
  }
  struct Spring: Sendable {
    var form: CurvetSpring
    var begin: Double?
    var velocity: Value
  }
  struct Additive: Sendable { var base: Value }

  var target: String?
  var property: String
  var clocks: [CurvetClock]?
  var goesOn: Bool
  var additive: Additive?
  var spring: Spring?
  var keys: [Key]
}

nonisolated extension CurvetTrack.Key: Decodable where Value: Decodable {
  private enum CodingKeys: String, CodingKey {
    case time, value, easing
    case leaving = "out"
    case arriving = "in"
  }
}

nonisolated extension CurvetTrack.Additive: Decodable where Value: Decodable {}

nonisolated extension CurvetTrack.Spring: Decodable where Value: Decodable {
  private enum CodingKeys: String, CodingKey { case angularFrequency, dampingRatio, velocity, begin }

  init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: CodingKeys.self)
    form = CurvetSpring(
      angularFrequency: try object.decode(Double.self, forKey: .angularFrequency),
      dampingRatio: try object.decode(Double.self, forKey: .dampingRatio), velocity: 0)
    begin = try object.decodeIfPresent(Double.self, forKey: .begin)
    velocity = try object.decode(Value.self, forKey: .velocity)
  }
}

nonisolated extension CurvetTrack: Decodable where Value: Decodable {
  private enum CodingKeys: String, CodingKey {
    case target, property, clocks, goesOn, additive, spring, keys
  }

  init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: CodingKeys.self)
    target = try object.decodeIfPresent(String.self, forKey: .target)
    property = try object.decode(String.self, forKey: .property)
    clocks = try object.decodeIfPresent([CurvetClock].self, forKey: .clocks)
    goesOn = try object.decodeIfPresent(Bool.self, forKey: .goesOn) ?? false
    additive = try object.decodeIfPresent(Additive.self, forKey: .additive)
    spring = try object.decodeIfPresent(Spring.self, forKey: .spring)
    keys = spring == nil ? try object.decode([Key].self, forKey: .keys) : []
    if spring == nil, keys.isEmpty {
      throw DecodingError.dataCorruptedError(
        forKey: .keys, in: object, debugDescription: "a key is expected")
    }
  }
}

nonisolated extension CurvetTrack where Value == CurvetOpen {
  func bound(
    _ known: [String: Double], _ name: String
  ) throws(CurvetError) -> CurvetTrack<CurvetValue> {
    var track = CurvetTrack<CurvetValue>(
      target: target, property: property, clocks: clocks, goesOn: goesOn, keys: [])
    track.additive = try additive.map { one throws(CurvetError) in
      .init(base: try one.base.bound(known, name))
    }
    if let spring {
      let velocity = try spring.velocity.bound(known, name)
      track.spring = .init(form: spring.form, begin: spring.begin, velocity: velocity)
      track.spring?.form.velocity = velocity.number ?? 0
    }
    for key in keys {
      track.keys.append(
        .init(
          time: key.time, value: try key.value.bound(known, name), easing: key.easing,
          leaving: try key.leaving?.bound(known, name),
          arriving: try key.arriving?.bound(known, name)))
    }
    return track
  }
}

nonisolated extension CurvetTrack where Value == CurvetValue {
  /// Returns the value at a progress.
  func value(at progress: Double) -> CurvetValue {
    let p = goesOn ? progress : min(max(progress, keys[0].time), keys[keys.count - 1].time)
    guard keys.count > 1 else { return keys[0].value }
    var at = 0
    while at < keys.count - 2, keys[at + 1].time <= p { at += 1 }
    let (from, to) = (keys[at], keys[at + 1])
    let span = to.time - from.time
    guard span > 0 else { return to.value }
    var part = p == to.time ? 1 : (p - from.time) / span
    if let easing = from.easing, part >= 0, part < 1 { part = easing.value(at: part) }
    if part == 0 { return from.value }
    if part == 1 { return to.value }
    guard case .numbers(let a) = from.value, case .numbers(let b) = to.value else {
      return part < 1 ? from.value : to.value
    }
    guard case .numbers(let out) = from.leaving, case .numbers(let back) = to.arriving else {
      return .numbers(zip(a, b).map { $0 + ($1 - $0) * part })
    }
    if part < 0 { return .numbers(zip(a, out).map { $0 + $1 * part }) }
    if part > 1 { return .numbers(zip(b, back).map { $0 + $1 * (part - 1) }) }
    let (square, cube) = (part * part, part * part * part)
    let toEnd = 3 * square - 2 * cube
    return .numbers(
      a.indices.map { n in
        let line = a[n] * (1 - toEnd) + b[n] * toEnd
        return line + out[n] * (cube - 2 * square + part) + back[n] * (cube - square)
      })
  }
}

/// The timing of a motion relative to its parent, and the easing of its progress.
nonisolated struct CurvetClock: Decodable, Sendable {
  enum Fill: String, Decodable, Sendable { case none, forwards, backwards, both }

  let begin: Double?
  let duration: Double
  let length: Double?
  let endless, autoreverses: Bool?
  let speed, offset, stagger: Double?
  let fill: Fill
  let progress: CurvetEasing?

  /// Returns its position at a time of its parent, or `nil` if it has no effect then.
  func instant(at time: Double, index: Int) -> (local: Double, fraction: Double)? {
    let (speed, reverses) = (speed ?? 1, autoreverses ?? false)
    let active = endless == true ? .infinity : length ?? duration
    let elapsed = time - (begin ?? 0) - (stagger ?? 0) * Double(index)
    let played = elapsed * abs(speed)
    let (isBefore, isAfter) = (elapsed < 0, elapsed >= 0 && played >= active)
    if isBefore, fill != .backwards, fill != .both { return nil }
    if isAfter, fill != .forwards, fill != .both { return nil }
    guard duration > 0 else { return (0, reverses || isBefore ? 0 : 1) }
    let span = min(max(played, 0), active)
    let local = (offset ?? 0) + (speed < 0 ? -span : span)
    guard local.isFinite else { return (0, 0) }
    let cycle = reverses ? 2 * duration : duration
    var count = (local / cycle).rounded(.down)
    let endsHere =
      speed > 0 ? isAfter && local > 0 : speed < 0 ? !isAfter : local == active && local > 0
    if local - count * cycle == 0, endsHere { count -= 1 }
    var run = min(max(local - count * cycle, 0), cycle)
    let isActive = !isBefore && !isAfter
    if reverses, run > duration || (run == duration && speed >= 0 && isActive) { run = cycle - run }
    return (run, run / duration)
  }
}

/// A spring from 0 to 1.
nonisolated public struct CurvetSpring: Sendable {
  public var angularFrequency, dampingRatio, velocity: Double

  private var defect: Double { (1 - dampingRatio) * (1 + dampingRatio) }
  private var decay: Double { dampingRatio * angularFrequency }
  private var half: Double { angularFrequency * abs(defect).squareRoot() }
  private var slow: Double {
    defect > 0 ? decay : angularFrequency * angularFrequency / (decay + half)
  }

  /// Returns the value at a time in seconds after its start.
  public func position(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    if defect > 0 {
      let angle = half * time
      let lag = angle > 0 ? time * sin(angle) / angle : time
      return 1 - exp(-decay * time) * (cos(angle) + (decay - velocity) * lag)
    }
    let spread = 2 * half * time
    let lag = spread > 0 ? time * (-expm1(-spread) / spread) : time
    return 1 - exp(-slow * time) * (1 - (velocity - slow) * lag)
  }

  /// The time after which it stays within 0.001 of its target, or infinity without damping.
  public var settling: Double {
    guard decay > 0 else { return .infinity }
    func isFar(_ time: Double) -> Bool {
      exp(-slow * time) * (1 + abs(velocity - slow) * time) > 0.001 || time * slow < 1
    }
    var (low, high) = (0.0, 1.0)
    while isFar(high) { high *= 2 }
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if isFar(middle) { low = middle } else { high = middle }
    }
    return high
  }
}

/// An easing, from a fraction of the time to a progress, 0…1.
nonisolated enum CurvetEasing: Decodable, Sendable {
  case bezier([[Double]]), linear([[Double]]), steps(Int, jump: String), hold
  case spring(CurvetSpring, seconds: Double)

  private enum CodingKeys: String, CodingKey {
    case bezier, beziers, linear, steps, jump, spring, hold
  }
  private struct Spring: Decodable {
    let angularFrequency, dampingRatio, velocity, duration: Double
  }

  init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: CodingKeys.self)
    func numbers(_ list: [[Double]], _ count: Int) throws -> [[Double]] {
      guard !list.isEmpty, list.allSatisfy({ $0.count == count }) else {
        throw DecodingError.dataCorrupted(
          .init(codingPath: object.codingPath, debugDescription: "\(count) numbers are expected"))
      }
      return list
    }
    if let points = try object.decodeIfPresent([Double].self, forKey: .bezier) {
      self = .bezier(try numbers([points], 4).map { $0 + [1, 1] })
    } else if let pieces = try object.decodeIfPresent([[Double]].self, forKey: .beziers) {
      self = .bezier(try numbers(pieces, 6))
    } else if let stops = try object.decodeIfPresent([[Double]].self, forKey: .linear) {
      self = .linear(try numbers(stops, 2))
    } else if let count = try object.decodeIfPresent(Int.self, forKey: .steps) {
      self = .steps(count, jump: try object.decode(String.self, forKey: .jump))
    } else if let spring = try object.decodeIfPresent(Spring.self, forKey: .spring) {
      let form = CurvetSpring(
        angularFrequency: spring.angularFrequency, dampingRatio: spring.dampingRatio,
        velocity: spring.velocity)
      self = .spring(form, seconds: spring.duration)
    } else {
      _ = try object.decode(Bool.self, forKey: .hold)
      self = .hold
    }
  }

  func value(at input: Double) -> Double {
    switch self {
    case .hold: return input < 1 ? 0 : 1
    case .spring(let spring, let seconds):
      return input >= 1 ? 1 : spring.position(at: input * seconds)
    case .steps(let count, let jump):
      let jumps = jump == "both" ? count + 1 : jump == "none" ? count - 1 : count
      let first = jump == "start" || jump == "both" ? 1.0 : 0
      return min((input * Double(count)).rounded(.down) + first, Double(jumps)) / Double(jumps)
    case .linear(let stops):
      guard stops.count > 1 else { return stops[0][1] }
      var at = 0
      while at < stops.count - 2, stops[at + 1][0] <= input { at += 1 }
      let (from, to) = (stops[at], stops[at + 1])
      if from[0] == to[0] { return to[1] }
      return from[1] + (to[1] - from[1]) * ((input - from[0]) / (to[0] - from[0]))
    case .bezier(let pieces):
      if input <= 0 { return 0 }
      if input >= 1 { return 1 }
      var (start, piece) = ([0.0, 0.0], pieces[0])
      for (before, one) in zip(pieces, pieces.dropFirst()) where before[4] <= input {
        (start, piece) = ([before[4], before[5]], one)
      }
      if input >= piece[4] { return piece[5] }
      func cubic(_ n: Int, _ t: Double) -> Double {
        let c = 3 * (piece[n] - start[n])
        let b = 3 * (piece[n + 2] - piece[n]) - c
        return ((piece[n + 4] - start[n] - c - b) * t + b) * t * t + c * t + start[n]
      }
      var (low, high) = (0.0, 1.0)
      for _ in 0..<60 {
        let middle = (low + high) / 2
        let x = cubic(0, middle)
        if x == input { return cubic(1, middle) }
        if x < input { low = middle } else { high = middle }
      }
      return cubic(1, (low + high) / 2)
    }
  }
}
