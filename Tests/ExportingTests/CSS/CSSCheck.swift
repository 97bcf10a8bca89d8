import BrowserChecking
import Motion
import Presets
import Testing

@testable import Exporting

/// A CSS check is a question about a preset with what is expected.
struct CSSCheck {
  let preset: String
  let name: String
  let question: CSSQuestion
  /// What is wrong with the answer.
  let complaints: (CSSQuestion.Answer) -> [String]

  /// How many moments are looked at.
  static let count = 50

  static func moments(_ duration: Double) -> [Double] {
    (0..<count).map { duration * (Double($0) + 0.5) / Double(count) }
  }

  /// The checks of a preset: of its easing, or of every property that it moves.
  static func all(of preset: ExportedPreset, on sheet: CSSPage) throws -> [CSSCheck] {
    let name = preset.name.text
    switch preset.motion {
    case .duration: return []
    case .curve:
      let text = try #require(sheet.property("--motion-\(preset.identifier)"))
      let evaluator = try MotionEvaluator(preset.motion)
      let tolerance = text.hasPrefix("linear(") ? 1e-3 : 1e-6
      return [easing(name, text, 1, evaluator, tolerance)]
    case .spring(let spring):
      let text = try #require(sheet.property("--motion-\(preset.identifier)"))
      let time = try #require(sheet.property("--motion-\(preset.identifier)-duration"))
      let evaluator = try MotionEvaluator(preset.motion)
      let delay = spring.delay?.seconds ?? 0
      return [easing(name, text, try seconds(time), evaluator, 1e-3, delay: delay)]
    case .keyframes, .transition, .animator, .group:
      return try styles(preset, sheet) + corners(preset, sheet)
    }
  }

  private static func seconds(_ text: String) throws -> Double {
    let number = try #require(Double(text.prefix { "0123456789.e-".contains($0) }))
    return text.hasSuffix("ms") ? number / 1000 : number
  }

  private static func easing(
    _ name: String, _ text: String, _ duration: Double, _ evaluator: MotionEvaluator,
    _ tolerance: Double, delay: Double = 0
  ) -> CSSCheck {
    let times = moments(duration)
    return CSSCheck(
      preset: name, name: name,
      question: .easing(EasingQuestion(text, duration: duration, at: times))
    ) { answer in
      guard case .outputs(let outputs) = answer, outputs.count == times.count else {
        return ["another answer"]
      }
      return zip(times, outputs).compactMap { time, output in
        guard case .number(let own)? = evaluator.tracks[0].point(at: time + delay).value else {
          return "no value at \(time)"
        }
        return abs(own - output) <= tolerance ? nil : "\(output) for \(own) at \(time)"
      }
    }
  }

  /// The check of every property that a preset moves.
  ///
  /// - Parameter error: How far each may be off, as a part of the distance between its outermost values; both
  ///   sides of the instants at which it turns or jumps are looked at, too.
  static func styles(
    _ preset: ExportedPreset, _ sheet: CSSPage, error: Double? = nil
  ) throws -> [CSSCheck] {
    let evaluator = try MotionEvaluator(preset.motion, lengths: sheet.lengths)
    var times = moments(evaluator.duration)
    if error != nil {
      // Steps mostly jump at round fractions.
      times = times.map { $0 - 0.0000137 * evaluator.duration }
      let breaks = evaluator.tracks.flatMap { $0.breaks.prefix(20) }
      let around = Set(breaks).flatMap { [$0 - 1e-4, $0 + 1e-4] }
      times += around.filter { $0 > 0 && $0 < evaluator.duration }
    }
    let isPage =
      if case .transition(let own) = preset.motion { own.layers.isEmpty } else { false }
    let unit = isPage ? try MotionEvaluator(preset.motion) : evaluator
    var slots: [(name: String, property: String)] = []
    var readings: [(reading: AnimationQuestion.Reading, track: MotionTrack, place: Int)] = []
    for track in unit.tracks where !(isPage && track.property == "hidden") {
      let target =
        isPage
        ? (track.target == "source" ? "leave" : "enter") : track.target.map(CSSTextOf.kebab)
      let slot = target ?? "subject"
      let property = "--motion-\(preset.identifier)" + (target.map { "-" + $0 } ?? "")
      if !slots.contains(where: { $0.name == slot }) { slots.append((slot, property)) }
      for (place, name) in try #require(Self.properties[track.property], "\(track.property)")
        .enumerated()
      {
        readings.append((AnimationQuestion.Reading(name, of: "#\(slot)"), track, place))
      }
    }
    let question = AnimationQuestion(readings.map(\.reading), at: times, on: sheet.page(slots))
    let limits = try error.map { error in
      try readings.map { error * (isPage ? 100 : 1) * (try reach(of: $0.track, in: preset, sheet)) }
    }
    let (found, moments) = (readings, times)
    return [
      CSSCheck(
        preset: preset.name.text, name: preset.name.text, question: .styles(question)
      ) { answer in
        guard case .styles(let styles) = answer, styles.rows.count == moments.count else {
          return ["another answer"]
        }
        return found.indices.flatMap { index in
          CSSReading(
            track: found[index].track, place: found[index].place, isPage: isPage,
            limit: limits?[index]
          ).complaints(at: moments, styles.rows.map { $0[index] })
        }
      }
    ]
  }

