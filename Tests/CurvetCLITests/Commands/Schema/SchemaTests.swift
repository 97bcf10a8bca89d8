import Exporting
import Presets
import Testing

struct SchemaTests {
  @Test("Help is whole") func help() throws {
    let desk = try Desk(.none)
    desk.run("schema", "--help").expect(
      0,
      """
      Print the JSON Schema of documents, for editors.

      EXAMPLES
        curvet schema > curvet.schema.json  save it for an editor
        curvet schema --config > curvet.config.schema.json
                                            the schema of curvet.config.json
        curvet schema --flat > curvet-motion.schema.json
                                            the schema of JSON that apps play

      USAGE
        curvet schema [<options>]

      OPTIONS
        --config                Print the schema of curvet.config.json instead.
        --flat                  Print the schema of what 'export --to json --flat'
                                writes instead.
        -h, --help              Show this help.

      GLOBAL OPTIONS
        --catalog <path>        The catalog to use.
        --allow-outside         Let curvet.config.json name files outside its project.
        -q, --quiet             Suppress extra output.
        --no-color              Print without colors.

      Save it beside a document and name it in the document's "$schema"; the editor
      then completes fields and kinds. The schema helps you type; 'curvet validate'
      checks everything.

      """)
  }

  @Test("The schema is printed as it is, and needs no catalog") func schema() throws {
    let desk = try Desk(.none)
    desk.run("schema").expect(0, String(decoding: DocumentSchema.text, as: UTF8.self))
    #expect(desk.names(in: "../home") == [])
  }

  @Test("The schema of JSON that apps play is printed as it is") func flat() throws {
    let desk = try Desk(.none)
    desk.run("schema", "--flat").expect(0, String(decoding: FlatSchema.text, as: UTF8.self))
    desk.run("schema", "--flat", "--config").expect(
      64,
      errors: """
        error: '--config' and '--flat' can't be used together
        help: leave out one of them

        """)
  }

  @Test("Mistakes in the command line") func usage() throws {
    let desk = try Desk(.none)
    desk.run("schema", "--json").expect(
      64,
      errors: """
        error: unknown option '--json'
        help: see 'curvet schema --help'

        """)
    desk.run("schema", "x").expect(
      64,
      errors: """
        error: unexpected argument 'x'
        help: 'curvet schema' takes no arguments

        """)
  }
}
