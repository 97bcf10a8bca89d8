import Diagnostics
import Importing
import Presets
import StrictJSON

/// The account of a file: what its reader has seen is taken, left out, or not motion.
enum FuzzAccount {
  /// What is wrong with it; empty if nothing is.
  static func problems(of input: FuzzInput, as format: InputFormat?) -> [String] {
    let reader = ImportFormats.readers.first { $0.format == format }
    guard let reader else { return [] }
    var text = ReaderInput(shown: "-", text: input.text)
    var report = ReadingReport()
    do throws(CatalogError) {
      _ = try reader.presets(in: &text, &report)
    } catch {
      return []
    }
    let account = report.account
    let known = account.counts.values.reduce(0, +)
    var problems: [String] = []
    if known != account.seen {
      let lost = report.leftOut.others.filter { $0.reason.hasPrefix("neither read") }
      problems.append(
        "lost: \(account.seen - known) of \(account.seen) things of \(reader.format.name): "
          + lost.prefix(3).map(\.omission.what).joined(separator: " | "))
    }
    if format == .dtcg, report.findings.errors == 0, let root = root(of: input.text),
      tokens(in: root) > account.seen
    {
      problems.append("unseen: of \(tokens(in: root)) tokens, \(account.seen) are seen")
    }
    return problems
  }

  private static func root(of text: [UInt8]) -> JSONValue? {
    let root = JSONDocument.read(text, file: "-").document?.root
    return root?["resolutionOrder"] == nil ? root : nil
  }

  /// How many objects have a value, those in others not counted.
  private static func tokens(in value: JSONValue) -> Int {
    value.members.reduce(0) { count, member in
      guard member.value.kind == .object, member.key == "$root" || !member.key.hasPrefix("$") else {
        return count
      }
      return count + (member.value["$value"] == nil ? tokens(in: member.value) : 1)
    }
  }
}
