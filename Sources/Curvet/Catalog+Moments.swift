import Diagnostics
import Storage

extension Catalog {
  /// Returns the moment after the last operation; nil where there has been none.
  public func lastMoment() throws(CatalogError) -> CatalogMoment? {
    try store.moment(ago: 0)
  }
}