  /// The longhand properties that a key path is read from, one for each component.
  private static let properties: [String: [String]] = [
    "position": ["translate", "translate"], "position.x": ["translate"],
    "position.y": ["translate"], "transform.translation": ["translate", "translate"],
    "transform.translation.x": ["translate"],
    "transform.translation.y": ["translate"], "transform.rotation.z": ["rotate"],
    "transform.rotation": ["rotate"], "bounds.size.height": ["height"],
    "transform.rotation.x": ["rotate"], "transform.rotation.y": ["rotate"],
    "transform.scale": ["scale"], "opacity": ["opacity"], "zPosition": ["z-index"],
    "cornerRadius": ["border-top-left-radius"], "hidden": ["visibility"],
    "masksToBounds": ["overflow-x"], "frame": ["left", "top", "width", "height"],
    "backgroundColor": ["background-color", "background-color", "background-color"],
    "constraint.bottom": ["--motion-constraint-bottom"],
  ]
}

extension CSSCheck {
  /// Where the corners of a recipe's layers are seen, to half a pixel.
  private static func corners(_ preset: ExportedPreset, _ sheet: CSSPage) throws -> [CSSCheck] {
    guard case .transition(let transition) = preset.motion, transition.style == .custom else {
      return []
    }
    let size = SIMD2(390.0, 844.0)
    let progress = try TimedProgress(
      transition.timing, duration: transition.duration?.seconds)
    let recipe = try CustomTransitionEvaluator(
      transition, timing: progress.function, lengths: sheet.lengths
    ) { _, property in property == "frame" ? .vector([0, 0, size.x, size.y]) : nil }
    let times = moments(progress.duration)
    return recipe.roles.map { role in
      let slot = role.rawValue.replacing(".", with: "-")
      var page = sheet.page(
        [(slot, "--motion-\(preset.identifier)-\(slot)")],
        perspective: "--motion-\(preset.identifier)-perspective")
      page.css += "#stage > div { width: 390px; height: 844px; }\n"
      return CSSCheck(
        preset: preset.name.text, name: "\(preset.name.text) \(role.rawValue)",
        question: .corners(CornerQuestion(of: "#\(slot)", at: times, on: page))
      ) { answer in
        guard case .corners(let rows) = answer, rows.count == times.count else {
          return ["another answer"]
        }
        return zip(times, rows).flatMap { time, corners -> [String] in
          let quad = recipe.quad(of: role, at: time / progress.duration, container: size)
          guard let points = quad.points else { return ["behind the eye at \(time)"] }
          return zip(points, corners).compactMap { own, seen in
            let miss = max(abs(own.x + size.x / 2 - seen.x), abs(own.y + size.y / 2 - seen.y))
            return miss <= 0.5 ? nil : "\(seen) for \(own + size / 2) at \(time)"
          }
        }
      }
    }
  }
}

extension CSSCheck {
  /// How far the outermost values of a track are from each other, if all of it is played.
  private static func reach(
    of track: MotionTrack, in preset: ExportedPreset, _ sheet: CSSPage
  ) throws -> Double {
    var motion = preset.motion
    if case .keyframes(var keyframes) = motion {
      (keyframes.repeatCount, keyframes.speed, keyframes.timeOffset) = (nil, nil, nil)
      // Steps may never come to the end.
      keyframes.timing = nil
      motion = .keyframes(keyframes)
    } else if case .group(var group) = motion {
      group.duration = nil
      motion = .group(group)
    }
    let whole = try MotionEvaluator(motion, lengths: sheet.lengths)
    let own = try #require(whole.tracks.first { $0.name == track.name })
    let values = (0...500).map { number in
      CSSOutputTrack.components(own.point(at: whole.duration * Double(number) / 500).value)
    }
    let ranges = (0..<(values.map(\.count).max() ?? 0)).map { place in
      let own = values.compactMap { place < $0.count ? $0[place] : nil }
      return (own.max() ?? 0) - (own.min() ?? 0)
    }
    // The values are looked at here and there. Colors are fractions here, and bytes in CSS.
    return (track.property.hasSuffix("Color") ? 255 : 1) * 1.02
      * ranges.map { $0 * $0 }.reduce(0, +).squareRoot()
  }
}

extension CSSPage {
  /// The value of a custom property, as the sheet has it outside of media queries.
  func property(_ name: String) -> String? {
    css.split(separator: "\n").first { $0.hasPrefix("  \(name): ") }
      .map { String($0.dropFirst(name.count + 4).dropLast()) }
  }
}
