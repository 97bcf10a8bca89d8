import Motion
import Presets
import SeededNumbers
import Storage

@testable import Curvet

/// A random change is one command that changes a catalog, made up of chance.
///
/// Many do not fit, such as the removal of what is referred to: they throw, and change nothing.
struct RandomChange {
  private(set) var generator: SeededNumbers
  private let bench: Bench
  private let catalog: Catalog

  init(seed: UInt64, on catalog: Catalog, bench: Bench) {
    generator = SeededNumbers(seed: seed)
    self.catalog = catalog
    self.bench = bench
  }

  /// The operation that made the catalog what it is at the start.
  static let base: Int64 = 1
  static let words = ["alpha", "beta", "gamma", "delta", "epsilon"]
  static let kinds =
    ["add", "addReferring", "set", "setReference", "edit", "rename", "swap"]
    + [
      "alias", "tag", "replace", "remove", "removeAll", "import", "revert", "undo", "undoOld",
      "redo",
    ]

  /// Makes a change; returns what kind it was and what happened.
  mutating func make() throws -> (kind: String, report: ChangeReport) {
    let kind = pick(Self.kinds)
    var options = ChangeOptions(command: "curvet \(kind)")
    options.isDryRun = chance(10)
    return (kind, try make(kind, options))
  }

  private mutating func make(_ kind: String, _ options: ChangeOptions) throws -> ChangeReport {
    switch kind {
    case "add":
      var details = AddedDetails()
      details.isForced = true
      details.name = PresetName(newName())
      details.tags = [pick(Self.words)]
      return try catalog.add("cubic-bezier(.\(digit()), 0, 0, 1) \(digit())00ms", details, options)
    case "addReferring":
      var details = AddedDetails()
      details.isForced = true
      details.name = PresetName(newName())
      return try catalog.add(
        #"{"kind": "curve", "motion": {"use": "\#(try name())", "delay": .\#(digit())}}"#
          .replacing(": .", with: ": 0."), details, options)
    case "set":
      let fields = ["duration=\(digit())", "delay=0.\(digit())", "title=\(pick(Self.words))"]
      let more = ["role=enter", "title=", "tags=\(pick(Self.words)),\(pick(Self.words))", "delay="]
      let assignments = [pick(fields + more), pick(fields + more)].compactMap(Assignment.init)
      return try catalog.set(assignments, of: try some(), options)
    case "setReference":
      let fields = ["reducedMotion", "counterpart", "deprecated.use", "duration"]
      let assignment = Assignment("\(pick(fields))=\(try name())")
      return try catalog.set([assignment].compactMap(\.self), of: try some(), options)
    case "edit":
      let edited = try catalog.beginEditing(try some(), options)
      if chance(4) { _ = try make("set", options) }
      let text = edited.text.replacing("\"kind\"", with: "\"title\": \"\(digit())\", \"kind\"")
      return try catalog.endEditing(edited, text: text, file: "edited", options)
    case "rename":
      let new = PresetName(newName())
      return try catalog.rename(.names([try name()]), keepsAliases: !chance(3), options) { _ in new
      }
    case "swap":
      let names = [try name(), try name()].map { PresetName($0) }
      return try catalog.rename(.names(names.compactMap { $0?.text }), options) { old in
        old == names[0] ? names[1] : names[0]
      }
    case "alias":
      let aliases = try catalog.detail(named: name()).preset.aliases
      let added = chance(2) ? [PresetName(newName())].compactMap(\.self) : []
      let removed = chance(2) ? aliases : []
      return try catalog.alias(.names([try name()]), options) { _ in (added, removed) }
    case "tag":
      return try catalog.tag(
        chance(3) ? .all : try some(), adding: [pick(Self.words)], removing: [pick(Self.words)],
        options)
    case "replace":
      return try catalog.replace(try some(), by: name(), deprecating: chance(2), options)
    case "remove":
      return try catalog.remove(
        try some(), chance(2) ? .refuse : .forward(to: name()), options)
    case "removeAll": return try catalog.remove(.names([try name()]), .removeUsers, options)
    case "import": return try importSome(options)
    case "revert":
      let revision = try catalog.record(named: name())
      return try catalog.revert([(revision.name, 1 + digit() % revision.rev)], options)
    case "undoOld":
      let history = try catalog.store.operations().filter { $0.id > Self.base }
      if history.isEmpty { throw ImpossibleChange() }
      return try catalog.undo(pick(history).id, options)
    case "redo": return try catalog.redo(options)
    default:
      guard let next = try catalog.store.nextToUndo(), next.id > Self.base else {
        throw ImpossibleChange()
      }
      return try catalog.undo(nil, options)
    }
  }

  private mutating func importSome(_ options: ChangeOptions) throws -> ChangeReport {
    var lines = ""
    for _ in 0..<3 {
      let name = chance(2) ? newName() : try self.name()
      lines += #"{"name":"\#(name)","motion":{"named":"easeIn","duration":\#(digit())}}"# + "\n"
    }
    try bench.write(lines, to: "some.ndjson")
    var importing = ImportOptions()
    importing.onConflict = pick([.replace, .skip, .rename])
    importing.isDryRun = options.isDryRun
    importing.command = options.command
    _ = try catalog.importPresets(from: ["some.ndjson"], options: importing)
    return ChangeReport()
  }

  private mutating func name() throws -> String {
    let names = try catalog.search(SearchQuery()).records.map(\.name)
    return names.isEmpty ? "none" : pick(names)
  }

  private mutating func some() throws -> PresetSelection {
    .names([try name()] + (chance(3) ? [try name(), try name()] : []))
  }

  private mutating func newName() -> String { "\(pick(Self.words))/\(pick(Self.words))-\(digit())" }

  private mutating func digit() -> Int { Int.random(in: 1...9, using: &generator) }

  private mutating func chance(_ count: Int) -> Bool {
    Int.random(in: 0..<count, using: &generator) == 0
  }

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: 0..<elements.count, using: &generator)]
  }
}

/// A change that cannot be made now.
struct ImpossibleChange: Error {}
