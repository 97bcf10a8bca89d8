import Diagnostics
import Motion
import Presets
import Storage
import StrictJSON

extension Catalog {
  /// Sets fields of presets.
  ///
  /// A field that isn't a preset field is a field of its motion. If a motion has several forms, such as the
  /// parameter sets of a spring, setting fields of one form removes those of the others. Other parameters that
  /// the new form of a spring needs are computed from the old one.
  ///
  /// - Throws: `invalidInput` with the problems of a preset after the assignments.
  package func set(
    _ assignments: [Assignment], of selection: PresetSelection, _ options: ChangeOptions
  ) throws(CatalogError) -> ChangeReport {
    let spelled = try assignments.map { assignment throws(CatalogError) in
      try spellingOutKeyword(assignment)
    }
    return try edit(selection, options) { preset throws(CatalogError) in
      let assigned = try AssignedPreset(preset, spelled)
      do throws(CatalogError) {
        preset = try assigned.read()
      } catch {
        guard let reformed = try reformed(preset, for: assigned.springFields) else { throw error }
        preset = try AssignedPreset(reformed, spelled).read()
      }
    }
  }

  /// Takes a keyword of CSS for the timing that it is, unless a preset has that name.
  private func spellingOutKeyword(_ assignment: Assignment) throws(CatalogError) -> Assignment {
    guard assignment.keys.last == "timing", PresetName(assignment.value) != nil,
      case .curve(let curve)? = try? MotionExpression.parse(assignment.value),
      try detailIfPresent(named: assignment.value) == nil
    else { return assignment }
    var writer = JSONWriter()
    Motion.curve(curve).write(to: &writer)
    var assignment = assignment
    assignment.value = String(decoding: writer.bytes, as: UTF8.self)
    return assignment
  }
}

/// A preset in which fields are being set.
private struct AssignedPreset {
  private let original: Preset
  private let assignments: [Assignment]
  private var tree: JSONTree
  /// The fields of the motion that were set.
  private var setInMotion: Set<String> = []

  init(_ preset: Preset, _ assignments: [Assignment]) throws(CatalogError) {
    original = preset
    self.assignments = assignments
    tree = preset.tree
    for assignment in assignments { try set(assignment) }
  }

  /// The spring parameters that were set; empty if one was removed.
  var springFields: Set<String> {
    let fields = setInMotion.intersection(Self.formsWithDuration[1])
    let isTaken = assignments.contains { $0.value.isEmpty && fields.contains($0.keys.last ?? "") }
    return isTaken ? [] : fields
  }

  /// Returns the preset as it is now.
  func read() throws(CatalogError) -> Preset {
    let findings: FindingList
    switch read(tree) {
    case .success(let preset): return preset
    case .failure(let failure): findings = failure.findings
    }
    let isUsed = setInMotion.contains("use")
    for forms in isUsed ? [Self.forms, Self.formsWithDuration] : [Self.formsWithDuration] {
      if case .success(let preset) = read(without(forms)) { return preset }
    }
    throw CatalogError(unfit: findings.map(suggesting))
  }

  /// Asks for a field of the preset if one that is unknown was looked for in the motion.
  private func suggesting(_ finding: Finding) -> Finding {
    guard finding.rule == PresetRule.unknownField, case .known = finding.help,
      let field = setInMotion.first(where: {
        finding.place?.pointer == "/motion" + JSONPointer.part($0)
      })
    else { return finding }
    var finding = finding
    finding.help = Suggestion.hint(for: field, among: Preset.fieldNames) ?? finding.help
    return finding
  }

  private mutating func set(_ assignment: Assignment) throws(CatalogError) {
    var keys = assignment.keys
    if keys == ["name"] {
      throw CatalogError(
        .invalidInput, "'name' can't be set", hints: [.rename(name: original.name.text)])
    }
    let isOwn = Preset.fieldNames.contains(keys[0])
    if !isOwn { keys.insert("motion", at: 0) }
    let isText = ["title", "summary", "role", "source", "localizations"].contains(keys[0])
    let isYear = keys == ["source", "year"]
    let isList = keys == ["tags"] || keys == ["aliases"]
    let value = assignment.tree(isText: isText && !isYear, isList: isList)
    if keys == ["motion"], !assignments.contains(where: { $0.keys == ["kind"] }) {
      // The motion contains its kind.
      tree["kind"] = nil
    }
    if keys[0] == "motion", keys.count > 1 { setInMotion.insert(keys[1]) }
    guard tree.set(value, at: keys[...]) else {
      throw CatalogError(
        .invalidInput, "\(original.name) has no field '\(assignment.field)'",
        hints: [.listFields(of: original.name.text)])
    }
  }

