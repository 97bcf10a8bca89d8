import Diagnostics
import Foundation
import Storage
import Testing
import Validation

@testable import Curvet

@Suite struct CreatingTests {
  @Test func aNewCatalogHasTheBuiltInPresets() throws {
    let bench = try Bench()
    let location = CatalogLocation(path: "deep/er/catalog.sqlite", in: bench.environment)
    try Catalog.create(location, isEmpty: false, in: bench.environment)
    let catalog = try Catalog(location, for: .reading, in: bench.environment)
    #expect(try catalog.count() > 100)
    #expect(try catalog.validate() == [])
    #expect(
      try bench.rows(
        "SELECT command || '|' || author FROM operation", in: "deep/er/catalog.sqlite")
        == ["init|kim"])
    #expect(bench.files == ["deep", "deep/er", "deep/er/catalog.sqlite"])
  }

  @Test func whatIsThereStays() throws {
    let bench = try Bench()
    try bench.write("mine", to: "file")
    try bench.write("mine", to: "folder/x")
    for (path, told) in [
      ("file", "the file already exists | useCatalog"),
      ("folder", "expected a file, found a folder | name a file in it"),
    ] {
      let location = CatalogLocation(path: path, in: bench.environment)
      let error = failure { try Catalog.create(location, isEmpty: true, in: bench.environment) }
      #expect(error?.told == "exists \(path): \(told)")
    }
    let location = CatalogLocation(path: "file/catalog.sqlite", in: bench.environment)
    #expect(
      failure { try Catalog.create(location, isEmpty: true, in: bench.environment) }?.kind
        == .cannotOpen)
    #expect(bench.files == ["file", "folder", "folder/x"])
    #expect(try bench.text("file") == "mine")
  }

  @Test func ofTwoOneWins() async throws {
    let bench = try Bench()
    let environment = bench.environment
    let location = CatalogLocation(path: "catalog.sqlite", in: environment)
    let errors = await withTaskGroup(of: CatalogError?.self) { group in
      for _ in 0..<4 {
        group.addTask {
          failure { try Catalog.create(location, isEmpty: false, in: environment) }
        }
      }
      return await group.reduce(into: [CatalogError?]()) { $0.append($1) }
    }
    #expect(errors.filter { $0 == nil }.count == 1)
    #expect(errors.compactMap { $0?.kind } == [.exists, .exists, .exists])
    #expect(bench.files == ["catalog.sqlite"])
    #expect(try bench.catalog().count() > 100)
  }

  @Test func whatIsNotThereCannotBeOpened() throws {
    let bench = try Bench()
    let environment = bench.environment(["CURVET_CATALOG": "no.sqlite"])
    for (location, told) in [
      (
        CatalogLocation(path: "no.sqlite", in: environment),
        "notFound no.sqlite: no such catalog | createCatalog(path: Optional(\"no.sqlite\"))"
      ),
      (
        try CatalogLocation.find(option: nil, in: environment),
        "notFound no.sqlite: no such catalog | createCatalog(path: nil) | the path comes from CURVET_CATALOG"
      ),
    ] {
      #expect(failure { _ = try Catalog(location, for: .reading, in: environment) }?.told == told)
    }
    try bench.write("text", to: "text")
    let text = CatalogLocation(path: "text", in: environment)
    #expect(failure { _ = try Catalog(text, for: .reading, in: environment) }?.kind == .notACatalog)
    #expect(bench.files == ["text"])
  }
}
