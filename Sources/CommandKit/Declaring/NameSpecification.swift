/// The names of an option or flag.
public struct NameSpecification: Sendable, ExpressibleByArrayLiteral {
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
  public init(arrayLiteral elements: Element...) { self.elements = elements }

  /// `--name`, from the property's name in kebab case.
  public static var long: Self { [.long] }
  /// `-n` and `--name`.
  public static var shortAndLong: Self { [.short, .long] }
  /// `--text`.
  public static func customLong(_ name: String) -> Self { [.customLong(name)] }
  /// `-c`.
  public static func customShort(_ character: Character) -> Self { [.customShort(character)] }

  /// Returns the names with their dashes, the short ones first, for a property.
  func names(for property: String) -> [String] {
    let names = elements.map { element in
      switch element {
      case .long: "--" + kebabCase(property)
      case .short: "-" + property.prefix(1)
      case .customLong(let name): "--" + name
      case .customShort(let character): "-\(character)"
      }
    }
    return names.filter { !$0.hasPrefix("--") } + names.filter { $0.hasPrefix("--") }
  }
}
