/// The property wrappers among a struct's stored properties.
///
/// They are read from the struct's metadata, whose layout Swift's ABI fixes (docs/ABI/TypeMetadata
/// in the compiler's repository). `Mirror` finds the same wrappers, but its lookups in the runtime
/// take longer than everything else a command line needs.
enum StoredWrappers {
  /// Calls `body` with the name of each wrapped property of a struct and its wrapper's storage, in
  /// the order declared.
  static func forEach<Arguments>(
    of arguments: Arguments, body: (_ property: String, _ storage: WrapperStorage) -> Void
  ) {
    let metadata = Metadata(Arguments.self)
    precondition(metadata.isStruct, "arguments are declared in a struct")
    let wrappers = wrappers
    withUnsafePointer(to: arguments) { arguments in
      for index in 0..<metadata.fieldCount {
        let field = metadata.field(index)
        guard let type = field.genericType, wrappers.contains(type) else { continue }
        // A wrapper stores nothing else.
        let storage = UnsafeRawPointer(arguments).load(
          fromByteOffset: metadata.offset(ofField: index), as: WrapperStorage.self)
        body(propertyName(field.name), storage)
      }
    }
  }

  /// The compiler stores a wrapped property under its name with an underscore before it.
  private static func propertyName(_ name: String) -> String {
    name.utf8.first == UInt8(ascii: "_") ? String(name.dropFirst()) : name
  }

  /// The descriptors that distinguish the wrappers from other types, whatever their values.
  private static var wrappers: [UnsafeRawPointer] {
    [
      Metadata(Argument<Bool>.self).descriptor, Metadata(Flag.self).descriptor,
      Metadata(Option<Bool>.self).descriptor, Metadata(OptionGroup<Bool>.self).descriptor,
    ]
  }
}

/// The runtime's metadata of a type.
private struct Metadata {
  private let address: UnsafeRawPointer

  init(_ type: Any.Type) { address = unsafeBitCast(type, to: UnsafeRawPointer.self) }

  var isStruct: Bool { address.load(as: Int.self) == 0x200 }

  /// The descriptor shared by all types made from one generic type.
  var descriptor: UnsafeRawPointer {
    address.load(fromByteOffset: MemoryLayout<Int>.size, as: UnsafeRawPointer.self)
  }

  var fieldCount: Int { Int(descriptor.load(fromByteOffset: 20, as: UInt32.self)) }

  func field(_ index: Int) -> Field { Field(record: descriptor.following(16) + 16 + 12 * index) }

  func offset(ofField index: Int) -> Int {
    let words = Int(descriptor.load(fromByteOffset: 24, as: UInt32.self))
    let offsets = address + words * MemoryLayout<Int>.size
    return Int(offsets.load(fromByteOffset: 4 * index, as: UInt32.self))
  }
}

/// The runtime's record of a stored property.
private struct Field {
  let record: UnsafeRawPointer

  var name: String { String(cString: record.following(8).assumingMemoryBound(to: CChar.self)) }

  /// The descriptor of the property's type, if the type's name refers to one.
  var genericType: UnsafeRawPointer? {
    let name = record.following(4)
    return switch name.load(as: UInt8.self) {
    case 1: name.following(1)
    case 2: name.following(1).load(as: UnsafeRawPointer.self)
    default: nil
    }
  }
}

extension UnsafeRawPointer {
  /// Returns the address at a relative 32-bit pointer stored at an offset.
  fileprivate func following(_ offset: Int) -> UnsafeRawPointer {
    self + offset + Int((self + offset).loadUnaligned(as: Int32.self))
  }
}
