import Curvet
import Diagnostics
import Importing
import Presets
import Storage
import StrictJSON
import Synchronization
import Validation

/// What came of reading an input.
package struct FuzzOutcome: Sendable {
  /// What must not be.
  package var problems: [String] = []
  /// How many presets were good.
  package var presets = 0
  /// How often each rule was broken.
  package var rules: [String: Int] = [:]
  /// Whether it was refused as a whole, as a stream that is no text.
  package var isThrown = false
  /// What the presets were read from; nil if there are none.
  package var source: String?
}

/// The check of an input: what is said of it, and whether what is good can be written and read.
package enum FuzzCheck {
  /// Validates an input as `curvet validate -` does, and looks at what is said.
  package static func run(_ input: FuzzInput) -> FuzzOutcome {
    input.isPasted ? paste(input) : read(input)
  }

  /// Reads an input as `curvet add -` does.
  private static func paste(_ input: FuzzInput) -> FuzzOutcome {
    var outcome = FuzzOutcome()
    guard let standIn = PresetName("unnamed") else { return outcome }
    do throws(CatalogError) {
      let presets = try Snippet(input.text, file: "-")
        .presets(unnamed: standIn, in: environment(of: input)).entries.map(\.preset)
      outcome.presets = presets.count
      if !presets.isEmpty { outcome.source = "snippet" }
      outcome.problems = RoundTrip.ofPresets(presets)
    } catch {
      outcome.isThrown = true
      outcome.rules["(not pasted)", default: 0] += 1
      if error.message.isEmpty || ![.invalidInput, .notFound].contains(error.kind) {
        outcome.problems.append("\(error.kind) was thrown: \(error.message)")
      }
      let lines = FuzzLines(input.text)
      for finding in error.findings {
        outcome.problems += problems(of: finding, in: lines)
      }
    }
    return outcome
  }

  private static func read(_ input: FuzzInput) -> FuzzOutcome {
    var outcome = FuzzOutcome()
    do throws(CatalogError) {
      var options = ValidationOptions()
      options.format = input.format
      options.level = .info
      let report = try FileValidation.run(
        ["-"], options, catalog: nil, in: environment(of: input))
      outcome.presets = report.presets
      let lines = FuzzLines(input.text)
      for finding in report.findings.kept {
        outcome.rules[finding.rule, default: 0] += 1
        outcome.problems += problems(of: finding, in: lines)
      }
      outcome.problems += RoundTrip.problems(of: input, report: report)
      let format = format(of: input)
      outcome.problems += FuzzAccount.problems(of: input, as: format)
      if report.presets > 0 { outcome.source = format?.name }
    } catch {
      outcome.isThrown = true
      outcome.rules["(not read)", default: 0] += 1
      if error.kind != .invalidInput || error.message.isEmpty || error.hints.isEmpty {
        outcome.problems.append("\(error.kind) was thrown: \(error.message)")
      }
    }
    return outcome
  }

  /// What an input is read as.
  private static func format(of input: FuzzInput) -> InputFormat? {
    var text = ReaderInput(shown: "-", text: input.text)
    return input.format ?? (try? ImportFormats.readers.recognizing(&text))?.format
  }

  private static func environment(of input: FuzzInput) -> CatalogEnvironment {
    let at = Mutex(0)
    return CatalogEnvironment(
      variables: [:], workingDirectory: "/",
      storage: StorageEnvironment(appVersion: "0", now: { 0 }, random: { (0, 0) })
    ) { count in
      at.withLock { at in
        let end = min(at + min(count, input.chunk), input.text.count)
        defer { at = end }
        return Array(input.text[at..<end])
      }
    }
  }

  private static func problems(of finding: Finding, in lines: FuzzLines) -> [String] {
    var problems: [String] = []
    if finding.message.isEmpty { problems.append("has no message") }
    if finding.help == nil || finding.help == "" { problems.append("has no help") }
    if !finding.rule.contains("/") { problems.append("has no rule") }
    if let place = finding.place {
      if !lines.contains(line: place.line, column: place.column) {
        problems.append("is at \(place.line):\(place.column), where nothing is")
      }
      if let excerpt = place.excerpt, excerpt.caret > excerpt.text.unicodeScalars.count {
        problems.append("has a caret beside its line")
      }
    } else {
      problems.append("has no place")
    }
    let shown = finding.lines() + [finding.gitHubCommand()]
    if shown.contains(where: { $0.unicodeScalars.contains(where: VisibleText.isHidden) }) {
      problems.append("is not safe to show")
    }
    return problems.map { "\(finding.rule) \($0): \(VisibleText.of(finding.message))" }
  }
}

/// The lines of a text, for what is said to be in one.
struct FuzzLines {
  private let counts: [Int]

  init(_ text: [UInt8]) {
    counts = text.split(separator: 0x0A, omittingEmptySubsequences: false).map(\.count)
  }

  /// Whether a line has a column; one after its last byte is the end of the line.
  func contains(line: Int, column: Int) -> Bool {
    counts.indices.contains(line - 1) && (1...counts[line - 1] + 1).contains(column)
  }
}
