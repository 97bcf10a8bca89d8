import Diagnostics
import Motion
import Presets
import StrictJSON

/// An Android interpreter makes presets from the motion in resources.
struct AndroidInterpreter {
  private let files: [AndroidFile]
  var found: MotionFacts
  /// The texts of resources by type and name: `string/easing_standard`.
  private var values: [String: String] = [:]
  /// The names of the integers that animations take for their times.
  private var times: Set<String> = []
  private let reader = ValueReader(ReaderOptions(), unit: .milliseconds)

  init(_ files: [AndroidFile], _ found: MotionFacts) {
    self.files = files
    self.found = found
    for file in files {
      for element in file.elements {
        for key in ["duration", "startOffset"] {
          if let text = element.attributes[key], text.hasPrefix("@integer/") {
            times.insert(String(text.dropFirst("@integer/".count)))
          }
        }
        guard let name = element.attributes["name"] else { continue }
        let type = element.attributes["type"] ?? element.name
        values["\(type)/\(name)"] = element.text.trimmed
      }
    }
  }

  /// Finds the motions, in the order of the files.
  mutating func interpret() {
    for file in files {
      guard let root = file.elements.first else { continue }
      for element in file.things { found.see(file.spot(element)) }
      switch root.name {
      case "resources": takeResources(file)
      case let name where name.hasSuffix("nterpolator"): takeInterpolator(root, file)
      case let name where Self.isAnimation(name): takeAnimation(file)
      default:
        found.leaveOut(
          file.stem ?? "<\(root.name)>", Self.reason(notToRead: root.name), at: file.spot(root))
      }
    }
  }

  /// Why a file with this first element isn't read.
  private static func reason(notToRead name: String) -> String {
    switch name {
    case "animated-vector", "animation-list": "animated drawables aren't read"
    case "selector", "animated-selector":
      "state lists aren't read; give each animator a file of its own"
    case "MotionScene": "motion scenes aren't read"
    case "layoutAnimation", "gridLayoutAnimation":
      "layout animations aren't read; import the animation that they name"
    default: "<\(name)> isn't an animation that is read"
    }
  }

  /// The curve of another file, by its name without the extension; nil if it isn't among these files.
  func interpolator(ofFile stem: String) throws(ValueProblem) -> Curve.Shape? {
    let file = files.first {
      $0.stem == stem && $0.elements.first?.name.hasSuffix("nterpolator") == true
    }
    return try file?.elements.first.map { element throws(ValueProblem) in
      try AndroidInterpolator.shape(element, of: self)
    }
  }

  private mutating func takeResources(_ file: AndroidFile) {
    var parts: [String: [String: Double]] = [:]
    for (index, element) in file.elements.enumerated() where element.parent == 0 {
      let name = element.attributes["name"] ?? ""
      let type = element.attributes["type"] ?? element.name
      let spot = file.spot(element)
      do throws(ValueProblem) {
        switch type {
        case "integer" where isTime(name) || times.contains(name) || file.isExported:
          let text = try value(element.text, "integer")
          guard let plain = Double(text), plain >= 0 else {
            throw ValueProblem(
              "must be a number of milliseconds (0 or more), found '\(text.prefix(40))'")
          }
          let seconds = ValueReader.thousandth(of: text) ?? plain / 1000
          add(.duration(.seconds(seconds)), named: name, element, "integer", spot)
        case "string" where name.hasSuffix("_path_data") && isRepeated(name, "_path_data"):
          repeats(at: spot)
        case "string" where isEasing(name) || isCurve(element.text):
          let shape = try shape(value(element.text, "string"))
          add(.curve(Curve(shape)), named: name, element, "string", spot)
        case "dimen", "float", "item", "fraction":
          guard let part = AndroidPart(name) else {
            found.leaveOut(notMotion: type, at: spot)
            continue
          }
          guard let number = Double(try value(element.text, type)) else {
            throw ValueProblem("\(name) isn't a number")
          }
          parts[part.base, default: [:]][part.part] = number
          found.take(spot)
          guard let motion = try motion(of: parts[part.base] ?? [:]) else { continue }
          parts[part.base] = nil
          if values["string/\(part.base)"] == nil {
            add(motion, named: part.base, element, type, spot)
          } else {
            repeats(at: spot)
          }
        case "style":
          guard let spring = try spring(index, file) else {
            found.leaveOut(notMotion: "style", at: spot)
            continue
          }
          add(.spring(spring), named: name, element, "style", spot)
        default: found.leaveOut(notMotion: type, at: spot)
        }
      } catch {
        found.leaveOut(name, error, at: spot)
      }
    }
    for (base, some) in parts.sorted(by: { $0.key < $1.key }) {
      let missing = AndroidPart.missing(besides: some.keys)
      found.leaveOut(base, "missing \(missing)", at: file.spot(file.elements[0]))
    }
  }

