import Diagnostics
import Rules
import Testing

@testable import Curvet

@Suite struct CatalogLocationTests {
  private func find(
    _ bench: Bench, option: String? = nil, in folder: String? = nil, _ variables: [String: String]
  ) throws -> CatalogLocation {
    var environment = bench.environment(variables)
    if let folder { environment.workingDirectory = bench.path(folder) }
    return try CatalogLocation.find(option: option, in: environment)
  }

  @Test func whoNamesACatalogFirst() throws {
    let bench = try Bench()
    try bench.write(#"{"catalog": "own/team.sqlite"}"#, to: "project/curvet.config.json")
    try bench.write("", to: "project/deep/er/file")
    let all = ["CURVET_CATALOG": "v.sqlite", "XDG_DATA_HOME": "/xdg", "HOME": "/home/kim"]
    let deep = "project/deep/er"
    let option = try find(bench, option: "o.sqlite", in: deep, all)
    #expect(
      option
        == CatalogLocation(path: bench.path("\(deep)/o.sqlite"), shown: "o.sqlite", origin: .option)
    )
    let variable = try find(bench, in: deep, all)
    #expect(
      variable
        == CatalogLocation(
          path: bench.path("\(deep)/v.sqlite"), shown: "v.sqlite", origin: .variable))
    let project = CatalogLocation(
      path: bench.path("project/own/team.sqlite"), shown: bench.path("project/own/team.sqlite"),
      origin: .project(bench.path("project/curvet.config.json")))
    #expect(try find(bench, in: deep, ["HOME": "/home/kim", "CURVET_CATALOG": ""]) == project)
    let inside = try find(bench, in: "project", ["HOME": "/home/kim"])
    #expect(inside.shown == "own/team.sqlite")
    let atHome = try find(bench, in: deep, ["HOME": bench.path("project")])
    #expect(atHome.shown == "~/own/team.sqlite")
    #expect(
      try find(bench, ["XDG_DATA_HOME": "/xdg", "HOME": "/home/kim"])
        == CatalogLocation(
          path: "/xdg/curvet/catalog.sqlite", shown: "/xdg/curvet/catalog.sqlite", origin: .user))
  }

  @Test(arguments: [
    (
      ["HOME": "/home/kim"], "/home/kim/.local/share/curvet/catalog.sqlite",
      "~/.local/share/curvet/catalog.sqlite"
    ),
    (
      ["HOME": "/home/kim", "XDG_DATA_HOME": "data"],
      "/home/kim/.local/share/curvet/catalog.sqlite", "~/.local/share/curvet/catalog.sqlite"
    ),
    (
      ["HOME": "/home/kim", "XDG_DATA_HOME": ""], "/home/kim/.local/share/curvet/catalog.sqlite",
      "~/.local/share/curvet/catalog.sqlite"
    ),
    (["XDG_DATA_HOME": "/data"], "/data/curvet/catalog.sqlite", "/data/curvet/catalog.sqlite"),
    (
      ["HOME": "/home/kim/", "XDG_DATA_HOME": "/home/kim/x"], "/home/kim/x/curvet/catalog.sqlite",
      "~/x/curvet/catalog.sqlite"
    ),
    (
      ["HOME": "/домой/ким"], "/домой/ким/.local/share/curvet/catalog.sqlite",
      "~/.local/share/curvet/catalog.sqlite"
    ),
  ])
  func theUsersOwn(variables: [String: String], path: String, shown: String) throws {
    let location = try find(Bench(), variables)
    #expect(location == CatalogLocation(path: path, shown: shown, origin: .user))
  }

  @Test(arguments: [[:], ["XDG_DATA_HOME": "data"], ["HOME": ""]])
  func noHome(variables: [String: String]) throws {
    let bench = try Bench()
    #expect(
      failure { _ = try find(bench, variables) }?.told == """
        notFound no home folder for the catalog \
        | setHomeOrNameCatalog
        """)
  }

  @Test(arguments: [
    ("{", "1:2 json/syntax"), ("[]", nil),
    (#"{"rules": 1}"#, "1:11 config/rules 'rules' must be an object"),
    (
      #"{"rules": {"quality/to-long": "off"}}"#,
      #"1:12 config/rules unknown rule 'quality/to-long'"#
    ),
    (
      #"{"rules": {"structure/range": "off"}}"#,
      "1:12 config/rules 'structure/range' is part of the format, so its level can't be set"
    ),
    (
      #"{"rules": {"quality/*": "none"}}"#,
      "1:25 config/rules the level of 'quality/*' must be off, note, warning, or error"
    ),
    (#"{"catalog": 1}"#, "1:13 config/catalog 'catalog' must be the path of the project's catalog"),
    (
      #"{"catalog": ""}"#, "1:13 config/catalog 'catalog' must be the path of the project's catalog"
    ),
    (#"{"catalogue": "x"}"#, #"1:2 config/unknown-field unknown field 'catalogue'"#),
    (#"{"catalog": "a", "catalog": "b"}"#, "1:18 json/duplicate-key"),
  ])
  func aBrokenConfiguration(text: String, told: String?) throws {
    let bench = try Bench()
    try bench.write(text, to: "curvet.config.json")
    let error = try #require(failure { _ = try find(bench, ["HOME": "/home/kim"]) })
    let path = bench.path("curvet.config.json")
    #expect(error.kind == .invalidInput)
    #expect(error.path == path)
    var findings = FindingList()
    findings.append(contentsOf: error.findings)
    if let told {
      #expect(findings.told.count == 1)
      #expect(findings.told.first?.hasPrefix("\(path):\(told)") == true, "\(findings.told)")
    } else {
      #expect(error.message == "the configuration must be a JSON object")
    }
    // An option needs no configuration.
    #expect(try find(bench, option: "x", [:]).path == bench.path("x"))
  }

  @Test func aConfigurationWithoutACatalogNamesNone() throws {
    let bench = try Bench()
    try bench.write(#"{"rules": {"platform/*": "error"}}"#, to: "curvet.config.json")
    #expect(try find(bench, ["HOME": "/home/kim"]).origin == .user)
    #expect(try ProjectConfig.rules(in: bench.environment) == ["platform/*": .error])
  }

  @Test(arguments: [
    ("x", "/w/x"), ("/x", "/x"), (".", "/w"), ("~", "/h"), ("~/x", "/h/x"), ("~x", "/w/~x"),
    ("./x", "/w/./x"), ("../x", "/w/../x"),
  ])
  func paths(typed: String, absolute: String) throws {
    var environment = try Bench().environment(["HOME": "/h"])
    environment.workingDirectory = "/w"
    #expect(environment.absolute(typed) == absolute)
  }

  @Test(arguments: [
    ("/w/x", "x"), ("/w", "/w"), ("/w/", "/w/"), ("/wx/y", "/wx/y"), ("/h/x", "~/x"), ("/h", "/h"),
    ("/hx", "/hx"),
    ("/", "/"),
  ])
  func shortPaths(path: String, shown: String) throws {
    var environment = try Bench().environment(["HOME": "/h"])
    environment.workingDirectory = "/w"
    #expect(environment.shortened(path) == shown)
  }

  @Test func aConfigurationIsWrittenOnce() throws {
    let bench = try Bench()
    #expect(
      try ProjectConfig.write(
        to: "curvet.config.json", catalog: "a\"b.sqlite", in: bench.environment))
    #expect(
      try bench.text("curvet.config.json") == """
        {
          "curvet": 1,
          "catalog": "a\\"b.sqlite"
        }

        """)
    #expect(try !ProjectConfig.write(to: "curvet.config.json", catalog: "c", in: bench.environment))
    #expect(try find(bench, [:]).path == bench.path("a\"b.sqlite"))
  }
}
