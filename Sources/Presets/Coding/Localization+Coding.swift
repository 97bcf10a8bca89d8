import StrictJSON

extension Codec where Value == PresetSource {
  /// Where a preset comes from.
  static let source = Codec.object(PresetSource.fields, initial: { PresetSource() })
}

extension PresetSource {
  static let fields: [Field<PresetSource>] = [
    Field("title", \.title, .string),
    Field("author", \.author, .string),
    Field("url", \.url, .string),
    Field("license", \.license, .string),
    Field("language", \.language, .language),
    Field("year", \.year, .integer(1...9999)),
    Field("path", \.path, .string),
  ]

  /// The source on one line of canonical JSON.
  public var canonicalText: String {
    var writer = JSONWriter()
    Codec<PresetSource>.source.write(self, &writer)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}

extension Localization {
  static let fields: [Field<Localization>] = [
    Field("title", \.title, .string), Field("summary", \.summary, .string),
  ]
}

extension Codec where Value == [String: Localization] {
  private static let localization = Codec<Localization>.object(
    Localization.fields, initial: { Localization() })

  /// Titles and summaries by language; written in the order of the languages' bytes.
  static let localizations = Codec(
    read: { value, reading in
      guard value.kind == .object else {
        reading.expected(
          "an object of languages", at: value, help: "write {\"ja\": {\"title\": \"…\"}}, say")
        return nil
      }
      var localizations: [String: Localization] = [:]
      for member in value.members {
        reading.checkLanguage(member.key, at: member.keyValue)
        localizations[member.key] = localization.read(member.value, &reading)
      }
      return localizations
    },
    write: { localizations, writer in
      writer.beginObject()
      for (language, one) in localizations.sortedByBytes() {
        writer.key(language)
        localization.write(one, &writer)
      }
      writer.endObject()
    })
}

extension Codec where Value == String {
  /// A language.
  fileprivate static let language = Codec(
    read: { value, reading in
      guard let text = Codec.string.read(value, &reading) else { return nil }
      reading.checkLanguage(text, at: value)
      return text
    },
    write: { $1.string($0) })
}

extension Reading {
  /// Checks that a text has the form of a BCP 47 tag: subtags of letters and digits.
  fileprivate mutating func checkLanguage(_ text: String, at value: JSONValue) {
    if Self.isLanguage(text) { return }
    report(PresetRule.value, at: value, help: "write a BCP 47 tag such as ja or pt-BR") { _ in
      "\(Self.quoted(text)) is not a language"
    }
  }

  private static func isLanguage(_ text: String) -> Bool {
    if text.utf8.count > 35 { return false }
    var least = 2
    var length = 0
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "-"):
        if length < least { return false }
        (least, length) = (1, 0)
      case 48...57, 65...90, 97...122:
        length += 1
        if length > 8 { return false }
      default: return false
      }
    }
    return length >= least
  }
}
