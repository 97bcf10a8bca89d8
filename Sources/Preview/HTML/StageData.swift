import StrictJSON

/// Stage data is what a page's script plays: numbers over equal steps of time, nothing else.
struct StageData {
  private let scene: StageScene
  private let fit: StageFit

  init(_ scene: StageScene, fit: StageFit) {
    (self.scene, self.fit) = (scene, fit)
  }

  /// Writes the scene: how long it takes, and the channels of each actor.
  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("seconds", scene.seconds)
      writer.member("steps", (scene.actors.first?.moments.count ?? 1) - 1)
      if scene.isStepped { writer.member("held", 1) }
      writer.array("actors") { writer in
        for actor in scene.actors { write(actor, to: &writer) }
      }
    }
  }

  private func write(_ actor: StageScene.Actor, to writer: inout JSONWriter) {
    let size = fit.size(of: actor)
    var last: [Double]?
    var matrices = actor.moments.map { moment -> [Double]? in
      last = fit.matrix(to: moment.corners, of: size) ?? last
      return last
    }
    // What is hidden waits where it is seen first.
    let first = matrices.lazy.compactMap(\.self).first ?? [1, 0, 0, 0, 1, 0, 0, 0]
    matrices = matrices.map { $0 ?? first }
    let isSeen = actor.moments.map { moment in
      fit.matrix(to: moment.corners, of: size) == nil ? 0.0 : 1
    }
    let colors = actor.moments.map(\.color)
    writer.object { writer in
      writer.array("matrix") { writer in
        for index in 0..<8 {
          channel(matrices.map { $0?[index] ?? 0 }, 1e7, to: &writer)
        }
      }
      writer.key("seen")
      channel(isSeen, 1, to: &writer)
      writer.key("opacity")
      channel(actor.moments.map { min(max($0.opacity, 0), 1) }, 1e4, to: &writer)
      writer.key("radius")
      channel(actor.moments.map { max($0.roundness, 0) * size.width }, 100, to: &writer)
      guard let some = colors.lazy.compactMap(\.self).first(where: { $0.count == 4 }) else {
        return
      }
      writer.array("color") { writer in
        for index in 0..<4 {
          let scale = index < 3 ? 255.0 : 1
          channel(colors.map { ($0 ?? some)[index] * scale }, 1e4, to: &writer)
        }
      }
    }
  }

  /// Writes a number for every step; one alone where it never changes.
  private func channel(_ values: [Double], _ precision: Double, to writer: inout JSONWriter) {
    let rounded = values.map { PlotNumber.rounded(PlotNumber.clamped($0), precision) }
    guard let first = rounded.first, rounded.contains(where: { $0 != first }) else {
      return writer.number(rounded.first ?? 0)
    }
    writer.beginArray()
    for value in rounded { writer.number(value) }
    writer.endArray()
  }
}
