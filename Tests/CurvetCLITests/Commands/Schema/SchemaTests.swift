import Exporting
import Presets
import Testing

struct SchemaTests {
  @Test("The schemas are printed as they are, and need no catalog") func schema() throws {
    let desk = try Desk(.none)
    desk.run("schema").expect(0, String(decoding: DocumentSchema.text, as: UTF8.self))
    desk.run("schema", "--flat").expect(0, String(decoding: FlatSchema.text, as: UTF8.self))
    #expect(desk.names(in: "../home") == [])
  }
}
