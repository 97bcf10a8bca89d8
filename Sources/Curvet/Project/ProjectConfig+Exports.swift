import Diagnostics
import Interchange
import StrictJSON

extension ProjectConfig {
  /// Reads the list of what the project takes from its catalog.
  static func exports(_ value: JSONValue?) throws(CatalogError) -> [ProjectExport] {
    guard let value else { return [] }
    guard value.kind == .array else {
      throw mistake("exports must be an array", at: value)
    }
    var exports: [ProjectExport] = []
    for element in value.elements {
      let export = try export(element)
      if exports.contains(where: { $0.path == export.path }) {
        throw mistake(
          "two exports are written to \"\(export.path)\"", at: element["output"] ?? element,
          help: "give each its own output")
      }
      exports.append(export)
    }
    return exports
  }

  private static let fields = [
    "to", "output", "presets", "query", "flat", "samples", "namespace", "access", "frameworks",
    "package", "tailwind", "tolerance", "maxError",
  ]

  private static func export(_ value: JSONValue) throws(CatalogError) -> ProjectExport {
    guard value.kind == .object else { throw mistake("an export is an object", at: value) }
    for member in value.members where !fields.contains(member.key) {
      throw mistake(
        "unknown field \"\(member.key)\"", at: member.keyValue,
        help: Suggestion.hint(for: member.key, among: fields)
          ?? "known here: \(fields.joined(separator: ", "))")
    }
    guard let output = value["output"]?.string, !output.isEmpty, output != "-" else {
      throw mistake("an export needs the path of its output", at: value["output"] ?? value)
    }
    return ProjectExport(
      selection: try selection(value), format: try format(value), options: try options(value),
      path: output, place: value["output"]?.place)
  }

  private static func format(_ value: JSONValue) throws(CatalogError) -> ExportFormat {
    let names = ExportFormat.all.map(\.name)
    guard let text = value["to"]?.string, let format = ExportFormat(name: text) else {
      throw mistake(
        "to must be one of \(names.joined(separator: ", "))", at: value["to"] ?? value,
        help: value["to"]?.string.flatMap { Suggestion.hint(for: $0, among: names) })
    }
    guard value["flat"]?.bool == true || value["samples"] != nil else { return format }
    guard format == .document(.json) else {
      throw mistake("flat and samples go with json", at: value["flat"] ?? value["samples"] ?? value)
    }
    return .target(.flat)
  }

  private static func selection(
    _ value: JSONValue
  ) throws(CatalogError) -> ProjectExport.Selection {
    switch (value["presets"], value["query"]) {
    case (nil, nil): return .all
    case (let presets?, nil):
      let names = presets.elements.map(\.string)
      guard !names.isEmpty, !names.contains(nil) else {
        throw mistake("presets must be an array of names", at: presets)
      }
      return .names(names.compactMap { $0 })
    case (nil, let query?):
      guard let text = query.string else { throw mistake("query must be a text", at: query) }
      return .query(text)
    case (_?, let query?):
      throw mistake("presets and query exclude each other", at: query, help: "keep one of them")
    }
  }

  private static func options(_ value: JSONValue) throws(CatalogError) -> ExportOptions {
    var options = ExportOptions()
    if let namespace = value["namespace"] {
      guard let text = namespace.string, !text.isEmpty else {
        throw mistake("namespace must be a name", at: namespace)
      }
      options.namespace = text
    }
    if let access = value["access"] {
      options.access = try word(access, "access", SwiftAccess.self)
    }
    for framework in value["frameworks"].map({ Array($0.elements) }) ?? [] {
      options.frameworks.insert(try word(framework, "a framework", AppleFramework.self))
    }
    options.isPackage = try flag(value["package"], "package")
    options.isTailwind = try flag(value["tailwind"], "tailwind")
    if let tolerance = try number(value["tolerance"], "tolerance", 1e-6...0.5) {
      options.tolerance = tolerance
    }
    options.largestError = try number(value["maxError"], "maxError", 0...1)
    options.sampleCount = try number(value["samples"], "samples", 1...10_000).map { Int($0) }
    _ = try flag(value["flat"], "flat")
    return options
  }

  private static func flag(_ value: JSONValue?, _ name: String) throws(CatalogError) -> Bool {
    guard let value else { return false }
    if let flag = value.bool { return flag }
    throw mistake("\(name) must be true or false", at: value)
  }

  private static func number(
    _ value: JSONValue?, _ name: String, _ range: ClosedRange<Double>
  ) throws(CatalogError) -> Double? {
    guard let value else { return nil }
    if let number = value.number, range.contains(number) { return number }
    let ends = [range.lowerBound, range.upperBound].map(ECMAScriptNumber.text)
    throw mistake("\(name) must be a number from \(ends[0]) to \(ends[1])", at: value)
  }

  private static func word<Word: RawRepresentable<String> & CaseIterable>(
    _ value: JSONValue, _ name: String, _: Word.Type
  ) throws(CatalogError) -> Word {
    if let word = value.string.flatMap(Word.init) { return word }
    let words = Word.allCases.map(\.rawValue)
    throw mistake(
      "\(name) must be one of \(words.joined(separator: ", "))", at: value,
      help: value.string.flatMap { Suggestion.hint(for: $0, among: words) })
  }

  private static func mistake(
    _ message: String, at value: JSONValue, help: Hint? = nil
  ) -> CatalogError {
    invalid(
      Finding(
        "config/exports", message, place: value.place,
        help: help
          ?? "as in {\"exports\": [{\"to\": \"swift\", \"output\": \"App/Motion.swift\"}]}"))
  }
}