  /// The motion of the numbers of one name; nil if some are missing so far.
  private func motion(of parts: [String: Double]) throws(ValueProblem) -> Motion? {
    if let stiffness = parts["stiffness"], let damping = parts["damping"] {
      return .spring(try reader.make(["dampingRatio": damping, "stiffness": stiffness]))
    }
    let points = AndroidPart.points.compactMap { parts[$0] }
    return points.count == 4 ? .curve(Curve(try ValueReader.bezier(points))) : nil
  }

  /// Whether there is a string whose name is this one without its ending.
  private func isRepeated(_ name: String, _ end: String) -> Bool {
    values["string/\(name.dropLast(end.count))"] != nil
  }

  private mutating func repeats(at spot: JSONSpot) {
    found.leaveOut("values", "already read from the string of the same name", at: spot)
  }

  private mutating func add(
    _ motion: Motion, named name: String, _ element: XMLElement, _ type: String, _ spot: JSONSpot
  ) {
    let text = element.text.trimmed
    let alias = text.hasPrefix("@\(type)/") ? String(text.dropFirst(type.count + 2)) : nil
    found.add(motion, named: [name], at: spot, alias: alias.map { [$0] })
  }

  /// A value, which may be that of another resource.
  func value(_ text: String, _ type: String) throws(ValueProblem) -> String {
    var text = text.trimmed
    var met: Set<String> = []
    while text.hasPrefix("@") {
      guard met.insert(text).inserted else {
        throw ValueProblem("cannot resolve it: resources refer to each other in a cycle")
      }
      guard met.count <= 16 else {
        throw ValueProblem("cannot resolve it: its chain of references is longer than 16")
      }
      guard let next = values[String(text.dropFirst())] else {
        throw ValueProblem("cannot resolve '\(text.prefix(80))'")
      }
      text = next
    }
    return text
  }

  private func isTime(_ name: String) -> Bool {
    let words = name.keyWords
    return words.contains("duration") || words.contains("delay") || words.contains("durations")
      || words.contains("anim") && words.contains("time")
  }

  private func isEasing(_ name: String) -> Bool {
    !Set(name.keyWords).isDisjoint(with: ["easing", "interpolator", "bezier", "curve"])
  }

  private func isCurve(_ text: String) -> Bool {
    ["cubic-bezier(", "path("].contains(where: text.trimmed.hasPrefix)
  }

  private func shape(_ text: String) throws(ValueProblem) -> Curve.Shape {
    if text.hasPrefix("path("), text.hasSuffix(")") {
      return .path(try ValueReader.path(String(text.dropFirst(5).dropLast()).trimmed))
    }
    guard case .curve(let curve)? = try reader.easing(text: text) else {
      throw ValueProblem("'\(text.prefix(60))' isn't a known easing")
    }
    return curve.shape
  }

  /// The spring of a style, whose damping is a ratio; nil if it is about something else.
  private func spring(_ style: Int, _ file: AndroidFile) throws(ValueProblem) -> Spring? {
    var figures: [String: Double] = [:]
    let rest = file.elements[(style + 1)...].prefix { ($0.parent ?? 0) >= style }
    for element in rest where element.parent == style && element.name == "item" {
      let name = element.attributes["name"]?.split(separator: ":").last.map(String.init) ?? ""
      guard name == "stiffness" || name == "damping" else { continue }
      let text = try value(element.text, "dimen")
      guard let number = Double(text) else { throw ValueProblem("its \(name) isn't a number") }
      figures[name == "damping" ? "dampingRatio" : name] = number
    }
    if figures.isEmpty { return nil }
    guard figures.count == 2 else {
      throw ValueProblem("a spring needs both a stiffness and a damping")
    }
    return try reader.make(figures)
  }

  private mutating func takeInterpolator(_ element: XMLElement, _ file: AndroidFile) {
    let spot = file.spot(element)
    do throws(ValueProblem) {
      found.add(
        .curve(Curve(try AndroidInterpolator.shape(element, of: self))),
        named: [file.stem].compactMap(\.self), at: spot, anchor: "")
    } catch {
      found.leaveOut(file.stem ?? element.name, error, at: spot)
    }
  }
}

/// An Android part is one of the numbers that make a motion together: `…_control_x1`, `…_stiffness`.
private struct AndroidPart {
  /// The name of the motion, and which of its numbers it is.
  var base, part: String

  static let points = ["x1", "y1", "x2", "y2"]

  /// Tells by a name; nil if it is of something else.
  init?(_ name: String) {
    let words = name.split(separator: "_")
    guard words.count > 2, let last = words.last.map({ $0.lowercased() }) else { return nil }
    let isPoint = words[words.count - 2].lowercased() == "control" && Self.points.contains(last)
    let isSpring =
      ["stiffness", "damping"].contains(last)
      && words.contains { $0.lowercased() == "spring" }
    guard isPoint || isSpring else { return nil }
    (base, part) = (words.dropLast(isPoint ? 2 : 1).joined(separator: "_"), last)
  }

  /// The numbers that are missing next to some others.
  static func missing(besides some: some Collection<String>) -> String {
    let isSpring = some.contains("stiffness") || some.contains("damping")
    let all = isSpring ? ["stiffness", "damping"] : points
    return all.filter { !some.contains($0) }.joined(separator: ", ")
  }
}
