import Motion
import StrictJSON

/// A preset is a motion with a name and what people want to know about it.
public struct Preset: Hashable, Sendable {
  /// The name.
  public var name: PresetName
  /// The motion.
  public var motion: Motion
  /// A short title, in English if there is a choice.
  public var title: String?
  /// A sentence or two about what it is and where its numbers come from.
  public var summary: String?
  /// Words it is found by.
  public var tags: [String] = []
  /// The role of the motion.
  public var role: Role?
  /// Where it comes from.
  public var source: PresetSource?
  /// Titles and summaries in other languages, by BCP 47 tag.
  public var localizations: [String: Localization] = [:]
  /// Its reduced-motion alternative.
  public var reducedMotion: ReducedMotion?
  /// The preset that undoes it, such as dismiss for present.
  public var counterpart: Reference?
  /// Whether and why it should no longer be used.
  public var deprecated: Deprecation?
  /// Other names of it.
  public var aliases: [PresetName] = []
  /// The rules that are not to be reported for it, and why.
  public var ignore: [IgnoredRule] = []
  /// Data of other tools, kept as it is.
  public var extensions: RawJSON?

  /// Makes a preset of a motion.
  public init(name: PresetName, motion: Motion) {
    self.name = name
    self.motion = motion
  }

  /// Which kind of motion it is.
  public var kind: MotionKind { motion.kind }
}

/// A role says what a motion is used for.
public enum Role: String, CaseIterable, Hashable, Sendable {
  case enter, exit, emphasis, feedback, navigation, loop
}

/// A source says where a preset comes from.
public struct PresetSource: Hashable, Sendable {
  /// The title of the article, library or product.
  public var title: String?
  /// The author.
  public var author: String?
  /// Where it is found.
  public var url: String?
  /// Under which licence.
  public var license: String?
  /// In which language, by BCP 47 tag.
  public var language: String?
  /// In which year.
  public var year: Int?
  /// The original name, such as the path of a design token.
  public var path: String?

  /// Makes a source about which nothing is known.
  public init() {}
}

/// A localization is a title and summary in one language.
public struct Localization: Hashable, Sendable {
  /// The title.
  public var title: String?
  /// The summary.
  public var summary: String?

  /// Makes an empty localization.
  public init() {}
}

/// The alternative to a motion if people prefer reduced motion.
public enum ReducedMotion: Hashable, Sendable {
  /// Nothing: the change happens at once.
  case none
  /// The motion itself, which is safe as it is.
  case keep
  /// Another preset.
  case preset(Reference)
}

/// A deprecation says that a preset should no longer be used.
public struct Deprecation: Hashable, Sendable {
  /// Why.
  public var reason: String?
  /// The preset to use instead.
  public var use: Reference?

  /// Makes a deprecation without a reason.
  public init() {}
}

/// An ignored rule is one that is not reported for a preset.
public struct IgnoredRule: Hashable, Sendable {
  /// The rule's id.
  public var rule: String
  /// Why it does not apply.
  public var reason: String

  /// Makes an ignored rule.
  public init(rule: String, reason: String) {
    self.rule = rule
    self.reason = reason
  }
}

/// Raw JSON is a value kept whole: the order of its keys and the spelling of its numbers.
public struct RawJSON: Hashable, Sendable {
  private let value: JSONValue

  /// Keeps a parsed value, and with it the text that it is in.
  public init(_ value: JSONValue) { self.value = value }

  /// The value on one line.
  public var text: String {
    var writer = JSONWriter()
    write(to: &writer)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  /// Writes the value in the writer's layout.
  func write(to writer: inout JSONWriter) { writer.value(value) }

  /// Compares what the values say, wherever they stand.
  public static func == (a: RawJSON, b: RawJSON) -> Bool { a.text.utf8.elementsEqual(b.text.utf8) }

  /// Hashes the text.
  public func hash(into hasher: inout Hasher) { hasher.combine(text) }
}
