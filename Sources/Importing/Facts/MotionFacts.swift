import Diagnostics
import Motion
import Presets
import StrictJSON

/// A value problem is why a value can't be taken, without a capital or a full stop.
struct ValueProblem: Error {
  /// The reason.
  var reason: String
  /// The help that names an option to set, if any; the value isn't read without that option.
  var settled: String?
  /// The problematic part of the value, if it is only a part.
  var value: JSONValue?

  init(_ reason: String, settled: String? = nil, about value: JSONValue? = nil) {
    (self.reason, self.settled, self.value) = (reason, settled, value)
  }
}

/// Something that begins with a value at a place: a fact, or what is left out.
protocol Located {
  var value: JSONValue { get }
  var place: Place { get }
}

extension JSONSpot: Located {}
extension Origin: Located {}

/// Motion facts are what a reader finds in files of another program: motions, and what it leaves out.
///
/// Of all formats, the names, the repeated motions, the pairs for people who prefer less motion, and the account are
/// made here.
struct MotionFacts {
  /// What people who prefer less motion see in place of a motion.
  enum Alternative {
    case none
    case motion(MotionFact.Identity)
  }

  /// The motions, in order.
  var all: [MotionFact] = []
  /// The omissions, with their reasons.
  var leftOut = OmissionList()
  /// The notes, and the errors that need an option.
  var findings: FindingList
  /// Whether names are made by the reader, so that a number at their end is nothing to speak of.
  var isNumbered = false
  /// Whether it is pasted text, in which a name of one part needs the kind before it.
  var isPasted = false
  /// What takes the place of motions, apart from the motions themselves.
  var alternatives: [MotionFact.Pairing: Alternative] = [:]
  /// What became of each thing that was seen.
  var account = ReadingAccount()
  /// The names, and those of motions that are left out because another one is the same.
  var (names, copies): ([Int: PresetName], [Int: PresetName]) = ([:], [:])
  /// The motions by their names, which are given once.
  var owners: [PresetName: Int] = [:]
  var isNamed = false
  /// The motions that are a part of another one's preset.
  var merged: Set<Int> = []

  init(_ findings: FindingList) { self.findings = findings }

  /// The name of what has none, which `add` takes for one to be made.
  static let standIn: PresetName = {
    guard let name = PresetName("unnamed") else { preconditionFailure("a legal name") }
    return name
  }()
}

// What is seen, and what becomes of it.
extension MotionFacts {
  /// Takes note of a thing that has to become something.
  mutating func see(_ spot: some Located) {
    account.see(at: spot.value.bytes.startIndex, in: spot.value.document)
  }

  /// Adds a motion.
  mutating func add(_ fact: MotionFact) {
    account.settle(at: fact.start, in: fact.file, as: .taken)
    all.append(fact)
  }

  /// Adds a motion.
  ///
  /// - Parameters:
  ///   - parts: The parts of its name; none if it has none in the file.
  ///   - anchor: What it is called in its file, for `source`.
  ///   - alias: The path of another one whose preset it uses in place of its own motion.
  mutating func add(
    _ motion: Motion, named parts: [String], at spot: JSONSpot, anchor: String? = nil,
    alias: [String]? = nil, edit: (inout MotionFact) -> Void = { _ in }
  ) {
    noteApproximation(motion, of: parts.joined(separator: "."), at: spot)
    var fact = MotionFact(
      motion, named: parts, anchor: anchor ?? parts.joined(separator: "."), at: spot.origin)
    fact.key = .path(parts)
    fact.alias = alias.map(MotionFact.Identity.path)
    edit(&fact)
    add(fact)
  }

  /// Adds a motion that is only known once names are, and returns its number.
  mutating func reserve(_ fact: MotionFact) -> Int {
    all.append(fact)
    return all.count - 1
  }

  /// Adds the motion of one that was reserved, with where it was read.
  mutating func fill(_ number: Int, _ entry: PresetEntry) {
    account.settle(at: all[number].start, in: all[number].file, as: .taken)
    (all[number].preset, all[number].origin) = (entry.preset, entry.origin)
  }

