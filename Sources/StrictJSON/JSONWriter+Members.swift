extension JSONWriter {
  /// Writes a member that is a text.
  public mutating func member(_ key: String, _ text: String) {
    self.key(key)
    string(text)
  }

  /// Writes a member that is a text, where there is one.
  public mutating func member(_ key: String, ifPresent text: String?) {
    if let text { member(key, text) }
  }

  /// Writes a member that is a number.
  public mutating func member(_ key: String, _ number: Int) {
    self.key(key)
    integer(number)
  }

  /// Writes a member that is a number or null.
  public mutating func member(_ key: String, _ number: Double?) {
    self.key(key)
    if let number { self.number(number) } else { null() }
  }
}
