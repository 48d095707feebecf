import FoundationEssentials

/// What the compiler asks.
enum Message {
  case capability
  case expansion(Expansion)
  case unknown

  /// Reads a message, written as Swift's `Codable` writes enumerations.
  init(_ json: [UInt8]) {
    let body = try? JSONDecoder().decode([String: Body].self, from: Data(json))
    guard let (name, body) = body?.first else {
      self = .unknown
      return
    }
    switch name {
    case "getCapability": self = .capability
    case "expandFreestandingMacro", "expandAttachedMacro":
      self = .expansion(
        Expansion(
          macro: body.macro?.typeName ?? "", role: body.macroRole ?? "", attribute: body.attributeSyntax?.source ?? "",
          declaration: body.declSyntax?.source, surroundings: body.lexicalContext?.first?.source ?? ""))
    default: self = .unknown
    }
  }

  private struct Body: Decodable {
    struct Macro: Decodable { let typeName: String }
    struct Syntax: Decodable { let source: String }

    let macro: Macro?
    let macroRole: String?
    let attributeSyntax: Syntax?
    let declSyntax: Syntax?
    let lexicalContext: [Syntax]?
  }
}

/// A macro that is used somewhere.
struct Expansion {
  /// The macro's type.
  let macro: String
  /// What is to be made.
  let role: String
  /// The macro as it is written, with its arguments.
  let attribute: String
  /// What the macro is attached to.
  let declaration: String?
  /// The declaration around, without what is inside.
  let surroundings: String
}

/// What the compiler is told.
enum Answer {
  enum Result {
    case source(String)
    case failure(String)
  }

  case capability
  case expansion(Result)

  var json: String {
    switch self {
    case .capability: #"{"getCapabilityResult":{"capability":{"protocolVersion":7,"features":[]}}}"#
    case .expansion(.source(let source)):
      #"{"expandMacroResult":{"expandedSource":\#(Self.quoted(source)),"diagnostics":[]}}"#
    case .expansion(.failure(let text)):
      """
      {"expandMacroResult":{"expandedSource":"","diagnostics":[{"message":\(Self.quoted(text)),"severity":"error",\
      "position":{"fileName":"","offset":0},"highlights":[],"notes":[],"fixIts":[]}]}}
      """
    }
  }

  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\t": quoted += "\\t"
      case "\r": quoted += "\\r"
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
