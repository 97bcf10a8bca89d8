/// A timestamp is an instant in the form of RFC 3339, in UTC.
package enum Timestamp {
  /// The years 1 to 9999, in seconds since 1970.
  private static let years: ClosedRange<Double> = -62_135_596_800...253_402_300_799

  /// Returns the text of an instant, given in seconds since 1970: `2026-11-20T10:51:00Z`.
  ///
  /// A damaged catalog may hold any number: what is before or after these years is clamped.
  package static func text(_ seconds: Double) -> String {
    let known = seconds.isNaN ? years.lowerBound : seconds
    let whole = Int(min(max(known, years.lowerBound), years.upperBound).rounded(.down))
    let second = (whole % 86_400 + 86_400) % 86_400
    let (year, month, dayOfMonth) = date((whole - second) / 86_400)
    return "\(four(year))-\(two(month))-\(two(dayOfMonth))T"
      + "\(two(second / 3600)):\(two(second / 60 % 60)):\(two(second % 60))Z"
  }

  /// Returns the civil date of a day counted from 1970, by Howard Hinnant's algorithm.
  private static func date(_ day: Int) -> (year: Int, month: Int, day: Int) {
    let shifted = day + 719_468
    let era = shifted / 146_097
    let dayOfEra = shifted % 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    return (
      yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month,
      dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    )
  }

  private static func four(_ number: Int) -> String {
    String(repeating: "0", count: 4 - String(number).count) + String(number)
  }

  private static func two(_ number: Int) -> String { (number < 10 ? "0" : "") + String(number) }
}

/// A file stamp is an instant as it may be part of a file's name: `20261122-063000`, in UTC.
enum FileStamp {
  /// Returns the stamp of an instant, given in seconds since 1970.
  static func text(_ seconds: Double) -> String {
    Timestamp.text(max(seconds, 0)).filter { $0 != "-" && $0 != ":" && $0 != "Z" }
      .replacing("T", with: "-")
  }
}
