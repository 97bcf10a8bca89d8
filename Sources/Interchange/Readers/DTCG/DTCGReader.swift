import Diagnostics
import Presets
import StrictJSON

/// The reader of design token files (DTCG Design Tokens Format Module 2025.10): durations, cubic
/// Béziers and transitions.
///
/// Tokens become presets named by their paths, aliases references to them. A duration becomes a
/// duration, a cubic Bézier a curve, a transition a curve with its times. Forms of older drafts are
/// read with a warning where their meaning is plain.
package enum DTCGReader {
  /// Whether a parsed text looks like design tokens and not like Curvet's own format.
  package static func recognizes(_ root: JSONValue) -> Bool {
    guard root.kind == .object, root["presets"] == nil, root["curvet"] == nil else { return false }
    let schema = root["$schema"]?.string?.split(separator: "/") ?? []
    if schema.contains(where: { $0.hasSuffix("designtokens.org") }) { return true }
    return holdsTokens(root, levels: 8)
  }

  /// Reads the motion tokens of several files as one set: aliases reach from one file to another.
  ///
  /// - Parameters:
  ///   - documents: the parsed files, in the order in which they take precedence in names.
  ///   - findings: gets what is wrong, in the order of the files; tokens with an error are not
  ///     handed out.
  package static func read(
    _ documents: [JSONDocument], findings: inout FindingList
  ) -> DTCGReading {
    var tree = TokenTree()
    var report = TokenReport(FindingList(limit: max(0, findings.room)))
    for document in documents { tree.add(document, &report) }
    tree.settleReferences()
    tree.extendGroups(&report)
    tree.checkGroups(&report)
    var interpreter = TokenInterpreter(tree: tree, report: report)
    let reading = interpreter.interpret()
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
  /// How often the groups around the presets have a property that no preset can hold, by property:
  /// `$description` and `$extensions`.
  package var unkept: [String: Int] { leftOut.counts(of: .ofGroup) }
}
