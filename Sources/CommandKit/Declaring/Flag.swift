/// A choice made by naming it: `--json`.
@propertyWrapper
public struct Flag<Value> {
  var box: FlagBox<Value>

  init(_ box: FlagBox<Value>) { self.box = box }

  /// Cannot be used: a flag is a Bool, an Int or an EnumerableFlag.
  @available(*, unavailable, message: "give a Bool flag a default value or an inversion")
  public init() { self.init(FlagBox(FlagDeclaration(), initial: nil) { _, _ in }) }

  /// The value read, or the default.
  public var wrappedValue: Value {
    get { box.value.parsed }
    set { box = box.copy(with: newValue) }
  }
}

extension Flag where Value == Bool {
  /// Makes a flag that is true where it is named.
  public init(
    wrappedValue: Bool, name: NameSpecification = .long, help: ArgumentHelp? = nil
  ) {
    self.init(FlagBox(.single(name, help), initial: wrappedValue) { value, _ in value = true })
  }

  /// Makes a flag that can be named either way.
  public init(
    wrappedValue: Bool, name: NameSpecification = .long, inversion: FlagInversion,
    exclusivity: FlagExclusivity = .exclusive, help: ArgumentHelp? = nil
  ) {
    let pair = FlagDeclaration.pair(name, inversion, help, exclusivity)
    self.init(
      FlagBox(pair.defaulting(to: wrappedValue ? 0 : 1), initial: wrappedValue) { $0 = $1 == 0 })
  }
}

extension Flag where Value == Bool? {
  /// Makes a flag that can be named either way and is nil where it is not named.
  public init(
    wrappedValue: Bool? = nil, name: NameSpecification = .long, inversion: FlagInversion,
    exclusivity: FlagExclusivity = .exclusive, help: ArgumentHelp? = nil
  ) {
    let pair = FlagDeclaration.pair(name, inversion, help, exclusivity)
    self.init(FlagBox(pair, initial: .some(wrappedValue)) { $0 = .some($1 == 0) })
  }
}

extension Flag where Value == Int {
  /// Makes a flag that counts how often it is named.
  public init(name: NameSpecification = .long, help: ArgumentHelp? = nil) {
    let flag = FlagDeclaration.single(name, help)
    self.init(FlagBox(flag.repeating(), initial: 0) { value, _ in value = (value ?? 0) + 1 })
  }
}

extension Flag where Value: EnumerableFlag {
  /// Makes a choice that must be made.
  public init(exclusivity: FlagExclusivity = .exclusive, help: ArgumentHelp? = nil) {
    let cases = Array(Value.allCases)
    self.init(FlagBox(.cases(of: cases, help, exclusivity), initial: nil) { $0 = cases[$1] })
  }

  /// Makes a choice with a default.
  public init(
    wrappedValue: Value, exclusivity: FlagExclusivity = .exclusive, help: ArgumentHelp? = nil
  ) {
    let cases = Array(Value.allCases)
    let choice = FlagDeclaration.cases(of: cases, help, exclusivity)
    self.init(
      FlagBox(choice.defaulting(to: cases.firstIndex(of: wrappedValue)), initial: wrappedValue) {
        $0 = cases[$1]
      })
  }
}

extension Flag {
  /// Makes a choice that may be left open.
  public init<T: EnumerableFlag>(
    exclusivity: FlagExclusivity = .exclusive, help: ArgumentHelp? = nil
  ) where Value == T? {
    let cases = Array(T.allCases)
    self.init(
      FlagBox(.cases(of: cases, help, exclusivity), initial: .some(nil)) { $0 = .some(cases[$1]) })
  }

  /// Makes choices that add up.
  public init<T: EnumerableFlag>(
    wrappedValue: [T], help: ArgumentHelp? = nil
  ) where Value == [T] {
    let cases = Array(T.allCases)
    let choices = FlagDeclaration.cases(of: cases, help).repeating()
    self.init(FlagBox(choices, initial: wrappedValue) { $0 = ($0 ?? []) + [cases[$1]] })
  }
}
