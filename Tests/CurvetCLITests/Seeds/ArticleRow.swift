import Foundation
import Testing

/// An article row is a motion that an article shows, with the numbers that it states.
struct ArticleRow: CustomTestStringConvertible, Sendable {
  /// What it is, in a few words.
  var what: String
  /// The call of the system that it is about.
  var system: String
  /// The preset that holds it.
  var preset: String
  /// The numbers of the article: where they stand in the motion, as a JSON Pointer, and the JSON there.
  var numbers: [String: String]
  /// What plays it.
  var script = "start@0"
  /// When it is looked at, in seconds; without it, when it is at rest.
  var until: Double?
  /// When the article's code is at rest, and with what values.
  var end: String
  /// What is to be said of it below the table.
  var remark: String?

  var testDescription: String { "\(what): \(preset)" }

  /// The rows of all articles.
  static let all = Article.allCases.flatMap(\.rows)

  /// Lengths that only an app knows, as a phone and a sheet have them.
  static let lengths = [
    "container.width=390", "container.height=844", "contentOffset.x=0",
    "cell.x=20", "cell.y=200", "cell.width=350", "cell.height=400", "cell.radius=14",
    "destination.final.x=0", "destination.final.y=422", "destination.final.width=390",
    "destination.final.height=422",
    "gesture.velocity.x=0", "gesture.velocity.y=0", "gesture.relativeVelocity=0",
    "photo.fit=0.4", "view.center.y=422",
  ].flatMap { ["--measure", $0] }
}

/// What the program says of an article's row.
struct ArticleAnswer: Sendable {
  /// The numbers that aren't what the article states.
  private(set) var wrong: [String] = []
  /// Of how many values two or more instants are known, and of how many they aren't.
  private(set) var known = 0, unknown = 0
  /// When it is at rest, and with what values.
  private(set) var end = ""
  /// How exact it is as Swift code; nil if it has no such code.
  private(set) var fidelity: String?
  /// Whether there is a picture of it.
  private(set) var isDrawn = false
  /// What went wrong.
  private(set) var errors: [String] = []

  /// The answers to all rows, in their order.
  static let all: [ArticleAnswer] = {
    guard let desk = try? Desk(.builtIn) else { return [] }
    return ArticleRow.all.map { ArticleAnswer(to: $0, on: desk) }
  }()

  private init(to row: ArticleRow, on desk: Desk) {
    let motion = json("show", row.preset, "--json", on: desk).at("/presets/0/preset/motion")
    for (pointer, number) in row.numbers.sorted(by: { $0.key < $1.key }) {
      let found = motion.at(pointer)
      if found != JSONText(number) { wrong.append("\(pointer) is \(found), not \(number)") }
    }
    let samples = json(
      ["sample", row.preset, "--json", "--count", "5"] + ArticleRow.lengths, on: desk)
    for track in samples.at("/samples/0/tracks").elements {
      // Before and after an animation there is no value, if it doesn't fill.
      let values = track.at("/points").elements.filter { !$0.at("/value").isNothing }
      if values.count > 1 { known += 1 } else { unknown += 1 }
    }
    let until = row.until.map { ["--until", "\($0)", "--count", "2"] } ?? []
    let played = json(
      ["simulate", row.preset, "--json", "--script", row.script] + until + ArticleRow.lengths,
      on: desk)
    let last = row.until == nil ? Self.last(of: played) : played.at("/samples").elements.last
    let values = (last?.at("/values").elements ?? []).map {
      "\($0.at("/property").text) \($0.at("/value"))"
    }
    let time = "\(played.at("/end")) s"
    end = values.isEmpty ? time : time + ": " + values.joined(separator: "; ")
    let exported = json(
      "export", row.preset, "--to", "swift", "--framework", "uikit", "--framework",
      "core-animation",
      "--json", "-o",
      row.preset.replacing("/", with: "-") + ".swift", on: desk)
    fidelity =
      exported.at("/exports/0/presets").elements
      .first { $0.at("/name").text == row.preset }?.at("/fidelity").text
    let picture = desk.run(["show", row.preset, "--svg", "-"] + ArticleRow.lengths)
    isDrawn = picture.status == 0 && picture.output.contains("</svg>")
    let shown = desk.run(["show", row.preset] + ArticleRow.lengths)
    if shown.status != 0 { errors.append(shown.errors) }
  }

  /// The last step, or what happened by itself after it.
  private static func last(of played: JSONText) -> JSONText? {
    let (step, event) = (played.at("/steps").elements.last, played.at("/events").elements.last)
    return (step?.at("/time").number ?? 0) >= (event?.at("/time").number ?? 0) ? step : event
  }

  private mutating func json(_ words: String..., on desk: Desk) -> JSONText {
    json(words, on: desk)
  }

  private mutating func json(_ words: [String], on desk: Desk) -> JSONText {
    let run = desk.run(words)
    if run.status != 0 { errors.append("curvet \(words.joined(separator: " ")): \(run.errors)") }
    return JSONText(run.output)
  }
}
