import Motion
import Presets
import StrictJSON

/// The variables of Figma, as the REST API or a plugin gives them.
struct FigmaVariables {
  private let options: ReaderOptions
  var found: FoundMotions
  private var names: [String: String] = [:]
  private var modes: [String: String] = [:]

  init(_ options: ReaderOptions, _ found: FoundMotions) {
    (self.options, self.found) = (options, found)
  }

  /// Where a file holds variables; nil if it holds none.
  static func list(of root: JSONValue) -> JSONValue? {
    for place in [root["meta"]?["variables"], root["variables"]] {
      guard let place, place.kind == .object || place.kind == .array else { continue }
      let first =
        place.kind == .array
        ? place.elements.first { _ in true } : place.members.first { _ in true }?.value
      if first?["resolvedType"] != nil || first?["valuesByMode"] != nil { return place }
    }
    return root["meta"]?["variableCollections"] ?? root["variableCollections"]
  }

  mutating func interpret(_ root: JSONSpot) {
    let meta = root["meta"] ?? root
    for key in ["variableCollections", "collections"] {
      for collection in meta[key]?.children ?? [] {
        for mode in collection["modes"]?.children ?? [] {
          if let id = (mode.value["modeId"] ?? mode.value["id"])?.string {
            modes[id] = mode.value["name"]?.string
          }
        }
      }
    }
    let all = meta["variables"]?.children ?? []
    for variable in all {
      let id = variable.value["id"]?.string ?? variable.key
      names[id] = variable.value["name"]?.string
    }
    for variable in all { take(variable) }
  }

  private mutating func take(_ variable: JSONSpot) {
    let name = variable.value["name"]?.string ?? variable.key
    let type = variable.value["resolvedType"]?.string ?? ""
    let parts = name.split(separator: "/").map(String.init)
    let values = variable["valuesByMode"]?.children ?? []
    guard isMotion(type, parts, values) else {
      found.leftOut.add(
        type.isEmpty ? "variables" : type.lowercased(), because: .notMotion, at: variable.place)
      return
    }
    var taken: [(motion: Motion, mode: String, alias: String?, spot: JSONSpot)] = []
    for value in values {
      do throws(ValueProblem) {
        let alias =
          value.value["type"]?.string == "VARIABLE_ALIAS" ? value.value["id"]?.string : nil
        if let alias {
          guard let other = names[alias] else {
            throw ValueProblem("refers to a variable in another file")
          }
          aliases.append((parts, modes[value.key] ?? value.key, other, value))
          continue
        }
        let motion = try motion(value.value, type)
        if !taken.contains(where: { $0.motion == motion }) {
          taken.append((motion, modes[value.key] ?? value.key, nil, value))
        }
      } catch {
        let mode = values.count > 1 ? " in \(modes[value.key] ?? value.key)" : ""
        found.leaveOut(name + mode, ValueProblem(error.reason), at: value)
      }
    }
    if values.isEmpty { found.leaveOut(name, "has no value in any mode", at: variable) }
    for one in taken {
      found.add(
        one.motion, named: parts + (taken.count > 1 ? [one.mode] : []), at: one.spot, anchor: name
      ) { $0.summary = variable.value["description"]?.string.flatMap { $0.isEmpty ? nil : $0 } }
      known[name] = known[name] ?? one.motion
    }
    takeAliases(of: parts, name)
  }

  private var aliases: [(parts: [String], mode: String, other: String, spot: JSONSpot)] = []
  private var known: [String: Motion] = [:]

  /// Takes those that refer to others once these are known; what comes first in the file is.
  private mutating func takeAliases(of parts: [String], _ name: String) {
    let own = aliases
    aliases = []
    var seen: Set<String> = []
    for one in own where seen.insert(one.other).inserted {
      guard let motion = known[one.other] else {
        found.leaveOut(
          name, "cannot resolve '{\(one.other)}': later in the file, or not a motion", at: one.spot)
        continue
      }
      known[name] = known[name] ?? motion
      found.add(
        motion, named: parts + (own.count > 1 ? [one.mode] : []), at: one.spot, anchor: name,
        alias: one.other.split(separator: "/").map(String.init))
    }
  }

  private func isMotion(_ type: String, _ parts: [String], _ values: [JSONSpot]) -> Bool {
    switch type {
    case "EASING", "TIMING": return true
    case "STRING": return values.contains { $0.value.string.map(StyleText.mayBeMotion) ?? false }
    case "FLOAT", "NUMBER":
      let words = Set(parts.flatMap(\.keyWords))
      return !words.isDisjoint(with: ["duration", "durations", "delay", "delays"])
    default: return false
    }
  }

  private func motion(_ value: JSONValue, _ type: String) throws(ValueProblem) -> Motion {
    switch type {
    case "TIMING":
      var reader = ValueReader(options)
      reader.unit = .seconds
      return .duration(.seconds(try reader.seconds(value)))
    case "FLOAT", "NUMBER":
      let reader = ValueReader(options)
      do throws(ValueProblem) {
        return .duration(.seconds(try reader.seconds(value)))
      } catch {
        throw ValueProblem(
          [error.reason, error.settled].compactMap(\.self).joined(separator: "; "))
      }
    case "EASING":
      guard let motion = try FigmaEasing.timing(value)?.motion else {
        throw ValueProblem("\(value.shown) isn't a Figma easing")
      }
      return motion
    default:
      let text = value.string ?? ""
      if let motion = try ValueReader(options).easing(text: text)?.motion { return motion }
      guard let motion = try StyleText.motions(text).first else {
        throw ValueProblem("\(value.shown) isn't a motion")
      }
      return motion
    }
  }
}
