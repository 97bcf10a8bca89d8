import Testing

@testable import Curvet

struct TimestampTests {
  @Test(
    "Instants",
    arguments: [
      (0, "1970-01-01T00:00:00Z"), (59.999, "1970-01-01T00:00:59Z"),
      (951_782_400, "2000-02-29T00:00:00Z"), (1_763_635_860, "2025-11-20T10:51:00Z"),
      (4_107_542_399, "2100-02-28T23:59:59Z"), (4_107_542_400, "2100-03-01T00:00:00Z"),
      (-1, "1969-12-31T23:59:59Z"), (-86_400, "1969-12-31T00:00:00Z"),
      (253_402_300_799, "9999-12-31T23:59:59Z"),
    ])
  func instant(seconds: Double, text: String) {
    #expect(Timestamp.text(seconds) == text)
  }

  @Test(
    "A damaged catalog may hold anything",
    arguments: [
      (Double.infinity, "9999-12-31T23:59:59Z"), (1e300, "9999-12-31T23:59:59Z"),
      (-Double.infinity, "0001-01-01T00:00:00Z"), (.nan, "0001-01-01T00:00:00Z"),
    ])
  func anything(seconds: Double, text: String) {
    #expect(Timestamp.text(seconds) == text)
  }
}
