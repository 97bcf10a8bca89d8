/// A file stamp is a moment as it may stand in a file's name: `20261122-063000`, in UTC.
enum FileStamp {
  /// Returns the stamp of a moment, given in seconds since 1970.
  static func text(_ seconds: Double) -> String {
    let moment = Int(min(max(seconds, 0), 2e11))
    let (day, second) = moment.quotientAndRemainder(dividingBy: 86_400)
    let date = date(ofDay: day)
    let time = [second / 3600, second / 60 % 60, second % 60]
    return [date.year, date.month, date.day].map(digits).joined() + "-"
      + time.map(digits).joined()
  }

  /// Returns the date of a day, counted from 1 January 1970.
  ///
  /// Source: https://howardhinnant.github.io/date_algorithms.html#civil_from_days
  private static func date(ofDay day: Int) -> (year: Int, month: Int, day: Int) {
    // Years begin in March, so that the day that leap years have is their last one.
    let (era, dayOfEra) = (day + 719_468).quotientAndRemainder(dividingBy: 146_097)
    let year = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * year + year / 4 - year / 100)
    let month = (5 * dayOfYear + 2) / 153
    let isNextYear = month >= 10
    return (
      era * 400 + year + (isNextYear ? 1 : 0), isNextYear ? month - 9 : month + 3,
      dayOfYear - (153 * month + 2) / 5 + 1
    )
  }

  private static func digits(_ number: Int) -> String {
    (number < 10 ? "0" : "") + String(number)
  }
}
