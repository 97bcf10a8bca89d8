import Exporting
import Rules
import StrictJSON

/// The JSON Schema of a project's configuration, for editors.
///
/// Its formats and their options are those of ``ExportFormats``, its rules those of the rule book.
package enum ConfigSchema {
  /// The schema's text.
  package static let text: [UInt8] = {
    var writer = JSONWriter(.indented)
    writer.object { writer in
      writer.member("$schema", "https://json-schema.org/draft/2020-12/schema")
      writer.member("title", ProjectConfig.fileName)
      writer.member("type", "object")
      writer.object("properties") { writer in
        writer.object("$schema") { $0.member("type", "string") }
        writer.object("curvet") { $0.member("const", 1) }
        writer.object("catalog") {
          $0.words("string", "The path of the project's catalog, relative to this file.")
          $0.member("minLength", 1)
        }
        writer.object("rules") { $0.rules() }
        writer.object("exports") { writer in
          writer.words("array", "The files that 'curvet export' writes.")
          writer.object("items") { $0.export() }
        }
      }
      writer.key("additionalProperties")
      writer.bool(false)
    }
    writer.newline()
    return writer.bytes
  }()
}

extension JSONWriter {
  fileprivate mutating func words(_ type: String, _ description: String) {
    member("type", type)
    member("description", description)
  }

  fileprivate mutating func list(_ key: String, _ words: [String]) {
    array(key) { writer in
      for word in words { writer.string(word) }
    }
  }

  fileprivate mutating func rules() {
    words("object", "The level of each rule, or of a family of rules.")
    let rules = RuleBook.all.filter { !$0.isPartOfFormat }.map(\.id)
    object("propertyNames") { writer in
      writer.list("enum", RuleBook.families.map { $0.name + "/*" } + rules)
    }
    object("additionalProperties") { writer in
      writer.list("enum", RuleSettings.Setting.allCases.map(\.rawValue) + ["note"])
    }
  }

  fileprivate mutating func export() {
    member("type", "object")
    object("properties") { writer in
      writer.object("to") { writer in
        writer.member("description", "The format to write.")
        writer.list("enum", ExportFormats.all.map(\.name))
      }
      writer.object("output") { writer in
        writer.words("string", "The file or folder to write, relative to this file.")
        writer.member("minLength", 1)
      }
      writer.object("presets") { writer in
        writer.words("array", "Preset names, or patterns such as curve/app/*.")
        writer.object("items") { $0.member("type", "string") }
        writer.member("minItems", 1)
      }
      writer.object("query") { $0.words("string", "A search that selects the presets.") }
      for option in ExportFormats.options { writer.object(option.name) { $0.option(option) } }
      writer.object("maxError") { writer in
        writer.member("description", "The largest allowed error, as a fraction of the distance.")
        writer.type(.number(0...1))
      }
    }
    list("required", ["to", "output"])
    key("additionalProperties")
    bool(false)
    object("not") { $0.list("required", ["presets", "query"]) }
    let own = ExportFormats.options.filter { $0.word == nil }
    guard !own.isEmpty else { return }
    array("allOf") { writer in
      for option in own {
        let formats = ExportFormats.all.filter { $0.option(named: option.name) != nil }.map(\.name)
        writer.object { writer in
          writer.object("if") { $0.list("required", [option.name]) }
          writer.object("then") { writer in
            writer.object("properties") { writer in
              writer.object("to") { $0.list("enum", formats) }
            }
          }
        }
      }
    }
  }

  private mutating func option(_ option: OptionDescription) {
    let formats = ExportFormats.all.filter { $0.option(named: option.name) != nil }.map(\.name)
    member("description", "\(formats.joined(separator: ", ")): \(option.help)")
    type(option.type)
    switch option.defaultValue {
    case nil: break
    case .flag(let flag)?:
      key("default")
      bool(flag)
    case .text(let text)?: member("default", text)
    case .number(let number)?: member("default", number)
    case .integer(let number)?: member("default", number)
    case .words(let words)?: list("default", words)
    }
  }

  private mutating func type(_ type: OptionType) {
    switch type {
    case .flag: member("type", "boolean")
    case .text:
      member("type", "string")
      member("minLength", 1)
    case .number(let range):
      member("type", "number")
      member("minimum", range.lowerBound)
      member("maximum", range.upperBound)
    case .integer(let range):
      member("type", "integer")
      member("minimum", range.lowerBound)
      member("maximum", range.upperBound)
    case .word(let words): list("enum", words)
    case .measures:
      member("type", "array")
      object("items") { writer in
        writer.member("type", "string")
        writer.member("pattern", "^[^=]+=[-+.0-9eE]+$")
      }
    case .words(let words, _):
      member("type", "array")
      object("items") { $0.list("enum", words) }
    }
  }
}
