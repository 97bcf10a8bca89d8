#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The report: a line for each comparison, with the budget that it is held to.
struct Report {
  /// What a comparison is held to.
  enum Budget {
    /// So many times as long as the baseline takes.
    case ratio(Double)
    /// So many seconds, whatever the baseline takes.
    case seconds(Double)
    /// Nothing; it is good to know.
    case none
  }

  /// Prints the head of the table.
  static func begin() {
    line("", "curvet", "baseline", "ratio", "its middle half", "budget")
  }

  /// Prints what came of a comparison.
  static func add(_ work: String, _ comparison: Comparison, to baseline: String, _ budget: Budget) {
    let (ours, theirs) = comparison.seconds
    let (limit, isWithin) =
      switch budget {
      case .ratio(let limit): (digits(limit, 1), comparison.ratio <= limit)
      case .seconds(let limit): (time(limit), ours <= limit)
      case .none: ("", true)
      }
    let ratios = comparison.ratios
    line(
      work, time(ours), "\(time(theirs)) \(baseline)", digits(comparison.ratio, 2),
      "\(digits(ratios.lowerBound, 2))…\(digits(ratios.upperBound, 2))",
      limit.isEmpty ? "" : "≤ \(limit)  \(isWithin ? "within" : "over")")
  }

  /// Prints how far values are off, at most.
  static func add(
    _ work: String, error: Double, theirs: Double, _ baseline: String, limit: Double
  ) {
    line(
      work, scientific(error), "\(scientific(theirs)) \(baseline)", "", "",
      "≤ \(limit)  \(error <= limit ? "within" : "over")")
  }

  /// Prints how much memory was held.
  static func add(_ work: String, bytes: Int) { line(work, memory(bytes)) }

  /// Prints how memory grew with the work.
  static func add(_ work: String, bytes: Int, insteadOf smaller: Int, _ name: String) {
    let ratio = Double(bytes) / Double(smaller)
    line(
      work, memory(bytes), "\(memory(smaller)) \(name)", digits(ratio, 2), "",
      "≤ 1.1  \(ratio <= 1.1 ? "within" : "over")")
  }

  /// Prints how much memory was held, and how much of that for each of so many things more.
  static func add(
    _ work: String, bytes: Int, insteadOf smaller: Int, for count: Int, _ name: String, limit: Int
  ) {
    let each = (bytes - smaller) / count
    line(
      work, memory(bytes), "\(memory(smaller)) \(name)", "\(each) B", "each",
      "≤ \(limit) B  \(each <= limit ? "within" : "over")")
  }

  /// Prints a line that says what the next ones are.
  static func note(_ text: String) { say(text) }

  /// Prints a line about what could not be compared.
  static func skip(_ work: String, _ failure: BenchFailure) {
    say("\(padded(work, 34))skipped: \(failure.message)")
  }

  private static func line(_ cells: String...) {
    let widths = [34, 10, 28, 8, 18, 0]
    say(zip(cells, widths).map { padded($0, $1) }.joined())
  }

  /// Prints at once, even into a file, because a run takes minutes.
  private static func say(_ text: String) {
    print(text)
    fflush(nil)
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  private static func time(_ seconds: Double) -> String {
    if seconds < 1e-5 { return "\(digits(seconds * 1e9, seconds < 1e-7 ? 1 : 0)) ns" }
    return seconds < 0.5
      ? "\(digits(seconds * 1000, seconds < 0.01 ? 2 : 0)) ms" : "\(digits(seconds, 2)) s"
  }

  /// Two digits and a power of ten.
  private static func scientific(_ value: Double) -> String {
    guard value > 0, value.isFinite else { return "\(value)" }
    var (mantissa, exponent) = (value, 0)
    while mantissa < 0.995 { (mantissa, exponent) = (mantissa * 10, exponent - 1) }
    return "\(digits(mantissa, 1))e\(exponent)"
  }

  private static func memory(_ bytes: Int) -> String { "\(bytes >> 20) MiB" }

  private static func digits(_ value: Double, _ places: Int) -> String {
    let scale = (0..<places).reduce(1) { scale, _ in scale * 10 }
    let whole = Int((value * Double(scale)).rounded())
    if places == 0 { return String(whole) }
    let fraction = String(whole % scale)
    return "\(whole / scale)." + String(repeating: "0", count: places - fraction.count) + fraction
  }
}
