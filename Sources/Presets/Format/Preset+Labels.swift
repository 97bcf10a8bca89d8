import Diagnostics
import StrictJSON

extension PresetSource {
  static let fields: [Field<PresetSource>] = [
    Field("title", \.title, .string, "The title of the work."),
    Field("author", \.author, .string, "The author of the work."),
    Field("url", \.url, .string, "The URL of the work."),
    Field(
      "license", \.license, .string, "The license of the work.", ["examples": ["MIT"]]),
    Field("language", \.language, .language, "The language of the work, a BCP 47 tag."),
    Field("year", \.year, .integer(1...9999), "The year of publication."),
    Field("path", \.path, .string, "The location within the work, such as a file or a section."),
  ]

  static let codec = Codec<PresetSource>.object(
    fields, .source, "The source of a preset.", initial: PresetSource())

  /// The source on one line of canonical JSON.
  package var canonicalText: String {
    var writer = JSONWriter()
    Self.codec.write(self, &writer)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}

extension Localization {
  static let fields: [Field<Localization>] = [
    Field("title", \.title, .string, "The title in this language."),
    Field("summary", \.summary, .string, "The summary in this language."),
  ]

  static let codec = Codec<Localization>.object(
    fields, .localization, "Title and summary in one language.", initial: Localization())
}

extension Codec where Value == [String: Localization] {
  /// Titles and summaries by language.
  static let localizations = dictionary(
    of: Localization.codec,
    [
      "type": "object", "propertyNames": .ref(.language),
      "additionalProperties": .ref(.localization),
    ], "an object of languages", example: "{\"ja\": {\"title\": \"…\"}}"
  ) { member, _, reading in
    reading.checkLanguage(member.key, at: member.keyValue)
  }
}

extension Codec where Value == String {
  /// A language.
  fileprivate static let language = string.checked {
    $2.checkLanguage($0, at: $1)
  }.described(by: .ref(.language))

  /// A word without spaces.
  fileprivate static let tag = word.checked { word, value, reading in
    if isTag(word) { return true }
    reading.report(
      PresetRule.value, at: value,
      help: "write one word of up to 64 characters; join words with '-'"
    ) { _ in "\(Reading.quoted(word)) isn't a valid tag" }
    return false
  }.described(by: .ref(.tag))

  private static func isTag(_ word: String) -> Bool {
    // On the command line "-old" removes a tag.
    if word.utf8.first == UInt8(ascii: "-") { return false }
    if word.utf8.allSatisfy({ (0x21..<0x7F).contains($0) }) { return word.utf8.count <= 64 }
    let scalars = word.unicodeScalars
    return scalars.count <= 64
      && scalars.allSatisfy { scalar in
        scalar.value >= 0x20 && scalar.value != 0x7F && !scalar.properties.isWhitespace
      }
  }
}

extension Codec where Value == [String] {
  private static let list = Codec<String>.tag.array(example: "[\"card\", \"gentle\"]")

  /// Tags: words without spaces, each once.
  static let tags = Codec(
    list.schema(), read: { list.read($0, &$1).map(unique) }, write: { list.write($0, &$1) })

  private static func unique(_ words: [String]) -> [String] {
    // Comparing is faster than hashing if there are few.
    let isFew = words.count <= 16
    if isFew, words.indices.allSatisfy({ !words[..<$0].contains(words[$0]) }) { return words }
    return words.uniqued()
  }
}

extension Reading {
  /// Reports a text that does not have the form of a BCP 47 tag: subtags of letters and digits.
  @discardableResult
  fileprivate mutating func checkLanguage(_ text: String, at value: JSONValue) -> Bool {
    if Self.isLanguage(text) { return true }
    report(PresetRule.value, at: value, help: "write a BCP 47 tag, such as 'ja' or 'pt-BR'") { _ in
      "\(Self.quoted(text)) isn't a valid language tag"
    }
    return false
  }

  private static func isLanguage(_ text: String) -> Bool {
    let subtags = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    return text.utf8.count <= 35 && subtags[0].count >= 2
      && subtags.allSatisfy { subtag in
        (1...8).contains(subtag.count)
          && subtag.allSatisfy { (48...57).contains($0) || (97...122).contains($0 | 0x20) }
      }
  }
}
