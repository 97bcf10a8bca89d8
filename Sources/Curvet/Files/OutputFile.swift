extension CatalogEnvironment {
  /// Writes a whole file: beside its target first, then put in place.
  ///
  /// - Parameter path: The file as the user named it.
  public func write(_ bytes: [UInt8], to path: String) throws(CatalogError) {
    let writer = try FileWriter(absolute(path), shown: path)
    try writer.write(bytes)
    try writer.finish()
  }
}
