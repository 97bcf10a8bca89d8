import CommandKit
import Curvet
import Diagnostics
import Motion
import Presets
import Storage

/// The options that filter the presets of a search.
struct SearchFilters: ParsableArguments {
  @Option(name: .customLong("kind"), help: "Filter by kind.")
  var kinds: [MotionKind] = []

  @Option(name: .customLong("tag"), help: "Filter by tag.", completion: .live(.tags))
  var tags: [String] = []

  @Option(name: .customLong("role"), help: "Filter by role.")
  var roles: [Role] = []

  @Option(
    name: .customLong("feel"), help: "Filter by feel.",
    completion: .list(FeelWord.allCases.flatMap(\.words)))
  var feel: [FeelWord] = []

  @Option(help: ArgumentHelp("Filter by duration, in seconds.", valueName: "range"))
  var duration: TimeRangeArgument?

  @Option(help: ArgumentHelp("Filter by settling time, in seconds.", valueName: "range"))
  var settling: TimeRangeArgument?

  @Option(help: ArgumentHelp("Filter by overshoot, such as 0.05 or 5%.", valueName: "range"))
  var overshoot: FractionRangeArgument?

  @Option(help: ArgumentHelp("Filter by bounce, from -1 to 1.", valueName: "range"))
  var bounce: FractionRangeArgument?

  @Option(help: ArgumentHelp("Filter by damping ratio.", valueName: "range"))
  var dampingRatio: FractionRangeArgument?

  @Option(
    help: ArgumentHelp(
      "Sort by similarity in shape to a preset or expression.", valueName: "motion"),
    completion: .live(.presets))
  var like: String?

  mutating func validate() throws {
    for (option, range) in [("--duration", duration), ("--settling", settling)] {
      guard let text = range?.argument, let question = UnitQuestion(aboutRange: text)
      else { continue }
      throw ValidationError(question.error(after: option + " ", text))
    }
  }

  /// The search that the options specify.
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
