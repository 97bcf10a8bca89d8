import StrictJSON
import Testing

@testable import Curvet

struct AssignmentTests {
  @Test(
    "A field and its keys",
    arguments: [
      ("duration=0.45", ["duration"]), ("source.author=A. B.", ["source", "author"]),
      ("tracks[0].values=1,2", ["tracks", "0", "values"]),
      ("frames[0][12]=x", ["frames", "0", "12"]), ("title==", ["title"]), ("title=", ["title"]),
    ])
  func keys(text: String, keys: [String]) throws {
    #expect(try #require(Assignment(text)).keys == keys)
  }

  @Test(
    "What names no field",
    arguments: ["duration", "=1", "", ".a=1", "a.=1", "a..b=1", "[]=1", "a[]=1"])
  func none(text: String) {
    #expect(Assignment(text) == nil)
  }

  @Test(
    "Which fields are times",
    arguments: [
      ("duration=1", true), ("motion.delay=1", true), ("members[0].stagger=1", true),
      ("timing.response=1", true), ("seconds=1", true), ("stiffness=1", false), ("title=1", false),
      ("tracks[0].frames[1].duration=1", false), ("extensions.com.duration=1", false),
      ("tracks[0].values=1", false),
    ])
  func times(text: String, isTime: Bool) throws {
    #expect(try #require(Assignment(text)).isTime == isTime)
  }

  @Test(
    "Values as JSON",
    arguments: [
      ("0.45", "0.45"), (".45", "0.45"), ("+1", "1"), ("-.5", "-0.5"), ("1e3", "1e3"),
      ("1.50", "1.50"),
      (".2,0,0,1", "[0.2,0,0,1]"), (".2, 0 , 0,1", "[0.2,0,0,1]"), ("1,", "\"1,\""),
      ("[1, 2]", "[1,2]"), (#"{"a": 1}"#, #"{"a":1}"#), ("true", "true"), ("null", "null"),
      ("450ms", "\"450ms\""), ("curve/card", "\"curve/card\""), ("\"1\"", "\"1\""),
      ("inf", "\"inf\""), ("nan", "\"nan\""), ("1e999", "1e999"), ("0x10", "\"0x10\""),
      ("{", "\"{\""), ("say \"hi\"", #""say \"hi\"""#), ("日本", "\"日本\""),
    ])
  func values(text: String, json: String) throws {
    #expect(try shown(text) == json)
  }

  @Test(
    "In a text, numbers and lists are texts",
    arguments: [
      ("1999", "\"1999\""), ("true", "\"true\""), ("1, 2", "\"1, 2\""), ("[1]", "\"[1]\""),
      ("\"quoted\"", "\"quoted\""), ("\"half", "\"\\\"half\""), (#"{"ru": 1}"#, #"{"ru":1}"#),
    ])
  func texts(text: String, json: String) throws {
    #expect(try shown(text, isText: true) == json)
  }

  @Test(
    "Words are split at commas and spaces",
    arguments: [
      ("soft", #"["soft"]"#), ("soft, card", #"["soft","card"]"#),
      ("soft card", #"["soft","card"]"#),
      ("1", #"["1"]"#), (#"["a b"]"#, #"["a b"]"#), (" , ", nil),
    ] as [(String, String?)])
  func lists(text: String, json: String?) throws {
    #expect(try shown(text, isList: true) == json)
  }

  @Test("Nothing takes the field away") func nothing() throws {
    #expect(try shown("") == nil)
    #expect(try shown("", isText: true) == nil)
    #expect(try shown("", isList: true) == nil)
  }

  private func shown(
    _ value: String, isText: Bool = false, isList: Bool = false
  ) throws -> String? {
    let assignment = try #require(Assignment("field=\(value)"))
    return assignment.tree(isText: isText, isList: isList)
      .map { String(decoding: $0.bytes, as: UTF8.self) }
  }
}
