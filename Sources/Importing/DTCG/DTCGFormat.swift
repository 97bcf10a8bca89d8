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
    SetReading { documents, report in
      let reading = DTCGReader.read(
        documents, options, besides: report.takenNames, findings: &report.findings)
      report.leftOut.merge(reading.leftOut)
      for entry in reading.entries {
        let file = entry.origin.value.document.file
        report.takenNames.insert(entry.preset.name, moving: entry.preset.motion, in: file)
      }
      return reading.entries
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
  ///   - findings: gets the findings, in file order; tokens with an error aren't returned.
  package static func read(
    _ documents: [JSONDocument], _ options: ReaderOptions = ReaderOptions(),
    besides taken: TakenNames = TakenNames(), findings: inout FindingList
  ) -> DTCGReading {
    var tree = TokenTree()
    var report = TokenReport(FindingList(limit: max(0, findings.remaining)))
    let leftOut = tree.add(documents, &report)
    tree.settleReferences()
    tree.extendGroups(&report)
    tree.checkGroups(&report)
    var interpreter = TokenInterpreter(tree: tree, report: report, besides: taken)
    interpreter.options = options
    var reading = interpreter.interpret()
    reading.leftOut.merge(leftOut)
    findings.merge(interpreter.report.sorted(by: documents))
    return reading
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

/// A reading of design tokens is the presets they became, and what became of the rest.
package struct DTCGReading: Sendable {
  /// The presets, in the order of the files; tokens that a group inherits follow its own.
  package var entries: [PresetEntry] = []
  /// The tokens of other types, and the properties of the groups around the presets that no preset
  /// can hold.
  package var leftOut = OmissionList()

  /// How many tokens of other types there are, by type.
  package var skipped: [String: Int] { leftOut.counts(of: .notMotion) }
  /// How often groups have a property that presets can't store, by property:
  /// `$description` and `$extensions`.
  package var unkept: [String: Int] { leftOut.counts(of: .ofGroup) }
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
  /// Several tokens would get the same preset name, so one of them gets a number.
  package static let renamed = "dtcg/renamed"
  /// A number has the extra digits of a 32-bit float that was written as a 64-bit one.
  package static let noise = "dtcg/noise"
  /// A token was changed after Curvet exported it, so its exact preset is ignored.
  package static let changed = "dtcg/changed"
  /// References or inherited groups exceed the limits.
  package static let limit = "dtcg/limit"
}
