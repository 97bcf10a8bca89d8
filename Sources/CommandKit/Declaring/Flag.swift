/// A choice made by naming it: `--json`.
@propertyWrapper
public struct Flag<Value>: ArgumentWrapper {
  var box: FlagBox<Value>
  var storage: any ArgumentStorage { box }

  init(_ box: FlagBox<Value>) { self.box = box }

  /// Cannot be used: a flag is a Bool, an Int or an EnumerableFlag.
  @available(*, unavailable, message: "give a Bool flag a default value or an inversion")
  public init() { self.init(FlagBox(initial: nil, choices: [])) }

  /// The value read, or the default.
  public var wrappedValue: Value {
    get { box.wrappedValue }
    set { box.replaceValue(in: &box, with: newValue) }
  }
}

extension Flag where Value == Bool {
  /// Makes a flag that is true where it is named.
  public init(
    wrappedValue: Bool, name: NameSpecification = .long, help: ArgumentHelp? = nil
  ) {
    let yes = FlagChoice<Bool>(names: name.names, help: help) { $0 = true }
    self.init(FlagBox(initial: wrappedValue, choices: [yes]))
  }

  /// Makes a flag that can be named either way.
  public init(
    wrappedValue: Bool, name: NameSpecification = .long, inversion: FlagInversion,
    exclusivity: FlagExclusivity = .exclusive, help: ArgumentHelp? = nil
  ) {
    self.init(
      FlagBox(
        initial: wrappedValue, choices: FlagChoice.pair(name, inversion, help) { $0 = $1 },
        exclusivity: exclusivity, defaultChoice: wrappedValue ? 0 : 1, isPair: true))
  }
}

extension Flag where Value == Bool? {
  /// Makes a flag that can be named either way and is nil where it is not named.
  public init(
    wrappedValue: Bool? = nil, name: NameSpecification = .long, inversion: FlagInversion,
    exclusivity: FlagExclusivity = .exclusive, help: ArgumentHelp? = nil
  ) {
    self.init(
      FlagBox(
        initial: .some(wrappedValue), choices: FlagChoice.pair(name, inversion, help) { $0 = $1 },
        exclusivity: exclusivity, isPair: true))
  }
}

extension Flag where Value == Int {
  /// Makes a flag that counts how often it is named.
  public init(name: NameSpecification = .long, help: ArgumentHelp? = nil) {
    let more = FlagChoice<Int>(names: name.names, help: help) { $0 = ($0 ?? 0) + 1 }
    self.init(FlagBox(initial: 0, choices: [more], isRepeating: true))
  }
}

extension Flag where Value: EnumerableFlag {
  /// Makes a choice that must be made.
  public init(exclusivity: FlagExclusivity = .exclusive, help: ArgumentHelp? = nil) {
    let choices = FlagChoice<Value>.cases(of: Value.self, help) { $0 = $1 }
    self.init(FlagBox(initial: nil, choices: choices, exclusivity: exclusivity))
  }

  /// Makes a choice with a default.
  public init(
    wrappedValue: Value, exclusivity: FlagExclusivity = .exclusive, help: ArgumentHelp? = nil
  ) {
    let choices = FlagChoice<Value>.cases(of: Value.self, help) { $0 = $1 }
    self.init(
      FlagBox(
        initial: wrappedValue, choices: choices, exclusivity: exclusivity,
        defaultChoice: Array(Value.allCases).firstIndex(of: wrappedValue)))
  }
}

extension Flag {
  /// Makes a choice that may be left open.
  public init<T: EnumerableFlag>(
    exclusivity: FlagExclusivity = .exclusive, help: ArgumentHelp? = nil
  ) where Value == T? {
    let choices = FlagChoice<T?>.cases(of: T.self, help) { $0 = $1 }
    self.init(FlagBox(initial: .some(nil), choices: choices, exclusivity: exclusivity))
  }

  /// Makes choices that add up.
  public init<T: EnumerableFlag>(
    wrappedValue: [T], help: ArgumentHelp? = nil
  ) where Value == [T] {
    let choices = FlagChoice<[T]>.cases(of: T.self, help) { $0 = ($0 ?? []) + [$1] }
    self.init(FlagBox(initial: wrappedValue, choices: choices, isRepeating: true))
  }
}
