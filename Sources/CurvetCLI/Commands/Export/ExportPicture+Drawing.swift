import Exporting
import Motion
import Preview

extension ExportPicture {
  /// Draws a motion under a title; nil if nothing would be visible.
  init?(of motion: Motion, title: String) {
    guard let picture = MotionPicture(of: motion),
      let drawing = MotionPicture.drawing(of: motion, title: title)
    else { return nil }
    self.init(
      lines: picture.lines(columns: 70, glyphs: .unicode).map(\.text), svg: drawing.untitled,
      notes: picture.notes)
  }
}
