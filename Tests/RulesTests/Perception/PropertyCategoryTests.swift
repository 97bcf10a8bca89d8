import Testing

@testable import Rules

struct PropertyNatureTests {
  @Test(
    "Key paths of Core Animation, UIKit, CSS and others",
    arguments: [
      (.place, ["position", "position.y", "center", "transform.translation.x", "translateX", "x"]),
      (.place, ["anchorPoint", "bounds.origin", "contentOffset", "contentsRect", "transform"]),
      (.turn, ["transform.rotation", "transform.rotation.z", "rotate", "rotation"]),
      (.depth, ["transform.rotation.x", "rotateY", "rotationX", "transform.translation.z"]),
      (.depth, ["sublayerTransform.m34", "anchorPointZ"]),
      (.scale, ["transform.scale", "transform.scale.x", "scaleY", "zoom"]),
      (.layout, ["frame", "bounds", "bounds.size", "width", "constraint.top", "margin-left"]),
      (.layout, ["paddingTop", "layoutMargins", "contentInset", "left", "size"]),
      (.light, ["opacity", "alpha", "hidden", "isHidden", "shadowOpacity"]),
      (.colour, ["backgroundColor", "tintColor", "background-color"]),
      (.form, ["cornerRadius", "lineWidth", "zPosition", "effect", "strokeEnd", "shadowOffset"]),
    ] as [(PropertyCategory, [String])])
  func natures(nature: PropertyCategory, properties: [String]) {
    #expect(properties.filter { PropertyCategory(property: $0) != nature } == [])
  }
}
