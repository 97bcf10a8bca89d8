import Diagnostics
import Presets
import StrictJSON

extension InputFormat {
  /// Design tokens (DTCG 2025.10).
  package static let dtcg = InputFormat(
    "dtcg", "Design tokens (DTCG 2025.10)", extensions: ["tokens", "json5", "jsonc"],
    covers: [
      "durations, cubic Béziers, transitions, springs, and keyframes; aliases become references",
      "files in one command are read as one set; of a resolver document, the default contexts are read",
      "JSON5, and the syntax of older drafts with a warning; other types are skipped and counted",
    ])
}

/// The reader of design tokens among those of other formats.
struct DTCGFormat: PresetReader {
  var format: InputFormat { .dtcg }

  func recognizes(_ input: inout ReaderInput) throws(CatalogError) -> Bool {
    guard let root = try input.foreignRoot() else { return false }
    return DTCGReader.recognizes(root) && ForeignFile.recognize(root) == nil
  }

  func reading(_ options: ReaderOptions) -> any PresetReading {
    SetReading { (input, report) throws(CatalogError) in
      try input.looseDocument(&report)
    } interpret: { documents, taken, facts in
      DTCGReader.read(documents, options, besides: taken, &facts)
    }
  }
}

/// The reader of design token files (DTCG Design Tokens Format Module 2025.10): durations, cubic
/// Béziers and transitions.
///
/// Tokens become presets named by their paths, aliases references to them. A duration becomes a
/// duration, a cubic Bézier a curve, a transition a curve with its times. Forms of older drafts are
/// read with a warning if their meaning is plain.
package enum DTCGReader {
  /// Whether a parsed text looks like design tokens and not like Curvet's own format.
  package static func recognizes(_ root: JSONValue) -> Bool {
    guard root.kind == .object, root["presets"] == nil, root["curvet"] == nil else { return false }
    if TokenResolver.recognizes(root) { return true }
    // A set without tokens has a description only.
    if root["$description"] != nil, root.members.allSatisfy({ $0.key.hasPrefix("$") }) {
      return true
    }
    let schema = root["$schema"]?.string?.split(separator: "/") ?? []
    if schema.contains(where: { $0.hasSuffix("designtokens.org") }) { return true }
    return holdsTokens(root, levels: 8)
  }

  /// Reads the motion tokens of several files as one set: aliases reach from one file to another.
  ///
  /// - Parameters:
  ///   - documents: the parsed files, in the order in which they take precedence in names.
  ///   - taken: the names that presets of other formats have.
  ///   - facts: gets the motions, and the findings in file order; tokens with an error aren't among them.
  static func read(
    _ documents: [JSONDocument], _ options: ReaderOptions, besides taken: TakenNames,
    _ facts: inout MotionFacts
  ) {
    var tree = TokenTree()
    var report = TokenReport(facts.findings)
    let leftOut = tree.add(documents, &report)
    tree.written = tree.texts.count
    tree.settleReferences()
    tree.extendGroups(&report)
    tree.checkGroups(&report)
    var interpreter = TokenInterpreter(tree, report, facts, besides: taken)
    interpreter.options = options
    interpreter.interpret()
    facts = interpreter.facts
    facts.findings.merge(interpreter.report.findings)
    facts.findings.sortByPlace(files: documents.map(\.file))
    facts.leftOut.merge(leftOut)
  }

  /// Whether an object has a property that only tokens and their groups have.
  private static func holdsTokens(_ value: JSONValue, levels: Int) -> Bool {
    for member in value.members {
      if member.hasKey("$value") || member.hasKey("$type") { return true }
      if levels > 1, member.value.kind == .object, holdsTokens(member.value, levels: levels - 1) {
        return true
      }
    }
    return false
  }
}

/// Rules for design token files, in addition to those for presets.
package enum DTCGRule {
  /// A token has no type of its own, from its reference, or from a group.
  package static let untyped = "dtcg/untyped"
  /// A token's type contradicts its reference, or is nearly a known type.
  package static let type = "dtcg/type"
  /// A token uses the syntax of an older draft or another tool, not of DTCG 2025.10.
  package static let legacy = "dtcg/legacy"
  /// A token or group has a name that the format reserves or forbids.
  package static let name = "dtcg/name"
  /// An alias or `$ref` can't be read.
  package static let reference = "dtcg/reference"
  /// Tokens and groups are nested in a way that the format doesn't allow.
  package static let structure = "dtcg/structure"
  /// A property beginning with `$` isn't part of the format.
  package static let property = "dtcg/property"
  /// A number has the extra digits of a 32-bit float that was written as a 64-bit one.
  package static let noise = "dtcg/noise"
  /// A token was changed after Curvet exported it, so its exact preset is ignored.
  package static let changed = "dtcg/changed"
  /// References or inherited groups exceed the limits.
  package static let limit = "dtcg/limit"
}
