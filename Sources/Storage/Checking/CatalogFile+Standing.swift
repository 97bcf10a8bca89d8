import Diagnostics

/// A standing says how a catalog's form relates to the one this program knows.
package enum SchemaStatus: Hashable, Sendable {
  /// They are the same.
  case current
  /// An older one, of this number, which is brought up to date when the catalog is opened.
  case older(Int)
  /// A newer one, made by this version of Curvet.
  case newer(version: String)
  /// The applied migration of this number is not the one this program knows.
  case tampered(migration: Int)
}

extension CatalogFile {
  /// Returns how the form of a catalog relates to the one this program knows.
  package func standing(of connection: Connection) throws(CatalogError) -> SchemaStatus {
    switch try connection.schemaState(knowing: migrations, comparingHashes: true) {
    case .current: .current
    case .behind(let number): .older(number)
    case .newer(let number, _, _):
      .newer(version: try connection.appVersion(of: number) ?? "unknown")
    case .tampered(let number, _): .tampered(migration: number)
    }
  }
}
