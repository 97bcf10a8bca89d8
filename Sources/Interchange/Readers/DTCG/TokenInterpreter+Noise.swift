import Diagnostics
import StrictJSON

extension TokenInterpreter {
  /// Offers the short form of a number that a 32-bit float has lengthened.
  ///
  /// 0.3 becomes 0.30000001192092896 where a tool keeps it as a `Float` and writes it as a `Double`.
  mutating func reportNoise(in json: JSONValue, _ number: Double, label: String) {
    let single = Float(number)
    guard Double(single) == number, let rounded = Double(single.description), rounded != number
    else { return }
    let long = ECMAScriptNumber.text(number)
    let short = ECMAScriptNumber.text(rounded)
    guard short.utf8.count * 2 <= long.utf8.count else { return }
    report.add(
      DTCGRule.noise, at: json, level: .info, help: "write \(short)",
      "\(label) is \(long), which is \(short) as a 32-bit float")
  }
}