  /// The preset without the fields of other forms than the one that was set.
  private func without(_ groups: [[String]]) -> JSONTree {
    var tree = tree
    for forms in groups where !setInMotion.isDisjoint(with: forms) {
      for field in forms where !setInMotion.contains(field) { tree["motion"]?[field] = nil }
    }
    return tree
  }

  /// The fields of which a motion has one group; what uses another shape keeps its duration.
  private static let forms: [[String]] = [
    ["use", "cubicBezier", "named", "linear", "steps", "jump", "path", "seconds"],
    [
      "use", "mass", "stiffness", "damping", "dampingRatio", "bounce", "response",
      "dampingFraction", "blendDuration",
    ],
  ]
  /// The same where the duration is part of a form, as it is of a spring's.
  private static let formsWithDuration = [forms[0], forms[1] + ["duration"]]

  private struct Failure: Error {
    var findings: FindingList
  }

  private func read(_ tree: JSONTree) -> Result<Preset, Failure> {
    var findings = FindingList()
    let reading = JSONDocument.read(tree.bytes, file: "")
    findings.append(reading)
    if let root = reading.document?.root, reading.findings.isEmpty,
      let entry = DocumentReader.readNamed(root, isStored: true, findings: &findings)
    {
      // A number that an older version of Curvet stored may be kept.
      let known = original.motion.isWithinLimits ? [] : original.motion.limitProblems
      for problem in entry.preset.motion.limitProblems where !known.contains(problem) {
        findings.append(
          Finding(
            PresetRule.range, problem.message, subject: original.name.text,
            place: entry.origin.place(of: "/motion" + problem.pointer), help: .text(problem.help)))
      }
      if findings.isEmpty { return .success(entry.preset) }
    }
    return .failure(Failure(findings: findings))
  }
}

extension JSONTree {
  /// Sets or removes the value at a path of keys and indices; false if the path doesn't exist.
  fileprivate mutating func set(_ value: JSONTree?, at keys: ArraySlice<String>) -> Bool {
    guard let key = keys.first else { return false }
    let rest = keys.dropFirst()
    switch self {
    case .array(var elements):
      guard let index = Int(key), elements.indices.contains(index) else { return false }
      if rest.isEmpty {
        if let value { elements[index] = value } else { elements.remove(at: index) }
      } else if !elements[index].set(value, at: rest) {
        return false
      }
      self = .array(elements)
      return true
    case .object:
      if rest.isEmpty {
        self[key] = value
        return true
      }
      var inner = self[key] ?? .object([])
      guard inner.set(value, at: rest) else { return false }
      self[key] = inner.members.isEmpty && inner == .object([]) ? nil : inner
      return true
    case .other: return false
    }
  }
}

extension Catalog {
  /// Returns a spring in the form that has some fields, so that these can be set.
  ///
  /// It is the same motion, computed from mass, stiffness and damping. Initial velocity and delay
  /// stay as they are.
  ///
  /// - Returns: nil if it isn't a spring, or if no form has all the fields.
  /// - Throws: `invalidInput` if the spring takes its form from another preset, or cannot be
  ///   computed.
  func reformed(_ preset: Preset, for fields: Set<String>) throws(CatalogError) -> Preset? {
    guard case .spring(let spring) = preset.motion, !fields.isEmpty,
      let form = Self.forms.first(where: { fields.isSubset(of: $0.fields) })?.form
    else { return nil }
    if case .use(let reference) = spring.parameters {
      throw CatalogError(
        .invalidInput, "\(preset.name) takes its parameters from \(reference.name)",
        hints: [
          "set it in \(reference.name), or set all parameters, for example duration=0.5 bounce=0.3"
        ])
    }
    let resolved = try MotionFinder(self).resolve(preset.motion, named: preset.name.text)
    guard case .spring(let whole) = resolved else { return nil }
    do throws(MotionError) {
      // A time to settle is one at the velocity that the spring starts with.
      let physical = try SpringEvaluator(whole.withoutOpenVelocity).spring
      var reformed = try (form == .settling ? physical : physical.fromRest).spring(as: form)
      reformed.initialVelocity = spring.initialVelocity
      reformed.verticalVelocity = spring.verticalVelocity
      reformed.delay = spring.delay
      reformed.allowsOverdamping = spring.allowsOverdamping ?? reformed.allowsOverdamping
      var preset = preset
      preset.motion = .spring(reformed)
      return preset
    } catch {
      throw CatalogError(
        .invalidInput, "\(preset.name): \(error.message)",
        hints: [error.help.map(Hint.text)].compactMap(\.self))
    }
  }

  /// The forms with their fields, those first that say how a spring looks.
  private static let forms: [(form: SpringForm, fields: Set<String>)] = [
    (.perceptual, ["duration", "bounce"]),
    (.response, ["response", "dampingFraction", "blendDuration"]),
    (.ratio, ["dampingRatio", "stiffness", "mass"]),
    (.physical, ["mass", "stiffness", "damping"]),
  ]
}
