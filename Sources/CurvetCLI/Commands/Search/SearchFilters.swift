import CommandKit
import Curvet
import Diagnostics
import Motion
import Presets
import Storage

/// The options that say which presets a search is to find.
struct SearchFilters: ParsableArguments {
  @Option(name: .customLong("kind"), help: "Only this kind.")
  var kinds: [MotionKind] = []

  @Option(name: .customLong("tag"), help: "Only with this tag.", completion: .live(.tags))
  var tags: [String] = []

  @Option(name: .customLong("role"), help: "Only this role.")
  var roles: [Role] = []

  @Option(
    name: .customLong("feel"), help: "Only what feels so.",
    completion: .list(FeelWord.allCases.flatMap(\.words)))
  var feel: [FeelWord] = []

  @Option(help: ArgumentHelp("Only with such a duration, in seconds.", valueName: "range"))
  var duration: TimeRangeArgument?

  @Option(help: ArgumentHelp("Only springs that settle in such a time.", valueName: "range"))
  var settling: TimeRangeArgument?

  @Option(help: ArgumentHelp("Only with such an overshoot, as 0.05 or 5%.", valueName: "range"))
  var overshoot: FractionRangeArgument?

  @Option(help: ArgumentHelp("Only springs with such a bounce, -1 to 1.", valueName: "range"))
  var bounce: FractionRangeArgument?

  @Option(help: ArgumentHelp("Only springs with such a damping ratio.", valueName: "range"))
  var dampingRatio: FractionRangeArgument?

  @Option(
    help: ArgumentHelp("The nearest in shape to a preset or an expression.", valueName: "motion"),
    completion: .live(.presets))
  var like: String?

  mutating func validate() throws {
    for (option, range) in [("--duration", duration), ("--settling", settling)] {
      guard let text = range?.argument, let question = UnitQuestion(aboutRange: text)
      else { continue }
      throw ValidationError(question.error(after: option + " ", text))
    }
  }

  /// What the options ask for.
  var request: SearchRequest {
    var request = SearchRequest()
    (request.query.kinds, request.query.tags, request.query.roles) = (kinds, tags, roles)
    request.query.feel = Set(feel)
    request.query.ranges[.duration] = duration?.range
    request.query.ranges[.settling] = settling?.range
    request.query.ranges[.overshoot] = overshoot?.range
    request.query.ranges[.bounce] = bounce?.range
    request.query.ranges[.dampingRatio] = dampingRatio?.range
    request.like = like
    return request
  }
}
