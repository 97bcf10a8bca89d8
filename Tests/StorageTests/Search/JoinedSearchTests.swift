import Testing

@testable import Storage

struct JoinedSearchTests {
  @Test(
    "A preset only uses another one if its motion is nothing else",
    arguments: [
      (#"{"name":"a","motion":{"use":"curve/b"}}"#, true),
      (#"{"name":"a","kind":"curve","motion":{"use":"curve/b"}}"#, true),
      (#"{"name":"a","motion":{"use":"curve/b","duration":1}}"#, false),
      (#"{"name":"a","motion":{"named":"linear"}}"#, false),
      (#"{"name":"a","motion":{"members":[{"motion":{"use":"curve/b"}}]}}"#, false),
      (#"{"motion":{"use":""}}"#, true), (#""}}"#, false), ("", false),
    ])
  func onlyUses(payload: String, expected: Bool) {
    #expect(Store.onlyUses(Array(payload.utf8)) == expected)
  }
}
