/// The names an option or flag goes by.
public struct NameSpecification: Sendable, Hashable, ExpressibleByArrayLiteral {
  /// One of the names.
  public enum Element: Sendable, Hashable {
    /// `--name`, from the property's name in kebab case.
    case long
    /// `-n`, from the first letter of the property's name.
    case short
    /// `--text`.
    case customLong(_ name: String)
    /// `-c`.
    case customShort(_ character: Character)
  }

  /// The names in the order given.
  public var elements: [Element]

  /// Makes a specification of several names.
  public init(_ elements: [Element]) {
    self.elements = elements
  }

  /// Makes a specification of several names.
  public init(arrayLiteral elements: Element...) {
    self.init(elements)
  }

  /// `--name`, from the property's name in kebab case.
  public static var long: Self { [.long] }
  /// `-n`, from the first letter of the property's name.
  public static var short: Self { [.short] }
  /// `-n` and `--name`.
  public static var shortAndLong: Self { [.short, .long] }
  /// `--text`.
  public static func customLong(_ name: String) -> Self { [.customLong(name)] }
  /// `-c`.
  public static func customShort(_ character: Character) -> Self { [.customShort(character)] }

  /// Returns the names with their dashes, the short ones first, for a property.
  func names(for property: String) -> [String] {
    var short: [String] = []
    var long: [String] = []
    for element in elements {
      switch element {
      case .long: long.append("--" + kebabCase(property))
      case .short: short.append("-" + String(property.prefix(1)))
      case .customLong(let name): long.append("--" + name)
      case .customShort(let character): short.append("-" + String(character))
      }
    }
    return short + long
  }
}
