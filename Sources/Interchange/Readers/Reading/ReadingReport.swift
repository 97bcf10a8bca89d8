import Diagnostics

/// A reading report says what became of what was read.
package struct ReadingReport: Sendable {
  /// What is wrong, each with its place: an error keeps a preset out, a warning says what was read
  /// otherwise than it is written, a note what is worth knowing.
  package var findings: FindingList
  /// How many files were read.
  package var files = 0
  /// How many presets were read.
  package var taken = 0
  /// What was left out though nothing is wrong with it.
  package var leftOut = OmissionList()
  /// The files of folders that were not read.
  package var notRead: [UnreadFile] = []
  /// Whether something was not text of the format that it is read as, or not of any known format.
  package var hasForeignText = false

  /// Makes an empty report that keeps up to that many findings.
  package init(limit: Int = 100) {
    findings = FindingList(limit: limit)
  }

  /// Makes a report that continues with findings.
  package init(_ findings: FindingList) {
    self.findings = findings
  }
}

/// An unread file is one of a folder that was not read.
package struct UnreadFile: Hashable, Sendable {
  /// The file, by the name of the folder as the user gave it.
  package var path: String
  /// Why, without a capital or a full stop.
  package var reason: String

  /// Describes a file.
  package init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }
}

/// An omission is what a reader leaves out of a file, counted by what it is.
package struct Omission: Hashable, Sendable {
  /// Why something is left out.
  package enum Reason: Hashable, Sendable {
    /// Its type is none of motion.
    case notMotion
    /// It belongs to a group of presets, and no preset can hold it.
    case ofGroup
    /// Something else, without a capital or a full stop.
    case other(String)
  }

  /// What it is: a type of tokens, a property.
  package var what: String
  /// Why it is left out.
  package var reason: Reason
  /// How often it was met.
  package var count: Int
  /// Where it was met first.
  package var place: Place?
}

/// An omission list counts what is left out, by what it is and why.
package struct OmissionList: Hashable, Sendable {
  /// What is left out, in the order in which it was met.
  package private(set) var all: [Omission] = []
  private var positions: [Key: Int] = [:]

  private struct Key: Hashable {
    var what: String
    var reason: Omission.Reason
  }

  /// Makes an empty list.
  package init() {}

  /// Adds something that is left out.
  ///
  /// - Parameter place: where it is; only that of the first is asked for.
  package mutating func add(
    _ what: String, because reason: Omission.Reason, count: Int = 1,
    at place: @autoclosure () -> Place?
  ) {
    let key = Key(what: what, reason: reason)
    if let position = positions[key] {
      all[position].count += count
    } else {
      positions[key] = all.count
      all.append(Omission(what: what, reason: reason, count: count, place: place()))
    }
  }

  /// Adds what another list holds.
  package mutating func merge(_ other: OmissionList) {
    for one in other.all {
      add(one.what, because: one.reason, count: one.count, at: one.place)
    }
  }

  /// How often each thing was left out for a reason.
  package func counts(of reason: Omission.Reason) -> [String: Int] {
    Dictionary(all.filter { $0.reason == reason }.map { ($0.what, $0.count) }) { $1 }
  }

  /// What is left out for a reason that only its format knows.
  package var others: [(omission: Omission, reason: String)] {
    all.compactMap { one in
      if case .other(let reason) = one.reason { (one, reason) } else { nil }
    }
  }
}