  /// Puts the motions in the order of their files, and of their places in these.
  mutating func sort(by documents: [JSONDocument]) {
    let files = Dictionary(documents.enumerated().map { ($1.file, $0) }) { first, _ in first }
    all.sort { (files[$0.file] ?? 0, $0.start) < (files[$1.file] ?? 0, $1.start) }
  }

  /// Says that something is a part of what is taken elsewhere.
  mutating func take(_ spot: some Located) { settle(spot, as: .taken) }

  /// Leaves out something that isn't motion.
  mutating func leaveOut(notMotion what: String, at spot: some Located) {
    settle(spot, as: .notMotion)
    leftOut.add(what, because: .notMotion, at: spot.place)
  }

  /// Counts as something that isn't motion what has been seen and is neither taken nor left out.
  mutating func leaveOutRest(notMotion what: String) {
    let count = account.settleRest()
    if count > 0 { leftOut.add(what, because: .notMotion, count: count, at: nil) }
  }

  /// Leaves something out.
  ///
  /// - Parameter place: Where the reason is, if that is only a part of it.
  mutating func leaveOut(
    _ what: String, _ reason: String, at spot: some Located, place: Place? = nil, count: Int = 1
  ) {
    settle(spot, as: .leftOut)
    leftOut.add(what, because: .other(reason), count: count, at: place ?? spot.place)
  }

  /// Leaves something out for a problem, or reports what an option must settle.
  mutating func leaveOut(_ what: String, _ problem: ValueProblem, at spot: JSONSpot) {
    guard let settled = problem.settled else { return leaveOut(what, problem.reason, at: spot) }
    settle(spot, as: .leftOut)
    guard !findings.isFull else { return findings.append(dropped: 1, level: .error) }
    findings.append(
      Finding(
        PresetRule.missingField, problem.reason, subject: what.isEmpty ? nil : what,
        place: problem.value?.place ?? spot.place, help: settled))
  }

  /// Says what became of a thing that no line of the report is about.
  mutating func settle(_ spot: some Located, as outcome: ReadingAccount.Outcome) {
    account.settle(
      at: spot.value.bytes.startIndex, in: spot.value.document.file, as: outcome)
  }

  /// Adds a note, or counts it if there are too many.
  mutating func note(
    _ rule: String, _ level: Finding.Level, _ subject: String, at spot: JSONSpot,
    help: @autoclosure () -> String, _ message: @autoclosure () -> String
  ) {
    guard !findings.isFull else { return findings.append(dropped: 1, level: level) }
    findings.append(
      Finding(
        rule, message(), level: level, subject: subject.isEmpty ? nil : subject, place: spot.place,
        help: help()))
  }

  /// Describes the error of linear segments that approximate a named easing.
  private mutating func noteApproximation(_ motion: Motion, of name: String, at spot: JSONSpot) {
    guard let easing = spot.value.easingName,
      let message = NamedEasing.approximation(of: easing, as: motion)
    else { return }
    note(
      ForeignRule.approximate, .info, name, at: spot,
      help: "compare it with the original; curves can be Béziers, steps, paths, or linear segments",
      message)
  }
}

extension JSONValue {
  /// The name of an easing that a value is or holds; nil if there is none.
  fileprivate var easingName: String? {
    if let string { return EasingNames.isName(string) ? string : nil }
    return members.lazy.prefix(64).compactMap(\.value.string).first(where: EasingNames.isName)
  }
}

/// Rules for files from other tools, in addition to those for presets.
package enum ForeignRule {
  /// An easing or a spring has no exact equivalent in Curvet.
  package static let approximate = "import/approximate"
  /// A time has no unit, and the unit of its tool is used.
  package static let unit = "import/unit"
  /// Two motions would get the same preset name, so one of them gets a number.
  package static let renamed = "import/renamed"
  /// An argument is omitted, so the default that its library documents is used.
  package static let standard = "import/default"
  /// A motion specifies something that a preset of its kind can't store.
  package static let unkept = "import/not-kept"
  /// The same unnamed motion occurs in several places.
  package static let places = "import/places"
}
