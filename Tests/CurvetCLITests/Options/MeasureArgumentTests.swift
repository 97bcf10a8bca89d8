import Testing

@testable import CurvetCLI

struct MeasureArgumentTests {
  @Test(
    "A length has a name and a value",
    arguments: [
      ("container.height=844", "container.height", 844.0), ("a=-1.5e2", "a", -150),
      ("cell_2.width=.5", "cell_2.width", 0.5),
    ])
  func reading(text: String, name: String, value: Double) throws {
    let measure = try #require(MeasureArgument(argument: text))
    #expect(measure.name == name)
    #expect(measure.value == value)
  }

  @Test(
    "Anything else is refused",
    arguments: ["", "a", "a=", "=1", "a=b", "2a=1", "a=1=2", "a=0x1", "a=inf", "a=1e999", "a b=1"])
  func refusing(text: String) {
    #expect(MeasureArgument(argument: text) == nil)
  }
}
