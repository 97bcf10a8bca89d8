import Testing

@testable import Curvet

/// Instants in the names of files.
struct FileStampTests {
  @Test(
    "The stamp of an instant",
    arguments: [
      (0, "19700101-000000"), (-1, "19700101-000000"), (86_399.9, "19700101-235959"),
      (951_782_399, "20000228-235959"), (951_782_400, "20000229-000000"),
      (951_868_800, "20000301-000000"), (978_307_199, "20001231-235959"),
      (1_709_164_800, "20240229-000000"), (1_800_000_000, "20270115-080000"),
      (4_107_542_399, "21000228-235959"), (4_107_542_400, "21000301-000000"),
      (1e300, "99991231-235959"),
    ])
  func stamp(seconds: Double, expected: String) {
    #expect(FileStamp.text(seconds) == expected)
  }
}
