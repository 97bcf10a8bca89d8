/// Where bytes differ, in a line.
public enum ByteDifference {
  /// Returns a line about where bytes differ from those that are expected; nil if they don't.
  public static func between(_ expected: [UInt8]?, _ actual: [UInt8]?) -> String? {
    if expected == actual { return nil }
    guard let expected else { return "nothing is expected, but there are \(count(actual))" }
    guard let actual else { return "there are no bytes, but \(count(expected)) are expected" }
    let same = zip(expected, actual).prefix { $0 == $1 }.count
    let sizes =
      expected.count == actual.count
      ? "of \(grouped(expected.count))" : "of \(grouped(actual.count)), not \(count(expected))"
    return "differs at byte \(grouped(same)) \(sizes): "
      + "expected \(shown(expected, from: same)), found \(shown(actual, from: same))"
  }

  private static func shown(_ bytes: [UInt8], from start: Int) -> String {
    guard start < bytes.count else { return "the end" }
    let shown = bytes[start...].prefix(8).map { byte in
      (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
    return shown.joined(separator: " ") + (bytes.count - start > 8 ? " …" : "")
  }

  private static func count(_ bytes: [UInt8]?) -> String { "\(grouped(bytes?.count ?? 0)) bytes" }

  private static func grouped(_ number: Int) -> String {
    var groups: [Substring] = []
    var digits = Substring("\(number)")
    while digits.count > 3 {
      groups.insert(digits.suffix(3), at: 0)
      digits = digits.dropLast(3)
    }
    return ([digits] + groups).joined(separator: ",")
  }
}
