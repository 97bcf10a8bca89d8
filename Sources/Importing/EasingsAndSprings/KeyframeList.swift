import Motion
import Presets
import StrictJSON

/// A keyframe list is keyframes in JSON: frames with an offset, as the Web Animations API has them, or
/// declarations by selector, as Tailwind's configuration has them.
enum KeyframeList {
  /// Returns its motion.
  static func motion(_ value: JSONValue, _ reader: ValueReader) throws(ValueProblem) -> Motion {
    switch value.kind {
    case .string:
      let text = (value.string ?? "").trimmed
      let isBody = text.hasPrefix("{") && text.hasSuffix("}")
      return try CSSFragment.keyframes(isBody ? String(text.dropFirst().dropLast()) : text)
    case .object:
      if let frames = value["keyframes"] ?? value["frames"] ?? value["$value"] {
        guard case .keyframes(var keyframes) = try motion(frames, reader) else { break }
        if let duration = value["duration"] {
          keyframes.duration = .seconds(try reader.seconds(duration, key: "duration"))
        }
        return .keyframes(keyframes)
      }
      return try CSSFragment.keyframes(body(value))
    case .array:
      let frames = Array(value.elements)
      guard !frames.isEmpty, frames.allSatisfy({ $0.kind == .object }) else { break }
      let offsets = try offsets(of: frames)
      return try CSSFragment.keyframes(
        zip(frames, offsets).map { frame, offset in
          let isEased = frame["easing"] != nil || frame["animationTimingFunction"] != nil
          let easing = isEased ? "" : "animation-timing-function: linear; "
          return "\(ECMAScriptNumber.text(offset * 100))% { \(easing)\(declarations(frame)) }"
        }.joined(separator: "\n"))
    default: break
    }
    throw ValueProblem("\(value.shown) isn't a list of keyframes")
  }

  /// Keyframes by selector as the body of a rule.
  static func body(_ value: JSONValue) -> String {
    value.members.map { "\(selector($0.key)) { \(declarations($0.value)) }" }
      .joined(separator: "\n")
  }

  /// Whether a value looks like keyframes.
  static func recognizes(_ value: JSONValue) -> Bool {
    switch value.kind {
    case .object:
      let members = Array(value.members.lazy.prefix(200))
      return !members.isEmpty
        && members.allSatisfy { member in
          member.value.kind == .object
            && member.key.split(separator: ",").allSatisfy { part in
              let part = String(part).trimmed
              return part == "from" || part == "to" || part.hasSuffix("%")
            }
        }
    case .array:
      let frames = Array(value.elements.lazy.prefix(200))
      return frames.count > 1
        && frames.allSatisfy { $0["offset"]?.number != nil || $0["position"]?.number != nil }
    default: return false
    }
  }

  /// Returns the keyframes that stand under a key of that name, anywhere.
  static func all(in spot: JSONSpot) -> [JSONSpot] {
    spot.children.filter { $0.value.kind == .object }.flatMap { child in
      child.key.plainKey == "keyframes"
        ? child.children.filter { recognizes($0.value) } : all(in: child)
    }
  }

  /// Whether a list is of frames without offsets, as scripts hand them to browsers.
  static func isBare(_ value: JSONValue) -> Bool {
    let frames = Array(value.elements.lazy.prefix(200))
    return frames.count > 1
      && frames.allSatisfy { frame in
        let keys = frame.members.lazy.prefix(200).map(\.key)
        return frame.kind == .object && keys.contains { CSSInputKeywords.isProperty(kebab($0)) }
          && keys.allSatisfy {
            CSSInputKeywords.isProperty(kebab($0)) || ["easing", "composite"].contains($0)
          }
      }
  }

  /// Throws if frames that have no offsets hold anything but properties of CSS.
  static func demandProperties(_ frames: JSONValue) throws(ValueProblem) {
    let others: Set = ["offset", "position", "at", "easing", "composite"]
    for frame in frames.elements {
      guard frame.kind == .object else {
        throw ValueProblem("\(frame.shown) isn't a keyframe", about: frame)
      }
      for member in frame.members where !others.contains(member.key.plainKey) {
        guard !CSSInputKeywords.isProperty(kebab(member.key)) else { continue }
        throw ValueProblem(
          "\(member.key.cut) isn't a CSS property that can be animated", about: frame)
      }
    }
  }

  private static func offsets(of frames: [JSONValue]) throws(ValueProblem) -> [Double] {
    let given = frames.map { ($0["offset"] ?? $0["position"] ?? $0["at"])?.number }
    if given.allSatisfy({ $0 == nil }), frames.count > 1 {
      return frames.indices.map { Double($0) / Double(frames.count - 1) }
    }
    let offsets = given.compactMap { $0 }
    guard offsets.count == frames.count, offsets.allSatisfy({ (0...1).contains($0) }) else {
      throw ValueProblem("every keyframe needs an offset from 0 to 1")
    }
    return offsets
  }

  private static func selector(_ text: String) -> String {
    String(text.filter { !"{};".contains($0) })
  }

  private static func declarations(_ frame: JSONValue) -> String {
    var lines: [String] = []
    for member in frame.members {
      let key = member.key.plainKey
      guard key != "offset", key != "position", key != "at" else { continue }
      let name = key == "easing" ? "animation-timing-function" : kebab(member.key)
      let value =
        member.value.string
        ?? member.value.number.map { ECMAScriptNumber.text($0) + unit(of: name, $0) } ?? ""
      guard !value.contains(where: { ";{}".contains($0) }) else { continue }
      lines.append("\(name): \(value);")
    }
    return lines.joined(separator: " ")
  }

  private static func kebab(_ name: String) -> String {
    if name.hasPrefix("--") || name.contains("-") { return name.filter { !"{};:".contains($0) } }
    return name.filter { !"{};:".contains($0) }
      .reduce(into: "") { text, letter in
        text += letter.isUppercase ? "-" + letter.lowercased() : String(letter)
      }
  }

  /// The unit of a number as React and the like have it: pixels but for what has none.
  private static func unit(of property: String, _ number: Double) -> String {
    let lengths: Set = [
      "width", "height", "top", "left", "right", "bottom", "border-radius", "border-width",
      "font-size", "margin", "padding",
    ]
    return number != 0 && lengths.contains(property) ? "px" : ""
  }
}
