import Motion
import Presets
import StrictJSON

/// The variables of Figma, as the REST API or a plugin gives them.
struct FigmaVariables {
  /// A variable with its motion in each mode, as far as it has one.
  struct Variable {
    var spot: JSONSpot
    var name: String
    var type: String
    var collection: String?
    /// The ids of modes with the values there, in order.
    var values: [JSONSpot]

    var parts: [String] { name.split(separator: "/").map(String.init) }
  }

  let options: ReaderOptions
  var found: MotionFacts
  private(set) var variables: [String: Variable] = [:]
  private(set) var order: [String] = []
  /// The names of modes by their ids, and the default mode of each collection.
  private(set) var modes: [String: String] = [:]
  private var defaults: [String: String] = [:]
  private var sought: Set<String> = []

  init(_ options: ReaderOptions, _ found: MotionFacts) {
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
      for collection in meta[key]?.children ?? [] { add(collection: collection) }
    }
    for variable in meta["variables"]?.children ?? [] {
      let id = variable.value["id"]?.string ?? variable.key
      if variables[id] == nil { order.append(id) }
      variables[id] = Variable(
        spot: variable, name: variable.value["name"]?.string ?? variable.key,
        type: variable.value["resolvedType"]?.string ?? "",
        collection: variable.value["variableCollectionId"]?.string,
        values: variable["valuesByMode"]?.children ?? [])
    }
    let springs = takeSprings()
    for id in order where !springs.contains(id) { take(id) }
  }

  private mutating func add(collection: JSONSpot) {
    let id = collection.value["id"]?.string ?? collection.key
    let all = (collection["modes"]?.children ?? []).compactMap { mode -> String? in
      let id = (mode.value["modeId"] ?? mode.value["id"])?.string
      if let id { modes[id] = mode.value["name"]?.string }
      return id
    }
    defaults[id] = collection.value["defaultModeId"]?.string ?? all.first
  }

  private mutating func take(_ id: String) {
    guard let variable = variables[id] else { return }
    found.see(variable.spot)
    guard isMotion(variable) else {
      return found.leaveOut(
        notMotion: variable.type.isEmpty ? "variables" : variable.type.lowercased(),
        at: variable.spot)
    }
    if variable.values.isEmpty {
      found.leaveOut(variable.name, "has no value in any mode", at: variable.spot)
    }
    let taken = taken(of: id, isTold: true)
    found.settle(variable.spot, as: taken.isEmpty ? .leftOut : .taken)
    for one in taken {
      let target = one.alias.flatMap { key(of: $0.id, in: $0.mode) }
      found.add(
        one.motion, named: variable.parts + one.mode, at: one.spot, anchor: variable.name,
        alias: target
      ) { fact in
        let text = variable.spot.value["description"]?.string
        fact.preset?.summary = text?.isEmpty == true ? nil : text
      }
    }
  }

  typealias Alias = (id: String, mode: String)
  private typealias Taken = (
    motion: Motion, mode: [String], alias: Alias?, spot: JSONSpot, id: String
  )

  /// The different motions of a variable, each in its first mode; with the mode's name if there are several.
  private mutating func taken(of id: String, isTold: Bool) -> [Taken] {
    guard let variable = variables[id] else { return [] }
    var taken: [Taken] = []
    for value in variable.values {
      do throws(ValueProblem) {
        guard let motion = try motion(of: id, in: value.key) else { continue }
        guard !taken.contains(where: { $0.motion == motion }) else { continue }
        taken.append(
          (motion, [modes[value.key] ?? value.key], alias(value, in: value.key), value, value.key))
      } catch {
        // Without a unit, the number of one mode says nothing about another's.
        if error.settled != nil {
          if isTold { leaveOut(variable.name, error, at: value) }
          return []
        }
        let mode = variable.values.count > 1 ? " in \(modes[value.key] ?? value.key)" : ""
        if isTold { leaveOut(variable.name + mode, error, at: value) }
      }
    }
    if taken.count == 1 { taken[0].mode = [] }
    return taken
  }

  private mutating func leaveOut(_ name: String, _ problem: ValueProblem, at spot: JSONSpot) {
    let reason = [problem.reason, problem.settled].compactMap(\.self).joined(separator: "; ")
    found.leaveOut(name, reason, at: spot)
  }

  /// The name that a variable's motion in a mode has.
  private mutating func key(of id: String, in mode: String) -> [String]? {
    guard let variable = variables[id], let motion = try? motion(of: id, in: mode) else {
      return nil
    }
    return taken(of: id, isTold: false).first { $0.motion == motion }.map {
      variable.parts + $0.mode
    }
  }

  /// The variable that a value is an alias of, with its mode there: the same if it has that, else the
  /// default one of its collection.
  func alias(_ value: JSONSpot, in mode: String) -> Alias? {
    guard value.value["type"]?.string == "VARIABLE_ALIAS", let id = value.value["id"]?.string,
      let other = variables[id]
    else { return nil }
    let has = other.values.contains { $0.key == mode }
    let standard = other.collection.flatMap { defaults[$0] } ?? other.values.first?.key
    return (id, has ? mode : standard ?? mode)
  }

  /// The motion of a variable in a mode; nil if it has no value there.
  private mutating func motion(of id: String, in mode: String) throws(ValueProblem) -> Motion? {
    guard let variable = variables[id] else {
      throw ValueProblem("refers to a variable in another file")
    }
    guard let value = variable.values.first(where: { $0.key == mode }) else { return nil }
    guard value.value["type"]?.string == "VARIABLE_ALIAS" else {
      guard isMotion(variable) else { throw ValueProblem("'\(variable.name)' isn't a motion") }
      return try motion(value.value, variable.type)
    }
    guard let alias = alias(value, in: mode), let target = variables[alias.id] else {
      throw ValueProblem("refers to a variable in another file")
    }
    guard sought.insert(id).inserted, sought.count <= 64 else {
      throw ValueProblem("cannot resolve '{\(target.name)}': it refers to itself")
    }
    defer { sought.remove(id) }
    do throws(ValueProblem) {
      guard let motion = try motion(of: alias.id, in: alias.mode) else {
        throw ValueProblem("'\(target.name)' has no value in its mode")
      }
      return motion
    } catch {
      throw ValueProblem(
        "cannot resolve '{\(target.name)}': \(error.reason)", settled: error.settled)
    }
  }
}

// Single values.
extension FigmaVariables {
  private func isMotion(_ variable: Variable) -> Bool {
    switch variable.type {
    case "EASING", "TIMING": return true
    case "STRING":
      return variable.values.contains { $0.value.string.map(CSSFragment.mayBeMotion) ?? false }
    case "FLOAT", "NUMBER":
      let words = Set(variable.parts.flatMap(\.keyWords))
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
    case "FLOAT", "NUMBER": return .duration(.seconds(try ValueReader(options).seconds(value)))
    case "EASING":
      guard let motion = try FigmaEasing.timing(value)?.motion else {
        throw ValueProblem("\(value.shown) isn't a Figma easing")
      }
      return motion
    default:
      let text = value.string ?? ""
      if let motion = try ValueReader(options).easing(text: text)?.motion { return motion }
      guard let motion = try CSSFragment.motions(text).first else {
        throw ValueProblem("\(value.shown) isn't a motion")
      }
      return motion
    }
  }
}
