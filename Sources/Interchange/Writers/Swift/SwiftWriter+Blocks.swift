import Motion
import Presets

extension SwiftWriter {
  /// Keyframes as a block of UIKit's.
  func block(
    of keyframes: Keyframes, _ preset: ExportedPreset, in set: ExportSet<SwiftDeclaration>
  ) throws(Unsupported) -> SwiftDeclaration {
    var declaration = SwiftDeclaration()
    declaration.isMainActor = true
    var arguments = SwiftArguments(targetType: "UIView", unnamed: "view")
    var frames = SwiftFrames()
    var preparation: [String] = []
    var mode: Keyframes.CalculationMode?
    for track in keyframes.tracks {
      let view = try arguments.target(track.target)
      let changes = try Self.frames(of: track)
      if let own = track.calculationMode {
        guard mode == nil || mode == own else {
          throw Unsupported("a block of UIKit's joins all its values alike")
        }
        mode = own
      }
      if let first = changes.first {
        if SwiftTransform.holds(track.property) {
          frames.begin(view, track.property, first)
        } else {
          preparation += try SwiftViewChange.statements(
            for: view, track.property, .to(first), &arguments)
        }
      }
      for frame in changes.frames {
        try frames.add(
          SwiftFrames.Frame(
            view: view, property: track.property, start: frame.start, duration: frame.duration,
            change: frame.change))
      }
    }
    for parameter in arguments.parameters {
      if let line = try frames.beginning(parameter.name, &arguments) { preparation.append(line) }
    }
    let options = try SwiftBlockOptions(
      keyframes.timing, mode, others: Self.repeating(keyframes))
    declaration.fidelity = options.fidelity
    let calls = try frames.lines(&arguments)
    var duration = CodeText.number(keyframes.duration?.seconds ?? 0.25)
    switch preset.preset.reducedMotion {
    case nil, .keep?: break
    case ReducedMotion.none?:
      duration = "reducesMotion ? 0 : \(duration)"
      declaration.parts.insert(.reducesMotion)
    case .preset(let reference)?:
      declaration.note(Self.choice(reference))
    }
    declaration.parameters =
      arguments.parameters + [.init(name: "completion", type: "((Bool) -> Void)? = nil")]
    let delay = CodeText.number(keyframes.beginTime?.seconds ?? 0)
    declaration.lines =
      declaration.opening(preset.identifier, access: access)
      + (preparation + [
        "UIView.animateKeyframes(",
        "  withDuration: \(duration), delay: \(delay)\(options.argument), animations: {",
      ] + calls.indented(by: 2) + ["  }, completion: completion)"]).indented() + ["}"]
    return declaration
  }

  /// What a track begins with, and its frames.
  private static func frames(
    of track: Keyframes.Track
  ) throws(Unsupported) -> (first: PropertyValue?, frames: [Keyframes.Frame]) {
    guard track.additive != true, track.tension == nil, track.continuity == nil, track.bias == nil,
      track.timings == nil
    else { throw Unsupported("UIKit's blocks have no timings or tensions of segments") }
    switch track.content {
    case .path: throw Unsupported("UIKit's blocks follow no path")
    case .frames(let frames): return (nil, frames)
    case .values(let values):
      guard values.count > 1, !values.dropFirst().contains(.current),
        track.calculationMode != .discrete
      else { throw Unsupported("UIKit's blocks go from value to value") }
      let even = (0..<values.count).map { Double($0) / Double(values.count - 1) }
      let authored = track.keyTimes?.map(\.value) ?? even
      let times = authored.count == values.count ? authored : even
      let frames = values.indices.dropFirst().map { index in
        Keyframes.Frame(
          start: .decimal(times[index - 1]), duration: .decimal(times[index] - times[index - 1]),
          change: .to(values[index]))
      }
      return (values[0] == .current ? nil : values[0], frames)
    }
  }

  private static func repeating(_ keyframes: Keyframes) throws(Unsupported) -> [String] {
    guard keyframes.speed ?? 1 == 1, keyframes.timeOffset?.seconds ?? 0 == 0,
      keyframes.repeatDuration == nil, keyframes.fillMode != .forwards || keyframes.beginTime == nil
    else { throw Unsupported("UIKit's blocks have no speed, offset or time to repeat for") }
    var options: [String] = []
    switch keyframes.repeatCount {
    case nil, .times(1)?: break
    case .infinite?: options.append(".repeat")
    case .times?: throw Unsupported("UIKit's blocks run once or for ever")
    }
    if keyframes.autoreverses == true { options.append(".autoreverse") }
    return options
  }
}
