import StrictJSON
import Testing

@testable import Motion
@testable import Presets

/// The schema names the fields that the reader knows, in the same order.
struct SchemaFieldTests {
  /// The fields of an object: what the schema calls it, and the reader's list.
  struct Fields: Sendable, CustomTestStringConvertible {
    var definition: String
    var names: [String]
    var required: [String]

    init<Root>(_ definition: String, _ fields: [Field<Root>]) {
      self.definition = definition
      names = fields.map(\.name)
      required = fields.filter(\.isRequired).map(\.name)
    }

    var testDescription: String { definition }
  }

  @Test("An object has the fields that the reader knows, each with a text", arguments: lists)
  func fields(list: Fields) throws {
    let object = try Self.object(list.definition)
    let properties = try #require(object["properties"])
    #expect(properties.members.map(\.key) == list.names)
    #expect(object["additionalProperties"]?.bool == false)
    #expect((object["required"]?.elements.compactMap(\.string) ?? []) == list.required)
    for property in properties.members {
      let text = property.value["description"]?.string
      #expect(text?.last == ".", "\(property.key)")
    }
  }

  @Test("A preset has the fields that the reader knows, and its name where it stands alone")
  func preset() throws {
    let properties = try Self.object("presetObject")["properties"]?.members.map(\.key)
    #expect(properties == Preset.fieldNames)
    let named = try Self.object("namedPreset")["properties"]?.members.map(\.key)
    #expect(named == ["name"] + Preset.fieldNames)
  }

  @Test("Every object of fields has its list here") func everyObject() throws {
    let known = Set(Self.lists.map(\.definition) + ["presetObject", "namedPreset"])
    let objects = try #require(Self.root["$defs"]).members.filter {
      $0.value["additionalProperties"]?.bool == false
    }
    #expect(objects.map(\.key).filter { !known.contains($0) } == [])
  }

  @Test("Whatever is referred to is defined") func references() throws {
    let text = String(decoding: DocumentSchema.text, as: UTF8.self)
    let names = text.components(between: "#/$defs/", and: "\"")
    let known = Set(SchemaDefinition.allCases.map(\.rawValue))
    #expect(Set(names).subtracting(known) == [])
    #expect(known.subtracting(names) == [])
  }

  private static let lists = [
    Fields("document", DocumentReader.Top.fields), Fields("source", PresetSource.fields),
    Fields("localization", Localization.fields), Fields("deprecation", Deprecation.fields),
    Fields("ignoredRule", IgnoredRule.fields), Fields("curve", Curve.fields),
    Fields("spring", SpringDraft.fields), Fields("duration", NamedDuration.fields),
    Fields("keyframes", Keyframes.fields), Fields("track", Keyframes.Track.fields),
    Fields("frame", Keyframes.RelativeKeyframe.fields), Fields("transition", Transition.fields),
    Fields("perspective", Transition.Perspective.fields), Fields("zoom", Transition.Zoom.fields),
    Fields("frameRateRange", FrameRateRange.fields), Fields("layer", Transition.Layer.fields),
    Fields("layerFrame", Transition.RelativeKeyframe.fields), Fields("animator", Animator.fields),
    Fields("animation", Animator.Animation.fields),
    Fields("continuation", Animator.Continuation.fields), Fields("group", MotionGroup.fields),
    Fields("member", MotionGroup.Member.fields), Fields("interaction", Interaction.fields),
    Fields("measure", Measure.fields),
  ]

  private static var root: JSONValue {
    get throws {
      try #require(JSONDocument.read(DocumentSchema.text, file: "schema").document).root
    }
  }

  /// The object of a definition; of several forms it is the one that has fields.
  private static func object(_ name: String) throws -> JSONValue {
    let definition = try #require(try root["$defs"]?[name])
    if definition["properties"] != nil { return definition }
    return try #require(definition["anyOf"]?.elements.first { $0["properties"] != nil })
  }
}

extension String {
  /// The texts between every two marks.
  fileprivate func components(between start: String, and end: Character) -> [String] {
    split(separator: start).dropFirst().map { String($0.prefix { $0 != end }) }
  }
}
