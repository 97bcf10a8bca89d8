import RuntimeQuartzCore

/// Measures a view in a space, and places its items.
typealias Layout = @MainActor (ViewNode, CGSize) -> CGSize

extension ViewNode {
  /// Measures it in a space, and keeps the size; a list is like a ZStack.
  func measure(in space: CGSize) -> CGSize {
    size = (layout ?? Layouts.layers(.center))(self, space)
    return size
  }
}

/// The ways in which views take space, as far as the motion on top of them needs it.
@MainActor enum Layouts {
  /// As its one view is.
  static let same = layers(.center)

  /// One on top of the other.
  static func layers(_ alignment: Alignment) -> Layout {
    { node, space in
      let items = node.items
      let staying = items.filter { !$0.isLeaving }.map { $0.measure(in: space) }
      let size = staying.reduce(CGSize.zero) {
        CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height))
      }
      for item in items where item.isLeaving { _ = item.measure(in: space) }
      for item in items { item.origin = alignment.origin(of: item.size, in: size) }
      return size
    }
  }

  // Source: View, "frame(width:height:alignment:)": the view's own size in a dimension that's nil.
  static func frame(width: CGFloat?, height: CGFloat?, _ alignment: Alignment) -> Layout {
    { node, space in
      let offered = CGSize(width: width ?? space.width, height: height ?? space.height)
      let inner = layers(alignment)(node, offered)
      let size = CGSize(width: width ?? inner.width, height: height ?? inner.height)
      for item in node.items { item.origin = alignment.origin(of: item.size, in: size) }
      return size
    }
  }

  // Source: View, "position(x:y:)": the center of the view, in the whole space of its parent.
  static func position(_ center: CGPoint) -> Layout {
    { node, space in
      for item in node.items {
        let size = item.measure(in: space)
        item.origin = CGPoint(x: center.x - size.width / 2, y: center.y - size.height / 2)
      }
      return space
    }
  }

  /// A primary view, with another one behind or in front of it that's offered its size.
  static func beside(_ alignment: Alignment) -> Layout {
    { node, space in
      let groups = node.children.map(\.group)
      var size = CGSize.zero
      for item in groups[0] {
        let own = item.measure(in: space)
        size = CGSize(width: max(size.width, own.width), height: max(size.height, own.height))
      }
      for item in groups[0] { item.origin = Alignment.center.origin(of: item.size, in: size) }
      for item in groups[1] {
        item.origin = alignment.origin(of: item.measure(in: size), in: size)
      }
      return size
    }
  }
}
