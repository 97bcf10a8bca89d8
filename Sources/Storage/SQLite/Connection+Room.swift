import Diagnostics

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension Connection {
  /// Throws `full` where a process may not write as far into files as the catalog reaches.
  ///
  /// A change would fail in its midst then, and could not even be undone by this process.
  func demandRoom() throws(CatalogError) {
    var limit = rlimit()
    #if canImport(Glibc)
      let resource = __rlimit_resource_t(RLIMIT_FSIZE.rawValue)
    #else
      let resource = RLIMIT_FSIZE
    #endif
    var status = stat()
    guard getrlimit(resource, &limit) == 0, stat(location, &status) == 0,
      UInt64(limit.rlim_cur) < UInt64(max(0, status.st_size))
    else { return }
    throw CatalogError(
      .full, "there is no room left to write", path: path,
      hints: ["nothing was changed; make room and try again"])
  }

  /// Throws `full` if a folder's disk has no room for a copy of the catalog.
  func demandRoom(forCopyIn folder: String) throws(CatalogError) {
    var status = stat()
    guard stat(location, &status) == 0 else { return }
    try handle.options.demandRoom(for: Int(status.st_size), in: folder)
  }
}
