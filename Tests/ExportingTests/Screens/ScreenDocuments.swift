/// Transitions of whole screens beyond the built-in ones.
enum ScreenDocuments {
  /// One of each thing that a page may do.
  static let recipes = """
    {"presets": {
      "transition/slide-scale": {"motion": {"style": "custom", "duration": 0.5,
        "timing": {"cubicBezier": [0.3, 0, 0.1, 1]}, "layers": [
        {"layer": "source", "frames": [
          {"property": "transform.translation.x", "start": 0, "duration": 1,
            "to": {"measure": "container.width * -0.3"}}]},
        {"layer": "destination", "initial": {
            "transform.translation.x": {"measure": "container.width - 20"}, "transform.scale": 0.9},
          "frames": [
            {"property": "transform.translation.x", "start": 0, "duration": 1, "to": 0},
            {"property": "transform.scale", "start": 0.5, "duration": 0.5, "to": 1}]}]}},
      "transition/tumble": {"motion": {"style": "custom", "duration": 0.6,
        "timing": {"cubicBezier": [0.4, 0, 0.6, 1]}, "perspective": {"eyeDistance": 700}, "layers": [
        {"layer": "source", "frames": [
          {"property": "transform.rotation.x", "start": 0, "duration": 0.5, "to": 40},
          {"property": "transform.rotation.y", "start": 0.25, "duration": 0.75, "to": -50},
          {"property": "transform.scale", "start": 0, "duration": 1, "to": 0.6}]},
        {"layer": "destination", "initial": {"transform.rotation.x": 80}, "frames": [
          {"property": "transform.rotation.x", "start": 0.25, "duration": 0.75, "to": 0}]}]}},
      "transition/cubic-spring": {"motion": {"style": "custom", "calculationMode": "cubic",
        "perspective": {"eyeDistance": 700}, "timing": {"mass": 3, "stiffness": 1000, "damping": 500},
        "layers": [
        {"layer": "source"},
        {"layer": "destination", "initial": {"transform.rotation.x": 80}, "frames": [
          {"property": "transform.rotation.x", "start": 0, "duration": 0.4, "to": -10},
          {"property": "transform.rotation.x", "start": 0.4, "duration": 0.6, "to": 0}]}]}},
      "transition/back": {"motion": {"style": "custom", "duration": 0.6,
        "timing": {"cubicBezier": [0.6, -0.4, 0.3, 1.5]}, "layers": [
        {"layer": "source", "frames": [
          {"property": "transform.translation.y", "start": 0.5, "duration": 0.5, "to": -96}]},
        {"layer": "destination", "initial": {"transform.rotation": 20}, "frames": [
          {"property": "transform.rotation", "start": 0.25, "duration": 0.5, "to": 0}]}]}},
      "transition/spring-push": {"motion": {"style": "push", "direction": "fromTrailing",
        "timing": {"mass": 1, "stiffness": 300, "damping": 20}}},
      "transition/stepped": {"motion": {"style": "custom", "duration": 0.5,
        "timing": {"linear": [[0, 0], [0.2, 0.6], [1, 1]]}, "layers": [
        {"layer": "source", "frames": [
          {"property": "transform.translation.x", "start": 0.1, "duration": 0.4, "to": -100}]},
        {"layer": "destination", "initial": {"transform.translation.x": 300}, "frames": [
          {"property": "transform.translation.x", "start": 0.5, "duration": 0.4, "to": 0}]}]}}
    }}
    """

  /// Pages that come from where a line of text begins or ends.
  static let sides = """
    {"presets": {
      "transition/push": {"motion": {"style": "push", "direction": "fromTrailing", "duration": 0.4}},
      "transition/turn": {"motion": {"style": "flip", "direction": "fromLeading", "duration": 0.4}}
    }}
    """
}
