import Diagnostics
import Exporting
import StrictJSON

extension ProjectConfig {
  /// Reads the list of the project's exports.
  static func exports(_ value: JSONValue?) throws(CatalogError) -> [ProjectExport] {
    guard let value else { return [] }
    guard value.kind == .array else { throw mistake("'exports' must be an array", at: value) }
    var exports: [ProjectExport] = []
    for element in value.elements {
      let export = try export(element)
      if exports.contains(where: { $0.path == export.path }) {
        throw mistake(
          "two exports write to '\(export.path)'", at: element["output"] ?? element,
          help: "give each its own output")
      }
      exports.append(export)
    }
    return exports
  }

  /// The fields of an export: where and what, and the options of all formats.
  private static let fields =
    ["to", "output", "presets", "query"] + ExportFormats.options.map(\.name) + ["maxError"]

  private static func export(_ value: JSONValue) throws(CatalogError) -> ProjectExport {
    guard value.kind == .object else { throw mistake("an export must be an object", at: value) }
    for member in value.members where !fields.contains(member.key) {
      throw mistake(
        "unknown field '\(member.key)'", at: member.keyValue,
        help: Suggestion.hint(for: member.key, among: fields)
          ?? "valid names: \(fields.joined(separator: ", "))")
    }
    guard let output = value["output"]?.string, !output.isEmpty, output != "-" else {
      throw mistake("an export needs the path of its output file", at: value["output"] ?? value)
    }
    let (selection, format) = (try selection(value), try format(value))
    let options = try options(value, of: format)
    return ProjectExport(
      selection: selection, format: format.chosen(by: options.values), options: options,
      path: output, place: value["output"]?.place)
  }

  private static func format(_ value: JSONValue) throws(CatalogError) -> ExportFormat {
    let names = ExportFormats.all.map(\.name)
    guard let text = value["to"]?.string, let format = ExportFormat(name: text) else {
      throw mistake(
        "'to' must be one of \(names.joined(separator: ", "))", at: value["to"] ?? value,
        help: value["to"]?.string.flatMap { Suggestion.hint(for: $0, among: names) })
    }
    let flat = [value["flat"]?.bool == true ? value["flat"] : nil]
    let given = flat + ["samples", "measures", "players"].map { value[$0] }
    if let place = given.compactMap(\.self).first, format != .document(.json) {
      throw mistake(
        "'flat', 'samples', 'measures', and 'players' are only for json", at: place)
    }
    return format
  }

  private static func selection(_ value: JSONValue) throws(CatalogError) -> PresetSelection {
    switch (value["presets"], value["query"]) {
    case (nil, nil): return .all
    case (let presets?, nil):
      let names = presets.elements.map(\.string)
      if presets.kind == .array, names.isEmpty {
        throw mistake(
          "'presets' must contain a name", at: presets, help: "remove it to export everything")
      }
      guard !names.isEmpty, !names.contains(nil) else {
        throw mistake("'presets' must be an array of names", at: presets)
      }
      return .names(names.compactMap { $0 })
    case (nil, let query?):
      guard let text = query.string else { throw mistake("'query' must be a string", at: query) }
      do throws(CatalogError) {
        return try PresetSelection(query: text)
      } catch {
        throw mistake(error.message, at: query, help: error.hints.first)
      }
    case (_?, let query?):
      throw mistake(
        "specify only one of 'presets' and 'query'", at: query, help: "remove one of them")
    }
  }

  /// Reads the options of a format.
  ///
  /// Options with their own command-line option are allowed with formats that don't have them, and ignored
  /// there.
  private static func options(
    _ value: JSONValue, of format: ExportFormat
  ) throws(CatalogError) -> ExportOptions {
    var options = ExportOptions()
    for known in ExportFormats.options {
      guard let member = value[known.name] else { continue }
      let own = format.option(named: known.name)
      if own == nil, known.word == nil {
        let formats = ExportFormats.all.filter { $0.option(named: known.name) != nil }.map(\.name)
        throw mistake(
          "'\(known.name)' doesn't apply to \(format.name)", at: member,
          help: "use it with \(formats.joined(separator: ", "))")
      }
      let option = own ?? known
      let setting = try setting(of: option, member)
      if own != nil { options.values[option.name] = setting }
    }
    let largest = OptionType.number(0...1)
    if let member = value["maxError"] {
      guard let number = member.number, largest.accepts(.number(number)) else {
        throw mistake("'maxError' must be \(largest.words)", at: member)
      }
      options.largestError = number
    }
    return options
  }

  private static func setting(
    of option: OptionDescription, _ value: JSONValue
  ) throws(CatalogError) -> OptionValue {
    if case .words(let words, let each) = option.type {
      guard value.kind == .array else {
        throw mistake("'\(option.name)' must be an array", at: value)
      }
      var found: [String] = []
      for element in value.elements {
        guard let word = element.string, words.contains(word) else {
          throw mistake(each, .word(words), at: element)
        }
        found.append(word)
      }
      return .words(found)
    }
    if case .measures = option.type {
      let setting = OptionValue.words(value.elements.compactMap(\.string))
      guard value.kind == .array, option.type.accepts(setting),
        value.elements.allSatisfy({ $0.string != nil })
      else {
        throw mistake(
          "'\(option.name)' must be an array of strings, such as \"container.width=390\"", at: value
        )
      }
      return setting
    }
    let setting: OptionValue? =
      switch option.type {
      case .flag: value.bool.map { .flag($0) }
      case .text, .word: value.string.flatMap { $0.isEmpty ? nil : .text($0) }
      case .number: value.number.map { .number($0) }
      case .integer: value.number.flatMap { Int(exactly: $0) }.map { .integer($0) }
      case .words, .measures: nil
      }
    guard let setting, option.type.accepts(setting) else {
      throw mistake("'\(option.name)'", option.type, at: value)
    }
    return setting
  }

  private static func mistake(
    _ name: String, _ type: OptionType, at value: JSONValue
  ) -> CatalogError {
    mistake(
      "\(name) must be \(type.words)", at: value,
      help: value.string.flatMap { Suggestion.hint(for: $0, among: type.choices) })
  }

  private static func mistake(
    _ message: String, at value: JSONValue, help: Hint? = nil
  ) -> CatalogError {
    invalid(
      Finding(
        "config/exports", message, place: value.place,
        help: help
          ?? "for example, write {\"exports\": [{\"to\": \"swift\", \"output\": \"App/Motion.swift\"}]}"
      ))
  }
}
