import Diagnostics
import FileSystem
import Rules
import StrictJSON

extension ProjectConfig {
  /// Returns how much rules matter to the project that the working folder belongs to.
  ///
  /// - Throws: `invalidInput` if its configuration is not valid.
  package static func rules(
    in environment: CatalogEnvironment
  ) throws(CatalogError) -> [String: RuleSettings.Setting] {
    try find(from: environment.workingDirectory)?.rules ?? [:]
  }

  /// Returns notes about rules that the configuration has by ids which they had before.
  package static func renamedRules(
    in environment: CatalogEnvironment
  ) throws(CatalogError) -> [Finding] {
    try find(from: environment.workingDirectory)?.renamedRules ?? []
  }

  private static let known = ["$schema", "curvet", "catalog", "rules", "exports"]

  /// Reads a configuration.
  ///
  /// - Throws: `invalidInput` with what is wrong and where.
  static func read(_ path: String, folder: String) throws(CatalogError) -> ProjectConfig {
    let text = try InputFile(path: path, shown: path).readAll(atMost: 1 << 20)
    return try read(text, of: path, folder: folder).config
  }

  /// Reads the text of a configuration; returns its root, too.
  static func read(
    _ text: [UInt8], of path: String, folder: String
  ) throws(CatalogError) -> (config: ProjectConfig, root: JSONValue) {
    let reading = JSONDocument.read(text, file: path)
    if let finding = reading.findings.first { throw invalid(finding) }
    guard let root = reading.document?.root, root.kind == .object else {
      throw CatalogError(.invalidInput, "the configuration must be a JSON object", path: path)
    }
    for member in root.members where !known.contains(member.key) {
      throw invalid(
        Finding(
          "config/unknown-field", "unknown field '\(member.key)'",
          place: member.keyValue.place,
          help: Suggestion.hint(for: member.key, among: known)
            ?? "valid names: \(known.joined(separator: ", "))"))
    }
    let config = ProjectConfig(
      folder: folder, catalog: try catalog(root["catalog"]),
      catalogPlace: root["catalog"]?.place, rules: try rules(root["rules"]),
      renamedRules: renamedRules(root["rules"]), exports: try exports(root["exports"]))
    return (config, root)
  }

  private static func catalog(_ value: JSONValue?) throws(CatalogError) -> String? {
    guard let value else { return nil }
    if let path = value.string, !path.isEmpty { return path }
    throw invalid(
      Finding(
        "config/catalog", "'catalog' must be the path of the project's catalog", place: value.place,
        help: "write {\"catalog\": \"curvet.sqlite\"}"))
  }

  private static func rules(
    _ value: JSONValue?
  ) throws(CatalogError) -> [String: RuleSettings.Setting] {
    guard let value else { return [:] }
    guard value.kind == .object else {
      throw invalid(
        Finding(
          "config/rules", "'rules' must be an object", place: value.place,
          help: "for example, write {\"rules\": {\"quality/too-long\": \"off\"}}"))
    }
    var rules: [String: RuleSettings.Setting] = [:]
    for member in value.members {
      if let (problem, help) = problem(withRule: member.key) {
        throw invalid(Finding("config/rules", problem, place: member.keyValue.place, help: help))
      }
      guard let setting = member.value.string.flatMap(RuleSettings.Setting.init(word:)) else {
        throw invalid(
          Finding(
            "config/rules", "the level of '\(member.key)' must be off, note, warning, or error",
            place: member.value.place, help: "for example, write \"\(member.key)\": \"off\""))
      }
      rules[RuleBook.current(member.key)] = setting
    }
    return rules
  }

  private static func renamedRules(_ value: JSONValue?) -> [Finding] {
    guard let value else { return [] }
    return value.members.compactMap { member in
      let id = RuleBook.current(member.key)
      if id == member.key { return nil }
      return Finding(
        "config/rules", "'\(member.key)' is now named '\(id)'", level: .info,
        place: member.keyValue.place, help: "write \"\(id)\"")
    }
  }

  private static func problem(withRule id: String) -> (problem: String, help: Hint)? {
    let fixed = (
      problem: "'\(id)' is part of the format, so its level can't be set",
      help: Hint.text("remove it, and fix the findings")
    )
    if let family = RuleBook.families.first(where: { $0.name + "/*" == id }) {
      return family.rules.allSatisfy(\.isPartOfFormat) ? fixed : nil
    }
    if let rule = RuleBook.rule(id) {
      return rule.isPartOfFormat ? fixed : nil
    }
    let rules = RuleBook.all.filter { !$0.isPartOfFormat }
    let families = Set(rules.map(\.family)).sorted().map { $0 + "/*" }
    let ids = rules.map(\.id)
    return ("unknown rule '\(id)'", Suggestion.hint(for: id, among: ids + families) ?? .listRules)
  }

  static func invalid(_ finding: Finding) -> CatalogError {
    var error = CatalogError(.invalidInput, finding.message, path: finding.place?.file)
    error.findings = [finding]
    return error
  }

  /// The project's folder: the nearest one upwards with `.git` in it, else the one of this file.
  var root: String { GitRepository(around: folder)?.root ?? folder }

  /// Returns the absolute path of a path as this file has it.
  func absolute(_ path: String, in environment: CatalogEnvironment) -> String {
    let isHome = path == "~" || path.hasPrefix("~/")
    return path.hasPrefix("/") || isHome ? environment.absolute(path) : "\(folder)/\(path)"
  }

  /// Whether an absolute path is in the project after following links.
  func contains(_ path: String) -> Bool {
    let (root, target) = (FileTree.destination(of: root), FileTree.destination(of: path))
    let start = root.hasSuffix("/") ? root : root + "/"
    return target == root || target.utf8.starts(with: start.utf8)
  }

  /// Returns the error of a path outside the project.
  static func outside(_ message: String, at place: Place?, help: Hint) -> CatalogError {
    invalid(Finding("config/outside", message, place: place, help: help))
  }
}
