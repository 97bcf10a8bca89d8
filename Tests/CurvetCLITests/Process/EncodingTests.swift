import Testing

/// What the program is given from outside is text in UTF-8, or refused: it would lead to other files.
struct EncodingTests {
  static let cases = [
    (
      #"curvet show "$(printf 'a\377')""#, "word 2 of the command is not text in UTF-8",
      "write it in UTF-8"
    ),
    (
      #"curvet search --catalog "$(printf 'a\377')""#, "word 3 of the command is not text in UTF-8",
      "write it in UTF-8"
    ),
    (
      #"export CURVET_CATALOG="$(printf 'a\377')"; curvet search"#,
      "the variable CURVET_CATALOG is not text in UTF-8", "set it to text in UTF-8"
    ),
    (
      #"d="$(printf 'd\377')"; mkdir "$d"; cd "$d"; curvet init"#,
      "the path of the working folder is not text in UTF-8", "run the command in another folder"
    ),
  ]

  @Test("Text in another encoding is refused", arguments: cases)
  func refused(line: String, message: String, help: String) throws {
    let program = try BuiltProgram()
    try program.shell(line).expect(65, errors: "error: \(message)\nhelp: \(help)\n")
    #expect(program.names.count <= 1)
  }
}
