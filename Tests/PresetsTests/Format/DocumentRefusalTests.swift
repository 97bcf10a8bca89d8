import Testing

/// Documents that are not of the format, and illegal names.
struct DocumentRefusalTests {
  @Test("Documents that are not of the format, and illegal names", arguments: cases)
  func isRefused(_ refusal: Refusal) {
    #expect(refusal.found == refusal.expected)
  }

  static let cases: [Refusal] = [
    .init(
      document: #"[]"#,
      #"structure/document 1:1  | a document must be an object, found an array | write {"curvet": 1, "presets": {…}}"#
    ),
    .init(
      document: #"3"#,
      #"structure/document 1:1  | a document must be an object, found a number | write {"curvet": 1, "presets": {…}}"#
    ),
    .init(
      document: #"{}"#,
      #"structure/missing-field 1:1  | the document needs the field 'presets' | add "presets": {"curve/card": "ease-out 300ms"}"#
    ),
    .init(
      document: #"{"curvet": 1}"#,
      #"structure/missing-field 1:1  | the document needs the field 'presets' | add "presets": {"curve/card": "ease-out 300ms"}"#
    ),
    .init(
      document: #"{"curvet": 2, "presets": {"A": 3}, "more": 1}"#,
      #"structure/version 1:12 /curvet | the document has format version 2, but this Curvet reads version 1 | use the version of Curvet that wrote it, or a newer one"#
    ),
    .init(
      document: #"{"curvet": "1", "presets": {}}"#,
      #"structure/type 1:12 /curvet | curvet must be the version of the format, 1, found '1' | write "curvet": 1"#
    ),
    .init(
      document: #"{"curvet": 0, "presets": []}"#,
      #"structure/type 1:12 /curvet | curvet must be the version of the format, 1, found 0 | write "curvet": 1"#,
      #"structure/type 1:26 /presets | presets must be an object of presets by name, found an array | for example, write {"curve/card": "ease-out 300ms"}"#
    ),
    .init(
      document: #"{"curvet": 1.5, "presets": {}}"#,
      #"structure/type 1:12 /curvet | curvet must be the version of the format, 1, found 1.5 | write "curvet": 1"#
    ),
    .init(
      document: #"{"$schema": 1, "preset": {}}"#,
      #"structure/type 1:13 /$schema | $schema must be a string, found 1 | write a string in double quotes"#,
      #"structure/unknown-field 1:16 /preset | unknown field 'preset' | did you mean 'presets'?"#),
    .init(
      document:
        #"{"presets": {"Curve/Card One": "ease", "1a": "easy", "": "ease", "a//b": "ease", "-": "ease"}}"#,
      #"naming/syntax 1:14 /presets/Curve~1Card One | a name can contain only a–z, 0–9, '-', and '/' | use a valid name, such as 'curve/card-one'"#,
      #"naming/syntax 1:40 /presets/1a | a name must start with a letter | use a valid name, such as 'preset/1a'"#,
      #"structure/value 1:46 /presets/1a | 'easy' isn't a motion | did you mean 'ease'?"#,
      #"naming/syntax 1:54 /presets/ | a name can't be empty | use a name such as 'curve/card'"#,
      #"naming/syntax 1:66 /presets/a~1~1b | each part of a name must start and end with a letter or digit | use a valid name, such as 'a/b'"#,
      #"naming/syntax 1:82 /presets/- | each part of a name must start and end with a letter or digit | use a name such as 'curve/card'"#
    ),
    .init(
      document: #"{"motion": "ease"}"#,
      #"structure/missing-field 1:1  | a preset on its own line needs the field 'name' | write {"name": "curve/card", "motion": {…}}"#
    ),
    .init(
      document: #"{"name": 1, "motion": "ease"}"#,
      #"structure/type 1:10 /name | name must be a string, found a number | write a name in double quotes, such as "curve/card""#
    ),
    .init(
      document: #"{"name": "easeInOut", "motion": "ease"}"#,
      #"naming/syntax 1:10 /name | a name can contain only a–z, 0–9, '-', and '/' | use a valid name, such as 'ease-in-out'"#
    ),
    .init(
      document: #"{"name": "a"}"#,
      #"structure/missing-field 1:1  | the preset needs the field 'motion' | add "motion": "ease-out 300ms""#
    ),
    .init(
      document: #"{"name": "a", "motion": "ease", "presets2": 1}"#,
      #"structure/unknown-field 1:33 /presets2 | unknown field 'presets2' | valid names: name, kind, title, summary, tags, role, source, localizations, reducedMotion, counterpart, deprecated, aliases, ignore, extensions, motion"#
    ),
  ]
}
