import Testing

/// What the program is given from outside is text in UTF-8, or refused: it would lead to other files.
struct EncodingTests {
  static let cases = [
    (
      #"curvet show "$(printf 'a\377')""#, "argument 2 isn't valid UTF-8",
      "write it in UTF-8"
    ),
    (
      #"curvet search --catalog "$(printf 'a\377')""#, "argument 3 isn't valid UTF-8",
      "write it in UTF-8"
    ),
    (
      #"export CURVET_CATALOG="$(printf 'a\377')"; curvet search"#,
      "the variable CURVET_CATALOG isn't valid UTF-8", "set it to valid UTF-8"
    ),
    (
      #"d="$(printf 'd\377')"; mkdir "$d"; cd "$d"; curvet init"#,
      "the path of the current folder isn't valid UTF-8", "run the command in another folder"
    ),
  ]

  @Test("Text in another encoding is refused", arguments: cases)
  func refused(line: String, message: String, help: String) throws {
    let program = try BuiltProgram()
    try program.shell(line).expect(65, errors: "error: \(message)\nhelp: \(help)\n")
    #expect(program.names.count <= 1)
  }
}
