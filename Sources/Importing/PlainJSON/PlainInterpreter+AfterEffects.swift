import Motion
import Presets
import StrictJSON

extension PlainInterpreter {
  /// Takes a dump of After Effects' keyframes; returns false if the file is none.
  mutating func takeAfterEffects(_ root: JSONSpot) -> Bool {
    if root.value["spacetimeVersion"] != nil, let layers = root["layers"] {
      takeSpacetime(layers)
    } else if root.value["composition"]?.kind == .object, let layers = root["layers"] {
      takeSegments(layers)
    } else if let items = root["project"]?["items"], items.value.kind == .array {
      for item in items.children { takeItem(item) }
    } else {
      return false
    }
    isCertain = true
    return true
  }

  /// Inspector Spacetime: one curve for every property, in seconds.
  private mutating func takeSpacetime(_ layers: JSONSpot) {
    for layer in layers.children {
      for prop in layer["props"]?.children ?? [] {
        let names = [
          layer.value["name"]?.string ?? "layer", prop.value["name"]?.string ?? "property",
        ]
        do throws(ValueProblem) {
          guard let ease = prop.value["ease"], let duration = prop.value["duration"] else {
            throw ValueProblem("it needs an ease and a duration")
          }
          let isHold = ease.elements.allSatisfy { $0.number == 0 }
          guard let shape = isHold ? Curve.Shape.steps(1, jump: .end) : try reader.bezier(ease)
          else {
            throw ValueProblem("its ease is no Bézier")
          }
          let delay = try prop.value["delay"].map { value throws(ValueProblem) in
            try reader.seconds(value, key: "seconds", isDelay: true)
          }
          var curve = Curve(
            shape, duration: .seconds(try reader.seconds(duration, key: "seconds")))
          if let delay, delay > 0 { curve.delay = .seconds(delay) }
          found.add(.curve(curve), named: names, at: prop)
        } catch {
          found.leaveOut(names.dotted, error, at: prop)
        }
      }
    }
  }

  /// uSpec: a curve for every segment, in milliseconds.
  private mutating func takeSegments(_ layers: JSONSpot) {
    for layer in layers.children {
      for property in layer["properties"]?.children ?? [] {
        let segments = property["segments"]?.children ?? []
        for (index, segment) in segments.enumerated() {
          let own = [layer.value["name"]?.string, property.value["name"]?.string]
          let names = own.compactMap(\.self) + (segments.count > 1 ? ["\(index + 1)"] : [])
          do throws(ValueProblem) {
            let text = segment.value["easing"]?.string ?? ""
            let timing =
              text == "hold" ? .curve(Curve(.steps(1, jump: .end))) : try reader.easing(text: text)
            guard case .curve(var curve)? = timing else {
              throw ValueProblem("\"\(text.prefix(60))\" is no easing that is known")
            }
            if let duration = segment.value["durationMs"] {
              curve.duration = .seconds(try reader.seconds(duration, key: "durationMs"))
            }
            found.add(.curve(curve), named: names, at: segment)
          } catch {
            found.leaveOut(names.dotted, error, at: segment)
          }
        }
      }
    }
  }

  /// ae-to-json: keyframes with speeds and influences.
  private mutating func takeItem(_ item: JSONSpot) {
    for layer in item["layers"]?.children ?? [] {
      let name = layer.value["name"]?.string ?? "layer"
      for group in layer["properties"]?.children ?? [] {
        for property in group.children { takeProperty(property, named: [name, property.key]) }
      }
    }
  }

  private mutating func takeProperty(_ property: JSONSpot, named names: [String]) {
    guard let list = property["keyframes"] ?? (property.value.kind == .array ? property : nil),
      list.value.kind == .array
    else {
      for child in property.children where child.value.kind == .object || child.value.kind == .array
      {
        takeProperty(child, named: names.dropLast() + [names.last ?? "", child.key])
      }
      return
    }
    do throws(ValueProblem) {
      guard let motion = try AfterEffectsTrack.motion(list.value, property: names.last ?? "") else {
        return
      }
      found.add(motion, named: names, at: property)
    } catch {
      found.leaveOut(names.dotted, error, at: property)
    }
  }
}
