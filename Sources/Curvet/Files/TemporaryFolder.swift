import Storage

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A temporary folder that nobody else can look into, removed with its files when it is let go.
final class TemporaryFolder: Sendable {
  let path: String

  init(in environment: CatalogEnvironment) throws(CatalogError) {
    let parent = environment.variable("TMPDIR") ?? "/tmp"
    path = "\(parent)/curvet-\(environment.storage.makeUID())"
    if mkdir(path, 0o700) != 0 {
      let reason = String(cString: strerror(errno))
      throw CatalogError(
        .exists, "the folder cannot be made: \(reason)", path: path,
        hints: ["TMPDIR names the folder for temporary files"])
    }
  }

  deinit {
    for name in (try? FileTree.entries(of: path, shown: path)) ?? [] { unlink("\(path)/\(name)") }
    rmdir(path)
  }
}
