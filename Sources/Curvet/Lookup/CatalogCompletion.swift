import Motion
import Storage

/// Finds completions of a partly typed word in a catalog.
///
/// It never creates or upgrades a catalog, or waits for another program. If the catalog can't be read, it
/// finds nothing, because completion must not report errors.
package struct CatalogCompletion {
  private let store: Store?

  /// Looks at the catalog in use.
  ///
  /// - Parameter option: the path that `--catalog` names, if it is given.
  package init(option: String?, in environment: CatalogEnvironment) {
    store = Self.store(option, environment)
  }

  private static func store(_ option: String?, _ environment: CatalogEnvironment) -> Store? {
    guard let location = try? CatalogLocation.find(option: option, in: environment) else {
      return nil
    }
    var options = environment.options
    options.busyTimeout = 20
    options.whenWaiting = nil
    let file = CatalogFile(path: location.path, environment: environment.storage, options: options)
    guard let connection = try? file.openAsItIs() else { return nil }
    return Store(connection, environment: environment.storage)
  }

  /// How many names or tags are returned at most.
  package static let limit = 500

  /// Returns the names and aliases that begin with a text, as far as their next `/` if several go on.
  package func names(startingWith start: String) -> [NameCompletion] {
    (try? store?.nameCompletions(of: start, limit: Self.limit)) ?? []
  }

  /// Returns the tags in use that begin with a text.
  package func tags(startingWith start: String) -> [String] {
    (try? store?.tags(startingWith: start, limit: Self.limit)) ?? []
  }

  /// Returns the kind of the preset that has a name or alias.
  package func kind(of name: String) -> MotionKind? {
    (try? store?.kind(named: name)).flatMap { $0.flatMap(MotionKind.init) }
  }
}
