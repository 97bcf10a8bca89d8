import Diagnostics
import Storage

extension Catalog {
  /// Returns the moment after the last operation; nil where there has been none.
  package func lastMoment() throws(CatalogError) -> CatalogRevision? {
    try store.catalogRevision(ago: 0)
  }
}
