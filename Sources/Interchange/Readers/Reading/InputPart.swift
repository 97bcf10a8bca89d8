import Presets

/// What comes next of what is read.
package enum InputPart {
  case preset(PresetEntry)
  /// A file whose lines stand by themselves.
  case lines(ReaderInput, any PresetLineReader)
}
